"""Settings of a search: its budget and the constants of its formulas."""

from __future__ import annotations

from typing import NamedTuple

FORMER_NAMES = {"further": "rollout_per_extra_player", "doubt": "score_stddev", "beyond": "score_bias"}
"""Renamed settings: current names by former name."""


class SearchSettings(NamedTuple):
    """Settings of a search. All fields are plain numbers, so that compiled code can read them."""

    plies: int
    """Budget: number of actions applied in determinized states.

    It is not a time, so that equal states and keys give equal moves on all machines.
    """
    exploration: float = 0.3
    """Exploration constant of PUCT."""
    temperature: float = 2.0
    """Softmax temperature of the priors, in points.

    An action worse by this much has a prior e times smaller.
    """
    rollout: int = 30
    """Plies of the fast policy between a leaf and its evaluation.

    Without an evaluation the game is played to its end.
    """
    rollout_per_extra_player: int = 0
    """Additional rollout plies per player beyond the second, because rounds are then longer."""
    scale: float = 10.0
    """Scale of the logistic function of a lead, in points: such a lead wins about three games in four."""
    rank: float = 0.2
    """Weight of a player's rank in the utility, 0 to 1.

    The rest is the weight of the lead over the best opponent.
    """
    unvisited: float = 0.02
    """First-play urgency: the amount by which an unvisited branch is valued below its parent's mean."""
    par: float = 50.0
    """Initial opponent score in a solo game, in points.

    It enters the mean of the search's expectations once.
    """
    score_stddev: float = 1.0
    """Standard deviation of the final points, divided by the square root of 1 + the points still expected.

    Used for winning probabilities.
    """
    score_bias: float = 0.0
    """Correction of the expected points, as a share of the points still expected (mean over the seats).

    Evaluations are learned from quick games and rollouts are weak, so that strong players score more than expected. It
    affects only reported points, not decisions.
    """

    def for_seats(self, seats: int) -> SearchSettings:
        """Return the settings for `seats` seats, with the additional rollout plies included in `rollout`."""
        more = self.rollout_per_extra_player * max(0, seats - 2)
        return self._replace(rollout=self.rollout + more, rollout_per_extra_player=0)
