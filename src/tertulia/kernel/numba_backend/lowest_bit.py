"""The machine instruction for the lowest set bit, which neither Python nor Numba exposes."""

from __future__ import annotations

from typing import Any

import numba
from numba.extending import intrinsic

TYPES: Any = numba.types


@intrinsic
def lowest_bit(typing: Any, bits: Any) -> Any:
    """(bits): return the index of the lowest set bit of a 64-bit integer, which must not be 0."""

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(TYPES.boolean, True))

    return TYPES.int64(TYPES.int64), lower
