"""`@rule`: one source of rules, run compiled (the default) or as plain Python (`TERTULIA_INTERPRET=1`).

A rule is an ordinary function over a state record and whole numbers, in the part of Python that Numba compiles.
Rules call each other freely. Python calls them only through *entries* (see `tertulia.kernel.engine`): only these become machine
code, with all that they call, and are kept on disk (see `tertulia.kernel.inner`).

Numba's disk cache does not notice that a called function in another file changed. So the cache folder of an entry is
keyed by a hash over all the sources that it may call: the kernel's and those of its own package.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs

from tertulia.kernel.inner import InnerCompiler

F = TypeVar("F", bound=Callable[..., Any])
Record = Any
"""A state record inside a rule: `numpy.record` when interpreted, a pointer when compiled."""

INTERPRET = os.environ.get("TERTULIA_INTERPRET", "") not in ("", "0")
KERNEL = Path(__file__).parent
CONFIG: Any = numba.config
COMPILE: Any = numba.njit
TYPES: Any = numba.types


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, or left as it is under `TERTULIA_INTERPRET=1`."""
    return cast(F, _compiled(function, wrapper=False, folder=_package(function)))


def small(function: F) -> F:
    """A rule so small that it is put in place of every call: arrays are costly to hand over."""
    return cast(F, _compiled(function, wrapper=False, folder=_package(function), forceinline=True))


def entry(template: F, name: str, owner: str, **bindings: Any) -> F:
    """A function callable from Python, made from `template` with its global names bound to a game's rules.

    `name` must be unique within `owner` (the dotted package of the game): it names the compiled code on disk.
    """
    scope = {
        **template.__globals__,
        **bindings,
        "__name__": owner,
    }  # a module's own names, with the game's rules on top
    bound = types.FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
    bound.__qualname__ = f"{template.__name__}_{name}"
    bound.__module__ = owner
    bound.__doc__ = template.__doc__
    return cast(F, _compiled(bound, wrapper=True, folder=_folder_of(owner)))


def blank(dtype: np.dtype[Any], count: int = 1) -> np.ndarray[Any, Any]:
    """`count` zeroed records; when interpreted they are records with attributes (`state.farms[0].silver`)."""
    states: np.ndarray[Any, Any] = np.zeros(count, dtype)
    return states.view(np.recarray) if INTERPRET else states


def twin(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy with every byte alike. NumPy's own copies field by field and leaves the bytes between aligned fields to chance."""
    copied: np.ndarray[Any, Any] = np.frombuffer(bytearray(states.tobytes()), states.dtype)
    return copied.view(np.recarray) if INTERPRET else copied


def cache_home() -> Path:
    """Where compiled rules are kept: `TERTULIA_CACHE`, else the user's cache folder."""
    named = os.environ.get("TERTULIA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("tertulia")


def sources_key(folder: Path) -> str:
    """The hash over the sources that a rule in `folder` may call, and over what changes the code made from them."""
    return _sources_key(folder, int(CONFIG.BOUNDSCHECK or 0))


def _compiled(function: Any, *, wrapper: bool, folder: Path, forceinline: bool = False) -> Any:
    if INTERPRET:
        return function
    CONFIG.CACHE_DIR = str(cache_home() / f"rules-{sources_key(folder)}")
    # Python's error model would test every divisor; rules divide by constants and by what they know to be above zero
    slim = {"no_cpython_wrapper": not wrapper, "no_cfunc_wrapper": True, "error_model": "numpy"}
    if forceinline:
        slim["forceinline"] = True
    if not wrapper:
        slim["pipeline_class"] = InnerCompiler
    made = COMPILE(cache=wrapper, nogil=True, **slim)(function)
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


def _package(function: Any) -> Path:
    return Path(function.__code__.co_filename).parent


def _folder_of(owner: str) -> Path:
    file = importlib.import_module(owner).__file__
    if file is None:
        raise ValueError(f"{owner} is no package or module with a file")
    return Path(file).parent


@cache
def _sources_key(folder: Path, boundscheck: int) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {boundscheck}".encode())
    for home in sorted({KERNEL, folder}):
        for source in sorted(home.rglob("*.py")):
            digest.update(source.relative_to(home).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
