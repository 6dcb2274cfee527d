"""What just happened, as rows of small numbers inside the record: (kind, up to six arguments).

The rows are those of the last `new` or `apply`, no older; the log of a match is made of them. Words come later, in
every language alike (docs/architecture.md). An event row never holds what is hidden from some seat unless the game's
`events` leaves it out for that seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tertulia.kernel.rule import Record, rule

ARGUMENTS = 6


def events(capacity: int) -> np.dtype[Any]:
    """The record of at most `capacity` events; a game proves by its laws that no action makes more."""
    return np.dtype([("count", "i2"), ("rows", "i2", (capacity, 1 + ARGUMENTS))], align=True)


@rule
def forget(log: Record) -> None:
    """Empty the list, before an action is carried out. Rows are cleared, so that equal states have equal bytes."""
    for i in range(log.count):
        for j in range(1 + ARGUMENTS):
            log.rows[i, j] = 0
    log.count = 0


@rule
def emit(log: Record, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Add an event."""
    row = log.count
    log.rows[row, 0] = kind
    log.rows[row, 1] = a
    log.rows[row, 2] = b
    log.rows[row, 3] = c
    log.rows[row, 4] = d
    log.rows[row, 5] = e
    log.rows[row, 6] = f
    log.count += 1
