"""A network that stalls: what is sent through it is taken, and does not arrive, neither where it goes to nor back."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack

CHUNK = 64 << 10


class Network:
    """Connections from a free loopback port to a server; each way passes bytes on or holds them, and nothing is ever closed by it
    before one of the two sides is."""

    def __init__(self, connect: Callable[[], socket.socket]) -> None:
        """`connect` makes a connection to the server."""
        self._connect = connect
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._passes = {"there": threading.Event(), "back": threading.Event()}
        self._ended = threading.Event()
        self._open = ExitStack()
        self.go_on()
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self, *ways: str) -> None:
        """Hold what goes "there", "back", or (nothing named) both."""
        for way in ways or self._passes:
            self._passes[way].clear()

    def go_on(self) -> None:
        """Let everything through, what was held first."""
        for each in self._passes.values():
            each.set()

    def close(self) -> None:
        """End all connections."""
        self._ended.set()
        self.go_on()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._open.close()

    def _accept(self) -> None:
        while not self._ended.is_set():
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        """A connection is taken at once, as a system does; the server hears of it when the way there passes."""
        self._open.callback(client.close)
        self._passes["there"].wait()
        try:
            server = self._connect()
        except OSError:
            client.close()
            return
        self._open.callback(server.close)
        threading.Thread(target=self._pass_on, args=("back", server, client), daemon=True).start()
        self._pass_on("there", client, server)

    def _pass_on(self, way: str, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            for data in _received(source):
                self._passes[way].wait()
                target.sendall(data)
        self._passes[way].wait()
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


def _received(source: socket.socket) -> Iterator[bytes]:
    while data := source.recv(CHUNK):
        yield data
