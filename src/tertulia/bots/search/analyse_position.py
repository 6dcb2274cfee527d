"""Looking at a decision: what comes of each action, as the search sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tertulia.bots.search.budget import Searcher, spend
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.result import Candidate, Step, best_child, candidates, line
from tertulia.bots.search.tree import new_tree
from tertulia.kernel.schema import StateArray

NODES_PER_PLY = 2


class PositionAnalysis(NamedTuple):
    """What a search has found about a decision of a seat."""

    candidates: list[Candidate]
    """The most promising first; actions that were never tried are missing."""
    line: list[Step]
    """What is thought to be done from here on, as far as it was looked at."""


def analyse_position(
    searcher: Searcher,
    state: StateArray,
    seat: int,
    key: bytes,
    wanted: Callable[[], bool] = lambda: True,
    only: int | None = None,
) -> PositionAnalysis:
    """Returns what comes of each action of a seat that may act, by what it knows; of a single action where `only` names one, or
    where there is but one. The same arguments give the same answer.

    Raises:
        Cancelled: if it is `wanted` no more.
    """
    game, settings, evaluation = searcher
    legal = game.legal(state, seat)
    if len(legal) == 1:
        only = int(legal[0])
    tree = new_tree(game, settings.plies * NODES_PER_PLY, len(evaluation.out), outlook=True)
    tree.counts[Count.ONLY] = 0 if only is None else only + 1
    spend(searcher, state, seat, tree, key, wanted, whole=True)
    actions = legal.tolist() if only is None else [only]
    return PositionAnalysis(candidates(tree, int(state["seats"][0]), actions), line(tree, best_child(tree)))
