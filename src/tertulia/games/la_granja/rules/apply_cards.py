"""Decisions about cards: playing, paying for extensions, making room, discarding (rules 6.0, step 1)."""

from __future__ import annotations

from tertulia.games.la_granja.model import Decision, Event, State, Trigger
from tertulia.games.la_granja.rules.cards import extend_farm, play_card, replace
from tertulia.games.la_granja.rules.effects import fire, work
from tertulia.games.la_granja.rules.goods import good_of, take_away
from tertulia.games.la_granja.rules.helpers import slot_of
from tertulia.games.la_granja.rules.piles import discard_from_hand, draw_cards
from tertulia.games.la_granja.rules.prices import hand_limit
from tertulia.kernel.agenda import Agenda, get, pop, push, put, top
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def play_one(s: State, seat: int, pending: Agenda, card: int, side: int) -> None:
    """Play a card: one of step 1, or the one that an effect allows."""
    if top(pending) == Decision.PLAY:
        put(pending, 0, get(pending, 0) - 1)
    else:
        pop(pending)
    play_card(s, seat, card, side)


@rule
def pay_good(s: State, seat: int, pending: Agenda, source: int) -> None:
    """One of the different goods that an extension costs; with the last of them it stands."""
    card, left = get(pending, 0), get(pending, 1)
    emit(s.events, Event.PAY, seat, source)
    take_away(s, seat, source)
    if left == 1:
        pop(pending)
        extend_farm(s, seat, card)
    else:
        put(pending, 1, left - 1)
        put(pending, 2, good_of(source) + 1)


@rule
def replace_one(s: State, seat: int, pending: Agenda, slot: int) -> None:
    """The card in a place makes room for the new one."""
    card, side = get(pending, 0), get(pending, 1)
    pop(pending)
    replace(s, seat, card, side, slot)


@rule
def end_play(s: State, seat: int, pending: Agenda) -> None:
    """The end of step 1: fill the hand up to its limit, or discard down to it."""
    pop(pending)
    missing = hand_limit(s, seat) - int(s.farms[seat].hand)
    if missing < 0:
        push(pending, Decision.DISCARD)
    else:
        draw_cards(s, seat, missing)
        fire(s, seat, Trigger.AFTER_DRAW, 1)


@rule
def discard_one(s: State, seat: int, pending: Agenda, card: int) -> None:
    """A card too many, or one that a helper asks for."""
    discard_from_hand(s, seat, card)
    if top(pending) == Decision.GIVE_CARD:
        slot = slot_of(s, seat, get(pending, 0))
        pop(pending)
        work(s, seat, slot, 1)
    elif s.farms[seat].hand <= hand_limit(s, seat):
        pop(pending)
        fire(s, seat, Trigger.AFTER_DRAW, 1)
