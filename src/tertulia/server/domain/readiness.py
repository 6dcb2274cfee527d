"""Readiness of the games: a game can be played once its rules are compiled.

On a new machine, the server starts while it still compiles the rules of the games.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tertulia.kernel.game import Game
from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.errors import RulesFailed, RulesPreparing

COMPILING_RETRY_SECONDS = 3.0
"""Seconds after which a client should retry for a game whose rules are being compiled."""
FAILED_RETRY_SECONDS = 60.0
"""Seconds after which a client should retry for a game whose rules could not be compiled."""


class Readiness:
    """Progress of compiling the rules of the games. A game can be played once its rules are compiled."""

    def __init__(self, missing: Iterable[str] = ()) -> None:
        self._shares = dict.fromkeys(missing, 0.0)
        self._failed: set[str] = set()

    @property
    def missing(self) -> list[str]:
        """The names of the games that cannot be played yet."""
        return list(self._shares)

    def share(self, game: str) -> float | None:
        """Return how much of a game's rules is compiled, from 0 to 1; None if the game can be played."""
        return self._shares.get(game)

    def has_failed(self, game: str) -> bool:
        """Whether the last attempt to compile a game's rules failed. A later attempt may succeed."""
        return game in self._failed

    def require(self, game: Game) -> None:
        """Raise `RulesPreparing` if a game cannot be played yet, `RulesFailed` if compiling its rules failed."""
        share = self.share(game.name)
        if self.has_failed(game.name):
            message = f"{game.name} cannot be played on this server: its rules could not be compiled; the server's log says why"
            raise RulesFailed(message, retry_after=FAILED_RETRY_SECONDS)
        if share is not None:
            message = f"the rules of {game.name} are being prepared: {share:.0%}"
            raise RulesPreparing(message, retry_after=COMPILING_RETRY_SECONDS)

    def note(self, game: str, share: float) -> None:
        """Set how much of a game's rules is compiled, from 0 to 1."""
        if game in self._shares:
            self._shares[game] = share

    def fail(self, game: str) -> None:
        """Record that compiling a game's rules failed."""
        if game in self._shares:
            self._failed.add(game)

    def finish(self, game: str) -> None:
        """Record that a game can be played."""
        self._shares.pop(game, None)
        self._failed.discard(game)


class PlayableGames(NamedTuple):
    """The games of a process: their component sets, and the readiness of their compiled rules."""

    sets: ComponentSets
    readiness: Readiness = Readiness()
