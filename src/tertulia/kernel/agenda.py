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
    """A seat's stack of pending decisions: type of the record field that `agenda` declares, for any capacity."""

    open: int
    """Number of pending decisions."""
    kind: IntArray
    args: IntGrid
    """Arguments of each pending decision, (decision, argument)."""


def agenda(capacity: int, arguments: int) -> Any:
    """Declare a record field that holds an `Agenda`.

    It has room for `capacity` pending decisions with `arguments` numbers each.
    """
    fields = [("open", "i2"), ("kind", "i2", (capacity,)), ("args", "i2", (capacity, arguments))]
    return Field(np.dtype(fields, align=True), ())


@inline_rule
def push(pending: Agenda, kind: int) -> None:
    """Put a new decision on top of the stack, with all arguments 0. It becomes the open decision."""
    top = pending.open
    pending.kind[top] = kind
    for i in range(pending.args.shape[1]):
        pending.args[top, i] = 0
    pending.open += 1


@inline_rule
def set_argument(pending: Agenda, i: int, value: int) -> None:
    """Set argument `i` of the open decision."""
    pending.args[pending.open - 1, i] = value


@inline_rule
def get_argument(pending: Agenda, i: int) -> int:
    """Return argument `i` of the open decision."""
    return int(pending.args[pending.open - 1, i])


@inline_rule
def top(pending: Agenda) -> int:
    """Return the kind of the open decision, or `NO_DECISION` if the agenda is empty."""
    return int(pending.kind[max(int(pending.open), 1) - 1])  # slot 0 of an empty agenda has kind 0


@inline_rule
def pop(pending: Agenda) -> None:
    """Remove the open decision, so that the one below becomes open.

    The freed slot is cleared, so that equal states have equal bytes.
    """
    pending.open -= 1
    last = pending.open
    pending.kind[last] = 0
    for i in range(pending.args.shape[1]):
        pending.args[last, i] = 0


@inline_rule
def remove_decision(pending: Agenda, index: int) -> None:
    """Remove the decision at `index` of the stack (0 is the lowest).

    Those above it move down, and the freed slot is cleared.
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
