"""The table of actions of No Siesta."""

from enum import IntEnum

from tertulia.games.no_siesta.model import terms
from tertulia.kernel.actions import ActionTable, Names, Numbers, Verb

SOURCE = Names("source", terms.SOURCES)
CIRCLE = Names("good", terms.REVENUES[: terms.CIRCLES])
CLEARED_WITH = (terms.SOURCES[terms.Source.DISC], terms.SOURCES[terms.Source.SWAP_DISC])
"""A donkey on a disc, or a hat on one used as a donkey (ruling 26)."""
ACTIONS = ActionTable(
    [
        Verb("take", Names("die", terms.FACES), Names("mark", terms.MARKINGS)),  # and what of the die is marked
        Verb("mark", Names("mark", terms.MARKINGS)),  # of the last die, which is everybody's
        Verb("roof", SOURCE),  # a circle of the gap in progress
        Verb("field", Numbers("field", 1, terms.HELPER_FIELDS), CIRCLE, SOURCE),
        Verb(
            "trade",
            Names("good", terms.REVENUES[: terms.GOODS]),
            Names("with", [terms.split_name(split) for split in terms.TRADE_SPLITS]),
        ),
        Verb("load", Numbers("barrow", 1, terms.BARROWS), CIRCLE, SOURCE),
        Verb("store", Names("good", terms.REVENUES[: terms.GOODS]), SOURCE),
        Verb("climb", SOURCE),  # the siesta track, with a hat
        Verb("tile", Numbers("gap", 1, terms.ROOF_GAPS)),  # use the bonus of a roof tile
        Verb("change", Names("from", terms.REVENUES[: terms.CIRCLES]), Names("to", terms.REVENUES[: terms.CIRCLES])),
        Verb("clear", Names("source", CLEARED_WITH)),  # give a donkey to take goods out of warehouse and stable
        Verb("out", Names("good", terms.REVENUES[: terms.GOODS])),
        Verb("copy", Names("helper", terms.HELPERS)),
        Verb("good", Names("good", terms.REVENUES[: terms.HARVEST])),  # which harvest good a trade brings
        Verb("keep", Numbers("tile", 1, terms.TILES)),  # one of two drawn roof tiles
        Verb("market", Names("space", terms.SPACES)),
        Verb("complete", Numbers("barrow", 1, terms.BARROWS)),
        Verb("hire", Names("helper", terms.HELPERS)),
        Verb("waive"),  # the rest of what is open
        Verb("end", Names("commodity", ("kept", "returned"))),  # the scoring phase
    ]
)
MOST_LEGAL = 320
"""Every circle with every source, of which hats and donkeys have five, others three: 3 of the roof, 96 of fields, 62 ways to trade,
60 of barrows, 17 of storage, 5 of the track; then 6 tiles, 42 changes, 11 copies and 4 more. No player has discs for all that."""


class Action(IntEnum):
    """The first action of each verb: what the rules count from."""

    TAKE = ACTIONS.first("take")
    MARK = ACTIONS.first("mark")
    ROOF = ACTIONS.first("roof")
    FIELD = ACTIONS.first("field")
    TRADE = ACTIONS.first("trade")
    LOAD = ACTIONS.first("load")
    STORE = ACTIONS.first("store")
    CLIMB = ACTIONS.first("climb")
    TILE = ACTIONS.first("tile")
    CHANGE = ACTIONS.first("change")
    CLEAR = ACTIONS.first("clear")
    OUT = ACTIONS.first("out")
    COPY = ACTIONS.first("copy")
    GOOD = ACTIONS.first("good")
    KEEP = ACTIONS.first("keep")
    MARKET = ACTIONS.first("market")
    COMPLETE = ACTIONS.first("complete")
    HIRE = ACTIONS.first("hire")
    WAIVE = ACTIONS.first("waive")
    END = ACTIONS.first("end")


CLEAR_SWAPPED = Action.CLEAR + 1
END_RETURNED = Action.END + 1
