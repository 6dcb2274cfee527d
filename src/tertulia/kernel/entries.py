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
    """The fields that every game's state record must have."""

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
"""Value of the parameter `seat` of `determinize`: redraw all information that is not public."""
ALL_SEATS = -2
"""Value of the parameter `seat` of `determinize`: redraw only the information that no seat knows."""
DETERMINIZE_NONCE = 1
"""ChaCha nonce of the random stream that seeds the determinizations (hidden information redrawn).

A policy's own draws use nonce 0, so they are not affected.
"""


class Policy(IntEnum):
    """A compiled method of choosing the actions of a seat."""

    RANDOM = 0
    """Choose each legal action with equal probability."""
    FAST = 1
    """Choose with the game's own fast policy (`Rules.choose`)."""


@rule
def no_heuristic(state: Any, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Rule `weigh` of a game without heuristic values: writes 0.0 for every action."""
    for i in range(n):
        out[i] = 0.0


@rule
def nothing_hidden(state: Any, seat: int, action: int) -> bool:
    """Rule `hides` of a game without secret actions: returns False."""
    return False


@rule
def no_features(state: Any, seat: int, out: FloatArray) -> None:
    """Rule `features` of a game without features: writes nothing."""


@rule
def no_observation(state: Any, seat: int, out: IntArray) -> None:
    """Rule `observe` of a game without observations: writes nothing."""


class Rules(NamedTuple):
    """A game's rules, all decorated with `@rule`.

    Their parameter `state` is a record of the game's class `State`, which has the fields of `GameState`.
    """

    setup: Callable[[Any, IntArray], None]
    """(state, options): set up the game and deal it.

    The random number generator, the number of seats and the printed values of components are already in the state;
    everything else is zero. `options` holds the index of each option's chosen value.
    """
    actors: Callable[[Any], int]
    """(state): return the seats that may act, a bit per seat; 0 if the game is over."""
    legal: Callable[[Any, int, IntArray], int]
    """(state, seat, out): write the seat's legal actions to `out`, ascending; return their number.

    The number is at least 1 for a seat that may act.
    """
    apply: Callable[[Any, int, int], None]
    """(state, seat, action): carry out a legal action."""
    score: Callable[[Any, IntArray], int]
    """(state, points): write each seat's final points to `points`; return the winners, a bit per seat.

    The rule may also be called during a game; it then counts the points as if the game ended now.
    """
    determinize: Callable[[Any, int], None]
    """(state, seat): redraw everything that the seat cannot know, with random numbers of `state.chance`.

    That generator has just been seeded. For the seat `SPECTATOR`, redraw all information that is not public; for
    `ALL_SEATS`, redraw only the information that no seat knows. The result may depend only on the generator and on the
    seat's knowledge, which includes the last events.
    """
    choose: Callable[[Any, int, IntArray, int, Chance], int]
    """(state, seat, actions, n, chance): return the choice of the game's fast policy, one of actions[:n].

    Ties are broken with `chance`. The state is a copy in which `determinize` redrew all hidden information and changed
    all future draws. The rule therefore cannot use secrets, and may modify the copy.
    """
    weigh: Callable[[Any, int, IntArray, int, FloatArray], None] = no_heuristic
    """(state, seat, actions, n, out): write a heuristic value in points for each of actions[:n].

    The values are based only on the seat's knowledge. A tree search derives the prior probabilities of actions
    from them. The fast policy takes the action with the greatest value.
    """
    hides: Callable[[Any, int, int], bool] = nothing_hidden
    """(state, seat, action): return whether an action that the seat took earlier is still secret."""
    features: Callable[[Any, int, FloatArray], None] = no_features
    """(state, seat, out): write the numbers that `Game.feature_table` names to `out`.

    They are based only on the seat's knowledge.
    """
    observe: Callable[[Any, int, IntArray], None] = no_observation
    """(state, seat, out): write the numbers that `Game.observation_table` names to `out`.

    They are based only on the seat's knowledge. Every number must be written, since `out` may contain old data.
    """


def setup(states: Records[GameState], i: int, seats: int, keys: Any, g: int, options: IntArray) -> None:
    """Deal a game of `seats` seats into `states[i]`, seeded with the first eight words of `keys[g]`.

    The printed values of components must already be in the state; everything else must be zero.
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
    """Write a seat's legal actions in `states[i]` to `out` in ascending order; return their number."""
    return int(LEGAL(states[i], seat, out))


def actors(states: Records[GameState], i: int) -> int:
    """Return the seats that may act in `states[i]`, a bit per seat; 0 if the game is over."""
    return int(ACTORS(states[i]))


def score(states: Records[GameState], i: int, points: IntArray) -> int:
    """Write each seat's points in `states[i]`, a finished game, to `points`; return the winners.

    The winners are an integer with a bit per seat.
    """
    return int(SCORE(states[i], points))


def weigh(states: Records[GameState], i: int, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write a heuristic value in points for each of actions[:n] of a seat in `states[i]` to `out`."""
    WEIGH(states[i], seat, actions, n, out)


def features(states: Records[GameState], i: int, seat: int, out: FloatArray) -> None:
    """Write the features of `states[i]`, limited to a seat's knowledge, to `out`, (features,)."""
    FEATURES(states[i], seat, out)


def observe(states: Records[GameState], i: int, seat: int, out: IntArray) -> None:
    """Write a seat's observation of `states[i]`, (numbers,), to `out`."""
    OBSERVE(states[i], seat, out)


def determinize(states: Records[GameState], i: int, seat: int, words: IntArray) -> None:
    """Redraw everything in `states[i]` that a seat cannot know, from a random key of eight words.

    The seat may also be `SPECTATOR` or `ALL_SEATS`.
    """
    state = states[i]
    seed_chance(state.chance, words)
    DETERMINIZE(state, seat)


class Scratch(NamedTuple):
    """Working memory for a policy.

    Only the random number generator `dice` keeps its content from one choice of an action to the next.
    """

    worlds: Records[GameState]
    """Array of one state, in which hidden information is redrawn before a policy sees it."""
    dice: Records[Chance]
    """Random number generator of the policies, for ties and random choices, as an array of one record."""
    words: IntArray
    """Memory for a ChaCha block, (16,). Its first eight words are the key that redraws hidden information."""
    actions: IntArray
    """Legal actions of the seat to act, (most legal,)."""


class Deal(NamedTuple):
    """Inputs of the games of a batch: initial state, random keys, options and policies."""

    fresh: Records[GameState]
    """State before the set-up, from which every game is dealt: an array of shape (1,)."""
    keys: Any
    """Random keys, (games, 16): 8 words that seed the game, then 8 that seed the choices of its policies."""
    options: IntArray
    """Index of the chosen value of each rule option, (options,)."""
    lineup: IntGrid
    """The `Policy` of each seat in each game, (games, seats)."""


class Results(NamedTuple):
    """Arrays for the results of the games of a batch."""

    points: IntGrid
    """Final points of each seat, (games, seats)."""
    counts: IntGrid
    """(games, 2): column 0 is the number of actions in a game, column 1 its winners as a bit per seat."""
    trace: Any
    """Seat and action of each decision, (games, actions, 2).

    Row 0 is the first game of a `play_games` call. If a game has more actions than the array has room for, the last
    actions are not recorded.
    """


def choose(states: Records[GameState], i: int, scratch: Scratch, seat: int, policy: int, n: int, number: int) -> int:
    """Return a policy's action for a seat in `states[i]`: one of the first `n` in `scratch.actions`.

    The game's fast policy receives a copy of the state in which hidden information is redrawn. The random key of the
    copy depends on the key of the policies' generator (`scratch.dice`) and on `number`, the number of the decision.
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
    """Play the games `first` to `last - 1` of a batch to their ends and write to `results`.

    `deal` has the inputs of all games of the batch. `states` is memory for one state, and `scratch` for the policies;
    their contents are overwritten.
    """
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
