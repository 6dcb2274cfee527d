"""How a game stood over its course, and where it turned.

A search sees most of what can be done at the seat that it searches for, so evaluations from alternating seats form a saw-tooth. The
evaluations from each seat are therefore one series of their own, carried forward between them by what each decision and draw
changed; the reported course is the mean of these series, calmed.
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
from tertulia.analysis.supposing import Supposition
from tertulia.bots.search.result import Outlook

TURNS = 5
"""Number of turning points that are reported at most."""
AROUND = 8
"""Number of moments before and after one that are looked at to see how it stood."""
LEAST_TURN = 0.08
"""Change of a chance of winning that makes a turning point."""

Floats = NDArray[np.float64]
Rows = Floats
"""(moments, seats): a row for each decision, and one for the end."""


class Segment(NamedTuple):
    """A decision and what comes until the next one, or until the end."""

    made: DecisionEvaluation
    drawn: DrawEvaluation | None
    """What was drawn meanwhile."""
    ply: int
    """Number of actions done at its end."""
    end: Outlook
    """How the game was expected to end then."""


def segments_of(
    timeline: GameTimeline, evaluations: Sequence[DecisionEvaluation], drawn: Sequence[DrawEvaluation]
) -> Iterator[Segment]:
    """Yields the segments of a timeline, one a decision, in the order of the game."""
    draws = {one.ply: one for one in drawn}
    for made, after in zip_longest(evaluations, evaluations[1:]):
        ply = timeline.plies if after is None else after.point.ply
        yield Segment(made, draws.get(ply), ply, final_outlook(timeline) if after is None else after.before)


def final_outlook(timeline: GameTimeline) -> Outlook:
    """The end of a game, as a search would have foretold it."""
    return timeline.end


def course_of(
    timeline: GameTimeline, segments: Sequence[Segment], counted: Sequence[float] | None = None
) -> list[Outlook]:
    """Returns how the game was expected to end, played strongly, before each decision, and how it ended. `counted` says which
    share of each decision's change counts, from 0 to 1; without it all of it does."""
    end, shares = final_outlook(timeline), [1.0] * len(segments) if counted is None else counted
    points = _series(segments, shares, end, lambda outlook: outlook.points)
    chances = np.clip(_series(segments, shares, end, lambda outlook: outlook.chances), 0.0, 1.0)
    chances /= chances.sum(axis=1, keepdims=True)
    return [Outlook(tuple(had), tuple(won)) for had, won in zip(points.tolist(), chances.tolist(), strict=True)]


def moments_of(
    timeline: GameTimeline, segments: Sequence[Segment], course: Sequence[Outlook], supposed: Supposition | None
) -> list[Moment]:
    """Returns the moments of a course: before each decision, and at the end. Without a supposition all are taken for strong."""
    *before, end = course
    moments = []
    for segment, strong in zip(segments, before, strict=True):
        point = segment.made.point
        here = strong if supposed is None else supposed.outlook(point.scores, strong)
        moments.append(_moment(point.ply, point.scores, here, strong))
    scores = timeline.outcome.scores
    last = end if timeline.expected is None or supposed is None else supposed.outlook(scores, end)
    return [*moments, _moment(timeline.plies, scores, last, end)]


def _moment(ply: int, scores: Sequence[int], here: Outlook, strong: Outlook) -> Moment:
    told = [list(numbers) for numbers in (here.points, here.chances, strong.points, strong.chances)]
    return Moment(ply, list(scores), *told)


def _series(
    segments: Sequence[Segment], counted: Sequence[float], end: Outlook, measure: Callable[[Outlook], tuple[float, ...]]
) -> Rows:
    changes = []
    for (made, drawn, *_), share in zip(segments, counted, strict=True):
        decided = share * np.subtract(measure(made.played.outlook), measure(made.before))
        changes.append(decided + np.subtract(measure(drawn.came), measure(drawn.expected)) if drawn else decided)
    evaluations = [measure(segment.made.before) for segment in segments]
    return balanced([segment.made.point.seat for segment in segments], [*evaluations, measure(end)], changes)


def balanced(viewers: Sequence[int], evaluations: Sequence[Sequence[float]], changes: Sequence[Floats]) -> Rows:
    """Returns the mean of each seat's series, shape (moments, seats).

    `viewers` are the seats that each evaluation was made for; `evaluations` has one row more, the end; `changes` is what each
    decision, and what was drawn after it, changed.
    """
    seen = np.array(evaluations, np.float64)
    since = np.zeros_like(seen)
    for place, change in enumerate(changes, start=1):
        since[place] = since[place - 1] + change
    still = seen - since  # as it would have been seen, had nothing been decided or drawn
    places, series = np.arange(len(seen)), list[Rows]()
    for viewer in sorted(set(viewers)):
        own = [place for place, who in enumerate(viewers) if who == viewer] + [len(viewers)]
        series.append(np.stack([np.interp(places, own, seat[own]) for seat in still.T], axis=1))
    if series:
        seen[:-1] = (calmed(np.mean(series, axis=0)) + since)[:-1]
    return seen


def calmed(rows: Rows) -> Rows:
    """Returns each row as the mean of those around it, `AROUND` on either side, fewer near the ends: what was neither decided nor
    drawn is no step, but what one search sees and the next does not."""
    places = range(len(rows))
    reach = [min(AROUND, place, len(rows) - 1 - place) for place in places]
    return np.array(
        [rows[place - far : place + far + 1].mean(axis=0) for place, far in zip(places, reach, strict=True)]
    )


def turning_points(segments: Sequence[Segment], moments: Sequence[Moment]) -> list[Turn]:
    """Returns the turns (decisions of a seat, one after the other, and what was drawn) in which somebody's chance of winning
    changed the most, in the order of the game."""
    turns = [_turn(segments, moments, places) for places in places_by_turn(segments)]
    turns = [turn for turn in turns if abs(turn.after - turn.before) >= LEAST_TURN]
    most = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:TURNS]
    return sorted(most, key=lambda turn: turn.ply)


def places_by_turn(segments: Sequence[Segment]) -> Iterator[range]:
    """Yields the places of the segments that belong to one turn."""
    for _, group in groupby(range(len(segments)), lambda place: segments[place].made.point.seat):
        first, *others = group
        yield range(first, first + 1 + len(others))


def _turn(segments: Sequence[Segment], moments: Sequence[Moment], places: range) -> Turn:
    """What a turn has changed: by luck, where more than half of it was drawn."""
    before, after = moments[places.start].chances, moments[places.stop].chances
    seat = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    change = after[seat] - before[seat]
    drawn = {place: one.chances[seat] for place in places if (one := segments[place].drawn) is not None}
    if sum(drawn.values()) / (change or 1.0) > 0.5:
        place = max(drawn, key=lambda place: drawn[place] / change)
        return Turn(segments[place].ply, seat, before[seat], after[seat], luck=True)
    place = max(
        places, key=lambda place: (moments[place + 1].chances[seat] - moments[place].chances[seat]) / (change or 1.0)
    )
    return Turn(segments[place].made.point.ply, seat, before[seat], after[seat], luck=False)
