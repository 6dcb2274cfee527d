"""The decisions of No Siesta as they stand on an agenda."""

from enum import IntEnum


class Decision(IntEnum):
    """What a seat is asked."""

    TAKE = 1
    """A die from the middle"""
    MARK = 2
    """What of the last die to mark"""
    SCORE = 3
    """The scoring phase: anything that can be crossed off, or its end"""
    GOOD = 4
    """Which harvest good a trade brings (helper `trade_good`)"""
    KEEP = 5
    """Which of two drawn roof tiles (helper `roof_choice`)"""
    CHANGE = 6
    """`Counting.LEFT`: steps of a roof tile"""
    OUT = 7
    """`Counting.LEFT`: goods to be taken out of warehouse and stable"""
    MARKET = 8
    """A space of Esporles for a completed barrow"""
    COMPLETE = 9
    """Which of several barrows that need no donkeys any more is completed first"""
    HIRE = 10
    """`Hiring.FIELD`"""
    COPY = 11
    """Online, in the end of a round: whose helper to copy, if any"""


class Counting(IntEnum):
    """Arguments of `Decision.CHANGE` and `Decision.OUT`."""

    LEFT = 0


class Hiring(IntEnum):
    """Arguments of `Decision.HIRE`."""

    FIELD = 0


class Keeping(IntEnum):
    """Arguments of `Decision.KEEP`: the two tiles drawn, and the gap."""

    ONE = 0
    OTHER = 1
    GAP = 2


ARGUMENTS = 3
