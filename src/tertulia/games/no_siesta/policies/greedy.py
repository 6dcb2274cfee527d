"""Greedy."""

from __future__ import annotations

from tertulia.games.no_siesta.model import State
from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray


@rule
def greedy(s: State, seat: int, actions: IntArray, n: int, chance: Chance) -> int:
    return int(actions[draw(chance, n)])
