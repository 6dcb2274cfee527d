"""All 25 player markers in use: one is freed before the game goes on (rules 2.7.1; ruling 9)."""

from __future__ import annotations

from tertulia.games.la_granja.model import (
    BARROWS,
    BUILDINGS,
    DENS,
    FIELDS,
    GOODS,
    HARVEST,
    SPACES,
    Action,
    Decision,
    Event,
    Farm,
    Freed,
    Good,
    State,
    TableRule,
)
from tertulia.games.la_granja.rules.places import SYMBOLS, survey_barrow, survey_building
from tertulia.kernel.agenda import push, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

LIMITED = 1
SYMBOL_KINDS = Good.SILVER + 1


@rule
def too_many(s: State, seat: int) -> bool:
    """Whether a farm uses more markers than there are."""
    return bool(s.rules[TableRule.MARKERS] == LIMITED and s.farms[seat].markers > s.box.markers)


@rule
def ask_to_free(s: State) -> bool:
    """Open the decision for the first seat that uses more markers than there are; whether there is one."""
    for seat in range(s.seats):
        if too_many(s, seat):
            if top(s.farms[seat].agenda) != Decision.FREE:
                push(s.farms[seat].agenda, Decision.FREE)
            return True
    return False


@rule
def freeable(s: State, seat: int, out: IntArray) -> int:
    """Write every place where a marker of the seat stands."""
    farm = s.farms[seat]
    n = 0
    for good in range(DENS):
        out[n] = Action.FREE + good
        n += int(farm.stock[good] > 0)
    out[n] = Action.FREE + Freed.COMMODITY
    n += int(farm.stock[Good.COMMODITY] > 0)
    for good in range(HARVEST):
        out[n] = Action.FREE + Freed.FIELD + good
        n += int(farm.stock[FIELDS + good] > 0)
    for slot in range(BARROWS):
        for good in range(SYMBOL_KINDS):
            out[n] = Action.FREE + Freed.BARROW + slot * SYMBOL_KINDS + good
            n += int(filled_symbol(s, seat, slot, good) >= 0)
    for building in range(len(BUILDINGS)):
        for good in range(len(GOODS)):
            out[n] = Action.FREE + Freed.ROW + building * len(GOODS) + good
            n += int(farm.rows[building, good] > 0)
    for building in range(len(BUILDINGS)):
        out[n] = Action.FREE + Freed.COMPLETED + building
        n += (int(farm.completed) >> building) & 1
    for space in range(SPACES):
        out[n] = Action.FREE + Freed.MARKET + space
        n += int(s.market[space] == seat + 1)
    return n


@rule
def filled_symbol(s: State, seat: int, slot: int, good: int) -> int:
    """The first symbol of a good on a barrow that holds a marker, -1 for none."""
    farm = s.farms[seat]
    card = int(farm.barrows[slot]) - 1
    if card >= 0:
        for i in range(SYMBOLS):
            if s.box.cards[card].symbols[i] == good + 1 and (int(farm.filled[slot]) >> i) & 1:
                return i
    return -1


@rule
def free(s: State, seat: int, which: int) -> None:
    """Take a marker away; what it stood for is gone."""
    farm = s.farms[seat]
    emit(s.events, Event.FREE, seat, which)
    farm.markers -= 1
    if which < Freed.BARROW:
        _free_good(farm, which)
    elif which < Freed.ROW:
        slot, good = (which - Freed.BARROW) // SYMBOL_KINDS, (which - Freed.BARROW) % SYMBOL_KINDS
        farm.filled[slot] &= ~(1 << filled_symbol(s, seat, slot, good))
        survey_barrow(s, seat, slot)
    elif which < Freed.COMPLETED:
        building, good = (which - Freed.ROW) // len(GOODS), (which - Freed.ROW) % len(GOODS)
        farm.rows[building, good] -= 1
        survey_building(s, seat, building)
    elif which < Freed.MARKET:
        farm.completed &= ~(1 << (which - Freed.COMPLETED))
    else:
        s.market[which - Freed.MARKET] = 0
        farm.on_market -= 1


@rule
def _free_good(farm: Farm, which: int) -> None:
    """A good in a den, a trade commodity, or a good on a field."""
    if which < Freed.COMMODITY:
        farm.stock[which] -= 1
    elif which == Freed.COMMODITY:
        farm.stock[Good.COMMODITY] -= 1
    else:
        farm.stock[FIELDS + which - Freed.FIELD] -= 1
