"""Calendars of players: time zone, quiet hours, weekend and vacations, during which a clock may stop."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from tertulia.play.clock.pace import DAY, ClockError
from tertulia.play.errors import shorten_repr

MICROSECONDS_PER_SECOND = 10**6
"""Number of microseconds in a second. Clocks are computed in integer microseconds."""
FIRST_YEAR, LAST_YEAR = 1970, 2999
MAX_QUIET_MINUTES = 12 * 60
"""Maximum length of the daily quiet hours, in minutes."""
MAX_WEEKEND_DAYS = 2
MAX_VACATION_DAYS = 366
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")
_REFUSED_ZONES = ("right/", "posix/", "localtime", "posixrules")
"""Prefixes of refused zone names: zones that exist only on some machines or count leap seconds."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weekly times, in a player's local time, at which the player does not play."""

    zone: str = "UTC"
    """Name of an IANA time zone (`Europe/Prague`)."""
    quiet_from: int = 23 * 60
    """Start of the quiet hours, in minutes after local midnight."""
    quiet_until: int = 7 * 60
    """End of the quiet hours, in minutes after local midnight; equal to `quiet_from` for no quiet hours."""
    weekend: tuple[int, ...] = (5, 6)
    """Weekdays on which the clock stops, at most two: 0 is Monday, 6 is Sunday."""

    def __post_init__(self) -> None:
        find_zone(self.zone)
        for name, value in (("quiet_from", self.quiet_from), ("quiet_until", self.quiet_until)):
            if not _is_integer(value) or not 0 <= value < 24 * 60:
                raise ClockError(
                    f"{name}: {shorten_repr(value)} is not possible; accepted are 0 to 1439 minutes after midnight"
                )
        if self.quiet_minutes > MAX_QUIET_MINUTES:
            raise ClockError(
                f"quiet hours: {self.quiet_minutes} minutes a day are too many; accepted are {MAX_QUIET_MINUTES} at most"
            )
        known = all(_is_integer(day) and 0 <= day <= 6 for day in self.weekend)
        if not known or len(set(self.weekend)) != len(self.weekend) or len(self.weekend) > MAX_WEEKEND_DAYS:
            raise ClockError(
                f"weekend: {shorten_repr(list(self.weekend))} is not possible; "
                f"accepted are {MAX_WEEKEND_DAYS} days at most, each once, from 0 (Monday) to 6 (Sunday)"
            )

    @property
    def quiet_minutes(self) -> int:
        """Length of the daily quiet hours in minutes."""
        return (self.quiet_until - self.quiet_from) % (24 * 60)


class DatedCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's calendar, with the moment from which it applies."""

    since: datetime
    calendar: Calendar

    def __post_init__(self) -> None:
        to_microseconds(self.since, "since")


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Consecutive days, in the player's local time, on which the player is away."""

    first: date
    last: date
    """Last day of the vacation, inclusive."""
    booked: datetime
    """When the player booked the vacation.

    Vacation days stop a clock only from this moment on, so that booking never changes the past.
    """

    def __post_init__(self) -> None:
        to_microseconds(self.booked, "booked")
        days = (self.last - self.first).days + 1
        if not 1 <= days <= MAX_VACATION_DAYS:
            raise ClockError(
                f"vacation: {self.first} to {self.last} is not possible; accepted are 1 to {MAX_VACATION_DAYS} days, in order"
            )
        # In some zones the local date is still yesterday.
        if self.first < self.booked.astimezone(UTC).date() - timedelta(days=1):
            raise ClockError(f"vacation: {self.first} is before the day of booking, {self.booked:%Y-%m-%d}")
        if not FIRST_YEAR < self.first.year <= self.last.year < LAST_YEAR:
            raise ClockError(
                f"vacation: {self.first} to {self.last} is not possible; "
                f"accepted are the years {FIRST_YEAR + 1} to {LAST_YEAR - 1}"
            )


class SeatCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All calendars and vacations of the player at a seat."""

    calendars: tuple[DatedCalendar, ...] = ()
    """The player's calendars in order of time.

    The first calendar also applies before the moment in its field `since`. A player without calendars has the default
    `Calendar()`. A change of calendar during a turn affects only later turns. Otherwise a player could stop the clock
    for ever by changing time zones.
    """
    vacations: tuple[Vacation, ...] = ()

    def __post_init__(self) -> None:
        since = [dated.since for dated in self.calendars]
        if since != sorted(since):
            raise ClockError("calendars: they are not in chronological order; accepted is ascending `since`")

    def calendar_at(self, moment: int) -> Calendar:
        """Return the calendar that applies at `moment` (microseconds since 1970)."""
        begun = [dated.calendar for dated in self.calendars if to_microseconds(dated.since) <= moment]
        return begun[-1] if begun else (self.calendars[0].calendar if self.calendars else Calendar())


def days_off(vacations: Sequence[Vacation], budget: int) -> dict[int, int]:
    """Return the vacation days on which a clock stops, each with the time when it was booked.

    Keys are date ordinals (`date.toordinal`), values are microseconds since 1970. `budget` is the table's number of
    vacation days per calendar year: only the first `budget` days of each year count. Booking more days can change
    future days, but no past ones.
    """
    booked: dict[int, int] = {}
    for vacation in vacations:
        moment = to_microseconds(vacation.booked)
        for day in range(vacation.first.toordinal(), vacation.last.toordinal() + 1):
            booked[day] = min(booked.get(day, moment), moment)
    day_counts: dict[int, int] = {}
    granted = {}
    for day in sorted(booked):
        year = date.fromordinal(day).year
        day_counts[year] = day_counts.get(year, 0) + 1
        if day_counts[year] <= budget:
            granted[day] = booked[day]
    return granted


def find_zone(name: str) -> tzinfo:
    """Return a time zone by its IANA name. UTC is available even on machines without a time zone database.

    Raises `ClockError` if the name is unknown.
    """
    if name == "UTC":
        return UTC
    if isinstance(name, str) and len(name) <= 64 and _ZONE.fullmatch(name) and not name.startswith(_REFUSED_ZONES):
        try:
            return ZoneInfo(name)
        except (KeyError, ValueError, OSError):
            pass
    raise ClockError(
        f"zone: {shorten_repr(name)} is not known; "
        "accepted are the names of the IANA database that this machine has, such as Europe/Prague"
    )


def to_microseconds(moment: datetime, name: str = "time") -> int:
    """Convert a moment to microseconds since 1970.

    Raises `ClockError`, which calls the moment `name`, if it has no time zone or its year is out of range.
    """
    if moment.utcoffset() is None:
        raise ClockError(f"{name}: {moment} has no time zone; accepted are times with one, such as {moment}Z")
    if not FIRST_YEAR < moment.year < LAST_YEAR:
        raise ClockError(
            f"{name}: {moment} is not possible; accepted are the years {FIRST_YEAR + 1} to {LAST_YEAR - 1}"
        )
    return (moment - _EPOCH) // timedelta(microseconds=1)


def to_datetime(microseconds: int) -> datetime:
    """Convert microseconds since 1970 to a UTC datetime."""
    return _EPOCH + timedelta(microseconds=microseconds)


def date_ordinal(local_second: int) -> int:
    """Return the date ordinal (`date.toordinal`) of a local time.

    The time is given in seconds since the local start of 1970.
    """
    return local_second // DAY + _EPOCH.toordinal()


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
