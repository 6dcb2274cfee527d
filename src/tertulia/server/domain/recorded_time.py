"""Times in the record of a table's game: time control, timeouts, resignations, times of actions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from tertulia.play.clock import ByTurns, Live, Untimed
from tertulia.play.time_played import CENTURY_MS, NO_TIMES, Departure, EndedEarly, TimePlayed
from tertulia.server.domain.state import Agreement, Course

MILLISECOND = timedelta(milliseconds=1)


def time_played(agreement: Agreement, course: Course, done: Sequence[datetime | None]) -> TimePlayed | None:
    """Return time control, timeouts, resignations, early end and times of actions for a game's record.

    `done` holds the time of each action, or None for an unknown time. The result is None if no such data exists.
    """
    pace, ended = agreement.pace, course.ended
    timed = course.pace is not None and not isinstance(pace, Untimed)
    times = TimePlayed(
        pace=pace if timed and not isinstance(pace, Untimed) else None,
        slower=course.pace if isinstance(pace, Live) and isinstance(course.pace, ByTurns) else None,
        forfeit=agreement.forfeit if timed or course.departures else "bot",
        departures=departures_at(course.departures, len(done)),
        lost=list(course.lost),
        ended=None if ended is None else EndedEarly(ended.kind, ended.winner),
        actions=_times_since_start(course.began, done),
    )
    return None if times == NO_TIMES else times


def departures_at(departures: Sequence[Departure], position: int) -> list[Departure]:
    """Return timeouts and resignations, adjusted to a log of `position` actions.

    If actions before a timeout or resignation were undone, it moves to the end of the log.
    """
    return [Departure(min(each.ply, position), each.seat, each.why) for each in departures]


def _times_since_start(began: datetime | None, done: Sequence[datetime | None]) -> list[int | None]:
    """Return when each action was made, in milliseconds since the game began.

    If the beginning is unknown, times count from the first known time. A time is None if it is unknown, or later than
    `CENTURY_MS`, the longest time in a record. If the server's clock was set back, an action gets the time of the
    latest action before it.
    """
    known = [moment for moment in done if moment is not None]
    if not known:
        return []
    start = last = began or known[0]
    found: list[int | None] = []
    for moment in done:
        last = last if moment is None else max(last, moment)
        since = (last - start) // MILLISECOND
        found.append(None if moment is None or since > CENTURY_MS else since)
    return found
