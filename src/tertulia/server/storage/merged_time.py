"""Two guests become one: so do the times when they cannot be asked to play, and their clocks are read anew."""

from __future__ import annotations

from sqlalchemy import Connection, select

from tertulia.server.domain.calendars import PersonTime, united
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, Rank
from tertulia.server.storage.calendars import keep_person, read_people, timed_tables
from tertulia.server.storage.changes import GIVE
from tertulia.server.storage.jobs import row_of
from tertulia.server.storage.missing import CALENDAR
from tertulia.server.storage.outbox import look_again


def unite_times(connection: Connection, before: GuestId, guest: GuestId, now: int) -> None:
    """A part of the transaction in which one guest becomes another, once the seats are theirs: what is kept of the first
    one's time becomes the other's, too."""
    both = select(CALENDAR.c.guest).where(CALENDAR.c.guest.in_((before, guest)))
    connection.execute(both.order_by(CALENDAR.c.guest).with_for_update())
    found = read_people(connection, (before, guest))
    if before in found:
        keep_person(connection, guest, united(found.get(guest, PersonTime()), found[before], now))
    for table in sorted(timed_tables(connection, guest)):
        connection.execute(GIVE, row_of(JobOrder(JobId(JobKind.CLOCK, table), Rank.PEOPLE), now))
    look_again(connection, guest, now)
