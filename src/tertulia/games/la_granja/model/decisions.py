"""The decisions of La Granja as they stand on an agenda, their arguments beside them, and the steps of a round."""

from __future__ import annotations

from enum import IntEnum


class Decision(IntEnum):
    """What a seat is asked. During the first group any-time actions are allowed (rules 5.1)."""

    PLAY = 1
    GROW = 2
    ROOF = 3
    MARK = 4
    TAKE = 5
    DIE = 6
    OFFER = 7
    """A triggered helper that costs something."""
    DELIVER = 8
    BUY_DELIVERIES = 9
    """Extra deliveries, bought all at once."""
    BUY_ONE_BY_ONE = 10
    """Extra deliveries, bought one by one."""
    MERCHANT = 11
    SIESTA = 12
    """Before the steps of step 2 of the transport phase."""
    INCOME = 13
    """The greengrocer's."""
    DISCARD = 14
    """Down to the hand limit."""
    CHOICE = 15
    PAIR = 16
    CARD = 17
    """One that an effect allows."""
    UPGRADES = 18
    PAY = 19
    REPLACE = 20
    DONKEY = 21
    MARKET = 22
    BARTER = 23
    LODGE = 24
    NAME_GOOD = 25
    GIVE_CARD = 26
    GIVE_PAIR = 27
    TURN = 28
    SHIFT = 29
    DOUBLE = 30
    HELP = 31
    """A triggered helper whose work could hurt."""
    STEP = 32
    """The wainwright's step on the siesta track."""
    GUARD = 33
    FREE = 34


ANYTIME = 13
"""Decisions up to this one are between two decisions in the rules' sense."""
URGENT = 33
"""Decisions from this one on come before all others, whoever's they are."""
ARGUMENTS = 4


class Series(IntEnum):
    """Of deliveries (`Decision.DELIVER`)."""

    BY_THE_WAY = 0
    """From an effect."""
    NOT_BEGUN = 1
    """Of step 3 before its first."""
    BEGUN = 2
    """Of step 3."""
    BOUGHT = 3
    """Of step 4."""
    AT_ONCE = 4
    """The wainwright's: points follow it."""


class DieOf(IntEnum):
    """Whose die a revenue space is used with (`Decision.DIE`)."""

    LAST = 0
    """The last one, which is everybody's."""
    TAKEN = 1
    """One's own."""
    SECOND_SPACE = 2
    """None: the merchant's second space."""


WORDS = {Decision.BUY_DELIVERIES: "extra", Decision.BUY_ONE_BY_ONE: "extras", Decision.NAME_GOOD: "name"}
DECISIONS = ("", *(WORDS.get(decision, decision.name.lower()) for decision in Decision))
"""A decision's word by its number, as views have it."""


class Step(IntEnum):
    """Of a round."""

    PLAY = 0
    INCOME = 1
    GROWTH = 2
    ROOFS = 3
    MARK = 4
    FIRST_DIE = 5
    SECOND_DIE = 6
    LAST_DIE = 7
    DONKEY = 8
    SIESTA = 9
    DELIVERIES = 10
    EXTRA_DELIVERIES = 11
    SCORING = 12


STEPS = tuple(step.name.lower() for step in Step)
PHASE_OF_STEP = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3)
