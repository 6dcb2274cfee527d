"""Compare states by information set, that is the set of all states that a seat cannot tell apart."""

from __future__ import annotations

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

COMPARISON_KEY = bytes(32)
"""Key (32 bytes) for comparisons. Two states of one information set become equal if both are determinized from it."""


def indistinguishable(game: Game, seat: int | None, one: StateArray, other: StateArray) -> bool:
    """Return whether a seat (or a spectator, None) cannot tell two states apart."""
    return (
        game.determinize(one, seat, COMPARISON_KEY).tobytes() == game.determinize(other, seat, COMPARISON_KEY).tobytes()
    )
