"""The bots that search, from the quick to the master: one search, given more to think."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial

from tertulia.bots.registry import BotKind
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import FOLDER, evaluation_of
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

USUAL = SearchSettings(500)
"""Of a game that the file does not name: what about a thousandth of a second is enough for."""


@cache
def _all_settings() -> dict[str, SearchSettings]:
    named = tomllib.loads((FOLDER / "settings.toml").read_text(encoding="utf-8"))
    return {name: SearchSettings(**facts) for name, facts in named.items()}


def settings_of(game: Game, milliseconds: float) -> SearchSettings:
    """How a level thinks about a game that may take it so long for a move."""
    usual = _all_settings().get(game.name, USUAL)
    return usual._replace(plies=int(usual.plies * milliseconds))


class LevelBot:
    """Searches in any game, with the evaluation that the package has for it. The same key (32 bytes) gives the same moves."""

    def __init__(self, name: str, milliseconds: float, key: bytes, wanted: Callable[[], bool] = lambda: True) -> None:
        self.name, self.milliseconds, self.key, self.wanted = name, milliseconds, key, wanted
        self._bots: dict[tuple[str, int], SearchBot] = {}

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """The action that the search tries most often."""
        seats = int(state["seats"][0])
        if (game.name, seats) not in self._bots:
            settings, evaluation = settings_of(game, self.milliseconds), evaluation_of(game, seats)
            self._bots[game.name, seats] = SearchBot(self.name, settings, self.key, evaluation, self._asked)
        return self._bots[game.name, seats].choose(game, state, seat)

    def _asked(self) -> bool:
        return self.wanted()


def level(name: str, milliseconds: float, order: int) -> BotKind:
    """A bot that may think about so long."""
    return BotKind(
        name,
        partial(LevelBot, name, milliseconds),
        order=order,
        at=lambda time: level(f"{name}@{time:g}", time, order),
    )


QUICK = level("quick", 1.0, 30)
STRONG = level("strong", 20.0, 40)
MASTER = level("master", 200.0, 50)
