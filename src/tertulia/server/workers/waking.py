"""Create jobs for bots that visitors watch (`Waker`), and jobs that were lost (`create_missing_jobs`).

Usually a change of a table creates its jobs. But a table without clocks where only bots decide sleeps while no
visitor looks, so no change creates the next job. A storage fault can lose a job.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.events import BotTableVisited, GameStarted, PlayerChanged, TableEvent, TableLoaded
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority, Jobs
from tertulia.server.domain.ports import Logs, StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table

log = logging.getLogger(__name__)
WATCHED_CHECK_SECONDS = 10.0
"""Seconds between two checks whether visitors look at tables in memory where only bots decide."""
REWAKE_SECONDS = 5.0
"""Minimum seconds between two jobs that `Waker` creates for the bots of the same table."""
MISSING_JOBS_SECONDS = 3600.0
"""Seconds between two searches for jobs that are missing, for instance after a storage fault."""
MIN_BACKOFF_SECONDS = 1.0
"""Seconds until the first retry after a storage fault. Each later wait is twice as long."""
MAX_BACKOFF_SECONDS = 60.0
"""Maximum seconds until a retry after a storage fault."""


class Waker:
    """Creates jobs for bots while visitors look at a table where only bots decide.

    Such a table, if it has no clocks, sleeps while no visitor looks. So no change of the table creates the jobs.
    """

    def __init__(self, service: TableService, jobs: Jobs, clock: Clock = SYSTEM) -> None:
        self._service, self._jobs, self._clock = service, jobs, clock
        self._woken: dict[str, float] = {}
        self._marked, self._something_marked = dict[str, Table](), asyncio.Event()
        for kind in (TableLoaded, BotTableVisited, PlayerChanged, GameStarted):
            service.events.subscribe(kind, self._on_event)

    async def run(self) -> None:
        """Create bots' jobs whenever a visitor looks at a table where only bots decide, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(WATCHED_CHECK_SECONDS):
                    await self._something_marked.wait()
            except TimeoutError:
                for table in self._service.tables():
                    self._mark_watched(table)
            self._something_marked.clear()
            await self._wake_marked()

    def _on_event(self, event: TableEvent) -> None:
        self._mark_watched(event.table)
        if self._marked:
            self._something_marked.set()

    def _mark_watched(self, table: Table) -> None:
        state = table.state
        if table.closed or not state.only_bots_decide or state.bot_to_act() is None or self._service.asleep(table):
            return
        if self._woken.get(table.id, -REWAKE_SECONDS) <= self._clock.monotonic() - REWAKE_SECONDS:
            self._marked[table.id] = table

    async def _wake_marked(self) -> None:
        marked, self._marked, now = self._marked, {}, self._clock.monotonic()
        self._woken = {table: when for table, when in self._woken.items() if when > now - REWAKE_SECONDS}
        try:
            orders = [JobOrder(JobId(JobKind.BOT, table_id), JobPriority.UNATTENDED) for table_id in marked]
            await self._jobs.enqueue(orders, make_due=True)
            self._woken.update(dict.fromkeys(marked, now))
        except StorageFault as fault:
            log.error("bots cannot be woken for now: %s", fault)


async def create_missing_jobs(service: TableService, logs: Logs, jobs: Jobs, clock: Clock = SYSTEM) -> None:
    """Create missing jobs of bots, clocks and log compression at intervals, until cancelled.

    The interval is `MISSING_JOBS_SECONDS`.
    """
    retry = retry_if_exception_type(StorageFault)
    waits = wait_exponential(multiplier=MIN_BACKOFF_SECONDS, max=MAX_BACKOFF_SECONDS)
    retrying = AsyncRetrying(retry=retry, wait=waits, before_sleep=_log_fault, sleep=clock.sleep)
    while True:
        await retrying(_try_to_create_jobs, service, logs, jobs)
        await clock.sleep(MISSING_JOBS_SECONDS)


def _log_fault(state: RetryCallState) -> None:
    log.error("bots cannot be woken for now: %s", state.outcome and state.outcome.exception())


async def _try_to_create_jobs(service: TableService, logs: Logs, jobs: Jobs) -> None:
    await _create_bot_jobs(service, jobs, again=False)
    clocks = await service.store.with_clocks()
    await jobs.enqueue([JobOrder(JobId(JobKind.CLOCK, table), JobPriority.PLAYERS) for table in clocks])
    await jobs.enqueue([JobOrder(JobId(JobKind.PACK, table), JobPriority.PACK) for table in await logs.list_unpacked()])


async def retry_bot_jobs(service: TableService, jobs: Jobs) -> None:
    """Create the jobs of all bots that are to act, because more games have become playable.

    Jobs that wait for a retry become due at once.
    """
    with contextlib.suppress(StorageFault):  # the jobs stay put off
        await _create_bot_jobs(service, jobs, again=True)


async def _create_bot_jobs(service: TableService, jobs: Jobs, again: bool) -> None:
    tables = await service.store.with_bots_to_act()
    await jobs.enqueue([JobOrder(JobId(JobKind.BOT, table), JobPriority.PLAYERS) for table in tables], make_due=again)
