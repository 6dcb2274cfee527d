"""The greedy bot: every legal action has a worth in tenths of a point, the best is taken, chance decides among equals."""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.goods import good_of
from tertulia.games.la_granja.greedy_cards import worth_of_card_action
from tertulia.games.la_granja.greedy_farm import worth_any_time, worth_of_delivery, worth_of_market
from tertulia.games.la_granja.greedy_revenue import worth_of_revenue
from tertulia.games.la_granja.greedy_worth import goods_worth, places_worth
from tertulia.games.la_granja.legal_choices import symbols_of
from tertulia.games.la_granja.names import (
    A_BUY,
    A_DELIVER,
    A_DONKEY,
    A_EXTRA,
    A_FREE,
    A_GUARD,
    A_MARK,
    A_MARKET,
    A_NAME,
    A_ROOF,
    A_SWAP,
    A_TURN,
    F_COMPLETED,
    F_MARKET,
    GOODS,
    PLACES,
    SOURCES,
)
from tertulia.kernel.agenda import get
from tertulia.kernel.chance import draw
from tertulia.kernel.rule import Record, rule

HAT, EXTRA, GUARDED = 14, 12, 30
LEAST = -1_000_000


@rule
def greedy(s: Record, seat: int, actions: Record, n: int, chance: Record) -> int:
    """One of actions[:n]."""
    places = np.zeros(len(PLACES), np.int64)
    goods = np.zeros(len(GOODS), np.int64)
    if n > 1:
        places_worth(s, seat, places)
        goods_worth(s, seat, places, goods)
    best, worth, equal = int(actions[0]), LEAST, 0
    for i in range(n):
        mine = worth_of(s, seat, int(actions[i]), places, goods) if n > 1 else 0
        if mine > worth:
            best, worth, equal = int(actions[i]), mine, 1
        elif mine == worth:
            equal += 1
            if draw(chance, equal) == 0:
                best = int(actions[i])
    return best


@rule
def worth_of(s: Record, seat: int, action: int, places: Record, goods: Record) -> int:
    """What an action is worth; `done` is worth nothing, so that what costs more than it brings is left alone."""
    if action >= A_BUY:
        return worth_any_time(s, seat, action, places, goods)
    if action < A_ROOF:
        return worth_of_card_action(s, seat, action, places, goods)
    if action < A_DONKEY:
        return worth_of_revenue(s, seat, action, places, goods)
    if action < A_DELIVER:
        return _donkey(s, seat, action - A_DONKEY)
    if action < A_EXTRA:
        return worth_of_delivery(
            s, seat, (action - A_DELIVER) // len(PLACES), (action - A_DELIVER) % len(PLACES), places
        )
    if action < A_MARKET:
        return _extras(s, seat, action - A_EXTRA + 1)
    return _others(s, seat, action, places, goods)


@rule
def useful_goods(s: Record, seat: int) -> int:
    """How many goods of a farm some place asks for, each symbol counted once."""
    farm = s.farms[seat]
    wanted = 0
    for place in range(len(PLACES)):
        wanted |= int(farm.wants[place])
    count = 0
    for source in range(len(SOURCES)):
        if (wanted >> good_of(source)) & 1 and source != 7:
            count += min(int(farm.stock[source]), 2)
    return count


@rule
def _donkey(s: Record, seat: int, which: int) -> int:
    """Deliveries that can be used, and steps on the siesta track."""
    return 30 * min(which + 1, useful_goods(s, seat)) + HAT * int(s.box.hats[which])


@rule
def _extras(s: Record, seat: int, n: int) -> int:
    """As many extra deliveries as there are goods for."""
    useful = useful_goods(s, seat)
    return EXTRA * min(n, useful) - 8 * max(n - useful, 0)


@rule
def _others(s: Record, seat: int, action: int, places: Record, goods: Record) -> int:
    """Market spaces, guards, the village elder, bookkeeper and lodges, roof markers turned, markers freed."""
    if action < A_GUARD:
        return worth_of_market(s, seat, action - A_MARKET)
    if action < A_MARK:
        return GUARDED + int(s.box.space_value[action - A_GUARD])
    if action < A_NAME:
        return 5
    if action < A_SWAP:
        return symbols_of(s, seat, action - A_NAME)
    if action < A_TURN:
        return int(goods[get(s.farms[seat].agenda, 0)]) - int(goods[action - A_SWAP])
    if action < A_FREE:
        return 10
    freed = action - A_FREE
    if F_COMPLETED <= freed < F_MARKET:
        return 0
    return -int(goods[freed]) if freed < 7 else -40
