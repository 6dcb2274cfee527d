"""A network proxy that stalls or breaks: it holds the bytes of a direction, or resets all connections."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator

CHUNK_BYTES = 64 << 10
RESET_LINGER = struct.pack("ii", 1, 0)
"""`SO_LINGER` value with which closing a connection resets it: unsent bytes are discarded."""


def find_free_port() -> int:
    """Return a TCP port of this machine that is not in use, for settings that name it before the server starts."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Network:
    """Forwards connections from a free loopback port to a server.

    Each direction passes bytes on or holds them. The proxy closes a connection only when one side does, or when it is
    cut.
    """

    def __init__(self, connect: Callable[[], socket.socket]) -> None:
        """`connect` opens a connection to the server."""
        self._connect = connect
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._passes = {"there": threading.Event(), "back": threading.Event()}
        self._ended, self._cut = threading.Event(), threading.Event()
        self._lock, self._open = threading.Lock(), list[socket.socket]()
        self.go_on()
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self, *ways: str) -> None:
        """Hold the bytes of the directions "there" or "back"; without names, of both."""
        for way in ways or self._passes:
            self._passes[way].clear()

    def cut(self) -> None:
        """Reset all connections, and each new one until `go_on`."""
        with self._lock:
            self._cut.set()
            ended, self._open = self._open, []
        for each in ended:
            _reset(each)

    def go_on(self) -> None:
        """Pass everything on, held bytes first."""
        self._cut.clear()
        for each in self._passes.values():
            each.set()

    def close(self) -> None:
        """Close the listener and all connections."""
        self._ended.set()
        self.go_on()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for each in self._open:
            each.close()

    def _accept(self) -> None:
        while not self._ended.is_set():
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        """Serve a client. It is accepted at once, as an operating system does.

        The connection to the server is opened when the direction "there" passes.
        """
        if not self._register(client):
            return
        self._passes["there"].wait()
        try:
            server = self._connect()
        except OSError:
            client.close()
            return
        if not self._register(server):
            _reset(client)
            return
        threading.Thread(target=self._pass_on, args=("back", server, client), daemon=True).start()
        self._pass_on("there", client, server)

    def _register(self, connection: socket.socket) -> bool:
        """Register a new connection. Returns False if the network is cut and the connection was reset."""
        with self._lock:
            if not self._cut.is_set():
                self._open.append(connection)
                return True
        _reset(connection)
        return False

    def _pass_on(self, way: str, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            for data in _receive_chunks(source):
                self._passes[way].wait()
                target.sendall(data)
        self._passes[way].wait()
        if source.fileno() < 0:  # it was reset
            return
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


def _reset(connection: socket.socket) -> None:
    """Reset a connection, and wake the threads that read from it."""
    with contextlib.suppress(OSError):
        if connection.family != socket.AF_UNIX:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_LINGER)
        connection.shutdown(socket.SHUT_RD)
    connection.close()


def _receive_chunks(source: socket.socket) -> Iterator[bytes]:
    while data := source.recv(CHUNK_BYTES):
        yield data
