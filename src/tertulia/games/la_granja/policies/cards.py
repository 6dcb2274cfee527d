"""The greedy bot's evaluation of cards: plays, payments, discards and replacements."""

from tertulia.games.la_granja.model.actions import Action, card_and_side
from tertulia.games.la_granja.model.arguments import Replacing
from tertulia.games.la_granja.model.cards import Mode
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, HELPERS, ROUNDS, Side
from tertulia.games.la_granja.policies import weights
from tertulia.games.la_granja.policies.worth import count_missing_goods
from tertulia.games.la_granja.rules.goods import good_at_source
from tertulia.games.la_granja.rules.places import BUILDING_COUNT, MAX_SYMBOLS
from tertulia.games.la_granja.rules.prices import barrow_places
from tertulia.kernel.agenda import get_argument
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def card_action_worth(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of an action about cards, in tenths of a point.

    The actions play, draw or discard a card, pay for an extension, or replace a card. `places` holds the value of
    delivering a good to each building and barrow, `goods` the value of one more unit of each good (`policies.worth`).
    """
    if action < Action.DRAW:
        card, side = card_and_side(action)
        return _playing_worth(s, seat, card, side, goods)
    if action < Action.DISCARD:
        return weights.CARD_IN_HAND
    if action < Action.PAY:
        return -int(s.box.cards[action - Action.DISCARD].value)
    if action < Action.REPLACE:
        return -int(goods[good_at_source(action - Action.PAY)])
    slot = action - Action.REPLACE
    if get_argument(s.farms[seat].agenda, Replacing.SIDE) == Side.BARROW:
        return count_missing_goods(s, seat, BUILDING_COUNT + slot)
    return -int(s.box.cards[int(s.farms[seat].helpers[slot]) - 1].mode)


@rule
def _playing_worth(s: State, seat: int, card: int, side: int, goods: IntArray) -> int:
    farm = s.farms[seat]
    left = ROUNDS + 1 - int(s.rounds)
    if side == Side.FIELD:
        fields = int(farm.fields[0] + farm.fields[1] + farm.fields[2])
        same = int(farm.fields[s.box.cards[card].field])
        return weights.FIELD * left + weights.FIELD_MORE * fields + weights.FIELD_SAME * same + weights.FIELD_ONCE
    if side == Side.BARROW:
        return _barrow_worth(s, seat, card, left)
    if side == Side.EXTENSION:
        return weights.EXTENSION * left + weights.EXTENSION_PAID * (int(farm.extensions) + 1) + weights.EXTENSION_ONCE
    free = 0
    for slot in range(HELPERS):
        free += int(farm.helpers[slot] == 0)
    place = weights.HELPER * left + weights.HELPER_ONCE if free > 0 else weights.HELPER_REPLACED
    return place + weights.HELPER_LASTING * int(s.box.cards[card].mode == Mode.MODIFIER)


@rule
def _barrow_worth(s: State, seat: int, card: int, left: int) -> int:
    """Return the value of playing a card as a market barrow, in tenths of a point.

    The barrow's points raise the value, and so do required goods that the farm already has. Each symbol, which stands
    for a required good, lowers the value.
    `left` is the number of remaining rounds, including the current one.
    """
    farm = s.farms[seat]
    taken = 0
    for slot in range(BARROWS):
        taken += int(farm.barrows[slot] > 0)
    if taken >= barrow_places(s, seat):
        return weights.NO_BARROW
    symbols, here = 0, 0
    for i in range(MAX_SYMBOLS):
        symbol = int(s.box.cards[card].symbols[i])
        if symbol > 0:
            symbols += 1
            here += int(farm.stock[symbol - 1] > 0)
    late = max(symbols - here - weights.IN_TIME * left, 0)
    worth = weights.POINT * int(s.box.cards[card].value) + weights.BARROW_ONCE
    filling = weights.SYMBOL * symbols + weights.SYMBOL_HERE * here + weights.SYMBOL_LATE * late
    return worth + filling + weights.BARROW_MORE * taken
