"""Create jobs that no change of a table creates.

`Waker` wakes tables where only bots decide while spectators watch them. `give_missed` creates jobs that were lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.events import Loaded, LookedAt, PlayerChanged, Started, TableEvent
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, Jobs, Rank
from tertulia.server.domain.ports import Logs, StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table

log = logging.getLogger(__name__)
EVERY = 10.0
"""Seconds between two checks of all tables in memory."""
AGAIN = 5.0
"""Seconds for which a table that was woken is not woken again."""
MISSED = 3600.0
"""Seconds between two searches for missing jobs, which an older version or a fault may have left out."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a retry after a storage fault: the first pause, doubled each time, and the longest."""


class Waker:
    """Wakes the bots of watched tables where only bots decide."""

    def __init__(self, service: TableService, jobs: Jobs, clock: Clock = SYSTEM) -> None:
        self._service, self._jobs, self._clock = service, jobs, clock
        self._woken: dict[str, float] = {}
        self._asked, self._looked = dict[str, Table](), asyncio.Event()
        for kind in (Loaded, LookedAt, PlayerChanged, Started):
            service.events.subscribe(kind, self._look)

    async def run(self) -> None:
        """Wake tables when a spectator looks at them, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self._looked.wait()
            except TimeoutError:
                for table in self._service.tables():
                    self._note(table)
            self._looked.clear()
            await self._wake()

    def _look(self, event: TableEvent) -> None:
        self._note(event.table)
        if self._asked:
            self._looked.set()

    def _note(self, table: Table) -> None:
        state = table.state
        if table.closed or not state.only_bots_decide or state.bot_to_act() is None or self._service.asleep(table):
            return
        if self._woken.get(table.id, -AGAIN) <= self._clock.monotonic() - AGAIN:
            self._asked[table.id] = table

    async def _wake(self) -> None:
        asked, self._asked, now = self._asked, {}, self._clock.monotonic()
        self._woken = {table: when for table, when in self._woken.items() if when > now - AGAIN}
        try:
            orders = [JobOrder(JobId(JobKind.BOT, table_id), Rank.UNATTENDED) for table_id in asked]
            await self._jobs.give(orders, again=True)
            self._woken.update(dict.fromkeys(asked, now))
        except StorageFault as fault:
            log.error("bots stay asleep for now: %s", fault)


async def give_missed(service: TableService, logs: Logs, jobs: Jobs, clock: Clock = SYSTEM) -> None:
    """Create missing jobs of bots, clocks and logs every hour, until cancelled."""
    while True:
        pause = FIRST_PAUSE
        while not await _given(service, logs, jobs):
            await clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        await clock.sleep(MISSED)


async def _given(service: TableService, logs: Logs, jobs: Jobs) -> bool:
    try:
        await _give_bots(service, jobs, again=False)
        await jobs.give(
            [JobOrder(JobId(JobKind.CLOCK, table), Rank.PEOPLE) for table in await service.store.with_clocks()]
        )
        await jobs.give([JobOrder(JobId(JobKind.PACK, table), Rank.PACK) for table in await logs.unpacked()])
    except StorageFault as fault:
        log.error("bots stay asleep for now: %s", fault)
        return False
    return True


async def give_tables_with_bots(service: TableService, jobs: Jobs) -> None:
    """Create the jobs of bots again after games have become playable.

    Jobs that were put off are due at once.
    """
    with contextlib.suppress(StorageFault):  # the jobs stay put off
        await _give_bots(service, jobs, again=True)


async def _give_bots(service: TableService, jobs: Jobs, again: bool) -> None:
    tables = await service.store.with_bots_to_act()
    await jobs.give([JobOrder(JobId(JobKind.BOT, table), Rank.PEOPLE) for table in tables], again=again)
