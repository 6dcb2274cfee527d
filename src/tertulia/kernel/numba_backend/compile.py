"""Compile a function as an entry for Python, or as a rule that only rules call (`compile_function`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba

from tertulia.kernel.numba_backend import enum_members, plain_indices
from tertulia.kernel.numba_backend.code_cache import EntryCache, ReadOnlyCode
from tertulia.kernel.numba_backend.entry_compiler import EntryCompiler
from tertulia.kernel.numba_backend.link_only_compiler import LinkOnlyCompiler

CONFIG: Any = numba.config
TYPES: Any = numba.types
COMPILE: Any = numba.njit
enum_members.install_enum_rewrite()
plain_indices.install_plain_indices()


def numba_version() -> str:
    """Return the version of Numba."""
    return str(numba.__version__)


def bounds_checked() -> bool:
    """Return whether functions compiled from now on check array bounds."""
    return bool(CONFIG.BOUNDSCHECK)


def processor_name() -> str:
    """Return the CPU name that code is compiled for: `NUMBA_CPU_NAME` if set, or else this machine's CPU."""
    return str(CONFIG.CPU_NAME or llvm.get_host_cpu_name())


def processor_is_configured() -> bool:
    """Return whether `NUMBA_CPU_NAME` or `NUMBA_CPU_FEATURES` selects the CPU to compile for."""
    return CONFIG.CPU_NAME is not None or CONFIG.CPU_FEATURES is not None


def processor_features() -> frozenset[str]:
    """Return the features of this machine's CPU by LLVM name (`avx2`).

    AVX features are left out if `NUMBA_ENABLE_AVX=0`. Returns an empty set if LLVM cannot detect them.
    """
    try:
        features: dict[str, bool] = llvm.get_host_cpu_features()
    except RuntimeError:
        return frozenset()
    has = {name for name, there in features.items() if there}
    return frozenset(name for name in has if CONFIG.ENABLE_AVX or not name.startswith("avx"))


def compile_function(
    function: Any, folder: Path, *, entry: bool, inline: bool = False, read_only: Sequence[ReadOnlyCode] = ()
) -> Any:
    """Return a dispatcher that compiles a function on its first call.

    If `entry` is true, Python can call the function. Its code is loaded from the first of the `read_only` folders that
    has it, or else from `folder`. New code is stored in `folder`. If `entry` is false, only rules can call the
    function; with `inline`, it is inlined at each call.
    """
    # Python's error model would test every divisor for zero; rules divide only by constants and by values known to be
    # positive.
    options: dict[str, Any] = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True, "error_model": "numpy"}
    options["_nrt"] = False  # no reference counting, because rules use no heap arrays (`tertulia.kernel.stack`)
    if inline:
        options["forceinline"] = True
    options["pipeline_class"] = EntryCompiler if entry else LinkOnlyCompiler
    dispatcher = COMPILE(nogil=True, **options)(function)
    if entry:
        dispatcher._cache = EntryCache(function, folder, read_only)
    _widen_arguments(dispatcher)
    return dispatcher


def _widen_arguments(dispatcher: Any) -> None:
    """Make callers of a rule convert integer arguments to 64 bits.

    A rule is then compiled once, and not for every integer type and constant.
    """
    template = dispatcher.get_call_template

    def wide(kind: Any) -> Any:
        plain = TYPES.unliteral(kind)
        return numba.int64 if isinstance(plain, TYPES.Integer) else plain

    def widened(args: Any, keywords: Any) -> Any:
        return template(tuple(map(wide, args)), {name: wide(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = widened
