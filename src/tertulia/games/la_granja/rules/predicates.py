"""Prices and limits of a farm for views and hints, computed by compiled rules as a row of numbers."""

from enum import IntEnum

from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import RESOURCES, ROUNDS
from tertulia.games.la_granja.rules.prices import (
    barrow_places,
    buy_price,
    extra_deliveries,
    free_extras,
    hand_limit,
    pig_spaces,
    roof_places,
    roof_price,
    sell_price,
    upgrade_price,
)
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


class Fact(IntEnum):
    """Index of each price or limit of a farm in a row of `FACTS` numbers.

    `BUY`, `SELL` and `UPGRADE` are the indices of the first resource's price; the prices of the other resources follow.
    `ROOF` is the index of the price of round 1's roof markers; the prices in later rounds follow.
    """

    BUY = 0
    SELL = BUY + RESOURCES
    UPGRADE = SELL + RESOURCES
    ROOF = UPGRADE + RESOURCES
    BARROW_PLACES = ROOF + ROUNDS
    ROOF_PLACES = BARROW_PLACES + 1
    PIG_SPACES = BARROW_PLACES + 2
    HAND_LIMIT = BARROW_PLACES + 3
    EXTRA_DELIVERIES = BARROW_PLACES + 4
    FREE_EXTRAS = BARROW_PLACES + 5


FACTS = Fact.FREE_EXTRAS + 1


@rule
def write_farm_facts(s: State, seat: int, out: IntArray) -> None:
    """Write the `FACTS` numbers of a farm (prices and limits, indexed by `Fact`) to `out`."""
    for good in range(RESOURCES):
        out[Fact.BUY + good] = buy_price(s, seat, good)
        out[Fact.SELL + good] = sell_price(s, seat, good)
        out[Fact.UPGRADE + good] = upgrade_price(s, seat, good)
    for number in range(ROUNDS):
        out[Fact.ROOF + number] = roof_price(s, seat, number + 1)
    out[Fact.BARROW_PLACES] = barrow_places(s, seat)
    out[Fact.ROOF_PLACES] = roof_places(s, seat)
    out[Fact.PIG_SPACES] = pig_spaces(s, seat)
    out[Fact.HAND_LIMIT] = hand_limit(s, seat)
    out[Fact.EXTRA_DELIVERIES] = extra_deliveries(s, seat)
    out[Fact.FREE_EXTRAS] = free_extras(s, seat)
