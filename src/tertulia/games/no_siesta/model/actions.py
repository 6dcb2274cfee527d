"""Action table of No Siesta (`ACTIONS`): a number for each action, such as taking a certain die."""

from tertulia.games.no_siesta.model import terms
from tertulia.kernel.actions import Names, Numbers, Verbs
from tertulia.kernel.decoders import pair_decoder, triple_decoder

SOURCE = Names("source", terms.SOURCES)
CIRCLE = Names("good", terms.REVENUES[: terms.CIRCLES])
CLEARED_WITH = (terms.SOURCES[terms.Source.DISC], terms.SOURCES[terms.Source.SWAP_DISC])
"""Sources that pay for the action `clear`, which takes goods out of warehouse and stable (ruling 26).

The action costs a disc that marks a donkey. With the helper `siesta_or_work`, a disc that marks a hat serves too.
"""


class Action(Verbs):
    """Kinds of actions, called verbs, with the arguments of each verb, such as the die for `TAKE`.

    A verb has one action for each combination of its arguments. These actions have successive numbers.
    A member's value is the first number.
    """

    TAKE = Names("die", terms.FACES), Names("mark", terms.MARKINGS)  # take a die and mark some of its revenues
    MARK = Names("mark", terms.MARKINGS)  # mark revenues of the last die, which all players use
    ROOF = SOURCE  # a circle of the gap in progress
    FIELD = Numbers("field", 1, terms.HELPER_FIELDS), CIRCLE, SOURCE
    TRADE = (
        Names("good", terms.REVENUES[: terms.GOODS]),
        Names("with", [terms.split_name(split) for split in terms.TRADE_SPLITS]),
    )
    LOAD = Numbers("barrow", 1, terms.BARROWS), CIRCLE, SOURCE
    STORE = Names("good", terms.REVENUES[: terms.GOODS]), SOURCE
    CLIMB = SOURCE  # advance on the siesta track with a hat
    TILE = Numbers("gap", 1, terms.ROOF_GAPS)  # use the bonus of a roof tile
    CHANGE = Names("from", terms.REVENUES[: terms.CIRCLES]), Names("to", terms.REVENUES[: terms.CIRCLES])
    CLEAR = Names("source", CLEARED_WITH)  # spend a donkey to take goods out of warehouse and stable
    OUT = Names("good", terms.REVENUES[: terms.GOODS])
    COPY = Names("helper", terms.HELPERS)
    GOOD = Names("good", terms.REVENUES[: terms.HARVEST])  # the harvest good that a trade brings
    KEEP = Numbers("tile", 1, terms.TILES)  # one of two drawn roof tiles
    MARKET = Names("space", terms.SPACES)
    COMPLETE = Numbers("barrow", 1, terms.BARROWS)
    HIRE = Names("helper", terms.HELPERS)
    WAIVE = ()  # waive the rest of the open decision
    END = Names("commodity", ("kept", "returned"))  # end the scoring phase


ACTIONS = Action.table()
face_and_mark = pair_decoder(Action.TAKE)
circle_of_field = triple_decoder(Action.FIELD)
circle_of_barrow = triple_decoder(Action.LOAD)
good_and_split = pair_decoder(Action.TRADE)
good_and_source = pair_decoder(Action.STORE)
goods_changed = pair_decoder(Action.CHANGE)
MAX_LEGAL_ACTIONS = 320
"""Upper bound of the number of legal actions of a seat. No player has enough discs to reach it.

A circle for a hat or a donkey can be paid from up to five sources (`Source`), any other circle from up to three. Each
source is an action. So there are at most 3 actions for the roof, 96 for helper fields and 60 for barrows. Storage has
at most 17, and the siesta track 5. There are at most 62 trades, 6 uses of roof tiles, 42 moves of discs, 11 copies of
helpers and 4 other actions.
"""


CLEAR_SWAPPED = Action.CLEAR + 1
END_RETURNED = Action.END + 1
