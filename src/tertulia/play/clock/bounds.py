"""The law of clocks: every clock ends, and this is when at the latest."""

from __future__ import annotations

from datetime import timedelta

from tertulia.play.clock.calendars import LONGEST_QUIET, LONGEST_WEEKEND
from tertulia.play.clock.pace import DAY, Pace, Terms, Untimed, terms_of

LARGEST_LEAP = 2 * 3600
"""Seconds that a wall clock is put forward at once where summer time begins."""
SLACK_DAYS = 5
"""The first and the last day, which are not whole; a date that a country leaves out by crossing the date line, as Samoa did in
2011; and the two days by which a zone's offset may have changed in between."""


def latest(pace: Pace, outages: timedelta = timedelta(0)) -> timedelta | None:
    """Returns how long it takes at most, while somebody is to act, until somebody does or a clock has run out.

    `outages` is how long the server was away in that time. It holds for any calendars, vacations and pauses, so a game of n
    actions is over after (n + 1) times as long. None is never: at a table without a clock nobody runs out.
    """
    if isinstance(pace, Untimed):
        return None
    terms = terms_of(pace)
    needed = timedelta(seconds=terms.cap + terms.delay + terms.pause) + outages
    if not terms.by_calendar:
        return needed
    # A day that is neither weekend nor vacation has at least so many seconds that count.
    each = DAY - (LONGEST_QUIET * 60 if terms.nights else 0) - LARGEST_LEAP
    days = whole = -(-needed // timedelta(seconds=each))
    while (more := whole + _most_days_off(terms, days) + SLACK_DAYS) > days:
        days = more
    return timedelta(days=days)


def _most_days_off(terms: Terms, days: int) -> int:
    """Number of weekend and vacation days that there can be in so many days in a row."""
    weekends = LONGEST_WEEKEND * -(-days // 7) if terms.weekends else 0
    return weekends + terms.vacation_days * (days // 365 + 2)
