"""Compiling a function: an entry, which Python calls, or a rule, which only other rules call."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba

from tertulia.kernel.numba_backend import enum_members, plain_indices
from tertulia.kernel.numba_backend.entry_compiler import EntryCompiler
from tertulia.kernel.numba_backend.kept_code import KeptCode, ReadOnlyCode
from tertulia.kernel.numba_backend.link_only_compiler import LinkOnlyCompiler

CONFIG: Any = numba.config
TYPES: Any = numba.types
COMPILE: Any = numba.njit
enum_members.install()
plain_indices.install()


def version() -> str:
    """Returns what the compiled code is made by."""
    return str(numba.__version__)


def bounds_checked() -> bool:
    """Whether what is compiled now checks the bounds of arrays."""
    return bool(CONFIG.BOUNDSCHECK)


def processor_name() -> str:
    """Returns the processor that code is compiled for: this one, or the one that `NUMBA_CPU_NAME` says."""
    return str(CONFIG.CPU_NAME or llvm.get_host_cpu_name())


def processor_is_told() -> bool:
    """Whether Numba is told which processor to compile for, by `NUMBA_CPU_NAME` or `NUMBA_CPU_FEATURES`."""
    return CONFIG.CPU_NAME is not None or CONFIG.CPU_FEATURES is not None


def processor_features() -> frozenset[str]:
    """Returns what this processor has, by LLVM's names (`avx2`); without what `NUMBA_ENABLE_AVX=0` forbids. Nothing where LLVM
    cannot tell."""
    try:
        features: dict[str, bool] = llvm.get_host_cpu_features()
    except RuntimeError:
        return frozenset()
    has = {name for name, there in features.items() if there}
    return frozenset(name for name in has if CONFIG.ENABLE_AVX or not name.startswith("avx"))


def compiled(
    function: Any, folder: Path, *, entry: bool, inline: bool = False, read_only: Sequence[ReadOnlyCode] = ()
) -> Any:
    """Returns a function as compiled on its first call. An `entry` can be called from Python and is kept in the folder, unless its
    code is in one of the `read_only` ones; anything else is for other rules to call, `inline` in the place of each call."""
    # Python's error model would test every divisor; rules divide by constants and by what they know to be above zero.
    slim: dict[str, Any] = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True, "error_model": "numpy"}
    slim["_nrt"] = False  # no reference is counted, for there is no array with an owner: see `tertulia.kernel.stack`
    if inline:
        slim["forceinline"] = True
    slim["pipeline_class"] = EntryCompiler if entry else LinkOnlyCompiler
    made = COMPILE(nogil=True, **slim)(function)
    if entry:
        made._cache = KeptCode(function, folder, read_only)
    _widen_arguments(made)
    return made


def _widen_arguments(made: Any) -> None:
    """Let calls hand over whole numbers as 64-bit ones, so that a rule is compiled once, not for every width and constant."""
    template = made.get_call_template

    def wide(kind: Any) -> Any:
        plain = TYPES.unliteral(kind)
        return numba.int64 if isinstance(plain, TYPES.Integer) else plain

    def widened(args: Any, keywords: Any) -> Any:
        return template(tuple(map(wide, args)), {name: wide(kind) for name, kind in keywords.items()})

    made.get_call_template = widened
