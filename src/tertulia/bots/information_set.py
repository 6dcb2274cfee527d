"""Compare states by information set, that is the set of all states that a seat cannot tell apart."""

from __future__ import annotations

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

COMPARISON_KEY = bytes(32)
"""Fixed key (32 bytes) from which `indistinguishable` determinizes both states that it compares.

To determinize a state is to redraw at random everything that a seat cannot know. With equal keys, the redrawn states
are equal if the seat cannot tell the original states apart.
"""


def indistinguishable(game: Game, seat: int | None, one: StateArray, other: StateArray) -> bool:
    """Return whether a seat (or a spectator, None) cannot tell two states apart."""
    return (
        game.determinize(one, seat, COMPARISON_KEY).tobytes() == game.determinize(other, seat, COMPARISON_KEY).tobytes()
    )
