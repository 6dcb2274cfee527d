"""The options of No Siesta."""

from enum import IntEnum

from tertulia.kernel.game import Option
from tertulia.kernel.names import names_of


class Play(IntEnum):
    """The choices of the option `game`."""

    BASIC = 0
    EXPERIENCED = 1


class Dice(IntEnum):
    """The choices of the option `dice`."""

    REROLLED = 0
    ONCE = 1


class Edition(IntEnum):
    """The choices of the option `rules`."""

    PRINTED = 0
    ONLINE = 1


OPTIONS = (
    Option("game", names_of(Play), "basic"),
    Option("dice", names_of(Dice), "rerolled", seats=(2,)),
    Option("rules", names_of(Edition), "printed"),
)


class TableRule(IntEnum):
    """The place of each option in a state's `rules`."""

    GAME = 0
    DICE = 1
    RULES = 2
