"""Acting seats, the result, and resampling of hidden information (rules: end of the game; ruling 9)."""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CARDS, DECK, SCORING_CARD
from tertulia.kernel.chance import draw, shuffle
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray
from tertulia.kernel.stack import stack_int16


@rule
def actors(s: State) -> int:
    """Return the seat that has to decide as a bit mask with one bit; only one seat acts at a time."""
    return 0 if s.over else 1 << s.on_turn


@rule
def score(s: State, points: IntArray) -> int:
    """Write the points of each seat to `points`; returns the winners as bits.

    Seats with equal points share the victory. Points of Dirk, the neutral third player, do not count.
    """
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
    """Resample what no seat can know: the order of the deck and, by a new random key, the coming tiles.

    Each scoring card stays within the deck positions that all players can derive for it. Hands are unchanged: their
    cards were dealt, taken and paid openly (ruling 9), so a seat that remembers the log knows them. The cards are
    sorted before they are shuffled, so the result depends only on the state's random key (`State.chance`, which the
    caller replaces) and on public information.
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
    places = _draw_scoring_places(s)
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
def _draw_scoring_places(s: State) -> tuple[int, int]:
    """Draw the deck positions of the scoring cards A and B at random among those that are possible.

    Returns -1 for a card that has left the deck.
    """
    a = b = -1
    for i in range(s.deck_size):
        if s.deck[i] == SCORING_CARD:
            a = _draw_place(s, 0)
        elif s.deck[i] == SCORING_CARD + 1:
            b = _draw_place(s, 1)
    return a, b


@rule
def _draw_place(s: State, letter: int) -> int:
    low = int(s.scoring_low[letter])
    high = min(int(s.scoring_high[letter]), int(s.deck_size) - 1)
    return low + draw(s.chance, high - low + 1)
