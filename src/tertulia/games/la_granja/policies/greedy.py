"""The greedy bot: every legal action has a worth in tenths of a point, the best is taken, chance decides among equals."""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.model import GOODS, PLACES, SOURCES, Action, Freed, State
from tertulia.games.la_granja.policies.cards import worth_of_card_action
from tertulia.games.la_granja.policies.farm import worth_any_time, worth_of_delivery, worth_of_market
from tertulia.games.la_granja.policies.revenue import worth_of_revenue
from tertulia.games.la_granja.policies.worth import goods_worth, places_worth
from tertulia.games.la_granja.rules.goods import good_of
from tertulia.games.la_granja.rules.legal_choices import symbols_of
from tertulia.kernel.agenda import get
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

HAT, EXTRA, GUARDED = 14, 12, 30
LEAST = -1_000_000


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
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
def worth_of(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """What an action is worth; `done` is worth nothing, so that what costs more than it brings is left alone."""
    if action >= Action.BUY:
        return worth_any_time(s, seat, action, places, goods)
    if action < Action.ROOF:
        return worth_of_card_action(s, seat, action, places, goods)
    if action < Action.DONKEY:
        return worth_of_revenue(s, seat, action, places, goods)
    if action < Action.DELIVER:
        return _donkey(s, seat, action - Action.DONKEY)
    if action < Action.EXTRA:
        return worth_of_delivery(
            s, seat, (action - Action.DELIVER) // len(PLACES), (action - Action.DELIVER) % len(PLACES), places
        )
    if action < Action.MARKET:
        return _extras(s, seat, action - Action.EXTRA + 1)
    return _others(s, seat, action, places, goods)


@rule
def useful_goods(s: State, seat: int) -> int:
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
def _donkey(s: State, seat: int, which: int) -> int:
    """Deliveries that can be used, and steps on the siesta track."""
    return 30 * min(which + 1, useful_goods(s, seat)) + HAT * int(s.box.hats[which])


@rule
def _extras(s: State, seat: int, n: int) -> int:
    """As many extra deliveries as there are goods for."""
    useful = useful_goods(s, seat)
    return EXTRA * min(n, useful) - 8 * max(n - useful, 0)


@rule
def _others(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Market spaces, guards, the village elder, bookkeeper and lodges, roof markers turned, markers freed."""
    if action < Action.GUARD:
        return worth_of_market(s, seat, action - Action.MARKET)
    if action < Action.MARK:
        return GUARDED + int(s.box.space_value[action - Action.GUARD])
    if action < Action.NAME:
        return 5
    if action < Action.SWAP:
        return symbols_of(s, seat, action - Action.NAME)
    if action < Action.TURN:
        return int(goods[get(s.farms[seat].agenda, 0)]) - int(goods[action - Action.SWAP])
    if action < Action.FREE:
        return 10
    freed = action - Action.FREE
    if Freed.COMPLETED <= freed < Freed.MARKET:
        return 0
    return -int(goods[freed]) if freed < 7 else -40
