"""Applies actions (rules: the actions in detail; rulings 3 to 5)."""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Decision, Origin, Placing
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import REACH, WIDTH
from tertulia.games.granada.rules.paying import close_payment, open_purchase, pay_card
from tertulia.games.granada.rules.placing import build_tile, place_outside_city
from tertulia.games.granada.rules.rebuilding import dismantle_tile, exchange_tile, open_rebuild
from tertulia.games.granada.rules.taking import take_cards
from tertulia.games.granada.rules.turn import advance_game, open_next_placing
from tertulia.kernel.agenda import pop, set_argument
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Apply a legal action, then advance to the next decision."""
    pending = s.players[seat].agenda
    if action < Action.BUY:
        pop(pending)
        take_cards(s, seat, action - Action.TAKE + 1)
    elif action < Action.ADD:
        open_purchase(s, pending, action - Action.BUY)
    elif action < Action.DISMANTLE:
        open_rebuild(pending, Decision.PLACE, action - Action.ADD)
        set_argument(pending, Placing.ORIGIN, Origin.RESERVE)
    elif action < Action.EXCHANGE:
        pop(pending)
        dismantle_tile(s, seat, action - Action.DISMANTLE)
    elif action < Action.FOR:
        open_rebuild(pending, Decision.EXCHANGE, action - Action.EXCHANGE)
    elif action < Action.PAY:
        exchange_tile(s, seat, pending, action - Action.FOR)
    elif action < Action.DONE:
        pay_card(s, seat, pending, action - Action.PAY + 1)
    elif action < Action.CHOOSE:
        close_payment(s, seat, pending)
    elif action < Action.RESERVE:
        open_next_placing(s, seat, action - Action.CHOOSE)
    elif action < Action.BUILD:
        place_outside_city(s, seat, pending, action)
    else:
        cell = action - Action.BUILD
        build_tile(s, seat, pending, cell % WIDTH - REACH, cell // WIDTH - REACH)
    advance_game(s)
