"""Errors of a component set with their places, so that an editor can show each error beside its field.

A terminal shows the English message, which names the keys of the file. A web page shows a message in the user's
language, which it finds by the error's code: `<game>-fault-<code>` in the game's message catalogue, or else
`fault-<code>` in the shared catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

ProblemArgument = str | int | Sequence[str]
"""Argument of an error's message: a number, a term of the game (such as `olive`) or several terms.

Web pages translate the terms with the game's message catalogues.
"""


class Problem(NamedTuple):
    """An error in a component set, described by a code and a message.

    A `Fault` adds where the error is: the table, row and key of the component set.
    """

    code: str
    message: str
    """English text of the error, which names the keys of the components file."""
    args: Mapping[str, ProblemArgument]


class Fault(NamedTuple):
    """An error with its place in a component set: table, row and key.

    A part of the place is None if it is unknown, or if the error concerns all rows or all keys.
    """

    table: str | None
    number: int | None
    """Number of the row (its key `number`) if the table is an array of tables, else None."""
    key: str | None
    problem: Problem


def problem(code: str, message: str, **args: ProblemArgument) -> Problem:
    """Return an error with a code, an English message and the arguments `args` for translated messages."""
    return Problem(code, message, args)


def range_problem(who: str, least: int, most: int) -> Problem:
    """Return the error of a value that is not an integer from `least` to `most`.

    `who` is the name of the value in the message.
    """
    return problem("number-range", f"{who} must be a number from {least} to {most}", least=least, most=most)


def choice_problem(who: str, known: Sequence[str]) -> Problem:
    """Return the error of a value that is not one of the words `known`.

    `who` is the name of the value in the message.
    """
    return problem("one-of", f"{who} must be one of {', '.join(known)}")


def each_once_problem(who: str, known: Sequence[str]) -> Problem:
    """Return the error of a list that lacks or repeats one of the words `known`.

    `who` is the name of the list in the message.
    """
    return problem("each-once", f"{who} must name each of {', '.join(known)} once", count=len(known))


def duplicate_problem(who: str) -> Problem:
    """Return the error of two rows with the same number. `who` is the name of the row in the message."""
    return problem("twice", f"{who} appears twice")


def fault_at(data: Mapping[str, Any], where: Sequence[str | int], found: Problem) -> Fault:
    """Return the error `found` with its place in the component set `data`.

    `where` is a table, then the index of a row if the table is an array, then a key; later parts may be missing. The
    index is replaced by the row's key `number`.
    """
    parts = list(where)
    table = str(parts.pop(0)) if parts else None
    number = None
    if parts and isinstance(parts[0], int):
        rows, at = data.get(str(table)), parts.pop(0)
        row = rows[at] if isinstance(rows, list) and isinstance(at, int) and 0 <= at < len(rows) else None
        value = row.get("number") if isinstance(row, dict) else None
        number = value if isinstance(value, int) and not isinstance(value, bool) else None
    return Fault(table, number, str(parts[0]) if parts else None, found)
