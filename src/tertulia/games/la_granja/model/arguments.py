"""Arguments of pending decisions. A member's value is the position of the argument in the row of `Agenda.args`."""

from enum import IntEnum


class Playing(IntEnum):
    """Positions of arguments of `Decision.PLAY`, in which a seat plays hand cards in step 1."""

    LEFT = 0
    MUST = 1
    """The argument is 1 if the cards must be played, as in the first round, else 0."""


class Spending(IntEnum):
    """Positions of arguments of `Decision.DIE`, in which a seat uses a revenue space with a die."""

    VALUE = 0
    USED = 1
    """The argument is a bit mask of used options of the revenue space: `MAIN_OPTION` and `OTHER_OPTION`."""
    WHOSE = 2
    """The argument is the owner of the die: a value of `DieOf`."""
    PORTER = 3
    """The argument is the index of the porter's card while this helper lets the seat choose a second option, else 0."""


class Offering(IntEnum):
    """Positions of the arguments of the decisions about one helper: whether to use it, and how to pay for its work.

    The decisions are `OFFER`, `HELP`, `MARK`, `MERCHANT`, `GIVE_CARD` and `GIVE_PAIR`.
    """

    CARD = 0
    """The argument is the helper, as the index of its card."""
    TRADE = 1
    """The argument is the index in `TRADE_KINDS` of the trade that the traveling salesman would close.

    For other helpers, the argument is 0. Only the decision `HELP` uses this argument.
    """


class Delivering(IntEnum):
    """Positions of arguments of `Decision.DELIVER`, in which a seat delivers goods to buildings and market barrows."""

    LEFT = 0
    SERIES = 1
    """The argument is the rule that allows the deliveries: a value of `Series`."""
    HELPED = 2
    """The argument is the number of deliveries that helpers have added by `Modifier.DELIVERIES`.

    Helpers add these deliveries only in step 3 of the transport phase; otherwise, the argument is 0.
    """


class Buying(IntEnum):
    """Positions of arguments of `Decision.BUY_ONE_BY_ONE`, in which a seat buys extra deliveries one by one."""

    LEFT = 0
    """The argument is the number of extra deliveries that the seat may still buy.

    Each purchase lowers the number by 1. Helpers that are played during the step may raise the number.
    """
    BOUGHT = 1
    HELPED = 2
    """The argument is the number of extra deliveries added by helpers (`Modifier.EXTRA_DELIVERIES`)."""


class Choosing(IntEnum):
    """Positions of the arguments of `Decision.INCOME`, `CHOICE` and `BARTER`: a seat chooses a good to gain or keep."""

    GOODS = 0
    """The argument is a bit mask over `terms.Good`: the goods from which the seat may choose."""
    SOLD = 1
    """The argument is 1 if a pig may be chosen although no pig space is free for it, else 0."""


class Swapping(IntEnum):
    """Position of an additional argument of `Decision.BARTER`, in which the helper barterer keeps a good of a barrow.

    The first two arguments are those of `Choosing`.
    """

    CARD = 2
    """The argument is the card with the helper barterer, as its index among all cards."""


class Pausing(IntEnum):
    """Positions of arguments of `Decision.PAUSE`, a pause for any-time actions before an automatic event."""

    BEFORE = 0
    """The argument is the automatic event that follows the pause: a value of `PauseBefore`."""


class Drawing(IntEnum):
    """Positions of arguments of `Decision.CARD`, in which a seat plays or draws a card that an effect allows."""

    ALLOWED = 0
    """The argument is 1 if the seat may draw a card instead of playing one, else 0."""


class Upgrading(IntEnum):
    """Positions of arguments of `Decision.UPGRADES`, in which a seat upgrades resources without paying silver.

    They are the number of upgrades left, and whether a step on the siesta track may replace one.
    """

    LEFT = 0
    STEP = 1
    """The argument tells whether a step on the siesta track may replace an upgrade.

    The argument is 0 for never, 1 for now, and 2 for after the next upgrade.
    """


class Paying(IntEnum):
    """Positions of arguments of `Decision.PAY`, in which a seat pays goods for a farm extension."""

    CARD = 0
    LEFT = 1
    LEAST = 2
    """The argument is the lowest `Good` that may still be paid.

    Goods are paid in ascending order of their numbers in `Good`.
    """


class Replacing(IntEnum):
    """Positions of arguments of `Decision.REPLACE`, in which a seat discards a played card to make room for another.

    They are the index of the new card, and its side of the farm (`Side`).
    """

    CARD = 0
    SIDE = 1


class Placing(IntEnum):
    """Positions of arguments of `Decision.MARKET`, in which a seat places a marker on a market space."""

    VALUE = 0
    """The argument is the value of the completed barrow, or 0 if a roof marker allows any free space."""


class Lodging(IntEnum):
    """Positions of arguments of `Decision.LODGE`, in which a seat exchanges harvest goods with the helper lodge.

    They are the good that the lodge gives, the number of exchanges left, and the lodge's card.
    """

    GOOD = 0
    LEFT = 1
    CARD = 2
    """The argument is the card with the helper lodge, as its index among all cards."""


class Naming(IntEnum):
    """Positions of arguments of `Decision.NAME_GOOD`, in which a seat names a good for the helper bookkeeper.

    The bookkeeper counts the symbols of the named good on the seat's market barrows.
    """

    GAIN = 0
    """The argument is the gain for each symbol of the named good.

    The kind and the amount of the gain are packed into one number, as in `Card.gain`.
    """
    CARD = 1
    """The argument is the card with the helper bookkeeper, as its index among all cards."""


class Turning(IntEnum):
    """Positions of arguments of `Decision.TURN`, in which a seat turns a used roof marker face up."""

    ANY = 0
    """The argument is 1 if a helper lets the seat turn the marker, and 0 if the roof marker `REUSE_ROOF` does.

    With 0, markers of the kind `REUSE_ROOF` cannot be turned (ruling 20).
    """


class Shifting(IntEnum):
    """Positions of arguments of `Decision.SHIFT`, in which a seat changes the value of a die."""

    BY = 0
    """The argument is the largest number by which the value of the die may go up or down."""


class Doubling(IntEnum):
    """Positions of arguments of `Decision.DOUBLE`, in which a seat may double the points of a covered roof place."""

    POINTS = 0
    """The argument is the number of points of the roof place just covered."""
    PLACE = 1
    """The argument is the index of the roof place with the marker that doubles the points."""


class Guarding(IntEnum):
    """Positions of arguments of `Decision.GUARD`, in which a seat may save a marker with the market guard."""

    BY = 0
    """The argument is the owner of the new marker that threatens the seat's markers: a seat, or `NEUTRAL`."""
    FIRST = 1
    """The argument is a bit mask of the threatened market spaces with indices 0 to 11.

    The argument `OTHERS` is the bit mask of the threatened spaces with indices 12 to 23.
    """
    OTHERS = 2
    CARD = 3
    """The argument is the card with the helper market guard, as its index among all cards."""


class Freeing(IntEnum):
    """Positions of arguments of `Decision.FREE`, in which a seat with too many player markers in use frees one."""

    MARKER = 0
    """The argument is a marker that may be freed only as a last resort: its index in `FREED` + 1, or 0.

    The current action placed this marker on the market, a helper or a closed trade. The seat may free it only if the
    seat has no other marker in use (ruling 9). The argument is 0 if the action placed no such marker.
    """
