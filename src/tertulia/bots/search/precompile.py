"""Compiling the searches of several games at the same time, each in a process of its own: part of setting up.

`python -m tertulia.bots.search.precompile GAME` compiles that of one game; with `--rules` its rules, too, and tells how far it is.
A process that has compiled the rules needs half the time for the search, which calls them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.compiled import name_of
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.compiled_package import is_compiled_whole, mark_compiled_whole
from tertulia.kernel.compiling_alone import compiling_alone
from tertulia.kernel.game import Game
from tertulia.kernel.precompile import Precompilation, Step, be_nice, is_compiled, tell_steps
from tertulia.kernel.registry import game as game_named

KEY = bytes(32)
WITH_RULES = "--rules"


def missing(chosen: Iterable[Game]) -> list[str]:
    """Returns the games whose search is not compiled yet; none where all runs as plain Python."""
    return [game.name for game in chosen if not is_compiled_whole(name_of(game), game.source)]


class SearchPrecompilation(Precompilation):
    """The compiling of the searches that are missing, as many at once as there are cores."""

    what, module = "the search", "tertulia.bots.search.precompile"

    def __init__(self, chosen: Iterable[Game], niceness: int = 0) -> None:
        super().__init__(missing(chosen), lambda step: None, niceness)


class WholePrecompilation(Precompilation):
    """The compiling of rules and search of the games that lack either, as many games at once as there are cores."""

    what, module, flags = "the rules and the search", "tertulia.bots.search.precompile", (WITH_RULES,)

    def __init__(self, chosen: Iterable[Game], progress: Callable[[Step], None]) -> None:
        """`progress` is called with every step, from several threads."""
        games = list(chosen)
        lacking = {*missing(games), *(game.name for game in games if not is_compiled(game))}
        super().__init__([game.name for game in games if game.name in lacking], progress)


def search_once(game: Game) -> None:
    """Search for a moment, with worths and features, so that all of it is compiled, or loaded, in this process."""
    state = game.new({}, game.seats[-1], KEY)
    while len(game.legal(state, seat := lowest_actor(game.actors(state)))) == 1:
        game.apply(state, seat, int(game.legal(state, seat)[0]))
    SearchBot("", SearchSettings(1), KEY).choose(game, state, seat)
    game.weigh(state, seat)
    game.features(state, seat)


def main(name: str, niceness: int = 0, rules: bool = False) -> None:
    """Compile a game's search by searching for a moment, and its worths and features with it; its rules before, if they are asked
    for."""
    be_nice(niceness)
    game = game_named(name)
    with compiling_alone(name, game.source):
        if rules:
            tell_steps(game)
        search_once(game)
        mark_compiled_whole(name_of(game), game.source)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0, WITH_RULES in sys.argv[3:])
