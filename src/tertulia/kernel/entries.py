"""Entries: the few functions of a game that Python calls, each compiled for the game's own rules.

The functions below are templates. Names in capitals stand for the game's rules, which
`tertulia.kernel.rule.compile_entry` substitutes. Each entry is therefore compiled once per game and cached on disk
(`tertulia.kernel.compiled_rules`). States are arrays of records; seats and actions are integers.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from tertulia.kernel.chance import CHACHA_ROUNDS, Chance, draw, fill_block, seed_chance
from tertulia.kernel.events import EventList, clear_events
from tertulia.kernel.rule import rule, slot
from tertulia.kernel.schema import FloatArray, IntArray, IntGrid, Records


class GameState(Protocol):
    """The fields that every game's state must have."""

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

SPECTATOR = -1
"""Seat argument of `determinize` for a spectator."""
ALL_SEATS = -2
"""Seat argument of `determinize` for the combined knowledge of all seats."""
DETERMINIZE_NONCE = 1
"""Nonce of the random stream that keys determinizations.

A policy's own draws use nonce 0, so they are not affected.
"""


class Policy(IntEnum):
    """A way to play a seat in compiled code."""

    RANDOM = 0
    """Each legal action with equal probability."""
    FAST = 1
    """The game's own fast policy, `Rules.choose`."""


@rule
def no_heuristic(state: Any, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Default `weigh` rule: 0.0 for every action."""
    for i in range(n):
        out[i] = 0.0


@rule
def nothing_hidden(state: Any, seat: int, action: int) -> bool:
    """Default `hides` rule: no action is secret. Returns False."""
    return False


@rule
def no_features(state: Any, seat: int, out: FloatArray) -> None:
    """Default `features` rule: writes nothing."""


@rule
def no_observation(state: Any, seat: int, out: IntArray) -> None:
    """Default `observe` rule: writes nothing."""


class Rules(NamedTuple):
    """A game's rules, all decorated with `@rule`.

    `state` is a record of the game's `State` with the fields of `GameState`.
    """

    setup: Callable[[Any, IntArray], None]
    """(state, options): set up and deal.

    Chance, seats and components are already set; everything else is zero.
    """
    actors: Callable[[Any], int]
    """(state): the seats that may act, a bit per seat; 0 if the game is over."""
    legal: Callable[[Any, int, IntArray], int]
    """(state, seat, out): write the legal actions, ascending; return their number.

    It is at least 1 for a seat that may act.
    """
    apply: Callable[[Any, int, int], None]
    """(state, seat, action): carry out a legal action."""
    score: Callable[[Any, IntArray], int]
    """(state, points): write the points of each seat of a finished game and return the winners as bits."""
    determinize: Callable[[Any, int], None]
    """(state, seat): redraw everything that the seat cannot know, from the state's newly seeded chance.

    `SPECTATOR` is a spectator, `ALL_SEATS` the combined knowledge of all seats. The result may depend only on the
    chance and on the knowledge of the seat, which includes the last events.
    """
    choose: Callable[[Any, int, IntArray, int, Chance], int]
    """(state, seat, actions, n, chance): the game's fast policy.

    Return one of actions[:n], breaking ties with `chance`. It is called only on a copy that `determinize` redrew with
    another key. It therefore cannot see hidden information, and may modify the copy.
    """
    weigh: Callable[[Any, int, IntArray, int, FloatArray], None] = no_heuristic
    """(state, seat, actions, n, out): write a heuristic value in points for each of actions[:n].

    It is based only on the seat's knowledge. Searches use it as their prior. The fast policy takes the best action.
    """
    hides: Callable[[Any, int, int], bool] = nothing_hidden
    """(state, seat, action): whether the action that the seat took earlier is still secret in this state."""
    features: Callable[[Any, int, FloatArray], None] = no_features
    """(state, seat, out): write the values of `feature_table`, based only on the seat's knowledge."""
    observe: Callable[[Any, int, IntArray], None] = no_observation
    """(state, seat, out): write the values of `observation_table`, based only on the seat's knowledge.

    Every value must be written, since `out` may contain old data.
    """


def setup(states: Records[GameState], i: int, seats: int, keys: Any, g: int, options: IntArray) -> None:
    """Deal the game of `states[i]` from the first eight words of `keys[g]`.

    Components must already be in the state.
    """
    state = states[i]
    seed_chance(state.chance, keys[g, :8])
    state.seats = seats
    SETUP(state, options)


def apply(states: Records[GameState], i: int, seat: int, action: int) -> None:
    """Carry out a legal action in `states[i]`. The state's events become those of this action."""
    state = states[i]
    clear_events(state.events)
    APPLY(state, seat, action)


def legal(states: Records[GameState], i: int, seat: int, out: IntArray) -> int:
    """Write a seat's legal actions to `out` in ascending order; return their number."""
    return int(LEGAL(states[i], seat, out))


def actors(states: Records[GameState], i: int) -> int:
    """Return the seats that may act, a bit per seat."""
    return int(ACTORS(states[i]))


def score(states: Records[GameState], i: int, points: IntArray) -> int:
    """Write the points of each seat of a finished game; return the winners as bits."""
    return int(SCORE(states[i], points))


def weigh(states: Records[GameState], i: int, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write the heuristic value of each of actions[:n], in points."""
    WEIGH(states[i], seat, actions, n, out)


def features(states: Records[GameState], i: int, seat: int, out: FloatArray) -> None:
    """Write the features of a seat, (features,), to `out`."""
    FEATURES(states[i], seat, out)


def observe(states: Records[GameState], i: int, seat: int, out: IntArray) -> None:
    """Write the observation of a seat, (numbers,), to `out`."""
    OBSERVE(states[i], seat, out)


def determinize(states: Records[GameState], i: int, seat: int, words: IntArray) -> None:
    """Redraw everything in `states[i]` that a seat cannot know, from a key of eight words."""
    state = states[i]
    seed_chance(state.chance, words)
    DETERMINIZE(state, seat)


class Scratch(NamedTuple):
    """Working memory for a policy. Only `dice` carries over from one call to the next."""

    worlds: Records[GameState]
    """(1,): the determinized state for the policy."""
    dice: Records[Chance]
    """(1,): the players' random number generator."""
    words: IntArray
    """(16,): key of a determinization."""
    actions: IntArray
    """(most legal,): legal actions of the seat to act."""


class Deal(NamedTuple):
    """The games of a batch."""

    fresh: Records[GameState]
    """(1,): initial state of every game."""
    keys: Any
    """(games, 16): eight words of the game's key, then eight of its players' key."""
    options: IntArray
    """(options,)"""
    lineup: IntGrid
    """(games, seats): the `Policy` of each seat."""


class Results(NamedTuple):
    """Results of the games of a batch."""

    points: IntGrid
    """(games, seats)"""
    counts: IntGrid
    """(games, 2): number of actions, and the winners as bits."""
    trace: Any
    """(games, actions, 2): seat and action, from the first game of this call on.

    Actions beyond the capacity are not recorded.
    """


def choose(states: Records[GameState], i: int, scratch: Scratch, seat: int, policy: int, n: int, number: int) -> int:
    """Return a policy's choice among the first `n` actions in `scratch.actions`.

    The game's fast policy receives a determinized copy of the state. Its key depends on the players' key and on
    `number`, the number of the decision.
    """
    dice, actions = scratch.dice, scratch.actions
    if policy == Policy.RANDOM:
        return int(actions[draw(dice[0], n)])
    worlds = scratch.worlds
    world = worlds[0]
    worlds[0] = states[i]
    fill_block(dice[0].key, number, DETERMINIZE_NONCE, 0, 0, CHACHA_ROUNDS, scratch.words)
    seed_chance(world.chance, scratch.words)
    DETERMINIZE(world, seat)
    return CHOOSE(world, seat, actions, n, dice[0])


def play_games(
    states: Records[GameState], scratch: Scratch, deal: Deal, results: Results, first: int, last: int
) -> None:
    """Play the games first … last - 1 of a batch to their ends. `states` is one record to play in."""
    state = states[0]
    dice, out, lineup, trace = scratch.dice, scratch.actions, deal.lineup, results.trace
    seats = lineup.shape[1]
    for g in range(first, last):
        states[0] = deal.fresh[0]
        setup(states, 0, seats, deal.keys, g, deal.options)
        seed_chance(dice[0], deal.keys[g, 8:])
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
