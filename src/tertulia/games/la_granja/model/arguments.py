"""What a pending decision remembers: the places of its arguments on the agenda."""

from enum import IntEnum


class Playing(IntEnum):
    """Arguments of `Decision.PLAY`."""

    LEFT = 0
    MUST = 1
    """Whether they must be played: in the first round."""


class Spending(IntEnum):
    """Arguments of `Decision.DIE`."""

    VALUE = 0
    USED = 1
    """Options used, as bits."""
    WHOSE = 2
    """`DieOf`"""
    PORTER = 3
    """Once an option is used: the card of the helper who allows the other."""


class Offering(IntEnum):
    """Arguments of decisions that a helper opens: `OFFER`, `HELP`, `MARK`, `MERCHANT`, `GIVE_CARD` and `GIVE_PAIR`."""

    CARD = 0
    """The helper's."""
    TRADE = 1
    """Of `HELP` alone: the kind of trade that would be closed."""


class Delivering(IntEnum):
    """Arguments of `Decision.DELIVER`."""

    LEFT = 0
    SERIES = 1
    """`Series`"""
    HELPED = 2
    """Of step 3: how many of them helpers have added (`Modifier.DELIVERIES`)."""


class Buying(IntEnum):
    """Arguments of `Decision.BUY_ONE_BY_ONE`."""

    LEFT = 0
    """Of the extra deliveries that were counted when the step began, and of those that helpers have added since."""
    BOUGHT = 1
    HELPED = 2
    """How many of them helpers have added (`Modifier.EXTRA_DELIVERIES`)."""


class Choosing(IntEnum):
    """Arguments of `Decision.INCOME`, `CHOICE` and `BARTER`."""

    GOODS = 0
    """As bits."""
    SOLD = 1
    """Whether a pig without a space is sold."""


class Swapping(IntEnum):
    """Arguments of `Decision.BARTER` beside those of `Choosing`."""

    CARD = 2
    """The barterer's."""


class Pausing(IntEnum):
    """Arguments of `Decision.PAUSE`."""

    BEFORE = 0
    """`Before`"""


class Drawing(IntEnum):
    """Arguments of `Decision.CARD`."""

    ALLOWED = 0
    """Whether a card may be drawn instead of played."""


class Upgrading(IntEnum):
    """Arguments of `Decision.UPGRADES`."""

    LEFT = 0
    STEP = 1
    """Whether one may be a step on the siesta track: 0 no, 1 yes, 2 once one has been made."""


class Paying(IntEnum):
    """Arguments of `Decision.PAY`."""

    CARD = 0
    LEFT = 1
    LEAST = 2
    """The least good still allowed: a set is paid in ascending order."""


class Replacing(IntEnum):
    """Arguments of `Decision.REPLACE`: what takes the place."""

    CARD = 0
    SIDE = 1


class Placing(IntEnum):
    """Arguments of `Decision.MARKET`."""

    VALUE = 0
    """Of the barrow; 0 for any free space."""


class Lodging(IntEnum):
    """Arguments of `Decision.LODGE`."""

    GOOD = 0
    LEFT = 1
    CARD = 2
    """The lodge's."""


class Naming(IntEnum):
    """Arguments of `Decision.NAME_GOOD`."""

    GAIN = 0
    """What each symbol of the named good brings, as a code."""
    CARD = 1
    """The bookkeeper's."""


class Turning(IntEnum):
    """Arguments of `Decision.TURN`."""

    ANY = 0
    """Whether it may be a roof marker that turns others: by a helper, but not by its own kind (ruling 20)."""


class Shifting(IntEnum):
    """Arguments of `Decision.SHIFT`."""

    BY = 0


class Doubling(IntEnum):
    """Arguments of `Decision.DOUBLE`."""

    POINTS = 0
    """Of the roof place just covered."""
    PLACE = 1
    """Where the roof marker lies that doubles them."""


class Guarding(IntEnum):
    """Arguments of `Decision.GUARD`."""

    BY = 0
    """Who places."""
    FIRST = 1
    """The spaces threatened, as bits: the first twelve."""
    OTHERS = 2
    CARD = 3
    """The guard's."""


class Freeing(IntEnum):
    """Arguments of `Decision.FREE`."""

    MARKER = 0
    """The marker just placed with an effect, which is not freed while there is another: its index in `FREED` + 1, 0 for none."""
