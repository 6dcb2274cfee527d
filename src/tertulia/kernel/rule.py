"""`@rule`: one source of rules, run compiled (the default) or as plain Python (`TERTULIA_INTERPRET=1`).

A rule is an ordinary function over a state record and whole numbers, in the part of Python that Numba compiles.
Rules call each other freely. Python calls them only through *entries* (see `tertulia.kernel.entries`): only these become machine
code, with all that they call, and are kept on disk (see `tertulia.kernel.numba_backend`).
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from tertulia.kernel.checked_indices import with_checked_indices
from tertulia.kernel.compile_cache import VIEWS, cache_folder, game_folder, is_below_views
from tertulia.kernel.compiled_package import read_only_code
from tertulia.kernel.numba_backend import compiled
from tertulia.kernel.schema import INTERPRET

F = TypeVar("F", bound=Callable[..., Any])
COMPILED_RULES: list[tuple[Path, Any]] = []
"""All rules and entries of this process, each with the file that it belongs to; none where they run as plain Python."""


def rule(function: F) -> F:
    """Mark a function as a rule: compiled on first use, or left as it is under `TERTULIA_INTERPRET=1`."""
    return cast(F, _compiled(function, entry=False, source=_file(function)))


def slot() -> Any:
    """Returns what a template's global name holds until a game's rule is put in its place (`compile_entry`)."""
    return None


def inline_rule(function: F) -> F:
    """A rule so small that it is put in place of every call: arrays are costly to hand over."""
    return cast(F, _compiled(function, entry=False, source=_file(function), inline=True))


def compile_entry(template: F, name: str, owner: str, **bindings: Any) -> F:
    """Returns a function callable from Python, made from `template` with its global names bound to a game's rules.

    `name` must be unique within `owner` (the dotted package of the game): it names the compiled code on disk.
    """
    return cast(F, _compiled(_bound(template, name, owner, bindings), entry=True, source=_file_of(owner)))


def bind_rule(template: F, name: str, owner: str, **bindings: Any) -> F:
    """Returns a function made from `template` as in `compile_entry`, for other rules to call: it becomes part of the entries that
    call it."""
    return cast(F, _compiled(_bound(template, name, owner, bindings), entry=False, source=_file_of(owner)))


def _bound(template: Any, name: str, owner: str, bindings: dict[str, Any]) -> Any:
    scope = {
        **template.__globals__,
        **bindings,
        "__name__": owner,
    }  # a module's own names, with the game's rules on top
    bound = types.FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
    bound.__qualname__ = f"{template.__name__}_{name}"
    bound.__module__ = owner
    bound.__doc__ = template.__doc__
    return bound


def _compiled(function: Any, *, entry: bool, source: Path, inline: bool = False) -> Any:
    own = _file(function)
    if is_below_views(own.relative_to(game_folder(own))):
        raise ValueError(
            f"{own}: {function.__name__} is a rule below {VIEWS}/, whose changes compile nothing: move it to rules/"
        )
    if INTERPRET:
        return with_checked_indices(function)
    read_only = read_only_code(source) if entry else ()
    made = compiled(function, cache_folder(source), entry=entry, inline=inline, read_only=read_only)
    COMPILED_RULES.append((source, made))
    return made


def _file(function: Any) -> Path:
    return Path(function.__code__.co_filename)


def _file_of(owner: str) -> Path:
    file = importlib.import_module(owner).__file__
    if file is None:
        raise ValueError(f"{owner} is no package or module with a file")
    return Path(file)
