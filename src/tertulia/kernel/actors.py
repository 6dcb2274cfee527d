"""Functions for the set of seats that may act, which rules return as an integer with a bit per seat."""

from __future__ import annotations


def lowest_actor(actors: int) -> int:
    """Return the lowest seat that may act; `actors` must not be 0."""
    return (actors & -actors).bit_length() - 1


def seats_of(actors: int) -> list[int]:
    """Return all seats that may act, in ascending order."""
    return [seat for seat in range(actors.bit_length()) if actors >> seat & 1]
