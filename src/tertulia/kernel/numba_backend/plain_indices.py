"""Removes the test for negative indices from array accesses in compiled rules.

Numba adds the test because NumPy counts negative indices from the end. Rules must not use negative indices.
Interpreted rules reject them, and so do compiled rules with bounds checks (`NUMBA_BOUNDSCHECK=1`). The test is removed
only from code that is compiled without reference counting, which means from rules and policies.
"""

from __future__ import annotations

from typing import Any

import numba
import numba.core.targetconfig
import numba.np.arrayobj

TYPES: Any = numba.types
arrays: Any = numba.np.arrayobj
config: Any = numba.core.targetconfig
_with_test: Any = arrays.fix_integer_index


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Convert an array index to a machine word; in rules, without a test for a negative index.

    Rules and policies are recognized by being compiled without reference counting.
    """
    flags = config.ConfigStack.top_or_none()
    if flags is None or flags.nrt:
        return _with_test(context, builder, kind, index, size)
    return context.cast(builder, index, kind, TYPES.intp if kind.signed else TYPES.uintp)


def install_plain_indices() -> None:
    """Remove the test for negative indices from all rules and policies that are compiled from now on."""
    arrays.fix_integer_index = _index
