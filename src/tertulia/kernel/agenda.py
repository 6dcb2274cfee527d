"""What a seat has still to decide: a small stack of (kind, arguments) inside the seat's own record.

The top is the decision now open; below it lie those that wait for it. A seat may act when its agenda is not empty, so
steps that the rules call simultaneous are simultaneous here. Kinds are a game's own small numbers from 1; 0 is nothing.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from tertulia.kernel.rule import inline_rule
from tertulia.kernel.schema import Field, IntArray, IntGrid

NOTHING = 0


class Agenda(Protocol):
    """The record of an agenda, however long it may be."""

    open: int
    """How many decisions are pending."""
    kind: IntArray
    args: IntGrid
    """(decision, argument)"""


def agenda(most: int, arguments: int) -> Any:
    """Returns a field of a record: an `Agenda` of at most `most` pending decisions with `arguments` numbers each."""
    fields = [("open", "i2"), ("kind", "i2", (most,)), ("args", "i2", (most, arguments))]
    return Field(np.dtype(fields, align=True), ())


@inline_rule
def push(pending: Agenda, kind: int) -> None:
    """Open a decision on top of the others, its arguments zero."""
    top = pending.open
    pending.kind[top] = kind
    for i in range(pending.args.shape[1]):
        pending.args[top, i] = 0
    pending.open += 1


@inline_rule
def put(pending: Agenda, i: int, value: int) -> None:
    """Set argument `i` of the open decision."""
    pending.args[pending.open - 1, i] = value


@inline_rule
def get(pending: Agenda, i: int) -> int:
    """Returns argument `i` of the open decision."""
    return int(pending.args[pending.open - 1, i])


@inline_rule
def top(pending: Agenda) -> int:
    """Returns the kind of the open decision, `NOTHING` where the seat has none."""
    return int(pending.kind[max(int(pending.open), 1) - 1])  # an empty slot holds nothing


@inline_rule
def pop(pending: Agenda) -> None:
    """Close the open decision; what lies below it is open again. Its slot is cleared, so that equal states have equal bytes."""
    pending.open -= 1
    last = pending.open
    pending.kind[last] = 0
    for i in range(pending.args.shape[1]):
        pending.args[last, i] = 0


@inline_rule
def take_out(pending: Agenda, which: int) -> None:
    """Close a decision that lies anywhere on the agenda; those above it move down, and the slot that is left is cleared."""
    last = pending.open - 1
    for i in range(which, last):
        pending.kind[i] = pending.kind[i + 1]
        for j in range(pending.args.shape[1]):
            pending.args[i, j] = pending.args[i + 1, j]
    pending.open = last
    pending.kind[last] = 0
    for j in range(pending.args.shape[1]):
        pending.args[last, j] = 0
