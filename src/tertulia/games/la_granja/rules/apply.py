"""Applies actions: maps each action number to its rule and updates the decision that it answers."""

from tertulia.games.la_granja.model.actions import Action, card_and_side
from tertulia.games.la_granja.model.arguments import Offering, Pausing, Upgrading
from tertulia.games.la_granja.model.decisions import ANYTIME, Decision, PauseBefore
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DELIVERY_TARGETS
from tertulia.games.la_granja.rules.anytime import (
    buy_good,
    sell_good,
    trade_commodity,
    upgrade_for_free,
    upgrade_for_silver,
)
from tertulia.games.la_granja.rules.card_piles import draw_cards
from tertulia.games.la_granja.rules.choosing import choose_good, choose_pair, name_good, swap_good
from tertulia.games.la_granja.rules.crafts import end_deliveries
from tertulia.games.la_granja.rules.delivery_series import buy_deliveries, deliver_one
from tertulia.games.la_granja.rules.dice import (
    MAIN_OPTION,
    SIESTA_STEPS,
    open_die_upgrades,
    reroll_die,
    shift_die,
    spend_option,
    take_die,
    use_die_for_card,
)
from tertulia.games.la_granja.rules.donkeys import choose_donkey
from tertulia.games.la_granja.rules.helpers import find_helper_slot, use_helper
from tertulia.games.la_granja.rules.income import grow_goods
from tertulia.games.la_granja.rules.marker_limit import exceeds_marker_limit, free_marker
from tertulia.games.la_granja.rules.market import answer_guard, place_on_chosen_space
from tertulia.games.la_granja.rules.playing import (
    discard_chosen_card,
    end_play,
    pay_good,
    play_chosen_card,
    replace_chosen_card,
)
from tertulia.games.la_granja.rules.roofs import buy_roof, double_points, turn_roof, use_roof
from tertulia.games.la_granja.rules.siesta import advance_disc
from tertulia.games.la_granja.rules.steps import end_pause, move_disc
from tertulia.games.la_granja.rules.turn import advance_game
from tertulia.games.la_granja.rules.use_helper import call_helper
from tertulia.kernel.agenda import Agenda, get_argument, pop, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Apply a legal action, then advance to the next decision."""
    apply_effect(s, seat, action)
    advance_game(s)


@rule
def apply_effect(s: State, seat: int, action: int) -> None:
    """Carry out an action and update the decision that it answers, without advancing the game."""
    pending = s.farms[seat].agenda
    if action >= Action.BUY:
        _apply_any_time_action(s, seat, pending, action)
    elif action >= Action.DONKEY:
        _apply_transport_action(s, seat, pending, action)
    elif action >= Action.ROOF:
        _apply_revenue_action(s, seat, pending, action)
    else:
        _apply_card_action(s, seat, pending, action)


@rule
def _apply_card_action(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.DRAW:
        card, side = card_and_side(action)
        play_chosen_card(s, seat, pending, card, side)
    elif action < Action.DISCARD:
        pop(pending)
        draw_cards(s, seat, 1)
    elif action < Action.PAY:
        discard_chosen_card(s, seat, pending, action - Action.DISCARD)
    elif action < Action.REPLACE:
        pay_good(s, seat, pending, action - Action.PAY)
    else:
        replace_chosen_card(s, seat, pending, action - Action.REPLACE)


@rule
def _apply_revenue_action(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.TAKE:
        pop(pending)
        buy_roof(s, seat, action - Action.ROOF)
    elif action < Action.REROLL:
        take_die(s, seat, action - Action.TAKE)
    elif action < Action.SHIFT:
        reroll_die(s, seat, action - Action.REROLL)
    elif action < Action.CARD:
        shift_die(s, seat, pending, action - Action.SHIFT)
    elif action < Action.GAIN:
        use_die_for_card(s, seat, pending)
    elif action < Action.PAIR:
        choose_good(s, seat, pending, action - Action.GAIN)
    elif action < Action.UPGRADES:
        choose_pair(s, seat, pending, action - Action.PAIR)
    elif action < Action.ADVANCE:
        open_die_upgrades(s, seat, pending)
    else:
        _advance_for_die(s, seat, pending)


@rule
def _advance_for_die(s: State, seat: int, pending: Agenda) -> None:
    """Carry out the action `ADVANCE`: move the seat's disc up the siesta track, and end the decision.

    In a `DIE` decision, revenue space 5 moves the disc two spaces. In an `UPGRADES` decision, the disc moves one space
    in place of a second upgrade.
    """
    if top(pending) == Decision.DIE:
        spend_option(s, seat, pending, MAIN_OPTION)
        advance_disc(s, seat, SIESTA_STEPS)
    else:
        pop(pending)
        advance_disc(s, seat, 1)


@rule
def _apply_transport_action(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.DELIVER:
        choose_donkey(s, seat, pending, action - Action.DONKEY)
    elif action < Action.EXTRA:
        pair = action - Action.DELIVER
        deliver_one(s, seat, pending, pair // len(DELIVERY_TARGETS), pair % len(DELIVERY_TARGETS))
    elif action < Action.MARKET:
        buy_deliveries(s, seat, pending, action - Action.EXTRA + 1)
    elif action < Action.GUARD:
        place_on_chosen_space(s, seat, pending, action - Action.MARKET)
    elif action < Action.MARK:
        answer_guard(s, seat, action - Action.GUARD)
    elif action < Action.NAME:
        use_helper(s, seat, find_helper_slot(s, seat, get_argument(pending, Offering.CARD)))
        pop(pending)
        s.marked = action - Action.MARK + 1
        s.marker = seat
        emit(s.events, Event.MARK, seat, action - Action.MARK + 1)
    elif action < Action.SWAP:
        name_good(s, seat, pending, action - Action.NAME)
    elif action < Action.TURN:
        swap_good(s, seat, pending, action - Action.SWAP)
    elif action < Action.FREE:
        pop(pending)
        turn_roof(s, seat, action - Action.TURN)
    else:
        free_marker(s, seat, action - Action.FREE)
        if not exceeds_marker_limit(s, seat):
            pop(pending)


@rule
def _apply_any_time_action(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.SELL:
        buy_good(s, seat, action - Action.BUY)
    elif action < Action.UPGRADE:
        sell_good(s, seat, action - Action.SELL)
    elif action < Action.TRADE:
        _apply_upgrade(s, seat, pending, action - Action.UPGRADE)
    elif action < Action.USE:
        trade_commodity(s, seat, action - Action.TRADE)
    elif action < Action.HELPER:
        if top(pending) == Decision.DOUBLE:
            double_points(s, seat, action - Action.USE)
        else:
            use_roof(s, seat, action - Action.USE)
    elif action < Action.DONE:
        call_helper(s, seat, action - Action.HELPER)
    else:
        _end_decision(s, seat, pending)


@rule
def _apply_upgrade(s: State, seat: int, pending: Agenda, raw: int) -> None:
    """Upgrade a resource: for free while the decision `UPGRADES` is open, otherwise for silver.

    `raw` is the index of the resource's source in `RAW`.
    """
    if top(pending) == Decision.UPGRADES:
        set_argument(pending, Upgrading.LEFT, get_argument(pending, Upgrading.LEFT) - 1)
        set_argument(pending, Upgrading.STEP, int(get_argument(pending, Upgrading.STEP) == 2))
        upgrade_for_free(s, seat, raw)
    else:
        upgrade_for_silver(s, seat, raw)


@rule
def _end_decision(s: State, seat: int, pending: Agenda) -> None:
    """Carry out the action `done`: end or decline the open decision."""
    kind = top(pending)
    if kind == Decision.GUARD:
        answer_guard(s, seat, -1)
    elif kind == Decision.PLAY:
        end_play(s, seat, pending)
    elif kind == Decision.DELIVER:
        end_deliveries(s, seat, pending)
    elif kind == Decision.HELP or kind == Decision.OFFER:
        while top(pending) == kind:  # decline all helpers asked about at once
            pop(pending)
    elif kind == Decision.PAUSE:
        end_pause(s, seat, pending)
    else:
        pop(pending)
        if kind == Decision.GROW:
            grow_goods(s, seat)
        elif kind == Decision.SIESTA:
            move_disc(s, seat)
    # the player could just take any-time actions in the decision that ended, so the pause for them is skipped
    if (
        kind <= ANYTIME
        and top(pending) == Decision.PAUSE
        and get_argument(pending, Pausing.BEFORE) == PauseBefore.TURN_END
    ):
        pop(pending)
