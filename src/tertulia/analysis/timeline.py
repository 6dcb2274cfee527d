"""Course of a game and its turning points.

A search sees most of the possibilities of the seat that it searches for. Evaluations from alternating seats would
therefore form a saw-tooth. So the evaluations from each seat form a series of their own, continued between them by the
changes of each decision and draw. The reported course is the smoothed mean of these series.
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
from tertulia.analysis.report import Moment, Turn
from tertulia.analysis.supposition import Supposition
from tertulia.bots.search.result import Outlook

MAX_TURNING_POINTS = 5
"""Maximum number of reported turning points."""
SMOOTHING_RADIUS = 8
"""Number of moments on either side over which the course is smoothed."""
MIN_TURNING_POINT_CHANGE = 0.08
"""Minimum change of a chance of winning at a turning point."""

Floats = NDArray[np.float64]
Series = Floats
"""(moments, seats): a row for each decision, and one for the end."""


class Segment(NamedTuple):
    """A decision and the time until the next one, or until the end."""

    decision: DecisionEvaluation
    draw: DrawEvaluation | None
    """The draw in that time, if any."""
    ply: int
    """Number of actions done at its end."""
    end: Outlook
    """Expected end of the game at that time."""


def build_segments(
    timeline: GameTimeline, evaluations: Sequence[DecisionEvaluation], drawn: Sequence[DrawEvaluation]
) -> Iterator[Segment]:
    """Yield the segments of a timeline, one for each decision, in order."""
    draws = {one.ply: one for one in drawn}
    for made, after in zip_longest(evaluations, evaluations[1:]):
        ply = timeline.plies if after is None else after.point.ply
        yield Segment(made, draws.get(ply), ply, final_outlook(timeline) if after is None else after.before)


def final_outlook(timeline: GameTimeline) -> Outlook:
    return timeline.end


def compute_course(
    timeline: GameTimeline, segments: Sequence[Segment], counted: Sequence[float] | None = None
) -> list[Outlook]:
    """Expected end under strong play before each decision, and the true end.

    `counted` is the share of each decision's change that counts, from 0 to 1; all of it by default.
    """
    end, shares = final_outlook(timeline), [1.0] * len(segments) if counted is None else counted
    points = _mean_series(segments, shares, end, lambda outlook: outlook.points)
    chances = np.clip(_mean_series(segments, shares, end, lambda outlook: outlook.chances), 0.0, 1.0)
    chances /= chances.sum(axis=1, keepdims=True)
    return [Outlook(tuple(had), tuple(won)) for had, won in zip(points.tolist(), chances.tolist(), strict=True)]


def report_moments(
    timeline: GameTimeline, segments: Sequence[Segment], course: Sequence[Outlook], supposed: Supposition | None
) -> list[Moment]:
    """Moments of a course: before each decision, and at the end.

    Without `supposed`, all seats count as strong.
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
    told = [list(numbers) for numbers in (here.points, here.chances, strong.points, strong.chances)]
    return Moment(ply, list(scores), *told)


def _mean_series(
    segments: Sequence[Segment], counted: Sequence[float], end: Outlook, measure: Callable[[Outlook], tuple[float, ...]]
) -> Series:
    changes = []
    for (made, drawn, *_), share in zip(segments, counted, strict=True):
        decided = share * np.subtract(measure(made.played.outlook), measure(made.before))
        changes.append(decided + np.subtract(measure(drawn.actual), measure(drawn.expected)) if drawn else decided)
    evaluations = [measure(segment.decision.before) for segment in segments]
    return average_series([segment.decision.point.seat for segment in segments], [*evaluations, measure(end)], changes)


def average_series(viewers: Sequence[int], evaluations: Sequence[Sequence[float]], changes: Sequence[Floats]) -> Series:
    """Mean of the series of all seats, (moments, seats).

    Args:
        viewers: the seat that each evaluation was made for.
        evaluations: a row for each evaluation, and one for the end.
        changes: the change by each decision and the draw after it.
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
    """Smooth rows by the mean of `SMOOTHING_RADIUS` rows on either side, fewer near the ends.

    Steps that were neither decided nor drawn are differences between searches.
    """
    places = range(len(rows))
    reach = [min(SMOOTHING_RADIUS, place, len(rows) - 1 - place) for place in places]
    return np.array(
        [rows[place - far : place + far + 1].mean(axis=0) for place, far in zip(places, reach, strict=True)]
    )


def find_turning_points(segments: Sequence[Segment], moments: Sequence[Moment]) -> list[Turn]:
    """The turns in which a chance of winning changed most, in the order of the game.

    A turn is a series of successive decisions of one seat, with their draws.
    """
    turns = [_report_turn(segments, moments, places) for places in group_by_turn(segments)]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= MIN_TURNING_POINT_CHANGE]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:MAX_TURNING_POINTS]
    return sorted(most, key=lambda turn: turn.ply)


def group_by_turn(segments: Sequence[Segment]) -> Iterator[range]:
    """Yield the indices of the segments of each turn."""
    for _, group in groupby(range(len(segments)), lambda place: segments[place].decision.point.seat):
        first, *others = group
        yield range(first, first + 1 + len(others))


def _report_turn(segments: Sequence[Segment], moments: Sequence[Moment], places: range) -> Turn:
    """Describe a turn. It is luck if draws caused more than half of the change."""
    before, after = moments[places.start].chances, moments[places.stop].chances
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    change = after[seat] - before[seat]
    drawn = {place: one.chances[seat] for place in places if (one := segments[place].draw) is not None}
    if sum(drawn.values()) / (change or 1.0) > 0.5:
        place = max(drawn, key=lambda place: drawn[place] / change)
        return Turn(segments[place].ply, seat, before[seat], after[seat], luck=True)
    place = max(
        places, key=lambda place: (moments[place + 1].chances[seat] - moments[place].chances[seat]) / (change or 1.0)
    )
    return Turn(segments[place].decision.point.ply, seat, before[seat], after[seat], luck=False)
