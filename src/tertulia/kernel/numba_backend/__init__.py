"""All uses of Numba's internals: how rules become machine code, and how the code is stored on disk.

The kernel uses only the functions exported here, and two that rules call (`copy_fields`, `prefetch`). The internals
used are listed and checked against the installed version in `tests/kernel/test_numba_backend.py`. pyproject.toml
limits Numba to tested versions.
"""

from tertulia.kernel.numba_backend.chacha import chacha_block
from tertulia.kernel.numba_backend.compile import (
    bounds_checked,
    compiled,
    processor_features,
    processor_is_told,
    processor_name,
    version,
)
from tertulia.kernel.numba_backend.compile_events import each_compiled
from tertulia.kernel.numba_backend.kept_code import ReadOnlyCode, is_kept
from tertulia.kernel.numba_backend.lowest_bit import lowest_bit
from tertulia.kernel.numba_backend.stack_array import stack_array
from tertulia.kernel.numba_backend.symbols import symbols_of

__all__ = [
    "ReadOnlyCode",
    "bounds_checked",
    "chacha_block",
    "compiled",
    "each_compiled",
    "is_kept",
    "lowest_bit",
    "processor_features",
    "processor_is_told",
    "processor_name",
    "stack_array",
    "symbols_of",
    "version",
]
