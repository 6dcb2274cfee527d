"""Action table of Granada (`ACTIONS`): a number for each action, such as buying a certain tile."""

from tertulia.games.granada.model.terms import CURRENCIES, FACES, REACH, SLOTS, SPACES, TILES, VALUES
from tertulia.kernel.actions import Cell, Names, Numbers, Subset, Verbs


class Action(Verbs):
    """Kinds of actions, called verbs, with the arguments of each verb, such as the yard space for `BUY`.

    A verb has one action for each combination of its arguments. These actions have successive numbers.
    A member's value is the first number.
    """

    TAKE = Subset("slots", SLOTS)  # one money card, or several worth at most 5
    BUY = Numbers("space", 1, SPACES)
    ADD = Numbers("tile", 1, TILES)  # rebuild: from the reserve to the city
    DISMANTLE = Numbers("tile", 1, TILES)  # rebuild: from the city to the reserve
    EXCHANGE = Numbers("tile", 1, TILES)  # rebuild: from the reserve, for a tile of the city
    FOR = Numbers("tile", 1, TILES)
    PAY = Numbers("value", 1, VALUES)
    DONE = ()
    CHOOSE = Numbers("tile", 1, TILES)  # place a bought tile next
    RESERVE = Names("face", FACES)
    TURN = Names("currency", CURRENCIES)
    GIVE = ()  # give the tile to Dirk
    BUILD = Cell(REACH)


ACTIONS = Action.table()
MAX_LEGAL_ACTIONS = 1024
"""Upper bound of the number of legal actions.

A city of n tiles has at most 2n + 2 free cells beside it. All other actions are at most 15 + 4 + 3 * 54: sets of cards,
spaces of the yard, and three ways to rebuild with each tile.
"""
