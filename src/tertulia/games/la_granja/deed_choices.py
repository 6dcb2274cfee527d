"""Decisions that an effect opened: goods, pairs, deliveries, and what helpers ask (rules 7.2, 8.3)."""

from __future__ import annotations

from tertulia.games.la_granja.deliver import deliver
from tertulia.games.la_granja.dice import MAIN, gain_of_die, shift, spend_option
from tertulia.games.la_granja.effects import work
from tertulia.games.la_granja.goods import gain, lose
from tertulia.games.la_granja.helpers import called, kind_in, number_in
from tertulia.games.la_granja.legal_choices import symbols_of
from tertulia.games.la_granja.names import BARTERER, HELPERS, M_ODD, PAIR, SILVER
from tertulia.games.la_granja.state import (
    BEGUN,
    D_BARTER,
    D_DIE,
    D_EXTRAS,
    D_GIVE_PAIR,
    E_EXTRA,
    NOT_BEGUN,
)
from tertulia.kernel.agenda import get, pop, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule

BY = (-2, -1, 1, 2)


@rule
def choose_good(s: Record, seat: int, pending: Record, good: int) -> None:
    """A good from a revenue space, an effect, or off a completed barrow."""
    kind = top(pending)
    if kind == D_DIE:
        gain_of_die(s, seat, pending, good)
        return
    pop(pending)
    if kind == D_BARTER:
        _call_barterer(s, seat)
    gain(s, seat, good, 1)


@rule
def _call_barterer(s: Record, seat: int) -> None:
    for slot in range(HELPERS):
        card = int(s.farms[seat].helpers[slot]) - 1
        if card >= 0 and s.box.cards[card].mode == M_ODD and s.box.cards[card].what == BARTERER:
            called(s, seat, slot)


@rule
def choose_pair(s: Record, seat: int, pending: Record, pair: int) -> None:
    """Two different harvest goods: taken, or given to a helper."""
    kind = top(pending)
    first, second = PAIR[pair]
    if kind == D_GIVE_PAIR:
        slot = get(pending, 0)
        pop(pending)
        lose(s, seat, first, 1)
        lose(s, seat, second, 1)
        work(s, seat, slot, 1)
        return
    if kind == D_DIE:
        spend_option(s, seat, pending, MAIN)
    else:
        pop(pending)
    gain(s, seat, first, 1)
    gain(s, seat, second, 1)


@rule
def deliver_one(s: Record, seat: int, pending: Record, source: int, place: int) -> None:
    """One delivery of a series, of a die, or bought as it is used (option `deliveries`)."""
    kind = top(pending)
    if kind == D_DIE:
        spend_option(s, seat, pending, MAIN)
    elif kind == D_EXTRAS:
        _pay_delivery(s, seat)
        put(pending, 0, get(pending, 0) - 1)
    else:
        put(pending, 0, get(pending, 0) - 1)
        if get(pending, 1) == NOT_BEGUN:
            put(pending, 1, BEGUN)
    deliver(s, seat, source, place)


@rule
def _pay_delivery(s: Record, seat: int) -> None:
    farm = s.farms[seat]
    price = int(farm.free_extras == 0)
    if price == 0:
        farm.free_extras -= 1
    farm.stock[SILVER] -= price
    emit(s.events, E_EXTRA, seat, 1, price, 0, 0, 0)


@rule
def name_good(s: Record, seat: int, pending: Record, good: int) -> None:
    """The bookkeeper counts the symbols of a good."""
    code = get(pending, 0)
    pop(pending)
    gain(s, seat, kind_in(code), number_in(code) * symbols_of(s, seat, good))


@rule
def swap_good(s: Record, seat: int, pending: Record, good: int) -> None:
    """A lodge takes one harvest good and gives another."""
    put(pending, 1, get(pending, 1) - 1)
    lose(s, seat, good, 1)
    gain(s, seat, get(pending, 0), 1)


@rule
def shift_die(s: Record, seat: int, pending: Record, which: int) -> None:
    """Use another revenue space than the die says."""
    pop(pending)
    shift(s, seat, pending, BY[which])
