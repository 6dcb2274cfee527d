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
from tertulia.play.clock.calendars import FIRST_YEAR, find_zone
from tertulia.server.domain.errors import CalendarRefused
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.state import ExcludedTime, TableState

MAX_CALENDARS = 200
"""The number of calendars of a player that are stored, the newest ones. Settled clocks need no older ones."""
MAX_VACATIONS = 40
"""The number of current and future vacations that a player may have."""
BEFORE_ALL_GAMES = datetime(FIRST_YEAR + 1, 1, 1, tzinfo=UTC)
"""A time before every game: the default calendar in the browser's time zone holds since then."""
MAX_MISSED_TABLES = 3
"""The number of timeouts at different tables after which a player is removed from tables that have not started."""


class PlayerTime(Struct, frozen=True, omit_defaults=True):
    """A player's stored calendar, vacations, time zone and timeouts."""

    calendar: SeatCalendar = SeatCalendar()
    missed: tuple[str, ...] = ()
    """The tables where the player has timed out. The list is cleared when they are removed from tables for that."""
    zone: str = ""
    """The time zone of the player's browser, noted automatically; empty if unknown. It holds until they save a
    calendar."""


def with_calendar(kept: PlayerTime, calendar: Calendar, now: datetime) -> PlayerTime:
    """Add a calendar that holds from `now` on, unless the current one is equal."""
    before = [each for each in clock_calendar(kept).calendars if each.since < now]
    if kept.calendar.calendars and before and before[-1].calendar == calendar:
        return kept
    found = (*before, DatedCalendar(now, calendar))[-MAX_CALENDARS:]
    return replace(kept, calendar=replace(kept.calendar, calendars=found))


def with_zone(kept: PlayerTime, zone: str) -> PlayerTime:
    """Set the browser's time zone, unless one is set or a calendar is saved.

    Raises `ClockError` for unknown zones.
    """
    find_zone(zone)
    return kept if kept.zone or kept.calendar.calendars else replace(kept, zone=zone)


def with_vacation(kept: PlayerTime, first: date, last: date, now: datetime) -> PlayerTime:
    """Add a vacation. Raises `CalendarRefused` if it begins in the past, is not valid, or is one too many."""
    today = today_of(kept, now)
    if first < today:
        raise CalendarRefused(f"vacation: {first} has passed; accepted is {today} or later")
    try:
        new = Vacation(first, last, now)
    except ClockError as error:
        raise CalendarRefused(str(error)) from None
    vacations = kept.calendar.vacations
    if sum(each.last >= today for each in vacations) >= MAX_VACATIONS:
        raise CalendarRefused(f"vacation: {MAX_VACATIONS} are booked already, the maximum")
    return replace(kept, calendar=replace(kept.calendar, vacations=(*vacations, new)))


def without_vacation(kept: PlayerTime, first: date, last: date, now: datetime) -> PlayerTime:
    """Remove a vacation. If it has begun, its days until today stay."""
    today, found = today_of(kept, now), list[Vacation]()
    for each in kept.calendar.vacations:
        if (each.first, each.last) != (first, last) or each.last <= today:
            found.append(each)
        elif each.first <= today:
            found.append(replace(each, last=today))
    return replace(kept, calendar=replace(kept.calendar, vacations=tuple(found)))


def today_of(kept: PlayerTime, now: datetime) -> date:
    """Today's date in the player's time zone."""
    return now.astimezone(find_zone(calendar_of(kept).zone)).date()


def with_timeout(missed: tuple[str, ...], table_id: str) -> tuple[str, ...]:
    """Add the table of a player's timeout. Each table counts once."""
    return tuple(dict.fromkeys((*missed, table_id)))[-MAX_MISSED_TABLES:]


def with_elapsed(kept: PlayerTime, other: PlayerTime, now: int) -> PlayerTime:
    """Add the vacation days of another player until today, when the two are merged.

    `now` is in milliseconds since 1970. The other player's future vacations and calendars are omitted.
    """
    today = today_of(other, datetime.fromtimestamp(now / 1000, UTC))
    own = kept.calendar.vacations
    begun = [replace(each, last=min(each.last, today)) for each in other.calendar.vacations if each.first <= today]
    same = {(each.first, each.last) for each in own}
    new = [each for each in begun if (each.first, each.last) not in same]
    return replace(kept, calendar=replace(kept.calendar, vacations=(*own, *new)))


def chosen_calendar(kept: PlayerTime | None) -> Calendar | None:
    """A player's current calendar if they have saved one, or None."""
    return calendar_of(kept) if kept is not None and kept.calendar.calendars else None


def calendar_of(kept: PlayerTime) -> Calendar:
    """A player's current calendar: the saved one, or the default one in the browser's time zone."""
    found = clock_calendar(kept).calendars
    return found[-1].calendar if found else Calendar()


def clock_calendar(kept: PlayerTime) -> SeatCalendar:
    """The calendars and vacations that clocks use.

    Without a saved calendar, that is the default one in the browser's time zone.
    """
    if kept.calendar.calendars or not kept.zone:
        return kept.calendar
    return replace(kept.calendar, calendars=(DatedCalendar(BEFORE_ALL_GAMES, Calendar(kept.zone)),))


class Calendars(Protocol):
    """Stores the calendars of players. Every method may raise `StorageFault`."""

    async def load_calendars(self, guests: Collection[GuestId]) -> Mapping[GuestId, PlayerTime]:
        """The stored data by guest id; guests without any are omitted."""

    async def change_calendar(
        self, guest: GuestId, made: Callable[[PlayerTime], PlayerTime], *, clocks: bool = False
    ) -> PlayerTime:
        """Replace a guest's stored data by `made(data)`, and return it.

        An exception of `made` changes nothing. With `clocks`, jobs that update the clocks of the guest's running tables
        are stored in the same transaction.
        """

    async def timed_tables(self, guest: GuestId, phase: str = "running") -> list[str]:
        """The ids of the tables in a phase where a guest sits; running tables without clocks are omitted."""


class ExcludedTimes(Protocol):
    """Provides the times that clocks leave out."""

    async def excluded_time(self, state: TableState) -> ExcludedTime:
        """What the clocks of a table leave out, as known now: outages of the site, and its players' calendars."""
