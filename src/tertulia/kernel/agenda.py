"""A seat's pending decisions: a small stack of (kind, arguments) in the seat's record.

The top of the stack is the open decision; the others wait below it. A seat may act while its agenda is not empty, so
several seats can decide simultaneously. Kinds are small numbers from 1, defined by the game; 0 means no decision.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from tertulia.kernel.rule import inline_rule
from tertulia.kernel.schema import Field, IntArray, IntGrid

NO_DECISION = 0


class Agenda(Protocol):
    """A seat's stack of pending decisions, as a field of a record (declared by `agenda`)."""

    open: int
    """Number of pending decisions. The last one, at index `open` - 1, is the open decision."""
    kind: IntArray
    args: IntGrid
    """Arguments of each pending decision, as a grid (decision, argument)."""


def agenda(capacity: int, arguments: int) -> Any:
    """Declare a record field that holds an `Agenda`.

    The agenda has room for `capacity` pending decisions. Each decision has `arguments` integer arguments.
    """
    fields = [("open", "i2"), ("kind", "i2", (capacity,)), ("args", "i2", (capacity, arguments))]
    return Field(np.dtype(fields, align=True), ())


@inline_rule
def push(pending: Agenda, kind: int) -> None:
    """Add a decision of kind `kind` on top of a seat's agenda, as the open decision; its arguments are 0."""
    top = pending.open
    pending.kind[top] = kind
    for i in range(pending.args.shape[1]):
        pending.args[top, i] = 0
    pending.open += 1


@inline_rule
def set_argument(pending: Agenda, i: int, value: int) -> None:
    """Set argument `i` of the open decision, the top of the agenda."""
    pending.args[pending.open - 1, i] = value


@inline_rule
def get_argument(pending: Agenda, i: int) -> int:
    """Return argument `i` of the open decision, the top of the agenda."""
    return int(pending.args[pending.open - 1, i])


@inline_rule
def top(pending: Agenda) -> int:
    """Return the kind of the decision on top of the agenda, or `NO_DECISION` if the agenda is empty."""
    return int(pending.kind[max(int(pending.open), 1) - 1])  # slot 0 of an empty agenda has kind 0


@inline_rule
def pop(pending: Agenda) -> None:
    """Remove the open decision from the top of an agenda, so that the one below becomes open.

    The freed slot is cleared, so that equal states have equal bytes.
    """
    pending.open -= 1
    last = pending.open
    pending.kind[last] = 0
    for i in range(pending.args.shape[1]):
        pending.args[last, i] = 0


@inline_rule
def remove_decision(pending: Agenda, index: int) -> None:
    """Remove the decision at `index` of an agenda; index 0 is the bottom of the stack.

    The decisions above move down, and the freed slot is cleared.
    """
    last = pending.open - 1
    for i in range(index, last):
        pending.kind[i] = pending.kind[i + 1]
        for j in range(pending.args.shape[1]):
            pending.args[i, j] = pending.args[i + 1, j]
    pending.open = last
    pending.kind[last] = 0
    for j in range(pending.args.shape[1]):
        pending.args[last, j] = 0
