"""Effects of helpers and roof markers: the numbered kinds from which components files compose cards."""

from enum import IntEnum

from tertulia.games.la_granja.model.terms import GOODS
from tertulia.kernel.names import names_of


class Mode(IntEnum):
    """How a helper takes effect; 0 means no effect.

    `MODIFIER` changes a price or limit permanently, `TRIGGER` reacts to an event, and `ACTION` works when the player
    calls the helper. `SPECIAL` stands for a helper with rules of its own.
    """

    MODIFIER = 1
    TRIGGER = 2
    ACTION = 3
    SPECIAL = 4


class Modifier(IntEnum):
    """Price or limit of a farm that a helper changes while the helper is on the farm."""

    UPGRADE_DISCOUNT = 0
    PIG_SPACES = 1
    ROOF_SPACES = 2
    HAND_LIMIT = 3
    OFFSPRING = 4
    PIG_DISCOUNT = 5
    HARVEST_SALE = 6
    GRAPE_SALE = 7
    SELL_FROM_FIELDS = 8
    ROOF_DISCOUNT = 9
    EXTRA_DELIVERIES = 10
    FREE_EXTRA_DELIVERIES = 11
    DELIVERIES = 12
    BARROW_PLACES = 13
    LOCKSMITH = 14


class Trigger(IntEnum):
    """Event that sets off a helper with `Mode.TRIGGER`."""

    DIE_1 = 0
    DIE_2 = 1
    DIE_3 = 2
    DIE_4 = 3
    DIE_5 = 4
    DIE_6 = 5
    MARKER_REMOVED = 6
    INCOME_WITH_FIELD = 7
    INCOME_PER_RICHER = 8
    GROWTH_OLIVE = 9
    GROWTH_GRAIN = 10
    GROWTH_GRAPE = 11
    AFTER_DRAW = 12
    ROOF_BOUGHT = 13
    DELIVERIES_BEGIN = 14
    SIESTA_STEP = 15
    SCORING_FIRST = 16
    SCORING_LAST = 17
    SCORING_THREE_MARKERS = 18
    MARKER_PLACED = 19
    MARKER_TAKEN = 20
    HELPER_PLAYED = 21
    BARROW_DONE = 22
    BUILDING_DONE = 23
    END_PER_EXTENSION = 24


class Special(IntEnum):
    """Helper effects with rules of their own."""

    PORTER = 0
    VILLAGE_ELDER = 1
    MERCHANT = 2
    TRAVELING_SALESMAN = 3
    BOOKKEEPER = 4
    LODGE = 5
    MARKET_GUARD = 6
    GAMBLER = 7
    FORTUNE_TELLER = 8
    SACRISTAN = 9
    BARTERER = 10
    WATER_CARRIER = 11


class Payment(IntEnum):
    """Kinds of payment for a helper that are not goods. Their numbers follow those of `terms.Good`."""

    CARD = len(GOODS)
    TWO_HARVEST = len(GOODS) + 1


class Gain(IntEnum):
    """Kinds of gain from a helper that are not goods. Their numbers follow those of `terms.Good`."""

    DRAW = len(GOODS)
    PLAY = len(GOODS) + 1
    CARD = len(GOODS) + 2
    """The player draws or plays one card."""
    UPGRADE = len(GOODS) + 3
    SIESTA = len(GOODS) + 4
    DELIVERY = len(GOODS) + 5
    ROOF = len(GOODS) + 6
    """The player turns a used roof marker face up."""
    HARVEST = len(GOODS) + 7
    """The player gains one harvest good of their choice."""


class Roof(IntEnum):
    """Effect of a roof marker when it is used."""

    OLIVE = 0
    GRAPE = 1
    GRAIN_OR_OLIVE = 2
    HARVEST_GOOD = 3
    TWO_HARVEST_GOODS = 4
    PIG = 5
    UPGRADE_1 = 6
    UPGRADE_2 = 7
    DELIVERY = 8
    BOUGHT_DELIVERY = 9
    CARD = 10
    POINT = 11
    SILVER_2 = 12
    SILVER_3 = 13
    SILVER_4 = 14
    REUSE_ROOF = 15
    SIESTA_1 = 16
    SIESTA_2 = 17
    UPGRADED_GOOD = 18
    CHANGE_DIE_1 = 19
    CHANGE_DIE_2 = 20
    TAKE_INCOME = 21
    MARKET_MARKER = 22
    DOUBLE_ROOF_POINTS = 23


MODES = ("modifier", "trigger", "action", "odd")
"""Names of the members of `Mode` in a components file; there, `Mode.SPECIAL` has the name `odd`."""
MODIFIERS, TRIGGERS, SPECIALS, ROOFS = names_of(Modifier), names_of(Trigger), names_of(Special), names_of(Roof)
PAYMENTS = (*GOODS, *(payment.name.lower() for payment in Payment))
GAINS = (*GOODS, *(gain.name.lower() for gain in Gain))
