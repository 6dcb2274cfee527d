"""Memory of a search: the tree and scratch arrays, allocated once and reused for every decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.game import Game

MAX_DEPTH = 256
"""Maximum number of decisions on a path from the root."""
MAX_SEATS = 8
NO_CHILD = -1
COUNTERS = 6


class Tree(NamedTuple):
    """Search tree in arrays. Nodes are indices; the root is 0.

    A node stands for an action of a seat and holds that seat's results.
    """

    key: NDArray[np.int64]
    """Seat and action; see `mcts.SEAT_FACTOR`."""
    sibling: NDArray[np.int32]
    child: NDArray[np.int32]
    """First child, or `NO_CHILD`."""
    visits: NDArray[np.int32]
    value: NDArray[np.float64]
    """Sum of utilities over all visits."""
    prior: NDArray[np.float64]
    counts: NDArray[np.int64]
    """Counters, indexed by `mcts.Count`."""
    path: NDArray[np.int32]
    """(depth, 2): node and acting seat."""
    found: NDArray[np.int32]
    """Node of each action while a child is selected; otherwise `NO_CHILD`."""
    actions: NDArray[np.int32]
    worths: NDArray[np.float64]
    points: NDArray[np.int32]
    expected: NDArray[np.float64]
    """Expected final points, by seat."""
    utility: NDArray[np.float64]
    features: NDArray[np.float64]
    hidden: NDArray[np.float64]
    """Hidden units of the evaluation, (units,)."""
    chances: NDArray[np.float64]
    """Winning probability, by seat."""
    alone: NDArray[np.float64]
    """(2,): sum and number of expected points in a solo game; see `mcts.evaluate_leaf`."""
    outlook: NDArray[np.float64]
    """(actions, 2, seats): sums of expected points and winning probabilities, a row per root action.

    The rows are in the order of the legal actions. It has no rows unless `new_tree` was called with `outlook`.
    """


class Evaluation(NamedTuple):
    """Evaluation function: the points that a seat is still expected to score, from its features.

    It adds a linear part and one hidden layer of rectified linear units. Empty arrays mean that no evaluation is
    known.
    """

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


def new_tree(game: Game, nodes: int, units: int = 0, outlook: bool = False, max_depth: int = MAX_DEPTH) -> Tree:
    """Return a tree with room for `nodes` nodes and an evaluation of `units` hidden units.

    With `outlook`, results per root action are recorded as well. No path is longer than `max_depth` decisions.
    """

    def zeros(shape: Any, kind: Any) -> NDArray[Any]:
        return np.zeros(shape, kind)

    return Tree(
        key=zeros(nodes, np.int64),
        sibling=zeros(nodes, np.int32),
        child=zeros(nodes, np.int32),
        visits=zeros(nodes, np.int32),
        value=zeros(nodes, np.float64),
        prior=zeros(nodes, np.float64),
        counts=zeros(COUNTERS, np.int64),
        path=zeros((max_depth, 2), np.int32),
        found=np.full(game.num_actions, NO_CHILD, np.int32),
        actions=zeros(game.most_legal, np.int32),
        worths=zeros(game.most_legal, np.float64),
        points=zeros(MAX_SEATS, np.int32),
        expected=zeros(MAX_SEATS, np.float64),
        utility=zeros(MAX_SEATS, np.float64),
        features=zeros(game.feature_table.size, np.float64),
        hidden=zeros(units, np.float64),
        chances=zeros(MAX_SEATS, np.float64),
        alone=zeros(2, np.float64),
        outlook=zeros((game.most_legal if outlook else 0, 2, MAX_SEATS), np.float64),
    )


def empty_evaluation() -> Evaluation:
    """Return the empty evaluation. With it, rollouts continue to the end of the game."""
    none = np.zeros(0, np.float64)
    return Evaluation(none, none, none, np.zeros(1), np.zeros((0, 0)), none, none)
