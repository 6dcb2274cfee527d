"""Fast policies for Pig, used by bots and by the rollouts of searches."""

from tertulia.kernel.argmax import best_index
from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray
from tertulia.kernel.stack import stack_float64
from tertulia_pig.model import Action, State


@rule
def weigh(s: State, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write the value of each of actions[:n] to `out`, in points of this turn.

    Five of the six faces add two to six points; the sixth loses all.
    """
    wins = s.players[seat].points + s.turn_total >= s.target
    for i in range(n):
        if actions[i] == Action.ROLL:
            out[i] = (5 * s.turn_total + 20) / 6
        else:
            out[i] = s.target if wins else s.turn_total


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """Return the most valuable action: roll as long as that gains more points than it loses on average."""
    worths = stack_float64(2)
    weigh(s, seat, actions, n, worths)
    return int(actions[best_index(worths, n, chance)])
