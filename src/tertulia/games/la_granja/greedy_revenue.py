"""What the greedy bot thinks of roof markers on sale, dice and their options."""

from __future__ import annotations

import numpy as np

from tertulia.games.la_granja.anytime import SOURCE
from tertulia.games.la_granja.deliver import can_deliver
from tertulia.games.la_granja.dice import open_value
from tertulia.games.la_granja.goods import good_of
from tertulia.games.la_granja.names import (
    A_ADVANCE,
    A_CARD,
    A_GAIN,
    A_PAIR,
    A_REROLL,
    A_ROOF,
    A_SHIFT,
    A_TAKE,
    A_UPGRADES,
    HARVEST,
    PAIR,
    PIG,
    RAW,
    ROOFS_A_ROUND,
    SILVER,
    UPGRADED,
)
from tertulia.games.la_granja.prices import pig_room, roof_price
from tertulia.kernel.rule import Record, rule

PAIRED = np.array(PAIR)
BECOMES = np.array(UPGRADED)
ROOF_EFFECT = 18
CARD_WORTH = 22
STEP_WORTH = 12
DELIVERY_WORTH = 34


@rule
def worth_of_revenue(s: Record, seat: int, action: int, places: Record, goods: Record) -> int:
    """Roof markers, dice, and the options of a revenue space."""
    if action < A_TAKE:
        offer = action - A_ROOF
        covered = int(s.box.roof_points[s.farms[seat].roof_count])
        return ROOF_EFFECT + 10 * covered - 7 * roof_price(s, seat, offer // ROOFS_A_ROUND + 1)
    if action < A_REROLL:
        return worth_of_die(s, seat, action - A_TAKE + 1, goods)
    if action < A_SHIFT:
        return -5
    if action < A_CARD:
        return _shifted(s, seat, action - A_SHIFT, goods)
    if action < A_GAIN:
        return CARD_WORTH
    if action < A_PAIR:
        return _gained(s, seat, action - A_GAIN, goods)
    if action < A_UPGRADES:
        return int(goods[PAIRED[action - A_PAIR, 0]]) + int(goods[PAIRED[action - A_PAIR, 1]])
    if action < A_ADVANCE:
        return 2 * best_upgrade(s, seat, goods)
    return 2 * STEP_WORTH


@rule
def _gained(s: Record, seat: int, good: int, goods: Record) -> int:
    """Of a die, silver comes in twos or fours."""
    if good == SILVER:
        return 4 * int(goods[SILVER]) if open_value(s, seat) == 4 else 2 * int(goods[SILVER])
    return int(goods[good])


@rule
def _shifted(s: Record, seat: int, which: int, goods: Record) -> int:
    by = which - 2 if which < 2 else which - 1
    return worth_of_die(s, seat, open_value(s, seat) + by, goods)


@rule
def worth_of_die(s: Record, seat: int, value: int, goods: Record) -> int:
    """What a revenue space brings."""
    if value == 1:
        return int(goods[PIG]) if pig_room(s, seat) > 0 else 3 * int(goods[SILVER])
    if value == 2:
        best = CARD_WORTH
        for good in range(HARVEST):
            best = max(best, int(goods[good]))
        return best
    if value == 3:
        lowest = min(int(goods[0]), int(goods[1]), int(goods[2]))
        return int(goods[0]) + int(goods[1]) + int(goods[2]) - lowest
    if value == 4:
        return 4 * int(goods[SILVER])
    if value == 5:
        return max(2 * STEP_WORTH, 2 * best_upgrade(s, seat, goods) - 6)
    return DELIVERY_WORTH if can_deliver(s, seat, 0) else 2 * int(goods[SILVER])


@rule
def best_upgrade(s: Record, seat: int, goods: Record) -> int:
    """The most that an upgrade adds to a good that is there."""
    best = 0
    for raw in range(len(RAW)):
        source = int(SOURCE[raw])
        if s.farms[seat].stock[source] > 0:
            good = good_of(source)
            best = max(best, int(goods[BECOMES[good]]) - int(goods[good]) + 8)
    return best
