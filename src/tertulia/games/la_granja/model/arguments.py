"""Arguments of the pending decisions: index of each argument on the agenda."""

from enum import IntEnum


class Playing(IntEnum):
    """Arguments of `Decision.PLAY`."""

    LEFT = 0
    MUST = 1
    """1 if the cards must be played, as in the first round, else 0."""


class Spending(IntEnum):
    """Arguments of `Decision.DIE`."""

    VALUE = 0
    USED = 1
    """Options of the revenue space that are used already, as bits."""
    WHOSE = 2
    """Owner of the die: a value of `DieOf`."""
    PORTER = 3
    """Index of the porter's card once the first option is used. The porter allows the second option."""


class Offering(IntEnum):
    """Arguments of the decisions that a helper opens.

    They are `OFFER`, `HELP`, `MARK`, `MERCHANT`, `GIVE_CARD` and `GIVE_PAIR`.
    """

    CARD = 0
    """Index of the helper's card."""
    TRADE = 1
    """Only for `HELP` of the traveling salesman: the kind of trade that would be closed."""


class Delivering(IntEnum):
    """Arguments of `Decision.DELIVER`."""

    LEFT = 0
    SERIES = 1
    """Series of the deliveries: a value of `Series`."""
    HELPED = 2
    """In step 3: number of deliveries that helpers have added (`Modifier.DELIVERIES`)."""


class Buying(IntEnum):
    """Arguments of `Decision.BUY_ONE_BY_ONE`."""

    LEFT = 0
    """Extra deliveries left: those counted when the step began, plus those that helpers have added since."""
    BOUGHT = 1
    HELPED = 2
    """Number of extra deliveries that helpers have added (`Modifier.EXTRA_DELIVERIES`)."""


class Choosing(IntEnum):
    """Arguments of `Decision.INCOME`, `CHOICE` and `BARTER`."""

    GOODS = 0
    """Goods to choose from, as bits."""
    SOLD = 1
    """1 if a pig without a space is sold at once."""


class Swapping(IntEnum):
    """Arguments of `Decision.BARTER` besides those of `Choosing`."""

    CARD = 2
    """Index of the barterer's card."""


class Pausing(IntEnum):
    """Arguments of `Decision.PAUSE`."""

    BEFORE = 0
    """Automatic event that follows the pause: a value of `Before`."""


class Drawing(IntEnum):
    """Arguments of `Decision.CARD`."""

    ALLOWED = 0
    """1 if a card may be drawn instead of played, else 0."""


class Upgrading(IntEnum):
    """Arguments of `Decision.UPGRADES`."""

    LEFT = 0
    STEP = 1
    """Whether a step on the siesta track may replace an upgrade: 0 never, 1 now, 2 after the next upgrade."""


class Paying(IntEnum):
    """Arguments of `Decision.PAY`."""

    CARD = 0
    LEFT = 1
    LEAST = 2
    """Lowest good still allowed: the goods are paid in ascending order."""


class Replacing(IntEnum):
    """Arguments of `Decision.REPLACE`: the card that takes the place, and its side."""

    CARD = 0
    SIDE = 1


class Placing(IntEnum):
    """Arguments of `Decision.MARKET`."""

    VALUE = 0
    """Value of the completed barrow; 0 if a roof marker allows any free space."""


class Lodging(IntEnum):
    """Arguments of `Decision.LODGE`."""

    GOOD = 0
    LEFT = 1
    CARD = 2
    """Index of the lodge's card."""


class Naming(IntEnum):
    """Arguments of `Decision.NAME_GOOD`."""

    GAIN = 0
    """Gain for each symbol of the named good, packed as in `Card.gain`."""
    CARD = 1
    """Index of the bookkeeper's card."""


class Turning(IntEnum):
    """Arguments of `Decision.TURN`."""

    ANY = 0
    """1 if the roof marker may be of the kind that turns others (ruling 20).

    A helper may turn such a marker, but a marker of that kind may not.
    """


class Shifting(IntEnum):
    """Arguments of `Decision.SHIFT`."""

    BY = 0


class Doubling(IntEnum):
    """Arguments of `Decision.DOUBLE`."""

    POINTS = 0
    """Points of the roof place just covered."""
    PLACE = 1
    """Index of the place with the roof marker that doubles the points."""


class Guarding(IntEnum):
    """Arguments of `Decision.GUARD`."""

    BY = 0
    """Owner of the marker that threatens the spaces."""
    FIRST = 1
    """Threatened spaces among the first twelve, as bits; `OTHERS` are those among the last twelve."""
    OTHERS = 2
    CARD = 3
    """Index of the market guard's card."""


class Freeing(IntEnum):
    """Arguments of `Decision.FREE`."""

    MARKER = 0
    """Marker just placed with an effect, as index in `FREED` + 1, or 0 for none.

    It is not freed while another marker can be.
    """
