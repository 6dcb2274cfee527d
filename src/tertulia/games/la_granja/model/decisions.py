"""Decisions of La Granja, which wait on the agendas of seats, and the steps of a round."""

from enum import IntEnum

import numpy as np

from tertulia.kernel.names import names_of


class Decision(IntEnum):
    """Kind of decision that a seat has to make.

    In kinds with numbers up to `ANYTIME`, any-time actions such as sales are legal, too (rules 5.1).
    """

    PLAY = 1
    GROW = 2
    ROOF = 3
    MARK = 4
    TAKE = 5
    DIE = 6
    OFFER = 7
    """Decide whether to pay for a triggered helper."""
    DELIVER = 8
    BUY_DELIVERIES = 9
    """Choose the number of extra deliveries, which are bought at once (option `deliveries`)."""
    BUY_ONE_BY_ONE = 10
    """Buy and make extra deliveries one by one (option `deliveries`)."""
    MERCHANT = 11
    SIESTA = 12
    """Pause before the steps on the siesta track, in step 2 of the transport phase."""
    INCOME = 13
    """Choose the good that the greengrocer gives as income."""
    PAUSE = 14
    """Take any-time actions before an automatic event (`PauseBefore`)."""
    DISCARD = 15
    """Discard hand cards down to the hand limit."""
    CHOICE = 16
    PAIR = 17
    CARD = 18
    """Play or draw a card that an effect allows."""
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
    """Decide whether to use a triggered helper whose effect could hurt the player."""
    STEP = 33
    """Decide whether to take the wainwright's step on the siesta track."""
    GUARD = 34
    FREE = 35


ANYTIME = 14
"""Number of the last kind of decision that also allows any-time actions: `PAUSE`.

The rules allow any-time actions between two decisions, but not in the middle of an action (rules 5.1).
"""
URGENT = 34
"""Number of the first urgent kind of decision: `GUARD` and `FREE` are made before all others.

While a seat has an urgent decision, other seats wait (ruling 2).
"""
ARGUMENTS = 4


class Series(IntEnum):
    """Series to which the deliveries of a `Decision.DELIVER` belong, by the rule that allows them."""

    BY_THE_WAY = 0
    """Deliveries that a roof marker or a helper grants without adding them to an open series."""
    NOT_BEGUN = 1
    """Deliveries of step 3 of the transport phase, before the first has been made."""
    BEGUN = 2
    """Deliveries of step 3 of the transport phase, after the first has been made."""
    BOUGHT = 3
    """Extra deliveries that were bought in step 4 of the transport phase."""
    AT_ONCE = 4
    """Delivery that the building wainwright grants to the seat that completes it.

    After the delivery, the seat scores the points of its space on the siesta track.
    """
    OF_HELPER = 5
    """Deliveries that a helper grants; no other helper can be used before they end (rules 6.0, step 1)."""


class PauseBefore(IntEnum):
    """Automatic event before which a player gets a pause for any-time actions (`Decision.PAUSE`).

    The pauses before growth and before the steps on the siesta track have decisions of their own.
    """

    INCOME = 0
    TURN_END = 1
    """End of a seat's turn in a step: after a roof marker is bought, or after a die is used."""


class DieOf(IntEnum):
    """Owner of the die with which a seat uses a revenue space (`Decision.DIE`)."""

    LAST = 0
    """The last die, which all players use."""
    TAKEN = 1
    """A die that the seat took."""
    SECOND_SPACE = 2
    """No die: the second revenue space that the helper merchant allows."""


WORDS = {Decision.BUY_DELIVERIES: "extra", Decision.BUY_ONE_BY_ONE: "extras", Decision.NAME_GOOD: "name"}
BEFORE = names_of(PauseBefore)
DECISIONS = ("", *(WORDS.get(decision, decision.name.lower()) for decision in Decision))
"""Name of each kind of decision in views. The index is the kind's number; index 0 is empty."""


class Step(IntEnum):
    """Step of a round, from playing cards to scoring; `PHASE_OF_STEP` gives its phase."""

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
