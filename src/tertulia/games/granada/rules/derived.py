"""Values computed for views by compiled rules: outlines, majorities, and points if a scoring came now."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import KINDS, MAX_SEATS, NO_TILE, OWNERS
from tertulia.games.granada.rules.best_place import best_gain
from tertulia.games.granada.rules.city import refresh_city
from tertulia.games.granada.rules.moat import MAX_OUTLINE, longest_moat_with, longest_run, trace_outline
from tertulia.games.granada.rules.money import count_hand
from tertulia.games.granada.rules.outcome import score
from tertulia.games.granada.rules.places import rebuild_lists
from tertulia.games.granada.rules.scoring import find_leader, gain_with_tile, tally_scoring
from tertulia.games.granada.rules.turn import has_matching_moats
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import IntArray, Records, StateArray


class Derived(NamedTuple):
    """Values derived from a state for one scoring, as arrays.

    An owner is a seat. In a game of two, owner 2 is Dirk, the neutral third player.
    """

    moats: NDArray[np.int16]
    """Points for each owner's moat if the scoring came now."""
    kinds: NDArray[np.int16]
    """Points for an owner's buildings of a kind if the scoring came now, by (kind, owner)."""
    counts: NDArray[np.int16]
    """Number of an owner's visible tiles of a kind, by (kind, owner)."""
    best: NDArray[np.int16]
    """Highest value of an owner's visible tiles of a kind, by (kind, owner); 0 without a tile."""
    leaders: NDArray[np.int16]
    """For each kind, the owner with most visible tiles of the kind, or -1 if no owner has one.

    Equal numbers of tiles are ranked by `best`.
    """
    sides: NDArray[np.int16]
    """For each seat, the outer sides of its city in clockwise order.

    The array has the axes (seat, outer side, 4). The last axis holds x, y, side and moat (0 or 1).
    """
    runs: NDArray[np.int16]
    """For each seat, three numbers about the outline of its city, which `sides` describes.

    They are the number of outer sides, the index of the first side of the longest moat, and the moat's length in sides.
    """


def _derive(states: Records[State], letter: int, made: Derived) -> None:
    s = states[0]
    tally_scoring(s, letter, made.moats, made.kinds, made.counts, made.best)
    for kind in range(len(KINDS)):
        made.leaders[kind] = find_leader(made.counts[kind], made.best[kind], 0)
    for seat in range(s.seats):
        length = trace_outline(s, seat, NO_TILE, 0, 0, made.sides[seat])
        run, begin = longest_run(made.sides[seat], length)
        made.runs[seat, 0], made.runs[seat, 1], made.runs[seat, 2] = length, begin, run


def _longest_moat(states: Records[State], seat: int, tile: int, x: int, y: int) -> int:
    return longest_moat_with(states[0], seat, tile, x, y)


def _gain_of_tile(states: Records[State], letter: int, seat: int, tile: int, x: int, y: int) -> int:
    return gain_with_tile(states[0], letter, seat, tile, x, y)


def _best_gain(states: Records[State], letter: int, seat: int, tile: int) -> int:
    return best_gain(states[0], letter, seat, tile)


def _fits_city(states: Records[State], seat: int, tile: int) -> bool:
    s = states[0]
    return has_matching_moats(s.players[seat].room, s, tile)


def _recompute_derived(states: Records[State]) -> None:
    s = states[0]
    rebuild_lists(s)
    for seat in range(s.seats):
        refresh_city(s, seat)
        count_hand(s, seat)


def _score(states: Records[State], points: IntArray) -> int:
    return score(states[0], points)


OWNER = "tertulia.games.granada"
_ask_score: Callable[..., int] = compile_entry(_score, "granada", OWNER)
_fill_derived: Callable[..., None] = compile_entry(_derive, "granada", OWNER)
query_longest_moat: Callable[..., int] = compile_entry(_longest_moat, "granada", OWNER)
"""Function `(state, seat, tile, x, y)`: length of a city's longest moat with a tile at (x, y)."""
query_gain: Callable[..., int] = compile_entry(_gain_of_tile, "granada", OWNER)
"""Function `(state, letter, seat, tile, x, y)`: points that a seat gains by a tile at (x, y).

The points are those that the tile would add to the seat's points if the scoring `letter` (0 to 2) came right after it.
"""
query_best_gain: Callable[..., int] = compile_entry(_best_gain, "granada", OWNER)
"""Function `(state, letter, seat, tile)`: highest result of `query_gain` for the tile on any cell.

The cells are those of the seat's city. The result is `NO_PLACE_GAIN` if the tile fits on no cell.
"""
query_fit: Callable[..., bool] = compile_entry(_fits_city, "granada", OWNER)
"""Function `(state, seat, tile)`: whether the tile fits on a cell of the seat's current city.

Both faces of a tile have equal moats, so its face does not matter.
"""
recompute_derived: Callable[..., None] = compile_entry(_recompute_derived, "granada", OWNER)
"""Function `(state)` that recomputes all derived values of a state after tests have moved its tiles."""


def derive_values(state: np.ndarray[Any, Any], letter: int) -> Derived:
    """Derive the values of a state, with the points that the scoring `letter` (0 to 2) would bring now."""
    made = Derived(
        np.zeros(OWNERS, np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros(len(KINDS), np.int16),
        np.zeros((MAX_SEATS, MAX_OUTLINE + 4, 4), np.int16),
        np.zeros((MAX_SEATS, 3), np.int16),
    )
    _fill_derived(state, letter, made)
    return made


def next_scoring(record: Any) -> int:
    """Return the index of the next scoring in `terms.LETTERS`: 2 once the end of the game is triggered.

    Raises `ValueError` if all scorings are done and the end was not triggered.
    """
    return 2 if record["ending"] else record["scorings"]["done"].tolist().index(0)


def winning_seats(state: StateArray) -> list[int]:
    """Return the winners of a finished game, in ascending order."""
    bits = int(_ask_score(state, np.zeros(MAX_SEATS, np.int32)))
    return [seat for seat in range(MAX_SEATS) if bits >> seat & 1]
