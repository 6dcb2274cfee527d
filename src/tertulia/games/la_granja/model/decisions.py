"""The decisions of La Granja as they stand on an agenda, their arguments beside them, and the steps of a round."""

from enum import IntEnum

import numpy as np

from tertulia.kernel.names import names_of


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
    PAUSE = 14
    """Before something that comes by itself (`Before`)."""
    DISCARD = 15
    """Down to the hand limit."""
    CHOICE = 16
    PAIR = 17
    CARD = 18
    """One that an effect allows."""
    UPGRADES = 19
    PAY = 20
    REPLACE = 21
    DONKEY = 22
    MARKET = 23
    BARTER = 24
    LODGE = 25
    NAME_GOOD = 26
    GIVE_CARD = 27
    GIVE_PAIR = 28
    TURN = 29
    SHIFT = 30
    DOUBLE = 31
    HELP = 32
    """A triggered helper whose work could hurt."""
    STEP = 33
    """The wainwright's step on the siesta track."""
    GUARD = 34
    FREE = 35


ANYTIME = 14
"""Decisions up to this one are between two decisions in the rules' sense."""
URGENT = 34
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
    OF_HELPER = 5
    """Of a helper, who is used completely before any other (rules 6.0, step 1)."""


class Before(IntEnum):
    """What comes by itself after a pause for any-time actions (`Decision.PAUSE`); before growth and before the steps on the siesta
    track are decisions of their own."""

    INCOME = 0
    TURN_END = 1
    """The end of the own part of a step: after a roof marker, after the action of a die."""


class DieOf(IntEnum):
    """Whose die a revenue space is used with (`Decision.DIE`)."""

    LAST = 0
    """The last one, which is everybody's."""
    TAKEN = 1
    """One's own."""
    SECOND_SPACE = 2
    """None: the merchant's second space."""


WORDS = {Decision.BUY_DELIVERIES: "extra", Decision.BUY_ONE_BY_ONE: "extras", Decision.NAME_GOOD: "name"}
BEFORE = names_of(Before)
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
PHASE_OF_STEP = np.array((0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3))
