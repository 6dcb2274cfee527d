"""Load memory into the CPU cache before it is needed.

Code that carries out one action in each of many games spends most of its time waiting for memory.
"""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic

TYPES: Any = numba.types
INTRINSIC: Any = intrinsic
TOOLS: Any = cgutils
INT64, INT32, INT8 = ir.IntType(64), ir.IntType(32), ir.IntType(8)
CACHE_LINE_BYTES = 64
"""Number of bytes in a line of the CPU cache."""
FOR_READING_AND_WRITING, ALL_LEVELS, DATA = 1, 3, 1


@INTRINSIC
def prefetch(typing: Any, array: Any, row: Any) -> Any:
    """Prefetch row `row` of a C-contiguous array into the CPU cache.

    It has no other effect and does not wait.
    """

    def lowered(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        whole = context.make_array(signature.args[0])(context, builder, values[0])
        stride = builder.extract_value(whole.strides, 0)
        first = builder.ptrtoint(whole.data, INT64)
        begin = builder.add(first, builder.mul(stride, values[1]))
        name = "llvm.prefetch.p0i8"
        kind = ir.FunctionType(ir.VoidType(), [INT8.as_pointer(), INT32, INT32, INT32])
        function = TOOLS.get_or_insert_function(builder.module, kind, name)
        numbers = [ir.Constant(INT32, number) for number in (FOR_READING_AND_WRITING, ALL_LEVELS, DATA)]
        start, step = ir.Constant(INT64, 0), ir.Constant(INT64, CACHE_LINE_BYTES)
        with TOOLS.for_range_slice(builder, start, stride, step, inc=True) as (at, _):
            builder.call(function, [builder.inttoptr(builder.add(begin, at), INT8.as_pointer()), *numbers])
        return context.get_dummy_value()

    return TYPES.void(array, TYPES.int64), lowered
