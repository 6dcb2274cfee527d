"""Action table of La Granja: a number for each verb with its arguments (`ACTIONS`)."""

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.markers import FREED
from tertulia.kernel.actions import Names, Numbers, Verbs
from tertulia.kernel.decoders import pair_decoder


class Action(Verbs):
    """Verbs of the actions, with their arguments. A member's value is the number of its first action.

    The other actions of a verb follow, one for each combination of arguments.
    """

    PLAY = Numbers("card", 1, terms.CARDS), Names("side", terms.SIDES)
    DRAW = ()
    DISCARD = Numbers("card", 1, terms.CARDS)
    PAY = Names("good", terms.SOURCES)  # one of the different goods that an extension costs
    REPLACE = Numbers("place", 1, terms.BARROWS)  # the barrow or helper that is replaced
    ROOF = Numbers("place", 1, terms.ROUNDS * terms.ROOFS_A_ROUND)  # buy a roof marker: four places a round
    TAKE = Numbers("die", 1, 6)
    REROLL = Numbers("die", 1, 6)
    SHIFT = Names("change", terms.SHIFTS)
    CARD = ()  # use a die to draw or play a card
    GAIN = Names("good", terms.GOODS)
    PAIR = Names("goods", terms.PAIRS)
    UPGRADES = ()  # use a die to upgrade, then upgrade again or advance
    ADVANCE = ()
    DONKEY = Numbers("donkeys", 1, terms.DONKEYS)
    DELIVER = Names("good", terms.SOURCES), "to", Names("place", terms.DELIVERY_TARGETS)
    EXTRA = Numbers("deliveries", 1, terms.MAX_EXTRA_DELIVERIES)
    MARKET = Numbers("space", 1, terms.SPACES)
    GUARD = Numbers("space", 1, terms.SPACES)
    MARK = Numbers("space", 1, 6)
    NAME = Names("good", terms.GOODS[: terms.DENS])
    SWAP = Names("good", terms.GOODS[: terms.HARVEST])
    TURN = Numbers("place", 1, terms.ROOF_PLACES)  # turn a used roof marker of the farm face up
    FREE = Names("marker", FREED)
    # any-time actions come last: in most decisions they follow the actions of the decision itself
    BUY = Names("good", terms.GOODS[: terms.RESOURCES])
    SELL = Names("good", terms.RAW)
    UPGRADE = Names("good", terms.RAW)
    TRADE = Names("for", terms.TRADES)
    USE = Numbers("place", 1, terms.ROOF_PLACES)  # use a roof marker of the farm
    HELPER = Numbers("card", 1, terms.CARDS)
    DONE = ()


ACTIONS = Action.table()
card_and_side = pair_decoder(Action.PLAY)
MAX_LEGAL_ACTIONS = 512
"""Upper bound of the number of legal actions.

A hand of all cards allows 4 * 66 plays. All other actions together stay far below the remaining 248.
"""
