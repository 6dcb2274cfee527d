"""Legal actions of a seat, in ascending order.

Rules write every candidate action, and increase the count only if it is legal.
"""

from tertulia.games.la_granja.model import arguments
from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.decisions import ANYTIME, Decision
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import PAIRS, Good, Zone
from tertulia.games.la_granja.rules.anytime import dealings, free_upgrades
from tertulia.games.la_granja.rules.card_piles import can_draw
from tertulia.games.la_granja.rules.cards import in_zone
from tertulia.games.la_granja.rules.choosing import choices, herb_pairs, lodge_goods, symbols_named
from tertulia.games.la_granja.rules.deliver import deliveries
from tertulia.games.la_granja.rules.delivering import extras, extras_left
from tertulia.games.la_granja.rules.dice import die_options, shifts, takes
from tertulia.games.la_granja.rules.donkeys import donkeys
from tertulia.games.la_granja.rules.marker_limit import freeable
from tertulia.games.la_granja.rules.market import guards, market_spaces
from tertulia.games.la_granja.rules.playing import payments, plays, replaceable
from tertulia.games.la_granja.rules.prices import free_extras
from tertulia.games.la_granja.rules.roofs import on_sale, used_roofs
from tertulia.games.la_granja.rules.use_helper import helpers_ready
from tertulia.kernel.agenda import Agenda, get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def legal(s: State, seat: int, out: IntArray) -> int:
    """Write the legal actions of a seat that may act to `out`; returns their number."""
    pending = s.farms[seat].agenda
    kind = top(pending)
    if kind > ANYTIME:
        return _closed(s, seat, pending, kind, out)
    n = _open(s, seat, pending, kind, out)
    n = dealings(s, seat, out, n)
    n = helpers_ready(s, seat, pending, kind, out, n)
    if may_stop(s, seat, pending, kind):
        out[n] = Action.DONE
        n += 1
    return n


@rule
def may_stop(s: State, seat: int, pending: Agenda, kind: int) -> bool:
    """Return whether `done` ends or declines the decision.

    In round 1 two cards must be played (rules 6.0 step 1).
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
def _open(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """List the actions of a decision that also allows any-time actions."""
    if kind == Decision.PLAY:
        return plays(s, seat, out) if get_argument(pending, arguments.Playing.LEFT) > 0 else 0
    if kind == Decision.ROOF:
        return on_sale(s, seat, out, 0)
    if kind == Decision.TAKE:
        return takes(s, seat, out)
    if kind == Decision.DIE:
        return die_options(s, seat, pending, out)
    if kind == Decision.DELIVER:
        return deliveries(s, seat, 0, out, 0) if get_argument(pending, arguments.Delivering.LEFT) > 0 else 0
    if kind == Decision.BUY_DELIVERIES:
        return extras(s, seat, out)
    if kind == Decision.BUY_ONE_BY_ONE:
        price = int(free_extras(s, seat) == 0)
        affordable = s.farms[seat].stock[Good.SILVER] >= price
        return deliveries(s, seat, price, out, 0) if extras_left(s, seat, pending) > 0 and affordable else 0
    if kind == Decision.INCOME:
        return choices(s, seat, pending, out)
    if kind == Decision.MARK:
        for space in range(6):
            out[space] = Action.MARK + space
        return 6
    return 0


@rule
def _closed(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """List the actions of a decision that completes an action already begun."""
    if kind == Decision.CARD:
        n = plays(s, seat, out)
        out[n] = Action.DRAW
        return n + int(get_argument(pending, arguments.Drawing.ALLOWED) == 1 and can_draw(s))
    if kind == Decision.DISCARD or kind == Decision.GIVE_CARD:
        return in_zone(s, Zone.HAND + seat, Action.DISCARD, out, 0)
    if kind == Decision.PAY:
        return payments(s, seat, pending, out)
    if kind == Decision.REPLACE:
        return replaceable(s, seat, get_argument(pending, arguments.Replacing.SIDE), out)
    if kind == Decision.DONKEY:
        return donkeys(s, seat, out)
    if kind == Decision.MARKET:
        return market_spaces(s, seat, get_argument(pending, arguments.Placing.VALUE), out)
    if kind == Decision.GUARD:
        return _and_done(out, guards(pending, out))
    if kind == Decision.FREE:
        return freeable(s, seat, pending, out)
    return _gains(s, seat, pending, kind, out)


@rule
def _gains(s: State, seat: int, pending: Agenda, kind: int, out: IntArray) -> int:
    """List the actions of decisions about goods, upgrades and roof markers."""
    if kind == Decision.CHOICE:
        return choices(s, seat, pending, out)
    if kind == Decision.PAIR:
        for pair in range(len(PAIRS)):
            out[pair] = Action.PAIR + pair
        return len(PAIRS)
    if kind == Decision.UPGRADES:
        out[0] = Action.ADVANCE
        n = free_upgrades(s, seat, out, int(get_argument(pending, arguments.Upgrading.STEP) == 1))
        return _and_done(out, n)
    if kind == Decision.BARTER:
        return _and_done(out, choices(s, seat, pending, out))
    if kind == Decision.LODGE:
        return _and_done(out, lodge_goods(s, seat, pending, out))
    if kind == Decision.NAME_GOOD:
        return symbols_named(s, seat, out)
    if kind == Decision.GIVE_PAIR:
        return herb_pairs(s, seat, out)
    if kind == Decision.TURN:
        return used_roofs(s, seat, pending, out)
    if kind == Decision.SHIFT:
        return shifts(s, seat, pending, out)
    if kind == Decision.HELP:
        return _and_done(out, helpers_ready(s, seat, pending, kind, out, 0))
    if kind == Decision.STEP:
        out[0] = Action.ADVANCE
        return _and_done(out, 1)
    if kind == Decision.DOUBLE:
        out[0] = Action.USE + get_argument(pending, arguments.Doubling.PLACE)
        return _and_done(out, 1)
    return 0


@rule
def _and_done(out: IntArray, n: int) -> int:
    """Append `done`."""
    out[n] = Action.DONE
    return n + 1
