"""Features of a seat's buildings, barrows and market markers, and features of the other seats."""

from tertulia.games.la_granja.model.features import Feature
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, BUILDINGS, DENS, FIELDS, GOODS, HARVEST, SPACES, Craft, Good
from tertulia.games.la_granja.policies.worth import count_missing_goods
from tertulia.games.la_granja.rules.places import BUILDING_COUNT, find_open_buildings
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray


@rule
def count_goods_at_hand(s: State, seat: int, place: int) -> int:
    """Return the number of kinds of goods that a building or barrow requires and the farm has."""
    farm = s.farms[seat]
    count = 0
    for good in range(len(GOODS)):
        has = farm.stock[good] > 0 or (good < HARVEST and farm.stock[FIELDS + good] > 0)
        count += (int(farm.wants[place]) >> good) & int(has)
    return count


@rule
def building_features(s: State, seat: int, out: FloatArray) -> None:
    """Write the features of the seat's deliveries to the craft buildings to `out` (`Feature`)."""
    farm = s.farms[seat]
    takes = find_open_buildings(s, seat)
    for building in range(len(BUILDINGS)):
        out[Feature.CLOSED + building] = 1 - (takes >> building & 1)
        out[Feature.EXTRA_POINT + building] = int(s.first[building])
        if farm.crafts[building] == Craft.NONE:
            missing, here = count_missing_goods(s, seat, building), count_goods_at_hand(s, seat, building)
            out[Feature.BEGUN + building] = int(farm.row[building] > 0)
            out[Feature.MISSING + building] = missing
            out[Feature.AT_HAND + building] = here
            out[Feature.READY + building] = int(here >= missing)


@rule
def barrow_features(s: State, seat: int, left: int, out: FloatArray) -> None:
    """Write the features of the seat's market barrows to `out`.

    `left` is the number of rounds after the current one.
    """
    farm = s.farms[seat]
    for slot in range(BARROWS):
        card = int(farm.barrows[slot]) - 1
        if card >= 0:
            value = int(s.box.cards[card].value)
            missing, here = (
                count_missing_goods(s, seat, BUILDING_COUNT + slot),
                count_goods_at_hand(s, seat, BUILDING_COUNT + slot),
            )
            out[Feature.BARROWS] += 1.0
            out[Feature.BARROWS_TO_COME] += left
            out[Feature.BARROW_VALUES] += value
            out[Feature.BARROW_MISSING] += missing
            out[Feature.BARROW_AT_HAND] += here
            out[Feature.BARROW_BEST] = max(out[Feature.BARROW_BEST], value / (missing + 1.0))
            if here >= missing:
                out[Feature.BARROWS_READY] += 1.0
                out[Feature.BARROW_READY_VALUES] += value


@rule
def marker_features(s: State, seat: int, left: int, out: FloatArray) -> None:
    """Write the features of the seat's markers on the market to `out`: number, values and threats.

    A marker is threatened if a neighbouring space of higher value is free: a new marker there would remove it. `left`
    is the number of rounds after the current one.
    """
    out[Feature.MARKERS] = int(s.farms[seat].on_market)
    out[Feature.MARKERS_TO_COME] = int(s.farms[seat].on_market) * left
    for space in range(SPACES):
        if s.market[space] == seat + 1:
            value = int(s.box.space_value[space])
            out[Feature.MARKET_VALUES] += value
            threatened = 0
            for other in range(SPACES):
                near = (int(s.box.near[space]) >> other) & 1
                free = s.market[other] == 0 and (int(s.closed) >> other) & 1 == 0
                threatened |= near & int(free and s.box.space_value[other] > value)
            out[Feature.THREATENED] += threatened


@rule
def other_features(s: State, seat: int, out: FloatArray) -> None:
    """Write the six features of the other seats (`Feature.OTHERS`) to `out`.

    Each feature is the largest number that any other seat has. The features count market markers, steps on the siesta
    track, craft markers, barrows, goods in dens and stalls, and trade commodities.
    """
    for other in range(s.seats):
        if other != seat:
            farm = s.farms[other]
            crafts, barrows, goods = 0, 0, 0
            for building in range(len(BUILDINGS)):
                crafts += int(farm.crafts[building] != Craft.NONE)
            for slot in range(BARROWS):
                barrows += int(farm.barrows[slot] > 0)
            for good in range(DENS):
                goods += int(farm.stock[good])
            _raise_feature(out, 0, int(farm.on_market))
            _raise_feature(out, 1, int(farm.siesta))
            _raise_feature(out, 2, crafts)
            _raise_feature(out, 3, barrows)
            _raise_feature(out, 4, goods)
            _raise_feature(out, 5, int(farm.stock[Good.COMMODITY]))


@rule
def _raise_feature(out: FloatArray, part: int, number: int) -> None:
    out[Feature.OTHERS + part] = max(out[Feature.OTHERS + part], number)
