"""Points lost by decisions and gained by luck, bounded by the result of the game.

A search compares each decision with the best action, as if all seats then played strongly. A player may miss the same
good action in several turns. The search would count its loss in every turn, and the sum could exceed the points of
the game. Therefore the lost points of all decisions of a seat from a moment on have a common upper bound. The bound is
the number of points that the seat could still gain, the larger of two numbers:

- the seat's expected final points under strong play, plus later luck, minus its true final points;
- the lead of the best opponent over the seat in points made from that moment to the end.

A loss that a later decision could still avoid is therefore charged to the last decision that could avoid it.

The effect of a draw is also measured as if all seats then played strongly. Later draws often cancel this effect. In a
game with many draws, the sum over all draws is therefore much larger than the effect of luck on the result.
`bound_luck` limits luck and lost points together by the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Opportunity(NamedTuple):
    """A decision's loss, and the points that its seat could still gain.

    All points count from the decision to the end of the game.
    """

    loss: float
    """Expected final lead over the best opponent that the decision cost, in points, at least 0.

    It is the lead after the best action minus the lead after the played action.
    """
    shortfall: float
    """The seat's expected final points under strong play, plus its later luck, minus its true final points."""
    opponent_lead: float = 0.0
    """Lead of the best opponent over the seat in points made from the decision to the end; 0 if none leads."""


def bound_lost_points(decisions: Sequence[Opportunity]) -> list[float]:
    """Return the points that each of one seat's decisions lost, in the order of the game.

    The points of a decision are at most its loss. Together with those of all later decisions, they are at most the
    points that the seat could still gain.
    """
    lost_points: list[float] = []
    later = 0.0
    for one in reversed(decisions):
        to_be_had = max(0.0, one.shortfall, one.opponent_lead)
        lost_points.append(max(0.0, min(one.loss, to_be_had - later)))
        later += lost_points[-1]
    return lost_points[::-1]


def bound_luck(luck: float, lost_points: float, shortfall: float, opponent_lead: float) -> float:
    """Return the points that a seat gained by luck in a complete game; negative for bad luck.

    Args:
        luck: sum of the points of all evaluated draws for the seat.
        lost_points: points that the seat's decisions lost.
        shortfall: expected points under strong play from the beginning, minus the true final points.
        opponent_lead: lead of the best opponent at the end, at least 0.

    Bad luck and lost points together are at most the larger of `shortfall` and `opponent_lead`. Good luck is at most
    the points that the seat made beyond the expectation for a player who loses `lost_points` points.
    """
    worst = max(0.0, shortfall, opponent_lead) - lost_points
    best = lost_points - shortfall
    return min(max(luck, min(0.0, -worst)), max(0.0, best))
