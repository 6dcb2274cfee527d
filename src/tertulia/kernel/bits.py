"""Operations on bit sets in integers (`lowest_bit`).

Compiled rules use a machine instruction, interpreted rules plain Python.
"""

from __future__ import annotations

from typing import Any

from tertulia.kernel.numba_backend import lowest_bit as compiled_lowest_bit
from tertulia.kernel.schema import INTERPRET


def _lowest_bit(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


lowest_bit: Any = _lowest_bit if INTERPRET else compiled_lowest_bit
"""(bits): return the index of the lowest set bit; `bits` must not be 0."""
