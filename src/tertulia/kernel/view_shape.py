"""Types of views, as `TypedDict` classes whose string fields may be limited to tuples of names.

If a game sets `Game.view_shape`, the property tests that all games share check its views (`tertulia.laws.test_views`).
`python -m tools.contract` generates TypeScript types for the game's screens (`screens/types.ts`).

>>> class Purse(TypedDict):
...     coin: Annotated[str, one_of(("gold", "silver"))]
>>> shape_mismatch({"coin": "gold"}, Purse), shape_mismatch({"coin": "tin"}, Purse)
(None, "Invalid enum value 'tin' - at `$.coin`")
"""

from __future__ import annotations

import functools
import operator
import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

NAMES = "names"
ALL_NAMES = msgspec.Meta(extra={"every": True})
"""Annotation of a dict type: the dict always contains every name that its key type allows."""


def one_of(names: tuple[str, ...]) -> msgspec.Meta:
    """Annotation that limits a string type to certain names: `Kind = Annotated[str, one_of(KINDS)]`."""
    return msgspec.Meta(extra={NAMES: names})


def names_in(kind: Any) -> tuple[str, ...] | None:
    """Return the names to which `one_of` limits a type, or None for any other type."""
    names: tuple[str, ...] | None = _find_mark(kind, NAMES)
    return names


def has_all_names(kind: Any) -> bool:
    """Return whether a type is annotated with `ALL_NAMES`."""
    return bool(_find_mark(kind, "every"))


def shape_mismatch(view: Mapping[str, Any], shape: type) -> str | None:
    """Return the first difference between a view and its declared shape in one line, or None if they fit."""
    try:
        fitting = msgspec.convert(view, validated_type(shape))
    except msgspec.ValidationError as error:
        return str(error)
    return _first_difference(view, fitting, "$")


@functools.cache
def validated_type(kind: Any) -> Any:
    """Convert an annotated type to one that `msgspec` validates.

    A string limited by `one_of` becomes a `Literal`, and a dict annotated with `ALL_NAMES` becomes a `TypedDict`.
    """
    if is_typeddict(kind):
        fields = {
            name: validated_type(_strip_required(hint))
            for name, hint in get_type_hints(kind, include_extras=True).items()
        }
        return _typed_dict(kind.__name__, fields, required_fields(kind))
    if (names := names_in(kind)) is not None:
        return Literal[names]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        key, value = get_args(args[0])
        names = names_in(key) or ()
        return _typed_dict("Every", dict.fromkeys(names, validated_type(value)), frozenset(names))
    if origin in (Union, types.UnionType):
        return functools.reduce(operator.or_, map(validated_type, args))
    return types.GenericAlias(origin, tuple(map(validated_type, args))) if origin in (list, dict) else kind


def _typed_dict(name: str, fields: Mapping[str, Any], required: frozenset[str]) -> Any:
    marked = {field: hint if field in required else NotRequired[hint] for field, hint in fields.items()}
    return TypedDict(name, marked)  # type: ignore[operator]  # mypy knows only the form with a literal dict


def required_fields(shape: Any) -> frozenset[str]:
    """Return the names of the required fields of the `TypedDict` class `shape`.

    Python's `__required_keys__` is wrong if annotations are strings, since it ignores `Required` and `NotRequired`
    there.
    """
    marks = {name: get_origin(hint) for name, hint in get_type_hints(shape, include_extras=True).items()}
    required: frozenset[str] = shape.__required_keys__
    return frozenset(
        name for name, mark in marks.items() if mark is Required or (name in required and mark is not NotRequired)
    )


def _strip_required(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint


def _find_mark(kind: Any, what: str) -> Any:
    marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    extras = [mark.extra or {} for mark in marks if isinstance(mark, msgspec.Meta)]
    return next((extra[what] for extra in extras if what in extra), None)


def _first_difference(view: Any, fitting: Any, path: str) -> str | None:
    """Return a sentence about the first field of a view that its shape does not declare, or None.

    `view` is a view or a part of one, and `path` names it in the sentence: `$` for the view, `$.coin` for its field
    `coin`. `fitting` is `view` after conversion by `msgspec`, which drops undeclared fields silently.
    """
    if isinstance(view, Mapping):
        more = [key for key in view if key not in fitting]
        if more:
            return f"`{path}.{more[0]}` is not declared"
        parts = [(f"{path}.{key}", view[key], fitting[key]) for key in view]
    elif isinstance(view, list):
        parts = [(f"{path}[...]", one, other) for one, other in zip(view, fitting, strict=True)]
    else:
        return None
    return next(filter(None, (_first_difference(one, other, where) for where, one, other in parts)), None)
