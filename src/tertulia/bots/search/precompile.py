"""Compiling the searches of several games at the same time, each in a process of its own: part of setting up.

`python -m tertulia.bots.search.precompile granada` compiles that of one game.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.compiled import name_of
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.compile_cache import whole_mark
from tertulia.kernel.cores import cores
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import CompileError
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.schema import INTERPRET, StateArray

KEY = bytes(32)


def mark_of(game: Game) -> Path:
    """The file that is there once a game's search is compiled for this kind of processor."""
    return whole_mark(name_of(game), type(game).__module__)


def precompile(chosen: Iterable[Game]) -> None:
    """Compile what is not compiled yet, as many games at once as there are cores; `CompileError` for the first that fails."""
    missing = [] if INTERPRET else [game.name for game in chosen if not mark_of(game).exists()]
    with ThreadPoolExecutor(max_workers=cores()) as pool:
        list(pool.map(_one, missing))


def _one(name: str) -> None:
    command = [sys.executable, "-m", "tertulia.bots.search.precompile", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise CompileError(f"the search of {name} could not be compiled: {said[-1]}")


def main(name: str) -> None:
    """Compile a game's search by searching for a moment, and its worths and features with it."""
    game = game_named(name)
    state = game.new({}, game.seats[-1], KEY)
    while len(game.legal(state, seat := _actor(game, state))) == 1:
        game.apply(state, seat, int(game.legal(state, seat)[0]))
    SearchBot("", SearchSettings(1), KEY).choose(game, state, seat)
    game.weigh(state, seat)
    game.features(state, seat)
    mark_of(game).touch()


def _actor(game: Game, state: StateArray) -> int:
    actors = game.actors(state)
    return (actors & -actors).bit_length() - 1


if __name__ == "__main__":
    main(sys.argv[1])
