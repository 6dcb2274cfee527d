"""Guess hidden values: a dealt card, a die rolled after the guess, four bits of the game's key.

Its bot cheats: it reads the card from the state, computes the die from the random state, and reads the key. So it is
always right about the state that it is shown. About the true state it is right only by chance, unless it was shown the
true state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from tertulia.kernel.actions import ActionTable, Numbers, Verb
from tertulia.kernel.agenda import Agenda, agenda, get_argument, pop, push, set_argument
from tertulia.kernel.chance import CHACHA_ROUNDS, Chance, draw, fill_block
from tertulia.kernel.entries import Rules
from tertulia.kernel.events import EventList, emit, events
from tertulia.kernel.game import Game
from tertulia.kernel.rule import compile_entry, rule
from tertulia.kernel.schema import IntArray, Record, Records, StateArray, int16, record
from tertulia.kernel.stack import stack_uint32

SIDES = 16
"""Number of possible hidden values."""
CARD, DIE, KEY = range(3)
"""Values to guess, in order."""
GUESS_KINDS = ("card", "die", "key")
GUESSING = 1
ROLLED = 1


class Player(Record):
    """State of a guessing player."""

    points: int = int16()
    agenda: Agenda = agenda(1, 1)


class State(Record):
    """State of a game."""

    chance: Chance = record(Chance)
    events: EventList = events(1)
    seats: int = int16()
    card: int = int16()
    players: Records[Player] = record(Player, 4)


@rule
def setup(s: State, options: IntArray) -> None:
    s.card = draw(s.chance, SIDES)
    push(s.players[0].agenda, GUESSING)


@rule
def actors(s: State) -> int:
    waiting = 0
    for seat in range(s.seats):
        waiting |= s.players[seat].agenda.open << seat
    return waiting


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    for number in range(SIDES):
        out[number] = number
    return SIDES


@rule
def apply(s: State, seat: int, action: int) -> None:
    """The die is rolled after its guess.

    Card and key stay hidden to the end, so that no guess reveals them.
    """
    player = s.players[seat]
    what = get_argument(player.agenda, 0)
    truth = int(s.card)
    if what == DIE:
        truth = draw(s.chance, SIDES)
        emit(s.events, ROLLED, seat, truth)
    elif what == KEY:
        truth = int(s.chance.key[0]) % SIDES
    player.points += int(action == truth)
    pop(player.agenda)
    if what < KEY:
        push(player.agenda, GUESSING)
        set_argument(player.agenda, 0, what + 1)
    elif seat + 1 < s.seats:
        push(s.players[seat + 1].agenda, GUESSING)


@rule
def score(s: State, points: IntArray) -> int:
    most, winners = 0, 0
    for seat in range(s.seats):
        points[seat] = s.players[seat].points
        most = max(most, int(points[seat]))
    for seat in range(s.seats):
        winners |= int(points[seat] == most) << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    s.card = draw(s.chance, SIDES)


@rule
def cheat(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    what = get_argument(s.players[seat].agenda, 0)
    if what == CARD:
        return int(s.card)
    if what == KEY:
        return int(s.chance.key[0]) % SIDES
    if s.chance.used < SIDES:
        return (int(s.chance.block[s.chance.used]) * SIDES) >> 32
    block = stack_uint32(16)
    fill_block(s.chance.key, s.chance.counter, 0, 0, 0, CHACHA_ROUNDS, block)
    return (int(block[0]) * SIDES) >> 32


def _choose_by_cheating(states: Records[State], seat: int, out: IntArray) -> int:
    return cheat(states[0], seat, out, SIDES, states[0].chance)


_cheat: Callable[..., int] = compile_entry(_choose_by_cheating, "shown", "tests.bots.toys")


def peek(state: StateArray, seat: int) -> int:
    """Return the cheating bot's guess for this state."""
    return int(_cheat(state, seat, np.zeros(SIDES, np.int32)))


class Guessing(Game):
    """Each seat guesses the card, the die and the key once."""

    name, version, seats = "guessing", 1, range(1, 5)
    actions = ActionTable([Verb("say", Numbers("number", 0, SIDES))])
    state, most_legal = State, SIDES
    rules = Rules(setup, actors, legal, apply, score, determinize, cheat)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        """Return the public state. Guesses are not shown, so that a guess is equally valuable in every world."""
        acting = self.actors(state)
        return {"game": self.name, "on_turn": acting.bit_length() - 1 if acting else None, "over": acting == 0}

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return {**self.view(state, None), "card": int(state[0]["card"])}

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        log = state[0]["events"]
        return [{"type": "rolled", "seat": row[1], "number": row[2]} for row in log["rows"][: log["count"]].tolist()]

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        return True


GAME = Guessing()


MIN_GUESSES = 300
"""Minimum number of guesses per kind for a verdict. One in 16 is right by chance; one in six never is."""


class Hits:
    """Counts right guesses by kind over any number of games."""

    def __init__(self) -> None:
        self.right: Counter[str] = Counter()
        self.guesses: Counter[str] = Counter()

    def judge(self, key: bytes, seats: int, steps: Iterable[tuple[int, int]]) -> None:
        """Replay a game from its key and count the right guesses."""
        state = GAME.new({}, seats, key)
        for number, (seat, action) in enumerate(steps):
            what = GUESS_KINDS[number % len(GUESS_KINDS)]
            before = int(state[0]["players"][seat]["points"])
            GAME.apply(state, seat, int(action))
            self.guesses[what] += 1
            self.right[what] += int(state[0]["players"][seat]["points"]) - before
        assert GAME.outcome(state), "a course is judged as a whole"

    def assert_no_more_than_chance(self) -> None:
        """Fail if there are too few guesses of a kind, or if more are right than chance explains."""
        for what in GUESS_KINDS:
            assert self.guesses[what] >= MIN_GUESSES, f"only {self.guesses[what]} guesses of the {what}"
            share = self.right[what] / self.guesses[what]
            assert share < 1 / 6, (
                f"the {what} was guessed {self.right[what]} of {self.guesses[what]} times: a bot peeked"
            )
            assert share > 1 / (8 * SIDES), f"the {what} was guessed too seldom: these are no guesses"


Choose = Callable[[StateArray, int], int]


def play_course(key: bytes, seats: int, choose: Choose) -> list[tuple[int, int]]:
    """Play a game by calling `choose(state, seat)` with the true state at every step. Returns the steps."""
    state, steps = GAME.new({}, seats, key), []
    while actors := GAME.actors(state):
        seat = actors.bit_length() - 1
        steps.append((seat, choose(state, seat)))
        GAME.apply(state, *steps[-1])
    return steps
