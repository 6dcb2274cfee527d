"""What is wrong with a set of components, by place: so that whoever edits it elsewhere than in a file is told beside the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """One error of a set; what is None is not known, or the error is about all of what is named before it."""

    table: str | None
    number: int | None
    """That of the row, in an array of tables."""
    key: str | None
    message: str


def fault_at(data: Mapping[str, Any], where: Sequence[str | int], message: str) -> Fault:
    """An error at a place of a set: a table, the index of one of its rows if it has rows, and a key."""
    parts = list(where)
    table = str(parts.pop(0)) if parts else None
    number = None
    if parts and isinstance(parts[0], int):
        rows, at = data.get(str(table)), parts.pop(0)
        row = rows[at] if isinstance(rows, list) and isinstance(at, int) and 0 <= at < len(rows) else None
        told = row.get("number") if isinstance(row, dict) else None
        number = told if isinstance(told, int) and not isinstance(told, bool) else None
    return Fault(table, number, str(parts[0]) if parts else None, message)
