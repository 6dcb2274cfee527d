"""TypeScript interfaces generated from msgspec structs, including their docstrings."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect as types

Struct = type[msgspec.Struct]
Name = str
OPEN_ATTRIBUTE = "__open__"
"""Attribute of structs for objects that may have further fields."""


def format_interface(name: Name, struct: Struct, known: Mapping[Struct, Name], sent: bool) -> str:
    """Return a struct as a TypeScript interface.

    A field with a default is optional if the struct is `sent` to the server. The server itself omits none, unless the
    struct sets `omit_defaults`.
    """
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    may_be_absent = sent or struct.__struct_config__.omit_defaults
    docs = read_field_docs(struct)
    lines = [*format_comment(inspect.getdoc(struct), ""), f"export interface {name} {{"]
    if info.tag is not None:  # tag of a struct in a union
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        mark = "?" if may_be_absent and not field.required else ""
        lines += format_comment(docs.get(field.name), "  ")
        lines.append(f"  {field.encode_name}{mark}: {format_type(field.type, known)};")
    lines += ["  [field: string]: unknown;"] if hasattr(struct, OPEN_ATTRIBUTE) else []
    return "\n".join([*lines, "}"])


def format_type(kind: types.Type, known: Mapping[Struct, Name]) -> str:
    """Return a type as TypeScript. Raises `TypeError` for an unsupported type."""
    if isinstance(kind, types.Metadata):
        return format_type(kind.type, known)
    if isinstance(kind, types.StructType):
        return known[kind.cls]
    if isinstance(kind, types.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " | ".join(format_type(part, known) for part in _order_members(kind))
    if isinstance(kind, (types.ListType, types.VarTupleType)):
        item = format_type(kind.item_type, known)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {format_type(kind.value_type, known)}>"
    for plain, words in PLAIN_TYPES.items():
        if isinstance(kind, plain):
            return words
    raise TypeError(f"unsupported type {kind}; supported are structs, literals, unions, lists, dicts and plain types")


PLAIN_TYPES: Mapping[type[types.Type], str] = {
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.NoneType: "null",
    types.AnyType: "unknown",
    types.RawType: "unknown",
}


def _order_members(union: types.UnionType) -> Iterator[types.Type]:
    """Yield the members of a union, null last."""
    yield from (part for part in union.types if not isinstance(part, types.NoneType))
    yield from (part for part in union.types if isinstance(part, types.NoneType))


def parse_class(described: type[Any]) -> ast.ClassDef:
    """Return the syntax tree of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(described))).body[0]
    assert isinstance(body, ast.ClassDef)
    return body


def read_field_docs(struct: type[Any]) -> dict[str, str]:
    """Return the docstrings of a class's fields by name.

    For a struct that `strict` has made, these are the fields of the original struct (`described`).
    """
    body = parse_class(getattr(struct, "described", struct))
    return {
        field.target.id: " ".join(below.value.value.split())
        for field, below in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    }


def format_comment(text: Any, indent: str) -> list[str]:
    """Return a text as a TypeScript comment, or no lines if it is empty."""
    return [f"{indent}/** {' '.join(str(text).split())} */"] if text else []
