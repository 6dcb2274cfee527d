"""Copies adjacent fields of a record as one block, for `tertulia.kernel.observing`."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.numpy_support import as_dtype

from tertulia.kernel.schema import field_run

TYPES: Any = numba.types
INTRINSIC: Any = intrinsic
DTYPE: Any = as_dtype
COPY: Any = cgutils.raw_memcpy
INT64, INT16, INT8 = ir.IntType(64), ir.IntType(16), ir.IntType(8)


@INTRINSIC
def copy_fields(typing: Any, out: Any, at: Any, record: Any, first: Any, last: Any) -> Any:
    """(out, at, record, first, last): copy a record's fields from `first` to `last` to out[at:], as int16.

    The names `first` and `last` must be string literals.
    """
    if not isinstance(first, TYPES.StringLiteral) or not isinstance(last, TYPES.StringLiteral):
        return None  # Numba then tries again with the literal types
    run = field_run(DTYPE(record), first.literal_value, last.literal_value)

    def lowered(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        into = context.make_array(signature.args[0])(context, builder, values[0])
        target = builder.gep(into.data, [values[1]])
        source = builder.gep(builder.bitcast(values[2], INT8.as_pointer()), [ir.Constant(INT64, run.begin)])
        if run.kind == np.int16:
            COPY(builder, target, source, ir.Constant(INT64, run.size), run.kind.itemsize)
        else:
            narrow, wide = ir.VectorType(INT8, run.size), ir.VectorType(INT16, run.size)
            read = builder.load(builder.bitcast(source, narrow.as_pointer()), align=1)
            builder.store(builder.sext(read, wide), builder.bitcast(target, wide.as_pointer()), align=1)
        return context.get_dummy_value()

    return TYPES.void(out, TYPES.int64, record, first, last), lowered
