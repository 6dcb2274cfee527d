"""Decisions of No Siesta as they are kept on an agenda."""

from enum import IntEnum


class Decision(IntEnum):
    """Decision that a seat has to make."""

    TAKE = 1
    """Take a die from the middle."""
    MARK = 2
    """Mark revenues of the last die."""
    SCORE = 3
    """Scoring phase: cross anything off, or end the phase."""
    GOOD = 4
    """Choose the harvest good that a trade brings (helper `trade_good`)."""
    KEEP = 5
    """Keep one of two drawn roof tiles (helper `roof_choice`)."""
    CHANGE = 6
    """Move discs by the steps of a roof tile (`Counting.LEFT`)."""
    OUT = 7
    """Take goods out of warehouse and stable (`Counting.LEFT`)."""
    MARKET = 8
    """Choose a space of Esporles for a completed barrow."""
    COMPLETE = 9
    """Choose which of several barrows that no longer need donkeys is completed first."""
    HIRE = 10
    """Hire a helper for a field (`Hiring.FIELD`)."""
    COPY = 11
    """Online rules, at the end of a round: copy another player's helper, or none."""


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
