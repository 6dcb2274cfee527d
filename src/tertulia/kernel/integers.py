"""Check integers that callers pass: seeds, seats, numbers of actions."""

from __future__ import annotations

import operator


def as_integer(value: object, name: str) -> int:
    """Returns an integer, one of NumPy's included, as an `int`.

    Raises `TypeError`, which names the argument, for all other types; floats and booleans are among them, whatever their value.
    """
    try:
        if not isinstance(value, bool):
            return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise TypeError(f"{name} is an integer, for example 7, not {value!r} ({type(value).__name__})")
