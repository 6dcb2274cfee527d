"""The greedy bot's payments: exact if possible, otherwise with the least loss.

Small cards are kept for later. The sums that a hand can pay are the bits of an integer: bit 7 is set if some of the
cards total exactly 7.
"""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import CURRENCIES, VALUES
from tertulia.games.granada.policies.kinds import Weights
from tertulia.kernel.rule import rule

ALL_SUMS = (1 << 40) - 1
"""Bit mask of the sums up to 39.

No price is above 13, and the smallest sum that pays it exceeds it by at most 8.
"""


@rule
def payable_sums(s: State, seat: int, currency: int, up_to: int) -> int:
    """Return the sums that a seat's cards of a currency can pay, as bits.

    Only cards of value `up_to` and lower count.
    """
    bits = 1
    for value in range(1, up_to + 1):
        for _ in range(s.players[seat].money[currency * VALUES + value - 1]):
            bits |= (bits << value) & ALL_SUMS
    return bits


@rule
def smallest_payment(bits: int, price: int) -> int:
    """Return the smallest of the sums in `bits` that pays a price, or -1 if none does."""
    if price <= 0:
        return 0
    if bits >> price == 0:
        return -1
    while (bits >> price) & 1 == 0:
        price += 1
    return price


@rule
def next_payment(s: State, seat: int, currency: int, price: int, highest: int) -> int:
    """Return the value of the card to pay next: the highest card of the best payment.

    `price` is the amount that is still to be paid; for 0 or less, the result is 0. No card above `highest` may be paid.
    """
    if price <= 0:
        return 0
    target = smallest_payment(payable_sums(s, seat, currency, highest), price)
    for value in range(highest, 0, -1):
        copies = int(s.players[seat].money[currency * VALUES + value - 1])
        if copies > 0 and value <= target:
            bits = payable_sums(s, seat, currency, value - 1)
            for _ in range(copies - 1):
                bits |= bits << value
            if (bits >> (target - value)) & 1:
                return value
    return 0


@rule
def hand_value(s: State, seat: int) -> int:
    """Return the total value of a hand in coins."""
    worth = 0
    for currency in range(len(CURRENCIES)):
        worth += int(s.players[seat].worth[currency])
    return worth


@rule
def money_worth(weights: Weights, coins: int) -> float:
    """Return the value of an amount of coins in points; each further coin is worth less."""
    return weights.coin * coins * weights.enough / (weights.enough + coins)
