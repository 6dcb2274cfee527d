"""The table of actions of Granada."""

from enum import IntEnum

from tertulia.games.granada.model.terms import CURRENCIES, FACES, REACH, SLOTS, SPACES, TILES, VALUES
from tertulia.kernel.actions import ActionTable, Cell, Names, Numbers, Subset, Verb

ACTIONS = ActionTable(
    [
        Verb("take", Subset("slots", SLOTS)),  # one money card, or several worth at most 5
        Verb("buy", Numbers("space", 1, SPACES)),
        Verb("add", Numbers("tile", 1, TILES)),  # rebuild: from the reserve to the city
        Verb("dismantle", Numbers("tile", 1, TILES)),  # rebuild: from the city to the reserve
        Verb("exchange", Numbers("tile", 1, TILES)),  # rebuild: from the reserve, for a tile of the city
        Verb("for", Numbers("tile", 1, TILES)),
        Verb("pay", Numbers("value", 1, VALUES)),
        Verb("done"),
        Verb("choose", Numbers("tile", 1, TILES)),  # which bought tile to place next
        Verb("reserve", Names("face", FACES)),
        Verb("turn", Names("currency", CURRENCIES)),
        Verb("give"),  # to Dirk
        Verb("build", Cell(REACH)),
    ]
)
MOST_LEGAL = 1024
"""A city of n tiles has at most 2n + 2 free cells beside it; all else is at most 15 + 4 + 3 * 54."""


class Action(IntEnum):
    """The first action of each verb: what the rules count from."""

    TAKE = ACTIONS.first("take")
    BUY = ACTIONS.first("buy")
    ADD = ACTIONS.first("add")
    DISMANTLE = ACTIONS.first("dismantle")
    EXCHANGE = ACTIONS.first("exchange")
    FOR = ACTIONS.first("for")
    PAY = ACTIONS.first("pay")
    DONE = ACTIONS.first("done")
    CHOOSE = ACTIONS.first("choose")
    RESERVE = ACTIONS.first("reserve")
    TURN = ACTIONS.first("turn")
    GIVE = ACTIONS.first("give")
    BUILD = ACTIONS.first("build")
