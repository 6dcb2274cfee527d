"""The terms of La Granja: goods, sides of a card, buildings, phases, options, and how many there are of each."""

from enum import IntEnum

from tertulia.kernel.names import names_of

CARDS = 66
MAX_SEATS = 4
ROUNDS = 6
HARVEST = 3
"""The harvest goods are the first three goods."""
RESOURCES = 4
"""The resources (harvest goods and pigs) are the first four."""
DENS = 7
"""The goods that are player markers in dens and stalls are the first seven."""
FARM_GOODS = 9
"""The farm goods, which pay for extensions, are the first nine."""
BARROWS = 4
"""Places for market barrows, the cart builder's among them."""
HELPERS = 3
ROOF_PLACES = 6
ROOFS_A_ROUND = 4
SPACES = 24
"""Market spaces of the large board; the small one has the first fourteen."""
SMALL_SPACES = 14
SIESTA = 10
DONKEYS = 4
MOST_EXTRAS = 12
NEUTRAL = MAX_SEATS
"""The neutral player of the solo game, where market spaces name their owner (as seat + 1)."""


class Side(IntEnum):
    """Of a farm, where a card is played to."""

    FIELD = 0
    BARROW = 1
    EXTENSION = 2
    HELPER = 3


class Good(IntEnum):
    """What a farm has."""

    OLIVE = 0
    GRAIN = 1
    GRAPE = 2
    PIG = 3
    FOOD = 4
    WINE = 5
    MEAT = 6
    SILVER = 7
    POINT = 8
    COMMODITY = 9


class Building(IntEnum):
    """A craft building of the village."""

    MERCHANT_HOUSE = 0
    WAINWRIGHT = 1
    VILLAGE_STORE = 2
    DELI = 3
    GREENGROCER = 4
    BUTCHER = 5


class Craft(IntEnum):
    """How a craft building stands for a farm: `crafts[building]`."""

    NONE = 0
    FRESH = 1
    TURNED = 2


class Zone(IntEnum):
    """Where a card is: `zone[card]`."""

    DECK = 0
    DISCARDED = 1
    HAND = 10
    """+ seat"""
    FIELD = 20
    """+ seat"""
    BARROW = 30
    """+ seat"""
    EXTENSION = 40
    """+ seat"""
    HELPER = 50
    """+ seat"""
    IN_PLAY = 60
    """+ seat: an extension that is being paid for, or a card that waits for a place"""


class Phase(IntEnum):
    """Of a round."""

    FARM = 0
    REVENUE = 1
    TRANSPORT = 2
    SCORING = 3


class Trade(IntEnum):
    """What a trade commodity is given for."""

    SILVER = 0
    OLIVE_GRAIN = 1
    OLIVE_GRAPE = 2
    GRAIN_GRAPE = 3
    CARD = 4
    PIG = 5
    UPGRADES = 6


class PointSource(IntEnum):
    """What points are for."""

    START = 0
    BUILDING = 1
    FIRST = 2
    OPENED = 3
    CRAFT = 4
    BARROW = 5
    REMOVED = 6
    MARKET = 7
    SIESTA = 8
    ROOF = 9
    HELPER = 10
    PAYMENT = 11
    END = 12


class Gift(IntEnum):
    """What stands on a farm extension beside its pig space: `gifts`."""

    DELIVERY = 0
    SILVER = 1
    PIG_SPACE = 2


SIDES, GOODS, BUILDINGS, PHASES, TRADES = (
    names_of(Side),
    names_of(Good),
    names_of(Building),
    names_of(Phase),
    names_of(Trade),
)
POINT_SOURCES, GIFTS = names_of(PointSource), names_of(Gift)
SOURCES = (*GOODS, "field_olive", "field_grain", "field_grape")
FIELDS = len(GOODS)
"""The first source that is a field."""
RAW = ("olive", "grain", "grape", "pig", "field_olive", "field_grain", "field_grape")
"""What may be upgraded (and, where a helper allows the fields, sold)."""
RAW_FIELDS = 4
UPGRADED = (Good.FOOD.value, Good.FOOD.value, Good.WINE.value, Good.MEAT.value)
"""What each resource becomes (rules 5.1.3)."""
PAIRS = ("olive_grain", "olive_grape", "grain_grape")
PAIR = (
    (Good.OLIVE.value, Good.GRAIN.value),
    (Good.OLIVE.value, Good.GRAPE.value),
    (Good.GRAIN.value, Good.GRAPE.value),
)
DELIVERY_TARGETS = (*BUILDINGS, *(f"barrow_{i + 1}" for i in range(BARROWS)))
TRADE_KINDS = ("silver", "goods", "card", "pig", "upgrades")
TRADE_KIND = (0, 1, 1, 1, 2, 3, 4)
"""The five options of a trade commodity; the pairs are one of them (rules 5.1.1)."""
SHIFTS = ("-2", "-1", "+1", "+2")
PLAYED = (Zone.FIELD.value, Zone.BARROW.value, Zone.EXTENSION.value, Zone.HELPER.value)
"""The zone of each side, for seat 0."""
