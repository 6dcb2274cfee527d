"""Money: the deck, the display and the hands (rules: taking money, buying; ruling 3)."""

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CARDS, NO_CARD, SCORING_CARD, VALUES
from tertulia.kernel.chance import shuffle
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule


@rule
def card_value(card: int) -> int:
    """Return the value of a money card, 1 to 9."""
    return card % VALUES + 1


@rule
def add_to_hand(s: State, seat: int, card: int) -> None:
    """Add a money card to a seat's hand, and update the hand's size and value."""
    s.players[seat].money[card] += 1
    s.players[seat].cards += 1
    s.players[seat].worth[card // VALUES] += card_value(card)


@rule
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Move a money card from a seat's hand to the discards, and update the hand's size and value."""
    s.players[seat].money[card] -= 1
    s.players[seat].cards -= 1
    s.players[seat].worth[card // VALUES] -= card_value(card)
    s.discard[card] += 1


@rule
def count_hand(s: State, seat: int) -> None:
    """Recompute the number of cards in a hand, and their value in each currency."""
    player = s.players[seat]
    player.cards = 0
    for currency in range(len(player.worth)):
        player.worth[currency] = 0
    for card in range(CARDS):
        player.cards += player.money[card]
        player.worth[card // VALUES] += player.money[card] * card_value(card)


@rule
def reshuffle_discards(s: State) -> None:
    """Shuffle the discards into a new deck (rules: end of the turn)."""
    size = 0
    for card in range(CARDS):
        for _ in range(s.discard[card]):
            s.deck[size] = card
            size += 1
        s.discard[card] = 0
    s.deck_size = size
    shuffle(s.chance, s.deck, size)
    if size > 0:
        emit(s.events, Event.RESHUFFLE, size)


@rule
def draw_card(s: State) -> int:
    """Take the next card of the deck, possibly a scoring card.

    Returns `NO_CARD` if deck and discards are empty.
    """
    if s.deck_size == 0:
        reshuffle_discards(s)
    if s.deck_size == 0:
        return NO_CARD
    s.deck_size -= 1
    card = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0
    return card


@rule
def display_card(s: State, slot: int, card: int) -> None:
    """Put a money card on a free slot of the display."""
    s.display[slot] = card
    emit(s.events, Event.MONEY, slot, card)


@rule
def is_scoring_card(card: int) -> bool:
    """Return whether a card of the deck is scoring card A or B, not a money card."""
    return card >= SCORING_CARD
