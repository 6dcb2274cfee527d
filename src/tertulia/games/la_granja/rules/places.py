"""Goods that craft buildings and market barrows still accept, as bit masks (rules 8.3.1, 8.3.3).

They are stored in `Farm.wants`.
"""

from tertulia.games.la_granja.model.cards import Modifier
from tertulia.games.la_granja.model.state import State
from tertulia.games.la_granja.model.terms import BARROWS, BUILDINGS, DENS, GOODS, Craft
from tertulia.kernel.rule import rule

BUILDING_COUNT = len(BUILDINGS)
"""Number of buildings, which come first in `DELIVERY_TARGETS`; the barrows follow."""
MAX_SYMBOLS = 5


@rule
def survey_building(s: State, seat: int, building: int) -> None:
    """Update the bit mask of goods that a seat's row at a building still accepts.

    The row accepts no goods once the seat has the building's craft marker.
    """
    farm = s.farms[seat]
    wants = 0
    if farm.crafts[building] == Craft.NONE:
        for good in range(len(GOODS)):
            if int(s.box.rows[building, good]) > int(farm.rows[building, good]):
                wants |= 1 << good
    farm.wants[building] = wants


@rule
def survey_barrow(s: State, seat: int, slot: int) -> None:
    """Update the bit mask of goods that the market barrow in a slot still accepts."""
    farm = s.farms[seat]
    wants = 0
    card = int(farm.barrows[slot]) - 1
    if card >= 0:
        for i in range(MAX_SYMBOLS):
            symbol = int(s.box.cards[card].symbols[i])
            if symbol > 0 and (int(farm.filled[slot]) >> i) & 1 == 0:
                wants |= 1 << (symbol - 1)
    farm.wants[BUILDING_COUNT + slot] = wants


@rule
def find_open_buildings(s: State, seat: int) -> int:
    """Return the buildings to which a seat can deliver, as a bit mask.

    They have no order marker; with the helper locksmith, the lowest order marker does not count (rules 8.3.2).
    """
    lowest = 9
    for building in range(BUILDING_COUNT):
        if s.block[building] > 0:
            lowest = min(lowest, int(s.block[building]))
    passes = lowest if s.farms[seat].modifiers[Modifier.LOCKSMITH] > 0 else 0
    bits = 0
    for building in range(BUILDING_COUNT):
        if s.block[building] == 0 or s.block[building] == passes:
            bits |= 1 << building
    return bits


@rule
def count_filled_symbols(s: State, seat: int, slot: int) -> int:
    """Return the number of filled symbols on the barrow in a slot; each holds one player marker."""
    bits = int(s.farms[seat].filled[slot])
    count = 0
    for i in range(MAX_SYMBOLS):
        count += (bits >> i) & 1
    return count


@rule
def has_countable_symbol(s: State, seat: int) -> bool:
    """Return whether a farm's market barrows show a symbol that the bookkeeper counts."""
    for good in range(DENS):
        if count_symbols(s, seat, good) > 0:
            return True
    return False


@rule
def count_symbols(s: State, seat: int, good: int) -> int:
    """Return the number of symbols of a good on a farm's market barrows."""
    count = 0
    for slot in range(BARROWS):
        card = int(s.farms[seat].barrows[slot]) - 1
        if card >= 0:
            for i in range(MAX_SYMBOLS):
                count += int(s.box.cards[card].symbols[i] == good + 1)
    return count
