"""Registry of the installed games, which are found by entry points of the group `tertulia.games`.

A new game needs no change in other files.
"""

from __future__ import annotations

import copyreg
import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tertulia.kernel.entries import GameState
from tertulia.kernel.game import Game, GameError
from tertulia.resources import GAMES_GROUP


@cache
def installed_games() -> dict[str, Game]:
    """Return all installed games by name, sorted by name.

    Raises `GameError`, which names the game, if one cannot be loaded.
    """
    found = {point.name: point for point in entry_points(group=GAMES_GROUP)}
    return {name: _load_entry_point(found[name]) for name in sorted(found)}


def _load_entry_point(point: EntryPoint) -> Game:
    """Load the game of an entry point.

    Raises `GameError`, which names the entry point, if the object is not a `Game`, is not named like the entry point,
    or has a state that lacks a field of `GameState`. Also raises it if loading fails, unless `TERTULIA_DEBUG` is set.
    """
    what = f"the game {point.name} ({point.value}) cannot be used"
    try:
        found = point.load()
    except Exception as error:
        if os.environ.get("TERTULIA_DEBUG"):
            raise
        raise GameError(
            f"{what}: {type(error).__name__}: {error}. Set TERTULIA_DEBUG=1 to see the traceback."
        ) from error
    if not isinstance(found, Game) or found.name != point.name:
        raise GameError(f"{what}: it is not a `Game` named {point.name}")
    lacking = [field for field in GameState.__annotations__ if field not in (found.dtype.names or ())]
    if lacking:
        raise GameError(f"{what}: its state has no field {' and no field '.join(lacking)}")
    copyreg.pickle(type(found), _pickle_by_name)
    return found


def _pickle_by_name(found: Game) -> str | tuple[Any, ...]:
    """Pickle an installed game by name, so that a process that unpickles it uses its own installed game."""
    return (find_game, (found.name,)) if installed_games().get(found.name) is found else object.__reduce_ex__(found, 2)


def find_game(name: str) -> Game:
    """Return the installed game called `name`.

    Raises `GameError`, which lists the installed games, for an unknown name.
    """
    try:
        return installed_games()[name]
    except KeyError:
        raise GameError(f"unknown game {name!r}; installed are: {', '.join(installed_games()) or 'none'}") from None
