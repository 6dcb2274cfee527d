"""What whoever runs a site may ask of a process: made for the process's own rooms, and open as long as they work."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Protocol

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tertulia.server.domain.clock import Clock
from tertulia.server.domain.events import Acted
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import Relay
from tertulia.server.measures import MOVES
from tertulia.server.operation import levels
from tertulia.server.operation.port import OperationPort, Place, read_place
from tertulia.server.operation.spans import Spans
from tertulia.server.settings import Settings
from tertulia.server.storage.health import WriteProbe
from tertulia.server.storage.job_levels import JobLevels
from tertulia.server.storage.journal import Journal
from tertulia.server.workers.scheduler import Priority
from tertulia.server.workers.thinking import Thinkers

PATIENCE = 2.0
"""Seconds in which the storage has to answer whoever asks how things stand."""


class Rooms(Protocol):
    """What is asked of the rooms of a process."""

    settings: Settings
    clock: Clock
    readiness: Readiness
    journal: Journal
    health: WriteProbe
    service: TableService
    live: Broadcaster
    relay: Relay

    @property
    def thinkers(self) -> Thinkers | None:
        """Those who think here; None where nobody does."""


class Operation:
    """Health, figures and spans of one process. Raises `OperationError` where the port for them is taken, or a library is
    missing."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        settings = rooms.settings
        self._port = (
            None
            if settings.metrics is None
            else OperationPort(read_place(settings.metrics), waits=settings.metrics_waits)
        )
        self._jobs = JobLevels(rooms.journal, rooms.clock)
        self._spans = None if settings.traces is None else Spans(settings.traces, "tertulia")
        rooms.service.events.subscribe(Acted, _count)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer as long as the block lasts."""
        if self._port is not None:
            self._port.open(self.look)
        try:
            yield
        finally:
            for each in (self._port, self._spans):
                if each is not None:
                    await asyncio.to_thread(each.close)

    @property
    def place(self) -> Place | None:
        """Where health and figures are; None where nobody has asked for them."""
        return None if self._port is None else self._port.place

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, its requests within spans where these are wanted."""

        async def ask(scope: Scope, receive: Receive, send: Send) -> None:
            if self._spans is None or scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
            else:
                await self._spans.request(app, scope, receive, send)

        return ask

    async def look(self) -> levels.Standing:
        """How things stand."""
        rooms = self._rooms
        found = {
            levels.STREAMS: {"": float(rooms.live.streams)},
            levels.TABLES: {"": float(len(rooms.service.tables()))},
            levels.PREPARING: {"": float(len(rooms.readiness.missing))},
        }
        if (thinkers := rooms.thinkers) is not None:
            found[levels.THINKING] = {"": float(thinkers.processes)}
            found[levels.WAITING] = {
                priority.name.lower(): float(thinkers.scheduler.waiting(priority)) for priority in Priority
            }
        if rooms.settings.broker is not None:
            found[levels.BROKER] = {"": float(rooms.relay.connected)}
        try:
            async with asyncio.timeout(PATIENCE):
                fault = await rooms.health.fault()
                if fault is None and rooms.thinkers is not None:
                    jobs = await self._jobs.now()
                    found[levels.JOBS] = {kind.value: float(level.jobs) for kind, level in jobs.items()}
                    found[levels.OLDEST] = {kind.value: level.oldest for kind, level in jobs.items()}
        except StorageFault as error:
            fault = error
        except TimeoutError:
            fault = StorageFault("storage-away")
        except Exception as error:  # a database that is damaged: whoever looks is to see that, and the figures
            fault = StorageFault("storage", error)
        return levels.Standing([*self._own_problems(), *([fault.code] if fault else [])], found)

    def _own_problems(self) -> Iterator[str]:
        """What keeps this process from its work that is its own."""
        if self._rooms.live.closing:
            yield "stopping"
        if self._rooms.readiness.missing:
            yield "rules"


def _count(event: Acted) -> None:
    by = "bot" if event.table.state.seats[event.seat].played_by_bot else "person"
    MOVES(event.actions, event.table.game.name, by)
