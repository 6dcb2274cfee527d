"""Payments for a tile that is bought or turned, card by card (rules: buying; ruling 3)."""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.decisions import Choosing, Decision, Paying, Purpose
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import TURN_PRICE, VALUES, Place
from tertulia.games.granada.rules.money import card_value, discard_from_hand
from tertulia.games.granada.rules.places import move_to_buyer
from tertulia.kernel.agenda import Agenda, get_argument, pop, push, set_argument
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def payment_price(s: State, pending: Agenda) -> int:
    """Return the price of the open payment: the tile's value, or 3 for turning it (ruling 3)."""
    if get_argument(pending, Paying.PURPOSE) == Purpose.BUY:
        tile = get_argument(pending, Paying.TILE)
        return int(s.box.value[tile, s.face[tile]])
    return TURN_PRICE


@rule
def list_payments(s: State, seat: int, pending: Agenda, out: IntArray) -> int:
    """Write the actions that pay one more money card to `out`; return their number.

    Cards are paid in descending order, so that every set is paid in one way only.
    """
    n = 0
    price, first, paid = (
        payment_price(s, pending),
        get_argument(pending, Paying.CURRENCY) * VALUES,
        get_argument(pending, Paying.PAID),
    )
    in_reach = paid
    for value in range(1, get_argument(pending, Paying.LAST) + 1):
        count = int(s.players[seat].money[first + value - 1])
        in_reach += count * value
        out[n] = Action.PAY + value - 1
        n += int(count > 0) & int(in_reach >= price)
    if paid >= price:
        out[n] = Action.DONE
        n += 1
    return n


@rule
def open_purchase(s: State, pending: Agenda, space: int) -> None:
    """Replace the decision `ACT` on the agenda `pending` by the payment for the tile on a yard space."""
    pop(pending)
    open_payment(s, pending, Purpose.BUY, int(s.yard[space]), int(s.box.currency[space]))


@rule
def open_payment(s: State, pending: Agenda, purpose: int, tile: int, currency: int) -> None:
    """Put the decision `PAY` on the agenda `pending`: pay for a tile with cards of one currency.

    `purpose` says whether the seat buys the tile or turns it over (`Purpose`).
    """
    push(pending, Decision.PAY)
    set_argument(pending, Paying.PURPOSE, purpose)
    set_argument(pending, Paying.TILE, tile)
    set_argument(pending, Paying.CURRENCY, currency)
    set_argument(pending, Paying.LAST, VALUES)


@rule
def pay_card(s: State, seat: int, pending: Agenda, value: int) -> None:
    """Pay one card of the open payment's currency; it moves to the discards."""
    card = get_argument(pending, Paying.CURRENCY) * VALUES + value - 1
    discard_from_hand(s, seat, card)
    set_argument(pending, Paying.PAID, get_argument(pending, Paying.PAID) + card_value(card))
    set_argument(pending, Paying.LAST, value)
    emit(s.events, Event.PAY, seat, card)


@rule
def close_payment(s: State, seat: int, pending: Agenda) -> None:
    """Complete the purchase or the turning of a tile for which the payment is sufficient.

    A purchase with an exact payment gives the seat another action (ruling 3).
    """
    tile, purpose = get_argument(pending, Paying.TILE), get_argument(pending, Paying.PURPOSE)
    paid, currency = get_argument(pending, Paying.PAID), get_argument(pending, Paying.CURRENCY)
    exact = paid == payment_price(s, pending)
    pop(pending)
    if purpose == Purpose.TURN:
        s.face[tile] = 1 - s.face[tile]
        s.turned[tile] = 1
        emit(s.events, Event.TURN, seat, tile, s.face[tile], currency, paid)
        return
    space = int(s.place[tile] - Place.YARD)
    move_to_buyer(s, seat, tile)
    emit(s.events, Event.BUY, seat, space, tile, s.face[tile], int(exact), paid)
    set_argument(pending, Choosing.UNPLACED, get_argument(pending, Choosing.UNPLACED) + 1)
    if exact:
        push(pending, Decision.ACT)
