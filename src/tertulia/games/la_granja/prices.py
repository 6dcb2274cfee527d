"""What things cost and how much there is room for: the farm's print, and what helpers and extensions change."""

from __future__ import annotations

from tertulia.games.la_granja.names import (
    BARROW_PLACES,
    BARROWS,
    EXTRA_DELIVERIES,
    GRAPE,
    GRAPE_SALE,
    HAND_LIMIT,
    HARVEST_SALE,
    PIG,
    PIG_DISCOUNT,
    PIG_SPACES,
    ROOF_DISCOUNT,
    ROOF_PLACES,
    ROOF_SPACES,
    UPGRADE_DISCOUNT,
)
from tertulia.kernel.rule import Record, small


@small
def buy_price(s: Record, seat: int, good: int) -> int:
    """Silver for a resource (rules 5.1.2)."""
    price = int(s.box.buy[good])
    if good == PIG:
        price -= int(s.farms[seat].mods[PIG_DISCOUNT])
    return max(price, 0)


@small
def sell_price(s: Record, seat: int, good: int) -> int:
    """Silver that a resource brings (rules 5.1.2)."""
    price = int(s.box.sell[good])
    if good == GRAPE:
        price += int(s.farms[seat].mods[GRAPE_SALE])
    elif good != PIG:
        price += int(s.farms[seat].mods[HARVEST_SALE])
    return price


@small
def upgrade_price(s: Record, seat: int, good: int) -> int:
    """Silver for upgrading a resource (rules 5.1.3)."""
    return max(int(s.box.upgrade[good]) - int(s.farms[seat].mods[UPGRADE_DISCOUNT]), 0)


@small
def roof_price(s: Record, seat: int, number: int) -> int:
    """Silver for a roof marker of the round `number` (rules 6.0, step 4)."""
    return max(number - int(s.farms[seat].mods[ROOF_DISCOUNT]), 0)


@small
def roof_places(s: Record, seat: int) -> int:
    """How many roof markers a farm has room for (rules 6.0, step 4)."""
    return min(ROOF_PLACES - 1 + int(s.farms[seat].mods[ROOF_SPACES]), ROOF_PLACES)


@small
def barrow_places(s: Record, seat: int) -> int:
    """How many market barrows a farm has room for (rules 6.0, step 1)."""
    return min(BARROWS - 1 + int(s.farms[seat].mods[BARROW_PLACES]), BARROWS)


@small
def hand_limit(s: Record, seat: int) -> int:
    """Cards that a hand is filled up to (rules 6.0, step 1)."""
    farm = s.farms[seat]
    return int(s.box.hand_limit) + int(farm.extensions) + int(farm.mods[HAND_LIMIT])


@small
def pig_room(s: Record, seat: int) -> int:
    """Free pig spaces; below zero where more pigs live than fit."""
    farm = s.farms[seat]
    return int(s.box.pig_spaces) + int(farm.gifts[2]) + int(farm.mods[PIG_SPACES]) - int(farm.stock[PIG])


@small
def extra_deliveries(s: Record, seat: int) -> int:
    """Extra deliveries that a farm may buy in a round (rules 8.4)."""
    farm = s.farms[seat]
    return int(s.box.extra_deliveries) + int(farm.gifts[0]) + int(farm.mods[EXTRA_DELIVERIES])
