"""Run a server process: `serve` answers requests, `run_worker` runs background jobs only."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from tertulia.kernel.game import Game
from tertulia.kernel.precompile import is_compiled
from tertulia.kernel.registry import installed_games
from tertulia.server.assembly import Assembly, components_of_games, make_app
from tertulia.server.backends import make_database
from tertulia.server.domain.readiness import Readiness
from tertulia.server.http.connections import BoundedProtocol, Bounds
from tertulia.server.http.hosts import Proxies, host_check
from tertulia.server.http.listening import (
    WILDCARD_ADDRESSES,
    ListenError,
    LoopErrorLog,
    most_connections,
    open_listeners,
    raise_file_limit,
)
from tertulia.server.last_moment import start_stop_timer
from tertulia.server.logs import begin_logs
from tertulia.server.settings import USUAL_PORT, Settings
from tertulia.server.storage.folder import UMASK, hold_folder, private_folder

log = logging.getLogger(__name__)
GC_THRESHOLDS = 20_000, 20, 50
"""Thresholds of the garbage collector for its three generations."""
SWITCH_SECONDS = 0.0005
"""Longest time that a thread keeps the GIL while another one waits for it; Python's default is ten times as long."""
WATCHDOG_SECONDS = 1
"""Seconds between two reports to systemd that the event loop runs."""
SHUTDOWN_SECONDS = 3
"""Maximum seconds that open connections may continue after the server is told to stop."""
TICKS_PER_SECOND = 10
"""Number of calls of `on_tick` by uvicorn in a second."""


class _Server(uvicorn.Server):
    """Uvicorn server that reports readiness and liveness.

    When told to stop, it first closes live connections.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._closing = ready, closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _tune_interpreter()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % (WATCHDOG_SECONDS * TICKS_PER_SECOND) == 0:  # later on a busy machine
            notify_systemd()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:
            start_stop_timer()
        self._closing()
        super().handle_exit(sig, frame)


def notify_systemd() -> None:
    """Report that this process is ready and its event loop runs, if systemd has started it.

    Without reports for `WatchdogSec`, systemd restarts the process.
    """
    if address := os.environ.get("NOTIFY_SOCKET"):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as reporting:
            reporting.setblocking(False)
            reporting.sendto(b"READY=1\nWATCHDOG=1", "\0" + address[1:] if address[0] == "@" else address)


def _tune_interpreter() -> None:
    """Tune garbage collection and thread switches of the started server.

    Objects that exist now are exempt from garbage collection, and later collections are rare. Searching for reference
    cycles took a tenth of the time of each move, although there are hardly any. Compiled rules release the GIL, and the
    thread that writes to the database may take it. The event loop then waits up to `SWITCH_SECONDS` for the GIL.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def load_compiled() -> list[Game]:
    """Load the compiled rules into this process. Returns the games whose rules are not compiled."""
    missing = [game for game in installed_games().values() if not is_compiled(game)]
    for game in installed_games().values():
        if game not in missing:
            game.precompile()  # they are compiled, so this only loads them
    return missing


def _open_site_listeners(settings: Settings) -> list[socket.socket]:
    """Open the listening sockets at the configured hosts and port. Raises `ListenError` on failure."""
    if settings.port is None:
        with contextlib.suppress(ListenError):
            return open_listeners(settings.host, USUAL_PORT)
    return open_listeners(settings.host, settings.port or 0)


def serve(settings: Settings, *, on_ready: Callable[[str, int], None]) -> None:
    """Serve until Ctrl-C or SIGTERM, then return.

    Once the server answers, `on_ready` is called with the first address and the maximum number of connections. Rules
    that are not compiled yet are compiled meanwhile.

    Raises `FolderInUse` if another server uses the database in the data folder, and `ListenError` for a taken port.
    Raises `ComponentsError` for an invalid components file (from the settings, else from the environment variable
    `TERTULIA_COMPONENTS`), `SecretError` for an invalid secret and `DatabaseError` for a database that cannot be used.
    Raises `OperationError` if the port for metrics is taken or a library for metrics or traces is missing, and
    `BrokerError` for an invalid address of the broker.
    """
    with _prepared_process(settings) as settings:
        listeners = _open_site_listeners(settings)
        try:
            _serve_on(settings, listeners, on_ready)
        finally:
            for each in listeners:
                each.close()


def run_worker(settings: Settings, *, on_ready: Callable[[], None]) -> None:
    """Run jobs, searches and timed events until Ctrl-C or SIGTERM, then return.

    Raises the errors of `serve`, except `ListenError`: `FolderInUse`, `ComponentsError`, `SecretError`,
    `DatabaseError`, `OperationError` and `BrokerError`.
    """
    loop = auto_loop_factory()  # the event loop that serves requests, too
    with (
        _prepared_process(settings) as settings,
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        runner.run(_run_worker(settings, on_ready))


async def _run_worker(settings: Settings, on_ready: Callable[[], None]) -> None:
    missing = [game.name for game in installed_games().values() if not is_compiled(game)]
    assembly = Assembly(settings, components_of_games(settings.components), Readiness(missing))
    async with assembly.run_tasks():
        on_ready()
        _log_metrics_address(assembly)
        while True:
            notify_systemd()
            await assembly.backends.clock.sleep(WATCHDOG_SECONDS)


@contextlib.contextmanager
def _prepared_process(settings: Settings) -> Iterator[Settings]:
    """Prepare a process of a site: start logging, make the data folder private, and migrate the database.

    Yields the settings. If the settings name no components file, the environment variable `TERTULIA_COMPONENTS` does.
    """
    if settings.components is None and os.environ.get("TERTULIA_COMPONENTS"):
        settings = msgspec.structs.replace(settings, components=Path(os.environ["TERTULIA_COMPONENTS"]))
    begin_logs(settings.log_format)
    os.umask(UMASK)
    left_open = private_folder(settings.data)
    # A database file is for one process at a time. A database server is for any number, which share the folder's
    # secret.
    with contextlib.nullcontext() if settings.database else hold_folder(settings.data):
        make_database(settings).prepare()
        for sentence in left_open:
            log.warning("%s", sentence)
        yield settings


def _serve_on(settings: Settings, listeners: Sequence[socket.socket], on_ready: Callable[[str, int], None]) -> None:
    """Answer requests on listening sockets until Ctrl-C or SIGTERM."""
    open_to_network = any(each.getsockname()[0] in WILDCARD_ADDRESSES for each in listeners)
    settings = msgspec.structs.replace(settings, open_to_network=open_to_network)
    app = make_app(settings, [game.name for game in installed_games().values() if not is_compiled(game)])
    address = _address_of(listeners[0], settings)
    proxies = Proxies(settings.trusted_proxies)
    bounds = Bounds(settings, most_connections(settings.connections, raise_file_limit()), proxies)
    config = uvicorn.Config(
        host_check(app, settings),
        http=type("Connection", (BoundedProtocol,), {"bounds": bounds}),
        ws="none",
        log_level="warning",
        log_config=None,  # uvicorn's lines go to the root logger, whose format omits the messages of exceptions
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
        proxy_headers=bool(proxies.written),
        forwarded_allow_ips=proxies.written,  # never None: uvicorn would trust headers from this machine
    )

    def ready() -> None:
        on_ready(address, bounds.limit.most)
        _log_metrics_address(app.state["assembly"])

    def close_streams() -> None:
        assembly: Assembly = app.state["assembly"]
        assembly.live.close()

    server = _Server(config, ready, close_streams)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.get_loop().set_exception_handler(LoopErrorLog(app.state["assembly"].backends.clock.monotonic))
            runner.run(server.serve([*listeners]))
    except KeyboardInterrupt:
        pass


def _address_of(listener: socket.socket, settings: Settings) -> str:
    """Return the URL of the site at a listening socket."""
    host, port = listener.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return f"{address}{settings.base_path}/" if settings.base_path else address


def _log_metrics_address(assembly: Assembly) -> None:
    place = assembly.operation.address
    if place is not None:
        print(f"Health and metrics are at {place}", flush=True)
