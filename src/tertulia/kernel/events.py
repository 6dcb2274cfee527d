"""Events of the set-up or the last action, as rows of integers in the state: kind and six arguments.

Each action replaces the events, so a match copies them to its log. The rows contain no text; they are translated to the
viewer's language later (docs/subsystems/rules-engine.md). For a viewer who must not know an event, the game's method
`Game.events` omits its row.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from tertulia.kernel.rule import rule
from tertulia.kernel.schema import Field, IntGrid

MAX_ARGUMENTS = 6
ALWAYS_CLEARED_ROWS = 4
"""Number of leading rows of an event list that `clear_events` clears even if they are unused.

Most actions cause at most this many events.
"""


class EventList(Protocol):
    """A list of events inside a state record: `count` rows are in use, the others are zero."""

    count: int
    rows: IntGrid
    """Rows of the events, (capacity, 7): the kind of the event, then its six arguments."""


def events(capacity: int) -> Any:
    """Declare a record field that holds an `EventList` of at most `capacity` events.

    The capacity is not checked when an event is added. A game's tests must show that no action has more events.
    """
    return Field(np.dtype([("count", "i2"), ("rows", "i2", (capacity, 1 + MAX_ARGUMENTS))], align=True), ())


@rule
def clear_events(log: EventList) -> None:
    """Empty an event list.

    All rows become zero, so that equal states have equal bytes. The first `ALWAYS_CLEARED_ROWS` rows are cleared even
    if they are unused, since a fixed number compiles to one or two instructions instead of a loop.
    """
    cleared = min(ALWAYS_CLEARED_ROWS, log.rows.shape[0])
    for i in range(cleared):
        for j in range(1 + MAX_ARGUMENTS):
            log.rows[i, j] = 0
    for i in range(cleared, log.count):
        for j in range(1 + MAX_ARGUMENTS):
            log.rows[i, j] = 0
    log.count = 0


@rule
def emit(log: EventList, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Append an event to an event list.

    `kind` is the game's number for the kind of event, and `a` to `f` are its arguments. They are separate parameters,
    because a tuple would be compiled again for each length.
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
