"""Who may act, as the rules tell it: a number with a bit for each seat."""

from __future__ import annotations


def lowest_actor(actors: int) -> int:
    """Returns the first seat that may act."""
    return (actors & -actors).bit_length() - 1


def seats_of(actors: int) -> list[int]:
    """Returns all seats that may act, in order."""
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1]
