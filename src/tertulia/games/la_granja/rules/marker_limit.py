"""Limit of the number of player markers, 25 in the packaged set (rules 2.7.1; ruling 9).

A player who places one more frees a marker from another place, or declines a good just gained.
"""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Freeing
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.markers import FreedIndex
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import Farm, State
from tertulia.games.la_granja.rules.helpers import BY_MARKER, NO_SLOT, find_helper_slot
from tertulia.games.la_granja.rules.places import MAX_SYMBOLS, survey_barrow, survey_building
from tertulia.kernel.agenda import Agenda, get_argument, push, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

LIMITED_MARKERS = 1
SYMBOL_KINDS = terms.Good.SILVER + 1
NO_MARKER = -1


@rule
def exceeds_marker_limit(s: State, seat: int) -> bool:
    """Return whether a farm uses more markers than the limit."""
    return bool(s.rules[TableRule.MARKERS] == LIMITED_MARKERS and s.farms[seat].markers > s.box.markers)


@rule
def ask_to_free(s: State) -> bool:
    """Ask every seat that uses too many player markers to free one (ruling 31).

    Returns whether any seat is over the limit.
    """
    anybody = False
    for seat in range(s.seats):
        if exceeds_marker_limit(s, seat):
            anybody = True
            if top(s.farms[seat].agenda) != Decision.FREE:
                push(s.farms[seat].agenda, Decision.FREE)
                set_argument(s.farms[seat].agenda, Freeing.MARKER, _find_effective_marker(s, seat) + 1)
    return anybody


@rule
def _find_effective_marker(s: State, seat: int) -> int:
    """Return the place of a marker that the current action put on the market, a helper or a closed trade.

    The place is an index in `FREED`; -1 if the seat placed no such marker. These markers have an effect of their own,
    unlike markers that show goods.
    """
    found = NO_MARKER
    for i in range(s.events.count):
        row = s.events.rows[i]
        if row[1] == seat:
            if row[0] == Event.MARKER:
                found = FreedIndex.MARKET + int(row[2])
            elif row[0] == Event.HELPER and row[3] > 0:
                found = FreedIndex.TRADE + int(row[3]) - 1
            elif row[0] == Event.HELPER and find_helper_slot(s, seat, int(row[2])) != NO_SLOT:
                found = FreedIndex.HELPER + find_helper_slot(s, seat, int(row[2]))
    return found


@rule
def list_freeable(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write to `out` the actions that free a player marker from a place; return the number of actions.

    The current action may have placed a marker on the market, a helper or a closed trade. Such a marker is listed only
    if the seat has no other marker in use. A good just gained is listed; to free its marker means to decline the good
    (ruling 9).
    """
    n = _list_placed_markers(s, seat, out)
    kept = 0
    for i in range(n):
        out[kept] = out[i]
        kept += int(out[i] - Action.FREE + 1 != get_argument(pending, Freeing.MARKER))
    return kept if kept > 0 else _list_placed_markers(s, seat, out)


@rule
def _list_placed_markers(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the actions that free a marker: one for every place with a marker of the seat.

    Returns the number of actions. A marker placed by the current action is included.
    """
    farm = s.farms[seat]
    n = 0
    for good in range(terms.DENS):
        out[n] = Action.FREE + good
        n += int(farm.stock[good] > 0)
    out[n] = Action.FREE + FreedIndex.COMMODITY
    n += int(farm.stock[terms.Good.COMMODITY] > 0)
    for good in range(terms.HARVEST):
        out[n] = Action.FREE + FreedIndex.FIELD + good
        n += int(farm.stock[terms.FIELDS + good] > 0)
    for slot in range(terms.BARROWS):
        for good in range(SYMBOL_KINDS):
            out[n] = Action.FREE + FreedIndex.BARROW + slot * SYMBOL_KINDS + good
            n += int(find_filled_symbol(s, seat, slot, good) >= 0)
    for building in range(len(terms.BUILDINGS)):
        for good in range(len(terms.GOODS)):
            out[n] = Action.FREE + FreedIndex.ROW + building * len(terms.GOODS) + good
            n += int(farm.rows[building, good] > 0)
    for building in range(len(terms.BUILDINGS)):
        out[n] = Action.FREE + FreedIndex.COMPLETED + building
        n += (int(farm.completed) >> building) & 1
    for space in range(terms.SPACES):
        out[n] = Action.FREE + FreedIndex.MARKET + space
        n += int(s.market[space] == seat + 1)
    return _append_reminders(s, seat, out, n)


@rule
def _append_reminders(s: State, seat: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that free a marker from a used helper or a closed trade.

    `out` already holds `n` actions. Returns the new number of actions.
    """
    farm = s.farms[seat]
    used = int(farm.used) if s.rules[TableRule.HELPER_MARKERS] == BY_MARKER else 0
    marked = (used | int(farm.trades_closed) << terms.HELPERS) & ~int(farm.freed)
    for i in range(terms.HELPERS + len(terms.TRADE_KINDS)):
        out[n] = Action.FREE + FreedIndex.HELPER + i
        n += (marked >> i) & 1
    return n


@rule
def find_filled_symbol(s: State, seat: int, slot: int, good: int) -> int:
    """Return the index of a filled symbol of a good on the barrow in a slot, or -1 for none."""
    farm = s.farms[seat]
    card = int(farm.barrows[slot]) - 1
    if card >= 0:
        for i in range(MAX_SYMBOLS):
            if s.box.cards[card].symbols[i] == good + 1 and (int(farm.filled[slot]) >> i) & 1:
                return i
    return -1


@rule
def free_marker(s: State, seat: int, which: int) -> None:
    """Take a player marker from a place; the seat loses the good or delivery that the marker shows.

    `which` is an index of `FREED`. A used helper stays used, and a closed trade stays closed (ruling 9).
    """
    farm = s.farms[seat]
    emit(s.events, Event.FREE, seat, which)
    farm.markers -= 1
    if which < FreedIndex.BARROW:
        _free_good(farm, which)
    elif which < FreedIndex.ROW:
        slot, good = (which - FreedIndex.BARROW) // SYMBOL_KINDS, (which - FreedIndex.BARROW) % SYMBOL_KINDS
        farm.filled[slot] &= ~(1 << find_filled_symbol(s, seat, slot, good))
        survey_barrow(s, seat, slot)
    elif which < FreedIndex.COMPLETED:
        building, good = (which - FreedIndex.ROW) // len(terms.GOODS), (which - FreedIndex.ROW) % len(terms.GOODS)
        farm.rows[building, good] -= 1
        survey_building(s, seat, building)
    elif which < FreedIndex.MARKET:
        farm.completed &= ~(1 << (which - FreedIndex.COMPLETED))
    elif which < FreedIndex.HELPER:
        s.market[which - FreedIndex.MARKET] = 0
        farm.on_market -= 1
    else:
        farm.freed |= 1 << (which - FreedIndex.HELPER)


@rule
def _free_good(farm: Farm, which: int) -> None:
    """Remove a good from a den, a trade commodity, or a good from a field; `which` is an index of `FREED`."""
    if which < FreedIndex.COMMODITY:
        farm.stock[which] -= 1
    elif which == FreedIndex.COMMODITY:
        farm.stock[terms.Good.COMMODITY] -= 1
    else:
        farm.stock[terms.FIELDS + which - FreedIndex.FIELD] -= 1
