"""Which games can be played.

On a new machine, the server starts while it still compiles the games' rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tertulia.kernel.game import Game
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import RulesFailed, RulesPreparing

LOOK_AGAIN = 3.0
"""Seconds after which a client should ask again for a game whose rules are being compiled."""
LOOK_MUCH_LATER = 60.0
"""Seconds after which a client should ask again for a game whose rules could not be compiled."""


class Readiness:
    """Progress of compiling the rules of games. A game that was never in `missing` is ready."""

    def __init__(self, missing: Iterable[str] = ()) -> None:
        self._shares = dict.fromkeys(missing, 0.0)
        self._failed: set[str] = set()

    @property
    def missing(self) -> list[str]:
        """The games that are not ready."""
        return list(self._shares)

    def share(self, game: str) -> float | None:
        """The share of a game's rules that is compiled, from 0 to 1, or None if the game is ready."""
        return self._shares.get(game)

    def failed(self, game: str) -> bool:
        """Whether a game's rules could not be compiled. A later attempt may succeed."""
        return game in self._failed

    def require(self, game: Game) -> None:
        """Raises `RulesPreparing` if a game is not ready, `RulesFailed` if its rules could not be compiled."""
        share = self.share(game.name)
        if self.failed(game.name):
            message = f"{game.name} cannot be played on this server: its rules could not be compiled; the server's log says why"
            raise RulesFailed(message, retry_after=LOOK_MUCH_LATER)
        if share is not None:
            message = f"the rules of {game.name} are being prepared: {share:.0%}"
            raise RulesPreparing(message, retry_after=LOOK_AGAIN)

    def note(self, game: str, share: float) -> None:
        """Set the compiled share of the rules of a game that is not ready."""
        if game in self._shares:
            self._shares[game] = share

    def fail(self, game: str) -> None:
        """Note that the rules of a game could not be compiled."""
        if game in self._shares:
            self._failed.add(game)

    def finish(self, game: str) -> None:
        """Note that a game is ready."""
        self._shares.pop(game, None)
        self._failed.discard(game)


class PlayableGames(NamedTuple):
    """The games of a process: their component sets, and which of them are ready."""

    sets: ComponentSets
    readiness: Readiness = Readiness()
