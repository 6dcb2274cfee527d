"""The terms of Granada: currencies, kinds of building, faces, places, options, and how many there are of each."""

from enum import IntEnum

from tertulia.kernel.game import Option
from tertulia.kernel.names import names_of

TILES = 54
START = 54
"""The index of a start tile where tiles are indexed; it has no moats and every city has its own at (0, 0)."""
SPACES = 4
SLOTS = 4
VALUES = 9
SIDES = ("N", "E", "S", "W")
LETTERS = ("A", "B", "C")
MAX_SEATS = 6
OWNERS = MAX_SEATS + 1
"""Columns of a scoring: the seats, and Dirk behind the last of them."""
REACH = TILES
"""No tile of a city lies further than this from its start tile."""
WIDTH = 2 * REACH + 1
TURN_PRICE = 3


class Currency(IntEnum):
    """Of the money cards; every space of the yard asks for one."""

    YELLOW = 0
    GREEN = 1
    ORANGE = 2
    BLUE = 3


class Kind(IntEnum):
    """Of building."""

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
    """Of a tile."""

    FRONT = 0
    BACK = 1


class Place(IntEnum):
    """Where a tile is: `place[tile]`."""

    BAG = 0
    YARD = 1
    """+ space, 0 to 3"""
    CITY = 10
    """+ seat"""
    RESERVE = 20
    """+ seat"""
    BOUGHT = 30
    """+ seat: beside the city, to be placed"""
    DIRK = 40


class Scoring(IntEnum):
    """The choices of the option of that name."""

    NORMAL = 0
    SIMPLIFIED = 1


CURRENCIES, KINDS, FACES = names_of(Currency), names_of(Kind), names_of(Face)
CARDS = len(CURRENCIES) * VALUES
"""Kinds of money card: currency * 9 + value - 1."""
SCORING_CARD = CARDS
"""In the deck: A is this, B one more."""
DECK = CARDS * 3 + 2
NO_CARD = -1
NO_TILE = -1
OPTIONS = (Option("scoring", names_of(Scoring), "normal"),)
