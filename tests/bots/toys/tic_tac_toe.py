"""Tic-tac-toe, small enough to be solved, so that a search can be compared with the truth."""

from __future__ import annotations

from functools import cache
from typing import Any

from numpy.typing import NDArray

from tertulia.kernel.actions import ActionTable, Numbers, Verb
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.entries import Rules
from tertulia.kernel.events import EventList, clear_events, events
from tertulia.kernel.game import Game
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, Record, StateArray, int8, int16, record

CELLS = 9
LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)


class State(Record):
    """State of a game."""

    chance: Chance = record(Chance)
    events: EventList = events(1)
    seats: int = int16()
    marks: IntArray = int16(2)
    """Marked cells of each seat, as bits."""
    turn: int = int8()


@rule
def setup(s: State, options: IntArray) -> None:
    s.turn = 0


@rule
def has_line(marks: int) -> bool:
    found = 0
    for line in LINES:
        found += int(marks & line == line)
    return found > 0


@rule
def actors(s: State) -> int:
    x, o = int(s.marks[0]), int(s.marks[1])
    over = (x | o) == (1 << CELLS) - 1 or has_line(x) or has_line(o)
    return 0 if over else 1 << int(s.turn)


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    taken, n = int(s.marks[0]) | int(s.marks[1]), 0
    for cell in range(CELLS):
        if not (taken >> cell) & 1:
            out[n] = cell
            n += 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    s.marks[seat] = int(s.marks[seat]) | (1 << action)
    s.turn = 1 - seat


@rule
def score(s: State, points: IntArray) -> int:
    winners = 0
    for seat in range(2):
        points[seat] = 1 if has_line(int(s.marks[seat])) else 0
        winners |= int(points[seat]) << seat
    return winners if winners else 0b11


@rule
def determinize(s: State, seat: int) -> None:
    clear_events(s.events)


@rule
def choose(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    return int(actions[draw(chance, n)])


class TicTacToe(Game):
    """Tic-tac-toe, without hidden information and chance."""

    name, version, seats = "tic-tac-toe", 1, range(2, 3)
    actions = ActionTable([Verb("mark", Numbers("cell", 0, CELLS))])
    state, most_legal = State, CELLS
    rules = Rules(setup, actors, legal, apply, score, determinize, choose)

    def view(self, state: StateArray, seat: int | None) -> dict[str, Any]:
        return {"marks": [int(marks) for marks in state[0]["marks"]]}

    def view_all(self, state: StateArray) -> dict[str, Any]:
        return self.view(state, None)

    def events(self, state: StateArray, seat: int | None) -> list[dict[str, Any]]:
        return []

    def reveals(self, before: StateArray, after: StateArray) -> bool:
        return False


GAME = TicTacToe()


@cache
def solve_value(mine: int, theirs: int) -> int:
    """Return the result of perfect play for the seat to mark: 1, 0 or -1."""
    if any(theirs & line == line for line in LINES):
        return -1
    free = [cell for cell in range(CELLS) if not ((mine | theirs) >> cell) & 1]
    return max((-solve_value(theirs, mine | 1 << cell) for cell in free), default=0)


def find_best_cells(marks: NDArray[Any], seat: int) -> set[int]:
    """Return the cells that perfect play may mark."""
    mine, theirs = int(marks[seat]), int(marks[1 - seat])
    free = [cell for cell in range(CELLS) if not ((mine | theirs) >> cell) & 1]
    return {cell for cell in free if -solve_value(theirs, mine | 1 << cell) == solve_value(mine, theirs)}
