"""What a view needs of the rules beyond what the record holds: outlines, majorities and the next scoring as of now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tertulia.games.granada.city import survey
from tertulia.games.granada.moat import LONGEST_OUTLINE, longest_run, moat_with, outline
from tertulia.games.granada.money import count_hand
from tertulia.games.granada.names import KINDS, MAX_SEATS, OWNERS
from tertulia.games.granada.places import list_anew
from tertulia.games.granada.scoring import tally
from tertulia.games.granada.state import NO_TILE
from tertulia.kernel.rule import Record, entry


def _picture(
    states: Record, letter: int, moats: Record, kinds: Record, counts: Record, best: Record, sides: Record, runs: Record
) -> None:
    s = states[0]
    tally(s, letter, moats, kinds, counts, best)
    for seat in range(s.seats):
        length = outline(s, seat, NO_TILE, 0, 0, sides[seat])
        run, begin = longest_run(sides[seat], length)
        runs[seat, 0], runs[seat, 1], runs[seat, 2] = length, begin, run


def _moat_if(states: Record, seat: int, tile: int, x: int, y: int) -> int:
    return moat_with(states[0], seat, tile, x, y)


def _settle_anew(states: Record) -> None:
    s = states[0]
    list_anew(s)
    for seat in range(s.seats):
        survey(s, seat)
        count_hand(s, seat)


OWNER = "tertulia.games.granada"
_draw: Callable[..., None] = entry(_picture, "granada", OWNER)
moat_if: Callable[..., int] = entry(_moat_if, "granada", OWNER)
"""(state, seat, tile, x, y): the longest moat of a city with the tile there."""
settle_anew: Callable[..., None] = entry(_settle_anew, "granada", OWNER)
"""(state): make all that is derived of a position anew, after its tiles were moved by hand."""


class Picture(NamedTuple):
    """Facts worked out of a state; owners are the seats, then Dirk."""

    moats: NDArray[np.int16]
    """(owner): points for the moat, were the next scoring now."""
    kinds: NDArray[np.int16]
    """(kind, owner): points likewise."""
    counts: NDArray[np.int16]
    """(kind, owner): visible tiles."""
    best: NDArray[np.int16]
    """(kind, owner): the highest value among them."""
    sides: NDArray[np.int16]
    """(seat, n, 4): outer sides in clockwise order: x, y, side, moat."""
    runs: NDArray[np.int16]
    """(seat, 3): sides in all, where the longest run of moat begins, its length."""


def picture(state: np.ndarray[Any, Any], letter: int) -> Picture:
    """The picture of a state, with the scoring `letter` (0 to 2) taken as the next."""
    made = Picture(
        np.zeros(OWNERS, np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros((len(KINDS), OWNERS), np.int16),
        np.zeros((MAX_SEATS, LONGEST_OUTLINE + 4, 4), np.int16),
        np.zeros((MAX_SEATS, 3), np.int16),
    )
    _draw(state, letter, *made)
    return made
