"""Observation of Granada: the view of a seat as integers (`observe`). `model.observation` names them.

Of other hands, only the number of cards is included (ruling 9). A policy may remember the cards taken and paid openly.
"""

import numpy as np

from tertulia.games.granada.model.observation import DIRK, LAST_PLACE, OBSERVATION, Seen
from tertulia.games.granada.model.state import Player, State
from tertulia.games.granada.model.terms import CARDS, CURRENCIES, LETTERS, MAX_SEATS, SLOTS, SPACES, TILES, Place
from tertulia.kernel.observing import copy_decision, copy_fields, write_zeros
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

STRIDE = OBSERVATION.stride


def seen_places(seats: int, seat: int) -> list[int]:
    """Return the code in observations of `seat` for each value of `State.place`.

    Owners are counted from `seat` in turn order. `seats` is the number of seats of the game.
    """
    codes = [0] * (LAST_PLACE + 1)
    for space in range(SPACES):
        codes[Place.YARD + space] = 1 + space
    for lies, first in enumerate((Place.CITY, Place.RESERVE, Place.BOUGHT)):
        for place in range(seats):
            codes[first + (seat + place) % seats] = 1 + SPACES + lies * MAX_SEATS + place
    codes[Place.DIRK] = DIRK
    return codes


SEEN_PLACES = np.array(
    [[seen_places(max(seats, 1), seat) for seat in range(MAX_SEATS)] for seats in range(MAX_SEATS + 1)], np.int16
)
"""Results of `seen_places`, by (number of seats, observing seat, value of `State.place`)."""


@rule
def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the complete observation of a seat to `out`."""
    copy_fields(out, Seen.SEATS, s, "seats", "dirk_points")
    out[Seen.START] = s.start - seat if s.start >= seat else s.start - seat + s.seats
    out[Seen.ON_TURN] = s.on_turn - seat if s.on_turn >= seat else s.on_turn - seat + s.seats
    pending = s.players[s.on_turn]
    copy_decision(out, Seen.ASKED, pending.agenda)
    copy_fields(out, Seen.WAITING, pending, "agenda", "agenda")
    _write_money(s, out)
    codes = SEEN_PLACES[s.seats, seat]
    for tile in range(TILES):
        out[Seen.PLACE + tile] = codes[s.place[tile]]
    copy_fields(out, Seen.FACE, s, "face", "removable")
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        _write_player(s.players[other], place == 0, place * STRIDE, out)
    for place in range(s.seats, MAX_SEATS):
        write_zeros(out, Seen.MONEY + place * STRIDE, STRIDE)


@rule
def _write_money(s: State, out: IntArray) -> None:
    """Write to `out` the sizes of deck and discards, the display, and which scorings are done.

    For scorings A and B, the minimum and maximum number of cards above the scoring card follow, as all players can
    derive. Both are 0 once the scoring is done.
    """
    size = int(s.deck_size)
    discards = 0
    for card in range(len(s.discard)):
        discards += s.discard[card]
    out[Seen.DECK] = size
    out[Seen.DISCARDS] = discards
    for slot in range(SLOTS):
        out[Seen.DISPLAY + slot] = s.display[slot] + 1
    for letter in range(len(LETTERS)):
        out[Seen.SCORED + letter] = s.scorings[letter].done
    for letter in range(len(LETTERS) - 1):
        coming = 1 - int(s.scorings[letter].done)
        high = min(int(s.scoring_high[letter]), size - 1)
        out[Seen.EARLIEST + letter] = coming * (size - 1 - high)
        out[Seen.LATEST + letter] = coming * (size - 1 - int(s.scoring_low[letter]))


@rule
def _write_player(player: Player, own: bool, at: int, out: IntArray) -> None:
    """Write the public numbers of a seat to `out`, and its money cards if `own`, else zeros in their place.

    `at` is the distance in `out` between the first number of the observing seat and the first number of this seat.
    """
    if own:
        copy_fields(out, Seen.MONEY + at, player, "money", "worth")
    else:
        write_zeros(out, Seen.MONEY + at, CARDS + 1 + len(CURRENCIES))
        out[Seen.CARDS + at] = player.cards
    out[Seen.POINTS + at] = player.points
    out[Seen.BUILT + at] = player.built
    out[Seen.RESERVED + at] = player.reserved
