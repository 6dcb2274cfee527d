"""Queries that views make to the compiled rules: winners, the last round, and the points of Esporles' spaces."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import MAX_SEATS, SPACES
from tertulia.games.no_siesta.rules import predicates
from tertulia.games.no_siesta.rules.outcome import score
from tertulia.games.no_siesta.rules.points import space_points
from tertulia.games.no_siesta.rules.roof import gap_cost
from tertulia.kernel.compiled_rules import CompileStep
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import IntArray, IntGrid, Records, StateArray


def _score(states: Records[State], points: IntArray) -> int:
    return score(states[0], points)


def _sheets(states: Records[State], out: IntGrid) -> None:
    s = states[0]
    for seat in range(s.seats):
        player = s.players[seat]
        for space in range(len(SPACES)):
            out[seat, space] = space_points(player, space)
        if player.gaps < len(player.roof):
            out[seat, len(SPACES)] = gap_cost(s, seat)


def _is_last_round(states: Records[State]) -> bool:
    return predicates.is_last_round(states[0])


OWNER = "tertulia.games.no_siesta"
_ask_score: Callable[..., int] = compile_entry(_score, "no-siesta", OWNER)
_ask_sheets: Callable[..., None] = compile_entry(_sheets, "no-siesta", OWNER)

_ask_last_round: Callable[..., bool] = compile_entry(_is_last_round, "no-siesta", OWNER)


def winning_seats(state: StateArray) -> list[int]:
    """Return the winners of a finished game, in ascending order."""
    won = int(_ask_score(state, np.zeros(MAX_SEATS, np.int32)))
    return [seat for seat in range(MAX_SEATS) if won >> seat & 1]


def fill_sheets(state: StateArray, out: np.ndarray[Any, np.dtype[np.int32]]) -> None:
    """Write a row for each seat to `out`, an array of shape (seats, spaces of Esporles + 1).

    A row holds the points that each space of Esporles would score for the seat now. Its last entry is the number of
    circles of the seat's leftmost open roof gap (`roof.gap_cost`). This entry stays unchanged if all gaps are closed.
    """
    _ask_sheets(state, out)


def points_of_space(state: StateArray, seat: int, space: int) -> int:
    """Return the points that a space of Esporles would score for a seat now."""
    sheets = np.zeros((MAX_SEATS, len(SPACES) + 1), np.int32)
    fill_sheets(state, sheets)
    return int(sheets[seat, space])


def is_last_round(state: StateArray) -> bool:
    """Return whether it is certain that the game ends with this round."""
    return bool(_ask_last_round(state))


def query_steps(state: StateArray) -> list[CompileStep]:
    """Return a compile step (name, function) for each query; the function runs the query, which compiles it."""
    sheets = np.zeros((MAX_SEATS, len(SPACES) + 1), np.int32)
    return [
        ("winners", partial(winning_seats, state)),
        ("sheets", partial(fill_sheets, state, sheets)),
        ("last round", partial(is_last_round, state)),
    ]
