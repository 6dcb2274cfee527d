"""When somebody may be told: not in their quiet hours, and of what waits for a digest at the hour of it.

Hours are those of their zone; at a change of summer time an hour that is missing counts as the next that is there.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from tertulia.play.clock import Calendar
from tertulia.server.domain.calendars import PersonTime, chosen_calendar
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.notices import Choices, NoticeKind, Way, short_at


class QuietHours(NamedTuple):
    """Hours of each day in which nothing is told, in minutes after midnight."""

    zone: str
    begin: int
    end: int


def quiet_hours(choices: Choices, calendar: Calendar | None) -> QuietHours | None:
    """The quiet hours of somebody who has this calendar, or none yet. Only its nights: not every table leaves out a weekend or a
    vacation, and where one does not, clocks run meanwhile."""
    if not choices.as_calendar:
        return None if choices.quiet_from is None else QuietHours(choices.zone, choices.quiet_from, choices.quiet_to)
    return None if calendar is None else QuietHours(calendar.zone, calendar.quiet_from, calendar.quiet_until)


def digest_at(choices: Choices, way: Way, kind: NoticeKind, at: datetime) -> datetime:
    """The moment itself, or the next digest that waits for what could go out then. Only mail waits, and never what is urgent."""
    if choices.digest is None or way is not Way.MAIL or kind is NoticeKind.SHORT:
        return at
    return _next(choices.digest, at, zone_of(choices.zone))


def after_quiet(hours: QuietHours | None, at: datetime) -> datetime:
    """The moment itself, or the end of the quiet hours that it lies in."""
    if hours is None or hours.begin == hours.end:
        return at
    zone = zone_of(hours.zone)
    local = at.astimezone(zone)
    minute = local.hour * 60 + local.minute
    over_midnight = hours.begin > hours.end
    quiet = minute >= hours.begin or minute < hours.end if over_midnight else hours.begin <= minute < hours.end
    return _next(hours.end, at, zone) if quiet else at


def tell_short_at(end: int, since: int, now: int, choices: Choices, quiet: QuietHours | None) -> int:
    """When somebody is told that their time is short which has run since some moment and runs out at its end (all in milliseconds
    since 1970). Where that moment is quiet they are told when the quiet hours are over; where too little would be left of it then,
    or nothing, when they begin."""
    short = short_at(end, since, choices.short)
    at = datetime.fromtimestamp(max(short, now) / 1000, UTC)
    awake = after_quiet(quiet, at)
    if quiet is None or awake == at:
        return max(short, now)
    found = milliseconds(awake)
    return found if found <= end - (end - short) // 4 else milliseconds(_last(quiet.begin, at, zone_of(quiet.zone)))


def _last(minute: int, before: datetime, zone: ZoneInfo) -> datetime:
    """The last moment, until `before`, at which clocks of the zone showed that minute of the day."""
    local = before.astimezone(zone)
    for days in range(3):
        day = (local - timedelta(days=days)).date()
        at = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone).astimezone(UTC)
        if at <= before:
            return at
    return before


def _next(minute: int, after: datetime, zone: ZoneInfo) -> datetime:
    """The next moment, from `after` on, at which clocks of the zone show that minute of the day."""
    local = after.astimezone(zone)
    for days in range(3):
        day = (local + timedelta(days=days)).date()
        at = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone).astimezone(UTC)
        if at >= after:
            return at
    return after


def told_zone(choices: Choices, person: PersonTime) -> str:
    """The time zone of a recipient's deadlines: from their calendar, their quiet hours or their browser, in this order."""
    calendar = chosen_calendar(person)
    if calendar is not None:
        return calendar.zone
    return choices.zone if choices.zone != Choices().zone else person.zone or choices.zone


@lru_cache(256)
def zone_of(name: str) -> ZoneInfo:
    """The zone of that name; UTC where there is none such."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return ZoneInfo("UTC")


def known_zone(name: str) -> bool:
    """Whether there is a zone of that name."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True
