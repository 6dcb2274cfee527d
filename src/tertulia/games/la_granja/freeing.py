"""All 25 player markers in use: one is freed before the game goes on (rules 2.7.1; ruling 9)."""

from __future__ import annotations

from tertulia.games.la_granja.names import (
    A_FREE,
    BARROWS,
    BUILDINGS,
    COMMODITY,
    DENS,
    F_BARROW,
    F_COMMODITY,
    F_COMPLETED,
    F_FIELD,
    F_MARKET,
    F_ROW,
    FIELDS,
    GOODS,
    HARVEST,
    O_MARKERS,
    SILVER,
    SPACES,
)
from tertulia.games.la_granja.places import SYMBOLS, survey_barrow, survey_building
from tertulia.games.la_granja.state import D_FREE, E_FREE
from tertulia.kernel.agenda import push, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

LIMITED = 1
SYMBOL_KINDS = SILVER + 1


@rule
def too_many(s: Record, seat: int) -> bool:
    """Whether a farm uses more markers than there are."""
    return bool(s.rules[O_MARKERS] == LIMITED and s.farms[seat].markers > s.box.markers)


@rule
def ask_to_free(s: Record) -> bool:
    """Open the decision for the first seat that uses more markers than there are; whether there is one."""
    for seat in range(s.seats):
        if too_many(s, seat):
            if top(s.farms[seat].agenda) != D_FREE:
                push(s.farms[seat].agenda, D_FREE)
            return True
    return False


@rule
def freeable(s: Record, seat: int, out: Record) -> int:
    """Write every place where a marker of the seat stands."""
    farm = s.farms[seat]
    n = 0
    for good in range(DENS):
        out[n] = A_FREE + good
        n += int(farm.stock[good] > 0)
    out[n] = A_FREE + F_COMMODITY
    n += int(farm.stock[COMMODITY] > 0)
    for good in range(HARVEST):
        out[n] = A_FREE + F_FIELD + good
        n += int(farm.stock[FIELDS + good] > 0)
    for slot in range(BARROWS):
        for good in range(SYMBOL_KINDS):
            out[n] = A_FREE + F_BARROW + slot * SYMBOL_KINDS + good
            n += int(filled_symbol(s, seat, slot, good) >= 0)
    for building in range(len(BUILDINGS)):
        for good in range(len(GOODS)):
            out[n] = A_FREE + F_ROW + building * len(GOODS) + good
            n += int(farm.rows[building, good] > 0)
    for building in range(len(BUILDINGS)):
        out[n] = A_FREE + F_COMPLETED + building
        n += (int(farm.completed) >> building) & 1
    for space in range(SPACES):
        out[n] = A_FREE + F_MARKET + space
        n += int(s.market[space] == seat + 1)
    return n


@rule
def filled_symbol(s: Record, seat: int, slot: int, good: int) -> int:
    """The first symbol of a good on a barrow that holds a marker, -1 for none."""
    farm = s.farms[seat]
    card = int(farm.barrows[slot]) - 1
    if card >= 0:
        for i in range(SYMBOLS):
            if s.box.cards[card].symbols[i] == good + 1 and (int(farm.filled[slot]) >> i) & 1:
                return i
    return -1


@rule
def free(s: Record, seat: int, which: int) -> None:
    """Take a marker away; what it stood for is gone."""
    farm = s.farms[seat]
    emit(s.events, E_FREE, seat, which, 0, 0, 0, 0)
    farm.markers -= 1
    if which < F_BARROW:
        _free_good(farm, which)
    elif which < F_ROW:
        slot, good = (which - F_BARROW) // SYMBOL_KINDS, (which - F_BARROW) % SYMBOL_KINDS
        farm.filled[slot] &= ~(1 << filled_symbol(s, seat, slot, good))
        survey_barrow(s, seat, slot)
    elif which < F_COMPLETED:
        building, good = (which - F_ROW) // len(GOODS), (which - F_ROW) % len(GOODS)
        farm.rows[building, good] -= 1
        survey_building(s, seat, building)
    elif which < F_MARKET:
        farm.completed &= ~(1 << (which - F_COMPLETED))
    else:
        s.market[which - F_MARKET] = 0
        farm.on_market -= 1


@rule
def _free_good(farm: Record, which: int) -> None:
    """A good in a den, a trade commodity, or a good on a field."""
    if which < F_COMMODITY:
        farm.stock[which] -= 1
    elif which == F_COMMODITY:
        farm.stock[COMMODITY] -= 1
    else:
        farm.stock[FIELDS + which - F_FIELD] -= 1
