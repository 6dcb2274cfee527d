"""Reads the results from a search tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tertulia.bots.search.mcts import REVELATION_OFFSET, SEAT_FACTOR, SECRET_ACTION, Count
from tertulia.bots.search.tree import NO_CHILD, Tree


class Outlook(NamedTuple):
    """Expected end of a game, by seat: final points and winning probabilities."""

    points: tuple[float, ...]
    chances: tuple[float, ...]
    """Probability of winning; the seats' probabilities sum to 1."""


class Candidate(NamedTuple):
    """An action that the search tried."""

    action: int
    tries: int
    worth: float
    """Mean utility for the acting seat, 0 to 1.

    In a solo game it is relative to the expectation of this search.
    """
    outlook: Outlook


class Step(NamedTuple):
    """An action of a seat in a variation."""

    seat: int
    action: int


MIN_VISITS = 8
"""Minimum visits of a node to be part of a variation."""


def best_child(tree: Tree) -> int:
    """Return the root's most visited child (a node); ties are broken by value."""
    return max(
        iterate_children(tree, int(tree.counts[Count.ROOT])), key=lambda node: (tree.visits[node], tree.value[node])
    )


def node_action(tree: Tree, node: int) -> int:
    """Return the action of a node that stands for an action."""
    return int(tree.key[node]) % SEAT_FACTOR


def is_certain(tree: Tree, plies: int) -> bool:
    """Return whether `plies` more plies cannot change the most visited action.

    It assumes the mean number of plies per iteration so far.
    """
    best = best_child(tree)
    others = (int(tree.visits[node]) for node in iterate_children(tree, int(tree.counts[Count.ROOT])) if node != best)
    second = max(others, default=0)
    a_try = tree.counts[Count.PLIES] / max(1, int(tree.counts[Count.ITERATIONS]))
    return bool(int(tree.visits[best]) - second > plies / a_try)


def iterate_children(tree: Tree, node: int) -> Iterator[int]:
    """Yield the children of a node."""
    child = int(tree.child[node])
    while child != NO_CHILD:
        yield child
        child = int(tree.sibling[child])


def read_candidates(tree: Tree, seats: int, actions: Sequence[int]) -> list[Candidate]:
    """Return the tried root actions of a new tree with an outlook, the most visited first.

    `actions` are the actions that could be tried, in the order of the outlook's rows.
    """
    tried = [node for node in iterate_children(tree, 0) if tree.visits[node] > 0]
    tried.sort(key=lambda node: (-tree.visits[node], -tree.value[node]))
    rows = {action: row for row, action in enumerate(actions)}
    return [_read_candidate(tree, node, seats, rows[node_action(tree, node)]) for node in tried]


def _read_candidate(tree: Tree, node: int, seats: int, row: int) -> Candidate:
    tries = int(tree.visits[node])
    points, chances = (tuple(float(sum_) / tries for sum_ in sums[:seats]) for sums in tree.outlook[row])
    return Candidate(node_action(tree, node), tries, float(tree.value[node]) / tries, Outlook(points, chances))


def principal_variation(tree: Tree, node: int) -> list[Step]:
    """Return the most visited variation from a node on.

    It ends before rarely visited nodes and before secret actions.
    """
    steps: list[Step] = []
    while node != NO_CHILD and tree.visits[node] >= MIN_VISITS:
        seat, action = divmod(int(tree.key[node]), SEAT_FACTOR)
        if action == SECRET_ACTION:
            break
        if int(tree.key[node]) < REVELATION_OFFSET:
            steps.append(Step(seat, action))
        node = max(iterate_children(tree, node), key=lambda below: int(tree.visits[below]), default=NO_CHILD)
    return steps
