"""Decisions of Granada as they are kept on an agenda, and the index of each argument."""

from enum import IntEnum


class Decision(IntEnum):
    """Decision that a seat has to make. The string below a member names its arguments."""

    ACT = 1
    CHOOSE = 2
    """`Choosing`. Choose the bought tile to place next; always the lowest decision of a turn."""
    PAY = 3
    """`Paying`. Pay the next card."""
    PLACE = 4
    """`Placing`. Place a tile."""
    EXCHANGE = 5
    """`Placing.TILE`. Choose the tile of the city that a tile of the reserve replaces."""


class Choosing(IntEnum):
    """Arguments of `Decision.CHOOSE`."""

    UNPLACED = 0
    """Number of bought tiles still to be placed."""


class Paying(IntEnum):
    """Arguments of `Decision.PAY`."""

    PURPOSE = 0
    TILE = 1
    CURRENCY = 2
    PAID = 3
    LAST = 4
    """Value of the card paid last; the next one is not higher."""


class Placing(IntEnum):
    """Arguments of `Decision.PLACE`."""

    TILE = 0
    ORIGIN = 1


class Purpose(IntEnum):
    """Purpose of a payment."""

    BUY = 0
    TURN = 1


class Origin(IntEnum):
    """Origin of a tile that is placed."""

    YARD = 0
    RESERVE = 1
    AWARD = 2
