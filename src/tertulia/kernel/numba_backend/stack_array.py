"""Arrays on the stack of the function that creates them; Numba's own arrays are on the heap."""

from __future__ import annotations

import math
from typing import Any

import llvmlite.ir as llvm
import numba
import numba.core.cgutils
import numba.np.arrayobj
import numpy as np
from numba.extending import intrinsic

TYPES: Any = numba.types
build: Any = numba.core.cgutils
arrays: Any = numba.np.arrayobj


def stack_array(kind: Any, dimensions: int) -> Any:
    """Return a function for compiled code that creates an array of numbers with the NumPy type `kind`.

    `dimensions` is 1 or 2. The returned function takes the length of the array, or its numbers of rows and columns.
    These sizes must be constants. The array is uninitialized, and valid only until the calling function returns.
    """
    number: Any = numba.from_dtype(np.dtype(kind))
    array_type: Any = TYPES.Array(number, dimensions, "C")

    def lower(context: Any, builder: Any, shape: tuple[int, ...]) -> Any:
        element = context.get_data_type(number)
        room = build.alloca_once(builder, llvm.ArrayType(element, math.prod(shape)))
        size = context.get_abi_sizeof(element)
        steps = [size * math.prod(shape[i + 1 :]) for i in range(dimensions)]
        array = arrays.make_array(array_type)(context, builder)
        arrays.populate_array(
            array,
            data=builder.bitcast(room, element.as_pointer()),
            shape=[context.get_constant(TYPES.intp, length) for length in shape],
            strides=[context.get_constant(TYPES.intp, step) for step in steps],
            itemsize=context.get_constant(TYPES.intp, size),
            meminfo=None,
        )
        return array._getvalue()

    def typed(*sizes: Any) -> Any:
        if not all(isinstance(size, TYPES.IntegerLiteral) for size in sizes):
            return None
        shape = tuple(size.literal_value for size in sizes)
        return array_type(*sizes), lambda context, builder, signature, arguments: lower(context, builder, shape)

    if dimensions == 1:
        return intrinsic(prefer_literal=True)(lambda typing, length: typed(length))
    return intrinsic(prefer_literal=True)(lambda typing, rows, columns: typed(rows, columns))
