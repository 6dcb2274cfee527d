"""Arrays that live no longer than the call that makes them: on the stack, which costs nothing to take and nothing to give back.

Rules and policies make no other arrays. So compiled code counts no references and asks nobody for memory (docs/performance.md says
what that brings); an array made by NumPy does not compile.

What is in such an array at first is left to chance: whoever makes it fills it. Interpreted, it is full of a number that no rule
means, so that a forgotten one shows itself where both ways of running are compared. It may be handed to other rules, never
returned.
The sizes are constants: numbers, or a module's names for them that are of class `int` itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tertulia.kernel.numba_backend import stack_array
from tertulia.kernel.schema import INTERPRET, FloatArray, IntArray, IntGrid

UNSET = 77
"""What an interpreted array is full of at first."""


def _maker(kind: Any, dimensions: int) -> Any:
    return (lambda *shape: np.full(shape, UNSET, kind)) if INTERPRET else stack_array(kind, dimensions)


stack_int8: Callable[[int], IntArray] = _maker(np.int8, 1)
"""(n): n whole numbers of 8 bits."""
stack_int16: Callable[[int], IntArray] = _maker(np.int16, 1)
"""(n): n whole numbers of 16 bits."""
stack_int32: Callable[[int], IntArray] = _maker(np.int32, 1)
"""(n): n whole numbers of 32 bits, as lists of actions are."""
stack_uint32: Callable[[int], IntArray] = _maker(np.uint32, 1)
"""(n): n words of 32 bits, as blocks of chance are."""
stack_int64: Callable[[int], IntArray] = _maker(np.int64, 1)
"""(n): n whole numbers of 64 bits."""
stack_float64: Callable[[int], FloatArray] = _maker(np.float64, 1)
"""(n): n numbers of double precision."""
stack_grid16: Callable[[int, int], IntGrid] = _maker(np.int16, 2)
"""(rows, columns): a grid of whole numbers of 16 bits."""
stack_grid64: Callable[[int, int], IntGrid] = _maker(np.int64, 2)
"""(rows, columns): a grid of whole numbers of 64 bits."""
