"""Arguments of the pending decisions: index of each argument in the row of a decision (`kernel.agenda`)."""

from enum import IntEnum


class Playing(IntEnum):
    """Arguments of `Decision.PLAY`, in which a seat plays hand cards in step 1."""

    LEFT = 0
    MUST = 1
    """1 if the cards must be played, as in the first round, else 0."""


class Spending(IntEnum):
    """Arguments of `Decision.DIE`, in which a seat uses a revenue space with a die."""

    VALUE = 0
    USED = 1
    """Options of the revenue space that are used already, as bits."""
    WHOSE = 2
    """Owner of the die: a value of `DieOf`."""
    PORTER = 3
    """Index of the porter's card once the first option is used. The porter allows the second option."""


class Offering(IntEnum):
    """Arguments of the decisions about a helper's offer.

    These are `OFFER`, `HELP`, `MARK`, `MERCHANT`, `GIVE_CARD` and `GIVE_PAIR`.
    """

    CARD = 0
    """Index of the helper's card."""
    TRADE = 1
    """Only for `HELP` of the traveling salesman: the kind of trade that would be closed."""


class Delivering(IntEnum):
    """Arguments of `Decision.DELIVER`, in which a seat delivers goods to buildings and market barrows."""

    LEFT = 0
    SERIES = 1
    """Series of the deliveries: a value of `Series`."""
    HELPED = 2
    """In step 3: number of deliveries that helpers have added (`Modifier.DELIVERIES`)."""


class Buying(IntEnum):
    """Arguments of `Decision.BUY_ONE_BY_ONE`, in which a seat buys and makes extra deliveries one by one."""

    LEFT = 0
    """Extra deliveries left: those counted when the step began, plus those that helpers have added since."""
    BOUGHT = 1
    HELPED = 2
    """Number of extra deliveries that helpers have added (`Modifier.EXTRA_DELIVERIES`)."""


class Choosing(IntEnum):
    """Arguments of `Decision.INCOME`, `CHOICE` and `BARTER`, in which a seat chooses a good to gain or keep."""

    GOODS = 0
    """Goods to choose from, as bits."""
    SOLD = 1
    """1 if a pig may be chosen although no pig space is free, else 0."""


class Swapping(IntEnum):
    """Arguments of `Decision.BARTER` (the effect of the helper barterer) after those of `Choosing`."""

    CARD = 2
    """Index of the barterer's card."""


class Pausing(IntEnum):
    """Arguments of `Decision.PAUSE`, in which a seat may take any-time actions before an automatic event."""

    BEFORE = 0
    """Automatic event that follows the pause: a value of `Before`."""


class Drawing(IntEnum):
    """Arguments of `Decision.CARD`, in which a seat plays or draws a card that an effect allows."""

    ALLOWED = 0
    """1 if a card may be drawn instead of played, else 0."""


class Upgrading(IntEnum):
    """Arguments of `Decision.UPGRADES`: the free upgrades left, and the step on the siesta track instead.

    In this decision, a seat turns resources into upgraded goods without paying silver.
    """

    LEFT = 0
    STEP = 1
    """Whether a step on the siesta track may replace an upgrade: 0 never, 1 now, 2 after the next upgrade."""


class Paying(IntEnum):
    """Arguments of `Decision.PAY`, in which a seat pays goods for a farm extension."""

    CARD = 0
    LEFT = 1
    LEAST = 2
    """Lowest good still allowed: the goods are paid in ascending order."""


class Replacing(IntEnum):
    """Arguments of `Decision.REPLACE`: the card that needs a place, and its side of the farm.

    In this decision, a seat discards a played card to make room for another.
    """

    CARD = 0
    SIDE = 1


class Placing(IntEnum):
    """Arguments of `Decision.MARKET`, in which a seat places a marker on a market space."""

    VALUE = 0
    """Value of the completed barrow; 0 if a roof marker allows any free space."""


class Lodging(IntEnum):
    """Arguments of `Decision.LODGE`: exchange up to `LEFT` harvest goods for `GOOD` with the helper lodge."""

    GOOD = 0
    LEFT = 1
    CARD = 2
    """Index of the lodge's card."""


class Naming(IntEnum):
    """Arguments of `Decision.NAME_GOOD`, in which a seat names a good that the bookkeeper counts."""

    GAIN = 0
    """Gain for each symbol of the named good, packed as in `Card.gain`."""
    CARD = 1
    """Index of the bookkeeper's card."""


class Turning(IntEnum):
    """Arguments of `Decision.TURN`, in which a seat turns a used roof marker face up."""

    ANY = 0
    """1 if the roof marker may be of the kind that turns others (ruling 20).

    A helper may turn such a marker, but a marker of that kind may not.
    """


class Shifting(IntEnum):
    """Arguments of `Decision.SHIFT`, in which a seat changes the value of a die."""

    BY = 0
    """Largest change of the value, up or down."""


class Doubling(IntEnum):
    """Arguments of `Decision.DOUBLE`, in which a seat may double the points of a covered roof place."""

    POINTS = 0
    """Points of the roof place just covered."""
    PLACE = 1
    """Index of the place with the roof marker that doubles the points."""


class Guarding(IntEnum):
    """Arguments of `Decision.GUARD`, in which a seat may save a marker with the market guard."""

    BY = 0
    """Owner of the marker that threatens the spaces."""
    FIRST = 1
    """Threatened spaces among the first twelve, as bits; `OTHERS` are those among the last twelve."""
    OTHERS = 2
    CARD = 3
    """Index of the market guard's card."""


class Freeing(IntEnum):
    """Arguments of `Decision.FREE`, in which a seat with too many player markers in use frees one."""

    MARKER = 0
    """Marker just placed with an effect, as index in `FREED` + 1, or 0 for none.

    It is not freed while another marker can be.
    """
