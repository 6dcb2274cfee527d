"""Rewards of a finished game (`REWARDS`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tertulia.kernel.game import GameError, Outcome

RewardRule = Callable[[Outcome], list[float]]
"""Function that returns each seat's reward for the outcome of a finished game."""


def win_shares(outcome: Outcome) -> list[float]:
    """Return each seat's share of the victory, from 0 to 1; the sum is 1."""
    return list(outcome.shares)


def zero_sum(outcome: Outcome) -> list[float]:
    """Return each seat's share of the victory minus 1 / seats; the sum is 0."""
    return [share - 1 / len(outcome.scores) for share in outcome.shares]


def rank_values(outcome: Outcome) -> list[float]:
    """Return each seat's rank, from 1 for the first to -1 for the last, in even steps.

    Seats with equal points have the mean of their ranks, unless a tie-breaker makes one seat the winner.
    """
    keys = [(points, seat in outcome.winners) for seat, points in enumerate(outcome.scores)]
    beaten = [sum(other < mine for other in keys) + (keys.count(mine) - 1) / 2 for mine in keys]
    return [2 * each / max(1, len(keys) - 1) - 1 for each in beaten] if len(keys) > 1 else [1.0]


def final_points(outcome: Outcome) -> list[float]:
    """Return the points of each seat."""
    return [float(points) for points in outcome.scores]


REWARDS: Mapping[str, RewardRule] = {
    "shares": win_shares, "zero_sum": zero_sum, "ranks": rank_values, "points": final_points
}  # fmt: skip
"""Reward rules by name. Environments give a reward at the end of the game; before, all rewards are 0."""
ILLEGAL_REWARD = -1.0
"""Reward of a seat that chooses an illegal action. The action ends the game; the other seats get 0."""


def find_rewards(name: str) -> RewardRule:
    """Return a reward rule by name. Raises `GameError`, which names the accepted names."""
    if name not in REWARDS:
        raise GameError(f"rewards must be one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
