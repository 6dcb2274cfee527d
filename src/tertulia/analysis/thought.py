"""A decision, thought about by the search: what is best there, and what comes of a certain action, however little it was tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from tertulia.bots.keys import key_of
from tertulia.bots.search.advisor import Look, look
from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.reading import Candidate
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

ENOUGH = 4
"""An action is known well enough if it was tried at least one time where the best was tried so often."""


@dataclass(frozen=True)
class Thought:
    """A decision of a seat that may act, and for how long to think about it. The same decision, time and key have the same answers;
    `Cancelled` when they are wanted no more."""

    game: Game
    state: StateArray
    seat: int
    milliseconds: float
    key: bytes
    wanted: Callable[[], bool]

    @cached_property
    def seen(self) -> Look:
        """All actions that were tried."""
        return self._look("all", 1)

    def known(self, action: int) -> Candidate:
        """What comes of an action; it is thought about for half as long again if it was hardly tried."""
        found = next((one for one in self.seen.candidates if one.action == action), None)
        if found is None or found.tries * ENOUGH < self.seen.candidates[0].tries:
            (found,) = self._look("played", 2, action).candidates
        return found

    def _look(self, which: str, part: int, only: int | None = None) -> Look:
        settings = settings_of(self.game, self.milliseconds)
        settings = settings._replace(plies=settings.plies // part)
        evaluation = evaluation_of(self.game, kind_of(self.game, self.state))
        return look(
            self.game, self.state, self.seat, settings, evaluation, key_of(self.key, which), self.wanted, only=only
        )


def brings(candidate: Candidate) -> float:
    """How good an action is, alike in all searches: whoever plays alone plays against what each search expected, so points tell."""
    points = candidate.outlook.points
    return points[0] if len(points) == 1 else candidate.worth
