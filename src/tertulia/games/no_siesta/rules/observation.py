"""Observation of No Siesta: the view of a seat as integers (`observe`). `model.observation` names them."""

import numpy as np

from tertulia.games.no_siesta.model.decisions import ARGUMENTS, Decision, Keeping
from tertulia.games.no_siesta.model.observation import OBSERVATION, Seen
from tertulia.games.no_siesta.model.options import Edition, TableRule
from tertulia.games.no_siesta.model.state import Player, State
from tertulia.games.no_siesta.model.terms import BARROWS, MAX_SEATS, POINT_SOURCES, TILES, TilePlace
from tertulia.kernel.agenda import top
from tertulia.kernel.observing import copy_decision, copy_fields, write_zeros
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

STRIDE = OBSERVATION.stride


def seen_places(seats: int, seat: int) -> list[int]:
    """Return a table: for each value of `State.tile_place`, the code that `seat` observes.

    The code is an index in `TILE_PLACES`. Barns, on which players have tiles, are numbered in turn order from `seat`.
    """
    codes = [0] * (TilePlace.BARN + MAX_SEATS)
    codes[TilePlace.DRAWN + seat] = 1
    for place in range(seats):
        codes[TilePlace.BARN + (seat + place) % seats] = 2 + place
    return codes


SEEN_PLACES = np.array(
    [[seen_places(max(seats, 1), seat) for seat in range(MAX_SEATS)] for seats in range(MAX_SEATS + 1)], np.int16
)
"""Index of `TILE_PLACES` by (number of seats, observing seat, value of `State.tile_place`)."""


@rule
def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the complete observation of a seat to `out`."""
    copy_fields(out, Seen.SEATS, s, "seats", "market")
    out[Seen.START] = s.start - seat if s.start >= seat else s.start - seat + s.seats
    for barrow in range(BARROWS):
        first = int(s.tops[barrow])
        out[Seen.COMPLETED_FIRST + barrow] = (first >> seat) | (first << (s.seats - seat) & ((1 << s.seats) - 1))
    codes = SEEN_PLACES[s.seats, seat]
    for tile in range(TILES):
        out[Seen.ROOF_TILE + tile] = codes[s.tile_place[tile]]
    copy_decision(out, Seen.ASKED, s.players[seat].agenda)
    open_points = bool(s.over or s.rules[TableRule.RULES] == Edition.ONLINE)
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        _write_player(s.players[other], place == 0, place * STRIDE, out)
        if not open_points:
            write_zeros(out, Seen.POINTS_FOR + place * STRIDE, len(POINT_SOURCES))
    for place in range(s.seats, MAX_SEATS):
        write_zeros(out, Seen.PLAYER + place * STRIDE, STRIDE)


@rule
def _write_player(player: Player, own: bool, at: int, out: IntArray) -> None:
    """Write the numbers that describe a seat to its block of the observation `out`, from index `at` on.

    Unless `own`, the two tiles from which the seat chooses are written as 0, because they are secret.
    """
    copy_fields(out, Seen.PLAYER + at, player, "supply", "agenda")
    if not own and top(player.agenda) == Decision.KEEP:
        kept = Seen.ARGUMENTS + at + (player.agenda.open - 1) * ARGUMENTS
        out[kept + Keeping.ONE] = 0
        out[kept + Keeping.OTHER] = 0
