"""Several processes under one address: some answer visitors, one thinks. Uvicorn's supervisor looks after them.

It restarts one that has died or hangs; on SIGHUP it brings a new one into service for each, before the old one stops. It waits for
none of them for long, so it is stopped in time even where one hangs.
"""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tertulia.kernel.parent_watch import end_with_parent
from tertulia.server.http.listening import open_listeners
from tertulia.server.last_moment import LAST, end_in_time, end_when_told
from tertulia.server.operation.port import read_place
from tertulia.server.run import address_of, begun, load_compiled, serve_on, work
from tertulia.server.settings import Settings

PATIENCE = 30
"""Seconds in which a process must say that it is alive: it may have much to load, or a machine much else to do."""
LOADING = 300
"""Seconds in which one that is to take another's place must be in service: meanwhile the other one is."""
QUIET = 5.0
"""Seconds after which a process whose event loop does not come round says nothing any more."""
STOPPING = frozenset((signal.SIGTERM, signal.SIGINT))
Alive = Callable[[], None]
Part = Callable[[list[socket.socket], Alive], None]
"""What one of the processes does, until it is stopped; it says when it is ready, and from then on, every second or so, that its
event loop comes round."""


class _Standing:
    """How a process stands, as the supervisor asks."""

    def __init__(self) -> None:
        self.started, self._alive = False, 0.0

    def alive(self) -> None:
        """It is ready, and its event loop comes round."""
        self.started, self._alive = True, time.monotonic()

    @property
    def hangs(self) -> bool:
        """Whether its event loop has not come round for a while."""
        return self.started and time.monotonic() - self._alive > QUIET


class _PartProcess(Process):
    """One of the processes."""

    def __init__(self, part: Part, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.part = part
        self.standing = _Standing()
        self._asked: float | None = None
        super().__init__(config, sockets)

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """The process's own work."""
        end_with_parent()
        end_when_told()
        threading.Thread(target=self.always_pong, daemon=True).start()
        self.part(sockets or [], self.standing.alive)

    def pong(self) -> None:
        """Answer the supervisor, but not while the event loop stands."""
        self.child_conn.recv()
        while self.standing.hangs:
            time.sleep(QUIET / 10)
        self.child_conn.send(self.standing.started)

    def hangs(self) -> bool:
        """Whether it has not answered for so long that it is given up. Nothing is waited for."""
        try:
            while self.parent_conn.poll(0):
                self.parent_conn.recv()
                self._asked = None
            if self._asked is None:
                self.parent_conn.send(b"ping")
                self._asked = time.monotonic()
        except (OSError, EOFError):
            return True  # nobody is at the other end
        return time.monotonic() - self._asked > PATIENCE


class _Parts(Multiprocess):
    """All of them: each that is begun again does what it did before."""

    def __init__(self, parts: list[Part], config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.parts = parts
        self.own: list[_PartProcess] = []

    def init_processes(self) -> None:
        """Begin them all."""
        self.own = [self._begun(part) for part in self.parts]
        self.processes = list(self.own)

    def keep_subprocess_alive(self) -> None:
        """Begin again whatever has died or hangs."""
        for place, process in enumerate(self.own):
            if not self.should_exit.is_set() and (not process.process.is_alive() or process.hangs()):
                process.kill()
                process.join()
                self._replace(place, self._begun(self.parts[place]))

    def join_all(self) -> None:
        """Wait until all have stopped, but not for ever: one that is just loading may not hear it. Then end in time, too."""
        until = time.monotonic() + LAST
        for process in self.processes:
            _end(process, until)
        end_in_time()

    def restart_all(self) -> None:
        """For each a new one in service before the old one stops: nobody is turned away meanwhile."""
        for place, old in enumerate(self.own):
            new = self._begun(self.parts[place])
            if not self._comes_into_service(new):
                new.kill()
                new.join()
                return
            old.terminate()
            _end(old, time.monotonic() + LAST)
            self._replace(place, new)

    def _comes_into_service(self, new: _PartProcess) -> bool:
        """Wait for a new one. Returns whether it has come; it is not waited for where all are to stop."""
        until = time.monotonic() + LOADING
        while time.monotonic() < until and new.process.is_alive() and not STOPPING & {*self.signal_queue}:
            if new.is_ready(timeout=1):
                return True
            time.sleep(0.1)
        return False

    def handle_ttin(self) -> None:
        """How many there are is set at the start."""

    def handle_ttou(self) -> None:
        """How many there are is set at the start."""

    def _replace(self, place: int, process: _PartProcess) -> None:
        self.own[place] = self.processes[place] = process

    def _begun(self, part: Part) -> _PartProcess:
        process = _PartProcess(part, self.config, self.sockets)
        process.start()
        return process


def _end(process: Process, until: float) -> None:
    """Wait until a process has stopped that was told to, and kill it where it has not by then."""
    process.process.join(max(0.0, until - time.monotonic()))
    if process.exitcode is None:
        process.kill()
        process.join()


def serve_by_many(
    settings: Settings, *, hosts: Sequence[str], port: int, workers: int, on_ready: Callable[[str, int], None]
) -> None:
    """Serve by so many processes, and one that thinks, until Ctrl-C or SIGTERM, then return. Raises as `serve` does."""
    with begun(settings) as settings:
        listeners = open_listeners(hosts, port)
        try:
            web = [partial(_answer, _figures_at(settings, 1 + number)) for number in range(workers)]
            parts: list[Part] = [partial(_think, _figures_at(settings, 0)), *web]
            on_ready(address_of(listeners[0], settings), workers * settings.connections)
            config = uvicorn.Config("tertulia.server", workers=len(parts), log_config=None)
            _Parts(parts, config, listeners).run()
        finally:
            for each in listeners:
                each.close()


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


def _answer(settings: Settings, sockets: list[socket.socket], alive: Alive) -> None:
    load_compiled()
    with begun(msgspec.structs.replace(settings, role="web")) as own:
        serve_on(own, sockets, lambda address, connections: alive(), alive)


def _think(settings: Settings, sockets: list[socket.socket], alive: Alive) -> None:
    load_compiled()
    for each in sockets:
        each.close()
    work(msgspec.structs.replace(settings, role="worker"), on_ready=alive, alive=alive)
