"""Terms of Granada: names and numbers of currencies, kinds of building, faces, places and options.

A tile has a building on each face. Players buy tiles in the yard and pay with money cards of the yard space's currency.
They build the tiles in their city or put them on their reserve. Sides of tiles may have a moat. In a game of two, Dirk
is the neutral third player, who takes no turns. An owner is a seat or Dirk.
"""

from enum import IntEnum

from tertulia.kernel.game import Option
from tertulia.kernel.names import names_of

TILES = 54
START = 54
"""Index of a start tile in arrays of tiles.

A start tile has no moats; every city has its own at (0, 0).
"""
SPACES = 4
SLOTS = 4
VALUES = 9
SIDES = ("N", "E", "S", "W")
LETTERS = ("A", "B", "C")
MAX_SEATS = 6
OWNERS = MAX_SEATS + 1
"""Length of arrays by owner: the seats and, in a game of two, Dirk, the neutral third player.

Dirk's entry follows those of the seats. Entries without an owner stay 0.
"""
REACH = TILES
"""Maximum distance of a tile from the start tile of its city, in cells along x or y."""
WIDTH = 2 * REACH + 1
TURN_PRICE = 3


class Currency(IntEnum):
    """Currency of money cards; each space of the yard has one."""

    YELLOW = 0
    GREEN = 1
    ORANGE = 2
    BLUE = 3


class Kind(IntEnum):
    """Kind of building on a tile. In each scoring, the owners with most tiles of a kind get points."""

    ARENA = 0
    BATH = 1
    LIBRARY = 2
    INN = 3
    HOSPITAL = 4
    MARKET = 5
    PARK = 6
    SCHOOL = 7
    RESIDENCE = 8


class Face(IntEnum):
    """Face of a tile, front or back; a tile lies with one of them up."""

    FRONT = 0
    BACK = 1


class Place(IntEnum):
    """Location of a tile, as stored in `State.place[tile]`.

    `BAG` and `DIRK` (the neutral third player) are stored as they are. To the other members, the index of the space or
    of the seat is added.
    """

    BAG = 0
    YARD = 1
    """A space of the yard; stored as `YARD` + space, with spaces 0 to 3."""
    CITY = 10
    """The city of a seat; stored as `CITY` + seat."""
    RESERVE = 20
    """The reserve of a seat; stored as `RESERVE` + seat."""
    BOUGHT = 30
    """Bought by a seat, but not placed yet; stored as `BOUGHT` + seat."""
    DIRK = 40


class Scoring(IntEnum):
    """Choices of the option `scoring`: normal or simplified."""

    NORMAL = 0
    SIMPLIFIED = 1


CURRENCIES, KINDS, FACES = names_of(Currency), names_of(Kind), names_of(Face)
CARDS = len(CURRENCIES) * VALUES
"""Number of different money cards; a card's index is currency * 9 + value - 1."""
SCORING_CARD = CARDS
"""Card index of scoring card A in `State.deck`; B has the next index."""
DECK = CARDS * 3 + 2
NO_CARD = -1
NO_TILE = -1
OPTIONS = (Option("scoring", names_of(Scoring), "normal"),)
