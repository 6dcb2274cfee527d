"""The entries: the few functions of a game that Python calls, each bound to the game's own rules.

The functions below are templates. Their capital names are the game's rules, put in their place by `tertulia.kernel.rule.entry`;
so the code of a game is compiled once for each entry, under the game's own name, and cached on disk.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tertulia.kernel.chance import CHANCE, ROUNDS, draw, fill, key_words, seed
from tertulia.kernel.events import forget
from tertulia.kernel.rule import Record, blank, entry, twin

SETUP: Any = None
ACTORS: Any = None
LEGAL: Any = None
APPLY: Any = None
SCORE: Any = None
REDEAL: Any = None
BOT: Any = None

RANDOM = 0
"""The policy code of a player who plays any legal action, each equally likely."""
NOBODY = -1
"""The seat of a spectator, where worlds are dealt."""
WORLDS = 1
"""The nonce of the players' chance from which their worlds are dealt; their own draws have the nonce 0, and stay as they are."""
WORDS = 16


class Rules(NamedTuple):
    """A game's rules, all marked `@rule`; `state` is one record of the game's dtype.

    The dtype has the fields `chance` (`CHANCE`), `events` (`tertulia.kernel.events.events`) and `seats` (`i2`).
    """

    setup: Callable[[Record, Record], None]
    """(state, options): deal; chance, seats and components are there already, all else is zero."""
    actors: Callable[[Record], int]
    """(state): who may act now, a bit per seat; 0 when the game is over."""
    legal: Callable[[Record, int, Record], int]
    """(state, seat, out): write the legal actions in ascending order, return how many; never 0 for an actor."""
    apply: Callable[[Record, int, int], None]
    """(state, seat, action): carry out a legal action."""
    score: Callable[[Record, Record], int]
    """(state, points): write the points of each seat, return the winners as bits (of a game that is over)."""
    redeal: Callable[[Record, int], None]
    """(state, seat): after the chance was seeded anew, deal what this seat cannot know again; `NOBODY` is a spectator. What comes
    out hangs on the chance and on what the seat knows, the last events included, and on nothing else."""
    bot: Callable[[Record, int, Record, int, Record], int]
    """(state, seat, actions, n, chance): one of actions[:n], by what this seat may know; chance breaks ties.

    It is only ever called on a world of its own, dealt by `redeal` from chance that is not the game's: it cannot peek, and may
    do with that state what it likes."""


def start(states: Record, i: int, seats: int, keys: Record, g: int, options: Record) -> None:
    """Deal the game whose key is the first eight words of `keys[g]`."""
    state = states[i]
    seed(state.chance, keys[g, :8])
    state.seats = seats
    SETUP(state, options)


def act(states: Record, i: int, seat: int, action: int) -> None:
    state = states[i]
    forget(state.events)
    APPLY(state, seat, action)


def choices(states: Record, i: int, seat: int, out: Record) -> int:
    return int(LEGAL(states[i], seat, out))


def waiting(states: Record, i: int) -> int:
    return int(ACTORS(states[i]))


def standing(states: Record, i: int, points: Record) -> int:
    return int(SCORE(states[i], points))


def deal_again(states: Record, i: int, seat: int, words: Record) -> None:
    state = states[i]
    seed(state.chance, words)
    REDEAL(state, seat)


def advice(
    states: Record, i: int, worlds: Record, seat: int, actions: Record, n: int, dice: Record, words: Record, asked: int
) -> int:
    """What the game's own bot does at a seat, asked about a world that this seat cannot tell from the true one: `worlds` is one
    record for it, `words` are sixteen for its key, which comes of the players' chance and of `asked`, a number for each question.
    """
    world = worlds[0]
    worlds[0] = states[i]
    fill(dice[0].key, asked, WORLDS, 0, 0, ROUNDS, words)
    seed(world.chance, words)
    REDEAL(world, seat)
    return int(BOT(world, seat, actions, n, dice[0]))


def games(
    states: Record,
    worlds: Record,
    fresh: Record,
    dice: Record,
    words: Record,
    keys: Record,
    options: Record,
    lineup: Record,
    out: Record,
    points: Record,
    counts: Record,
    trace: Record,
    first: int,
    last: int,
) -> None:
    """Play the games first … last - 1 of a batch to their ends.

    `states` is one record to play on, `worlds` and `words` are room for `advice`, `fresh` is a record to begin from, `dice` the
    chance of the players; `keys[g]` are sixteen words: the game's key and the players'. `lineup[g, seat]` is a policy (0 random,
    1 the game's bot). Results: `points[g, seat]`, `counts[g] = (decisions, winners as bits)`; `trace[g - first]` gets pairs of
    seat and action where it has room for any.
    """
    state = states[0]
    seats = lineup.shape[1]
    for g in range(first, last):
        states[0] = fresh[0]
        start(states, 0, seats, keys, g, options)
        seed(dice[0], keys[g, 8:])
        decisions = 0
        actors = ACTORS(state)
        while actors != 0:
            seat = 0
            while not (actors >> seat) & 1:
                seat += 1
            n = LEGAL(state, seat, out)
            if lineup[g, seat] == 0:
                action = out[draw(dice[0], n)]
            else:
                action = advice(states, 0, worlds, seat, out, n, dice, words, decisions)
            if trace.shape[1] > decisions:
                trace[g - first, decisions, 0] = seat
                trace[g - first, decisions, 1] = action
            forget(state.events)
            APPLY(state, seat, action)
            decisions += 1
            actors = ACTORS(state)
        counts[g, 0] = decisions
        counts[g, 1] = SCORE(state, points[g])


class Entries:
    """A game's rules as Python calls them. States are arrays of one record; seats and actions are whole numbers."""

    def __init__(self, name: str, owner: str, dtype: np.dtype[Any], rules: Rules, most: int) -> None:
        self.dtype, self.most = dtype, most
        names = dict(SETUP=rules.setup, ACTORS=rules.actors, LEGAL=rules.legal, APPLY=rules.apply)
        names |= dict(SCORE=rules.score, REDEAL=rules.redeal, BOT=rules.bot)
        self.start = entry(start, name, owner, **names)
        self.act = entry(act, name, owner, **names)
        self.choices = entry(choices, name, owner, **names)
        self.waiting = entry(waiting, name, owner, **names)
        self.standing = entry(standing, name, owner, **names)
        self.deal_again = entry(deal_again, name, owner, **names)
        self.advice = entry(advice, name, owner, **names)
        self.games = entry(games, name, owner, start=self.start, advice=self.advice, **names)

    def room(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """An array that holds the legal actions of any state."""
        return np.zeros(self.most, np.int32)

    def ask(self, state: np.ndarray[Any, Any], seat: int, key: bytes) -> int:
        """What the game's own bot does at a seat that may act; `key` deals what it is shown, and breaks its ties."""
        out, dice = self.room(), blank(CHANCE)
        dice["key"][0], dice["used"] = key_words(key), WORDS
        n = int(self.choices(state, 0, seat, out))
        return int(self.advice(state, 0, blank(self.dtype), seat, out, n, dice, np.zeros(WORDS, np.uint32), 0))

    def steps(
        self, fresh: np.ndarray[Any, Any], seats: int, options: np.ndarray[Any, Any]
    ) -> list[tuple[str, Callable[[], Any]]]:
        """Every entry with a call that compiles it: what a fresh machine does while it sets up."""
        state = twin(fresh)
        dice, out, points = blank(CHANCE), self.room(), np.zeros(seats, np.int32)
        words, keys = key_words(bytes(32)), np.zeros((1, 16), np.uint32)
        games_arguments = (
            np.zeros(WORDS, np.uint32),
            np.zeros((0, 16), np.uint32),
            options,
            np.zeros((0, seats), np.int8),
            out,
            np.zeros((0, seats), np.int32),
            np.zeros((0, 2), np.int32),
            np.zeros((0, 0, 2), np.int32),
        )
        return [
            ("set-up", lambda: self.start(state, 0, seats, keys, 0, options)),
            ("actors", lambda: self.waiting(state, 0)),
            ("legal actions", lambda: self.choices(state, 0, 0, out)),
            ("points", lambda: self.standing(state, 0, points)),
            ("redeal", lambda: self.deal_again(twin(state), 0, 0, words)),
            ("bot", lambda: self.ask(state, self._actor(state), bytes(32))),
            ("actions", lambda: self._any_action(state, out)),
            ("batches", lambda: self.games(twin(state), twin(state), fresh, dice, *games_arguments, 0, 0)),
        ]

    def _actor(self, state: np.ndarray[Any, Any]) -> int:
        actors = int(self.waiting(state, 0))
        return (actors & -actors).bit_length() - 1

    def _any_action(self, state: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> None:
        seat = self._actor(state)
        self.choices(state, 0, seat, out)
        self.act(state, 0, seat, int(out[0]))
