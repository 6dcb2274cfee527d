"""Deliveries, and the completion of barrows (rules 8.3; rulings 6 and 7)."""

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Choosing, Swapping
from tertulia.games.la_granja.model.cards import Special, Trigger
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DELIVERY_TARGETS, SOURCES, Building, Craft, Good, PointSource
from tertulia.games.la_granja.rules.card_piles import discard_card
from tertulia.games.la_granja.rules.cards import clear_barrow
from tertulia.games.la_granja.rules.crafts import complete_building
from tertulia.games.la_granja.rules.effects import fire_trigger
from tertulia.games.la_granja.rules.goods import gain_good, good_at_source, remove_good, score_points
from tertulia.games.la_granja.rules.helpers import NO_SLOT, find_payable_special
from tertulia.games.la_granja.rules.market import place_barrow_marker
from tertulia.games.la_granja.rules.places import (
    BUILDING_COUNT,
    MAX_SYMBOLS,
    find_open_buildings,
    survey_barrow,
    survey_building,
)
from tertulia.kernel.agenda import push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

ALL_BARROWS = ((1 << len(DELIVERY_TARGETS)) - 1) & ~((1 << BUILDING_COUNT) - 1)


@rule
def append_deliveries(s: State, seat: int, silver: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that deliver one good to a building or barrow.

    `silver` is the price that the seat pays for the delivery; silver needed for the price cannot be the delivered good.
    `out` already holds `n` actions. Returns the new number of actions.
    """
    farm = s.farms[seat]
    takes = find_open_buildings(s, seat) | ALL_BARROWS
    for source in range(len(SOURCES)):
        kept = silver if source == SILVER_SOURCE else 0
        if farm.stock[source] > kept and source != Good.POINT:
            good = good_at_source(source)
            first = Action.DELIVER + source * len(DELIVERY_TARGETS)
            for place in range(len(DELIVERY_TARGETS)):
                out[n] = first + place
                n += (int(farm.wants[place]) >> good) & (takes >> place) & 1
    return n


@rule
def can_deliver(s: State, seat: int, silver: int) -> bool:
    """Return whether a seat can deliver any good and still pay `silver`, the price of the delivery."""
    farm = s.farms[seat]
    goods = 0
    for source in range(len(SOURCES)):
        kept = silver if source == SILVER_SOURCE else 0
        if farm.stock[source] > kept and source != Good.POINT:
            goods |= 1 << good_at_source(source)
    takes = find_open_buildings(s, seat) | ALL_BARROWS
    for place in range(len(DELIVERY_TARGETS)):
        if (takes >> place) & 1 and int(farm.wants[place]) & goods:
            return True
    return False


@rule
def deliver_good(s: State, seat: int, source: int, place: int) -> None:
    """Deliver one good to a craft building or a market barrow, where its marker remains."""
    farm = s.farms[seat]
    emit(s.events, Event.DELIVER, seat, source, place)
    remove_good(s, seat, source)
    farm.markers += 1
    good = good_at_source(source)
    if place < BUILDING_COUNT:
        if farm.row[place] == 0:
            farm.row[place] = _find_next_row(s, place)
        farm.rows[place, good] += 1
        survey_building(s, seat, place)
        if farm.wants[place] == 0:
            complete_building(s, seat, place)
    else:
        slot = place - BUILDING_COUNT
        _fill_symbol(s, seat, slot, good)
        if farm.wants[place] == 0:
            _complete_barrow(s, seat, slot)


@rule
def _find_next_row(s: State, building: int) -> int:
    """Return the number of the first row of a building that no seat has taken, from 1.

    All rows of a building ask for equal goods, so the player need not choose (ruling 6).
    """
    taken = 0
    for seat in range(s.seats):
        taken = max(taken, int(s.farms[seat].row[building]))
    return taken + 1


@rule
def _fill_symbol(s: State, seat: int, slot: int, good: int) -> None:
    farm = s.farms[seat]
    card = int(farm.barrows[slot]) - 1
    for i in range(MAX_SYMBOLS):
        if s.box.cards[card].symbols[i] == good + 1 and (int(farm.filled[slot]) >> i) & 1 == 0:
            farm.filled[slot] |= 1 << i
            break
    survey_barrow(s, seat, slot)


@rule
def _complete_barrow(s: State, seat: int, slot: int) -> None:
    """Complete the market barrow in a slot (rules 8.3.3).

    Its points are scored, its player gains a trade commodity, the card is discarded, and a marker goes to the market.
    """
    farm = s.farms[seat]
    card = int(farm.barrows[slot]) - 1
    value = int(s.box.cards[card].value)
    emit(s.events, Event.BARROW, seat, card, value)
    clear_barrow(s, seat, slot)
    discard_card(s, card)
    score_points(s, seat, value, PointSource.BARROW)
    if farm.crafts[Building.BUTCHER] == Craft.TURNED:
        score_points(s, seat, 1, PointSource.CRAFT)
    gain_good(s, seat, Good.COMMODITY, 1)
    fire_trigger(s, seat, Trigger.BARROW_DONE, 1)
    barterer = find_payable_special(s, seat, Special.BARTERER)
    if barterer != NO_SLOT:
        push(farm.agenda, Decision.BARTER)
        set_argument(farm.agenda, Choosing.GOODS, _barrow_goods(s, card))
        set_argument(farm.agenda, Swapping.CARD, int(farm.helpers[barterer]) - 1)
    place_barrow_marker(s, seat, value)


@rule
def _barrow_goods(s: State, card: int) -> int:
    goods = 0
    for i in range(MAX_SYMBOLS):
        symbol = int(s.box.cards[card].symbols[i])
        if symbol > 0:
            goods |= 1 << (symbol - 1)
    return goods


SILVER_SOURCE = SOURCES.index("silver")
