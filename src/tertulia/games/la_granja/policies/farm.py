"""The greedy bot's evaluation of deliveries, market spaces and any-time actions."""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Buying, Delivering
from tertulia.games.la_granja.model.cards import Gain, Roof
from tertulia.games.la_granja.model.decisions import Decision, Series, Step
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.policies import weights
from tertulia.games.la_granja.policies.revenue import UPGRADED_GOOD, best_upgrade_worth
from tertulia.games.la_granja.policies.worth import count_missing_goods
from tertulia.games.la_granja.rules.anytime import PAIR_GOODS
from tertulia.games.la_granja.rules.goods import SOURCE_OF_RAW, good_at_source
from tertulia.games.la_granja.rules.helpers import packed_kind, packed_number
from tertulia.games.la_granja.rules.market import beaten_markers
from tertulia.games.la_granja.rules.places import find_open_buildings
from tertulia.games.la_granja.rules.prices import buy_price, upgrade_price
from tertulia.kernel.agenda import get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def delivery_worth(s: State, seat: int, source: int, place: int, places: IntArray) -> int:
    """Return the value of delivering one good to a building or barrow, in tenths of a point, at least 1.

    `source` is an index in `terms.SOURCES`, `place` that of the building or barrow in `terms.DELIVERY_TARGETS`.
    `places` holds the value of a delivery to each building and barrow, before the following adjustments. Completing the
    place raises the value, and so does a good from a field, which grows again. Delivering silver lowers the value.
    """
    worth = int(places[place]) + (weights.COMPLETION if count_missing_goods(s, seat, place) == 1 else 0)
    if source >= terms.FIELDS:
        worth += weights.FIELD_DELIVERED
    elif source == terms.Good.SILVER:
        worth += weights.SILVER_DELIVERED
    return max(worth, 1)


@rule
def market_worth(s: State, seat: int, space: int) -> int:
    """Return the value of placing a marker on a market space, in tenths of a point.

    Each marker that it removes adds to the value; each neighbouring space of a higher value reduces it.
    """
    taken, higher = 0, 0
    bits, near = beaten_markers(s, seat, space), int(s.box.near[space])
    for other in range(terms.SPACES):
        taken += (bits >> other) & 1
        if (near >> other) & 1 and (int(s.closed) >> other) & 1 == 0:
            higher += int(s.box.space_value[other] > s.box.space_value[space])
    return weights.MARKER + weights.REMOVED * taken + weights.HIGHER * higher


@rule
def can_deliver_now(s: State, seat: int) -> bool:
    """Return whether the seat's open decision allows a delivery, which the seat may have to buy first."""
    pending = s.farms[seat].agenda
    kind = top(pending)
    if kind == Decision.BUY_ONE_BY_ONE:
        return get_argument(pending, Buying.LEFT) > 0 and s.farms[seat].stock[terms.Good.SILVER] > 0
    return kind == Decision.DELIVER and get_argument(pending, Delivering.LEFT) > 0


@rule
def any_time_worth(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of an any-time action, in tenths of a point.

    Most free effects have a positive value, and so do cheap purchases and upgrades that complete a building or barrow.
    Selling has a negative value, because all goods are sold at the end of the game anyway. `places` holds the value of
    delivering a good to each building and barrow, `goods` the value of one more unit of each good.
    """
    if action < Action.SELL:
        good = action - Action.BUY
        return _completion_worth(s, seat, good, buy_price(s, seat, good), places)
    if action < Action.UPGRADE:
        return weights.SELLING
    if action < Action.TRADE:
        return _upgrade_worth(s, seat, action - Action.UPGRADE, places, goods)
    if action < Action.USE:
        return _trade_worth(s, seat, action - Action.TRADE, places, goods)
    if action < Action.HELPER:
        return _roof_worth(s, seat, int(s.farms[seat].roofs[action - Action.USE]) - 1, goods)
    if action < Action.DONE:
        return _helper_worth(s, seat, action - Action.HELPER, goods)
    return 0


@rule
def _completion_worth(s: State, seat: int, good: int, price: int, places: IntArray) -> int:
    """Return the value of buying a good that completes a building or barrow now, in tenths of a point.

    The value of the silver that the good costs, `price`, is subtracted. The result is 0 or less if the good would
    complete nothing. `places` holds the value of delivering a good to each building and barrow.
    """
    farm = s.farms[seat]
    if (
        not can_deliver_now(s, seat)
        or farm.stock[good] > 0
        or (good < terms.HARVEST and farm.stock[terms.FIELDS + good] > 0)
    ):
        return weights.NEVER
    takes = find_open_buildings(s, seat)
    best = 0
    for place in range(len(terms.DELIVERY_TARGETS)):
        if (int(farm.wants[place]) >> good) & 1 and count_missing_goods(s, seat, place) == 1:
            if place >= len(terms.BUILDINGS) or (takes >> place) & 1:
                best = max(best, int(places[place]))
    return best - weights.SILVER * price


@rule
def _upgrade_worth(s: State, seat: int, raw: int, places: IntArray, goods: IntArray) -> int:
    good = good_at_source(int(SOURCE_OF_RAW[raw]))
    into = int(UPGRADED_GOOD[good])
    better = int(goods[into]) - int(goods[good])
    if top(s.farms[seat].agenda) == Decision.UPGRADES:
        return better + weights.UPGRADE + int(raw >= terms.RESOURCES)
    return _completion_worth(s, seat, into, upgrade_price(s, seat, good), places) - int(terms.Good.PIG == good)


@rule
def _trade_worth(s: State, seat: int, what: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of the trade `what` (`terms.Trade`) for a commodity, in tenths of a point.

    The value is positive only if the goods of the trade complete a building or barrow of more value than the commodity.
    `places` holds the value of delivering a good to each building and barrow, `goods` the value of a unit of each good.
    """
    kept = weights.KEPT + int(goods[terms.Good.COMMODITY]) // 2
    if what == terms.Trade.SILVER:
        return weights.NEVER
    if what < terms.Trade.CARD:
        first, second = int(PAIR_GOODS[what - 1, 0]), int(PAIR_GOODS[what - 1, 1])
        done = max(_completion_worth(s, seat, first, 0, places), _completion_worth(s, seat, second, 0, places))
        return done - kept
    if what == terms.Trade.CARD:
        return weights.NEVER
    if what == terms.Trade.PIG:
        return _completion_worth(s, seat, terms.Good.PIG, 0, places) - kept
    return weights.NEVER


@rule
def _roof_worth(s: State, seat: int, roof: int, goods: IntArray) -> int:
    """Return the value of using a roof marker at this moment, in tenths of a point.

    `roof` is the kind of the marker (`Roof`), and `goods` holds the value of one unit of each good.
    """
    if roof == Roof.UPGRADE_1 or roof == Roof.UPGRADE_2:
        return best_upgrade_worth(s, seat, goods) - weights.FEWER
    if roof == Roof.DELIVERY or roof == Roof.BOUGHT_DELIVERY:
        late = s.step == Step.EXTRA_DELIVERIES or s.step == Step.DELIVERIES or s.rounds == terms.ROUNDS
        by_the_way = get_argument(s.farms[seat].agenda, Delivering.SERIES) == Series.BY_THE_WAY
        return weights.LATE_DELIVERY if late and not by_the_way else weights.NEVER
    if roof == Roof.CHANGE_DIE_1 or roof == Roof.CHANGE_DIE_2 or roof == Roof.REUSE_ROOF:
        return weights.LATE_REUSE if s.rounds == terms.ROUNDS and roof == Roof.REUSE_ROOF else weights.NEVER
    return weights.ROOF_USED


@rule
def _helper_worth(s: State, seat: int, card: int, goods: IntArray) -> int:
    """Return the value of calling a helper: its gains less its payment, in tenths of a point.

    `card` is the index of the helper's card, and `goods` holds the value of one unit of each good.
    """
    helper = s.box.cards[card]
    worth = weights.HELPER_CALLED
    for code in (int(helper.gain), int(helper.gain_2)):
        if code > 0:
            worth += packed_number(code) * _gain_worth(packed_kind(code), goods)
    pay = int(helper.pay)
    if pay > 0:
        worth -= packed_number(pay) * _gain_worth(packed_kind(pay), goods)
    return worth


@rule
def _gain_worth(kind: int, goods: IntArray) -> int:
    if kind < len(terms.GOODS):
        return int(goods[kind])
    if kind <= Gain.CARD:
        return weights.CARD
    if kind == Gain.DELIVERY:
        return weights.ONE_DELIVERY
    return weights.STEP
