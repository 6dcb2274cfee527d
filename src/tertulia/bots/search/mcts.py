"""Information set Monte Carlo tree search, compiled for each game by `kernel.rule.compile_entry`.

Main entry: `search_tree`. Names in capitals stand for functions that are inserted at compilation: the game's rules, and
the functions of this module compiled for the game.

The search is open loop. Every iteration determinizes the state for the seat, walks down the tree by the actions of all
seats, and adds a node. It then plays a rollout with the game's fast policy, and adds the evaluation of the resulting
state to all nodes on the path. Nodes are keyed by seat and action, so random draws need no nodes of their own. An
action that is legal only in some determinizations is chosen only in those.

Some actions stay secret from the other seats for a while. Each secret action has a node of its own, so that the acting
seat can compare its actions. The other seats do not know which action was played, so all later nodes lie below a single
node for any secret action (`SECRET_ACTION`). When the actions are revealed, the tree branches again: one branch for
each sequence of revealed actions.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

import numpy as np

from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import NO_CHILD, Evaluation, Tree
from tertulia.kernel.chance import Chance, seed_chance
from tertulia.kernel.entries import (
    ACTORS,
    APPLY,
    CHOOSE,
    DETERMINIZE,
    FEATURES,
    LEGAL,
    SCORE,
    WEIGH,
    GameState,
    Scratch,
)
from tertulia.kernel.events import clear_events
from tertulia.kernel.rule import slot
from tertulia.kernel.schema import FloatArray, Records

Worlds = Records[GameState]
"""The state that a search plays on, as an array of shape (1,), so that compiled code can copy into it."""

HIDES: Callable[[GameState, int, int], bool] = slot()
LOWEST_SEAT: Callable[[int], int] = slot()
PLAY_ROLLOUT: Callable[[Worlds, Records[Chance], Tree, int], int] = slot()
POINTS_TO_COME: Callable[[FloatArray, FloatArray, Evaluation], float] = slot()
EVALUATE_LEAF: Callable[[Worlds, Evaluation, SearchSettings, Tree], None] = slot()
ADD_OUTLOOK: Callable[[Worlds, SearchSettings, Tree, int], None] = slot()
WRITE_PRIORS: Callable[[Worlds, int, int, SearchSettings, Tree], None] = slot()
FIND_CHILD: Callable[[Tree, int, int, float], int] = slot()
EXPAND_NODE: Callable[[Worlds, int, int, int, SearchSettings, Tree], None] = slot()
SELECT_CHILD: Callable[[int, int, int, SearchSettings, Tree], int] = slot()
DESCEND_TREE: Callable[[Worlds, int, SearchSettings, Tree], int] = slot()

SEAT_FACTOR = 1 << 24
"""Multiplier of the seat in a node's key: seat * SEAT_FACTOR + action.

`SECRET_ACTION` may stand in place of the action.
"""
SECRET_ACTION = SEAT_FACTOR - 1
"""Number in a node's key that stands for any action that the other seats do not know yet."""
REVELATION_OFFSET = 1 << 40
"""Number added to a hash of revealed actions, to form the key of the node that follows the revelation.

The sum exceeds all keys that stand for a seat's action.
"""
HASH_MULTIPLIER = 1_000_003
"""Prime multiplier in the hash of revealed actions."""
EVEN_PRIOR_SHARE = 0.01
"""Share of the prior probability that is distributed evenly over all legal actions."""
LOWEST_VALUE = -1e18
FINAL_STDDEV_POINTS = 0.01
"""Softmax temperature in points that converts a finished game's points to winning probabilities.

It is almost 0, so that a single winner gets the probability 1, and several winners get equal parts. Before the
conversion, half a point is added to each winner's points. A winner is thus ahead of a seat with equal points that lost
the tie-break.
"""
UNLIMITED_PLIES = 1 << 30


class Count(IntEnum):
    """Indices of the counters and settings of a search in `Tree.counts`."""

    NODES = 0
    PLIES = 1
    ITERATIONS = 2
    ROOT = 3
    """Index in `Tree.counts` of the entry that holds the root, the node from which the search starts."""
    ONLY = 4
    """Index in `Tree.counts` of the entry that restricts the search to one action at the root.

    The entry holds the action's number plus one, or 0 if all legal actions are searched.
    """
    SLOT = 5
    """Index in `Tree.counts` of the entry for the action that the current iteration chose at the root.

    The entry holds the position of this action in the list of legal actions at the root.
    """


def lowest_seat(actors: int) -> int:
    """Return the lowest seat in `actors`, a bit mask of seats with at least one bit set."""
    seat = 0
    while not (actors >> seat) & 1:
        seat += 1
    return seat


def play_rollout(worlds: Worlds, dice: Records[Chance], tree: Tree, max_plies: int) -> int:
    """Play the game's fast policy for up to `max_plies` plies or to the end; return the number of plies.

    The state in `worlds` is modified in place. `dice` gives the policy's random numbers; `tree` is scratch memory.
    """
    world = worlds[0]
    plies = 0
    while plies < max_plies:
        actors = ACTORS(world)
        if actors == 0:
            break
        seat = LOWEST_SEAT(actors)
        n = LEGAL(world, seat, tree.actions)
        action = int(tree.actions[0]) if n == 1 else CHOOSE(world, seat, tree.actions, n, dice[0])
        clear_events(world.events)
        APPLY(world, seat, action)
        plies += 1
    return plies


def points_to_come(features: FloatArray, hidden: FloatArray, by: Evaluation) -> float:
    """Return the points that a seat is still expected to score, from its `features`.

    `by` holds the weights of the evaluation function. `hidden` is scratch memory of shape (units,). The function calls
    no rule of the game, so it also runs uncompiled.
    """
    units = len(by.out)
    for unit in range(units):
        hidden[unit] = by.layer_bias[unit]
    total = by.bias[0]
    for i in range(len(by.mean)):
        x = (features[i] - by.mean[i]) * by.scale[i]
        if x != 0.0:
            total += x * by.linear[i]
            for unit in range(units):
                hidden[unit] += x * by.layer[i, unit]
    for unit in range(units):
        if hidden[unit] > 0.0:
            total += hidden[unit] * by.out[unit]
    return float(total)


def evaluate_leaf(worlds: Worlds, by: Evaluation, settings: SearchSettings, tree: Tree) -> None:
    """Write each seat's utility (0 to 1) to `tree.utility`, and its expected final points to `tree.expected`.

    The utility combines the lead over the best opponent with the rank among all seats. In a solo game the lead is
    measured against the mean of the points expected in this search so far, because the utility is most sensitive to
    small leads.
    """
    world = worlds[0]
    seats = int(world.seats)
    winners = SCORE(world, tree.points)
    over = ACTORS(world) == 0
    for seat in range(seats):
        tree.expected[seat] = tree.points[seat]
        if over:
            tree.expected[seat] += 0.5 * ((winners >> seat) & 1)
        elif len(by.mean) > 0:
            FEATURES(world, seat, tree.features)
            tree.expected[seat] += POINTS_TO_COME(tree.features, tree.hidden, by)
    for seat in range(seats):
        best, rank = LOWEST_VALUE, 0.0
        for other in range(seats):
            if other != seat:
                best = max(best, tree.expected[other])
                rank += 1.0 / (1.0 + np.exp((tree.expected[other] - tree.expected[seat]) * 3.0 / settings.scale))
        if seats == 1:
            best = (settings.par + tree.alone[0]) / (1.0 + tree.alone[1])
            tree.alone[0] += tree.expected[seat]
            tree.alone[1] += 1.0
        lead = 1.0 / (1.0 + np.exp((best - tree.expected[seat]) / settings.scale))
        share = settings.rank if seats > 1 else 0.0
        tree.utility[seat] = (1.0 - share) * lead + share * rank / max(seats - 1, 1)


def add_outlook(worlds: Worlds, settings: SearchSettings, tree: Tree, slot: int) -> None:
    """Add the evaluated state's expected points and winning probabilities to `tree.outlook[slot]`.

    `slot` is the index of the action chosen at the root, among its legal actions (`Count.SLOT`).
    """
    world = worlds[0]
    seats = int(world.seats)
    left, best = 0.0, LOWEST_VALUE
    for seat in range(seats):
        left += max(0.0, tree.expected[seat] - tree.points[seat]) / seats
        best = max(best, tree.expected[seat])
    over = ACTORS(world) == 0
    score_stddev = FINAL_STDDEV_POINTS if over else settings.score_stddev * np.sqrt(1.0 + left)
    score_bias = settings.score_bias * left
    total = 0.0
    for seat in range(seats):
        tree.chances[seat] = np.exp(max(-50.0, (tree.expected[seat] - best) / score_stddev))
        total += tree.chances[seat]
    for seat in range(seats):
        tree.outlook[slot, 0, seat] += tree.points[seat] if over else tree.expected[seat] + score_bias
        tree.outlook[slot, 1, seat] += tree.chances[seat] / total


def write_priors(worlds: Worlds, seat: int, n: int, settings: SearchSettings, tree: Tree) -> None:
    """Write the prior probabilities of the first n entries of `tree.actions` to `tree.worths`.

    The priors are a softmax of the actions' heuristic values (the game's `weigh` rule) and sum to 1.
    """
    WEIGH(worlds[0], seat, tree.actions, n, tree.worths)
    top = LOWEST_VALUE
    for i in range(n):
        top = max(top, tree.worths[i])
    total = 0.0
    for i in range(n):
        tree.worths[i] = np.exp(max(-30.0, (tree.worths[i] - top) / settings.temperature))
        total += tree.worths[i]
    for i in range(n):
        tree.worths[i] = tree.worths[i] / total * (1.0 - EVEN_PRIOR_SHARE) + EVEN_PRIOR_SHARE / n


def find_child(tree: Tree, node: int, key: int, prior: float) -> int:
    """Return the child that has the key `key` below the node `node`.

    A missing child is added with the prior probability `prior`. Returns `NO_CHILD` if the tree has no room for it.
    """
    child = int(tree.child[node])
    while child != NO_CHILD:
        if tree.key[child] == key:
            return child
        child = int(tree.sibling[child])
    made = int(tree.counts[Count.NODES])
    if made == len(tree.key):
        return NO_CHILD
    tree.counts[Count.NODES] += 1
    tree.key[made], tree.sibling[made], tree.child[made] = key, tree.child[node], NO_CHILD
    tree.visits[made], tree.value[made], tree.prior[made] = 0, 0.0, prior
    tree.child[node] = made
    return made


def expand_node(worlds: Worlds, node: int, seat: int, n: int, settings: SearchSettings, tree: Tree) -> None:
    """Add a child of the node for each action of the seat that is legal in this determinization.

    These actions are the first n entries of `tree.actions`. Each child gets its prior.
    """
    WRITE_PRIORS(worlds, seat, n, settings, tree)
    for i in range(n):
        FIND_CHILD(tree, node, seat * SEAT_FACTOR + int(tree.actions[i]), tree.worths[i])


def select_child(node: int, seat: int, n: int, settings: SearchSettings, tree: Tree) -> int:
    """Return the best child of a node by the PUCT formula, or `NO_CHILD` if the tree is full.

    Only the first n entries of `tree.actions` are considered, the actions that are legal in this determinization.
    """
    for i in range(n):
        tree.found[tree.actions[i]] = -2
    child, total, won = int(tree.child[node]), 0, 0.0
    while child != NO_CHILD:
        action = int(tree.key[child]) - seat * SEAT_FACTOR
        if 0 <= action < len(tree.found) and tree.found[action] == -2:
            tree.found[action] = child
            total += int(tree.visits[child])
            won += tree.value[child]
        child = int(tree.sibling[child])
    unvisited = (won / total if total > 0 else 0.5) - settings.unvisited
    spread = np.sqrt(total + 0.01) * settings.exploration
    best, high = NO_CHILD, LOWEST_VALUE
    for i in range(n):
        action = int(tree.actions[i])
        child = int(tree.found[action])
        tree.found[action] = NO_CHILD
        if child == -2:
            child = FIND_CHILD(tree, node, seat * SEAT_FACTOR + action, 0.5 / n)
        if child != NO_CHILD:
            visits = int(tree.visits[child])
            mean = tree.value[child] / visits if visits > 0 else unvisited
            worth = mean + spread * tree.prior[child] / (1 + visits)
            if worth > high:
                best, high = child, worth
    return best


def descend_tree(worlds: Worlds, mine: int, settings: SearchSettings, tree: Tree) -> int:
    """Walk down the tree to a leaf and expand it; return the number of nodes on the path.

    The search is for a decision of seat `mine`. If several seats may act, seat `mine` acts first, so that its decision
    is at the root. The path is written to `tree.path`. The state in `worlds` is modified in place, up to the leaf.
    """
    world = worlds[0]
    node, depth, shown = int(tree.counts[Count.ROOT]), 0, 0
    secret_seat = secret_action = -1
    while depth < len(tree.path):
        actors = ACTORS(world)
        if actors == 0:
            break
        seat = mine if (actors >> mine) & 1 else LOWEST_SEAT(actors)
        n = LEGAL(world, seat, tree.actions)
        if depth == 0 and tree.counts[Count.ONLY] > 0:
            n = 1
            tree.actions[0] = tree.counts[Count.ONLY] - 1
        elif n == 1:
            clear_events(world.events)
            APPLY(world, seat, int(tree.actions[0]))
            tree.counts[Count.PLIES] += 1
            continue
        if tree.child[node] == NO_CHILD:
            EXPAND_NODE(worlds, node, seat, n, settings, tree)
            if depth > 0:
                break
        best = SELECT_CHILD(node, seat, n, settings, tree)
        if best == NO_CHILD:
            break
        if depth == 0:
            slot = 0
            while tree.actions[slot] != tree.key[best] % SEAT_FACTOR:
                slot += 1
            tree.counts[Count.SLOT] = slot
        tree.path[depth, 0], tree.path[depth, 1] = best, seat
        depth += 1
        action = int(tree.key[best]) % SEAT_FACTOR
        clear_events(world.events)
        APPLY(world, seat, action)
        tree.counts[Count.PLIES] += 1
        if HIDES(world, seat, action):
            shown = (shown * HASH_MULTIPLIER + seat * SEAT_FACTOR + action) % REVELATION_OFFSET
            secret_seat, secret_action = seat, action
            best = FIND_CHILD(tree, node, seat * SEAT_FACTOR + SECRET_ACTION, 0.0)
        elif secret_seat >= 0 and not HIDES(world, secret_seat, secret_action):
            best = FIND_CHILD(tree, best, REVELATION_OFFSET + shown, 0.0)
            shown, secret_seat = 0, -1
        if best == NO_CHILD:
            break
        node = best
    return depth


def search_tree(
    states: Worlds, scratch: Scratch, seat: int, settings: SearchSettings, by: Evaluation, tree: Tree
) -> None:
    """Search the decision of `seat` at `states[0]`, and leave the results in `tree`.

    The search ends when the plies counted in `tree` reach `settings.plies`. `scratch.words` seeds the determinizations;
    its first word is incremented before every iteration. `by` holds the weights of the evaluation function.
    """
    worlds, dice, words = scratch.worlds, scratch.dice, scratch.words
    rollout = settings.rollout if len(by.mean) > 0 else UNLIMITED_PLIES
    if tree.counts[Count.NODES] == 0:
        tree.counts[Count.NODES] = 1
        tree.child[0] = NO_CHILD
        tree.alone[:] = 0.0
    while tree.counts[Count.PLIES] < settings.plies:
        tree.counts[Count.ITERATIONS] += 1
        worlds[0] = states[0]
        words[0] += 1
        seed_chance(worlds[0].chance, words)
        DETERMINIZE(worlds[0], seat)
        depth = DESCEND_TREE(worlds, seat, settings, tree)
        tree.counts[Count.PLIES] += PLAY_ROLLOUT(worlds, dice, tree, rollout) + 1
        EVALUATE_LEAF(worlds, by, settings, tree)
        if depth > 0 and len(tree.outlook) > 0:
            ADD_OUTLOOK(worlds, settings, tree, tree.counts[Count.SLOT])
        for i in range(depth):
            node = tree.path[i, 0]
            tree.visits[node] += 1
            tree.value[node] += tree.utility[tree.path[i, 1]]
