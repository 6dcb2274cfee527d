"""Memory of a search: the tree and scratch arrays, allocated once and reused for every iteration."""

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
    """A search tree in arrays, with scratch memory. Nodes are indices into the arrays; the root is 0.

    A node stands for an action of a seat and holds the results of that seat.
    """

    key: NDArray[np.int64]
    """Number that identifies each node among its siblings.

    It consists of seat and action (`mcts.SEAT_FACTOR`), or of a hash of revealed actions (`mcts.REVELATION_OFFSET`).
    """
    sibling: NDArray[np.int32]
    child: NDArray[np.int32]
    """First child of each node, or `NO_CHILD`; `sibling` leads to the next child."""
    visits: NDArray[np.int32]
    value: NDArray[np.float64]
    """Sum of the utilities of each node's seat over all visits of the node."""
    prior: NDArray[np.float64]
    counts: NDArray[np.int64]
    """Counters and settings of the search, indexed by `mcts.Count`."""
    path: NDArray[np.int32]
    """Path of the current iteration as rows of node and acting seat: an array of shape (max depth, 2)."""
    found: NDArray[np.int32]
    """Scratch memory with an entry for each action of the game.

    While a child is selected, the entries of the legal actions hold their nodes. All other entries are `NO_CHILD`.
    """
    actions: NDArray[np.int32]
    worths: NDArray[np.float64]
    points: NDArray[np.int32]
    expected: NDArray[np.float64]
    """Expected final points by seat, of the state that was evaluated last."""
    utility: NDArray[np.float64]
    features: NDArray[np.float64]
    hidden: NDArray[np.float64]
    """Scratch memory with a number for each hidden unit of the evaluation."""
    chances: NDArray[np.float64]
    """Winning probability by seat, of the state that was evaluated last."""
    alone: NDArray[np.float64]
    """Two numbers for solo games: the sum of the final points that evaluations expected, and their number."""
    outlook: NDArray[np.float64]
    """Sums of expected final points and of winning probabilities, by action at the root and by seat.

    The shape is (actions, 2, seats): index 0 of the second axis holds the points, index 1 the probabilities. The first
    axis has the order of the legal actions. It is empty unless `new_tree` was called with `outlook`.
    """


class Evaluation(NamedTuple):
    """Weights of an evaluation function, which predicts how many points a seat will still score.

    The function adds a linear part and one hidden layer of rectified linear units, applied to the seat's features.
    Empty arrays mean that no weights are known.
    """

    mean: NDArray[np.float64]
    scale: NDArray[np.float64]
    linear: NDArray[np.float64]
    bias: NDArray[np.float64]
    """Constant term of the prediction in points: an array of shape (1,)."""
    layer: NDArray[np.float64]
    """Weights from the scaled features to the hidden units: an array of shape (features, units)."""
    layer_bias: NDArray[np.float64]
    out: NDArray[np.float64]
    """Weight of each hidden unit in the predicted points: an array of shape (units,)."""


def new_tree(game: Game, nodes: int, units: int = 0, outlook: bool = False, max_depth: int = MAX_DEPTH) -> Tree:
    """Return a tree with room for `nodes` nodes and for an evaluation with `units` hidden units.

    With `outlook`, expected points and winning probabilities are recorded for each root action. No path is longer than
    `max_depth` decisions.
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
    """Return the evaluation without weights. If a search uses it, rollouts continue to the end of the game."""
    none = np.zeros(0, np.float64)
    return Evaluation(none, none, none, np.zeros(1), np.zeros((0, 0)), none, none)
