"""Functions for the set of seats that may act: an integer whose bit i is set if seat i may act."""

from __future__ import annotations


def lowest_actor(actors: int) -> int:
    """Return the lowest seat whose bit is set in `actors`, the seats that may act; it must not be 0."""
    return (actors & -actors).bit_length() - 1


def seats_of(actors: int) -> list[int]:
    """Return the seats whose bits are set in `actors` (the seats that may act), ascending."""
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1]
