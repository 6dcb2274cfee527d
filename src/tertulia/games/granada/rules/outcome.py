"""Who may act, who has won, and the world as a seat may imagine it (rules: end of the game; ruling 9)."""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CARDS, DECK, SCORING_CARD
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray
from tertulia.kernel.stack import stack_int16


@rule
def actors(s: State) -> int:
    """The seat with something to decide, as a bit; there is one at a time."""
    return 0 if s.over else 1 << s.on_turn


@rule
def score(s: State, points: IntArray) -> int:
    """Most points win; equal ones share the victory. Dirk's are not asked for."""
    most = 0
    for seat in range(s.seats):
        points[seat] = s.players[seat].points
        most = max(most, int(points[seat]))
    winners = 0
    for seat in range(s.seats):
        if points[seat] == most:
            winners |= 1 << seat
    return winners


@rule
def determinize(s: State, seat: int) -> None:
    """Deal the deck again: the same cards, and each scoring card where its pile allows.

    The bag has no order, so a new key is all it needs. Hands stay: their cards were dealt, taken and paid openly (ruling 9),
    so a seat that remembers the log knows them, and a world with other hands would contradict it. The cards are sorted first:
    what comes out hangs on nothing but the key and what is known.
    """
    copies = stack_int16(CARDS)
    for card in range(CARDS):
        copies[card] = 0
    for i in range(s.deck_size):
        if s.deck[i] < SCORING_CARD:
            copies[s.deck[i]] += 1
    money = stack_int16(DECK)
    count = 0
    for card in range(CARDS):
        for _ in range(copies[card]):
            money[count] = card
            count += 1
    shuffle(s.chance, money, count)
    places = _scoring_places(s)
    used = 0
    for i in range(s.deck_size):
        if i == places[0]:
            s.deck[i] = SCORING_CARD
        elif i == places[1]:
            s.deck[i] = SCORING_CARD + 1
        else:
            s.deck[i] = money[used]
            used += 1


@rule
def _scoring_places(s: State) -> tuple[int, int]:
    """A place in the deck for A and for B, as likely as the true ones; -1 for a card that is out of it."""
    a = b = -1
    for i in range(s.deck_size):
        if s.deck[i] == SCORING_CARD:
            a = _place(s, 0)
        elif s.deck[i] == SCORING_CARD + 1:
            b = _place(s, 1)
    return a, b


@rule
def _place(s: State, letter: int) -> int:
    low = int(s.scoring_low[letter])
    high = min(int(s.scoring_high[letter]), int(s.deck_size) - 1)
    return low + draw(s.chance, high - low + 1)
