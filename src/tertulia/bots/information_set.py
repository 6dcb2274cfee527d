"""Comparison of states by information set: the states that a seat cannot tell apart."""

from __future__ import annotations

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

COMPARISON_KEY = bytes(32)
"""Key of the comparison.

Two states of one information set become equal when both are determinized from one key.
"""


def indistinguishable(game: Game, seat: int | None, one: StateArray, other: StateArray) -> bool:
    """Return whether a seat (or a spectator, None) cannot tell two states apart."""
    return (
        game.determinize(one, seat, COMPARISON_KEY).tobytes() == game.determinize(other, seat, COMPARISON_KEY).tobytes()
    )
