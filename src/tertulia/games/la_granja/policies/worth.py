"""Values of goods and of places for deliveries, in tenths of a point, for the greedy bot.

A place is a craft building or a market barrow. The values depend on the bot's own farm and on public information about
the board, but not on the farms of other seats.
"""

import numpy as np

from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import DELIVERY_TARGETS, GOODS, RESOURCES, ROUNDS, UPGRADED, Building
from tertulia.games.la_granja.policies import weights
from tertulia.games.la_granja.rules.places import BUILDING_COUNT, MAX_SYMBOLS, find_open_buildings
from tertulia.games.la_granja.rules.prices import upgrade_price
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray

UPGRADED_GOOD = np.array(UPGRADED)
assert (
    Building.MERCHANT_HOUSE,
    Building.WAINWRIGHT,
    Building.VILLAGE_STORE,
    Building.DELI,
    Building.GREENGROCER,
    Building.BUTCHER,
) == tuple(range(6))


@rule
def count_missing_goods(s: State, seat: int, place: int) -> int:
    """Return the number of goods that a place (a building or a barrow) still requires."""
    farm = s.farms[seat]
    count = 0
    if place < BUILDING_COUNT:
        for good in range(len(GOODS)):
            count += int(s.box.rows[place, good]) - int(farm.rows[place, good])
        return count
    card = int(farm.barrows[place - BUILDING_COUNT]) - 1
    for i in range(MAX_SYMBOLS):
        count += int(s.box.cards[card].symbols[i] > 0) & (1 - (int(farm.filled[place - BUILDING_COUNT]) >> i & 1))
    return count


@rule
def completion_reward(s: State, seat: int, place: int) -> int:
    """Return the value of completing a building or barrow, in tenths of a point.

    It consists of the points and of later benefits.
    """
    if place < BUILDING_COUNT:
        points = int(s.rounds) + int(s.first[place])
        return weights.POINT * points + int(weights.LASTING[place]) * (ROUNDS + 1 - int(s.rounds))
    card = int(s.farms[seat].barrows[place - BUILDING_COUNT]) - 1
    return weights.POINT * int(s.box.cards[card].value) + weights.BARROW_EXTRAS


@rule
def write_place_worths(s: State, seat: int, out: IntArray) -> None:
    """Write the value of delivering one good to each building and barrow to `out`, in tenths of a point.

    The value is the reward for completing the building or barrow, divided by the number of missing goods. If a building
    is closed by an order marker, the value is also divided by `weights.CLOSED`.
    """
    farm = s.farms[seat]
    takes = find_open_buildings(s, seat)
    for place in range(len(DELIVERY_TARGETS)):
        out[place] = 0
        if farm.wants[place] != 0:
            worth = completion_reward(s, seat, place) // count_missing_goods(s, seat, place)
            out[place] = worth if place >= BUILDING_COUNT or (takes >> place) & 1 else worth // weights.CLOSED


@rule
def write_good_worths(s: State, seat: int, places: IntArray, out: IntArray) -> None:
    """Write the value of gaining one unit of each good to `out`, in tenths of a point.

    The value rises if a building or barrow requires the good, and falls with the number of such goods that the farm
    has. The value of a resource is at least the value of its upgraded good less the price of the upgrade.
    """
    farm = s.farms[seat]
    for good in range(len(GOODS)):
        best = 0
        for place in range(len(DELIVERY_TARGETS)):
            if (int(farm.wants[place]) >> good) & 1:
                best = max(best, int(places[place]))
        # each further one of a good is worth less
        out[good] = int(weights.PLAIN[good]) + best // (1 + int(farm.stock[good]))
    for good in range(RESOURCES):
        upgraded = int(out[UPGRADED_GOOD[good]]) - weights.UPGRADE_SILVER * upgrade_price(s, seat, good)
        out[good] = max(int(out[good]), upgraded)
