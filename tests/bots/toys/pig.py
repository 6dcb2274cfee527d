"""Pig, a dice race for two, solved by value iteration for a short race.

A player rolls again or keeps the points of the turn; a one ends the turn and loses them. The best play is known (Neller
and Presser, 2004).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tertulia.kernel.actions import ActionTable, Verb
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.entries import Rules
from tertulia.kernel.events import EventList, clear_events, events
from tertulia.kernel.game import Game
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, Record, StateArray, int8, int16, record

GOAL = 20
SIDES = 6
ROLL, KEEP = 0, 1


class State(Record):
    """State of a race."""

    chance: Chance = record(Chance)
    events: EventList = events(1)
    seats: int = int16()
    points: IntArray = int16(2)
    turn: int = int8()
    brought: int = int16()


@rule
def setup(s: State, options: IntArray) -> None:
    s.turn = 0


@rule
def actors(s: State) -> int:
    return 0 if max(int(s.points[0]), int(s.points[1])) >= GOAL else 1 << int(s.turn)


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    out[0], out[1] = ROLL, KEEP
    return 2 if s.brought > 0 else 1


@rule
def apply(s: State, seat: int, action: int) -> None:
    number = 1 + draw(s.chance, SIDES) if action == ROLL else 1
    if action == KEEP:
        s.points[seat] = int(s.points[seat]) + int(s.brought)
    if number == 1:
        s.brought = 0
        s.turn = 1 - seat
    else:
        s.brought = int(s.brought) + number


@rule
def score(s: State, points: IntArray) -> int:
    """Points say only whether a seat has won, so that the search aims at nothing else."""
    winners = 0
    for seat in range(2):
        points[seat] = 10 if s.points[seat] >= GOAL else 0
        winners |= int(s.points[seat] >= GOAL) << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    clear_events(s.events)


@rule
def choose(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """Keep six points or more."""
    return KEEP if n == 2 and (s.brought >= 6 or s.points[seat] + s.brought >= GOAL) else ROLL


class Pig(Game):
    """Pig, without hidden information."""

    name, version, seats = "pig", 1, range(2, 3)
    actions = ActionTable([Verb("roll"), Verb("keep")])
    state, most_legal = State, 2
    rules = Rules(setup, actors, legal, apply, score, determinize, choose)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return {"points": [int(points) for points in state[0]["points"]], "brought": int(state[0]["brought"])}

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return self.view(state, None)

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return []

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        return True


GAME = Pig()


@cache
def compute_chances() -> NDArray[np.float64]:
    """Return the win probability with best play by (own points, other's points, points of this turn)."""
    win = np.full((GOAL, GOAL, GOAL + SIDES), 0.5)
    for _ in range(200):
        for mine in range(GOAL):
            for theirs in range(GOAL):
                for brought in range(GOAL - mine - 1, -1, -1):
                    win[mine, theirs, brought] = max(compute_worths(win, mine, theirs, brought))
    return win


def compute_worths(win: NDArray[np.float64], mine: int, theirs: int, brought: int) -> tuple[float, float]:
    """Return the win probability after rolling and after keeping."""
    lost = 1.0 - win[theirs, mine, 0]
    roll_worth = lost
    for number in range(2, SIDES + 1):
        roll_worth += 1.0 if mine + brought + number >= GOAL else win[mine, theirs, brought + number]
    keep_worth = 0.0 if brought == 0 else 1.0 - win[theirs, mine + brought, 0] if mine + brought < GOAL else 1.0
    return float(roll_worth / SIDES), float(keep_worth)
