"""Compile the searches of several games in parallel processes, during installation.

`python -m tertulia.bots.search.precompile GAME [NICENESS]` compiles one game's search. A third argument `--rules`
compiles the game's rules as well and prints progress. A process that has compiled the rules needs half the time for the
search, because the search calls them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.compiled import cache_name
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.compile_lock import hold_compile_lock
from tertulia.kernel.compiled_package import is_fully_compiled, mark_fully_compiled
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import CompileProgress, Precompilation, is_compiled, lower_priority, print_steps
from tertulia.kernel.registry import find_game

KEY = bytes(32)
RULES_FLAG = "--rules"


def list_missing_searches(games: Iterable[Game]) -> list[str]:
    """Return the names of the games whose search is not compiled yet; empty if Numba is switched off."""
    return [game.name for game in games if not is_fully_compiled(cache_name(game), game.source)]


class SearchPrecompilation(Precompilation):
    """Compiles the searches that are not compiled yet, in as many processes as there are CPU cores."""

    part, module = "the search", "tertulia.bots.search.precompile"

    def __init__(self, games: Iterable[Game], niceness: int = 0) -> None:
        super().__init__(list_missing_searches(games), lambda step: None, niceness)


class FullPrecompilation(Precompilation):
    """Compiles rules and search of games that lack either, in as many processes as there are CPU cores."""

    part, module, flags = "the rules and the search", "tertulia.bots.search.precompile", (RULES_FLAG,)

    def __init__(self, selected_games: Iterable[Game], progress: Callable[[CompileProgress], None]) -> None:
        """Prepare the compilation.

        `progress` is called with every step, from several threads. Call `run` to compile.
        """
        games = list(selected_games)
        lacking = {*list_missing_searches(games), *(game.name for game in games if not is_compiled(game))}
        super().__init__([game.name for game in games if game.name in lacking], progress)


def run_minimal_search(game: Game) -> None:
    """Run a minimal search and call `weigh` and `features`, so that their code is compiled or loaded."""
    state = game.new({}, game.seats[-1], KEY)
    while len(game.legal(state, seat := lowest_actor(game.actors(state)))) == 1:
        game.apply(state, seat, int(game.legal(state, seat)[0]))
    SearchBot("", SearchSettings(1), KEY).choose(game, state, seat)
    game.weigh(state, seat)
    game.features(state, seat)


def main(name: str, niceness: int = 0, rules: bool = False) -> None:
    """Compile the search of the game `name`, and its rules first if `rules` is set.

    `niceness` is added to the niceness of the process: greater values leave more processor time to others.
    """
    lower_priority(niceness)
    game = find_game(name)
    with hold_compile_lock(name, game.source):
        if rules:
            print_steps(game)
        run_minimal_search(game)
        mark_fully_compiled(cache_name(game), game.source)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0, RULES_FLAG in sys.argv[3:])
