"""Which games can be played already: on a fresh machine the server opens while it still compiles the rules."""

from __future__ import annotations

from collections.abc import Iterable

from tertulia.kernel.game import Game
from tertulia.server.domain.errors import RulesFailed, RulesPreparing

LOOK_AGAIN = 3.0
"""Seconds after which it is worth asking again for a game that is being prepared."""
LOOK_MUCH_LATER = 60.0
"""Seconds after which it is worth asking again for a game whose rules could not be compiled."""


class Readiness:
    """The games whose rules are being compiled, and how far they are; a game that was never said to be missing is ready."""

    def __init__(self, missing: Iterable[str] = ()) -> None:
        self._shares = dict.fromkeys(missing, 0.0)
        self._failed: set[str] = set()

    @property
    def missing(self) -> list[str]:
        """The games that are not ready."""
        return list(self._shares)

    def share(self, game: str) -> float | None:
        """The share of a game's rules that is compiled, from 0 to 1; None once it can be played."""
        return self._shares.get(game)

    def failed(self, game: str) -> bool:
        """Whether a game cannot be played because its rules could not be compiled. It may be tried again, and succeed."""
        return game in self._failed

    def require(self, game: Game) -> None:
        """Raises `RulesPreparing` for a game that cannot be played yet, `RulesFailed` for one whose rules could not be compiled."""
        share = self.share(game.name)
        if self.failed(game.name):
            message = f"{game.name} cannot be played on this server: its rules could not be compiled; the server's log says why"
            raise RulesFailed(message, retry_after=LOOK_MUCH_LATER)
        if share is not None:
            message = f"the rules of {game.name} are being prepared: {share:.0%}"
            raise RulesPreparing(message, retry_after=LOOK_AGAIN)

    def note(self, game: str, share: float) -> None:
        """Note the share of its rules that is compiled for a game that is not ready."""
        if game in self._shares:
            self._shares[game] = share

    def fail(self, game: str) -> None:
        """Note that a game's rules could not be compiled."""
        if game in self._shares:
            self._failed.add(game)

    def finish(self, game: str) -> None:
        """Note that a game can be played from now on."""
        self._shares.pop(game, None)
        self._failed.discard(game)
