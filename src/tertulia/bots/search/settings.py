"""What a search is told: how long it may think, and how."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """Plain numbers, so that compiled code reads them."""

    plies: int
    """The budget: actions carried out in imagined worlds. Not time: the same state and key give the same move anywhere."""
    exploration: float = 0.3
    """How much a branch that was tried less often is preferred (PUCT)."""
    temperature: float = 2.0
    """Points by which a worse action must fall behind to be tried e times less often at first."""
    rollout: int = 30
    """Plies of the game's own policy between the tree's edge and the evaluation; where nothing evaluates, a game is played to its
    end."""
    further: int = 0
    """Plies more for each player beyond the second: with more players, as many plies are a smaller piece of a round."""
    scale: float = 10.0
    """Points of a lead that make about three games of four won ones."""
    rank: float = 0.2
    """The share of a player's rank in what is aimed at; the rest is the lead over the best of the others."""
    unvisited: float = 0.02
    """How much worse than its node's mean a branch is thought to be that was never tried."""
    par: float = 50.0
    """What somebody who plays alone plays against at first, in points: then it is what was expected on the average so far."""
    doubt: float = 1.0
    """How far from the expected points an end may be: times the root of the points that are still to come. It makes chances of
    winning from points."""
    beyond: float = 0.0
    """By how much more than is expected a strong player's points grow: a share of the points that are still to come, in the mean of
    the seats. Evaluations are learnt from quick games, and rollouts are played carelessly. It is told, and decides nothing."""

    def among(self, seats: int) -> SearchSettings:
        """The same for a table of so many: what depends on their number is settled."""
        return self._replace(rollout=self.rollout + self.further * max(0, seats - 2), further=0)
