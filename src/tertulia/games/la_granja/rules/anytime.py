"""Any-time actions of the active player (rules 5.1).

The player may buy, sell or upgrade resources, give a trade commodity, or use a roof marker or a helper.
"""

import numpy as np

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.arguments import Drawing
from tertulia.games.la_granja.model.cards import Gain, Modifier, Special
from tertulia.games.la_granja.model.decisions import Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.rules.effects import ASK_BEFORE_HELP, ask_before_help, can_grant, open_upgrades
from tertulia.games.la_granja.rules.goods import (
    SOURCE_OF_RAW,
    gain_good,
    good_at_source,
    has_raw_goods,
    lose_good,
    score_points,
    upgrade_good,
)
from tertulia.games.la_granja.rules.helpers import (
    NO_SLOT,
    find_payable_special,
    has_special,
    packed_kind,
    packed_number,
    use_helper,
)
from tertulia.games.la_granja.rules.prices import buy_price, pig_room, sell_price, upgrade_price
from tertulia.games.la_granja.rules.roofs import is_roof_usable
from tertulia.kernel.agenda import push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

TRADE_KINDS_BY_ACTION = np.array(terms.TRADE_KIND)
PAIR_GOODS = np.array(terms.PAIR)
TRADE_SILVER = 4
TRADE_UPGRADES = 2


@rule
def append_dealings(s: State, seat: int, out: IntArray, n: int) -> int:
    """Append to `out` all legal purchases, sales, upgrades, trades and uses of roof markers.

    These are all any-time actions except calling helpers. `out` already holds `n` actions. Returns the new number of
    actions.
    """
    farm = s.farms[seat]
    silver = int(farm.stock[terms.Good.SILVER])
    for good in range(terms.RESOURCES):
        out[n] = Action.BUY + good
        n += int(silver >= buy_price(s, seat, good)) & int(good != terms.Good.PIG or pig_room(s, seat) > 0)
    fields = int(farm.modifiers[Modifier.SELL_FROM_FIELDS] > 0)
    for raw in range(len(terms.RAW)):
        out[n] = Action.SELL + raw
        n += int(farm.stock[SOURCE_OF_RAW[raw]] > 0) & (int(raw < terms.RAW_FIELDS) | fields)
    n = append_paid_upgrades(s, seat, silver, out, n)
    if farm.stock[terms.Good.COMMODITY] > 0:
        n = _append_trades(s, seat, out, n)
    for place in range(terms.ROOF_PLACES):
        if farm.roofs[place] > 0 and (int(farm.roofs_used) >> place) & 1 == 0:
            out[n] = Action.USE + place
            n += int(is_roof_usable(s, seat, place))
    return n


@rule
def append_paid_upgrades(s: State, seat: int, silver: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that upgrade a resource, if the amount `silver` can pay for the upgrade.

    `out` already holds `n` actions. Returns the new number of actions.
    """
    farm = s.farms[seat]
    paid_for = 0
    for good in range(terms.RAW_FIELDS):
        paid_for |= int(silver >= upgrade_price(s, seat, good)) << good
    for raw in range(len(terms.RAW)):
        out[n] = Action.UPGRADE + raw
        n += int(farm.stock[SOURCE_OF_RAW[raw]] > 0) & (paid_for >> good_at_source(int(SOURCE_OF_RAW[raw]))) & 1
    return n


@rule
def append_free_upgrades(s: State, seat: int, out: IntArray, n: int) -> int:
    """Append to `out` the actions that upgrade a resource of the farm for free.

    `out` already holds `n` actions. Returns the new number of actions.
    """
    farm = s.farms[seat]
    for raw in range(len(terms.RAW)):
        out[n] = Action.UPGRADE + raw
        n += int(farm.stock[SOURCE_OF_RAW[raw]] > 0)
    return n


@rule
def _append_trades(s: State, seat: int, out: IntArray, n: int) -> int:
    closed = int(s.farms[seat].trades_closed)
    for trade in range(len(terms.TRADES)):
        out[n] = Action.TRADE + trade
        possible = (closed >> int(TRADE_KINDS_BY_ACTION[trade])) & 1 == 0
        if trade == terms.Trade.CARD:
            possible = possible and can_grant(s, seat, Gain.CARD)
        elif trade == terms.Trade.PIG:
            possible = possible and pig_room(s, seat) > 0
        elif trade == terms.Trade.UPGRADES:
            possible = possible and has_raw_goods(s, seat)
        n += int(possible)
    return n


@rule
def buy_good(s: State, seat: int, good: int) -> None:
    """Buy a resource for silver (rules 5.1.2)."""
    farm = s.farms[seat]
    price = buy_price(s, seat, good)
    farm.stock[terms.Good.SILVER] -= price
    farm.stock[good] += 1
    farm.markers += 1
    emit(s.events, Event.BUY, seat, good, price)


@rule
def sell_good(s: State, seat: int, raw: int) -> None:
    """Sell a resource for silver (rules 5.1.2); `raw` is the index of its source in `RAW`."""
    farm = s.farms[seat]
    source = int(SOURCE_OF_RAW[raw])
    price = sell_price(s, seat, good_at_source(source))
    farm.stock[source] -= 1
    farm.markers -= 1
    farm.stock[terms.Good.SILVER] += price
    emit(s.events, Event.SELL, seat, source, price)


@rule
def upgrade_for_silver(s: State, seat: int, raw: int) -> None:
    """Turn a resource into its upgraded good for silver, as an any-time action (rules 5.1.3).

    `raw` is the index of the resource's source in `RAW`.
    """
    source = int(SOURCE_OF_RAW[raw])
    price = upgrade_price(s, seat, good_at_source(source))
    s.farms[seat].stock[terms.Good.SILVER] -= price
    upgrade_good(s, seat, raw)
    emit(s.events, Event.UPGRADE, seat, source, price)


@rule
def upgrade_for_free(s: State, seat: int, raw: int) -> None:
    """Turn a resource into its upgraded good without payment.

    The seat's open decision is `Decision.UPGRADES`, which an effect has granted. `raw` is the index of the resource's
    source in `RAW`.
    """
    upgrade_good(s, seat, raw)
    emit(s.events, Event.UPGRADE, seat, int(SOURCE_OF_RAW[raw]))


@rule
def trade_commodity(s: State, seat: int, what: int) -> None:
    """Give a trade commodity for one of its uses (rules 5.1.1); `what` is the use, a `Trade`."""
    farm = s.farms[seat]
    lose_good(s, seat, terms.Good.COMMODITY, 1)
    emit(s.events, Event.TRADE, seat, what)
    if what == terms.Trade.SILVER:
        gain_good(s, seat, terms.Good.SILVER, TRADE_SILVER)
    elif what < terms.Trade.CARD:
        gain_good(s, seat, int(PAIR_GOODS[what - 1, 0]), 1)
        gain_good(s, seat, int(PAIR_GOODS[what - 1, 1]), 1)
    elif what == terms.Trade.CARD:
        push(farm.agenda, Decision.CARD)
        set_argument(farm.agenda, Drawing.ALLOWED, 1)
    elif what == terms.Trade.PIG:
        gain_good(s, seat, terms.Good.PIG, 1)
    else:
        open_upgrades(farm.agenda, TRADE_UPGRADES, 0)
    if has_special(s, seat, Special.TRAVELING_SALESMAN):
        _offer_closing_trade(s, seat, int(TRADE_KINDS_BY_ACTION[what]))


@rule
def _offer_closing_trade(s: State, seat: int, kind: int) -> None:
    """Offer the effect of the helper traveling salesman: it closes a kind of trade and brings a gain.

    Nothing happens if the seat has no such helper ready, or cannot pay for it. The player is asked first if the option
    `triggered_helpers` is `ask`; otherwise the trade is closed at once (ruling 26).
    """
    slot = find_payable_special(s, seat, Special.TRAVELING_SALESMAN)
    if slot == NO_SLOT:
        return
    if s.rules[TableRule.TRIGGERED_HELPERS] == ASK_BEFORE_HELP:
        farm = s.farms[seat]
        ask_before_help(farm.agenda, int(farm.helpers[slot]) - 1, kind)
    else:
        close_trade(s, seat, slot, kind)


@rule
def close_trade(s: State, seat: int, slot: int, kind: int) -> None:
    """Close a kind of trade for the rest of the game, and grant the traveling salesman's gain for it.

    A player marker records the closed trade. `slot` is the helper's place, `kind` an index in `TRADE_KINDS`.
    """
    farm = s.farms[seat]
    code = int(s.box.cards[int(farm.helpers[slot]) - 1].gain)
    use_helper(s, seat, slot, kind + 1)
    farm.trades_closed |= 1 << kind
    farm.markers += 1
    if packed_kind(code) == terms.Good.POINT:
        score_points(s, seat, packed_number(code), terms.PointSource.HELPER)
    else:
        gain_good(s, seat, packed_kind(code), packed_number(code))
