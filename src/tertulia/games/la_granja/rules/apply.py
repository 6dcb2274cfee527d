"""Carrying out an action: which rule each number stands for, and what becomes of the decision it answers."""

from __future__ import annotations

from tertulia.games.la_granja.model import PLACES, SIDES, Action, Decision, Event, Good, Series, Special, State, Trigger
from tertulia.games.la_granja.rules.anytime import buy, free_upgrade, paid_upgrade, sell, trade
from tertulia.games.la_granja.rules.apply_cards import discard_one, end_play, pay_good, play_one, replace_one
from tertulia.games.la_granja.rules.apply_choices import (
    choose_good,
    choose_pair,
    deliver_one,
    name_good,
    shift_die,
    swap_good,
)
from tertulia.games.la_granja.rules.crafts import end_deliveries
from tertulia.games.la_granja.rules.dice import MAIN, STEPS, card_of_die, reroll, spend_option, take, upgrades_of_die
from tertulia.games.la_granja.rules.effects import fire, open_deliveries
from tertulia.games.la_granja.rules.freeing import free, too_many
from tertulia.games.la_granja.rules.helpers import special_slot, use_helper
from tertulia.games.la_granja.rules.helping import call_helper
from tertulia.games.la_granja.rules.income import grow
from tertulia.games.la_granja.rules.market import answer_guard, place_marker, set_marker
from tertulia.games.la_granja.rules.piles import draw_cards
from tertulia.games.la_granja.rules.prices import free_extras
from tertulia.games.la_granja.rules.roofs import buy_roof, double_points, turn_roof, use_roof
from tertulia.games.la_granja.rules.siesta import advance_disc
from tertulia.games.la_granja.rules.steps import siesta_move
from tertulia.games.la_granja.rules.turn import advance
from tertulia.kernel.agenda import Agenda, get, pop, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, then go on to the next decision."""
    pending = s.farms[seat].agenda
    if action >= Action.BUY:
        _any_time(s, seat, pending, action)
    elif action >= Action.DONKEY:
        _transport(s, seat, pending, action)
    elif action >= Action.ROOF:
        _revenue(s, seat, pending, action)
    else:
        _cards(s, seat, pending, action)
    advance(s)


@rule
def _cards(s: State, seat: int, pending: Agenda, action: int) -> None:
    if action < Action.DRAW:
        play_one(s, seat, pending, (action - Action.PLAY) // len(SIDES), (action - Action.PLAY) % len(SIDES))
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
    """Revenue space 5: two steps, or one after an upgrade."""
    if top(pending) == Decision.DIE:
        spend_option(s, seat, pending, MAIN)
        advance_disc(s, seat, STEPS)
    else:
        pop(pending)
        advance_disc(s, seat, 1)


@rule
def _transport(s: State, seat: int, pending: Agenda, action: int) -> None:
    farm = s.farms[seat]
    if action < Action.DELIVER:
        pop(pending)
        farm.donkey = action - Action.DONKEY + 1
        emit(s.events, Event.CHOSEN, seat)
    elif action < Action.EXTRA:
        deliver_one(s, seat, pending, (action - Action.DELIVER) // len(PLACES), (action - Action.DELIVER) % len(PLACES))
    elif action < Action.MARKET:
        _buy_deliveries(s, seat, pending, action - Action.EXTRA + 1)
    elif action < Action.GUARD:
        _place(s, seat, pending, action - Action.MARKET)
    elif action < Action.MARK:
        answer_guard(s, seat, action - Action.GUARD)
    elif action < Action.NAME:
        pop(pending)
        use_helper(s, seat, special_slot(s, seat, Special.VILLAGE_ELDER))
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
def _buy_deliveries(s: State, seat: int, pending: Agenda, n: int) -> None:
    """All extra deliveries of a round at once, then they are carried out (rules 8.4, original)."""
    farm = s.farms[seat]
    price = max(n - free_extras(s, seat), 0)
    farm.free_extras += n - price
    farm.stock[Good.SILVER] -= price
    emit(s.events, Event.EXTRA, seat, n, price)
    pop(pending)
    open_deliveries(pending, n, Series.BOUGHT)


@rule
def _place(s: State, seat: int, pending: Agenda, space: int) -> None:
    """A barrow's marker removes what it can; a roof's is only placed (ruling 18)."""
    value = get(pending, 0)
    pop(pending)
    if value > 0:
        place_marker(s, seat, space)
    else:
        set_marker(s, seat, space)
        fire(s, seat, Trigger.MARKER_PLACED, 1)


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
    """Free while free upgrades are open, else for silver."""
    if top(pending) == Decision.UPGRADES:
        put(pending, 0, get(pending, 0) - 1)
        put(pending, 1, int(get(pending, 1) == 2))
        free_upgrade(s, seat, raw)
    else:
        paid_upgrade(s, seat, raw)


@rule
def _done(s: State, seat: int, pending: Agenda) -> None:
    """End or decline what is open."""
    kind = top(pending)
    if kind == Decision.GUARD:
        answer_guard(s, seat, -1)
    elif kind == Decision.PLAY:
        end_play(s, seat, pending)
    elif kind == Decision.DELIVER:
        end_deliveries(s, seat, pending)
    else:
        pop(pending)
        if kind == Decision.GROW:
            grow(s, seat)
        elif kind == Decision.SIESTA:
            siesta_move(s, seat)
