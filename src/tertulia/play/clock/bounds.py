"""Upper bound on the duration of a clock.

Every clock runs out, regardless of calendars, vacations and pauses.
"""

from __future__ import annotations

from datetime import timedelta

from tertulia.play.clock.calendars import LONGEST_QUIET, LONGEST_WEEKEND
from tertulia.play.clock.pace import DAY, Pace, Terms, Untimed, terms_of

LARGEST_LEAP = 2 * 3600
"""Largest forward step of a wall clock at the start of summer time, in seconds."""
SLACK_DAYS = 5
"""Extra days in the bound, for dates that count only in part or not at all.

Two are for the partial first and last day, one for a date that a country skips when it crosses the date line (Samoa in
2011), and two for changes of the zone's offset in between.
"""


def latest(pace: Pace, outages: timedelta = timedelta(0)) -> timedelta | None:
    """Return the longest wait until a seat to act has acted or run out of time, or None if untimed.

    `outages` is the server's downtime within that time. The bound holds for all calendars, vacations and pauses, so a
    game of n actions is over after at most n + 1 times this duration.
    """
    if isinstance(pace, Untimed):
        return None
    terms = terms_of(pace)
    needed = timedelta(seconds=terms.cap + terms.delay + terms.pause) + outages
    if not terms.by_calendar:
        return needed
    # The least number of counted seconds on a day that is neither weekend nor vacation.
    each = DAY - (LONGEST_QUIET * 60 if terms.nights else 0) - LARGEST_LEAP
    days = whole = -(-needed // timedelta(seconds=each))
    while (more := whole + _most_days_off(terms, days) + SLACK_DAYS) > days:
        days = more
    return timedelta(days=days)


def _most_days_off(terms: Terms, days: int) -> int:
    """Return the largest possible number of weekend and vacation days within `days` consecutive days."""
    weekends = LONGEST_WEEKEND * -(-days // 7) if terms.weekends else 0
    return weekends + terms.vacation_days * (days // 365 + 2)
