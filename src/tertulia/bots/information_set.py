"""Worlds that look the same."""

from __future__ import annotations

from tertulia.kernel.game import Game
from tertulia.kernel.schema import StateArray

ALIKE = bytes(32)
"""A key: two worlds that somebody cannot tell apart are one when they are dealt anew from it."""


def indistinguishable(game: Game, seat: int | None, one: StateArray, other: StateArray) -> bool:
    """Whether a seat (or a spectator, None) cannot tell two states apart."""
    return game.determinize(one, seat, ALIKE).tobytes() == game.determinize(other, seat, ALIKE).tobytes()
