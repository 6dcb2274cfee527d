"""Goods, silver and points change hands; player markers are counted with them (rules 2.7.1)."""

import numpy as np

from tertulia.games.la_granja.model.events import Event
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import FIELDS, HARVEST, RAW_FIELDS, UPGRADED, Good, PointSource
from tertulia.games.la_granja.rules.prices import pig_room, sell_price
from tertulia.kernel.events import emit
from tertulia.kernel.rule import inline_rule, rule

SOURCE_OF_RAW = np.array((0, 1, 2, 3, FIELDS, FIELDS + 1, FIELDS + 2))
"""What `upgrade` and `sell` name, as sources."""
BECOMES = np.array(UPGRADED)


@inline_rule
def good_of(source: int) -> int:
    """The good at a source: a field's is what grows there."""
    return source if source < FIELDS else source - FIELDS


@rule
def score_points(s: State, seat: int, n: int, source: int) -> None:
    """Points won, or paid where n is below zero."""
    if n != 0:
        farm = s.farms[seat]
        farm.stock[Good.POINT] += n
        farm.sources[source] += n
        emit(s.events, Event.POINTS, seat, n, source)


@rule
def gain(s: State, seat: int, good: int, n: int) -> None:
    """Goods (not points) from the supply."""
    if n > 0:
        farm = s.farms[seat]
        farm.stock[good] += n
        if good != Good.SILVER:
            farm.markers += n
        emit(s.events, Event.GAIN, seat, good, n)


@rule
def lose(s: State, seat: int, good: int, n: int) -> None:
    """Goods back to the supply; points are paid."""
    farm = s.farms[seat]
    if good == Good.POINT:
        score_points(s, seat, -n, PointSource.PAYMENT)
    elif n > 0:
        farm.stock[good] -= n
        if good != Good.SILVER:
            farm.markers -= n
        emit(s.events, Event.LOSE, seat, good, n)


@rule
def take_away(s: State, seat: int, source: int) -> None:
    """One good leaves its den, its field or the purse, without an event of its own."""
    if source == Good.POINT:
        score_points(s, seat, -1, PointSource.PAYMENT)
    else:
        farm = s.farms[seat]
        farm.stock[source] -= 1
        if source != Good.SILVER:
            farm.markers -= 1


@rule
def take_pig(s: State, seat: int) -> None:
    """A pig from a die or a roof; without a space it is sold at once (rules 7.2; ruling 3)."""
    if pig_room(s, seat) > 0:
        gain(s, seat, Good.PIG, 1)
    else:
        price = sell_price(s, seat, Good.PIG)
        s.farms[seat].stock[Good.SILVER] += price
        emit(s.events, Event.SELL, seat, Good.PIG, price)


@rule
def sell_surplus_pigs(s: State, seat: int) -> None:
    """Pigs whose spaces went with a helper are sold at once (ruling 16)."""
    while pig_room(s, seat) < 0:
        lose(s, seat, Good.PIG, 1)
        take_pig(s, seat)


@rule
def has_raw(s: State, seat: int) -> bool:
    """Whether there is anything to upgrade, in dens or on fields."""
    stock = s.farms[seat].stock
    total = int(stock[Good.PIG])
    for good in range(HARVEST):
        total += int(stock[good]) + int(stock[FIELDS + good])
    return total > 0


@rule
def other_harvest(s: State, seat: int, good: int) -> bool:
    """Whether there is another harvest good than this in the dens."""
    for other in range(HARVEST):
        if other != good and s.farms[seat].stock[other] > 0:
            return True
    return False


@rule
def upgrade(s: State, seat: int, raw: int) -> None:
    """A resource becomes the upgraded good; its marker moves on (rules 5.1.3)."""
    stock = s.farms[seat].stock
    stock[SOURCE_OF_RAW[raw]] -= 1
    stock[BECOMES[raw if raw < RAW_FIELDS else raw - RAW_FIELDS]] += 1
