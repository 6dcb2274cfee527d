"""Terms of La Granja: goods, sides of a card, buildings, phases, trades, and the number of each.

A card is played on one of four sides of a farm: as a field, a market barrow, a farm extension or a helper. Goods are
delivered to barrows and to the craft buildings of the village. Dice are used on revenue spaces 1 to 6. Discs on the
siesta track determine the turn order. Player markers show goods and deliveries; each player has a limited number.
"""

from enum import IntEnum

from tertulia.kernel.names import names_of

CARDS = 66
MAX_SEATS = 4
ROUNDS = 6
HARVEST = 3
"""Number of harvest goods, which are the first members of `Good`."""
RESOURCES = 4
"""Number of resources (harvest goods and pigs), which are the first members of `Good`."""
DENS = 7
"""Number of kinds of goods that markers show in dens and stalls: the members of `Good` up to `MEAT`."""
FARM_GOODS = 9
"""Number of kinds of goods that can pay for a farm extension: the members of `Good` up to `POINT`."""
BARROWS = 4
"""Maximum number of market barrows on one farm: three, and a fourth with the helper cart builder."""
HELPERS = 3
ROOF_PLACES = 6
ROOFS_A_ROUND = 4
SPACES = 24
"""Number of market spaces of the large board; the first fourteen form the small board."""
SMALL_SPACES = 14
SIESTA = 10
DONKEYS = 4
MAX_EXTRA_DELIVERIES = 12
NEUTRAL = MAX_SEATS
"""Owner number of the neutral player's market markers in the solo game; it follows the seats 0 to 3."""


class Side(IntEnum):
    """Side of a farm on which a card is played."""

    FIELD = 0
    BARROW = 1
    EXTENSION = 2
    HELPER = 3


class Good(IntEnum):
    """Kind of good of a farm. Silver, points and trade commodities are counted among the kinds.

    Each member is the index of its amount in `Farm.stock`.
    """

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
    """A craft building of the village, to which players deliver goods for points and a craft marker."""

    MERCHANT_HOUSE = 0
    WAINWRIGHT = 1
    VILLAGE_STORE = 2
    DELI = 3
    GREENGROCER = 4
    BUTCHER = 5


class Craft(IntEnum):
    """State of a seat's craft marker for a building, as stored in `Farm.crafts`."""

    NONE = 0
    FRESH = 1
    TURNED = 2


class Zone(IntEnum):
    """Location of a card, as stored in `State.zone[card]`.

    For members from `HAND` on, the stored number is the member + the seat that has the card.
    """

    DECK = 0
    DISCARDED = 1
    HAND = 10
    """In the hand of a seat; stored as `HAND` + seat."""
    FIELD = 20
    """Played as a field by a seat; stored as `FIELD` + seat."""
    BARROW = 30
    """Played as a market barrow by a seat; stored as `BARROW` + seat."""
    EXTENSION = 40
    """Played as a farm extension by a seat; stored as `EXTENSION` + seat."""
    HELPER = 50
    """Played as a helper by a seat; stored as `HELPER` + seat."""
    IN_PLAY = 60
    """Just played by a seat, but not yet on the farm; stored as `IN_PLAY` + seat.

    The seat still has to pay for the card (a farm extension) or to discard another card to make room.
    """


class Phase(IntEnum):
    """Phase of a round: farm, revenue, transport and scoring."""

    FARM = 0
    REVENUE = 1
    TRANSPORT = 2
    SCORING = 3


class Trade(IntEnum):
    """Exchange of a trade commodity. Each member is named after the benefit that the player gets."""

    SILVER = 0
    OLIVE_GRAIN = 1
    OLIVE_GRAPE = 2
    GRAIN_GRAPE = 3
    CARD = 4
    PIG = 5
    UPGRADES = 6


class PointSource(IntEnum):
    """Source of points; statistics list a seat's points by source."""

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
    """Benefit of a farm extension.

    A member is the number of its bit in `Card.gifts` and its index in `Farm.gifts`.
    """

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
"""Index in `SOURCES` of the first good on a field, `field_olive`."""
RAW = ("olive", "grain", "grape", "pig", "field_olive", "field_grain", "field_grape")
"""Names of the sources of resources that may be upgraded or sold.

Selling from fields requires a helper (`Modifier.SELL_FROM_FIELDS`).
"""
RAW_FIELDS = 4
UPGRADED = (Good.FOOD.value, Good.FOOD.value, Good.WINE.value, Good.MEAT.value)
"""Upgraded good of each resource, by the resource's number in `Good` (rules 5.1.3)."""
PAIRS = ("olive_grain", "olive_grape", "grain_grape")
PAIR = (
    (Good.OLIVE.value, Good.GRAIN.value),
    (Good.OLIVE.value, Good.GRAPE.value),
    (Good.GRAIN.value, Good.GRAPE.value),
)
DELIVERY_TARGETS = (*BUILDINGS, *(f"barrow_{i + 1}" for i in range(BARROWS)))
TRADE_KINDS = ("silver", "goods", "card", "pig", "upgrades")
TRADE_KIND = (0, 1, 1, 1, 2, 3, 4)
"""Index in `TRADE_KINDS` of each member of `Trade`.

The trades for a pair of goods are one kind (rules 5.1.1).
"""
SHIFTS = ("-2", "-1", "+1", "+2")
PLAYED = (Zone.FIELD.value, Zone.BARROW.value, Zone.EXTENSION.value, Zone.HELPER.value)
"""Stored zone of a card that seat 0 has played on each `Side`; for another seat, add its number."""
