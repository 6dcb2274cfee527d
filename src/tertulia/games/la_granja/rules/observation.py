"""Observation of La Granja: the view of a seat as integers (`observe`).

`model.observation` names these integers.
"""

import numpy as np

from tertulia.games.la_granja.model.decisions import Step
from tertulia.games.la_granja.model.observation import (
    CLOSED,
    FIRST_PLAYED,
    NEUTRAL_SPACE,
    OBSERVATION,
    SIDES,
    Seen,
)
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import Farm, State
from tertulia.games.la_granja.model.terms import (
    CARDS,
    MAX_SEATS,
    NEUTRAL,
    POINT_SOURCES,
    ROOFS_A_ROUND,
    ROUNDS,
    SPACES,
    Good,
    Zone,
)
from tertulia.kernel.observing import copy_decision, copy_fields, write_zeros
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

STRIDE = OBSERVATION.stride
SECRET = 1
"""Index of the choice `secret` of the option `points`: the points of other seats are hidden."""
SIDE_ZONES = (Zone.FIELD, Zone.BARROW, Zone.EXTENSION, Zone.HELPER, Zone.IN_PLAY)
"""Stored `Zone` of a card on each side of seat 0's farm, in the order of `model.observation.SIDES`."""
WORD_BITS = 32
"""Number of cards whose bits fit in one number of `State.spent`."""


def seen_zones(seats: int, seat: int) -> list[int]:
    """Return a table from each stored location of a card (`Zone`) to its code in observations of `seat`.

    `seats` is the number of seats in the game. The codes are indices in `model.observation.ZONES`. In the
    zone names, seats are numbered clockwise; the observing seat has number 0.
    """
    codes = [0] * (Zone.IN_PLAY + MAX_SEATS)
    codes[Zone.DISCARDED] = 1
    codes[Zone.HAND + seat] = 2
    for side in range(len(SIDES)):
        for place in range(seats):
            codes[SIDE_ZONES[side] + (seat + place) % seats] = FIRST_PLAYED + side * MAX_SEATS + place
    return codes


def seen_owners(seats: int, seat: int) -> list[int]:
    """Return a table from each owner of a market space to the owner's code in observations of `seat`.

    `seats` is the number of seats in the game. The index is owner + 1, as stored in `State.market`. Code 0 is a free
    space. Code 1 is the observing seat, and the other seats follow clockwise. The neutral player's code is
    `NEUTRAL_SPACE`.
    """
    owners = [0] * (NEUTRAL + 2)
    for place in range(seats):
        owners[1 + (seat + place) % seats] = 1 + place
    owners[1 + NEUTRAL] = NEUTRAL_SPACE
    return owners


SEATINGS = [(max(seats, 1), seat) for seats in range(MAX_SEATS + 1) for seat in range(MAX_SEATS)]
SEAT_TABLE_SHAPE = (MAX_SEATS + 1, MAX_SEATS, -1)
SEEN_ZONES = np.array([seen_zones(*table) for table in SEATINGS], np.int16).reshape(SEAT_TABLE_SHAPE)
"""Code of a card's location in observations, by (number of seats, observing seat, `Zone`).

The rows are results of `seen_zones`.
"""
SEEN_OWNERS = np.array([seen_owners(*table) for table in SEATINGS], np.int16).reshape(SEAT_TABLE_SHAPE)
"""Code of a market space's owner in observations, by (number of seats, observing seat, owner + 1).

The rows are results of `seen_owners`.
"""


@rule
def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the complete observation of a seat to `out`."""
    _write_board(s, seat, out)
    _write_cards(s, seat, out)
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        _write_farm(s, s.farms[other], place == 0, place * STRIDE, out)
    for place in range(s.seats, MAX_SEATS):
        write_zeros(out, Seen.ORDER + place * STRIDE, STRIDE)
    for turn in range(s.seats):
        other = int(s.order[turn]) - seat
        out[Seen.ORDER + STRIDE * (other if other >= 0 else other + s.seats)] = turn


@rule
def _write_board(s: State, seat: int, out: IntArray) -> None:
    """Write the numbers of an observation that concern neither cards nor single farms.

    They are the options, round, buildings, market, dice and roof markers. The pending decisions of the observing seat
    are written, too.
    """
    out[Seen.SEATS] = s.seats
    copy_fields(out, Seen.OPTIONS, s, "rules", "rules")
    copy_fields(out, Seen.ROUND, s, "rounds", "turn")
    out[Seen.OVER] = s.over
    out[Seen.OPENING] = s.opening
    copy_fields(out, Seen.DECK, s, "deck_size", "first")
    owners = SEEN_OWNERS[s.seats, seat]
    for space in range(SPACES):
        out[Seen.MARKET + space] = owners[s.market[space]] + ((s.closed >> space) & 1) * CLOSED
    copy_fields(out, Seen.DICE, s, "dice", "marker")
    out[Seen.MARKER] = 0 if s.marked == 0 else s.marker - seat if s.marker >= seat else s.marker - seat + s.seats
    copy_fields(out, Seen.ROOFS_ON_SALE, s, "roofs", "roofs")
    for hidden in range(s.rounds * ROOFS_A_ROUND, ROUNDS * ROOFS_A_ROUND):
        out[Seen.ROOFS_ON_SALE + hidden] = 0
    copy_fields(out, Seen.WAITING, s.farms[seat], "agenda", "agenda")


@rule
def _write_cards(s: State, seat: int, out: IntArray) -> None:
    codes = SEEN_ZONES[s.seats, seat]
    for card in range(CARDS):
        out[Seen.CARD + card] = codes[s.zone[card]]
    write_zeros(out, Seen.SPENT, CARDS)
    for word in range(len(s.spent)):
        spent = int(s.spent[word])
        card = word * WORD_BITS
        while spent > 0:
            out[Seen.SPENT + card] = spent & 1
            spent >>= 1
            card += 1


@rule
def _write_farm(s: State, farm: Farm, own: bool, at: int, out: IntArray) -> None:
    """Write the numbers of one farm to its block of the observation `out`; `at` is the block's offset.

    If `own` is False, another seat observes the farm. Then its secrets are written as 0: the donkey marker while seats
    choose theirs (rules 8.1), and the points if the option `points` makes them secret.
    """
    copy_fields(out, Seen.MODIFIERS + at, farm, "modifiers", "modifiers")
    copy_fields(out, Seen.ROWS + at, farm, "rows", "rows")
    copy_decision(out, Seen.ASKED + at, farm.agenda)
    out[Seen.DONKEY_CHOSEN + at] = int(farm.donkey > 0)
    copy_fields(out, Seen.STOCK + at, farm, "stock", "used")
    copy_fields(out, Seen.EXTENSIONS + at, farm, "extensions", "crafts")
    copy_fields(out, Seen.ROW + at, farm, "row", "sources")
    if not own:
        if s.step == Step.DONKEY:
            out[Seen.DONKEY + at] = 0
        if s.rules[TableRule.POINTS] == SECRET and not s.over:
            out[Seen.STOCK + at + Good.POINT] = 0
            write_zeros(out, Seen.POINTS_FOR + at, len(POINT_SOURCES))
