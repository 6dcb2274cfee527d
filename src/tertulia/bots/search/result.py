"""Read the results of a search from its tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tertulia.bots.search.mcts import REVELATION_OFFSET, SEAT_FACTOR, SECRET_ACTION, Count
from tertulia.bots.search.tree import NO_CHILD, Tree


class Outlook(NamedTuple):
    """Expected end of a game: final points and winning probability of each seat."""

    points: tuple[float, ...]
    chances: tuple[float, ...]
    """Winning probability of each seat; the sum is 1."""


class Candidate(NamedTuple):
    """An action that a search tried, with its results."""

    action: int
    tries: int
    worth: float
    """Mean utility of the action for the acting seat, 0 to 1.

    In a solo game the utility is relative to the points that this search expected, so it cannot be compared with other
    searches.
    """
    outlook: Outlook


class LineAction(NamedTuple):
    """One action in a line of play: the seat that acts, and the action's number in the game's action table."""

    seat: int
    action: int


MIN_VISITS = 8
"""Minimum number of visits of a node that is part of a principal variation."""


def best_child(tree: Tree) -> int:
    """Return the index of the root's most visited child. Ties are broken by the sum of utilities."""
    return max(
        iterate_children(tree, int(tree.counts[Count.ROOT])), key=lambda node: (tree.visits[node], tree.value[node])
    )


def node_action(tree: Tree, node: int) -> int:
    """Return a node's action, as its number in the game's action table.

    The node must stand for an action, not for a card or other secret that was revealed.
    """
    return int(tree.key[node]) % SEAT_FACTOR


def is_certain(tree: Tree, plies: int) -> bool:
    """Return whether a search of `plies` more plies cannot change the most visited action.

    A further iteration is assumed to take as many plies as the mean of the iterations so far.
    """
    best = best_child(tree)
    others = (int(tree.visits[node]) for node in iterate_children(tree, int(tree.counts[Count.ROOT])) if node != best)
    second = max(others, default=0)
    a_try = tree.counts[Count.PLIES] / max(1, int(tree.counts[Count.ITERATIONS]))
    return bool(int(tree.visits[best]) - second > plies / a_try)


def iterate_children(tree: Tree, node: int) -> Iterator[int]:
    """Yield the indices of a node's children."""
    child = int(tree.child[node])
    while child != NO_CHILD:
        yield child
        child = int(tree.sibling[child])


def read_candidates(tree: Tree, seats: int, actions: Sequence[int]) -> list[Candidate]:
    """Return the tried actions at the root with their outlooks, the most visited first.

    `tree` must come from `new_tree` with `outlook` set, and its root must be node 0. `actions` lists the actions that
    the search could choose at the root, in the order of the rows of `tree.outlook`.
    """
    tried = [node for node in iterate_children(tree, 0) if tree.visits[node] > 0]
    tried.sort(key=lambda node: (-tree.visits[node], -tree.value[node]))
    rows = {action: row for row, action in enumerate(actions)}
    return [_read_candidate(tree, node, seats, rows[node_action(tree, node)]) for node in tried]


def _read_candidate(tree: Tree, node: int, seats: int, row: int) -> Candidate:
    tries = int(tree.visits[node])
    points, chances = (tuple(float(sum_) / tries for sum_ in sums[:seats]) for sums in tree.outlook[row])
    return Candidate(node_action(tree, node), tries, float(tree.value[node]) / tries, Outlook(points, chances))


def principal_variation(tree: Tree, node: int) -> list[LineAction]:
    """Return the line of most visited actions, beginning with the action of `node`.

    The line ends before nodes with fewer than `MIN_VISITS` visits and before secret actions.
    """
    steps: list[LineAction] = []
    while node != NO_CHILD and tree.visits[node] >= MIN_VISITS:
        seat, action = divmod(int(tree.key[node]), SEAT_FACTOR)
        if action == SECRET_ACTION:
            break
        if int(tree.key[node]) < REVELATION_OFFSET:
            steps.append(LineAction(seat, action))
        node = max(iterate_children(tree, node), key=lambda below: int(tree.visits[below]), default=NO_CHILD)
    return steps
