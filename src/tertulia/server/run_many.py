"""Run several processes under one address: some answer requests, one runs jobs (`serve_by_many`).

Uvicorn's supervisor restarts a process that has died or hangs. On SIGHUP it replaces each process: the new one is in
service before the old one stops. It waits for no process for long, so it stops in time even if one hangs.
"""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Callable
from functools import partial

import msgspec
import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tertulia.kernel.parent_watch import end_with_parent
from tertulia.server.assembly import components_of_games
from tertulia.server.backends import make_relay
from tertulia.server.identity.keys import load_secret
from tertulia.server.last_moment import STOP_SECONDS, start_stop_timer, stop_on_sigterm
from tertulia.server.operation.figures import require_metrics
from tertulia.server.operation.port import parse_host_port
from tertulia.server.operation.spans import read_collector, require_tracing
from tertulia.server.run import (
    address_of,
    load_compiled,
    open_site_listeners,
    prepared_process,
    run_worker,
    serve_on,
)
from tertulia.server.settings import Settings

PING_TIMEOUT_SECONDS = 30
"""Seconds that a process has to answer a ping of the supervisor: it may be loading, or the machine may be busy."""
READY_TIMEOUT_SECONDS = 300
"""Seconds that a replacement process has to come into service, while the old process still serves."""
HANG_SECONDS = 5.0
"""Seconds without a turn of the event loop after which a process counts as hanging, and stops answering pings."""
STOPPING = frozenset((signal.SIGTERM, signal.SIGINT))
Alive = Callable[[], None]
Part = Callable[[list[socket.socket], Alive], None]
"""Function that does the work of one process until the process is stopped. It calls its argument `Alive` when it is
ready, then about every second from its event loop."""


class _ProcessHealth:
    """Readiness and liveness of a process, as the process reports them to the supervisor."""

    def __init__(self) -> None:
        self.started, self._alive = False, 0.0

    def alive(self) -> None:
        """Note that the process is ready and its event loop runs."""
        self.started, self._alive = True, time.monotonic()

    @property
    def hangs(self) -> bool:
        """Whether the event loop has not run for `HANG_SECONDS`."""
        return self.started and time.monotonic() - self._alive > HANG_SECONDS


class _PartProcess(Process):
    """A process under the supervisor, with the function (`Part`) that does its work."""

    def __init__(self, part: Part, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        self.part = part
        self.health = _ProcessHealth()
        self._asked: float | None = None
        super().__init__(config, sockets)

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """Do the work of the process. Called in the child process."""
        end_with_parent()
        stop_on_sigterm()
        threading.Thread(target=self.always_pong, daemon=True).start()
        self.part(sockets or [], self.health.alive)

    def pong(self) -> None:
        """Answer a ping of the supervisor with whether the process is ready. While the event loop hangs, wait."""
        self.child_conn.recv()
        while self.health.hangs:
            time.sleep(HANG_SECONDS / 10)
        self.child_conn.send(self.health.started)

    def hangs(self) -> bool:
        """Whether the process has not answered a ping for `PING_TIMEOUT_SECONDS`. Returns at once."""
        try:
            while self.parent_conn.poll(0):
                self.parent_conn.recv()
                self._asked = None
            if self._asked is None:
                self.parent_conn.send(b"ping")
                self._asked = time.monotonic()
        except (OSError, EOFError):
            return True  # the process has closed its end
        return time.monotonic() - self._asked > PING_TIMEOUT_SECONDS


class _Parts(Multiprocess):
    """The supervisor of all processes. A restarted process does the work (`Part`) of its predecessor."""

    def __init__(self, parts: list[Part], config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.parts = parts
        self.own: list[_PartProcess] = []

    def init_processes(self) -> None:
        """Start all processes."""
        self.own = [self._started(part) for part in self.parts]
        self.processes = list(self.own)

    def keep_subprocess_alive(self) -> None:
        """Restart processes that have died or hang."""
        for place, process in enumerate(self.own):
            if not self.should_exit.is_set() and (not process.process.is_alive() or process.hangs()):
                process.kill()
                process.join()
                self._replace(place, self._started(self.parts[place]))

    def join_all(self) -> None:
        """Wait until all processes have stopped, and kill those that need more than `STOP_SECONDS`.

        A process that is still loading may miss the signal. Finally, start the timer that ends the supervisor itself.
        """
        until = time.monotonic() + STOP_SECONDS
        for process in self.processes:
            _end(process, until)
        start_stop_timer()

    def restart_all(self) -> None:
        """Replace each process after its replacement is in service, so that no request is refused."""
        for place, old in enumerate(self.own):
            new = self._started(self.parts[place])
            if not self._becomes_ready(new):
                new.kill()
                new.join()
                return
            old.terminate()
            _end(old, time.monotonic() + STOP_SECONDS)
            self._replace(place, new)

    def _becomes_ready(self, new: _PartProcess) -> bool:
        """Wait until a process is in service, at most `READY_TIMEOUT_SECONDS`.

        Returns False if the process does not come into service, or if the server is told to stop meanwhile.
        """
        until = time.monotonic() + READY_TIMEOUT_SECONDS
        while time.monotonic() < until and new.process.is_alive() and not STOPPING & {*self.signal_queue}:
            if new.is_ready(timeout=1):
                return True
            time.sleep(0.1)
        return False

    def handle_ttin(self) -> None:
        """Ignore the signal: the number of processes is fixed."""

    def handle_ttou(self) -> None:
        """Ignore the signal: the number of processes is fixed."""

    def _replace(self, place: int, process: _PartProcess) -> None:
        self.own[place] = self.processes[place] = process

    def _started(self, part: Part) -> _PartProcess:
        process = _PartProcess(part, self.config, self.sockets)
        process.start()
        return process


def _end(process: Process, until: float) -> None:
    """Wait until a process that was told to stop has ended. Kill it at the monotonic time `until`."""
    process.process.join(max(0.0, until - time.monotonic()))
    if process.exitcode is None:
        process.kill()
        process.join()


def serve_by_many(settings: Settings, workers: int, *, on_ready: Callable[[str, int], None]) -> None:
    """Serve with `workers` web processes and one worker process until Ctrl-C or SIGTERM, then return.

    Raises `FolderInUse`, `ListenError`, `ComponentsError`, `SecretError`, `DatabaseError`, `OperationError` and
    `BrokerError` for the reasons given in `serve`, except for a taken port for metrics: a process waits until it is
    free.
    """
    _require_usable(settings)
    with prepared_process(settings) as settings:
        components_of_games(settings.components)
        load_secret(settings.data)
        listeners = open_site_listeners(settings)
        try:
            web = [partial(_serve_web, _with_metrics_port(settings, 1 + number)) for number in range(workers)]
            parts: list[Part] = [partial(_run_jobs, _with_metrics_port(settings, 0)), *web]
            on_ready(address_of(listeners[0], settings), workers * settings.connections)
            config = uvicorn.Config("tertulia.server", workers=len(parts), log_config=None)
            _Parts(parts, config, listeners).run()
        finally:
            for each in listeners:
                each.close()


def _require_usable(settings: Settings) -> None:
    """Raise the errors of wrong settings before any process starts, not in each process again."""
    make_relay(settings)
    if settings.metrics is not None:
        require_metrics()
    if settings.traces is not None:
        require_tracing()
        read_collector(settings.traces)


def _with_metrics_port(settings: Settings, number: int) -> Settings:
    """Return the settings of process `number`: its port for health and metrics is the configured one plus `number`."""
    if settings.metrics is None:
        return settings
    place = parse_host_port(settings.metrics)
    host = f"[{place.host}]" if ":" in place.host else place.host
    at = f"{host}:{place.port + number if place.port else 0}"
    return msgspec.structs.replace(
        settings, metrics=at, metrics_waits=True
    )  # the replaced process still holds the port for a while


def _serve_web(settings: Settings, sockets: list[socket.socket], alive: Alive) -> None:
    load_compiled()
    with prepared_process(msgspec.structs.replace(settings, role="web")) as own:
        serve_on(own, sockets, lambda address, connections: alive(), alive)


def _run_jobs(settings: Settings, sockets: list[socket.socket], alive: Alive) -> None:
    load_compiled()
    for each in sockets:
        each.close()
    run_worker(msgspec.structs.replace(settings, role="worker"), on_ready=alive, alive=alive)
