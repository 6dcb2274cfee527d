"""What just happened, as rows of small numbers inside the record: (kind, up to six arguments).

The rows are those of the last `new` or `apply`, no older; the log of a match is made of them. Words come later, in
every language alike (docs/architecture.md). An event row never holds what is hidden from some seat unless the game's
`events` leaves it out for that seat.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from tertulia.kernel.rule import rule
from tertulia.kernel.schema import Field, IntGrid

ARGUMENTS = 6
FEW = 4
"""Most actions have no more events."""


class EventList(Protocol):
    """The record of a list of events, however long it may be."""

    count: int
    rows: IntGrid
    """(event, kind and arguments)"""


def events(capacity: int) -> Any:
    """Returns a field of a record: an `EventList` of at most `capacity` events; a game proves by its laws that no action makes
    more."""
    return Field(np.dtype([("count", "i2"), ("rows", "i2", (capacity, 1 + ARGUMENTS))], align=True), ())


@rule
def clear_events(log: EventList) -> None:
    """Empty the list, before an action is carried out. Rows are cleared, so that equal states have equal bytes.

    The first rows always are: so much is one or two instructions, where clearing as many as there are would be a call."""
    few = min(FEW, log.rows.shape[0])
    for i in range(few):
        for j in range(1 + ARGUMENTS):
            log.rows[i, j] = 0
    for i in range(few, log.count):
        for j in range(1 + ARGUMENTS):
            log.rows[i, j] = 0
    log.count = 0


@rule
def emit(log: EventList, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Add an event with its arguments, of which there are at most `ARGUMENTS`. They are named one by one, more than a function has
    else, because a tuple of each length would be compiled anew.
    """
    row = log.count
    log.rows[row, 0] = kind
    log.rows[row, 1] = a
    log.rows[row, 2] = b
    log.rows[row, 3] = c
    log.rows[row, 4] = d
    log.rows[row, 5] = e
    log.rows[row, 6] = f
    log.count += 1
