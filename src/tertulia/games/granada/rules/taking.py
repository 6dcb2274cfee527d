"""Taking money: legal combinations of cards, and the move to the hand (rules: taking money)."""

import numpy as np

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CARDS, NO_CARD, SLOTS, VALUES
from tertulia.games.granada.rules.money import add_to_hand
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray

TAKE_LIMIT = 5
"""Maximum total value of several cards taken together."""
NO_WORTH = 99
"""Number that stands for the value of an empty slot of the display; greater than any card's value."""
EMPTY_CLASS = 7
"""Number that stands for an empty slot of the display among the classes of cards (`CARD_CLASSES`)."""
CARD_CLASSES = np.array([EMPTY_CLASS, *(min(card % VALUES + 1, TAKE_LIMIT + 1) for card in range(CARDS))])
"""Class of each money card, by the card's index + 1; entry 0 is the class of an empty slot.

The class of a card is its value, or 6 for all values above `TAKE_LIMIT`. Cards of a class may be taken in the same
combinations.
"""


def _permitted_sets() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return a table of the sets of displayed money cards that may be taken together.

    The index is made of the classes (`CARD_CLASSES`) of the cards in the four slots, three bits for each. An entry is a
    bit mask of sets of slots: bit m - 1 stands for the set m. One card may be taken, or several worth no more than
    `TAKE_LIMIT` together (rules: taking money).
    """
    worth = np.array([NO_WORTH, 1, 2, 3, 4, 5, TAKE_LIMIT + 1, NO_WORTH])
    codes = np.arange(8**SLOTS)
    sets = np.zeros(len(codes), np.int64)
    for slots in range(1, 1 << SLOTS):
        taken = [worth[codes >> 3 * slot & 7] for slot in range(SLOTS) if slots >> slot & 1]
        limit = TAKE_LIMIT if len(taken) > 1 else NO_WORTH - 1
        sets |= (sum(taken) <= limit).astype(np.int64) << (slots - 1)
    return sets


PERMITTED_SETS = _permitted_sets()


@inline_rule
def list_takes(s: State, out: IntArray) -> int:
    """Write the actions that take money cards of the display to `out`; return their number."""
    code = 0
    for slot in range(SLOTS):
        code |= int(CARD_CLASSES[s.display[slot] + 1]) << 3 * slot
    permitted = int(PERMITTED_SETS[code])
    n = 0
    for slots in range((1 << SLOTS) - 1):
        out[n] = Action.TAKE + slots
        n += (permitted >> slots) & 1
    return n


@rule
def take_cards(s: State, seat: int, mask: int) -> None:
    """Move money cards from the display to a hand; bit i of `mask` stands for the card in slot i."""
    cards = (0, 0, 0, 0)
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            add_to_hand(s, seat, card)
            s.display[slot] = NO_CARD
            cards = (cards[1], cards[2], cards[3], card + 1)
    emit(s.events, Event.TAKE, seat, cards[0], cards[1], cards[2], cards[3])
