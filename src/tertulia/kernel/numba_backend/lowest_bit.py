"""The number of the lowest bit of a set: one instruction of the machine, for which neither Python nor Numba has a word."""

from __future__ import annotations

from typing import Any

import numba
from numba.extending import intrinsic

TYPES: Any = numba.types


@intrinsic
def lowest_bit(typing: Any, bits: Any) -> Any:
    """(bits): the number of the lowest bit that is set, of 64; one is."""

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(TYPES.boolean, True))

    return TYPES.int64(TYPES.int64), lower
