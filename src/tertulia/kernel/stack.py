"""Temporary arrays on the stack, for rules and policies.

Such an array lasts until the call that creates it returns, and costs no allocation. Rules must not create other arrays:
code that creates a NumPy array does not compile. Compiled code therefore needs neither reference counting nor a heap
(docs/performance.md states how much time this saves).

A new array is uninitialized, so its creator must fill it. In interpreted mode it contains a value that no rule uses,
so that a comparison of both modes reveals missing initialization. An array may be passed to other rules but not
returned. Sizes must be constants: literals, or module-level names whose values are of type `int` itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.kernel.numba_backend import stack_array
from tertulia.kernel.schema import INTERPRET, FloatArray, IntArray, IntGrid

UNSET_VALUE = 77
"""Initial value of all numbers of a new stack array in interpreted mode; no rule uses this value."""


def _array_maker(kind: Any, dimensions: int) -> Any:
    return (lambda *shape: np.full(shape, UNSET_VALUE, kind)) if INTERPRET else stack_array(kind, dimensions)


stack_int8: Callable[[int], IntArray] = _array_maker(np.int8, 1)
"""(n): return an uninitialized stack array of n 8-bit integers; it lasts until the caller returns."""
stack_int16: Callable[[int], IntArray] = _array_maker(np.int16, 1)
"""(n): return an uninitialized stack array of n 16-bit integers; it lasts until the caller returns."""
stack_int32: Callable[[int], IntArray] = _array_maker(np.int32, 1)
"""(n): return an uninitialized stack array of n 32-bit integers, for example for legal actions.

The array lasts until the caller returns.
"""
stack_uint32: Callable[[int], IntArray] = _array_maker(np.uint32, 1)
"""(n): return an uninitialized stack array of n unsigned 32-bit integers, such as random numbers.

The array lasts until the caller returns.
"""
stack_int64: Callable[[int], IntArray] = _array_maker(np.int64, 1)
"""(n): return an uninitialized stack array of n 64-bit integers; it lasts until the caller returns."""
stack_float64: Callable[[int], FloatArray] = _array_maker(np.float64, 1)
"""(n): return an uninitialized stack array of n 64-bit floats; it lasts until the caller returns."""
stack_grid16: Callable[[int, int], IntGrid] = _array_maker(np.int16, 2)
"""(rows, columns): return an uninitialized grid of 16-bit integers in stack memory.

The grid lasts until the caller returns.
"""
stack_grid64: Callable[[int, int], IntGrid] = _array_maker(np.int64, 2)
"""(rows, columns): return an uninitialized grid of 64-bit integers in stack memory.

The grid lasts until the caller returns.
"""
