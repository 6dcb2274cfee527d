"""Several processes under one address: some answer visitors, one thinks. Uvicorn's supervisor looks after them.

It restarts one that has died or hangs; on SIGHUP it brings a new one into service for each, before the old one stops.
"""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tertulia.kernel.parent_watch import end_with_parent
from tertulia.server.http.listening import open_listener
from tertulia.server.operation.port import read_place
from tertulia.server.run import begun, load_compiled, serve_on, work
from tertulia.server.settings import Settings

PATIENCE = 30
"""Seconds in which a process must say that it is alive: it may have much to load, or a machine much else to do."""
LAST = 8.0
"""Seconds after which a process is killed that was to stop: what it had taken is taken by others, and nothing that was answered is
lost."""
Ready = Callable[[], None]
Part = Callable[[list[socket.socket], Ready], None]
"""What one of the processes does, until it is stopped; it says when it is ready."""


class _Standing:
    """Whether a process is in service, as the supervisor asks."""

    started = False


class _PartProcess(Process):
    """One of the processes."""

    def __init__(self, part: Part, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.part = part
        super().__init__(config, sockets)

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """The process's own work."""
        end_with_parent()
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        standing: Any = _Standing()
        self._server = standing
        threading.Thread(target=self.always_pong, daemon=True).start()
        self.part(sockets or [], partial(setattr, standing, "started", True))


class _Parts(Multiprocess):
    """All of them: each that is begun again does what it did before."""

    def __init__(self, parts: list[Part], config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.parts = parts

    def init_processes(self) -> None:
        """Begin them all."""
        self.processes = [self._begun(part) for part in self.parts]

    def keep_subprocess_alive(self) -> None:
        """Begin again whatever has died or hangs."""
        for place, process in enumerate(self.processes):
            if not self.should_exit.is_set() and not process.is_alive(timeout=PATIENCE):
                process.kill()
                process.join()
                self.processes[place] = self._begun(self.parts[place])

    def join_all(self) -> None:
        """Wait until all have stopped, but not for ever: one that is just loading may not hear that it is to."""
        until = time.monotonic() + LAST
        for process in self.processes:
            process.process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()

    def restart_all(self) -> None:
        """For each a new one in service before the old one stops: nobody is turned away meanwhile."""
        for place, old in enumerate(self.processes):
            new = self._begun(self.parts[place])
            if not new.wait_until_ready(PATIENCE, self.should_exit):
                new.kill()
                new.join()
                return
            old.terminate()
            old.join()
            self.processes[place] = new

    def handle_ttin(self) -> None:
        """How many there are is set at the start."""

    def handle_ttou(self) -> None:
        """How many there are is set at the start."""

    def _begun(self, part: Part) -> Process:
        process = _PartProcess(part, self.config, self.sockets)
        process.start()
        return process


def serve_by_many(
    settings: Settings, *, host: str, port: int, workers: int, on_ready: Callable[[str, int], None]
) -> None:
    """Serve by so many processes, and one that thinks, until Ctrl-C or SIGTERM, then return. Raises as `serve` does."""
    with begun(settings) as settings:
        listener = open_listener(host, port)
        try:
            web = [partial(_answer, _figures_at(settings, 1 + number)) for number in range(workers)]
            parts: list[Part] = [partial(_think, _figures_at(settings, 0)), *web]
            address = f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}"
            on_ready(
                f"{address}{settings.base_path}/" if settings.base_path else address, workers * settings.connections
            )
            config = uvicorn.Config("tertulia.server", workers=len(parts), log_config=None)
            _Parts(parts, config, [listener]).run()
        finally:
            listener.close()


def _figures_at(settings: Settings, number: int) -> Settings:
    """The settings of one of the processes: each has a port of its own for health and figures, one after the other."""
    if settings.metrics is None:
        return settings
    place = read_place(settings.metrics)
    host = f"[{place.host}]" if ":" in place.host else place.host
    at = f"{host}:{place.port + number if place.port else 0}"
    return msgspec.structs.replace(
        settings, metrics=at, metrics_waits=True
    )  # one that is replaced still has it for a while


def _answer(settings: Settings, sockets: list[socket.socket], ready: Ready) -> None:
    load_compiled()
    with begun(msgspec.structs.replace(settings, role="web")) as own:
        serve_on(own, sockets[0], lambda address, connections: ready())


def _think(settings: Settings, sockets: list[socket.socket], ready: Ready) -> None:
    load_compiled()
    for each in sockets:
        each.close()
    work(msgspec.structs.replace(settings, role="worker"), on_ready=ready)
