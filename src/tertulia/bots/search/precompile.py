"""Compiling the searches of several games at the same time, each in a process of its own: part of setting up.

`python -m tertulia.bots.search.precompile GAME` compiles that of one game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.compiled import name_of
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.compile_cache import compiled_stamp
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import Precompilation, be_nice
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import INTERPRET

KEY = bytes(32)


def mark_of(game: Game) -> Path:
    """Returns the file that is there once a game's search is compiled for this kind of processor."""
    return compiled_stamp(name_of(game), type(game).__module__)


def missing(chosen: Iterable[Game]) -> list[str]:
    """Returns the games whose search is not compiled yet; none where all runs as plain Python."""
    return [] if INTERPRET else [game.name for game in chosen if not mark_of(game).exists()]


class SearchPrecompilation(Precompilation):
    """The compiling of the searches that are missing, as many at once as there are cores."""

    what, module = "the search", "tertulia.bots.search.precompile"

    def __init__(self, chosen: Iterable[Game], niceness: int = 0) -> None:
        super().__init__(missing(chosen), lambda step: None, niceness)


def main(name: str, niceness: int = 0) -> None:
    """Compile a game's search by searching for a moment, and its worths and features with it."""
    be_nice(niceness)
    game = game_named(name)
    state = game.new({}, game.seats[-1], KEY)
    while len(game.legal(state, seat := lowest_actor(game.actors(state)))) == 1:
        game.apply(state, seat, int(game.legal(state, seat)[0]))
    SearchBot("", SearchSettings(1), KEY).choose(game, state, seat)
    game.weigh(state, seat)
    game.features(state, seat)
    mark_of(game).touch()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
