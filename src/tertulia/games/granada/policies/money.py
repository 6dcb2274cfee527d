"""How the greedy player pays: exactly where it can, with the least loss where it cannot, small cards kept for later.

The sums that a hand can pay are the bits of a whole number: bit 7 is set when some of the cards make exactly 7.
"""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, VALUES
from tertulia.games.granada.policies.kinds import Weights
from tertulia.kernel.rule import rule

SUMS = (1 << 40) - 1
"""No price is above 13, and nobody overpays by 9: higher sums need not be known."""


@rule
def sums(s: State, seat: int, currency: int, up_to: int) -> int:
    """The sums that a seat's cards of a currency make, cards above a value left out."""
    bits = 1
    for value in range(1, up_to + 1):
        for _ in range(s.players[seat].money[currency * VALUES + value - 1]):
            bits |= (bits << value) & SUMS
    return bits


@rule
def least(bits: int, price: int) -> int:
    """The smallest sum that pays a price, -1 where none does."""
    if price <= 0:
        return 0
    if bits >> price == 0:
        return -1
    while (bits >> price) & 1 == 0:
        price += 1
    return price


@rule
def next_payment(s: State, seat: int, currency: int, price: int, highest: int) -> int:
    """The value of the card to pay next towards a price, 0 when it is paid: the highest card of the best set."""
    if price <= 0:
        return 0
    target = least(sums(s, seat, currency, highest), price)
    for value in range(highest, 0, -1):
        copies = int(s.players[seat].money[currency * VALUES + value - 1])
        if copies > 0 and value <= target:
            bits = sums(s, seat, currency, value - 1)
            for _ in range(copies - 1):
                bits |= bits << value
            if (bits >> (target - value)) & 1:
                return value
    return 0


@rule
def hand(s: State, seat: int) -> int:
    """All the money in a hand."""
    worth = 0
    for currency in range(len(CURRENCIES)):
        worth += int(s.players[seat].worth[currency])
    return worth


@rule
def purse(weights: Weights, coins: int) -> float:
    """What so much money is worth in points: less and less for each further coin."""
    return weights.coin * coins * weights.enough / (weights.enough + coins)
