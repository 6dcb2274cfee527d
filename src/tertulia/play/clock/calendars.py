"""The calendar of a player: where they live, when they sleep, which days are their weekend, and when they are on vacation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from tertulia.play.clock.pace import DAY, ClockError
from tertulia.play.errors import shortened

MICROSECOND = 10**6
"""Microseconds of a second: all that is computed is computed in whole microseconds."""
FIRST_YEAR, LAST_YEAR = 1970, 2999
LONGEST_QUIET = 12 * 60
"""Minutes of a day that may be quiet."""
LONGEST_WEEKEND = 2
LONGEST_VACATION = 366
_ZONE = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*")
_NO_ZONES = ("right/", "posix/", "localtime", "posixrules")
"""Names that are there on some machines only, or count leap seconds."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a player cannot be asked to play, by the clock on their wall."""

    zone: str = "UTC"
    """The name of a time zone (`Europe/Prague`)."""
    quiet_from: int = 23 * 60
    """Minutes after midnight at which the quiet hours begin."""
    quiet_until: int = 7 * 60
    """Minutes after midnight at which they end; the same as `quiet_from` where there are none."""
    weekend: tuple[int, ...] = (5, 6)
    """Days of the week that are left out, at most two of them: 0 is Monday, 6 Sunday."""

    def __post_init__(self) -> None:
        zone_of(self.zone)
        for name, value in (("quiet_from", self.quiet_from), ("quiet_until", self.quiet_until)):
            if not _is_whole(value) or not 0 <= value < 24 * 60:
                raise ClockError(
                    f"{name}: {shortened(value)} is not possible; accepted are 0 to 1439 minutes after midnight"
                )
        if self.quiet_minutes > LONGEST_QUIET:
            raise ClockError(
                f"quiet hours: {self.quiet_minutes} minutes a day are too many; accepted are {LONGEST_QUIET} at most"
            )
        known = all(_is_whole(day) and 0 <= day <= 6 for day in self.weekend)
        if not known or len(set(self.weekend)) != len(self.weekend) or len(self.weekend) > LONGEST_WEEKEND:
            raise ClockError(
                f"weekend: {shortened(list(self.weekend))} is not possible; "
                f"accepted are {LONGEST_WEEKEND} days at most, each once, from 0 (Monday) to 6 (Sunday)"
            )

    @property
    def quiet_minutes(self) -> int:
        """Number of minutes of a day that are quiet."""
        return (self.quiet_until - self.quiet_from) % (24 * 60)


class DatedCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A calendar, and from when on it is a player's."""

    since: datetime
    calendar: Calendar

    def __post_init__(self) -> None:
        instant(self.since, "since")


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whole days in a row, by the player's calendar, on which they are away."""

    first: date
    last: date
    """Itself a day of the vacation."""
    booked: datetime
    """When the player said so: what lies before is never left out, so that nothing that has passed changes."""

    def __post_init__(self) -> None:
        instant(self.booked, "booked")
        days = (self.last - self.first).days + 1
        if not 1 <= days <= LONGEST_VACATION:
            raise ClockError(
                f"vacation: {self.first} to {self.last} is not possible; accepted are 1 to {LONGEST_VACATION} days, in order"
            )
        # Somewhere it is still yesterday.
        if self.first < self.booked.astimezone(UTC).date() - timedelta(days=1):
            raise ClockError(f"vacation: {self.first} lies before it was booked, {self.booked:%Y-%m-%d}")
        if not FIRST_YEAR < self.first.year <= self.last.year < LAST_YEAR:
            raise ClockError(f"vacation: {self.first} to {self.last} is in no year of a clock's")


class SeatCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is known of when the player of a seat is away."""

    calendars: tuple[DatedCalendar, ...] = ()
    """In order of time; the first holds before it, too, and where there is none it is `Calendar()`. A turn is counted to its
    end by the calendar of its beginning: whoever changes zones all the time would always have night."""
    vacations: tuple[Vacation, ...] = ()

    def __post_init__(self) -> None:
        since = [dated.since for dated in self.calendars]
        if since != sorted(since):
            raise ClockError(
                "calendars: they are not in order of time; accepted are those that begin one after the other"
            )

    def at(self, moment: int) -> Calendar:
        """Returns the calendar of a moment, in microseconds since 1970."""
        begun = [dated.calendar for dated in self.calendars if instant(dated.since) <= moment]
        return begun[-1] if begun else (self.calendars[0].calendar if self.calendars else Calendar())


def days_off(vacations: Sequence[Vacation], budget: int) -> dict[int, int]:
    """Returns the days that are left out, by their ordinal, each with the moment it was booked at (microseconds since 1970).

    Of each calendar year the first `budget` days count: those to come may change, those that have passed never do.
    """
    booked: dict[int, int] = {}
    for vacation in vacations:
        moment = instant(vacation.booked)
        for day in range(vacation.first.toordinal(), vacation.last.toordinal() + 1):
            booked[day] = min(booked.get(day, moment), moment)
    spent: dict[int, int] = {}
    granted = {}
    for day in sorted(booked):
        year = date.fromordinal(day).year
        spent[year] = spent.get(year, 0) + 1
        if spent[year] <= budget:
            granted[day] = booked[day]
    return granted


def zone_of(name: str) -> tzinfo:
    """Returns a time zone. Raises `ClockError` where there is none of that name; UTC is there even on machines without zones."""
    if name == "UTC":
        return UTC
    if isinstance(name, str) and len(name) <= 64 and _ZONE.fullmatch(name) and not name.startswith(_NO_ZONES):
        try:
            return ZoneInfo(name)
        except (KeyError, ValueError, OSError):
            pass
    raise ClockError(
        f"zone: {shortened(name)} is not known; accepted are the names of the IANA database that this machine has, as Europe/Prague"
    )


def instant(moment: datetime, name: str = "time") -> int:
    """Returns a moment in microseconds since 1970. Raises `ClockError` where it has no zone, or lies outside all games."""
    if moment.utcoffset() is None:
        raise ClockError(f"{name}: {moment} says no zone; accepted are moments with one, as {moment}Z")
    if not FIRST_YEAR < moment.year < LAST_YEAR:
        raise ClockError(
            f"{name}: {moment} is not possible; accepted are the years {FIRST_YEAR + 1} to {LAST_YEAR - 1}"
        )
    return (moment - _EPOCH) // timedelta(microseconds=1)


def moment_of(microseconds: int) -> datetime:
    """Returns the moment, in UTC, of so many microseconds since 1970."""
    return _EPOCH + timedelta(microseconds=microseconds)


def ordinal_of(local_second: int) -> int:
    """Returns the ordinal of the day that a wall clock shows; `local_second` are its seconds since the beginning of 1970."""
    return local_second // DAY + _EPOCH.toordinal()


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
