"""Carrying out an action (rules: the actions in detail; rulings 3 to 5)."""

from __future__ import annotations

import numpy as np

from tertulia.games.granada.city import survey, survey_sides
from tertulia.games.granada.legal import price_of
from tertulia.games.granada.money import receive, spend, value_of
from tertulia.games.granada.names import (
    ADD,
    BUILD,
    BUY,
    CHOOSE,
    DISMANTLE,
    DONE,
    EXCHANGE,
    FOR,
    GIVE,
    PAY,
    REACH,
    RESERVE,
    SLOTS,
    TAKE,
    TURN,
    VALUES,
    WIDTH,
)
from tertulia.games.granada.places import lift, to_buyer, to_city, to_store
from tertulia.games.granada.state import (
    ACT,
    CURRENCY,
    DIRK,
    E_BUILD,
    E_BUY,
    E_DISMANTLE,
    E_EXCHANGE,
    E_GIVE,
    E_PAY,
    E_RESERVE,
    E_TAKE,
    E_TURN,
    FROM_STORE,
    LAST,
    NO_CARD,
    ORIGIN,
    PAID,
    PAYING,
    PAYING_TILE,
    PLACING,
    PURPOSE,
    SWAPPING,
    TILE,
    TO_BUY,
    TO_TURN,
    UNPLACED,
    YARD,
)
from tertulia.games.granada.turn import advance, place_next
from tertulia.kernel.agenda import get, pop, push, put
from tertulia.kernel.events import emit
from tertulia.kernel.rule import Record, rule


@rule
def apply(s: Record, seat: int, action: int) -> None:
    """Carry out a legal action, then go on to the next decision."""
    pending = s.players[seat].agenda
    if action < BUY:
        pop(pending)
        _take(s, seat, action - TAKE + 1)
    elif action < ADD:
        _open_purchase(s, pending, action - BUY)
    elif action < DISMANTLE:
        _open_rebuild(pending, PLACING, action - ADD)
        put(pending, ORIGIN, FROM_STORE)
    elif action < EXCHANGE:
        pop(pending)
        _dismantle(s, seat, action - DISMANTLE)
    elif action < FOR:
        _open_rebuild(pending, SWAPPING, action - EXCHANGE)
    elif action < PAY:
        _exchange(s, seat, pending, action - FOR)
    elif action < DONE:
        _pay(s, seat, pending, action - PAY + 1)
    elif action < CHOOSE:
        _close_payment(s, seat, pending)
    elif action < RESERVE:
        place_next(s, seat, action - CHOOSE)
    elif action < BUILD:
        _put_aside(s, seat, pending, action)
    else:
        cell = action - BUILD
        _build(s, seat, pending, cell % WIDTH - REACH, cell // WIDTH - REACH)
    advance(s)


@rule
def _take(s: Record, seat: int, mask: int) -> None:
    cards = (0, 0, 0, 0)
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            receive(s, seat, card)
            s.display[slot] = NO_CARD
            cards = (cards[1], cards[2], cards[3], card + 1)
    emit(s.events, E_TAKE, seat, cards[0], cards[1], cards[2], cards[3], 0)


@rule
def _open_purchase(s: Record, pending: Record, space: int) -> None:
    pop(pending)
    _open_payment(s, pending, TO_BUY, int(s.yard[space]), int(s.box.currency[space]))


@rule
def _open_payment(s: Record, pending: Record, purpose: int, tile: int, currency: int) -> None:
    push(pending, PAYING)
    put(pending, PURPOSE, purpose)
    put(pending, PAYING_TILE, tile)
    put(pending, CURRENCY, currency)
    put(pending, LAST, VALUES)


@rule
def _open_rebuild(pending: Record, kind: int, tile: int) -> None:
    pop(pending)
    push(pending, kind)
    put(pending, TILE, tile)


@rule
def _pay(s: Record, seat: int, pending: Record, value: int) -> None:
    card = get(pending, CURRENCY) * VALUES + value - 1
    spend(s, seat, card)
    put(pending, PAID, get(pending, PAID) + value_of(card))
    put(pending, LAST, value)
    emit(s.events, E_PAY, seat, card, 0, 0, 0, 0)


@rule
def _close_payment(s: Record, seat: int, pending: Record) -> None:
    """The tile is the payer's, or is turned; an exact price for a purchase gives another action (ruling 3)."""
    tile, purpose = get(pending, PAYING_TILE), get(pending, PURPOSE)
    paid, currency = get(pending, PAID), get(pending, CURRENCY)
    exact = paid == price_of(s, pending)
    pop(pending)
    if purpose == TO_TURN:
        s.face[tile] = 1 - s.face[tile]
        s.turned[tile] = 1
        emit(s.events, E_TURN, seat, tile, s.face[tile], currency, paid, 0)
        return
    space = int(s.place[tile] - YARD)
    to_buyer(s, seat, tile)
    emit(s.events, E_BUY, seat, space, tile, s.face[tile], int(exact), paid)
    put(pending, UNPLACED, get(pending, UNPLACED) + 1)
    if exact:
        push(pending, ACT)


@rule
def _dismantle(s: Record, seat: int, tile: int) -> None:
    emit(s.events, E_DISMANTLE, seat, tile, s.face[tile], s.x[tile], s.y[tile], 0)
    to_store(s, seat, tile)
    survey(s, seat)


@rule
def _exchange(s: Record, seat: int, pending: Record, old: int) -> None:
    tile, x, y = get(pending, TILE), int(s.x[old]), int(s.y[old])
    pop(pending)
    emit(s.events, E_EXCHANGE, seat, tile, old, x, y, 0)
    loose = s.loose[old]
    to_store(s, seat, old)
    to_city(s, seat, tile, x, y)
    s.loose[tile] = loose
    survey_sides(s, seat, np.zeros(s.players[seat].built + 1, np.int64))


@rule
def _put_aside(s: Record, seat: int, pending: Record, action: int) -> None:
    """A tile goes to the reserve on the side of one's choice, to Dirk, or is turned for money (ruling 4)."""
    tile = get(pending, TILE)
    if action == GIVE:
        pop(pending)
        lift(s, seat, tile)
        s.place[tile] = DIRK
        emit(s.events, E_GIVE, seat, tile, s.face[tile], 0, 0, 0)
    elif action >= TURN:
        _open_payment(s, pending, TO_TURN, tile, action - TURN)
    else:
        pop(pending)
        s.face[tile] = action - RESERVE
        to_store(s, seat, tile)
        emit(s.events, E_RESERVE, seat, tile, s.face[tile], 0, 0, 0)


@rule
def _build(s: Record, seat: int, pending: Record, x: int, y: int) -> None:
    tile, origin = get(pending, TILE), get(pending, ORIGIN)
    pop(pending)
    emit(s.events, E_BUILD, seat, tile, s.face[tile], x, y, origin)
    to_city(s, seat, tile, x, y)
    survey(s, seat)
