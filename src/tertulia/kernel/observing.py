"""Functions for `observe` rules, which copy most numbers of an observation directly from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.kernel.agenda import Agenda, get_argument, top
from tertulia.kernel.numba_backend.copy_fields import copy_fields as memory_copy
from tertulia.kernel.rule import inline_rule
from tertulia.kernel.schema import INTERPRET, IntArray, field_run


@inline_rule
def copy_decision(out: IntArray, at: int, pending: Agenda) -> None:
    """Write the kind and arguments of a seat's open decision to out[at:]; zeros if it has none."""
    out[at] = top(pending)
    for i in range(pending.args.shape[1]):
        out[at + 1 + i] = get_argument(pending, i) if pending.open > 0 else 0


@inline_rule
def write_zeros(out: IntArray, at: int, count: int) -> None:
    """Write `count` zeros to out[at:]."""
    for i in range(at, at + count):
        out[i] = 0


def _plain_copy(out: IntArray, at: int, record: Any, first: str, last: str) -> None:
    run = field_run(record.dtype, first, last)
    numbers = np.frombuffer(record.tobytes(), run.kind, run.size, run.begin)
    for i in range(run.size):
        out[at + i] = int(numbers[i])


copy_fields: Callable[[IntArray, int, Any, str, str], None] = _plain_copy if INTERPRET else memory_copy
"""(out, at, record, first, last): copy consecutive fields of a record into `out`, beginning at index `at`.

The names `first` and `last` are those of the first and the last copied field, in declaration order. The fields are
copied as one block: they must be adjacent in memory, and all 16-bit or all 8-bit integers (`field_run`).
"""
