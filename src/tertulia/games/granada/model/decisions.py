"""Decisions of Granada and their arguments. A seat's agenda is the stack of its pending decisions."""

from enum import IntEnum


class Decision(IntEnum):
    """Decision that a seat has to make. The string below a member names the class of its arguments."""

    ACT = 1
    """Take money, buy a tile or rebuild. No arguments."""
    CHOOSE = 2
    """Choose which bought tile to place next. Arguments: `Choosing`.

    During a turn, this decision is at the bottom of the agenda. So it is open only if no other decision is pending.
    """
    PAY = 3
    """Pay the next card, or complete the payment. Arguments: `Paying`."""
    PLACE = 4
    """Choose the place of a tile that was bought, taken from the reserve or awarded. Arguments: `Placing`."""
    EXCHANGE = 5
    """Choose the tile of the city that a tile of the reserve replaces.

    The only argument is `Placing.TILE`, the tile of the reserve.
    """


class Choosing(IntEnum):
    """Index of the argument of `Decision.CHOOSE`, in which a seat chooses the bought tile to place next."""

    UNPLACED = 0
    """The argument is the number of bought tiles still to be placed."""


class Paying(IntEnum):
    """Index of each argument of `Decision.PAY`, in which a seat pays for a tile, card by card."""

    PURPOSE = 0
    TILE = 1
    CURRENCY = 2
    PAID = 3
    LAST = 4
    """The argument is the value of the card paid last, or 9 before the first card.

    The next card must not have a higher value.
    """


class Placing(IntEnum):
    """Index of each argument of `Decision.PLACE`, in which a seat chooses a place for a tile.

    The seat builds the tile in its city or puts it on its reserve. In a game of two, it can also give the tile to Dirk,
    the neutral third player.
    """

    TILE = 0
    ORIGIN = 1


class Purpose(IntEnum):
    """Purpose of a payment: to buy a tile, or to turn a bought tile over."""

    BUY = 0
    TURN = 1


class Origin(IntEnum):
    """Origin of a tile that is placed: bought in the yard, taken from the reserve, or awarded at the end."""

    YARD = 0
    RESERVE = 1
    AWARD = 2
