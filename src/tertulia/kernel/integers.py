"""Checks of integers that callers pass: seeds, seats, action numbers."""

from __future__ import annotations

import operator


def as_integer(value: object, name: str) -> int:
    """Convert a Python or NumPy integer to an `int`.

    Raises `TypeError` for all other types, including floats and booleans. `name` is the argument's name in the message.
    """
    try:
        if not isinstance(value, bool):
            return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise TypeError(f"{name} must be an integer, for example 7, not {value!r} ({type(value).__name__})")
