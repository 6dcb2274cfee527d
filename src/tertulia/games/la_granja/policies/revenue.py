"""The greedy bot's evaluation of roof markers on sale, dice and the options of revenue spaces."""

import numpy as np

from tertulia.games.la_granja.model.actions import Action
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import HARVEST, PAIR, RAW, ROOFS_A_ROUND, UPGRADED, Good
from tertulia.games.la_granja.policies import weights
from tertulia.games.la_granja.rules.deliver import can_deliver
from tertulia.games.la_granja.rules.dice import DELIVERY_SILVER, DIE_SILVER, current_revenue_space
from tertulia.games.la_granja.rules.goods import SOURCE_OF_RAW, good_at_source
from tertulia.games.la_granja.rules.prices import pig_room, roof_price
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

PAIR_GOODS = np.array(PAIR)
UPGRADED_GOOD = np.array(UPGRADED)


@rule
def revenue_worth(s: State, seat: int, action: int, places: IntArray, goods: IntArray) -> int:
    """Return the value of buying a roof marker, of taking or changing a die, or of using a revenue space.

    The value is in tenths of a point. `goods` holds the value of one unit of each good; `places` is not used.
    """
    if action < Action.TAKE:
        offer = action - Action.ROOF
        covered = int(s.box.roof_points[s.farms[seat].roof_count])
        price = roof_price(s, seat, offer // ROOFS_A_ROUND + 1)
        return weights.ROOF_EFFECT + weights.POINT * covered - weights.SILVER * price
    if action < Action.REROLL:
        return die_worth(s, seat, action - Action.TAKE + 1, goods)
    if action < Action.SHIFT:
        return weights.REROLL
    if action < Action.CARD:
        return _shift_worth(s, seat, action - Action.SHIFT, goods)
    if action < Action.GAIN:
        return weights.CARD
    if action < Action.PAIR:
        return _gain_worth(s, seat, action - Action.GAIN, goods)
    if action < Action.UPGRADES:
        return int(goods[PAIR_GOODS[action - Action.PAIR, 0]]) + int(goods[PAIR_GOODS[action - Action.PAIR, 1]])
    if action < Action.ADVANCE:
        return 2 * best_upgrade_worth(s, seat, goods)
    return 2 * weights.STEP


@rule
def _gain_worth(s: State, seat: int, good: int, goods: IntArray) -> int:
    """Return the value of gaining a good (`Good`) from a revenue space, in tenths of a point.

    For silver it is the value of the complete amount that the seat's revenue space gives: four silver on space 4,
    two on space 6. `goods` holds the value of one unit of each good.
    """
    if good == Good.SILVER:
        return (
            DIE_SILVER * int(goods[Good.SILVER])
            if current_revenue_space(s, seat) == 4
            else DELIVERY_SILVER * int(goods[Good.SILVER])
        )
    return int(goods[good])


@rule
def _shift_worth(s: State, seat: int, which: int, goods: IntArray) -> int:
    by = which - 2 if which < 2 else which - 1
    return die_worth(s, seat, current_revenue_space(s, seat) + by, goods)


@rule
def die_worth(s: State, seat: int, value: int, goods: IntArray) -> int:
    """Return the value for a seat of using a die that shows `value` (1 to 6), in tenths of a point.

    The die gives the benefit of the revenue space with that number. `goods` holds the value of one unit of each good,
    by `Good`, in tenths of a point.
    """
    if value == 1:
        return int(goods[Good.PIG]) if pig_room(s, seat) > 0 else weights.PIG_SILVER * int(goods[Good.SILVER])
    if value == 2:
        best = weights.CARD
        for good in range(HARVEST):
            best = max(best, int(goods[good]))
        return best
    if value == 3:
        lowest = min(int(goods[0]), int(goods[1]), int(goods[2]))
        return int(goods[0]) + int(goods[1]) + int(goods[2]) - lowest
    if value == 4:
        return DIE_SILVER * int(goods[Good.SILVER])
    if value == 5:
        return max(2 * weights.STEP, 2 * best_upgrade_worth(s, seat, goods) - weights.FEWER)
    return weights.DELIVERY if can_deliver(s, seat, 0) else DELIVERY_SILVER * int(goods[Good.SILVER])


@rule
def best_upgrade_worth(s: State, seat: int, goods: IntArray) -> int:
    """Return the value that the farm gains by the best upgrade of one good, in tenths of a point.

    It is 0 if no upgrade adds value. `goods` holds the value of one unit of each good.
    """
    best = 0
    for raw in range(len(RAW)):
        source = int(SOURCE_OF_RAW[raw])
        if s.farms[seat].stock[source] > 0:
            good = good_at_source(source)
            best = max(best, int(goods[UPGRADED_GOOD[good]]) - int(goods[good]) + weights.UPGRADE)
    return best
