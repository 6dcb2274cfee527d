"""How a game stood over its course: one curve out of looks from different seats.

Whoever looks sees most of what can be done at their own seat: the curve of looks that are taken by turns is a saw. So the looks
from each seat make a curve of their own, moved between them by what was decided and drawn meanwhile, and the game stood in the mean
of these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.questions import Course
from tertulia.analysis.report import Moment
from tertulia.analysis.stretches import Stretch, ended
from tertulia.bots.search.reading import Outlook

Floats = NDArray[np.float64]
Rows = Floats
"""(moments, seats): a row for each decision, and one for the end"""


def moments_of(course: Course, stretches: Sequence[Stretch]) -> list[Moment]:
    """How the game was thought to end before each decision, and how it ended."""
    points = _curve(stretches, ended(course), lambda outlook: outlook.points)
    chances = np.clip(_curve(stretches, ended(course), lambda outlook: outlook.chances), 0.0, 1.0)
    chances /= chances.sum(axis=1, keepdims=True)
    plies = [*(stretch.made.question.ply for stretch in stretches), course.plies]
    return [Moment(ply, *rows) for ply, *rows in zip(plies, points.tolist(), chances.tolist(), strict=True)]


def _curve(stretches: Sequence[Stretch], end: Outlook, measure: Callable[[Outlook], tuple[float, ...]]) -> Rows:
    moved = []
    for made, drawn, *_ in stretches:
        decided = np.subtract(measure(made.played.outlook), measure(made.before))
        moved.append(decided + np.subtract(measure(drawn.came), measure(drawn.expected)) if drawn else decided)
    looks = [measure(stretch.made.before) for stretch in stretches]
    return balanced([stretch.made.question.seat for stretch in stretches], [*looks, measure(end)], moved)


def balanced(viewers: Sequence[int], looks: Sequence[Sequence[float]], moved: Sequence[Floats]) -> Rows:
    """The mean of each seat's curve.

    `viewers` says of each decision who looked, `looks` has a row more: what they saw, and the end; `moved` is what each decision
    changed, and what was drawn after it."""
    seen = np.array(looks, np.float64)
    since = np.zeros_like(seen)
    for place, change in enumerate(moved, start=1):
        since[place] = since[place - 1] + change
    still = seen - since  # as it would have been seen, had nothing been decided or drawn
    places, curves = np.arange(len(seen)), list[Rows]()
    for viewer in sorted(set(viewers)):
        own = [place for place, who in enumerate(viewers) if who == viewer] + [len(viewers)]
        curves.append(np.stack([np.interp(places, own, seat[own]) for seat in still.T], axis=1))
    if curves:
        seen[:-1] = (np.mean(curves, axis=0) + since)[:-1]
    return seen
