"""Decisions of No Siesta and their arguments. A seat's agenda is the stack of its pending decisions."""

from enum import IntEnum


class Decision(IntEnum):
    """Kind of decision that a seat has to make, from taking a die to copying a helper."""

    TAKE = 1
    """Take a die from the middle."""
    MARK = 2
    """Mark revenues of the last die, which all players use, with discs."""
    SCORE = 3
    """Cross off a circle, use a tile or an ability, or end the scoring phase."""
    GOOD = 4
    """Choose the harvest good that a trade brings (helper `trade_good`)."""
    KEEP = 5
    """Keep one of two drawn roof tiles (helper `roof_choice`)."""
    CHANGE = 6
    """Move a disc to a neighbouring revenue, as a used roof tile allows.

    The argument `Counting.LEFT` is the number of moves that the tile still allows.
    """
    OUT = 7
    """Take a good out of warehouse or stable.

    The argument `Counting.LEFT` is the number of goods that the seat may still take out.
    """
    MARKET = 8
    """Choose the space of the market of Esporles for the disc that a completed barrow gives."""
    COMPLETE = 9
    """Choose which of several full barrows is completed first. A new ability made them full."""
    HIRE = 10
    """Hire a helper for a full helper field. The argument `Hiring.FIELD` is the index of the field."""
    COPY = 11
    """Online rules, at the end of a round: copy another player's helper, or none."""


class Counting(IntEnum):
    """Index of the argument of `Decision.CHANGE` and `Decision.OUT`.

    The argument is the number of moves that remain for `CHANGE`, or of goods that remain to be taken out for `OUT`.
    """

    LEFT = 0


class Hiring(IntEnum):
    """Index of the argument of `Decision.HIRE`: the full helper field for which a helper is hired."""

    FIELD = 0


class Keeping(IntEnum):
    """Index of each argument of `Decision.KEEP`: two drawn roof tiles, and the gap for the kept tile."""

    ONE = 0
    OTHER = 1
    GAP = 2


ARGUMENTS = 3
