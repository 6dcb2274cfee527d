"""How Pig is played fast and well: what bots and searches do where nobody thinks."""

from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray
from tertulia_pig.model import Action, State

ENOUGH = 20
"""Points of a turn from which on another roll loses more than it brings."""


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """The action that is best for the points of this turn alone."""
    wins = s.players[seat].points + s.turn_total >= s.target
    return Action.HOLD if wins or s.turn_total >= ENOUGH else Action.ROLL
