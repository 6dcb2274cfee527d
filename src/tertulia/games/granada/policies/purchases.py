"""Features of a position: tiles to buy, pending decisions, and a payment that is not complete yet.

Features are the inputs of the learned evaluation (`model.features`).
"""

from tertulia.games.granada.model.decisions import Decision, Paying, Purpose
from tertulia.games.granada.model.features import Feature
from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE, SPACES, VALUES
from tertulia.games.granada.policies.money import payable_sums, smallest_payment
from tertulia.games.granada.policies.tiles import PositionSummary, tile_gain
from tertulia.games.granada.rules.paying import payment_price
from tertulia.kernel.agenda import get_argument, top
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray


@rule
def market_features(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write to `out` the number, total value and best value of the tiles in the yard that the hand can pay.

    Tiles that can be paid exactly and tiles that must be overpaid are counted separately.
    """
    for space in range(SPACES):
        tile = int(s.yard[space])
        if tile != NO_TILE:
            price = int(s.box.value[tile, s.face[tile]])
            paid = smallest_payment(payable_sums(s, seat, int(s.box.currency[space]), VALUES), price)
            worth = max(0.0, tile_gain(s, picture, seat, tile, int(s.face[tile])))
            if paid == price:
                out[Feature.EXACT] += 1.0
                out[Feature.EXACT_WORTH] += worth
                out[Feature.EXACT_BEST] = max(out[Feature.EXACT_BEST], worth)
            elif paid > 0:
                out[Feature.PAYABLE] += 1.0
                out[Feature.PAYABLE_WORTH] += worth
                out[Feature.PAYABLE_BEST] = max(out[Feature.PAYABLE_BEST], worth)


@rule
def paying_features(s: State, seat: int, picture: PositionSummary, out: FloatArray) -> None:
    """Write to `out` the number of pending decisions of each kind, and the features of an open payment.

    The latter are the amount owed, whether the hand can pay it exactly, and the value of a bought tile with its better
    face.
    """
    agenda = s.players[seat].agenda
    kind = top(agenda)
    for i in range(agenda.open):
        out[Feature.PENDING + int(agenda.kind[i]) - 1] += 1.0
    if kind == Decision.PAY:
        owed = payment_price(s, agenda) - get_argument(agenda, Paying.PAID)
        bits = payable_sums(s, seat, get_argument(agenda, Paying.CURRENCY), VALUES)
        out[Feature.OWED] = owed
        out[Feature.OWED_EXACTLY] = int(owed >= 0 and smallest_payment(bits, owed) == max(owed, 0))
        if get_argument(agenda, Paying.PURPOSE) == Purpose.BUY:
            tile = get_argument(agenda, Paying.TILE)
            face = int(s.face[tile])
            seen, other = tile_gain(s, picture, seat, tile, face), tile_gain(s, picture, seat, tile, 1 - face)
            out[Feature.PAID_WORTH] = max(seen, other)
