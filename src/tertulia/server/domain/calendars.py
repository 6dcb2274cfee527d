"""Calendars of players: quiet hours, weekend and vacations, which turn-based clocks leave out.

The past never changes: a new calendar holds from now on, and a vacation that has begun can only be made shorter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, date, datetime
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from tertulia.play.clock import Calendar, ClockError, DatedCalendar, SeatCalendar, Vacation
from tertulia.play.clock.calendars import FIRST_YEAR, zone_of
from tertulia.server.domain.errors import CalendarRefused
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Away
from tertulia.server.domain.state import TableState

MOST_CALENDARS = 200
"""Calendars of one person that are kept, the newest: clocks that are settled know the older ones."""
MOST_VACATIONS = 40
"""Vacations of one person that are not over."""
EVER = datetime(FIRST_YEAR + 1, 1, 1, tzinfo=UTC)
"""Before every game: since when the calendar in the zone of a browser holds."""
MOST_MISSED = 3
"""Tables where somebody runs out of time before they leave the waiting rooms where they sit."""


class PersonTime(Struct, frozen=True, omit_defaults=True):
    """A player's stored calendar, vacations, missed tables and time zone."""

    calendar: SeatCalendar = SeatCalendar()
    missed: tuple[str, ...] = ()
    """The tables where they have run out of time since they last left waiting rooms for that."""
    zone: str = ""
    """The time zone of their browser, noted without a question; it holds until they save a calendar. Empty if not known."""


def with_calendar(kept: PersonTime, calendar: Calendar, now: datetime) -> PersonTime:
    """From now on this calendar holds."""
    before = [each for each in clock_calendar(kept).calendars if each.since < now]
    if kept.calendar.calendars and before and before[-1].calendar == calendar:
        return kept
    found = (*before, DatedCalendar(now, calendar))[-MOST_CALENDARS:]
    return replace(kept, calendar=replace(kept.calendar, calendars=found))


def with_zone(kept: PersonTime, zone: str) -> PersonTime:
    """Note the time zone of a browser, unless one is noted or a calendar is saved. Raises `ClockError` if there is no such zone."""
    zone_of(zone)
    return kept if kept.zone or kept.calendar.calendars else replace(kept, zone=zone)


def with_vacation(kept: PersonTime, first: date, last: date, now: datetime) -> PersonTime:
    """A vacation is booked. Raises `CalendarRefused` where it cannot be."""
    today = today_of(kept, now)
    if first < today:
        raise CalendarRefused(f"vacation: {first} has passed; accepted is {today} or later")
    try:
        new = Vacation(first, last, now)
    except ClockError as error:
        raise CalendarRefused(str(error)) from None
    vacations = kept.calendar.vacations
    if sum(each.last >= today for each in vacations) >= MOST_VACATIONS:
        raise CalendarRefused(f"vacation: {MOST_VACATIONS} are booked; accepted are no more")
    return replace(kept, calendar=replace(kept.calendar, vacations=(*vacations, new)))


def without_vacation(kept: PersonTime, first: date, last: date, now: datetime) -> PersonTime:
    """A vacation is called off: of one that has begun the days until today are spent."""
    today, found = today_of(kept, now), list[Vacation]()
    for each in kept.calendar.vacations:
        if (each.first, each.last) != (first, last) or each.last <= today:
            found.append(each)
        elif each.first <= today:
            found.append(replace(each, last=today))
    return replace(kept, calendar=replace(kept.calendar, vacations=tuple(found)))


def today_of(kept: PersonTime, now: datetime) -> date:
    """The day that it is where a person lives."""
    return now.astimezone(zone_of(calendar_of(kept).zone)).date()


def with_missed(missed: tuple[str, ...], table_id: str) -> tuple[str, ...]:
    """They have run out of time at this table, too: each counts once."""
    return tuple(dict.fromkeys((*missed, table_id)))[-MOST_MISSED:]


def with_elapsed(kept: PersonTime, other: PersonTime, now: int) -> PersonTime:
    """A person's time with the vacation days that another has had until today, at a moment in milliseconds since 1970. Vacations
    that have not begun are left out, and so are the other's hours and weekend."""
    today = today_of(other, datetime.fromtimestamp(now / 1000, UTC))
    own = kept.calendar.vacations
    begun = [replace(each, last=min(each.last, today)) for each in other.calendar.vacations if each.first <= today]
    same = {(each.first, each.last) for each in own}
    new = [each for each in begun if (each.first, each.last) not in same]
    return replace(kept, calendar=replace(kept.calendar, vacations=(*own, *new)))


def chosen_calendar(kept: PersonTime | None) -> Calendar | None:
    """The calendar of now of a person who has said anything about it."""
    return calendar_of(kept) if kept is not None and kept.calendar.calendars else None


def calendar_of(kept: PersonTime) -> Calendar:
    """The calendar of now: the saved one, or the usual one in the zone of their browser."""
    found = clock_calendar(kept).calendars
    return found[-1].calendar if found else Calendar()


def clock_calendar(kept: PersonTime) -> SeatCalendar:
    """The calendars and vacations that clocks go by: without a saved calendar, the usual one in the zone of their browser."""
    if kept.calendar.calendars or not kept.zone:
        return kept.calendar
    return replace(kept.calendar, calendars=(DatedCalendar(EVER, Calendar(kept.zone)),))


class Calendars(Protocol):
    """The calendars of people, as they are stored. Every method may raise `StorageFault`."""

    async def read(self, guests: Collection[GuestId]) -> Mapping[GuestId, PersonTime]:
        """The stored times by guest id; guests without one are omitted."""

    async def change(
        self, guest: GuestId, made: Callable[[PersonTime], PersonTime], *, clocks: bool = False
    ) -> PersonTime:
        """Replace a guest's stored time by `made(stored time)`, and return it; an exception of `made` changes nothing.

        With `clocks`, the running clocks of the guest's tables are read again in the same transaction.
        """

    async def timed_tables(self, guest: GuestId, phase: str = "running") -> list[str]:
        """The ids of tables in a phase where a guest sits; of running tables only those with a clock."""


class Absences(Protocol):
    """What clocks leave out."""

    async def away(self, state: TableState) -> Away:
        """What the clocks of a table leave out, as it is known now: outages that are over or may last still, and when those who sit
        there cannot be asked."""
