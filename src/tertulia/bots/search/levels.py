"""The bots that search, from the quick to the master: one search, given more to think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tertulia.bots.registry import BotKind
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import evaluation_of
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

PLIES = {"granada": 500, "la-granja": 1500, "no-siesta": 1500}
"""What about a thousandth of a second on one core is enough for. Levels are budgets of plies, so that no clock decides a move."""
FEW = 500
"""The same for a game that is not named."""
SETTINGS = {
    "granada": SearchSettings(0, rollout=10, scale=12.0),
    "la-granja": SearchSettings(0, rollout=30, scale=10.0),
    "no-siesta": SearchSettings(0, rollout=15, scale=8.0),
}
"""What measured best for each game."""


def settings_of(game: Game, milliseconds: float) -> SearchSettings:
    """How a level thinks about a game that may take it so long for a move."""
    plies = int(PLIES.get(game.name, FEW) * milliseconds)
    return SETTINGS.get(game.name, SearchSettings(0))._replace(plies=plies)


class LevelBot:
    """Searches in any game, with the evaluation that the package has for it. The same key (32 bytes) gives the same moves."""

    def __init__(self, name: str, milliseconds: float, key: bytes, wanted: Callable[[], bool] = lambda: True) -> None:
        self.name, self.milliseconds, self.key, self.wanted = name, milliseconds, key, wanted
        self._bots: dict[str, SearchBot] = {}

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """The action that the search tries most often."""
        if game.name not in self._bots:
            settings, evaluation = settings_of(game, self.milliseconds), evaluation_of(game)
            self._bots[game.name] = SearchBot(self.name, settings, self.key, evaluation, self._asked)
        return self._bots[game.name].choose(game, state, seat)

    def _asked(self) -> bool:
        return self.wanted()


def level(name: str, milliseconds: float, order: int) -> BotKind:
    """A bot that may think about so long."""
    return BotKind(name, partial(LevelBot, name, milliseconds), order=order)


QUICK = level("quick", 1.0, 30)
STRONG = level("strong", 20.0, 40)
MASTER = level("master", 200.0, 50)
