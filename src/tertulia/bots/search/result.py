"""What a tree tells when the search is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tertulia.bots.search.mcts import SEAT, SHOWN, SOMETHING, Count
from tertulia.bots.search.tree import NO_CHILD, Tree


class Outlook(NamedTuple):
    """How a game is expected to end, by seat."""

    points: tuple[float, ...]
    chances: tuple[float, ...]
    """of winning; they sum up to one"""


class Candidate(NamedTuple):
    """An action that was tried."""

    action: int
    tries: int
    worth: float
    """From 0 to 1, for who does it: what the search makes as large as it can. Alone: against what this search expected."""
    outlook: Outlook


class Step(NamedTuple):
    """An action of a seat, in a line of play."""

    seat: int
    action: int


LEAST_VISITS = 8
"""A line goes on while the action that follows was tried at least so often."""


def best_child(tree: Tree) -> int:
    """Returns the child (a node) of the root that was tried most often, the better one of equals."""
    return max(children(tree, int(tree.counts[Count.ROOT])), key=lambda node: (tree.visits[node], tree.value[node]))


def action_of(tree: Tree, node: int) -> int:
    """Returns the action that leads to a node that stands for one."""
    return int(tree.key[node]) % SEAT


def is_certain(tree: Tree, plies: int) -> bool:
    """Whether `plies` more plies cannot change which action is tried most often, if an iteration takes as many plies as so far."""
    best = best_child(tree)
    others = (int(tree.visits[node]) for node in children(tree, int(tree.counts[Count.ROOT])) if node != best)
    second = max(others, default=0)
    a_try = tree.counts[Count.PLIES] / max(1, int(tree.counts[Count.ITERATIONS]))
    return bool(int(tree.visits[best]) - second > plies / a_try)


def children(tree: Tree, node: int) -> Iterator[int]:
    """Yields the children of a node."""
    child = int(tree.child[node])
    while child != NO_CHILD:
        yield child
        child = int(tree.sibling[child])


def candidates(tree: Tree, seats: int, actions: Sequence[int]) -> list[Candidate]:
    """Returns the actions that were tried at the root of a new tree with an outlook, the most often tried first. `actions` are
    those that could be tried, in the order of the outlook's rows."""
    tried = [node for node in children(tree, 0) if tree.visits[node] > 0]
    tried.sort(key=lambda node: (-tree.visits[node], -tree.value[node]))
    rows = {action: row for row, action in enumerate(actions)}
    return [_candidate(tree, node, seats, rows[action_of(tree, node)]) for node in tried]


def _candidate(tree: Tree, node: int, seats: int, row: int) -> Candidate:
    tries = int(tree.visits[node])
    points, chances = (tuple(float(sum_) / tries for sum_ in sums[:seats]) for sums in tree.outlook[row])
    return Candidate(action_of(tree, node), tries, float(tree.value[node]) / tries, Outlook(points, chances))


def line(tree: Tree, node: int) -> list[Step]:
    """Returns what is expected to be done from a node on, as long as it was tried often enough and is no secret."""
    steps: list[Step] = []
    while node != NO_CHILD and tree.visits[node] >= LEAST_VISITS:
        seat, action = divmod(int(tree.key[node]), SEAT)
        if action == SOMETHING:
            break
        if int(tree.key[node]) < SHOWN:
            steps.append(Step(seat, action))
        node = max(children(tree, node), key=lambda below: int(tree.visits[below]), default=NO_CHILD)
    return steps
