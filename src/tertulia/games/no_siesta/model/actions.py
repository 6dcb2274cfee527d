"""The table of actions of No Siesta."""

from tertulia.games.no_siesta.model import terms
from tertulia.kernel.actions import Names, Numbers, Verbs
from tertulia.kernel.decoders import pair_of, triple_of

SOURCE = Names("source", terms.SOURCES)
CIRCLE = Names("good", terms.REVENUES[: terms.CIRCLES])
CLEARED_WITH = (terms.SOURCES[terms.Source.DISC], terms.SOURCES[terms.Source.SWAP_DISC])
"""A donkey on a disc, or a hat on one used as a donkey (ruling 26)."""


class Action(Verbs):
    """Everything that a player may do; a member is the number of its verb's first action."""

    TAKE = Names("die", terms.FACES), Names("mark", terms.MARKINGS)  # and what of the die is marked
    MARK = Names("mark", terms.MARKINGS)  # of the last die, which is everybody's
    ROOF = SOURCE  # a circle of the gap in progress
    FIELD = Numbers("field", 1, terms.HELPER_FIELDS), CIRCLE, SOURCE
    TRADE = (
        Names("good", terms.REVENUES[: terms.GOODS]),
        Names("with", [terms.split_name(split) for split in terms.TRADE_SPLITS]),
    )
    LOAD = Numbers("barrow", 1, terms.BARROWS), CIRCLE, SOURCE
    STORE = Names("good", terms.REVENUES[: terms.GOODS]), SOURCE
    CLIMB = SOURCE  # the siesta track, with a hat
    TILE = Numbers("gap", 1, terms.ROOF_GAPS)  # use the bonus of a roof tile
    CHANGE = Names("from", terms.REVENUES[: terms.CIRCLES]), Names("to", terms.REVENUES[: terms.CIRCLES])
    CLEAR = Names("source", CLEARED_WITH)  # give a donkey to take goods out of warehouse and stable
    OUT = Names("good", terms.REVENUES[: terms.GOODS])
    COPY = Names("helper", terms.HELPERS)
    GOOD = Names("good", terms.REVENUES[: terms.HARVEST])  # which harvest good a trade brings
    KEEP = Numbers("tile", 1, terms.TILES)  # one of two drawn roof tiles
    MARKET = Names("space", terms.SPACES)
    COMPLETE = Numbers("barrow", 1, terms.BARROWS)
    HIRE = Names("helper", terms.HELPERS)
    WAIVE = ()  # the rest of what is open
    END = Names("commodity", ("kept", "returned"))  # the scoring phase


ACTIONS = Action.table()
face_and_mark = pair_of(Action.TAKE)
circle_of_field = triple_of(Action.FIELD)
circle_of_barrow = triple_of(Action.LOAD)
good_and_split = pair_of(Action.TRADE)
good_and_source = pair_of(Action.STORE)
goods_changed = pair_of(Action.CHANGE)
MOST_LEGAL = 320
"""Every circle with every source, of which hats and donkeys have five, others three: 3 of the roof, 96 of fields, 62 ways to trade,
60 of barrows, 17 of storage, 5 of the track; then 6 tiles, 42 changes, 11 copies and 4 more. No player has discs for all that."""


CLEAR_SWAPPED = Action.CLEAR + 1
END_RETURNED = Action.END + 1
