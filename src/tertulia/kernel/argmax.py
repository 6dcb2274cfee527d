"""Choice of the best action by its value, for the policies of games (`best_index`)."""

from __future__ import annotations

from tertulia.kernel.chance import Chance, draw
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import FloatArray


@rule
def best_index(values: FloatArray, n: int, chance: Chance) -> int:
    """Return the index of the largest of values[:n]; ties are broken at random with numbers from `chance`."""
    best, equal = 0, 1
    for i in range(1, n):
        if values[i] > values[best]:
            best, equal = i, 1
        elif values[i] == values[best]:
            equal += 1
            if draw(chance, equal) == 0:
                best = i
    return best
