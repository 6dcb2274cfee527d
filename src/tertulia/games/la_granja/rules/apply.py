"""Applies actions: maps each action number to its rule and updates the decision that it answers."""

from tertulia.games.la_granja.model.actions import Action, card_and_side
from tertulia.games.la_granja.model.arguments import Offering, Pausing, Upgrading
from tertulia.games.la_granja.model.decisions import ANYTIME, Before, Decision
from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DELIVERY_TARGETS
from tertulia.games.la_granja.rules.anytime import buy, free_upgrade, paid_upgrade, sell, trade
from tertulia.games.la_granja.rules.card_piles import draw_cards
from tertulia.games.la_granja.rules.choosing import choose_good, choose_pair, name_good, swap_good
from tertulia.games.la_granja.rules.crafts import end_deliveries
from tertulia.games.la_granja.rules.delivering import buy_deliveries, deliver_one
from tertulia.games.la_granja.rules.dice import (
    MAIN,
    STEPS,
    card_of_die,
    reroll,
    shift_die,
    spend_option,
    take,
    upgrades_of_die,
)
from tertulia.games.la_granja.rules.donkeys import choose_donkey
from tertulia.games.la_granja.rules.helpers import slot_of, use_helper
from tertulia.games.la_granja.rules.income import grow
from tertulia.games.la_granja.rules.marker_limit import free, too_many
from tertulia.games.la_granja.rules.market import answer_guard, place
from tertulia.games.la_granja.rules.playing import discard_one, end_play, pay_good, play_one, replace_one
from tertulia.games.la_granja.rules.roofs import buy_roof, double_points, turn_roof, use_roof
from tertulia.games.la_granja.rules.siesta import advance_disc
from tertulia.games.la_granja.rules.steps import end_pause, siesta_move
from tertulia.games.la_granja.rules.turn import advance
from tertulia.games.la_granja.rules.use_helper import call_helper
from tertulia.kernel.agenda import Agenda, get_argument, pop, set_argument, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Apply a legal action, then advance to the next decision."""
    carry_out(s, seat, action)
    advance(s)


@rule
def carry_out(s: State, seat: int, action: int) -> None:
    """Apply the effect of an action without advancing."""
    pending = s.farms[seat].agenda
    if action >= Action.BUY:
        _any_time(s, seat, pending, action)
    elif action >= Action.DONKEY:
        _transport(s, seat, pending, action)
    elif action >= Action.ROOF:
        _revenue(s, seat, pending, action)
    else:
        _cards(s, seat, pending, action)


@rule
def _cards(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.DRAW:
        card, side = card_and_side(action)
        play_one(s, seat, pending, card, side)
    elif action < Action.DISCARD:
        pop(pending)
        draw_cards(s, seat, 1)
    elif action < Action.PAY:
        discard_one(s, seat, pending, action - Action.DISCARD)
    elif action < Action.REPLACE:
        pay_good(s, seat, pending, action - Action.PAY)
    else:
        replace_one(s, seat, pending, action - Action.REPLACE)


@rule
def _revenue(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.TAKE:
        pop(pending)
        buy_roof(s, seat, action - Action.ROOF)
    elif action < Action.REROLL:
        take(s, seat, action - Action.TAKE)
    elif action < Action.SHIFT:
        reroll(s, seat, action - Action.REROLL)
    elif action < Action.CARD:
        shift_die(s, seat, pending, action - Action.SHIFT)
    elif action < Action.GAIN:
        card_of_die(s, seat, pending)
    elif action < Action.PAIR:
        choose_good(s, seat, pending, action - Action.GAIN)
    elif action < Action.UPGRADES:
        choose_pair(s, seat, pending, action - Action.PAIR)
    elif action < Action.ADVANCE:
        upgrades_of_die(s, seat, pending)
    else:
        _advance(s, seat, pending)


@rule
def _advance(s: State, seat: int, pending: Agenda) -> None:
    """Revenue space 5: advance two steps, or one after an upgrade."""
    if top(pending) == Decision.DIE:
        spend_option(s, seat, pending, MAIN)
        advance_disc(s, seat, STEPS)
    else:
        pop(pending)
        advance_disc(s, seat, 1)


@rule
def _transport(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.DELIVER:
        choose_donkey(s, seat, pending, action - Action.DONKEY)
    elif action < Action.EXTRA:
        pair = action - Action.DELIVER
        deliver_one(s, seat, pending, pair // len(DELIVERY_TARGETS), pair % len(DELIVERY_TARGETS))
    elif action < Action.MARKET:
        buy_deliveries(s, seat, pending, action - Action.EXTRA + 1)
    elif action < Action.GUARD:
        place(s, seat, pending, action - Action.MARKET)
    elif action < Action.MARK:
        answer_guard(s, seat, action - Action.GUARD)
    elif action < Action.NAME:
        use_helper(s, seat, slot_of(s, seat, get_argument(pending, Offering.CARD)))
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
        free(s, seat, action - Action.FREE)
        if not too_many(s, seat):
            pop(pending)


@rule
def _any_time(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.SELL:
        buy(s, seat, action - Action.BUY)
    elif action < Action.UPGRADE:
        sell(s, seat, action - Action.SELL)
    elif action < Action.TRADE:
        _upgrade(s, seat, pending, action - Action.UPGRADE)
    elif action < Action.USE:
        trade(s, seat, action - Action.TRADE)
    elif action < Action.HELPER:
        if top(pending) == Decision.DOUBLE:
            double_points(s, seat, action - Action.USE)
        else:
            use_roof(s, seat, action - Action.USE)
    elif action < Action.DONE:
        call_helper(s, seat, action - Action.HELPER)
    else:
        _done(s, seat, pending)


@rule
def _upgrade(s: State, seat: int, pending: Agenda, raw: int) -> None:
    """Upgrade for free while free upgrades are open, otherwise for silver."""
    if top(pending) == Decision.UPGRADES:
        set_argument(pending, Upgrading.LEFT, get_argument(pending, Upgrading.LEFT) - 1)
        set_argument(pending, Upgrading.STEP, int(get_argument(pending, Upgrading.STEP) == 2))
        free_upgrade(s, seat, raw)
    else:
        paid_upgrade(s, seat, raw)


@rule
def _done(s: State, seat: int, pending: Agenda) -> None:
    """End or decline the open decision."""
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
            grow(s, seat)
        elif kind == Decision.SIESTA:
            siesta_move(s, seat)
    # the player could just take any-time actions in the decision that ended, so the pause for them is skipped
    if kind <= ANYTIME and top(pending) == Decision.PAUSE and get_argument(pending, Pausing.BEFORE) == Before.TURN_END:
        pop(pending)
