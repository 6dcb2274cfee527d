"""The greedy bot: evaluates every legal action and takes the best, at random among equals."""

from tertulia.games.no_siesta.model.actions import MAX_LEGAL_ACTIONS
from tertulia.games.no_siesta.model.state import State
from tertulia.games.no_siesta.model.terms import CIRCLES
from tertulia.games.no_siesta.policies import weights
from tertulia.games.no_siesta.policies.actions import action_worth
from tertulia.games.no_siesta.policies.worth import PLACES, count_rounds_left, write_good_worths, write_place_worths
from tertulia.kernel.argmax import best_index
from tertulia.kernel.chance import Chance
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray, IntArray
from tertulia.kernel.stack import stack_float64


@rule
def weigh(s: State, seat: int, actions: IntArray, n: int, out: FloatArray) -> None:
    """Write the value of each of `actions[:n]` to `out`, in points."""
    places, goods = stack_float64(PLACES), stack_float64(CIRCLES)
    left = count_rounds_left(s)
    write_place_worths(s, seat, left, places)
    write_good_worths(s, seat, left, places, goods)
    for i in range(n):
        out[i] = action_worth(s, seat, int(actions[i]), left, places, goods) / weights.POINT


@rule
def choose_greedily(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """Return the best of `actions[:n]`, at random among equals."""
    if n == 1:
        return int(actions[0])
    worths = stack_float64(MAX_LEGAL_ACTIONS)
    weigh(s, seat, actions, n, worths)
    return int(actions[best_index(worths, n, chance)])
