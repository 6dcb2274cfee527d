"""What a search is told: how long it may search, and how."""

from __future__ import annotations

from typing import NamedTuple

FORMER_NAMES = {"further": "rollout_per_extra_player", "doubt": "score_stddev", "beyond": "score_bias"}
"""Settings that had another name once."""


class SearchSettings(NamedTuple):
    """Plain numbers, so that compiled code reads them."""

    plies: int
    """The budget: number of actions carried out in imagined worlds. Not time: the same state and key give the same move
    anywhere."""
    exploration: float = 0.3
    """How much a branch that was tried less often is preferred (the constant of PUCT)."""
    temperature: float = 2.0
    """Points by which a worse action must fall behind to be tried e times less often at first."""
    rollout: int = 30
    """Number of plies of the game's own policy between the tree's edge and the evaluation; where nothing evaluates, a game is
    played to its end."""
    rollout_per_extra_player: int = 0
    """Number of plies more for each player beyond the second: with more players, as many plies are a smaller piece of a round."""
    scale: float = 10.0
    """Points of a lead that make about three games of four won ones."""
    rank: float = 0.2
    """The weight of a player's rank in what is maximised, from 0 to 1; the rest is the lead over the best of the others."""
    unvisited: float = 0.02
    """How much less than its node's mean a branch that was never tried is expected to be worth (first-play urgency)."""
    par: float = 50.0
    """What somebody who plays alone plays against at first, in points: then it is the mean of what was expected so far."""
    score_stddev: float = 1.0
    """How far from the expected points an end may be: times the root of the points that are still to come. It makes chances of
    winning from points."""
    score_bias: float = 0.0
    """By how much more than is expected a strong player's points grow: a share of the points that are still to come, in the mean of
    the seats. Evaluations are learnt from quick games, and rollouts are played carelessly. It is reported, and decides nothing."""

    def for_seats(self, seats: int) -> SearchSettings:
        """Returns the settings at a table of `seats` seats: no number in them depends on that any more."""
        more = self.rollout_per_extra_player * max(0, seats - 2)
        return self._replace(rollout=self.rollout + more, rollout_per_extra_player=0)
