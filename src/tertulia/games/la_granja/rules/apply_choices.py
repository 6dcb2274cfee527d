"""Decisions that an effect opened: goods, pairs, deliveries, and what helpers ask (rules 7.2, 8.3)."""

from __future__ import annotations

from tertulia.games.la_granja.model import HELPERS, PAIR, Decision, Event, Good, Mode, Series, Special, State
from tertulia.games.la_granja.rules.deliver import deliver
from tertulia.games.la_granja.rules.dice import MAIN, gain_of_die, shift, spend_option
from tertulia.games.la_granja.rules.effects import work
from tertulia.games.la_granja.rules.goods import gain, lose
from tertulia.games.la_granja.rules.helpers import kind_in, number_in, slot_of, use_helper
from tertulia.games.la_granja.rules.legal_choices import symbols_of
from tertulia.games.la_granja.rules.prices import free_extras
from tertulia.kernel.agenda import Agenda, get, pop, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

BY = (-2, -1, 1, 2)


@rule
def choose_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """A good from a revenue space, an effect, or off a completed barrow."""
    kind = top(pending)
    if kind == Decision.DIE:
        gain_of_die(s, seat, pending, good)
        return
    pop(pending)
    if kind == Decision.BARTER:
        _call_barterer(s, seat)
    gain(s, seat, good, 1)


@rule
def _call_barterer(s: State, seat: int) -> None:
    for slot in range(HELPERS):
        card = int(s.farms[seat].helpers[slot]) - 1
        if card >= 0 and s.box.cards[card].mode == Mode.SPECIAL and s.box.cards[card].what == Special.BARTERER:
            use_helper(s, seat, slot)


@rule
def choose_pair(s: State, seat: int, pending: Agenda, pair: int) -> None:
    """Two different harvest goods: taken, or given to a helper."""
    kind = top(pending)
    first, second = PAIR[pair]
    if kind == Decision.GIVE_PAIR:
        slot = slot_of(s, seat, get(pending, 0))
        pop(pending)
        lose(s, seat, first, 1)
        lose(s, seat, second, 1)
        work(s, seat, slot, 1)
        return
    if kind == Decision.DIE:
        spend_option(s, seat, pending, MAIN)
    else:
        pop(pending)
    gain(s, seat, first, 1)
    gain(s, seat, second, 1)


@rule
def deliver_one(s: State, seat: int, pending: Agenda, source: int, place: int) -> None:
    """One delivery of a series, of a die, or bought as it is used (option `deliveries`)."""
    kind = top(pending)
    if kind == Decision.DIE:
        spend_option(s, seat, pending, MAIN)
    elif kind == Decision.BUY_ONE_BY_ONE:
        _pay_delivery(s, seat)
        put(pending, 0, get(pending, 0) - 1)
        put(pending, 1, get(pending, 1) + 1)
    else:
        put(pending, 0, get(pending, 0) - 1)
        if get(pending, 1) == Series.NOT_BEGUN:
            put(pending, 1, Series.BEGUN)
    deliver(s, seat, source, place)


@rule
def _pay_delivery(s: State, seat: int) -> None:
    farm = s.farms[seat]
    price = int(free_extras(s, seat) == 0)
    farm.free_extras += 1 - price
    farm.stock[Good.SILVER] -= price
    emit(s.events, Event.EXTRA, seat, 1, price)


@rule
def name_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """The bookkeeper counts the symbols of a good."""
    code = get(pending, 0)
    pop(pending)
    gain(s, seat, kind_in(code), number_in(code) * symbols_of(s, seat, good))


@rule
def swap_good(s: State, seat: int, pending: Agenda, good: int) -> None:
    """A lodge takes one harvest good and gives another."""
    put(pending, 1, get(pending, 1) - 1)
    lose(s, seat, good, 1)
    gain(s, seat, get(pending, 0), 1)


@rule
def shift_die(s: State, seat: int, pending: Agenda, which: int) -> None:
    """Use another revenue space than the die says."""
    pop(pending)
    shift(s, seat, pending, BY[which])
