"""Upper bound of the time until a clock runs out (`longest_wait`).

Every clock runs out, regardless of calendars, vacations and pauses.
"""

from __future__ import annotations

from datetime import timedelta

from tertulia.play.clock.calendars import MAX_QUIET_MINUTES, MAX_WEEKEND_DAYS
from tertulia.play.clock.pace import DAY, ClockSettings, Pace, Untimed, clock_settings

MAX_LEAP_SECONDS = 2 * 3600
"""Maximum seconds that a wall clock skips at the start of summer time."""
SLACK_DAYS = 5
"""Days added to the bound of `longest_wait` for dates on which a clock runs in part or not at all.

Two days are for the partial first and last day, one for a date that a country skips when it crosses the date line
(Samoa in 2011), and two for changes of the zone's offset in between.
"""


def longest_wait(pace: Pace, outages: timedelta = timedelta(0)) -> timedelta | None:
    """Return the longest time that a seat can take until it acts or runs out of time.

    Returns None for a table without a clock. `outages` is the server's downtime within that time. The bound holds for
    all calendars, vacations and pauses. A game of n actions is therefore over after at most n + 1 times this duration.
    """
    if isinstance(pace, Untimed):
        return None
    settings = clock_settings(pace)
    needed = timedelta(seconds=settings.cap + settings.delay + settings.pause) + outages
    if not settings.by_calendar:
        return needed
    # The least number of counted seconds on a day that is neither weekend nor vacation.
    each = DAY - (MAX_QUIET_MINUTES * 60 if settings.nights else 0) - MAX_LEAP_SECONDS
    days = whole = -(-needed // timedelta(seconds=each))
    while (more := whole + _max_days_off(settings, days) + SLACK_DAYS) > days:
        days = more
    return timedelta(days=days)


def _max_days_off(settings: ClockSettings, days: int) -> int:
    """Return the largest possible number of weekend and vacation days within `days` consecutive days."""
    weekends = MAX_WEEKEND_DAYS * -(-days // 7) if settings.weekends else 0
    return weekends + settings.vacation_days * (days // 365 + 2)
