"""Remove guests who ran out of time at several tables from the tables that have not started yet.

The timeouts are counted in the change that causes them, and that change creates a job for the table. The job is
idempotent: a guest who has left has left, and the count restarts at zero.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from tertulia.server.domain.calendars import MAX_MISSED_TABLES, Calendars
from tertulia.server.domain.commands import Leave
from tertulia.server.domain.errors import TableClosed, TableNotFound
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notifications import NOTIFICATION_DELAY_SECONDS, Notification, NotificationKind, Outbox
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused
from tertulia.server.workers.job_runner import ClaimedJob

log = logging.getLogger(__name__)


class LeavingWorker:
    """Runs the jobs that remove guests from waiting tables."""

    def __init__(self, service: TableService, calendars: Calendars, outbox: Outbox) -> None:
        self._service, self._calendars, self._outbox = service, calendars, outbox

    async def work(self, claimed: ClaimedJob) -> None:
        """Check all guests seated at a table where a player ran out of time."""
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
                kind, key = NotificationKind.LEFT, table.state.version
                notification = Notification(guest, table.id, kind, key, NOTIFICATION_DELAY_SECONDS)
                await self._outbox.queue_notifications([notification])
                await self._service.run(table, Leave(guest))
            except StorageFault:
                raise
            except Refused as refusal:  # for example, the game has started meanwhile
                log.info("no guest could be removed from table %s: %s", waiting, refusal.message)
        await self._calendars.change_calendar(guest, lambda kept: replace(kept, missed=()))  # restart the count
