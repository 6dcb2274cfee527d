"""When notifications are sent: quiet hours, daily digests and low-time warnings.

Hours are local times of a time zone. A local time that summer time skips is shifted forward by the length of the gap.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from tertulia.play.clock import Calendar
from tertulia.server.domain.calendars import PlayerTime, chosen_calendar
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.notifications import (
    ChannelKind,
    NotificationKind,
    NotificationSettings,
    low_time_warning_at,
)


class QuietHours(NamedTuple):
    """Daily hours without notifications.

    `begin` and `end` are minutes after midnight in the time zone `zone`.
    """

    zone: str
    begin: int
    end: int


def quiet_hours(choices: NotificationSettings, calendar: Calendar | None) -> QuietHours | None:
    """Return the quiet hours that a guest has chosen, or None.

    A guest sets quiet hours in the notification settings, or uses the nights of the saved calendar (`calendar`).
    Weekends and vacations are not quiet: at some tables clocks run then.
    """
    if not choices.as_calendar:
        return None if choices.quiet_from is None else QuietHours(choices.zone, choices.quiet_from, choices.quiet_to)
    return None if calendar is None else QuietHours(calendar.zone, calendar.quiet_from, calendar.quiet_until)


def digest_time(
    choices: NotificationSettings, channel_kind: ChannelKind, kind: NotificationKind, at: datetime
) -> datetime:
    """Return when to send a notification that is due at `at`: at the next daily digest, or at `at`.

    Only emails wait for a digest. Low-time warnings never do.
    """
    if choices.digest is None or channel_kind is not ChannelKind.EMAIL or kind is NotificationKind.LOW_TIME:
        return at
    return _next_time(choices.digest, at, zone_of(choices.zone))


def end_of_quiet_hours(hours: QuietHours | None, at: datetime) -> datetime:
    """Return the end of the quiet hours if `at` falls into them, otherwise `at`."""
    if hours is None or hours.begin == hours.end:
        return at
    zone = zone_of(hours.zone)
    local = at.astimezone(zone)
    minute = local.hour * 60 + local.minute
    over_midnight = hours.begin > hours.end
    quiet = minute >= hours.begin or minute < hours.end if over_midnight else hours.begin <= minute < hours.end
    return _next_time(hours.end, at, zone) if quiet else at


def low_time_send_at(end: int, since: int, now: int, choices: NotificationSettings, quiet: QuietHours | None) -> int:
    """Return when to send a low-time warning for a clock that runs from `since` to `end`.

    Times are milliseconds since 1970. The warning is due at the result of `low_time_warning_at`, or at `now` if that
    time has passed. If it is due in the quiet hours (`quiet`), it is sent when they end. But if they end too late, the
    result is the time when they began, which may have passed already. They end too late if less than a quarter of the
    time from `low_time_warning_at` to `end` is left then.
    """
    warning = low_time_warning_at(end, since, choices.low_time_hours)
    at = datetime.fromtimestamp(max(warning, now) / 1000, UTC)
    awake = end_of_quiet_hours(quiet, at)
    if quiet is None or awake == at:
        return max(warning, now)
    found = milliseconds(awake)
    return (
        found
        if found <= end - (end - warning) // 4
        else milliseconds(_previous_time(quiet.begin, at, zone_of(quiet.zone)))
    )


def _previous_time(minute: int, before: datetime, zone: ZoneInfo) -> datetime:
    """Return the last moment, at or before `before`, when clocks in `zone` showed this minute of the day."""
    local = before.astimezone(zone)
    for days in range(3):
        day = (local - timedelta(days=days)).date()
        at = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone).astimezone(UTC)
        if at <= before:
            return at
    return before


def _next_time(minute: int, after: datetime, zone: ZoneInfo) -> datetime:
    """Return the first moment, at or after `after`, when clocks in `zone` show this minute of the day."""
    local = after.astimezone(zone)
    for days in range(3):
        day = (local + timedelta(days=days)).date()
        at = datetime.combine(day, time(minute // 60 % 24, minute % 60), zone).astimezone(UTC)
        if at >= after:
            return at
    return after


def display_zone(choices: NotificationSettings, person: PlayerTime) -> str:
    """Return the name of the time zone in which deadlines are shown to a recipient.

    It is the time zone of the recipient's saved calendar. Without a saved calendar, it is the time zone in the
    notification settings. If the settings contain the default time zone, it is the time zone of the recipient's
    browser, if known.
    """
    calendar = chosen_calendar(person)
    if calendar is not None:
        return calendar.zone
    return choices.zone if choices.zone != NotificationSettings().zone else person.zone or choices.zone


@lru_cache(256)
def zone_of(name: str) -> ZoneInfo:
    """Return the time zone with this name, or UTC if the name is unknown."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return ZoneInfo("UTC")


def is_known_zone(name: str) -> bool:
    """Whether a time zone with this name exists."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True
