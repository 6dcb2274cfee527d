"""All uses of Numba's internals: how rules become machine code, and how the code is stored on disk.

The kernel uses only the functions exported here, and two that rules call (`copy_fields`, `prefetch`). The internals
used are listed and checked against the installed version in `tests/kernel/test_numba_backend.py`. pyproject.toml
limits Numba to tested versions.
"""

from tertulia.kernel.numba_backend.chacha import chacha_block
from tertulia.kernel.numba_backend.code_cache import ReadOnlyCode, is_stored
from tertulia.kernel.numba_backend.compile import (
    bounds_checked,
    compile_function,
    numba_version,
    processor_features,
    processor_is_configured,
    processor_name,
)
from tertulia.kernel.numba_backend.compile_events import watch_compiles
from tertulia.kernel.numba_backend.lowest_bit import lowest_bit
from tertulia.kernel.numba_backend.stack_array import stack_array
from tertulia.kernel.numba_backend.symbols import symbols_of

__all__ = [
    "ReadOnlyCode",
    "bounds_checked",
    "chacha_block",
    "compile_function",
    "is_stored",
    "lowest_bit",
    "numba_version",
    "processor_features",
    "processor_is_configured",
    "processor_name",
    "stack_array",
    "symbols_of",
    "watch_compiles",
]
