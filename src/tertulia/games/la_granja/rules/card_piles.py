"""Deck, discards and hands: drawing and discarding cards.

When the last card is drawn, the discards become the deck (rules 4.0; ruling 4).
"""

from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import CARDS, Zone
from tertulia.kernel.chance import shuffle
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule

NO_CARD = -1
MAX_CARDS_PER_EVENT = 4


@rule
def draw_top_card(s: State) -> int:
    """Take the top card off the deck, or return -1 if deck and discards are empty.

    The caller sets the card's zone.
    """
    if s.deck_size == 0:
        # the discards were empty when the last card was drawn
        _reshuffle_discards(s)
        if s.deck_size == 0:
            return NO_CARD
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0
    if s.deck_size == 0:
        _reshuffle_discards(s)
    return card


@rule
def _reshuffle_discards(s: State) -> None:
    for card in range(CARDS):
        if s.zone[card] == Zone.DISCARDED:
            s.zone[card] = Zone.DECK
            s.deck[s.deck_size] = card
            s.deck_size += 1
    if s.deck_size > 0:
        shuffle(s.chance, s.deck, int(s.deck_size))
        emit(s.events, Event.RESHUFFLE, s.deck_size)


@rule
def draw_cards(s: State, seat: int, n: int) -> None:
    """Draw `n` cards to a seat's hand, or fewer if deck and discards run out.

    Emits an event `DRAW` for every four cards, and one for the remaining cards.
    """
    while n > 0:
        cards = (0, 0, 0, 0)
        drawn = 0
        while n > 0 and drawn < MAX_CARDS_PER_EVENT:
            card = draw_top_card(s)
            n -= 1
            if card == NO_CARD:
                n = 0
            else:
                s.zone[card] = Zone.HAND + seat
                s.farms[seat].hand += 1
                cards = (cards[1], cards[2], cards[3], card + 1)
                drawn += 1
        if drawn > 0:
            emit(s.events, Event.DRAW, seat, drawn, cards[0], cards[1], cards[2], cards[3])


@rule
def can_draw(s: State) -> bool:
    """Return whether deck or discards contain a card."""
    if s.deck_size > 0:
        return True
    for card in range(CARDS):
        if s.zone[card] == Zone.DISCARDED:
            return True
    return False


@rule
def discard_card(s: State, card: int) -> None:
    """Put a card on the face-up discards."""
    s.zone[card] = Zone.DISCARDED


@rule
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Discard a card from a hand."""
    s.farms[seat].hand -= 1
    discard_card(s, card)
    emit(s.events, Event.DISCARD, seat, card)
