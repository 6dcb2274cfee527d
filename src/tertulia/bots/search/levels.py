"""The search bots `quick`, `strong` and `master`: the same search with three budgets and settings tuned per game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from tertulia.bots.registry import BotKind
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.settings import FORMER_NAMES, SearchSettings
from tertulia.bots.search.weights import load_evaluation, table_kind
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

DEFAULT_SETTINGS = SearchSettings(500)
"""Search settings of a game without a `search.toml`.

The field `plies` (500) is a number of plies per millisecond of a bot's time per move.
"""
SETTINGS_FILE = "search.toml"
"""Name of an optional file in a game's package with search settings.

The file sets fields of `SearchSettings` for all search bots. A section such as `[quick]` sets fields for one bot only.
"""


class SettingsError(ValueError):
    """A game's `search.toml` is invalid; the message names the file and the accepted values."""


@cache
def read_settings(game: Game) -> dict[str, Any]:
    """Return the search settings in a game's `search.toml`; empty if the game has no such file.

    Settings for one search bot only are a nested dict under the bot's name, such as `quick`. Raises `SettingsError` if
    the file is invalid or contains an unknown setting.
    """
    path = game.folder / SETTINGS_FILE
    if not path.is_file():
        return {}
    try:
        facts: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{path}: {error}") from None
    for name, fact in facts.items():
        for setting, number in (fact if isinstance(fact, dict) else {name: fact}).items():
            _check_setting(path, setting, number)
    return facts


def _check_setting(path: Path, setting: str, number: object) -> None:
    fields = SearchSettings.__annotations__
    if setting in FORMER_NAMES:
        raise SettingsError(f"{path}: {setting} was renamed to {FORMER_NAMES[setting]}")
    if setting not in fields:
        raise SettingsError(f"{path}: unknown setting {setting}; accepted are {', '.join(fields)}")
    whole = isinstance(DEFAULT_SETTINGS[SearchSettings._fields.index(setting)], int)
    if isinstance(number, bool) or not isinstance(number, int if whole else (int, float)):
        raise SettingsError(f"{path}: {setting} must be a {'whole number' if whole else 'number'}, not {number!r}")


def search_settings(game: Game, budget: float, level: str = "") -> SearchSettings:
    """Return a game's search settings for a search bot.

    `level` is the bot's name, such as `quick`; empty for the settings that all search bots share. `budget` is the time
    per move in milliseconds on a reference machine. It is converted to a number of plies, so that answers are identical
    on all machines. Raises `SettingsError` if the game's `search.toml` is invalid.
    """
    facts = read_settings(game)
    usual = DEFAULT_SETTINGS._replace(**{name: fact for name, fact in facts.items() if not isinstance(fact, dict)})
    return usual._replace(plies=int(usual.plies * budget), **facts.get(level, {}))


class LevelBot:
    """Plays any game by tree search, with settings and evaluation from the game's package.

    Bots with equal random keys (32 bytes) give equal answers to equal sequences of calls.
    """

    def __init__(self, name: str, budget: float, key: bytes, wanted: Callable[[], bool] = lambda: True) -> None:
        self.name, self.budget, self.key, self.wanted = name, budget, key, wanted
        self._level = name.partition("@")[0]
        self._bots: dict[tuple[str, int], SearchBot] = {}

    def choose(self, game: Game, state: StateArray, seat: int) -> int:
        """Return the action that the search visits most often.

        Raises `Cancelled` if `self.wanted` returns False.
        """
        kind = table_kind(game, state)
        if (game.name, kind) not in self._bots:
            settings, evaluation = search_settings(game, self.budget, self._level), load_evaluation(game, kind)
            self._bots[game.name, kind] = SearchBot(self.name, settings, self.key, evaluation, self._is_wanted)
        return self._bots[game.name, kind].choose(game, state, seat)

    def _is_wanted(self) -> bool:
        return self.wanted()


def level_bot(name: str, budget: float, order: int) -> BotKind:
    """Return the kind of bot called `name` that plays by tree search.

    `budget` is the bot's time per move in milliseconds on a reference machine. `order` is the bot's sort key in lists
    of bots, ascending.
    """
    return BotKind(
        name,
        partial(LevelBot, name, budget),
        order=order,
        with_time=lambda time: level_bot(f"{name}@{time:g}", time, order),
    )


QUICK = level_bot("quick", 1.0, 30)
STRONG = level_bot("strong", 20.0, 40)
MASTER = level_bot("master", 200.0, 50)
