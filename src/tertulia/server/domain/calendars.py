"""Calendars of players: quiet hours, weekends and vacations, when turn-based clocks stand still.

A change never affects past time: a new calendar holds from now on, and a vacation that has begun can only be shortened.
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
"""The maximum number of calendars stored for a player; each saved change adds one.

The oldest calendars are dropped first: clocks do not need them.
"""
MAX_VACATIONS = 40
"""The maximum number of current and future vacations of a player."""
BEFORE_ALL_GAMES = datetime(FIRST_YEAR + 1, 1, 1, tzinfo=UTC)
"""A time (UTC) before the first game of the site.

The default calendar, which is used for players without a saved one, begins then.
"""
MAX_MISSED_TABLES = 3
"""The number of tables with a timeout after which a player is removed from tables that have not started."""


class PlayerTime(Struct, frozen=True, omit_defaults=True):
    """A player's stored calendar, vacations, time zone and timeouts."""

    calendar: SeatCalendar = SeatCalendar()
    missed: tuple[str, ...] = ()
    """The ids of tables where the player has timed out.

    The list is cleared when the player is removed from tables that have not started because of these timeouts.
    """
    zone: str = ""
    """The time zone that the player's browser reported; empty if no browser has reported one.

    The zone is used until the player saves a calendar.
    """


def with_calendar(player_time: PlayerTime, calendar: Calendar, now: datetime) -> PlayerTime:
    """Return `player_time` with `calendar` added, which holds from `now` on.

    If `calendar` equals the player's saved calendar, `player_time` is returned unchanged.
    """
    before = [each for each in clock_calendar(player_time).calendars if each.since < now]
    if player_time.calendar.calendars and before and before[-1].calendar == calendar:
        return player_time
    found = (*before, DatedCalendar(now, calendar))[-MAX_CALENDARS:]
    return replace(player_time, calendar=replace(player_time.calendar, calendars=found))


def with_zone(player_time: PlayerTime, zone: str) -> PlayerTime:
    """Return `player_time` with the time zone of the player's browser, unless a zone or calendar is saved.

    Raises `ClockError` if the zone is unknown.
    """
    find_zone(zone)
    return player_time if player_time.zone or player_time.calendar.calendars else replace(player_time, zone=zone)


def with_vacation(player_time: PlayerTime, first: date, last: date, now: datetime) -> PlayerTime:
    """Return `player_time` with another vacation, from `first` to `last` (both included).

    Raises `CalendarRefused` if it begins in the past, is not valid, or `MAX_VACATIONS` are booked already.
    """
    today = today_of(player_time, now)
    if first < today:
        raise CalendarRefused(f"vacation: {first} has passed; accepted is {today} or later")
    try:
        new = Vacation(first, last, now)
    except ClockError as error:
        raise CalendarRefused(str(error)) from None
    vacations = player_time.calendar.vacations
    if sum(each.last >= today for each in vacations) >= MAX_VACATIONS:
        raise CalendarRefused(f"vacation: {MAX_VACATIONS} are booked already, the maximum")
    return replace(player_time, calendar=replace(player_time.calendar, vacations=(*vacations, new)))


def without_vacation(player_time: PlayerTime, first: date, last: date, now: datetime) -> PlayerTime:
    """Return `player_time` without a vacation. If the vacation has begun, its days until today stay."""
    today, found = today_of(player_time, now), list[Vacation]()
    for each in player_time.calendar.vacations:
        if (each.first, each.last) != (first, last) or each.last <= today:
            found.append(each)
        elif each.first <= today:
            found.append(replace(each, last=today))
    return replace(player_time, calendar=replace(player_time.calendar, vacations=tuple(found)))


def today_of(player_time: PlayerTime, now: datetime) -> date:
    """Return today's date in the player's time zone."""
    return now.astimezone(find_zone(calendar_of(player_time).zone)).date()


def with_timeout(missed: tuple[str, ...], table_id: str) -> tuple[str, ...]:
    """Return the table ids in `missed`, with `table_id` appended unless it is among them.

    `missed` are the ids of tables at which a player has timed out, the oldest first. At most the last
    `MAX_MISSED_TABLES` ids are returned.
    """
    return tuple(dict.fromkeys((*missed, table_id)))[-MAX_MISSED_TABLES:]


def with_elapsed(player_time: PlayerTime, other: PlayerTime, now: int) -> PlayerTime:
    """Return `player_time` with the past and current vacation days of `other`, for a merge of two guests.

    `now` is in milliseconds since 1970. Days after today and the calendars of `other` are omitted.
    """
    today = today_of(other, datetime.fromtimestamp(now / 1000, UTC))
    own = player_time.calendar.vacations
    begun = [replace(each, last=min(each.last, today)) for each in other.calendar.vacations if each.first <= today]
    same = {(each.first, each.last) for each in own}
    new = [each for each in begun if (each.first, each.last) not in same]
    return replace(player_time, calendar=replace(player_time.calendar, vacations=(*own, *new)))


def chosen_calendar(player_time: PlayerTime | None) -> Calendar | None:
    """Return a player's current saved calendar, or None if they have saved none."""
    return calendar_of(player_time) if player_time is not None and player_time.calendar.calendars else None


def calendar_of(player_time: PlayerTime) -> Calendar:
    """Return a player's current calendar: daily quiet hours and days off.

    Turn-based clocks stand still then. This is the calendar that the player saved last. Without one, it is the default
    calendar in the time zone of the player's browser, or in UTC if that is unknown.
    """
    found = clock_calendar(player_time).calendars
    return found[-1].calendar if found else Calendar()


def clock_calendar(player_time: PlayerTime) -> SeatCalendar:
    """Return the calendars and vacations by which a player's clocks run.

    Without a saved calendar, the default calendar in the time zone of the player's browser is used.
    """
    if player_time.calendar.calendars or not player_time.zone:
        return player_time.calendar
    return replace(player_time.calendar, calendars=(DatedCalendar(BEFORE_ALL_GAMES, Calendar(player_time.zone)),))


class Calendars(Protocol):
    """Stores calendars, time zones and timeouts of players. Every method may raise `StorageFault`."""

    async def load_calendars(self, guests: Collection[GuestId]) -> Mapping[GuestId, PlayerTime]:
        """Return stored calendars, vacations, time zones and timeouts (`PlayerTime`) by guest id.

        Guests without stored data are omitted.
        """

    async def change_calendar(
        self, guest: GuestId, alter: Callable[[PlayerTime], PlayerTime], *, clocks: bool = False
    ) -> PlayerTime:
        """Replace a guest's stored `PlayerTime` by `alter(stored)`, and return the new one.

        If `alter` raises, nothing changes. If `clocks` is True, the same transaction stores jobs that update the clocks
        of the guest's running tables.
        """

    async def timed_tables(self, guest: GuestId, phase: str = "running") -> list[str]:
        """Return the ids of the tables at which a guest sits and whose phase is `phase`.

        Running tables without clocks are omitted.
        """


class ExcludedTimes(Protocol):
    """Finds the periods during which a table's clocks stand still."""

    async def excluded_time(self, state: TableState) -> ExcludedTime:
        """Return the site's outages until now, and the calendars of a table's players."""
