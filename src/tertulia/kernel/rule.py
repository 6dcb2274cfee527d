"""`@rule`: functions that run compiled (the default) or as plain Python (`TERTULIA_INTERPRET=1`).

A rule is a function of state records, arrays and integers, in the subset of Python that Numba compiles. Rules may call
each other. Python code calls them only through entries (`tertulia.kernel.entries`). Only entries are cached on disk,
together with the machine code of all rules that they call (`tertulia.kernel.numba_backend`).
"""

from __future__ import annotations

import importlib
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from tertulia.kernel.checked_indices import add_index_checks
from tertulia.kernel.compile_cache import VIEWS_FOLDER, cache_folder, game_folder, is_below_views
from tertulia.kernel.compiled_package import read_only_code
from tertulia.kernel.numba_backend import compile_function
from tertulia.kernel.schema import INTERPRET

F = TypeVar("F", bound=Callable[..., Any])
COMPILED_RULES: list[tuple[Path, Any]] = []
"""(source file, Numba dispatcher) of each rule and entry in this process; empty in interpreted mode.

A rule is listed with its own file. A function made by `compile_entry` or `bind_rule` is listed with the file of its
game's package.
"""


def rule(function: F) -> F:
    """Decorate a function as a rule, which is compiled on first use.

    With `TERTULIA_INTERPRET=1` it stays a Python function, in which array indices are checked. Raises `ValueError` for
    a function below a game's folder `views`, since changes there do not cause a new compilation.
    """
    return cast(F, _compile(function, entry=False, source=_source_file(function)))


def slot() -> Any:
    """Return None, as the initial value of a global name that `compile_entry` or `bind_rule` replaces."""
    return None


def inline_rule(function: F) -> F:
    """Decorate a small rule that is inlined at each call.

    Use it for rules that are called often, because passing arrays as arguments is slow.
    """
    return cast(F, _compile(function, entry=False, source=_source_file(function), inline=True))


def compile_entry(template: F, name: str, owner: str, **bindings: Any) -> F:
    """Return an entry: a copy of `template` that Python can call.

    In the copy, the global names that are keys of `bindings` have the values given there. `owner` is the dotted name of
    the game's package. `name` names the compiled code on disk, so each pair of template and name must be unique within
    `owner`. Raises `ValueError` if `owner` has no file.
    """
    return cast(F, _compile(_bind_template(template, name, owner, bindings), entry=True, source=_package_file(owner)))


def bind_rule(template: F, name: str, owner: str, **bindings: Any) -> F:
    """Return a rule: a copy of the function `template` in which some global names have other values.

    `bindings` holds these values by name. For example, a search calls the global name `APPLY`, which is bound to the
    rules of a game. Other rules can call the result. `owner` is the dotted name of the game's package. Each pair of
    template and `name` must be unique within `owner`. Raises `ValueError` if `owner` has no file.
    """
    return cast(F, _compile(_bind_template(template, name, owner, bindings), entry=False, source=_package_file(owner)))


def _bind_template(template: Any, name: str, owner: str, bindings: dict[str, Any]) -> Any:
    scope = {
        **template.__globals__,
        **bindings,
        "__name__": owner,
    }
    bound = types.FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
    bound.__qualname__ = f"{template.__name__}_{name}"
    bound.__module__ = owner
    bound.__doc__ = template.__doc__
    return bound


def _compile(function: Any, *, entry: bool, source: Path, inline: bool = False) -> Any:
    own = _source_file(function)
    if is_below_views(own.relative_to(game_folder(own))):
        raise ValueError(
            f"{own}: {function.__name__} is a rule in {VIEWS_FOLDER}/, "
            "where changes do not cause a new compilation: move it to rules/"
        )
    if INTERPRET:
        return add_index_checks(function)
    read_only = read_only_code(source) if entry else ()
    dispatcher = compile_function(function, cache_folder(source), entry=entry, inline=inline, read_only=read_only)
    COMPILED_RULES.append((source, dispatcher))
    return dispatcher


def _source_file(function: Any) -> Path:
    return Path(function.__code__.co_filename)


def _package_file(owner: str) -> Path:
    file = importlib.import_module(owner).__file__
    if file is None:
        raise ValueError(f"{owner} is not a package or module with a file")
    return Path(file)
