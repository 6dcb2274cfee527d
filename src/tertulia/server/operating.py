"""Health, metrics and traces of one server process for its operator: `Operation`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tertulia.server.backends import Backends
from tertulia.server.domain.events import SeatActed
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.measures import MOVES
from tertulia.server.operation import figures
from tertulia.server.operation.port import HostPort, OperationPort, parse_host_port
from tertulia.server.operation.spans import Spans
from tertulia.server.storage.health import QueueStatistics, WriteProbe
from tertulia.server.workers.scheduler import Priority
from tertulia.server.workers.search_pool import SearchPool

STORAGE_TIMEOUT_SECONDS = 2.0
"""Seconds that the storage has to answer a health check."""


class Operation:
    """Serves health and metrics of one server process on a port of their own, and exports its traces.

    The constructor raises `OperationError` if that port is taken or a required library is missing.
    """

    def __init__(
        self,
        backends: Backends,
        service: TableService,
        live: Broadcaster,
        health: WriteProbe,
        search_pool: SearchPool | None,
    ) -> None:
        """Bind the port for health and metrics, and prepare traces, each only if it is configured.

        `search_pool` holds the search processes of this process; None if it has none.
        """
        self._settings, self._relay, self._service, self._live = backends.settings, backends.relay, service, live
        self._health, self._search_pool = health, search_pool
        settings = self._settings
        self._port = None if settings.metrics is None else OperationPort(parse_host_port(settings.metrics))
        self._jobs = QueueStatistics(backends.journal, backends.clock)
        self._spans = None if settings.traces is None else Spans(settings.traces, "tertulia")
        service.events.subscribe(SeatActed, _count)

    @contextlib.asynccontextmanager
    async def serve_port(self) -> AsyncIterator[None]:
        """Answer at the port for health and metrics during the block.

        Afterwards, close it and send the remaining traces.
        """
        if self._port is not None:
            self._port.open(self.read_state)
        try:
            yield
        finally:
            for each in (self._port, self._spans):
                if each is not None:
                    await asyncio.to_thread(each.close)

    @property
    def address(self) -> HostPort | None:
        """Address of the port for health and metrics, or None if no port is configured."""
        return None if self._port is None else self._port.address

    def around(self, app: ASGIApp) -> ASGIApp:
        """Wrap the web application so that its requests are traced, if traces are configured."""

        async def ask(scope: Scope, receive: Receive, send: Send) -> None:
            if self._spans is None or scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
            else:
                await self._spans.request(app, scope, receive, send)

        return ask

    async def read_state(self) -> figures.ProcessState:
        """Return the state of the process: codes of its problems, and values of its gauges."""
        found = {
            figures.STREAMS: {"": float(self._live.streams)},
            figures.TABLES: {"": float(len(self._service.tables()))},
            figures.PREPARING: {"": float(len(self._service.readiness.missing))},
        }
        if (search_pool := self._search_pool) is not None:
            found[figures.THINKING] = {"": float(search_pool.processes)}
            found[figures.WAITING] = {
                priority.name.lower(): float(search_pool.scheduler.count_waiting(priority)) for priority in Priority
            }
        if self._settings.broker is not None:
            found[figures.BROKER] = {"": float(self._relay.connected)}
        try:
            async with asyncio.timeout(STORAGE_TIMEOUT_SECONDS):
                fault = await self._health.fault()
                if fault is None and self._search_pool is not None:
                    jobs = await self._jobs.read()
                    found[figures.JOBS] = {kind.value: float(level.jobs) for kind, level in jobs.items()}
                    found[figures.OLDEST] = {kind.value: level.oldest_seconds for kind, level in jobs.items()}
        except StorageFault as error:
            fault = error
        except TimeoutError:
            fault = StorageFault("storage-away")
        except Exception as error:  # a damaged database: the operator has to see this and the metrics
            fault = StorageFault("storage", error)
        return figures.ProcessState([*self._own_problems(), *([fault.code] if fault else [])], found)

    def _own_problems(self) -> Iterator[str]:
        """Yield the codes of problems of this process alone: it is stopping, or rules are not compiled yet."""
        if self._live.closing:
            yield "stopping"
        if self._service.readiness.missing:
            yield "rules"


def _count(event: SeatActed) -> None:
    by = "bot" if event.table.state.seats[event.seat].played_by_bot else "person"
    MOVES(event.actions, event.table.game.name, by)
