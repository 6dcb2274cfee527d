"""Analyse one decision: return the search's evaluation of each legal action (`analyse_position`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tertulia.bots.search.budget import Searcher, spend_budget
from tertulia.bots.search.mcts import Count
from tertulia.bots.search.result import Candidate, LineAction, best_child, principal_variation, read_candidates
from tertulia.bots.search.tree import new_tree
from tertulia.kernel.schema import StateArray

NODES_PER_PLY = 2


class PositionAnalysis(NamedTuple):
    """Results of a search at one decision of a seat."""

    candidates: list[Candidate]
    """Searched actions, the most visited first. Actions that the search never tried are missing."""
    line: list[LineAction]
    """Principal variation: the most visited actions from this decision on (`principal_variation`)."""


def analyse_position(
    searcher: Searcher,
    state: StateArray,
    seat: int,
    key: bytes,
    wanted: Callable[[], bool] = lambda: True,
    only: int | None = None,
) -> PositionAnalysis:
    """Evaluate each legal action of a seat that may act, using only what the seat may know.

    If `only`, the number of an action, is given, the search tries that action alone. Every call spends the complete
    budget, even with a single action to try. The result depends on the arguments alone. `key` (32 bytes) seeds the
    determinizations.

    Raises:
        Cancelled: if `wanted` returns False.
    """
    game, settings = searcher.game, searcher.settings
    legal = game.legal(state, seat)
    if len(legal) == 1:
        only = int(legal[0])
    tree = new_tree(game, settings.plies * NODES_PER_PLY, len(searcher.evaluation.out), outlook=True)
    tree.counts[Count.ONLY] = 0 if only is None else only + 1
    spend_budget(searcher._replace(always_complete=True), state, seat, tree, key, wanted)
    actions = legal.tolist() if only is None else [only]
    return PositionAnalysis(
        read_candidates(tree, int(state["seats"][0]), actions), principal_variation(tree, best_child(tree))
    )
