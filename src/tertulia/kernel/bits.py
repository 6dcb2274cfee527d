"""Sets of small numbers as the bits of one: what the machine has an instruction for, and Python a detour."""

from __future__ import annotations

from typing import Any

from tertulia.kernel.numba_backend import lowest_bit as compiled_lowest_bit
from tertulia.kernel.schema import INTERPRET


def _lowest_bit(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


lowest_bit: Any = _lowest_bit if INTERPRET else compiled_lowest_bit
"""(bits): the number of the lowest bit that is set; one is."""
