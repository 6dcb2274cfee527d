"""Carrying out an action (rules: the actions in detail; rulings 3 to 5)."""

from __future__ import annotations

import numpy as np

from tertulia.games.granada.model import (
    NO_CARD,
    REACH,
    SLOTS,
    VALUES,
    WIDTH,
    Action,
    Choosing,
    Decision,
    Event,
    Origin,
    Paying,
    Place,
    Placing,
    Purpose,
    State,
)
from tertulia.games.granada.rules.city import refresh_city, survey_sides
from tertulia.games.granada.rules.legal import price_of
from tertulia.games.granada.rules.money import receive, spend, value_of
from tertulia.games.granada.rules.places import lift, to_buyer, to_city, to_reserve
from tertulia.games.granada.rules.turn import advance, place_next
from tertulia.kernel.agenda import Agenda, get, pop, push, put
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, then go on to the next decision."""
    pending = s.players[seat].agenda
    if action < Action.BUY:
        pop(pending)
        _take(s, seat, action - Action.TAKE + 1)
    elif action < Action.ADD:
        _open_purchase(s, pending, action - Action.BUY)
    elif action < Action.DISMANTLE:
        _open_rebuild(pending, Decision.PLACE, action - Action.ADD)
        put(pending, Placing.ORIGIN, Origin.RESERVE)
    elif action < Action.EXCHANGE:
        pop(pending)
        _dismantle(s, seat, action - Action.DISMANTLE)
    elif action < Action.FOR:
        _open_rebuild(pending, Decision.EXCHANGE, action - Action.EXCHANGE)
    elif action < Action.PAY:
        _exchange(s, seat, pending, action - Action.FOR)
    elif action < Action.DONE:
        _pay(s, seat, pending, action - Action.PAY + 1)
    elif action < Action.CHOOSE:
        _close_payment(s, seat, pending)
    elif action < Action.RESERVE:
        place_next(s, seat, action - Action.CHOOSE)
    elif action < Action.BUILD:
        _put_aside(s, seat, pending, action)
    else:
        cell = action - Action.BUILD
        _build(s, seat, pending, cell % WIDTH - REACH, cell // WIDTH - REACH)
    advance(s)


@rule
def _take(s: State, seat: int, mask: int) -> None:
    cards = (0, 0, 0, 0)
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            receive(s, seat, card)
            s.display[slot] = NO_CARD
            cards = (cards[1], cards[2], cards[3], card + 1)
    emit(s.events, Event.TAKE, seat, cards[0], cards[1], cards[2], cards[3])


@rule
def _open_purchase(s: State, pending: Agenda, space: int) -> None:
    pop(pending)
    _open_payment(s, pending, Purpose.BUY, int(s.yard[space]), int(s.box.currency[space]))


@rule
def _open_payment(s: State, pending: Agenda, purpose: int, tile: int, currency: int) -> None:
    push(pending, Decision.PAY)
    put(pending, Paying.PURPOSE, purpose)
    put(pending, Paying.TILE, tile)
    put(pending, Paying.CURRENCY, currency)
    put(pending, Paying.LAST, VALUES)


@rule
def _open_rebuild(pending: Agenda, kind: int, tile: int) -> None:
    pop(pending)
    push(pending, kind)
    put(pending, Placing.TILE, tile)


@rule
def _pay(s: State, seat: int, pending: Agenda, value: int) -> None:
    card = get(pending, Paying.CURRENCY) * VALUES + value - 1
    spend(s, seat, card)
    put(pending, Paying.PAID, get(pending, Paying.PAID) + value_of(card))
    put(pending, Paying.LAST, value)
    emit(s.events, Event.PAY, seat, card)


@rule
def _close_payment(s: State, seat: int, pending: Agenda) -> None:
    """The tile is the payer's, or is turned; an exact price for a purchase gives another action (ruling 3)."""
    tile, purpose = get(pending, Paying.TILE), get(pending, Paying.PURPOSE)
    paid, currency = get(pending, Paying.PAID), get(pending, Paying.CURRENCY)
    exact = paid == price_of(s, pending)
    pop(pending)
    if purpose == Purpose.TURN:
        s.face[tile] = 1 - s.face[tile]
        s.turned[tile] = 1
        emit(s.events, Event.TURN, seat, tile, s.face[tile], currency, paid)
        return
    space = int(s.place[tile] - Place.YARD)
    to_buyer(s, seat, tile)
    emit(s.events, Event.BUY, seat, space, tile, s.face[tile], int(exact), paid)
    put(pending, Choosing.UNPLACED, get(pending, Choosing.UNPLACED) + 1)
    if exact:
        push(pending, Decision.ACT)


@rule
def _dismantle(s: State, seat: int, tile: int) -> None:
    emit(s.events, Event.DISMANTLE, seat, tile, s.face[tile], s.x[tile], s.y[tile])
    to_reserve(s, seat, tile)
    refresh_city(s, seat)


@rule
def _exchange(s: State, seat: int, pending: Agenda, old: int) -> None:
    tile, x, y = get(pending, Placing.TILE), int(s.x[old]), int(s.y[old])
    pop(pending)
    emit(s.events, Event.EXCHANGE, seat, tile, old, x, y)
    removable = s.removable[old]
    to_reserve(s, seat, old)
    to_city(s, seat, tile, x, y)
    s.removable[tile] = removable
    survey_sides(s, seat, np.zeros(s.players[seat].built + 1, np.int64))


@rule
def _put_aside(s: State, seat: int, pending: Agenda, action: int) -> None:
    """A tile goes to the reserve on the side of one's choice, to Dirk, or is turned for money (ruling 4)."""
    tile = get(pending, Placing.TILE)
    if action == Action.GIVE:
        pop(pending)
        lift(s, seat, tile)
        s.place[tile] = Place.DIRK
        emit(s.events, Event.GIVE, seat, tile, s.face[tile])
    elif action >= Action.TURN:
        _open_payment(s, pending, Purpose.TURN, tile, action - Action.TURN)
    else:
        pop(pending)
        s.face[tile] = action - Action.RESERVE
        to_reserve(s, seat, tile)
        emit(s.events, Event.RESERVE, seat, tile, s.face[tile])


@rule
def _build(s: State, seat: int, pending: Agenda, x: int, y: int) -> None:
    tile, origin = get(pending, Placing.TILE), get(pending, Placing.ORIGIN)
    pop(pending)
    emit(s.events, Event.BUILD, seat, tile, s.face[tile], x, y, origin)
    to_city(s, seat, tile, x, y)
    refresh_city(s, seat)
