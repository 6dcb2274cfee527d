"""Check that an analysis contradicts neither itself nor the game's result.

Entry: `find_inconsistencies`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.analysis.evaluate import lead_over_opponents
from tertulia.analysis.report import Analysis, Decision

MAX_UNEXPLAINED_POINTS = 4.0
"""Maximum change of a seat's expected final points that no decision or draw explains.

Expected points are estimates: two searches of one position can differ by this number of points.
"""
TOLERANCE = 1e-6


class RankAgreement(NamedTuple):
    """How often the seat with more final points also lost fewer points, over all pairs of seats.

    `pairs` is the number of pairs with different final points; other pairs are ignored. `agreeing` counts the pairs
    for which the statement is true.
    """

    agreeing: float
    """Number of pairs in which the seat with fewer final points lost more points. Equal losses count as half a pair."""
    pairs: int


def find_inconsistencies(analysis: Analysis) -> list[str]:
    """Return an English sentence for each inconsistency of an analysis; empty if there are none."""
    return [*_check_chances(analysis), *_check_end(analysis), *_check_steps(analysis), *_check_lost_points(analysis)]


def _check_chances(analysis: Analysis) -> Iterator[str]:
    for moment in analysis.course:
        for chances in (moment.chances, moment.strong_chances):
            if abs(sum(chances) - 1) > TOLERANCE or min(chances) < 0:
                yield f"the chances at action {moment.ply} are negative or do not sum to 1: {chances}"


def _check_end(analysis: Analysis) -> Iterator[str]:
    if analysis.early:
        return
    end, won = analysis.course[-1], len(analysis.winners)
    shares = [(seat in analysis.winners) / won for seat in range(len(analysis.scores))]
    if end.chances != shares or end.points != [float(score) for score in analysis.scores]:
        yield f"the last chances and points differ from the result of the game: {end}"


def _check_steps(analysis: Analysis) -> Iterator[str]:
    """Yield a sentence for each change of expected points that no decision or random draw explains.

    Changes between successive decisions are checked, but not the change from the last decision to the end of the game.
    """
    luck = {one.ply: one.points for one in analysis.luck}
    *before, _ = analysis.course
    for place, (one, after) in enumerate(pairwise(before)):
        caused = decision_effect(analysis.decisions[place]) + luck.get(after.ply, np.zeros(len(one.scores)))
        drift = np.subtract(after.strong_points, one.strong_points) - caused
        if np.abs(drift).max() > MAX_UNEXPLAINED_POINTS:
            yield f"expected points change by {np.abs(drift).max():.1f} at action {one.ply} without a cause"


def decision_effect(decision: Decision) -> NDArray[np.float64]:
    """Return how a decision changed each seat's expected points, compared with the best action.

    The result is an array of shape (seats,). A report may state only a part of the decision's loss as lost points.
    Then only the same part of each change is returned.
    """
    best, played = decision.choices[0].points, decision.played.points
    loss = lead_over_opponents(best, decision.seat) - lead_over_opponents(played, decision.seat)
    share = decision.lost_points / loss if loss > 0 else 1.0
    return share * np.subtract(played, best)


def _check_lost_points(analysis: Analysis) -> Iterator[str]:
    for seat, lost in enumerate(analysis.lost_points):
        own = [decision.lost_points for decision in analysis.decisions if decision.seat == seat]
        if abs(sum(own) - lost) > TOLERANCE or min(own, default=0.0) < 0:
            yield f"seat {seat} lost {lost} points in total, but {sum(own)} in its decisions"


def count_agreeing_pairs(analysis: Analysis) -> RankAgreement:
    """Count the pairs of seats in which more final points and fewer lost points belong to the same seat."""
    right, pairs = 0.0, 0
    for one, other in combinations(range(len(analysis.scores)), 2):
        better = analysis.scores[one] - analysis.scores[other]
        if better:
            more = (analysis.lost_points[other] - analysis.lost_points[one]) * better
            right += 1.0 if more > 0 else 0.5 if more == 0 else 0.0
            pairs += 1
    return RankAgreement(right, pairs)
