"""The only room that touches Numba's private parts: how rules become machine code, and how it is kept on disk.

These functions are all that the kernel asks for. What these files use of Numba is written down, and checked against the installed
version, in `tests/kernel/test_numba_backend.py`; pyproject.toml bounds the versions that it was checked with.
"""

from tertulia.kernel.numba_backend.chacha import chacha_block
from tertulia.kernel.numba_backend.compile import bounds_checked, compiled, version
from tertulia.kernel.numba_backend.compile_events import each_compiled
from tertulia.kernel.numba_backend.lowest_bit import lowest_bit
from tertulia.kernel.numba_backend.stack_array import stack_array

__all__ = ["bounds_checked", "chacha_block", "compiled", "each_compiled", "lowest_bit", "stack_array", "version"]
