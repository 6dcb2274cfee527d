"""Set-up of the state at the start of a game (rules: set-up, two players; ruling 7)."""

from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CARDS, CURRENCIES, NO_CARD, SCORING_CARD, SLOTS
from tertulia.games.granada.rules.city import refresh_city
from tertulia.games.granada.rules.money import add_to_hand, card_value, display_card, draw_card
from tertulia.games.granada.rules.places import rebuild_lists
from tertulia.games.granada.rules.tiles import DIRK_TILES, fill_yard, give_dirk
from tertulia.games.granada.rules.turn import advance_game, begin_turn
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.events import emit
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

MIN_START_MONEY = 20
PILES = 5


@rule
def setup(s: State, options: IntArray) -> None:
    """Set up a game; `options[0]` is the choice of normal or simplified scoring (`Scoring`)."""
    s.scoring = options[0]
    s.rounds = 1
    copies = 2 if s.seats == 2 else 3
    size = 0
    for card in range(CARDS):
        for _ in range(copies):
            s.deck[size] = card
            size += 1
    s.deck_size = size
    shuffle(s.chance, s.deck, size)
    for slot in range(SLOTS):
        s.display[slot] = NO_CARD
    rebuild_lists(s)
    for seat in range(s.seats):
        _deal_start_money(s, seat)
        refresh_city(s, seat)
    for slot in range(SLOTS):
        display_card(s, slot, draw_card(s))
    _hide_scoring_cards(s)
    if s.seats == 2:
        give_dirk(s, DIRK_TILES)
    fill_yard(s)
    s.start = _first_seat(s)
    emit(s.events, Event.START, s.start)
    begin_turn(s, int(s.start))
    advance_game(s)


@rule
def _deal_start_money(s: State, seat: int) -> None:
    """Deal cards to a seat until they are worth at least 20; they are public while they are dealt."""
    worth = 0
    while worth < MIN_START_MONEY:
        card = draw_card(s)
        add_to_hand(s, seat, card)
        worth += card_value(card)
    emit(s.events, Event.DEAL, seat)


@rule
def _hide_scoring_cards(s: State) -> None:
    """Hide the scoring cards in the deck.

    The deck is divided into five nearly equal piles, the first ones larger. A is shuffled into the second pile, B into
    the fourth.
    """
    size = int(s.deck_size)
    small, larger = size // PILES, size % PILES
    for letter in range(1, -1, -1):  # B first: it lies below A, so A's position is final
        pile = 1 + 2 * letter
        above = pile * small + min(pile, larger)
        in_pile = small + (1 if pile < larger else 0)
        high = int(s.deck_size) - above
        s.scoring_high[letter] = high
        s.scoring_low[letter] = high - in_pile
        _insert_card(s, high - in_pile + draw(s.chance, in_pile + 1), SCORING_CARD + letter)


@rule
def _insert_card(s: State, at: int, card: int) -> None:
    for i in range(s.deck_size, at, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[at] = card
    s.deck_size += 1


@rule
def _first_seat(s: State) -> int:
    """Return the start player: the seat with fewest cards, then least money, then at random (ruling 7)."""
    best, tied = -1, 0
    best_cards = best_worth = 0
    for seat in range(s.seats):
        cards, worth = int(s.players[seat].cards), _hand_worth(s, seat)
        if best < 0 or cards < best_cards or (cards == best_cards and worth < best_worth):
            best, best_cards, best_worth, tied = seat, cards, worth, 1
        elif cards == best_cards and worth == best_worth:
            tied += 1
            if draw(s.chance, tied) == 0:
                best = seat
    return best


@rule
def _hand_worth(s: State, seat: int) -> int:
    worth = 0
    for currency in range(len(CURRENCIES)):
        worth += int(s.players[seat].worth[currency])
    return worth
