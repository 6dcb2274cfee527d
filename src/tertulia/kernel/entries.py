"""The entries: the few functions of a game that Python calls, each bound to the game's own rules.

The functions below are templates. Their capital names are the game's rules, put in their place by
`tertulia.kernel.rule.compile_entry`; so the code of a game is compiled once for each entry, under the game's own name, and cached
on disk (`tertulia.kernel.compiled_rules`). States come as arrays of records; seats and actions are whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from tertulia.kernel.chance import ROUNDS, Chance, draw, fill, seed
from tertulia.kernel.events import EventList, clear_events
from tertulia.kernel.rule import rule, slot
from tertulia.kernel.schema import FloatArray, IntArray, IntGrid, Records


class GameState(Protocol):
    """What the kernel knows of every game's state."""

    chance: Chance
    events: EventList
    seats: int


SETUP: Callable[[GameState, IntArray], None] = slot()
ACTORS: Callable[[GameState], int] = slot()
LEGAL: Callable[[GameState, int, IntArray], int] = slot()
APPLY: Callable[[GameState, int, int], None] = slot()
SCORE: Callable[[GameState, IntArray], int] = slot()
DETERMINIZE: Callable[[GameState, int], None] = slot()
CHOOSE: Callable[[GameState, int, IntArray, int, Chance], int] = slot()
WEIGH: Callable[[GameState, int, IntArray, int, FloatArray], None] = slot()
FEATURES: Callable[[GameState, int, FloatArray], None] = slot()
OBSERVE: Callable[[GameState, int, IntArray], None] = slot()

NOBODY = -1
"""The seat of a spectator, where worlds are dealt."""
EVERYBODY = -2
"""All seats together, where worlds are dealt: what one of them knows stays as it is."""
WORLDS = 1
"""The nonce of the players' chance from which their worlds are dealt; their own draws have the nonce 0, and stay as they are."""


class Policy(IntEnum):
    """What plays a seat without Python between two moves."""

    RANDOM = 0
    """Any legal action, each equally likely."""
    FAST = 1
    """The game's own fast policy, `Rules.choose`."""


@rule
def no_worths(state: Any, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """The worths of a game that weighs nothing: 0.0 for every action."""
    for i in range(n):
        out[i] = 0.0


@rule
def nothing_hidden(state: Any, seat: int, action: int) -> bool:
    """Returns False: the rule of a game in which everybody sees every action."""
    return False


@rule
def no_features(state: Any, seat: int, out: FloatArray) -> None:
    """The features of a game that names none: nothing is written."""


@rule
def no_observation(state: Any, seat: int, out: IntArray) -> None:
    """The observation of a game that tells none: nothing is written."""


class Rules(NamedTuple):
    """A game's rules, all marked `@rule`; `state` is one record of the game's `State`, with the fields of `GameState`."""

    setup: Callable[[Any, IntArray], None]
    """(state, options): deal; chance, seats and components are there already, all else is zero."""
    actors: Callable[[Any], int]
    """(state): who may act now, a bit per seat; 0 when the game is over."""
    legal: Callable[[Any, int, IntArray], int]
    """(state, seat, out): write the legal actions in ascending order, return how many; never 0 for an actor."""
    apply: Callable[[Any, int, int], None]
    """(state, seat, action): carry out a legal action."""
    score: Callable[[Any, IntArray], int]
    """(state, points): write the points of each seat, return the winners as bits (of a game that is over)."""
    determinize: Callable[[Any, int], None]
    """(state, seat): after the chance was seeded anew, deal what this seat cannot know again; `NOBODY` is a spectator, `EVERYBODY`
    are all seats together. What comes out hangs on the chance and on what the seat knows, the last events included, and on nothing
    else."""
    choose: Callable[[Any, int, IntArray, int, Chance], int]
    """(state, seat, actions, n, chance): one of actions[:n], by what this seat may know; chance breaks ties. The game's fast
    policy.

    It is only ever called on a world of its own, dealt by `determinize` from chance that is not the game's: it cannot peek, and may
    do with that state what it likes."""
    weigh: Callable[[Any, int, IntArray, int, FloatArray], None] = no_worths
    """(state, seat, actions, n, out): what each of actions[:n] is worth, in points, by what this seat may know: what searches try
    first. The fast policy takes the best of them."""
    hides: Callable[[Any, int, int], bool] = nothing_hidden
    """(state, seat, action): whether what this seat has done is still a secret of its own in this later state."""
    features: Callable[[Any, int, FloatArray], None] = no_features
    """(state, seat, out): write what the game's `feature_table` names, out of nothing but what this seat may know."""
    observe: Callable[[Any, int, IntArray], None] = no_observation
    """(state, seat, out): write every number that the game's `observation_table` names, out of nothing but what this seat may know.
    Each of them is written, whatever stands there."""


def setup(states: Records[GameState], i: int, seats: int, keys: Any, g: int, options: IntArray) -> None:
    """Deal the game of `states[i]`, whose key is the first eight words of `keys[g]`; components are laid out there already."""
    state = states[i]
    seed(state.chance, keys[g, :8])
    state.seats = seats
    SETUP(state, options)


def apply(states: Records[GameState], i: int, seat: int, action: int) -> None:
    """Carry out a legal action in `states[i]`; its events are those of this action alone."""
    state = states[i]
    clear_events(state.events)
    APPLY(state, seat, action)


def legal(states: Records[GameState], i: int, seat: int, out: IntArray) -> int:
    """Write a seat's legal actions to `out`, ascending; returns their number."""
    return int(LEGAL(states[i], seat, out))


def actors(states: Records[GameState], i: int) -> int:
    """Returns who may act now, a bit per seat."""
    return int(ACTORS(states[i]))


def score(states: Records[GameState], i: int, points: IntArray) -> int:
    """Write the points of each seat of a game that is over; returns the winners as bits."""
    return int(SCORE(states[i], points))


def weigh(states: Records[GameState], i: int, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write what each of actions[:n] is worth to a seat, in points."""
    WEIGH(states[i], seat, actions, n, out)


def features(states: Records[GameState], i: int, seat: int, out: FloatArray) -> None:
    """Write the features of a seat, (features,), to `out`."""
    FEATURES(states[i], seat, out)


def observe(states: Records[GameState], i: int, seat: int, out: IntArray) -> None:
    """Write the observation of a seat, (numbers,), to `out`."""
    OBSERVE(states[i], seat, out)


def determinize(states: Records[GameState], i: int, seat: int, words: IntArray) -> None:
    """Make of `states[i]` a world that a seat cannot tell from it, dealt from a key of eight words."""
    state = states[i]
    seed(state.chance, words)
    DETERMINIZE(state, seat)


class Scratch(NamedTuple):
    """Room that a policy is asked in; nothing in it lasts from one question to the next."""

    worlds: Records[GameState]
    """(1,): the world that the policy is shown."""
    dice: Records[Chance]
    """(1,): the chance of the players."""
    words: IntArray
    """(16,): for the key of a world."""
    actions: IntArray
    """(most legal,): the legal actions of the seat that is asked."""


class Deal(NamedTuple):
    """The games of a batch."""

    fresh: Records[GameState]
    """(1,): the record that every game begins from."""
    keys: Any
    """(games, 16): the key of the game, then that of its players."""
    options: IntArray
    """(options,)"""
    lineup: IntGrid
    """(games, seats): the `Policy` of each seat."""


class Results(NamedTuple):
    """What came of the games of a batch."""

    points: IntGrid
    """(games, seats)"""
    counts: IntGrid
    """(games, 2): the number of decisions, and the winners as bits."""
    trace: Any
    """(games from the first one that is played, decisions, 2): seat and action, as far as there is room."""


def choose(states: Records[GameState], i: int, scratch: Scratch, seat: int, policy: int, n: int, number: int) -> int:
    """Returns what a policy does at a seat with the first `n` legal actions in the scratch. The game's own policy is asked about
    a world that this seat cannot tell from the true one, whose key comes of the players' chance and of the `number` of the
    question."""
    dice, actions = scratch.dice, scratch.actions
    if policy == Policy.RANDOM:
        return int(actions[draw(dice[0], n)])
    worlds = scratch.worlds
    world = worlds[0]
    worlds[0] = states[i]
    fill(dice[0].key, number, WORLDS, 0, 0, ROUNDS, scratch.words)
    seed(world.chance, scratch.words)
    DETERMINIZE(world, seat)
    return CHOOSE(world, seat, actions, n, dice[0])


def play_games(
    states: Records[GameState], scratch: Scratch, deal: Deal, results: Results, first: int, last: int
) -> None:
    """Play the games first … last - 1 of a batch to their ends; `states` is one record to play on."""
    state = states[0]
    dice, out, lineup, trace = scratch.dice, scratch.actions, deal.lineup, results.trace
    seats = lineup.shape[1]
    for g in range(first, last):
        states[0] = deal.fresh[0]
        setup(states, 0, seats, deal.keys, g, deal.options)
        seed(dice[0], deal.keys[g, 8:])
        decisions = 0
        actors = ACTORS(state)
        while actors != 0:
            seat = 0
            while not (actors >> seat) & 1:
                seat += 1
            n = LEGAL(state, seat, out)
            if lineup[g, seat] == Policy.RANDOM:
                action = int(out[draw(dice[0], n)])
            else:
                action = choose(states, 0, scratch, seat, lineup[g, seat], n, decisions)
            if trace.shape[1] > decisions:
                trace[g - first, decisions, 0] = seat
                trace[g - first, decisions, 1] = action
            clear_events(state.events)
            APPLY(state, seat, action)
            decisions += 1
            actors = ACTORS(state)
        results.counts[g, 0] = decisions
        results.counts[g, 1] = SCORE(state, results.points[g])
