"""Run a search in slices until its budget is spent, so that it can be cancelled between slices (`spend_budget`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tertulia.bots.bot import Cancelled
from tertulia.bots.search.compiled import compile_search
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.result import is_certain
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Evaluation, Tree
from tertulia.kernel.chance import key_words
from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray, zero_state

SLICE_PLIES = 4_000
"""Number of plies (actions applied) between two checks whether the caller has cancelled the search.

These plies take about 10 ms.
"""


class Searcher(NamedTuple):
    """A game, with the search settings and the evaluation function that its searches use."""

    game: Game
    settings: SearchSettings
    evaluation: Evaluation
    always_complete: bool = False
    """Whether to spend the complete budget, even if further plies cannot change the most visited action."""


def spend_budget(
    searcher: Searcher, state: StateArray, seat: int, tree: Tree, key: bytes, wanted: Callable[[], bool]
) -> None:
    """Run the search until its budget is spent, and leave the results in `tree`.

    Unless `searcher.always_complete` is set, the search stops as soon as further plies cannot change the most visited
    action. `key` (32 bytes) seeds the determinizations.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    game, evaluation, search = searcher.game, searcher.evaluation, compile_search(searcher.game)
    scratch = game.compiled.scratch(zero_state(game.dtype), key)._replace(words=key_words(key))
    settings = searcher.settings.for_seats(int(state["seats"][0]))
    tree.counts[Count.PLIES] = tree.counts[Count.ITERATIONS] = until = 0
    while until < settings.plies:
        if until and not searcher.always_complete and is_certain(tree, settings.plies - until):
            break
        if not wanted():
            raise Cancelled
        until = min(until + SLICE_PLIES, settings.plies)
        search(state, scratch, seat, settings._replace(plies=until), evaluation, tree)
