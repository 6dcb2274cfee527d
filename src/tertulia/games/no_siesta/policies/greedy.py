"""The greedy bot: every legal action has a worth in tenths of a point, the best is taken, chance decides among equals."""

from __future__ import annotations

import numpy as np

from tertulia.games.no_siesta.model import CIRCLES, State
from tertulia.games.no_siesta.policies import weights
from tertulia.games.no_siesta.policies.actions import worth_of
from tertulia.games.no_siesta.policies.worth import PLACES, goods_worth, places_worth, rounds_left
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    """One of actions[:n]."""
    if n == 1:
        return int(actions[0])
    places, goods = np.zeros(PLACES), np.zeros(CIRCLES)
    left = rounds_left(s)
    places_worth(s, seat, left, places)
    goods_worth(s, seat, left, places, goods)
    best, worth, equal = int(actions[0]), 100.0 * weights.NEVER, 0
    for i in range(n):
        mine = worth_of(s, seat, int(actions[i]), left, places, goods)
        if mine > worth:
            best, worth, equal = int(actions[i]), mine, 1
        elif mine == worth:
            equal += 1
            if draw(chance, equal) == 0:
                best = int(actions[i])
    return best
