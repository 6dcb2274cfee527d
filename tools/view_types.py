"""Generates the TypeScript types of a game's screens (`screens/types.ts`) from its `Game.view_shape`.

The file follows the order of the shape's module: a type for each class, one for each alias of names, and a constant for
each tuple of names. An alias of names is declared as `Kind = Annotated[str, one_of(KINDS)]`.
"""

from __future__ import annotations

import ast
import json
import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

from tertulia.kernel.game import Game
from tertulia.kernel.view_shape import has_all_names, names_in, required_fields
from tools.typescript import class_source, comment, field_docs

HEAD = "/** Made by `python -m tools.contract` from `views/shape.py`: to be changed there, not here. */"
WIDTH = 110
"""Line width of the client's formatter."""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
Known = Mapping[Any, str]
"""Names of the types that the module declares, by type."""


def types_file(game: Game) -> Path:
    """Return the path of a game's generated types."""
    return game.folder / "screens" / "types.ts"


def view_types(shape: type) -> str:
    """Return the contents of the file for a view's shape, with everything that its module declares."""
    module = vars(sys.modules[shape.__module__])
    known: dict[Any, str] = {}
    parts = [f"{HEAD}\n\n/** {_first_line(module['__doc__'])} */"]
    constants = {name: thing for name, thing in module.items() if _is_names(thing)}
    for name, thing in module.items():
        if name.startswith("_"):
            continue
        if is_typeddict(thing) and thing.__module__ == shape.__module__:
            known[thing] = name
            parts.append(_interface(name, thing, known))
        elif get_origin(thing) in (dict, list, Union, types.UnionType):
            parts.append(f"export type {name} = {typescript(thing, known)};")
            known[thing] = name
        elif names_in(thing) is not None:
            known[thing] = name
            parts.append(_type_of_names(name, names_in(thing) or ()))
    parts += [_constant(name, names, known) for name, names in constants.items()]
    return "\n\n".join(parts) + "\n"


def _interface(name: str, shape: Any, known: Known) -> str:
    """Return a class as an interface, which extends those of its base classes."""
    source = class_source(shape)
    bases = {kind: called for kind, called in known.items() if called in _base_names(source)}
    inherited = {field for base in bases for field in get_type_hints(base)}
    docs, hints = field_docs(shape), get_type_hints(shape, include_extras=True)
    required = required_fields(shape)
    extends = f" extends {', '.join(bases.values())}" if bases else ""
    fields = list[str]()
    for field, hint in hints.items():
        if field not in inherited:
            fields += comment(docs.get(field), "  ")
            fields.append(f"  {field}{'' if field in required else '?'}: {typescript(hint, known)};")
    body = "\n".join(["{", *fields, "}"]) if fields else "{}"
    return "\n".join([*comment(ast.get_docstring(source), ""), f"export interface {name}{extends} {body}"])


def typescript(kind: Any, known: Known) -> str:
    """Return a view's type as TypeScript. Raises `TypeError` for an unsupported type."""
    if isinstance(kind, type) and kind in PLAIN:
        return PLAIN[kind]
    if (called := known.get(kind)) is not None:
        return called
    if (names := names_in(kind)) is not None:
        return _either(names)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (NotRequired, Required):
        return typescript(args[0], known)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(part, known) for part in args)
    if origin is list:
        item = typescript(args[0], known)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is Annotated and has_all_names(kind):
        return _record(get_args(args[0]), known)
    if origin is dict:
        record = _record(args, known)
        return record if args[0] is str else f"Partial<{record}>"
    raise TypeError(
        f"no TypeScript for {kind} in a view; there is one for TypedDict, one_of, list, dict and plain types"
    )


def _record(args: tuple[Any, ...], known: Known) -> str:
    key, value = args
    return f"Record<{typescript(key, known)}, {typescript(value, known)}>"


def _type_of_names(name: str, names: tuple[str, ...]) -> str:
    head, either = f"export type {name} =", _either(names)
    if len(f"{head} {either};") <= WIDTH:
        return f"{head} {either};"
    if len(f"  {either};") <= WIDTH:
        return f"{head}\n  {either};"
    return "\n".join([head, *(f"  | {json.dumps(one)}" for one in names)]) + ";"


def _either(names: tuple[str, ...]) -> str:
    return " | ".join(map(json.dumps, names))


def _constant(name: str, names: tuple[str, ...], known: Known) -> str:
    """Return a tuple of names as a constant, typed by the first type that allows them all, or `string`."""
    fitting = [called for kind, called in known.items() if set(names) <= set(names_in(kind) or ())]
    kind = fitting[0] if fitting else "string"
    head = f"export const {name}: readonly {kind}[] = ["
    line = f"{head}{', '.join(map(json.dumps, names))}];"
    return line if len(line) <= WIDTH else "\n".join([head, *(f"  {json.dumps(one)}," for one in names), "];"])


def _is_names(thing: Any) -> bool:
    return isinstance(thing, tuple) and bool(thing) and all(isinstance(name, str) for name in thing)


def _base_names(source: ast.ClassDef) -> list[str]:
    return [base.id for base in source.bases if isinstance(base, ast.Name)]


def _first_line(doc: str) -> str:
    return doc.partition("\n")[0].partition(": ")[0].rstrip(".") + "."
