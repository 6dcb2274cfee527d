"""Options of No Siesta."""

from enum import IntEnum

from tertulia.kernel.game import Option
from tertulia.kernel.names import names_of


class GameVariant(IntEnum):
    """Choices of the option `game`: the basic game, or the game for experienced farmers."""

    BASIC = 0
    EXPERIENCED = 1


class Dice(IntEnum):
    """Choices of the option `dice`: how often the dice in the middle are rolled in a round.

    With `REROLLED`, the remaining dice are rolled again before the second and before the last die. With `ONCE`, all
    dice are rolled only at the start of the round.
    """

    REROLLED = 0
    ONCE = 1


class Edition(IntEnum):
    """Choices of the option `rules`: the printed or the online rules."""

    PRINTED = 0
    ONLINE = 1


OPTIONS = (
    Option("game", names_of(GameVariant), "basic"),
    Option("dice", names_of(Dice), "rerolled", seats=(2,)),
    Option("rules", names_of(Edition), "printed"),
)


class TableRule(IntEnum):
    """Index of each option's choice in the state's field `rules`."""

    GAME = 0
    DICE = 1
    RULES = 2
