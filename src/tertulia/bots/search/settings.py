"""Settings of a search: its budget and the constants of its formulas."""

from __future__ import annotations

from typing import NamedTuple

FORMER_NAMES = {"further": "rollout_per_extra_player", "doubt": "score_stddev", "beyond": "score_bias"}
"""Current names of renamed settings, by their former names."""


class SearchSettings(NamedTuple):
    """Settings of a search. All fields are plain numbers, so that compiled code can read them."""

    plies: int
    """Budget of a decision: number of actions that the search applies in determinized states.

    It is not a time, so that equal states and keys give equal moves on all machines.
    """
    exploration: float = 0.3
    """Exploration constant of the PUCT formula. Greater values try rarely visited actions more often."""
    temperature: float = 2.0
    """Softmax temperature of the priors, in points.

    An action that is this many points worse than another one has a prior e times smaller.
    """
    rollout: int = 30
    """Number of plies that the fast policy plays between a leaf and its evaluation.

    Without an evaluation function the game is played to its end.
    """
    rollout_per_extra_player: int = 0
    """Additional rollout plies per player beyond the second, because more players make longer rounds."""
    scale: float = 10.0
    """Lead in points with which a seat wins about three games in four.

    It is the scale of the logistic function that converts a lead to a utility.
    """
    rank: float = 0.2
    """Weight of a player's rank in the utility, 0 to 1.

    The lead over the best opponent has the rest of the weight. Solo games ignore the rank.
    """
    unvisited: float = 0.02
    """First-play urgency: an unvisited action is valued by this much less than the mean of its visited siblings."""
    par: float = 50.0
    """Points against which a solo game's first evaluation is compared.

    Later evaluations are compared with the mean of `par` and all final points expected in the search so far.
    """
    score_stddev: float = 1.0
    """Factor of the softmax temperature that converts expected final points to winning probabilities.

    The temperature in points is `score_stddev` times the square root of 1 + p. Here p is the mean over the seats of the
    points that they are still expected to score. The factor affects reported winning probabilities, not decisions.
    """
    score_bias: float = 0.0
    """Correction of the expected final points, as a share of the points still expected (mean over the seats).

    Evaluation functions are learned from games of weaker bots, and rollouts are weak, too. So strong players score more
    than expected.
    The correction affects only reported points, not decisions.
    """

    def for_seats(self, seats: int) -> SearchSettings:
        """Return the settings for `seats` seats, with the additional rollout plies included in `rollout`."""
        more = self.rollout_per_extra_player * max(0, seats - 2)
        return self._replace(rollout=self.rollout + more, rollout_per_extra_player=0)
