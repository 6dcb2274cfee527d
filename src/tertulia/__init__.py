"""Tertulia: eurogames playable by people and programs under identical rules.

`new` deals a game to a program and `load` reads a saved one; both return a `LocalGame`. Invalid input raises
`GameError`, `IllegalAction` or `RecordError`, all subclasses of `ValueError`. Rules load on first use, so importing
the package is quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from tertulia.kernel.game import GameError
    from tertulia.local_game import LocalGame
    from tertulia.play.errors import IllegalAction, RecordError

__version__ = "0.2.0"
__all__ = ["GameError", "IllegalAction", "LocalGame", "RecordError", "game_names", "load", "new"]


def new(
    game: str, *, seats: int, options: Mapping[str, str] | None = None, seed: SupportsIndex | None = None
) -> LocalGame:
    """Set up and deal a game; see `tertulia.local_game.new`."""
    from tertulia import local_game

    return local_game.new(game, seats=seats, options=options, seed=seed)


def load(path: str | Path, *, components: str | Path | None = None) -> LocalGame:
    """Load a game that `LocalGame.save` wrote; see `tertulia.local_game.load`."""
    from tertulia import local_game

    return local_game.load(path, components=components)


def game_names() -> list[str]:
    """Return the names of the installed games."""
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
        }
        if name not in places:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{places[name]}"), name)
