"""When somebody may be told: not in their quiet hours, and of what waits for a digest at the hour of it.

Hours are those of their zone; at a change of summer time an hour that is missing counts as the next that is there.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from tertulia.server.domain.notices import Choices, NoticeKind, Way


def digest_at(choices: Choices, way: Way, kind: NoticeKind, at: datetime) -> datetime:
    """The moment itself, or the next digest that waits for what could go out then. Only mail waits, and never what is urgent."""
    if choices.digest is None or way is not Way.MAIL or kind is NoticeKind.SHORT:
        return at
    return _next(choices.digest, at, zone_of(choices.zone))


def after_quiet(choices: Choices, at: datetime) -> datetime:
    """The moment itself, or the end of the quiet hours that it lies in."""
    if choices.quiet_from is None or choices.quiet_from == choices.quiet_to:
        return at
    local = at.astimezone(zone_of(choices.zone))
    minute, start, end = local.hour * 60 + local.minute, choices.quiet_from, choices.quiet_to
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    return _next(end, at, zone_of(choices.zone)) if quiet else at


def _next(minute: int, after: datetime, zone: ZoneInfo) -> datetime:
    """The next moment, from `after` on, at which clocks of the zone show that minute of the day."""
    local = after.astimezone(zone)
    for days in range(3):
        day = (local + timedelta(days=days)).date()
        at = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone).astimezone(UTC)
        if at >= after:
            return at
    return after


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
