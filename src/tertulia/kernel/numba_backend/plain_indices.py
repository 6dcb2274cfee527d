"""Indices as they are: NumPy counts a negative one from the end, so Numba tests every index and adds the length to a negative one.

No rule means that: laws run with bounds checks, under which a negative index is an error, and interpreted rules refuse one. So in
code without reference counts, which only rules and policies are, the test is left out.
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
    """The index as a word of the machine; Numba's way for code that is not ours."""
    flags = config.ConfigStack.top_or_none()
    if flags is None or flags.nrt:
        return _with_test(context, builder, kind, index, size)
    return context.cast(builder, index, kind, TYPES.intp if kind.signed else TYPES.uintp)


def install() -> None:
    """Leave the test out from now on, where code counts no references."""
    arrays.fix_integer_index = _index
