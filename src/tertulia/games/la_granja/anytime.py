"""Any-time actions of the player on turn: buy, sell, upgrade, trade a commodity, use a roof marker or a helper (rules 5.1)."""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.effects import grantable, open_upgrades
from tertulia.games.la_granja.goods import SOURCE_OF_RAW, gain, good_of, has_raw, lose, score_points, upgrade
from tertulia.games.la_granja.helpers import NOBODY, called, has_odd, kind_in, number_in, odd_slot
from tertulia.games.la_granja.names import (
    A_BUY,
    A_SELL,
    A_TRADE,
    A_UPGRADE,
    A_USE,
    COMMODITY,
    G_CARD,
    PAIR,
    PIG,
    POINT,
    RAW,
    RAW_FIELDS,
    RESOURCES,
    ROOF_PLACES,
    S_HELPER,
    SELL_FROM_FIELDS,
    SILVER,
    T_CARD,
    T_PIG,
    T_SILVER,
    T_UPGRADES,
    TRADE_KIND,
    TRADES,
    TRAVELING_SALESMAN,
)
from tertulia.games.la_granja.prices import buy_price, pig_room, sell_price, upgrade_price
from tertulia.games.la_granja.roofs import usable
from tertulia.games.la_granja.state import D_CARD, E_BUY, E_SELL, E_TRADE, E_UPGRADE
from tertulia.kernel.agenda import push, put
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

SOURCE = np.array(SOURCE_OF_RAW)
KIND = np.array(TRADE_KIND)
PAIRED = np.array(PAIR)
TRADE_SILVER = 4
TRADE_UPGRADES = 2


@rule
def dealings(s: Record, seat: int, out: Record, n: int) -> int:
    """Write what may be bought, sold, upgraded, traded and used; returns how many actions there are then."""
    farm = s.farms[seat]
    silver = int(farm.stock[SILVER])
    for good in range(RESOURCES):
        out[n] = A_BUY + good
        n += int(silver >= buy_price(s, seat, good)) & int(good != PIG or pig_room(s, seat) > 0)
    fields = int(farm.mods[SELL_FROM_FIELDS] > 0)
    for raw in range(len(RAW)):
        out[n] = A_SELL + raw
        n += int(farm.stock[SOURCE[raw]] > 0) & (int(raw < RAW_FIELDS) | fields)
    n = paid_upgrades(s, seat, silver, out, n)
    if farm.stock[COMMODITY] > 0:
        n = _trades(s, seat, out, n)
    for place in range(ROOF_PLACES):
        if farm.roofs[place] > 0 and (int(farm.roofs_used) >> place) & 1 == 0:
            out[n] = A_USE + place
            n += int(usable(s, seat, place))
    return n


@rule
def paid_upgrades(s: Record, seat: int, silver: int, out: Record, n: int) -> int:
    """Write the upgrades that so much silver pays for."""
    farm = s.farms[seat]
    for raw in range(len(RAW)):
        price = upgrade_price(s, seat, good_of(int(SOURCE[raw])))
        out[n] = A_UPGRADE + raw
        n += int(farm.stock[SOURCE[raw]] > 0) & int(silver >= price)
    return n


@rule
def free_upgrades(s: Record, seat: int, out: Record, n: int) -> int:
    """Write the upgrades that cost nothing."""
    farm = s.farms[seat]
    for raw in range(len(RAW)):
        out[n] = A_UPGRADE + raw
        n += int(farm.stock[SOURCE[raw]] > 0)
    return n


@rule
def _trades(s: Record, seat: int, out: Record, n: int) -> int:
    closed = int(s.farms[seat].trades_closed)
    for trade in range(len(TRADES)):
        out[n] = A_TRADE + trade
        possible = (closed >> int(KIND[trade])) & 1 == 0
        if trade == T_CARD:
            possible = possible and grantable(s, seat, G_CARD)
        elif trade == T_PIG:
            possible = possible and pig_room(s, seat) > 0
        elif trade == T_UPGRADES:
            possible = possible and has_raw(s, seat)
        n += int(possible)
    return n


@rule
def buy(s: Record, seat: int, good: int) -> None:
    """Buy a resource (rules 5.1.2)."""
    farm = s.farms[seat]
    price = buy_price(s, seat, good)
    farm.stock[SILVER] -= price
    farm.stock[good] += 1
    farm.markers += 1
    emit(s.events, E_BUY, seat, good, price, 0, 0, 0)


@rule
def sell(s: Record, seat: int, raw: int) -> None:
    """Sell a resource (rules 5.1.2)."""
    farm = s.farms[seat]
    source = int(SOURCE[raw])
    price = sell_price(s, seat, good_of(source))
    farm.stock[source] -= 1
    farm.markers -= 1
    farm.stock[SILVER] += price
    emit(s.events, E_SELL, seat, source, price, 0, 0, 0)


@rule
def paid_upgrade(s: Record, seat: int, raw: int) -> None:
    """Upgrade a resource for silver (rules 5.1.3)."""
    source = int(SOURCE[raw])
    price = upgrade_price(s, seat, good_of(source))
    s.farms[seat].stock[SILVER] -= price
    upgrade(s, seat, raw)
    emit(s.events, E_UPGRADE, seat, source, price, 0, 0, 0)


@rule
def free_upgrade(s: Record, seat: int, raw: int) -> None:
    """Upgrade a resource for nothing."""
    upgrade(s, seat, raw)
    emit(s.events, E_UPGRADE, seat, int(SOURCE[raw]), 0, 0, 0, 0)


@rule
def trade(s: Record, seat: int, what: int) -> None:
    """Return a trade commodity for one of its five uses (rules 5.1.1)."""
    farm = s.farms[seat]
    lose(s, seat, COMMODITY, 1)
    emit(s.events, E_TRADE, seat, what, 0, 0, 0, 0)
    if what == T_SILVER:
        gain(s, seat, SILVER, TRADE_SILVER)
    elif what < T_CARD:
        gain(s, seat, int(PAIRED[what - 1, 0]), 1)
        gain(s, seat, int(PAIRED[what - 1, 1]), 1)
    elif what == T_CARD:
        push(farm.agenda, D_CARD)
        put(farm.agenda, 0, 1)
    elif what == T_PIG:
        gain(s, seat, PIG, 1)
    else:
        open_upgrades(farm.agenda, TRADE_UPGRADES, 0)
    if has_odd(s, seat, TRAVELING_SALESMAN):
        _salesman(s, seat, int(KIND[what]))


@rule
def _salesman(s: Record, seat: int, kind: int) -> None:
    """The traveling salesman: points for a trade that is closed from now on; a marker tells so."""
    slot = odd_slot(s, seat, TRAVELING_SALESMAN)
    if slot == NOBODY:
        return
    farm = s.farms[seat]
    code = int(s.box.cards[int(farm.helpers[slot]) - 1].gain)
    called(s, seat, slot)
    farm.trades_closed |= 1 << kind
    farm.markers += 1
    if kind_in(code) == POINT:
        score_points(s, seat, number_in(code), S_HELPER)
    else:
        gain(s, seat, kind_in(code), number_in(code))
