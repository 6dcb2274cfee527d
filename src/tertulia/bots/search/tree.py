"""What a search remembers: its tree, and room to work in. All arrays are made once and used for decision after decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.game import Game

DEEPEST = 256
"""Decisions on the way from the root to the edge of the tree."""
MOST_SEATS = 8
NO_CHILD = -1
COUNTS = 6


class Tree(NamedTuple):
    """Nodes are numbers; the root is 0. A node is what somebody has done, and holds what came of it for them."""

    key: NDArray[np.int64]
    """Who did what: see `mcts.SEAT`."""
    sibling: NDArray[np.int32]
    child: NDArray[np.int32]
    """The first one, or `NO_CHILD`."""
    visits: NDArray[np.int32]
    value: NDArray[np.float64]
    """The sum over all visits."""
    prior: NDArray[np.float64]
    counts: NDArray[np.int64]
    """By `mcts.Count`."""
    path: NDArray[np.int32]
    """(depth, 2): node, seat"""
    found: NDArray[np.int32]
    """The node of each action, while a branch is chosen; NO_CHILD otherwise."""
    actions: NDArray[np.int32]
    worths: NDArray[np.float64]
    points: NDArray[np.int32]
    expected: NDArray[np.float64]
    """Points at the end, by seat."""
    utility: NDArray[np.float64]
    features: NDArray[np.float64]
    hidden: NDArray[np.float64]
    """Of the evaluation's layer."""
    chances: NDArray[np.float64]
    """Of winning, by seat."""
    alone: NDArray[np.float64]
    """(2,): the sum of what was expected so far of somebody who plays alone, and how often; see `mcts.evaluate`."""
    outlook: NDArray[np.float64]
    """(actions, 2, seats): the sums of expected points and of chances over all that was tried after each action that is legal at
    the root, in their order; empty where nobody asks."""


class Evaluation(NamedTuple):
    """How many points are still to come, from features: a linear part and one layer of rectified units. Empty arrays: none is
    known."""

    mean: NDArray[np.float64]
    scale: NDArray[np.float64]
    linear: NDArray[np.float64]
    bias: NDArray[np.float64]
    """(1,)"""
    layer: NDArray[np.float64]
    """(features, units)"""
    layer_bias: NDArray[np.float64]
    out: NDArray[np.float64]
    """(units,)"""


def new_tree(game: Game, nodes: int, units: int = 0, outlook: bool = False, deepest: int = DEEPEST) -> Tree:
    """Returns room for a tree of `nodes` nodes and an evaluation of `units` units; with `outlook` also for what is foreseen after
    each action. No path is longer than `deepest` decisions."""

    def zeros(shape: Any, kind: Any) -> NDArray[Any]:
        return np.zeros(shape, kind)

    return Tree(
        key=zeros(nodes, np.int64),
        sibling=zeros(nodes, np.int32),
        child=zeros(nodes, np.int32),
        visits=zeros(nodes, np.int32),
        value=zeros(nodes, np.float64),
        prior=zeros(nodes, np.float64),
        counts=zeros(COUNTS, np.int64),
        path=zeros((deepest, 2), np.int32),
        found=np.full(game.num_actions, NO_CHILD, np.int32),
        actions=zeros(game.most_legal, np.int32),
        worths=zeros(game.most_legal, np.float64),
        points=zeros(MOST_SEATS, np.int32),
        expected=zeros(MOST_SEATS, np.float64),
        utility=zeros(MOST_SEATS, np.float64),
        features=zeros(game.feature_table.size, np.float64),
        hidden=zeros(units, np.float64),
        chances=zeros(MOST_SEATS, np.float64),
        alone=zeros(2, np.float64),
        outlook=zeros((game.most_legal if outlook else 0, 2, MOST_SEATS), np.float64),
    )


def no_evaluation() -> Evaluation:
    """Returns the empty evaluation: with it, games are played to their ends."""
    none = np.zeros(0, np.float64)
    return Evaluation(none, none, none, np.zeros(1), np.zeros((0, 0)), none, none)
