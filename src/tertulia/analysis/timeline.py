"""The course of a game and its turning points.

The course has the expected final points and chances before each decision. A search finds more good actions for the
seat that it searches for than for the other seats. The evaluations of alternating seats would therefore zigzag. So the
evaluations made for each seat form a series of their own. Between two evaluations for a seat, its series follows the
changes that decisions and draws caused. The reported course is the smoothed mean of all series.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.analysis.extract import GameTimeline
from tertulia.analysis.luck import DrawEvaluation
from tertulia.analysis.report import Moment, TurningPoint
from tertulia.analysis.supposition import StrengthAssumption
from tertulia.bots.search.result import Outlook

MAX_TURNING_POINTS = 5
"""Maximum number of turning points in a report."""
SMOOTHING_RADIUS = 8
"""Number of decisions before and after each decision over which the curve of expected results is averaged."""
MIN_TURNING_POINT_CHANGE = 0.08
"""Minimum change of a seat's chance of winning (0 to 1) in a turn that is reported as a turning point."""

Floats = NDArray[np.float64]
Series = Floats
"""Points or chances of each seat over the game, an array of shape (moments, seats).

It has a row for the moment before each decision, and one for the end of the game.
"""


class Segment(NamedTuple):
    """An evaluated decision and the part of the game until the next decision, or until the end."""

    decision: DecisionEvaluation
    draw: DrawEvaluation | None
    """The random draw after the decision; None if nothing was drawn before the next decision."""
    ply: int
    """Number of actions in the game before the next decision.

    For the last segment, it is the number of actions in the complete game.
    """
    end: Outlook
    """Expected final points and chances before the next decision; in the last segment, at the end."""


def build_segments(
    timeline: GameTimeline, evaluations: Sequence[DecisionEvaluation], drawn: Sequence[DrawEvaluation]
) -> Iterator[Segment]:
    """Yield a segment for each decision of a timeline, in order.

    A segment is an evaluated decision with the part of the game until the next decision. `evaluations` has an entry per
    decision, `drawn` an entry per random draw.
    """
    draws = {one.ply: one for one in drawn}
    for evaluation, after in zip_longest(evaluations, evaluations[1:]):
        ply = timeline.plies if after is None else after.point.ply
        yield Segment(evaluation, draws.get(ply), ply, final_outlook(timeline) if after is None else after.before)


def final_outlook(timeline: GameTimeline) -> Outlook:
    return timeline.end


def compute_course(
    timeline: GameTimeline, segments: Sequence[Segment], counted: Sequence[float] | None = None
) -> list[Outlook]:
    """Return the expected final points and chances before each decision, then those at the end.

    All seats are assumed to play strongly.
    `counted` has a factor from 0 to 1 for each decision. The change of points and chances that the decision caused is
    multiplied by this factor. By default, all factors are 1.
    """
    end, shares = final_outlook(timeline), [1.0] * len(segments) if counted is None else counted
    points = _mean_series(segments, shares, end, lambda outlook: outlook.points)
    chances = np.clip(_mean_series(segments, shares, end, lambda outlook: outlook.chances), 0.0, 1.0)
    chances /= chances.sum(axis=1, keepdims=True)
    return [Outlook(tuple(had), tuple(won)) for had, won in zip(points.tolist(), chances.tolist(), strict=True)]


def report_moments(
    timeline: GameTimeline, segments: Sequence[Segment], course: Sequence[Outlook], supposed: StrengthAssumption | None
) -> list[Moment]:
    """Return the predictions of a game for the report: before each decision, and at the end.

    `course` has the final points and chances that are expected under strong play, also before each decision
    and at the end. `supposed` says how many points each seat goes on losing. If it is None, all seats are assumed to
    play strongly.
    """
    *before, end = course
    moments = []
    for segment, strong in zip(segments, before, strict=True):
        point = segment.decision.point
        here = strong if supposed is None else supposed.predict_end(point.scores, strong)
        moments.append(_report_moment(point.ply, point.scores, here, strong))
    scores = timeline.outcome.scores
    last = end if timeline.expected is None or supposed is None else supposed.predict_end(scores, end)
    return [*moments, _report_moment(timeline.plies, scores, last, end)]


def _report_moment(ply: int, scores: Sequence[int], here: Outlook, strong: Outlook) -> Moment:
    predictions = [list(numbers) for numbers in (here.points, here.chances, strong.points, strong.chances)]
    return Moment(ply, list(scores), *predictions)


def _mean_series(
    segments: Sequence[Segment], counted: Sequence[float], end: Outlook, measure: Callable[[Outlook], tuple[float, ...]]
) -> Series:
    changes = []
    for (decision, drawn, *_), share in zip(segments, counted, strict=True):
        decided = share * np.subtract(measure(decision.played.outlook), measure(decision.before))
        changes.append(decided + np.subtract(measure(drawn.actual), measure(drawn.expected)) if drawn else decided)
    evaluations = [measure(segment.decision.before) for segment in segments]
    return average_series([segment.decision.point.seat for segment in segments], [*evaluations, measure(end)], changes)


def average_series(viewers: Sequence[int], evaluations: Sequence[Sequence[float]], changes: Sequence[Floats]) -> Series:
    """Return the smoothed mean of one series per seat, an array of shape (moments, seats).

    The series of a seat consists of the points or chances that were evaluated at this seat's decisions. At other
    moments, it follows the changes that decisions and draws caused, and the rest is interpolated.

    Args:
        viewers: for each evaluation, the seat that it was made for.
        evaluations: a row of values by seat for each evaluation, and one for the end.
        changes: for each decision, how it and the draw after it changed the values.
    """
    seen = np.array(evaluations, np.float64)
    since = np.zeros_like(seen)
    for place, change in enumerate(changes, start=1):
        since[place] = since[place - 1] + change
    still = seen - since  # without the effects of decisions and draws
    places, series = np.arange(len(seen)), list[Series]()
    for viewer in sorted(set(viewers)):
        own = [place for place, who in enumerate(viewers) if who == viewer] + [len(viewers)]
        series.append(np.stack([np.interp(places, own, seat[own]) for seat in still.T], axis=1))
    if series:
        seen[:-1] = (smooth_rows(np.mean(series, axis=0)) + since)[:-1]
    return seen


def smooth_rows(rows: Series) -> Series:
    """Return each row averaged with up to `SMOOTHING_RADIUS` rows before it and as many after it.

    Fewer rows are used near the first and the last row. `rows` must not contain the effects of decisions and draws, so
    that the differences between rows are errors of the searches.
    """
    places = range(len(rows))
    reach = [min(SMOOTHING_RADIUS, place, len(rows) - 1 - place) for place in places]
    return np.array(
        [rows[place - far : place + far + 1].mean(axis=0) for place, far in zip(places, reach, strict=True)]
    )


def find_turning_points(segments: Sequence[Segment], moments: Sequence[Moment]) -> list[TurningPoint]:
    """Return the turns in which a seat's chance of winning changed most, in the order of the game.

    A turn is a series of successive decisions of one seat, with the draws after them. The chances assume strong play
    afterwards. Chances that also account for the points that each player lost in the complete game hardly change. They
    would show no turning points.
    """
    turns = [_report_turn(segments, moments, places) for places in group_by_turn(segments)]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= MIN_TURNING_POINT_CHANGE]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:MAX_TURNING_POINTS]
    return sorted(most, key=lambda turn: turn.ply)


def group_by_turn(segments: Sequence[Segment]) -> Iterator[range]:
    """Yield, for each turn, the indices of its decisions in `segments`.

    A turn is a series of successive decisions of one seat.
    """
    for _, group in groupby(range(len(segments)), lambda place: segments[place].decision.point.seat):
        first, *others = group
        yield range(first, first + 1 + len(others))


def _report_turn(segments: Sequence[Segment], moments: Sequence[Moment], places: range) -> TurningPoint:
    """Return the turning point of one turn, whose decisions have the indices `places` in `segments`.

    The turning point is attributed to luck if random draws caused more than half of the change.
    """
    chances = [moment.strong_chances for moment in moments]
    before, after = chances[places.start], chances[places.stop]
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    change = after[seat] - before[seat]
    drawn = {place: one.chances[seat] for place in places if (one := segments[place].draw) is not None}
    if sum(drawn.values()) / (change or 1.0) > 0.5:
        place = max(drawn, key=lambda place: drawn[place] / change)
        return TurningPoint(segments[place].ply, seat, before[seat], after[seat], luck=True)
    place = max(places, key=lambda place: (chances[place + 1][seat] - chances[place][seat]) / (change or 1.0))
    return TurningPoint(segments[place].decision.point.ply, seat, before[seat], after[seat], luck=False)
