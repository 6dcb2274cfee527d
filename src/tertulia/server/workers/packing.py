"""The logs of finished games are packed while the server runs: each when its game is over, and now and then whatever was missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from tertulia.server.domain.events import EventBus, Finished
from tertulia.server.domain.ports import Logs, StorageFault
from tertulia.server.logs import warn_once

EVERY = 3600.0
"""Seconds between two looks for finished games of which nobody was told: those of a process that was killed, or for whose packed
log there was no room."""
PAUSE = 0.05
"""Seconds between two games, so that moves come first."""


class Packer:
    """Hears of the games that come to their end, and packs their logs one after another."""

    def __init__(self, logs: Logs, events: EventBus, pause: float = PAUSE) -> None:
        self._logs, self._pause = logs, pause
        self._finished: asyncio.Queue[str] = asyncio.Queue()
        self._left: set[str] = set()
        """Tables whose log cannot be read: said once, and left as they are."""
        events.subscribe(Finished, lambda event: self._finished.put_nowait(event.table.id))

    async def run(self, every: float = EVERY) -> None:
        """Pack what was missed, then each game that comes to its end, until it is time to look again, for ever."""
        while True:
            await self._attempt(self._pack_missed())
            look_again = asyncio.get_running_loop().time() + every
            while (table_id := await self._next(look_again)) is not None:
                await self._attempt(self._pack(table_id))

    async def _next(self, until: float) -> str | None:
        """A table whose game has come to its end; None when none has until that time of the loop's clock."""
        try:
            async with asyncio.timeout_at(until):
                return await self._finished.get()
        except TimeoutError:
            return None

    async def _attempt(self, work: Awaitable[None]) -> None:
        try:
            await work
        except StorageFault:
            pass  # said by the journal; there may be room again the next time
        except Exception as error:
            warn_once(f"logs of finished games are not packed: {type(error).__name__}")

    async def _pack_missed(self) -> None:
        for table_id in await self._logs.unpacked():
            await self._pack(table_id)

    async def _pack(self, table_id: str) -> None:
        if table_id not in self._left and not await self._logs.pack(table_id):
            self._left.add(table_id)
            warn_once(f"the log of table {table_id} is damaged: it stays as it is")
        await asyncio.sleep(self._pause)
