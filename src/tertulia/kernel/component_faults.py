"""Errors of a component set with their places, so that an editor can show each error beside its field.

A terminal shows the English message, which names the keys of the file. A web page shows the message of the error's
code in the user's language: `<game>-fault-<code>` from the game's catalogue or `fault-<code>` from the shared one,
with the problem's arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

ProblemArgument = str | int | Sequence[str]
"""A number, a term of the game or several terms.

Pages translate them as they translate the arguments of events.
"""


class Problem(NamedTuple):
    """An error, without its place."""

    code: str
    message: str
    """English text that names the keys of the file."""
    args: Mapping[str, ProblemArgument]


class Fault(NamedTuple):
    """An error with its place in a set.

    A field is None if it is unknown or if the error concerns all of the preceding fields.
    """

    table: str | None
    number: int | None
    """Number of the row, in an array of tables."""
    key: str | None
    problem: Problem


def problem(code: str, message: str, **args: ProblemArgument) -> Problem:
    """Return a problem with a message of its own in the catalogues."""
    return Problem(code, message, args)


def range_problem(who: str, least: int, most: int) -> Problem:
    """Return the problem of a value that is not an integer in the range."""
    return problem("number-range", f"{who} must be a number from {least} to {most}", least=least, most=most)


def choice_problem(who: str, known: Sequence[str]) -> Problem:
    """Return the problem of a value that is none of the known words."""
    return problem("one-of", f"{who} must be one of {', '.join(known)}")


def each_once_problem(who: str, known: Sequence[str]) -> Problem:
    """Return the problem of a list that must contain each known word exactly once."""
    return problem("each-once", f"{who} must name each of {', '.join(known)} once", count=len(known))


def duplicate_problem(who: str) -> Problem:
    """Return the problem of a number that two rows share."""
    return problem("twice", f"{who} appears twice")


def fault_at(data: Mapping[str, Any], where: Sequence[str | int], found: Problem) -> Fault:
    """Return the problem with its place: a table, the index of a row (if it has rows), and a key."""
    parts = list(where)
    table = str(parts.pop(0)) if parts else None
    number = None
    if parts and isinstance(parts[0], int):
        rows, at = data.get(str(table)), parts.pop(0)
        row = rows[at] if isinstance(rows, list) and isinstance(at, int) and 0 <= at < len(rows) else None
        value = row.get("number") if isinstance(row, dict) else None
        number = value if isinstance(value, int) and not isinstance(value, bool) else None
    return Fault(table, number, str(parts[0]) if parts else None, found)
