"""The bots that search, from the quick to the master: one search, given more to think, with settings that measured best."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from tertulia.bots.registry import BotKind
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import FORMER_NAMES, SearchSettings
from tertulia.bots.search.weights import evaluation_of, kind_of
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

USUAL = SearchSettings(500)
"""Of a game that says nothing: what about a thousandth of a second is enough for."""
FILE = "search.toml"
"""In a game's package: numbers by the names of `SearchSettings`, and tables of a level's own ones."""


class SettingsError(ValueError):
    """A game's settings are not what a search can be told; the message names the file and what is accepted."""


@cache
def measured_best(game: Game) -> dict[str, Any]:
    """Returns the settings in a game's file, and tables of those of single levels; empty where there is no file. Raises
    `SettingsError` where something in it is no setting."""
    path = game.folder / FILE
    if not path.is_file():
        return {}
    try:
        facts: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{path}: {error}") from None
    for name, fact in facts.items():
        for setting, number in (fact if isinstance(fact, dict) else {name: fact}).items():
            _check(path, setting, number)
    return facts


def _check(path: Path, setting: str, number: object) -> None:
    fields = SearchSettings.__annotations__
    if setting in FORMER_NAMES:
        raise SettingsError(f"{path}: {setting} is called {FORMER_NAMES[setting]} now")
    if setting not in fields:
        raise SettingsError(f"{path}: there is no setting {setting}; there are {', '.join(fields)}")
    whole = isinstance(USUAL[SearchSettings._fields.index(setting)], int)
    if isinstance(number, bool) or not isinstance(number, int if whole else (int, float)):
        raise SettingsError(f"{path}: {setting} is a {'whole number' if whole else 'number'}, not {number!r}")


def settings_of(game: Game, budget: float, level: str = "") -> SearchSettings:
    """Returns how a level thinks about a game; without a level, how all levels do that say nothing else. `budget` is the time for a
    move in thousandths of a second on a usual machine; the search is given the number of plies that are done in it there, so that
    the answers are the same on any machine.

    Raises `SettingsError` where the game's file has no such setting."""
    facts = measured_best(game)
    usual = USUAL._replace(**{name: fact for name, fact in facts.items() if not isinstance(fact, dict)})
    return usual._replace(plies=int(usual.plies * budget), **facts.get(level, {}))


class LevelBot:
    """Searches in any game, with the evaluation that its package has. The same key (32 bytes) gives the same moves."""

    def __init__(self, name: str, budget: float, key: bytes, wanted: Callable[[], bool] = lambda: True) -> None:
        self.name, self.budget, self.key, self.wanted = name, budget, key, wanted
        self._level = name.partition("@")[0]
        self._bots: dict[tuple[str, int], SearchBot] = {}

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Returns the action that the search tries most often."""
        kind = kind_of(game, state)
        if (game.name, kind) not in self._bots:
            settings, evaluation = settings_of(game, self.budget, self._level), evaluation_of(game, kind)
            self._bots[game.name, kind] = SearchBot(self.name, settings, self.key, evaluation, self._asked)
        return self._bots[game.name, kind].choose(game, state, seat)

    def _asked(self) -> bool:
        return self.wanted()


def level(name: str, budget: float, order: int) -> BotKind:
    """Returns a bot with a budget for each move (see `settings_of`); `order` is its place in a list of bots."""
    return BotKind(
        name,
        partial(LevelBot, name, budget),
        order=order,
        at=lambda time: level(f"{name}@{time:g}", time, order),
    )


QUICK = level("quick", 1.0, 30)
STRONG = level("strong", 20.0, 40)
MASTER = level("master", 200.0, 50)
