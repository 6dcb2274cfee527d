"""Calls of compiled rules by views, so that views need not implement any rule a second time."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import MAX_SEATS
from tertulia.games.la_granja.rules.market import beaten_markers
from tertulia.games.la_granja.rules.outcome import actors, score
from tertulia.games.la_granja.rules.predicates import FACTS, write_farm_facts
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import IntArray, IntGrid, Records, StateArray


def _write_facts(states: Records[State], facts: IntGrid) -> int:
    s = states[0]
    for seat in range(s.seats):
        write_farm_facts(s, seat, facts[seat])
    return actors(s)


def _beaten_markers(states: Records[State], seat: int, space: int) -> int:
    return beaten_markers(states[0], seat, space)


def _score(states: Records[State], points: IntArray) -> int:
    return score(states[0], points)


OWNER = "tertulia.games.la_granja"
_ask_facts: Callable[..., int] = compile_entry(_write_facts, "la-granja", OWNER)
_ask_beaten_markers: Callable[..., int] = compile_entry(_beaten_markers, "la-granja", OWNER)
_ask_score: Callable[..., int] = compile_entry(_score, "la-granja", OWNER)


def fill_farm_facts(state: StateArray, facts: np.ndarray[Any, np.dtype[np.int32]]) -> int:
    """Write the prices and limits of each farm to `facts`, of shape (seats, `FACTS`).

    The columns are indexed by `rules.predicates.Fact`. Returns the seats that may act, as a bit mask.
    """
    return int(_ask_facts(state, facts))


def removed_spaces(state: StateArray, seat: int, space: int) -> list[int]:
    """Return the market spaces whose markers a new marker of a seat on `space` would remove (rules 8.3.3)."""
    return set_bit_indices(int(_ask_beaten_markers(state, seat, space)))


def winning_seats(state: StateArray) -> list[int]:
    """Return the winning seats of a finished game, in ascending order."""
    return set_bit_indices(int(_ask_score(state, np.zeros(MAX_SEATS, np.int32))))


def set_bit_indices(bits: int) -> list[int]:
    """Return the indices of the 1 bits of a bit mask, in ascending order."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def query_steps(state: StateArray) -> list[CompileStep]:
    """Return the names of this module's queries, each with a call that runs it and so compiles it."""
    return [
        ("prices", lambda: fill_farm_facts(state, np.zeros((MAX_SEATS, FACTS), np.int32))),
        ("market", lambda: removed_spaces(state, 0, 0)),
        ("winners", lambda: winning_seats(state)),
    ]
