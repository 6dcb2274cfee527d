"""The search itself: templates whose capital names are a game's rules, compiled once a game (`kernel.rule.compile_entry`).

Open loop: every iteration deals a world that the seat cannot tell from the true one, walks down the tree by what everybody does in
that world, adds a node, plays on for some plies by the game's own policy, and adds what the end is thought to be to all nodes on
its way. Nodes are keyed by who did what, so that chance needs no nodes; actions that are legal in some worlds only are chosen where
they are. What somebody does in secret is a branch for themselves at once, and for what follows only once it is shown: until then
all others' nodes, and their own, lie below one node for "something".
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

import numpy as np

from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import NO_CHILD, Evaluation, Tree
from tertulia.kernel.chance import Chance, seed
from tertulia.kernel.entries import GameState, Scratch
from tertulia.kernel.events import clear_events
from tertulia.kernel.rule import slot
from tertulia.kernel.schema import FloatArray, IntArray, Records

Worlds = Records[GameState]
"""(1,): a world, as an array that it can be copied into."""

ACTORS: Callable[[GameState], int] = slot()
LEGAL: Callable[[GameState, int, IntArray], int] = slot()
APPLY: Callable[[GameState, int, int], None] = slot()
SCORE: Callable[[GameState, IntArray], int] = slot()
DETERMINIZE: Callable[[GameState, int], None] = slot()
CHOOSE: Callable[[GameState, int, IntArray, int, Chance], int] = slot()
WEIGH: Callable[[GameState, int, IntArray, int, FloatArray], None] = slot()
HIDES: Callable[[GameState, int, int], bool] = slot()
FEATURES: Callable[[GameState, int, FloatArray], None] = slot()
LOWEST: Callable[[int], int] = slot()
PLAY_ON: Callable[[Worlds, Records[Chance], Tree, int], int] = slot()
STILL_TO_COME: Callable[[FloatArray, FloatArray, Evaluation], float] = slot()
EVALUATE: Callable[[Worlds, Evaluation, SearchSettings, Tree], None] = slot()
FORESEE: Callable[[Worlds, SearchSettings, Tree, int], None] = slot()
PRIORS: Callable[[Worlds, int, int, SearchSettings, Tree], None] = slot()
CHILD_OF: Callable[[Tree, int, int, float], int] = slot()
EXPAND: Callable[[Worlds, int, int, int, SearchSettings, Tree], None] = slot()
SELECT: Callable[[int, int, int, SearchSettings, Tree], int] = slot()
WALK: Callable[[Worlds, int, SearchSettings, Tree], int] = slot()

SEAT = 1 << 24
"""A node's key is seat * SEAT + action; then what is below it …"""
SOMETHING = SEAT - 1
"""… or the action that stands for one that nobody else knows yet …"""
SHOWN = 1 << 40
"""… or what was shown of such actions: SHOWN + a number made of them."""
MIX = 1_000_003
"""A prime: actions are mixed to a number by it."""
FLOOR = 0.01
"""The share of the priors that all actions have alike."""
LEAST = -1e18
SURE = 0.01
"""Points of doubt about who has won when all is over: winners are expected to have half a point more than they have."""
TO_THE_END = 1 << 30


class Count(IntEnum):
    """The places in `Tree.counts`."""

    NODES = 0
    PLIES = 1
    ITERATIONS = 2
    ROOT = 3
    """The node of the decision that is to be made."""
    ONLY = 4
    """The only action to be tried there, plus one; 0: all."""
    SLOT = 5
    """The place of the action that was tried there last among those that are legal."""


def lowest(actors: int) -> int:
    """Returns the first seat that may act; `actors` has a bit for each, and at least one."""
    seat = 0
    while not (actors >> seat) & 1:
        seat += 1
    return seat


def play_on(worlds: Worlds, dice: Records[Chance], tree: Tree, most: int) -> int:
    """Play a world on by the game's own policy for `most` plies, or to its end; returns the number of plies played."""
    world = worlds[0]
    plies = 0
    while plies < most:
        actors = ACTORS(world)
        if actors == 0:
            break
        seat = LOWEST(actors)
        n = LEGAL(world, seat, tree.actions)
        action = int(tree.actions[0]) if n == 1 else CHOOSE(world, seat, tree.actions, n, dice[0])
        clear_events(world.events)
        APPLY(world, seat, action)
        plies += 1
    return plies


def still_to_come(features: FloatArray, hidden: FloatArray, by: Evaluation) -> float:
    """Returns the points that a seat with these features is expected to make until the end. `hidden` is room for the layer's units
    (units,). It uses no rule of the game, so Python may call it as it stands."""
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


def evaluate(worlds: Worlds, by: Evaluation, settings: SearchSettings, tree: Tree) -> None:
    """Write what a world is worth for each seat, from 0 to 1, to `tree.utility`, and the points expected at the end to
    `tree.expected`. The worth is made of the lead over the best of the others, and the rank among all. Who plays alone leads over
    what has been expected so far: where a lead is small, it tells most."""
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
            tree.expected[seat] += STILL_TO_COME(tree.features, tree.hidden, by)
    for seat in range(seats):
        best, rank = LEAST, 0.0
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


def foresee(worlds: Worlds, settings: SearchSettings, tree: Tree, slot: int) -> None:
    """Add what `evaluate` has expected of a world to the outlook after an action, and the chances of winning made from it."""
    world = worlds[0]
    seats = int(world.seats)
    left, best = 0.0, LEAST
    for seat in range(seats):
        left += max(0.0, tree.expected[seat] - tree.points[seat]) / seats
        best = max(best, tree.expected[seat])
    over = ACTORS(world) == 0
    score_stddev = SURE if over else settings.score_stddev * np.sqrt(1.0 + left)
    score_bias = settings.score_bias * left
    total = 0.0
    for seat in range(seats):
        tree.chances[seat] = np.exp(max(-50.0, (tree.expected[seat] - best) / score_stddev))
        total += tree.chances[seat]
    for seat in range(seats):
        tree.outlook[slot, 0, seat] += tree.points[seat] if over else tree.expected[seat] + score_bias
        tree.outlook[slot, 1, seat] += tree.chances[seat] / total


def priors(worlds: Worlds, seat: int, n: int, settings: SearchSettings, tree: Tree) -> None:
    """Write the prior of each of the first n actions, by the game's own worths, to `tree.worths`; they add up to 1."""
    WEIGH(worlds[0], seat, tree.actions, n, tree.worths)
    top = LEAST
    for i in range(n):
        top = max(top, tree.worths[i])
    total = 0.0
    for i in range(n):
        tree.worths[i] = np.exp(max(-30.0, (tree.worths[i] - top) / settings.temperature))
        total += tree.worths[i]
    for i in range(n):
        tree.worths[i] = tree.worths[i] / total * (1.0 - FLOOR) + FLOOR / n


def child_of(tree: Tree, node: int, key: int, prior: float) -> int:
    """Returns the child of a node with a key, made where there is none; `NO_CHILD` where the tree is full."""
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


def expand(worlds: Worlds, node: int, seat: int, n: int, settings: SearchSettings, tree: Tree) -> None:
    """Give a node its children: the actions that are legal in this world."""
    PRIORS(worlds, seat, n, settings, tree)
    for i in range(n):
        CHILD_OF(tree, node, seat * SEAT + int(tree.actions[i]), tree.worths[i])


def select(node: int, seat: int, n: int, settings: SearchSettings, tree: Tree) -> int:
    """Returns the child of a node to go to, one of the first n actions, which are legal in this world (PUCT); `NO_CHILD` where the
    tree is full."""
    for i in range(n):
        tree.found[tree.actions[i]] = -2
    child, total, won = int(tree.child[node]), 0, 0.0
    while child != NO_CHILD:
        action = int(tree.key[child]) - seat * SEAT
        if 0 <= action < len(tree.found) and tree.found[action] == -2:
            tree.found[action] = child
            total += int(tree.visits[child])
            won += tree.value[child]
        child = int(tree.sibling[child])
    unvisited = (won / total if total > 0 else 0.5) - settings.unvisited
    spread = np.sqrt(total + 0.01) * settings.exploration
    best, high = NO_CHILD, LEAST
    for i in range(n):
        action = int(tree.actions[i])
        child = int(tree.found[action])
        tree.found[action] = NO_CHILD
        if child == -2:
            child = CHILD_OF(tree, node, seat * SEAT + action, 0.5 / n)
        if child != NO_CHILD:
            visits = int(tree.visits[child])
            mean = tree.value[child] / visits if visits > 0 else unvisited
            worth = mean + spread * tree.prior[child] / (1 + visits)
            if worth > high:
                best, high = child, worth
    return best


def walk(worlds: Worlds, mine: int, settings: SearchSettings, tree: Tree) -> int:
    """Go down the tree in a world to its edge, adding a node there; returns the depth. `tree.path` tells the way. Where several may
    act, seat `mine` does first: the root is its decision, and all that it goes on to do lies below."""
    world = worlds[0]
    node, depth, shown = int(tree.counts[Count.ROOT]), 0, 0
    secret_seat = secret_action = -1
    while depth < len(tree.path):
        actors = ACTORS(world)
        if actors == 0:
            break
        seat = mine if (actors >> mine) & 1 else LOWEST(actors)
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
            EXPAND(worlds, node, seat, n, settings, tree)
            if depth > 0:
                break
        best = SELECT(node, seat, n, settings, tree)
        if best == NO_CHILD:
            break
        if depth == 0:
            slot = 0
            while tree.actions[slot] != tree.key[best] % SEAT:
                slot += 1
            tree.counts[Count.SLOT] = slot
        tree.path[depth, 0], tree.path[depth, 1] = best, seat
        depth += 1
        action = int(tree.key[best]) % SEAT
        clear_events(world.events)
        APPLY(world, seat, action)
        tree.counts[Count.PLIES] += 1
        if HIDES(world, seat, action):
            shown = (shown * MIX + seat * SEAT + action) % SHOWN
            secret_seat, secret_action = seat, action
            best = CHILD_OF(tree, node, seat * SEAT + SOMETHING, 0.0)
        elif secret_seat >= 0 and not HIDES(world, secret_seat, secret_action):
            best = CHILD_OF(tree, best, SHOWN + shown, 0.0)
            shown, secret_seat = 0, -1
        if best == NO_CHILD:
            break
        node = best
    return depth


def search(
    states: Worlds, scratch: Scratch, seat: int, settings: SearchSettings, by: Evaluation, tree: Tree, until: int
) -> None:
    """Go on searching until `until` plies are spent in all. `states` is the position; the first of the scratch's words is counted
    up with every world that is dealt."""
    worlds, dice, words = scratch.worlds, scratch.dice, scratch.words
    rollout = settings.rollout if len(by.mean) > 0 else TO_THE_END
    if tree.counts[Count.NODES] == 0:
        tree.counts[Count.NODES] = 1
        tree.child[0] = NO_CHILD
        tree.alone[:] = 0.0
    while tree.counts[Count.PLIES] < until:
        tree.counts[Count.ITERATIONS] += 1
        worlds[0] = states[0]
        words[0] += 1
        seed(worlds[0].chance, words)
        DETERMINIZE(worlds[0], seat)
        depth = WALK(worlds, seat, settings, tree)
        tree.counts[Count.PLIES] += PLAY_ON(worlds, dice, tree, rollout) + 1
        EVALUATE(worlds, by, settings, tree)
        if depth > 0 and len(tree.outlook) > 0:
            FORESEE(worlds, settings, tree, tree.counts[Count.SLOT])
        for i in range(depth):
            node = tree.path[i, 0]
            tree.visits[node] += 1
            tree.value[node] += tree.utility[tree.path[i, 1]]
