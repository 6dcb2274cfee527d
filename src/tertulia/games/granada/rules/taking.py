"""Taking money: which cards together, and what becomes of them (rules: taking money)."""

from tertulia.games.granada.model.actions import Action
from tertulia.games.granada.model.events import Event
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_CARD, SLOTS
from tertulia.games.granada.rules.money import NO_WORTH, TAKE_LIMIT, receive, worth_on
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray


@inline_rule
def takes(s: State, out: IntArray) -> int:
    """Any one card, or several worth no more than the limit; an empty slot is worth too much (rules: taking money)."""
    n = 0
    first, second = worth_on(s, 0), worth_on(s, 1)
    third, fourth = worth_on(s, 2), worth_on(s, 3)
    for mask in range(1, 1 << SLOTS):
        worth = (mask & 1) * first + (mask >> 1 & 1) * second + (mask >> 2 & 1) * third + (mask >> 3 & 1) * fourth
        limit = TAKE_LIMIT if mask & (mask - 1) else NO_WORTH - 1
        out[n] = Action.TAKE + mask - 1
        n += int(worth <= limit)
    return n


@rule
def take(s: State, seat: int, mask: int) -> None:
    """The cards on some slots go to a hand."""
    cards = (0, 0, 0, 0)
    for slot in range(SLOTS):
        if (mask >> slot) & 1:
            card = int(s.display[slot])
            receive(s, seat, card)
            s.display[slot] = NO_CARD
            cards = (cards[1], cards[2], cards[3], card + 1)
    emit(s.events, Event.TAKE, seat, cards[0], cards[1], cards[2], cards[3])
