"""Upkeep of tables: timeouts, removal of unused data and of absent players, compression of logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from msgspec.structs import replace

from tertulia.server.domain.calendars import MAX_MISSED_TABLES, Calendars
from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.commands import Leave, PassTime
from tertulia.server.domain.component_sets import SetStore
from tertulia.server.domain.errors import RulesPreparing, TableClosed, TableNotFound
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.notifications import (
    NOTIFICATION_DELAY_SECONDS,
    OPEN_TABLE_LIFETIME,
    OPEN_TABLE_WARNING_AGE,
    Notification,
    NotificationKind,
    Outbox,
)
from tertulia.server.domain.ports import Logs, StorageFault, UnstartedTables
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.logs import warn_once
from tertulia.server.workers.job_runner import ClaimedJob

log = logging.getLogger(__name__)
MIN_RESCHEDULE_SECONDS = 1.0
"""Minimum seconds until a table's clock job runs again.

A change of the table may reschedule the job earlier.
"""
CLOSED_TABLE_RETRY_SECONDS = 3600.0
"""Seconds after which a clock job is retried if its table cannot be opened."""


class ClockWorker:
    """Runs the jobs of clocks: each applies the due timeouts at one table."""

    def __init__(self, service: TableService, jobs: Jobs, clock: Clock = SYSTEM) -> None:
        self._service, self._jobs, self._clock = service, jobs, clock

    async def work(self, claimed: ClaimedJob) -> None:
        """Apply the due timeouts of a job's table, and end its game if a proposal to end it has succeeded.

        A proposal succeeds if no player declines it within the table's `end_proposal_days`. Raises `RulesPreparing` or
        `StorageFault` if the table cannot be opened or changed now; then the job is retried.
        """
        try:
            table = await self._service.table(claimed.id.key)
            await self._service.refresh(table)
            await asyncio.shield(self._service.run(table, PassTime()))
        except RulesPreparing:
            raise
        except TableNotFound:
            return
        except TableClosed as refusal:
            log.warning("clocks of table %s cannot run: %s", claimed.id.key, refusal.message)
            await self._jobs.release(claimed.job, CLOSED_TABLE_RETRY_SECONDS)
            return
        # A change of the table has rescheduled this job already, and `release` does nothing. Without a change it is
        # rescheduled here.
        due = table.state.course.due(table.agreement.end_proposal_days)
        if due is not None:
            await self._jobs.release(
                claimed.job, max(MIN_RESCHEDULE_SECONDS, (due - milliseconds(self._clock.now())) / 1000)
            )


UNFILLED_CHECK_SECONDS = 3600.0
"""Seconds between two checks for tables whose game has not started for days (`drop_unfilled`)."""
MAX_IDLE_CHECK_SECONDS = 60.0
"""Maximum seconds between two checks for idle tables in memory."""
UNUSED_SET_LIFETIME = timedelta(days=1)
"""Age from which an unused component set is deleted.

Until then its author may open another table with it.
"""
EXPIRED_SESSIONS_CHECK_SECONDS = 6 * 3600.0
"""Seconds between two deletions of expired sessions."""
UNUSED_SETS_CHECK_SECONDS = 6 * 3600.0
"""Seconds between two deletions of unused component sets."""


async def unload_idle_tables(service: TableService, idle_after: float, clock: Clock = SYSTEM) -> None:
    """Unload tables from memory after `idle_after` seconds without a request, until cancelled."""
    while True:
        await clock.sleep(min(MAX_IDLE_CHECK_SECONDS, idle_after))
        service.forget(idle_after)


async def drop_expired_sessions(expire: Callable[[], Awaitable[int]], clock: Clock = SYSTEM) -> None:
    """Call `expire`, which deletes expired sessions, at intervals until cancelled.

    Several processes may run this at the same time.
    """
    while True:
        try:
            if number := await expire():
                log.info("deleted expired sessions: %d", number)
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(EXPIRED_SESSIONS_CHECK_SECONDS)


async def drop_unused_sets(sets: SetStore, clock: Clock = SYSTEM) -> None:
    """Delete component sets that no table uses and that are not offered to all guests, until cancelled.

    Several processes may do so at the same time.
    """
    while True:
        try:
            if number := await sets.drop_unused(clock.now() - UNUSED_SET_LIFETIME):
                log.info("deleted unused component sets: %d", number)
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(UNUSED_SETS_CHECK_SECONDS)


async def drop_unfilled(service: TableService, unfilled: UnstartedTables, clock: Clock = SYSTEM) -> None:
    """Delete old tables whose game has not started, and warn their players before, until cancelled.

    A table is deleted after `OPEN_TABLE_LIFETIME` without a change, and its players are warned after
    `OPEN_TABLE_WARNING_AGE`. Several processes may do so at the same time.
    """
    warned = clock.now() - OPEN_TABLE_LIFETIME
    """The next warnings go to players of tables whose last change was at this time or later.

    If the last change was earlier, the players were warned already, or the table is about to be deleted.
    """
    while True:
        try:
            quiet_since = clock.now() - OPEN_TABLE_WARNING_AGE
            await unfilled.warn_players(warned, quiet_since)
            warned = quiet_since
            if deleted_ids := await unfilled.close_tables(clock.now() - OPEN_TABLE_LIFETIME):
                service.drop_deleted_tables(deleted_ids)
                log.info("deleted unfilled tables: %d", len(deleted_ids))
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(UNFILLED_CHECK_SECONDS)


class LeavingWorker:
    """Runs the jobs that remove absent players from tables that have not started."""

    def __init__(self, service: TableService, calendars: Calendars, outbox: Outbox) -> None:
        self._service, self._calendars, self._outbox = service, calendars, outbox

    async def work(self, claimed: ClaimedJob) -> None:
        """Remove each player who has timed out at `MAX_MISSED_TABLES` tables from all unstarted tables.

        Only players of the job's table are checked, because the last timeout happened there. Removed players are
        notified, and the count of their timeouts starts again at 0.
        """
        try:
            table = await self._service.table(claimed.id.key)
        except (TableNotFound, TableClosed):
            return
        await self._service.refresh(table)
        people = await self._calendars.load_calendars(guests_at(table.state.seats))
        for guest, person in people.items():
            if len(person.missed) >= MAX_MISSED_TABLES:
                await self._leave(guest)

    async def _leave(self, guest: GuestId) -> None:
        for waiting in await self._calendars.timed_tables(guest, "open"):
            try:
                table = await self._service.table(waiting)
                # Queued first: if the process dies in between, it is dropped as untrue, or the next attempt queues an
                # equal one.
                kind, key = NotificationKind.REMOVED, table.state.version
                notification = Notification(guest, table.id, kind, key, NOTIFICATION_DELAY_SECONDS)
                await self._outbox.queue_notifications([notification])
                await self._service.run(table, Leave(guest))
            except StorageFault:
                raise
            except Refused as refusal:  # for example, the game has started meanwhile
                log.info("a guest could not be removed from table %s: %s", waiting, refusal.message)
        # restart the count
        await self._calendars.change_calendar(guest, lambda player_time: replace(player_time, missed=()))


PACK_PAUSE_SECONDS = 0.05
"""Seconds between the compressions of two games' logs, so that moves are served first."""


class LogCompressor:
    """Runs the jobs that compress the logs of finished games."""

    def __init__(self, logs: Logs, pause: float = PACK_PAUSE_SECONDS, clock: Clock = SYSTEM) -> None:
        self._logs, self._pause, self._clock = logs, pause, clock
        self._one_by_one = asyncio.Lock()
        self._damaged: set[str] = set()
        """Ids of tables with a damaged log. The damage is logged once, and the log stays as it is."""

    async def work(self, claimed: ClaimedJob) -> None:
        """Compress the log of a job's table. Raises `StorageFault` if the log cannot be written now."""
        async with self._one_by_one:
            table_id = claimed.id.key
            if table_id not in self._damaged and not await self._logs.pack(table_id):
                self._damaged.add(table_id)
                warn_once(f"the log of table {table_id} is damaged and is not compressed")
            await self._clock.sleep(self._pause)
