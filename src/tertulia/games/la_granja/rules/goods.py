"""Gains and losses of goods, silver and points, with the player markers that show them (rules 2.7.1)."""

import numpy as np

from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import FIELDS, HARVEST, RAW_FIELDS, UPGRADED, Good, PointSource
from tertulia.games.la_granja.rules.prices import pig_room, sell_price
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule

SOURCE_OF_RAW = np.array((0, 1, 2, 3, FIELDS, FIELDS + 1, FIELDS + 2))
"""Index in `SOURCES` of each entry of `RAW`, which the actions `UPGRADE` and `SELL` name."""
UPGRADED_GOOD = np.array(UPGRADED)


@inline_rule
def good_at_source(source: int) -> int:
    """Return the `Good` at an index in `SOURCES`: a good in a den, or the good that grows on a field."""
    return source if source < FIELDS else source - FIELDS


@rule
def score_points(s: State, seat: int, n: int, source: int) -> None:
    """Add `n` points to a seat, listed under `source` (`PointSource`). A negative `n` is a payment."""
    if n != 0:
        farm = s.farms[seat]
        farm.stock[Good.POINT] += n
        farm.sources[source] += n
        emit(s.events, Event.POINTS, seat, n, source)


@rule
def gain_good(s: State, seat: int, good: int, n: int) -> None:
    """Gain goods or silver from the supply; use `score_points` for points."""
    if n > 0:
        farm = s.farms[seat]
        farm.stock[good] += n
        if good != Good.SILVER:
            farm.markers += n
        emit(s.events, Event.GAIN, seat, good, n)


@rule
def lose_good(s: State, seat: int, good: int, n: int) -> None:
    """Return goods or silver to the supply, or pay points."""
    farm = s.farms[seat]
    if good == Good.POINT:
        score_points(s, seat, -n, PointSource.PAYMENT)
    elif n > 0:
        farm.stock[good] -= n
        if good != Good.SILVER:
            farm.markers -= n
        emit(s.events, Event.LOSE, seat, good, n)


@rule
def remove_good(s: State, seat: int, source: int) -> None:
    """Remove one good from a source (den, field or silver) without emitting an event.

    If `source` is `Good.POINT`, the seat pays a point, which emits `POINTS`.
    """
    if source == Good.POINT:
        score_points(s, seat, -1, PointSource.PAYMENT)
    else:
        farm = s.farms[seat]
        farm.stock[source] -= 1
        if source != Good.SILVER:
            farm.markers -= 1


@rule
def gain_pig(s: State, seat: int) -> None:
    """Gain a pig from a die, a roof marker or a helper.

    It is sold at once if no pig space is free (rules 7.2; ruling 3).
    """
    if pig_room(s, seat) > 0:
        gain_good(s, seat, Good.PIG, 1)
    else:
        price = sell_price(s, seat, Good.PIG)
        s.farms[seat].stock[Good.SILVER] += price
        emit(s.events, Event.SELL, seat, Good.PIG, price)


@rule
def sell_surplus_pigs(s: State, seat: int) -> None:
    """Sell the pigs that have no space left after a helper with pig spaces was discarded (ruling 16)."""
    while pig_room(s, seat) < 0:
        lose_good(s, seat, Good.PIG, 1)
        gain_pig(s, seat)


@rule
def has_raw_goods(s: State, seat: int) -> bool:
    """Return whether a farm has goods that can be upgraded, in dens or on fields."""
    stock = s.farms[seat].stock
    total = int(stock[Good.PIG])
    for good in range(HARVEST):
        total += int(stock[good]) + int(stock[FIELDS + good])
    return total > 0


@rule
def has_other_harvest(s: State, seat: int, good: int) -> bool:
    """Return whether the dens contain a harvest good other than `good`."""
    for other in range(HARVEST):
        if other != good and s.farms[seat].stock[other] > 0:
            return True
    return False


@rule
def upgrade_good(s: State, seat: int, raw: int) -> None:
    """Turn a resource into its upgraded good; its marker moves to the stall (rules 5.1.3).

    `raw` is the index of the resource's source in `RAW`.
    """
    stock = s.farms[seat].stock
    stock[SOURCE_OF_RAW[raw]] -= 1
    stock[UPGRADED_GOOD[raw if raw < RAW_FIELDS else raw - RAW_FIELDS]] += 1
