"""What the greedy bot thinks of deliveries, market spaces, and of what may be done at any time."""

from __future__ import annotations

from tertulia.games.la_granja.anytime import PAIRED, SOURCE
from tertulia.games.la_granja.goods import good_of
from tertulia.games.la_granja.greedy_revenue import BECOMES, CARD_WORTH, STEP_WORTH, best_upgrade
from tertulia.games.la_granja.greedy_worth import missing_at
from tertulia.games.la_granja.helpers import kind_in, number_in
from tertulia.games.la_granja.market import victims
from tertulia.games.la_granja.names import (
    A_BUY,
    A_DONE,
    A_HELPER,
    A_SELL,
    A_TRADE,
    A_UPGRADE,
    A_USE,
    BUILDINGS,
    COMMODITY,
    FIELDS,
    G_CARD,
    G_DELIVERY,
    GOODS,
    PIG,
    PLACES,
    R_BOUGHT_DELIVERY,
    R_CHANGE_DIE_1,
    R_CHANGE_DIE_2,
    R_DELIVERY,
    R_REUSE_ROOF,
    R_UPGRADE_1,
    R_UPGRADE_2,
    RESOURCES,
    ROUNDS,
    SILVER,
    SPACES,
    T_CARD,
    T_PIG,
    T_SILVER,
)
from tertulia.games.la_granja.places import open_buildings
from tertulia.games.la_granja.prices import buy_price, upgrade_price
from tertulia.games.la_granja.state import BY_THE_WAY, D_DELIVER, D_EXTRAS, D_UPGRADES, DELIVERING_3, EXTRAS_4
from tertulia.kernel.agenda import get, top
from tertulia.kernel.rule import Record, rule

COMPLETION = 60
SILVER_WORTH = 7
KEPT = 24
"""A trade commodity is kept for more than this."""


@rule
def worth_of_delivery(s: Record, seat: int, source: int, place: int, places: Record) -> int:
    """Progress at a place; a field grows again, silver could buy something."""
    worth = int(places[place]) + (COMPLETION if missing_at(s, seat, place) == 1 else 0)
    if source >= FIELDS:
        worth += 4
    elif source == SILVER:
        worth -= 4
    return max(worth, 1)


@rule
def worth_of_market(s: Record, seat: int, space: int) -> int:
    """Markers removed, then a place with few higher neighbours."""
    taken, higher = 0, 0
    bits, near = victims(s, seat, space), int(s.box.near[space])
    for other in range(SPACES):
        taken += (bits >> other) & 1
        if (near >> other) & 1 and (int(s.closed) >> other) & 1 == 0:
            higher += int(s.box.space_value[other] > s.box.space_value[space])
    return 100 + 20 * taken - 4 * higher


@rule
def delivering(s: Record, seat: int) -> bool:
    """Whether a delivery could follow at once."""
    pending = s.farms[seat].agenda
    kind = top(pending)
    if kind == D_EXTRAS:
        return get(pending, 0) > 0 and s.farms[seat].stock[SILVER] > 0
    return kind == D_DELIVER and get(pending, 0) > 0


@rule
def worth_any_time(s: Record, seat: int, action: int, places: Record, goods: Record) -> int:
    """Buying and upgrading what completes something, using what is free; never selling, the end of the game does that."""
    if action < A_SELL:
        good = action - A_BUY
        return _for_completion(s, seat, good, buy_price(s, seat, good), places)
    if action < A_UPGRADE:
        return -10
    if action < A_TRADE:
        return _upgrade(s, seat, action - A_UPGRADE, places, goods)
    if action < A_USE:
        return _trade(s, seat, action - A_TRADE, places, goods)
    if action < A_HELPER:
        return _roof(s, seat, int(s.farms[seat].roofs[action - A_USE]) - 1, goods)
    if action < A_DONE:
        return _helper(s, seat, action - A_HELPER, goods)
    return 0


@rule
def _for_completion(s: Record, seat: int, good: int, price: int, places: Record) -> int:
    """Worth of a good that would complete a place now, less its price; below zero where it would not."""
    farm = s.farms[seat]
    if not delivering(s, seat) or farm.stock[good] > 0 or (good < 3 and farm.stock[FIELDS + good] > 0):
        return -1
    takes = open_buildings(s, seat)
    best = 0
    for place in range(len(PLACES)):
        if (int(farm.wants[place]) >> good) & 1 and missing_at(s, seat, place) == 1:
            if place >= len(BUILDINGS) or (takes >> place) & 1:
                best = max(best, int(places[place]))
    return best - SILVER_WORTH * price


@rule
def _upgrade(s: Record, seat: int, raw: int, places: Record, goods: Record) -> int:
    good = good_of(int(SOURCE[raw]))
    into = int(BECOMES[good])
    better = int(goods[into]) - int(goods[good])
    if top(s.farms[seat].agenda) == D_UPGRADES:
        return better + 8 + int(raw >= RESOURCES)
    return _for_completion(s, seat, into, upgrade_price(s, seat, good), places) - int(PIG == good)


@rule
def _trade(s: Record, seat: int, what: int, places: Record, goods: Record) -> int:
    """Trade commodities are kept for the deli, unless something is completed; in the last round they are spent."""
    kept = KEPT + int(goods[COMMODITY]) // 2
    if what == T_SILVER:
        return -1
    if what < T_CARD:
        first, second = int(PAIRED[what - 1, 0]), int(PAIRED[what - 1, 1])
        done = max(_for_completion(s, seat, first, 0, places), _for_completion(s, seat, second, 0, places))
        return done - kept
    if what == T_CARD:
        return -1
    if what == T_PIG:
        return _for_completion(s, seat, PIG, 0, places) - kept
    return -1


@rule
def _roof(s: Record, seat: int, roof: int, goods: Record) -> int:
    """Roof markers are used when they are any use."""
    if roof == R_UPGRADE_1 or roof == R_UPGRADE_2:
        return best_upgrade(s, seat, goods) - 6
    if roof == R_DELIVERY or roof == R_BOUGHT_DELIVERY:
        late = s.step == EXTRAS_4 or s.step == DELIVERING_3 or s.rounds == ROUNDS
        return 6 if late and get(s.farms[seat].agenda, 1) != BY_THE_WAY else -1
    if roof == R_CHANGE_DIE_1 or roof == R_CHANGE_DIE_2 or roof == R_REUSE_ROOF:
        return 3 if s.rounds == ROUNDS and roof == R_REUSE_ROOF else -1
    return 8


@rule
def _helper(s: Record, seat: int, card: int, goods: Record) -> int:
    """What a helper brings, less what he asks."""
    helper = s.box.cards[card]
    worth = 2
    for code in (int(helper.gain), int(helper.gain_2)):
        if code > 0:
            worth += number_in(code) * _gain(kind_in(code), goods)
    pay = int(helper.pay)
    if pay > 0:
        worth -= number_in(pay) * _gain(kind_in(pay), goods)
    return worth


@rule
def _gain(kind: int, goods: Record) -> int:
    if kind < len(GOODS):
        return int(goods[kind])
    if kind <= G_CARD:
        return CARD_WORTH
    if kind == G_DELIVERY:
        return 20
    return STEP_WORTH
