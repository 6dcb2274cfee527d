"""The decisions of Granada as they stand on an agenda, and the places of their arguments."""

from enum import IntEnum


class Decision(IntEnum):
    """What a seat is asked."""

    ACT = 1
    CHOOSE = 2
    """`Choosing`: which bought tile to place next; always the lowest decision of a turn"""
    PAY = 3
    """`Paying`"""
    PLACE = 4
    """`Placing`"""
    EXCHANGE = 5
    """`Placing.TILE`, a tile of the reserve"""


class Choosing(IntEnum):
    """Arguments of `Decision.CHOOSE`."""

    UNPLACED = 0
    """How many bought tiles are still to be placed."""


class Paying(IntEnum):
    """Arguments of `Decision.PAY`."""

    PURPOSE = 0
    TILE = 1
    CURRENCY = 2
    PAID = 3
    LAST = 4
    """The value paid last: the next one is no higher."""


class Placing(IntEnum):
    """Arguments of `Decision.PLACE`."""

    TILE = 0
    ORIGIN = 1


class Purpose(IntEnum):
    """What is paid for."""

    BUY = 0
    TURN = 1


class Origin(IntEnum):
    """Where a tile that is to be placed comes from."""

    YARD = 0
    RESERVE = 1
    AWARD = 2
