"""The table of actions of La Granja."""

from __future__ import annotations

from enum import IntEnum

from tertulia.games.la_granja.model.markers import FREED
from tertulia.games.la_granja.model.terms import (
    BARROWS,
    CARDS,
    DELIVERY_TARGETS,
    DENS,
    DONKEYS,
    GOODS,
    HARVEST,
    MOST_EXTRAS,
    PAIRS,
    RAW,
    RESOURCES,
    ROOF_PLACES,
    ROOFS_A_ROUND,
    ROUNDS,
    SHIFTS,
    SIDES,
    SOURCES,
    SPACES,
    TRADES,
)
from tertulia.kernel.actions import ActionTable, Names, Numbers, Verb

ACTIONS = ActionTable(
    [
        Verb("play", Numbers("card", 1, CARDS), Names("side", SIDES)),
        Verb("draw"),
        Verb("discard", Numbers("card", 1, CARDS)),
        Verb("pay", Names("good", SOURCES)),  # one of the different goods that an extension costs
        Verb("replace", Numbers("place", 1, BARROWS)),  # the barrow or helper that makes room
        Verb("roof", Numbers("place", 1, ROUNDS * ROOFS_A_ROUND)),  # buy a roof marker: four places a round
        Verb("take", Numbers("die", 1, 6)),
        Verb("reroll", Numbers("die", 1, 6)),
        Verb("shift", Names("change", SHIFTS)),
        Verb("card"),  # of a die: draw or play
        Verb("gain", Names("good", GOODS)),
        Verb("pair", Names("goods", PAIRS)),
        Verb("upgrades"),  # of a die: upgrade first, then upgrade or advance
        Verb("advance"),
        Verb("donkey", Numbers("donkeys", 1, DONKEYS)),
        Verb("deliver", Names("good", SOURCES), "to", Names("place", DELIVERY_TARGETS)),
        Verb("extra", Numbers("deliveries", 1, MOST_EXTRAS)),
        Verb("market", Numbers("space", 1, SPACES)),
        Verb("guard", Numbers("space", 1, SPACES)),
        Verb("mark", Numbers("space", 1, 6)),
        Verb("name", Names("good", GOODS[:DENS])),
        Verb("swap", Names("good", GOODS[:HARVEST])),
        Verb("turn", Numbers("place", 1, ROOF_PLACES)),  # an own used roof marker face up again
        Verb("free", Names("marker", FREED)),
        # the any-time actions come last: in most decisions they follow what the decision itself allows
        Verb("buy", Names("good", GOODS[:RESOURCES])),
        Verb("sell", Names("good", RAW)),
        Verb("upgrade", Names("good", RAW)),
        Verb("trade", Names("for", TRADES)),
        Verb("use", Numbers("place", 1, ROOF_PLACES)),  # an own roof marker
        Verb("helper", Numbers("card", 1, CARDS)),
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
