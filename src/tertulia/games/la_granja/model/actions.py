"""The table of actions of La Granja."""

from enum import IntEnum

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.markers import FREED
from tertulia.kernel.actions import ActionTable, Names, Numbers, Verb

ACTIONS = ActionTable(
    [
        Verb("play", Numbers("card", 1, terms.CARDS), Names("side", terms.SIDES)),
        Verb("draw"),
        Verb("discard", Numbers("card", 1, terms.CARDS)),
        Verb("pay", Names("good", terms.SOURCES)),  # one of the different goods that an extension costs
        Verb("replace", Numbers("place", 1, terms.BARROWS)),  # the barrow or helper that makes room
        Verb("roof", Numbers("place", 1, terms.ROUNDS * terms.ROOFS_A_ROUND)),  # buy a roof marker: four places a round
        Verb("take", Numbers("die", 1, 6)),
        Verb("reroll", Numbers("die", 1, 6)),
        Verb("shift", Names("change", terms.SHIFTS)),
        Verb("card"),  # of a die: draw or play
        Verb("gain", Names("good", terms.GOODS)),
        Verb("pair", Names("goods", terms.PAIRS)),
        Verb("upgrades"),  # of a die: upgrade first, then upgrade or advance
        Verb("advance"),
        Verb("donkey", Numbers("donkeys", 1, terms.DONKEYS)),
        Verb("deliver", Names("good", terms.SOURCES), "to", Names("place", terms.DELIVERY_TARGETS)),
        Verb("extra", Numbers("deliveries", 1, terms.MOST_EXTRAS)),
        Verb("market", Numbers("space", 1, terms.SPACES)),
        Verb("guard", Numbers("space", 1, terms.SPACES)),
        Verb("mark", Numbers("space", 1, 6)),
        Verb("name", Names("good", terms.GOODS[: terms.DENS])),
        Verb("swap", Names("good", terms.GOODS[: terms.HARVEST])),
        Verb("turn", Numbers("place", 1, terms.ROOF_PLACES)),  # an own used roof marker face up again
        Verb("free", Names("marker", FREED)),
        # the any-time actions come last: in most decisions they follow what the decision itself allows
        Verb("buy", Names("good", terms.GOODS[: terms.RESOURCES])),
        Verb("sell", Names("good", terms.RAW)),
        Verb("upgrade", Names("good", terms.RAW)),
        Verb("trade", Names("for", terms.TRADES)),
        Verb("use", Numbers("place", 1, terms.ROOF_PLACES)),  # an own roof marker
        Verb("helper", Numbers("card", 1, terms.CARDS)),
        Verb("done"),
    ]
)
MOST_LEGAL = 512
"""A hand of all cards has 4 * 66 ways to be played; all else is far below the rest."""


class Action(IntEnum):
    """The first action of each verb: what the rules count from."""

    PLAY = ACTIONS.first("play")
    DRAW = ACTIONS.first("draw")
    DISCARD = ACTIONS.first("discard")
    PAY = ACTIONS.first("pay")
    REPLACE = ACTIONS.first("replace")
    ROOF = ACTIONS.first("roof")
    TAKE = ACTIONS.first("take")
    REROLL = ACTIONS.first("reroll")
    SHIFT = ACTIONS.first("shift")
    CARD = ACTIONS.first("card")
    GAIN = ACTIONS.first("gain")
    PAIR = ACTIONS.first("pair")
    UPGRADES = ACTIONS.first("upgrades")
    ADVANCE = ACTIONS.first("advance")
    DONKEY = ACTIONS.first("donkey")
    DELIVER = ACTIONS.first("deliver")
    EXTRA = ACTIONS.first("extra")
    MARKET = ACTIONS.first("market")
    GUARD = ACTIONS.first("guard")
    MARK = ACTIONS.first("mark")
    NAME = ACTIONS.first("name")
    SWAP = ACTIONS.first("swap")
    TURN = ACTIONS.first("turn")
    FREE = ACTIONS.first("free")
    BUY = ACTIONS.first("buy")
    SELL = ACTIONS.first("sell")
    UPGRADE = ACTIONS.first("upgrade")
    TRADE = ACTIONS.first("trade")
    USE = ACTIONS.first("use")
    HELPER = ACTIONS.first("helper")
    DONE = ACTIONS.first("done")
