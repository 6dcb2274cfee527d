"""What the greedy bot thinks of its cards: which to play where, what to pay, what to throw away."""

from __future__ import annotations

from tertulia.games.la_granja.goods import good_of
from tertulia.games.la_granja.greedy_worth import missing_at
from tertulia.games.la_granja.names import (
    A_DISCARD,
    A_DRAW,
    A_PAY,
    A_PLAY,
    A_REPLACE,
    BARROW,
    BARROWS,
    EXTENSION,
    FIELD,
    HELPERS,
    ROUNDS,
    SIDES,
)
from tertulia.games.la_granja.places import ROWS, SYMBOLS
from tertulia.games.la_granja.prices import barrow_places
from tertulia.kernel.agenda import get
from tertulia.kernel.rule import Record, rule

A_CARD_IN_HAND = 25


@rule
def worth_of_card_action(s: Record, seat: int, action: int, places: Record, goods: Record) -> int:
    """Playing, drawing, discarding, paying for an extension, making room."""
    if action < A_DRAW:
        return _play(s, seat, (action - A_PLAY) // len(SIDES), (action - A_PLAY) % len(SIDES), goods)
    if action < A_DISCARD:
        return A_CARD_IN_HAND
    if action < A_PAY:
        return -int(s.box.cards[action - A_DISCARD].value)
    if action < A_REPLACE:
        return -int(goods[good_of(action - A_PAY)])
    slot = action - A_REPLACE
    if get(s.farms[seat].agenda, 1) == BARROW:
        return missing_at(s, seat, ROWS + slot)
    return -int(s.box.cards[int(s.farms[seat].helpers[slot]) - 1].mode)


@rule
def _play(s: Record, seat: int, card: int, side: int, goods: Record) -> int:
    farm = s.farms[seat]
    left = ROUNDS + 1 - int(s.rounds)
    if side == FIELD:
        fields = int(farm.fields[0] + farm.fields[1] + farm.fields[2])
        return 14 * left - 12 * fields - 6 * int(farm.fields[s.box.cards[card].field]) + 12
    if side == BARROW:
        return _barrow(s, seat, card, left)
    if side == EXTENSION:
        return 16 * left - 22 * (int(farm.extensions) + 1) - 4
    free = 0
    for slot in range(HELPERS):
        free += int(farm.helpers[slot] == 0)
    return (9 * left - 6 if free > 0 else -30) + 5 * int(s.box.cards[card].mode == 1)


@rule
def _barrow(s: Record, seat: int, card: int, left: int) -> int:
    """Points against symbols, more for goods that are there already."""
    farm = s.farms[seat]
    taken = 0
    for slot in range(BARROWS):
        taken += int(farm.barrows[slot] > 0)
    if taken >= barrow_places(s, seat):
        return -40
    symbols, here = 0, 0
    for i in range(SYMBOLS):
        symbol = int(s.box.cards[card].symbols[i])
        if symbol > 0:
            symbols += 1
            here += int(farm.stock[symbol - 1] > 0)
    late = 30 * max(symbols - here - 2 * left, 0)
    return 10 * int(s.box.cards[card].value) + 40 - 12 * symbols + 10 * here - 18 * taken - late
