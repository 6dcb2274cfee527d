"""Carrying out an action: which rule each number stands for, and what becomes of the decision it answers."""

from __future__ import annotations

from tertulia.games.la_granja.anytime import buy, free_upgrade, paid_upgrade, sell, trade
from tertulia.games.la_granja.deed_cards import discard_one, end_play, pay_good, play_one, replace_one
from tertulia.games.la_granja.deed_choices import (
    choose_good,
    choose_pair,
    deliver_one,
    name_good,
    shift_die,
    swap_good,
)
from tertulia.games.la_granja.dice import MAIN, STEPS, card_of_die, reroll, spend_option, take, upgrades_of_die
from tertulia.games.la_granja.effects import fire
from tertulia.games.la_granja.freeing import free, too_many
from tertulia.games.la_granja.helpers import called, odd_slot
from tertulia.games.la_granja.helping import call_helper
from tertulia.games.la_granja.income import grow
from tertulia.games.la_granja.market import answer_guard, place_marker, set_marker
from tertulia.games.la_granja.names import (
    A_ADVANCE,
    A_BUY,
    A_CARD,
    A_DELIVER,
    A_DISCARD,
    A_DONE,
    A_DONKEY,
    A_DRAW,
    A_EXTRA,
    A_FREE,
    A_GAIN,
    A_GUARD,
    A_HELPER,
    A_MARK,
    A_MARKET,
    A_NAME,
    A_PAIR,
    A_PAY,
    A_PLAY,
    A_REPLACE,
    A_REROLL,
    A_ROOF,
    A_SELL,
    A_SHIFT,
    A_SWAP,
    A_TAKE,
    A_TRADE,
    A_TURN,
    A_UPGRADE,
    A_UPGRADES,
    A_USE,
    MARKER_PLACED,
    PLACES,
    SIDES,
    SILVER,
    VILLAGE_ELDER,
)
from tertulia.games.la_granja.piles import draw_cards
from tertulia.games.la_granja.roofs import buy_roof, double_points, turn_roof, use_roof
from tertulia.games.la_granja.siesta import advance_disc
from tertulia.games.la_granja.state import (
    BOUGHT,
    D_DELIVER,
    D_DIE,
    D_DOUBLE,
    D_GROW,
    D_GUARD,
    D_PLAY,
    D_UPGRADES,
    E_CHOSEN,
    E_EXTRA,
    E_MARK,
)
from tertulia.games.la_granja.turn import advance
from tertulia.kernel.agenda import get, pop, push, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule


@rule
def apply(s: Record, seat: int, action: int) -> None:
    """Carry out a legal action, then go on to the next decision."""
    pending = s.farms[seat].agenda
    if action >= A_BUY:
        _any_time(s, seat, pending, action)
    elif action >= A_DONKEY:
        _transport(s, seat, pending, action)
    elif action >= A_ROOF:
        _revenue(s, seat, pending, action)
    else:
        _cards(s, seat, pending, action)
    advance(s)


@rule
def _cards(s: Record, seat: int, pending: Record, action: int) -> None:
    if action < A_DRAW:
        play_one(s, seat, pending, (action - A_PLAY) // len(SIDES), (action - A_PLAY) % len(SIDES))
    elif action < A_DISCARD:
        pop(pending)
        draw_cards(s, seat, 1)
    elif action < A_PAY:
        discard_one(s, seat, pending, action - A_DISCARD)
    elif action < A_REPLACE:
        pay_good(s, seat, pending, action - A_PAY)
    else:
        replace_one(s, seat, pending, action - A_REPLACE)


@rule
def _revenue(s: Record, seat: int, pending: Record, action: int) -> None:
    if action < A_TAKE:
        pop(pending)
        buy_roof(s, seat, action - A_ROOF)
    elif action < A_REROLL:
        take(s, seat, action - A_TAKE)
    elif action < A_SHIFT:
        reroll(s, seat, action - A_REROLL)
    elif action < A_CARD:
        shift_die(s, seat, pending, action - A_SHIFT)
    elif action < A_GAIN:
        card_of_die(s, seat, pending)
    elif action < A_PAIR:
        choose_good(s, seat, pending, action - A_GAIN)
    elif action < A_UPGRADES:
        choose_pair(s, seat, pending, action - A_PAIR)
    elif action < A_ADVANCE:
        upgrades_of_die(s, seat, pending)
    else:
        _advance(s, seat, pending)


@rule
def _advance(s: Record, seat: int, pending: Record) -> None:
    """Revenue space 5: two steps, or one after an upgrade."""
    if top(pending) == D_DIE:
        spend_option(s, seat, pending, MAIN)
        advance_disc(s, seat, STEPS)
    else:
        pop(pending)
        advance_disc(s, seat, 1)


@rule
def _transport(s: Record, seat: int, pending: Record, action: int) -> None:
    farm = s.farms[seat]
    if action < A_DELIVER:
        pop(pending)
        farm.donkey = action - A_DONKEY + 1
        emit(s.events, E_CHOSEN, seat, 0, 0, 0, 0, 0)
    elif action < A_EXTRA:
        deliver_one(s, seat, pending, (action - A_DELIVER) // len(PLACES), (action - A_DELIVER) % len(PLACES))
    elif action < A_MARKET:
        _buy_deliveries(s, seat, pending, action - A_EXTRA + 1)
    elif action < A_GUARD:
        _place(s, seat, pending, action - A_MARKET)
    elif action < A_MARK:
        answer_guard(s, seat, action - A_GUARD)
    elif action < A_NAME:
        pop(pending)
        called(s, seat, odd_slot(s, seat, VILLAGE_ELDER))
        s.marked = action - A_MARK + 1
        s.marker = seat
        emit(s.events, E_MARK, seat, action - A_MARK + 1, 0, 0, 0, 0)
    elif action < A_SWAP:
        name_good(s, seat, pending, action - A_NAME)
    elif action < A_TURN:
        swap_good(s, seat, pending, action - A_SWAP)
    elif action < A_FREE:
        pop(pending)
        turn_roof(s, seat, action - A_TURN)
    else:
        free(s, seat, action - A_FREE)
        if not too_many(s, seat):
            pop(pending)


@rule
def _buy_deliveries(s: Record, seat: int, pending: Record, n: int) -> None:
    """All extra deliveries of a round at once, then they are carried out (rules 8.4, original)."""
    farm = s.farms[seat]
    price = max(n - int(farm.free_extras), 0)
    farm.stock[SILVER] -= price
    emit(s.events, E_EXTRA, seat, n, price, 0, 0, 0)
    pop(pending)
    push(pending, D_DELIVER)
    put(pending, 0, n)
    put(pending, 1, BOUGHT)


@rule
def _place(s: Record, seat: int, pending: Record, space: int) -> None:
    """A barrow's marker removes what it can; a roof's is only placed (ruling 18)."""
    value = get(pending, 0)
    pop(pending)
    if value > 0:
        place_marker(s, seat, space)
    else:
        set_marker(s, seat, space)
        fire(s, seat, MARKER_PLACED, 1)


@rule
def _any_time(s: Record, seat: int, pending: Record, action: int) -> None:
    if action < A_SELL:
        buy(s, seat, action - A_BUY)
    elif action < A_UPGRADE:
        sell(s, seat, action - A_SELL)
    elif action < A_TRADE:
        _upgrade(s, seat, pending, action - A_UPGRADE)
    elif action < A_USE:
        trade(s, seat, action - A_TRADE)
    elif action < A_HELPER:
        if top(pending) == D_DOUBLE:
            double_points(s, seat, action - A_USE)
        else:
            use_roof(s, seat, action - A_USE)
    elif action < A_DONE:
        call_helper(s, seat, action - A_HELPER)
    else:
        _done(s, seat, pending)


@rule
def _upgrade(s: Record, seat: int, pending: Record, raw: int) -> None:
    """Free while free upgrades are open, else for silver."""
    if top(pending) == D_UPGRADES:
        put(pending, 0, get(pending, 0) - 1)
        put(pending, 1, int(get(pending, 1) == 2))
        free_upgrade(s, seat, raw)
    else:
        paid_upgrade(s, seat, raw)


@rule
def _done(s: Record, seat: int, pending: Record) -> None:
    """End or decline what is open."""
    kind = top(pending)
    if kind == D_GUARD:
        answer_guard(s, seat, -1)
    elif kind == D_PLAY:
        end_play(s, seat, pending)
    else:
        pop(pending)
        if kind == D_GROW:
            grow(s, seat)
