"""What is wrong with a set of components, and where: so that whoever edits it elsewhere than in a file is told beside the field.

A terminal shows the English message, which names the keys of the file. A page words the code in the reader's language: the
message `<game>-fault-<code>` of the game's catalogue or `fault-<code>` of the shared one, with the problem's arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Argument = str | int | Sequence[str]
"""A number, a term of the game or several of them, which pages word as they word an event's facts."""


class Problem(NamedTuple):
    """What is wrong, wherever it is."""

    code: str
    message: str
    """In English, with the keys of the file."""
    args: Mapping[str, Argument]


class Fault(NamedTuple):
    """One problem of a set by place; what is None is not known, or the problem is about all of what is named before it."""

    table: str | None
    number: int | None
    """That of the row, in an array of tables."""
    key: str | None
    problem: Problem


def problem(code: str, message: str, **args: Argument) -> Problem:
    """A problem that has words of its own under this code."""
    return Problem(code, message, args)


def number_between(who: str, least: int, most: int) -> Problem:
    """What is no whole number in a range."""
    return problem("number-range", f"{who} is a number from {least} to {most}", least=least, most=most)


def one_of(who: str, known: Sequence[str]) -> Problem:
    """What is none of the words that may stand there."""
    return problem("one-of", f"{who} is one of {', '.join(known)}")


def each_once(who: str, known: Sequence[str]) -> Problem:
    """A list that leaves out one of its words, or has another."""
    return problem("each-once", f"{who} names each of {', '.join(known)} once", count=len(known))


def twice(who: str) -> Problem:
    """A number that two rows have."""
    return problem("twice", f"{who} is there twice")


def fault_at(data: Mapping[str, Any], where: Sequence[str | int], found: Problem) -> Fault:
    """A problem at a place of a set: a table, the index of one of its rows if it has rows, and a key."""
    parts = list(where)
    table = str(parts.pop(0)) if parts else None
    number = None
    if parts and isinstance(parts[0], int):
        rows, at = data.get(str(table)), parts.pop(0)
        row = rows[at] if isinstance(rows, list) and isinstance(at, int) and 0 <= at < len(rows) else None
        told = row.get("number") if isinstance(row, dict) else None
        number = told if isinstance(told, int) and not isinstance(told, bool) else None
    return Fault(table, number, str(parts[0]) if parts else None, found)
