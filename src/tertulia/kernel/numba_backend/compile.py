"""Compiling a function: an entry, which Python calls, or a rule, which only other rules call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
from numba.core.caching import IndexDataCacheFile

from tertulia.kernel.numba_backend import enum_members, plain_indices
from tertulia.kernel.numba_backend.entry_compiler import EntryCompiler
from tertulia.kernel.numba_backend.link_only_compiler import LinkOnlyCompiler

CONFIG: Any = numba.config
TYPES: Any = numba.types
COMPILE: Any = numba.njit
DATA_FILE: Any = IndexDataCacheFile
BY_CONTENT = "by content"
"""What stands in Numba's index of a folder for the time at which a source was written."""
enum_members.install()
plain_indices.install()


def version() -> str:
    """Returns what the compiled code is made by."""
    return str(numba.__version__)


def bounds_checked() -> bool:
    """Whether what is compiled now checks the bounds of arrays."""
    return bool(CONFIG.BOUNDSCHECK)


def compiled(function: Any, folder: Path, *, entry: bool, inline: bool = False) -> Any:
    """Returns a function as compiled on its first call. An `entry` can be called from Python and is kept in the folder; anything
    else is for other rules to call, `inline` in the place of each call."""
    # Python's error model would test every divisor; rules divide by constants and by what they know to be above zero.
    slim: dict[str, Any] = {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True, "error_model": "numpy"}
    slim["_nrt"] = False  # no reference is counted, for there is no array with an owner: see `tertulia.kernel.stack`
    if inline:
        slim["forceinline"] = True
    slim["pipeline_class"] = EntryCompiler if entry else LinkOnlyCompiler
    usual, CONFIG.CACHE_DIR = CONFIG.CACHE_DIR, str(folder)
    try:
        made = COMPILE(cache=entry, nogil=True, **slim)(function)
    finally:
        CONFIG.CACHE_DIR = usual  # other libraries' compiled code is theirs to place
    if entry:
        _keep_by_content(made, folder)
    _widen_arguments(made)
    return made


def _keep_by_content(made: Any, folder: Path) -> None:
    """Keep the code of a compiled function in that folder. Numba would also name it by where its source lies and when it was
    written: the folder tells all that the code is made from, so that two copies of the same sources share it."""
    kept = made._cache
    kept._cache_path = str(folder)
    kept._cache_file = DATA_FILE(str(folder), kept._impl.filename_base, BY_CONTENT)


def _widen_arguments(made: Any) -> None:
    """Let calls hand over whole numbers as 64-bit ones, so that a rule is compiled once, not for every width and constant."""
    template = made.get_call_template

    def wide(kind: Any) -> Any:
        plain = TYPES.unliteral(kind)
        return numba.int64 if isinstance(plain, TYPES.Integer) else plain

    def widened(args: Any, keywords: Any) -> Any:
        return template(tuple(map(wide, args)), {name: wide(kind) for name, kind in keywords.items()})

    made.get_call_template = widened
