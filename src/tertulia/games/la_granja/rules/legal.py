"""Legal actions of a seat, in ascending order.

Functions write every candidate action to the next free entry of the array `out`. They advance to the following entry
only if the action is legal; otherwise the next candidate overwrites the action.
"""

from tertulia.games.la_granja.model import arguments
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.decisions import ANYTIME, Decision
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import PAIRS, Good, Zone
from tertulia.games.la_granja.rules.anytime import append_dealings, append_free_upgrades
from tertulia.games.la_granja.rules.card_piles import can_draw
from tertulia.games.la_granja.rules.cards import append_cards_in_zone
from tertulia.games.la_granja.rules.choosing import (
    list_choices,
    list_countable_symbols,
    list_harvest_pairs,
    list_lodge_goods,
)
from tertulia.games.la_granja.rules.deliver import append_deliveries
from tertulia.games.la_granja.rules.delivery_series import count_extras_left, list_extras
from tertulia.games.la_granja.rules.dice import list_die_options, list_shifts, list_takes
from tertulia.games.la_granja.rules.donkeys import list_donkeys
from tertulia.games.la_granja.rules.marker_limit import list_freeable
from tertulia.games.la_granja.rules.market import list_guards, list_market_spaces
from tertulia.games.la_granja.rules.playing import list_payments, list_plays, list_replaceable
from tertulia.games.la_granja.rules.prices import free_extras
from tertulia.games.la_granja.rules.roofs import append_roofs_on_sale, list_used_roofs
from tertulia.games.la_granja.rules.use_helper import append_ready_helpers
from tertulia.kernel.agenda import Agenda, get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write to `out` the legal actions of a seat that may act; return the number of actions."""
    pending = s.farms[seat].agenda
    kind = top(pending)
    if kind > ANYTIME:
        return _list_closed_decision(s, seat, pending, kind, out)
    n = _list_open_decision(s, seat, pending, kind, out)
    n = append_dealings(s, seat, out, n)
    n = append_ready_helpers(s, seat, pending, kind, out, n)
    if may_stop(s, seat, pending, kind):
        out[n] = Action.DONE
        n += 1
    return n


@rule
def may_stop(s: State, seat: int, pending: Agenda, kind: int) -> bool:
    """Return whether the action `done` is legal: it ends or declines the open decision.

    In round 1 two cards must be played first (rules 6.0 step 1).
    """
    if kind == Decision.PLAY:
        return (
            get_argument(pending, arguments.Playing.LEFT) == 0
            or get_argument(pending, arguments.Playing.MUST) == 0
            or s.farms[seat].hand == 0
        )
    if kind == Decision.TAKE or kind == Decision.INCOME:
        return False
    return kind != Decision.DIE or get_argument(pending, arguments.Spending.USED) != 0


@rule
def _list_open_decision(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """Write to `out` the actions that answer a decision at which any-time actions are legal, too.

    Returns the number of actions. The any-time actions and `done` are not included: `legal` adds them.
    """
    if kind == Decision.PLAY:
        return list_plays(s, seat, out) if get_argument(pending, arguments.Playing.LEFT) > 0 else 0
    if kind == Decision.ROOF:
        return append_roofs_on_sale(s, seat, out, 0)
    if kind == Decision.TAKE:
        return list_takes(s, seat, out)
    if kind == Decision.DIE:
        return list_die_options(s, seat, pending, out)
    if kind == Decision.DELIVER:
        return append_deliveries(s, seat, 0, out, 0) if get_argument(pending, arguments.Delivering.LEFT) > 0 else 0
    if kind == Decision.BUY_DELIVERIES:
        return list_extras(s, seat, out)
    if kind == Decision.BUY_ONE_BY_ONE:
        price = int(free_extras(s, seat) == 0)
        affordable = s.farms[seat].stock[Good.SILVER] >= price
        return (
            append_deliveries(s, seat, price, out, 0) if count_extras_left(s, seat, pending) > 0 and affordable else 0
        )
    if kind == Decision.INCOME:
        return list_choices(s, seat, pending, out)
    if kind == Decision.MARK:
        for space in range(6):
            out[space] = Action.MARK + space
        return 6
    return 0


@rule
def _list_closed_decision(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """Write to `out` the actions that answer a decision in the middle of another action.

    Returns the number of actions. Any-time actions are not legal while such a decision is open.
    """
    if kind == Decision.CARD:
        n = list_plays(s, seat, out)
        out[n] = Action.DRAW
        return n + int(get_argument(pending, arguments.Drawing.ALLOWED) == 1 and can_draw(s))
    if kind == Decision.DISCARD or kind == Decision.GIVE_CARD:
        return append_cards_in_zone(s, Zone.HAND + seat, Action.DISCARD, out, 0)
    if kind == Decision.PAY:
        return list_payments(s, seat, pending, out)
    if kind == Decision.REPLACE:
        return list_replaceable(s, seat, get_argument(pending, arguments.Replacing.SIDE), out)
    if kind == Decision.DONKEY:
        return list_donkeys(s, seat, out)
    if kind == Decision.MARKET:
        return list_market_spaces(s, seat, get_argument(pending, arguments.Placing.VALUE), out)
    if kind == Decision.GUARD:
        return _append_done(out, list_guards(pending, out))
    if kind == Decision.FREE:
        return list_freeable(s, seat, pending, out)
    return _list_gain_decision(s, seat, pending, kind, out)


@rule
def _list_gain_decision(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """Write to `out` the actions that answer a decision about goods, dice, helpers or roof markers.

    Returns the number of actions. Any-time actions are not legal while such a decision is open.
    """
    if kind == Decision.CHOICE:
        return list_choices(s, seat, pending, out)
    if kind == Decision.PAIR:
        for pair in range(len(PAIRS)):
            out[pair] = Action.PAIR + pair
        return len(PAIRS)
    if kind == Decision.UPGRADES:
        out[0] = Action.ADVANCE
        n = append_free_upgrades(s, seat, out, int(get_argument(pending, arguments.Upgrading.STEP) == 1))
        return _append_done(out, n)
    if kind == Decision.BARTER:
        return _append_done(out, list_choices(s, seat, pending, out))
    if kind == Decision.LODGE:
        return _append_done(out, list_lodge_goods(s, seat, pending, out))
    if kind == Decision.NAME_GOOD:
        return list_countable_symbols(s, seat, out)
    if kind == Decision.GIVE_PAIR:
        return list_harvest_pairs(s, seat, out)
    if kind == Decision.TURN:
        return list_used_roofs(s, seat, pending, out)
    if kind == Decision.SHIFT:
        return list_shifts(s, seat, pending, out)
    if kind == Decision.HELP:
        return _append_done(out, append_ready_helpers(s, seat, pending, kind, out, 0))
    if kind == Decision.STEP:
        out[0] = Action.ADVANCE
        return _append_done(out, 1)
    if kind == Decision.DOUBLE:
        out[0] = Action.USE + get_argument(pending, arguments.Doubling.PLACE)
        return _append_done(out, 1)
    return 0


@rule
def _append_done(out: IntArray, n: int) -> int:
    """Append the action `done` to `out`; return the new number of actions."""
    out[n] = Action.DONE
    return n + 1
