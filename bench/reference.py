"""Reference loop that never changes, so that figures of different days or machines can be compared.

Like rules, it reads small tables, branches on their contents, and counts. It uses no code of Tertulia.
"""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import numba
import numpy as np

STEPS = 4_000_000
REPEATS = 7
TABLE = 1024


def _run_loop(table: Any, steps: int) -> int:
    chance = np.uint32(2463534242)
    at = total = 0
    for _ in range(steps):
        chance ^= chance << np.uint32(13)
        chance ^= chance >> np.uint32(17)
        chance ^= chance << np.uint32(5)
        way = chance & np.uint32(7)
        at = (at + int(table[at])) & (TABLE - 1)
        if way == 0:
            total += at
        elif way < 3:
            table[at] += 1
        elif way < 5:
            total ^= int(table[at]) << 3
        else:
            total -= at >> 1
    return total


def measure_reference_pace() -> float:
    """Return the loop's steps per processor second, the median of several repeats. It takes about half a second."""
    compiled: Any = numba.njit(nogil=True)(_run_loop)
    table = np.arange(TABLE, dtype=np.int16) % 251 + 1
    compiled(table, 1)
    paces = []
    for _ in range(REPEATS):
        started = time.process_time()
        compiled(table, STEPS)
        paces.append(STEPS / (time.process_time() - started))
    return median(paces)
