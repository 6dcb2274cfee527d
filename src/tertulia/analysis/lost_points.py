"""Points that decisions lost, and points that luck was worth, bounded by the result of the game.

A search compares each decision with the best one, as if all seats then played strongly. A player who leaves one thing
undone turn after turn would be charged for it each time, with far more points than the game had. So the decisions from
a moment on share a bound: the points that could still be gained. That is the larger of two numbers:

- the seat's expected final points under strong play, plus later luck, minus its true final points;
- the lead of the best opponent over the seat in points made from there on.

What could still be done later is therefore charged to the decision that missed the last opportunity.

Draws are also measured as if all seats then played strongly. Later draws cancel earlier ones, so in a game with many
draws the sum is a multiple of the true effect. `bound_luck` bounds luck and lost points together by the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Opportunity(NamedTuple):
    """A decision of a seat, and the points that the seat could still gain."""

    loss: float
    """Loss of expected lead against the best action, at least 0."""
    shortfall: float
    """Expected final points under strong play, plus later luck, minus the true final points."""
    opponent_lead: float = 0.0
    """Lead of the best opponent over the seat in points made from there on; 0 without a lead."""


def bound_lost_points(decisions: Sequence[Opportunity]) -> list[float]:
    """Points that each decision of a seat lost, in the order of the game.

    Each is at most the decision's loss, and together with all later ones at most the points that could still be gained.
    """
    given: list[float] = []
    later = 0.0
    for one in reversed(decisions):
        to_be_had = max(0.0, one.shortfall, one.opponent_lead)
        given.append(max(0.0, min(one.loss, to_be_had - later)))
        later += given[-1]
    return given[::-1]


def bound_luck(luck: float, lost_points: float, shortfall: float, opponent_lead: float) -> float:
    """Points that a seat gained by luck in a complete game; negative for bad luck.

    Args:
        luck: sum of the seat's evaluated draws.
        given: points that its decisions lost.
        short: expected points under strong play from the beginning, minus the true final points.
        outdone: lead of the best opponent at the end, at least 0.

    Bad luck and lost points together are at most the larger of `shortfall` and `opponent_lead`. Good luck is at most
    the points that the seat made beyond the expectation for a player who loses `lost_points` points.
    """
    worst = max(0.0, shortfall, opponent_lead) - lost_points
    best = lost_points - shortfall
    return min(max(luck, min(0.0, -worst)), max(0.0, best))
