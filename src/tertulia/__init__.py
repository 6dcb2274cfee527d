"""Tertulia: eurogames playable by people and programs under identical rules.

`new` deals a game to a program and `load` reads a saved one; both return a `LocalGame`. Invalid input raises
`GameError`, `IllegalAction` or `RecordError`, all subclasses of `ValueError`. Rules load on first use, so importing
the package is quick.

`find_game` returns the rules of a game, with the names of its actions and observations. `StepBatch` steps many games at
once, and `StepArrays` holds its results.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from tertulia.kernel.game import GameError
    from tertulia.kernel.registry import find_game
    from tertulia.kernel.step_batch import StepArrays, StepBatch
    from tertulia.local_game import LocalGame
    from tertulia.play.errors import IllegalAction, RecordError

__version__ = "0.2.0"
__all__ = [
    "GameError", "IllegalAction", "LocalGame", "RecordError", "StepArrays", "StepBatch", "find_game", "game_names",
    "load", "new",
]  # fmt: skip


def new(
    game: str, *, seats: int, options: Mapping[str, str] | None = None, seed: SupportsIndex | None = None
) -> LocalGame:
    """Set up and deal a game with the given number of seats.

    Options that are not named take their defaults; `tertulia games` lists them. Equal seeds deal equal games. If `seed`
    is None, the deal is random.

    Raises `GameError` for an unknown game, option or number of seats, and `TypeError` if `seed` or `seats` is not an
    integer.
    """
    from tertulia import local_game

    return local_game.new(game, seats=seats, options=options, seed=seed)


def load(path: str | Path, *, components: str | Path | None = None) -> LocalGame:
    """Load a game at its last action, from a file that `LocalGame.save` wrote or the browser downloaded.

    `components` is the file of the component set. It is needed if the game was played with a set other than the
    package's, and the file at `path` does not contain that set. Raises `RecordError` if the file cannot be read, is not
    a record or does not replay.
    """
    from tertulia import local_game

    return local_game.load(path, components=components)


def game_names() -> list[str]:
    """Return the names of the installed games, which other functions take as `game`."""
    from tertulia.kernel.registry import installed_games

    return list(installed_games())


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a public class on first access."""
        from importlib import import_module

        places = {
            "GameError": "kernel.game",
            "IllegalAction": "play.errors",
            "LocalGame": "local_game",
            "RecordError": "play.errors",
            "StepArrays": "kernel.step_batch",
            "StepBatch": "kernel.step_batch",
            "find_game": "kernel.registry",
        }
        if name not in places:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{places[name]}"), name)
