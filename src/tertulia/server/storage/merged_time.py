"""Clocks of seats that an account takes over from a former guest."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tertulia.server.domain.calendars import PlayerTime, with_elapsed
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.storage.calendars import keep_person, read_people, timed_tables
from tertulia.server.storage.changes import GIVE
from tertulia.server.storage.jobs import job_row
from tertulia.server.storage.missing import CALENDAR
from tertulia.server.storage.outbox import recheck_channels


def has_clocks(connection: Connection, guest: GuestId) -> bool:
    """Whether a guest sits at a running table with clocks."""
    return bool(timed_tables(connection, guest))


def hand_over_clocks(connection: Connection, before: GuestId, guest: GuestId, now: int, own_clocks: bool) -> None:
    """Have the clocks of merged seats read again, within the transaction of the merge.

    The seats must be the account's already. From the former guest's calendar only vacation days until today are kept,
    so that no clock runs out because of time that it has left out before. With `own_clocks`, the account has clocks of
    its own and gets none of these days. They would give its other seats more time, or use up the vacation that its
    tables grant.
    """
    both = select(CALENDAR.c.guest).where(CALENDAR.c.guest.in_((before, guest)))
    connection.execute(both.order_by(CALENDAR.c.guest).with_for_update())
    found = read_people(connection, (before, guest))
    if before in found and not own_clocks:
        kept = found.get(guest, PlayerTime())
        if (new := with_elapsed(kept, found[before], now)) != kept:
            keep_person(connection, guest, new)
    for table in sorted(timed_tables(connection, guest)):
        connection.execute(GIVE, job_row(JobOrder(JobId(JobKind.CLOCK, table), JobPriority.PLAYERS), now))
    recheck_channels(connection, guest, now)
