"""Named component sets: files that replace printed values of a game's own set.

Such a file has a table `[set]` with a name. It may be partial: its values are then merged over the game's own set.

    [set]
    name = "My box"
    game = "GAME"

    [[card]]
    number = 3
    barrow = { goods = ["olive", "pig"], points = 4 }
    source = "box"

Printed values (called facts here) in the file replace those of the game's set; rows of an array are matched by number.
All other facts keep their value and their source. With `draft = true` beside the name, an incomplete set can be stored
and its errors listed, but it cannot be played with.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tertulia.kernel.component_faults import Problem, duplicate_problem, problem

HEADER_TABLE = "set"
ROW_KEY = "number"
"""Key of the number that identifies a row (a card or a tile) in an array of tables."""
SOURCE_KEY, MARKS_KEY = "source", "marks"
HEADER_KEYS = ("name", "game", "draft")
MAX_NAME_LENGTH = 60
"""Maximum number of characters in the name of a component set."""


@dataclass(frozen=True)
class Header:
    """Name and draft status of a component set, from the table `[set]` of its file."""

    name: str
    draft: bool = False


@dataclass(frozen=True)
class Difference:
    """A printed value in which two component sets differ: its place and both values.

    The place is a table, the number of a row (if the table has rows) and a key.
    """

    table: str
    row: int | None
    key: str
    before: Any
    after: Any


class Overlay:
    """The result of merging a partial components file over a complete component set.

    It has the merged data, the index of each merged row in the file, and the errors found.
    """

    def __init__(self, own: Mapping[str, Any], base: Mapping[str, Any]) -> None:
        self.data: dict[str, Any] = deepcopy(dict(base))
        self.rows: dict[tuple[str, int], int] = {}
        """Place of each row of the partial file: its index in the merged `data` and its index in the file.

        A key is (name of the table, index of the row in that table of `data`). The value is the index in the file.
        """
        self.problems: list[tuple[tuple[str | int, ...], Problem]] = []
        """Errors found while merging a partial components file, each as (place in that file, error)."""
        self.tables = frozenset(own)
        for name, part in own.items():
            base_part = self.data.get(name)
            if isinstance(base_part, dict) and isinstance(part, dict):
                self.data[name] = self._merge_part(base_part, part, (name,))
            elif _is_rows(base_part) and _is_rows(part):
                self._merge_rows(name, part)
            else:
                self.data[name] = part

    def file_place(self, where: tuple[str | int, ...]) -> tuple[str | int, ...] | None:
        """Convert a place in the merged component set to the place in the partial file; None if not there.

        A place is a table, the index of a row (if the table is an array) and a key.
        """
        if not where:
            return ()
        name = str(where[0])
        if name not in self.tables:
            return None
        if len(where) > 1 and isinstance(where[1], int) and self.rows:
            row = self.rows.get((name, where[1]))
            return None if row is None else (name, row, *where[2:])
        return where

    def _merge_rows(self, name: str, rows: list[dict[str, Any]]) -> None:
        index = {row[ROW_KEY]: i for i, row in enumerate(self.data[name])}
        known = f"{min(index)} to {max(index)}"
        for i, row in enumerate(rows):
            number = row.get(ROW_KEY)
            at = index.get(number) if isinstance(number, int) and not isinstance(number, bool) else None
            if at is None:
                message = f"{name}: number must be one of {known}, not {number!r}"
                self.problems.append(
                    ((name, i, ROW_KEY), problem("number-range", message, least=min(index), most=max(index)))
                )
            elif (name, at) in self.rows:
                self.problems.append(((name, i, ROW_KEY), duplicate_problem(f"{name} {number}")))
            else:
                self.rows[name, at] = i
                self.data[name][at] = self._merge_part(self.data[name][at], row, (name, i))

    def _merge_part(self, base: dict[str, Any], own: dict[str, Any], where: tuple[str | int, ...]) -> dict[str, Any]:
        """Return a merged table or row: printed values from the file if it has them, else from the set.

        `base` is the table or row in the complete set, `own` the one in the file, and `where` the place in the file.
        Values keep the order of `base`. Values from the file get the source (their origin) that the file states. If
        `own` has no source, an error is added to `problems`.
        """
        mark, marks = own.get(SOURCE_KEY), own.get(MARKS_KEY, {})
        if SOURCE_KEY not in own:
            mark = base[SOURCE_KEY]  # report no further error about the source
            message = f"{where[0]}: source is missing: state where these facts come from"
            self.problems.append((where, problem("mark", message)))
        if not isinstance(marks, dict):
            return {**base, **own}
        facts = [key for key in base if key not in (SOURCE_KEY, MARKS_KEY, ROW_KEY)]
        stated = [key for key in own if key not in (SOURCE_KEY, MARKS_KEY, ROW_KEY)]
        merged = {**{key: base[key] for key in (ROW_KEY, *facts) if key in base}, **{key: own[key] for key in stated}}
        kept_sources = {key: one for key, one in base.get(MARKS_KEY, {}).items() if key not in stated}
        if set(facts) <= set(stated):  # the file states all facts
            return {**merged, SOURCE_KEY: mark, **({MARKS_KEY: marks} if marks else {})}
        sources = {**kept_sources, **dict.fromkeys(stated, mark), **marks}
        sources = {key: one for key, one in sources.items() if one != base[SOURCE_KEY] or key not in merged}
        return {**merged, SOURCE_KEY: base[SOURCE_KEY], **({MARKS_KEY: sources} if sources else {})}


def parse_header(data: Mapping[str, Any], game: str) -> tuple[Header, list[tuple[str, Problem]]]:
    """Return the name and draft status in a file's table `[set]`, and the table's errors.

    `data` is the content of the file, and `game` the game's name, which the table must state. Each error is returned
    with the key in the table to which it applies.
    """
    found, known = data[HEADER_TABLE], ", ".join(HEADER_KEYS)
    if not isinstance(found, dict):
        return Header(""), [(HEADER_TABLE, problem("unknown", f"{HEADER_TABLE}: must be a table with {known}"))]
    problems, name, draft = [], found.get("name"), found.get("draft", False)
    if not is_set_name(name):
        message = f"set: name must be 1 to {MAX_NAME_LENGTH} printable characters without <, > and spaces at its ends"
        problems.append(("name", problem("set-name", message, most=MAX_NAME_LENGTH)))
    if found.get("game") != game:
        message = f"set: game must be {game!r}, not {found.get('game')!r}"
        problems.append(("game", problem("set-game", message)))
    if not isinstance(draft, bool):
        problems.append(("draft", problem("yes-or-no", f"set: draft must be true or false, not {draft!r}")))
    problems += [
        (key, problem("unknown", f"set: unknown key {key!r}; accepted are {known}"))
        for key in found
        if key not in HEADER_KEYS
    ]
    return Header(str(name), draft is True), problems


def is_set_name(name: Any) -> bool:
    """Return whether a value is a valid name of a component set.

    Names are shown to other users, so they may not contain control characters, invisible characters or angle brackets.
    """
    if not isinstance(name, str) or not 0 < len(name) <= MAX_NAME_LENGTH or name != name.strip():
        return False
    return name.isprintable() and not set("<>") & set(name)


def complete_set(game: str, name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the content of a complete components file from `data`, the checked data of a set.

    It has all printed values with their sources and, if the set has a name, the table `[set]`.
    """
    header = {HEADER_TABLE: {"name": name, "game": game}} if name else {}
    return {**header, **data}


def canonical_json(complete: Mapping[str, Any]) -> bytes:
    """Return the canonical JSON of a component set, which does not depend on the order of keys."""
    return json.dumps(complete, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def set_digest(complete: Mapping[str, Any]) -> str:
    """Return the SHA-256 (hex) of a complete component set including its name and sources.

    Sets are stored under this digest. `Components.hash` covers only the printed values. Two sets with equal printed
    values and different names have equal hashes and different digests.
    """
    return hashlib.sha256(canonical_json(complete)).hexdigest()


def list_differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """Return the printed values in which two checked component sets of a game differ.

    They are in the order of `before`. The sources of the values are not compared.
    """
    found: list[Difference] = []
    for name, part in before.items():
        other = after[name]
        if isinstance(part, dict):
            found += _fact_differences(name, None, part, other)
            continue
        by_number = {row[ROW_KEY]: row for row in other}
        for row in part:
            found += _fact_differences(name, row[ROW_KEY], row, by_number[row[ROW_KEY]])
    return found


def changed_parts(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables and rows of set `own` that differ from set `base` in a printed value or a source.

    Each table or row is returned completely. Merging the result over `base` gives `own`.
    """
    found: dict[str, Any] = {}
    for name, part in own.items():
        other = base[name]
        if isinstance(part, dict):
            found |= {name: part} if part != other else {}
            continue
        by_number = {row[ROW_KEY]: row for row in other}
        rows = [row for row in part if row != by_number[row[ROW_KEY]]]
        found |= {name: rows} if rows else {}
    return found


def _fact_differences(table: str, row: int | None, before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    keys = [key for key in dict.fromkeys((*before, *after)) if key not in (SOURCE_KEY, MARKS_KEY, ROW_KEY)]
    apart = [key for key in keys if before.get(key) != after.get(key)]
    return [Difference(table, row, key, before.get(key), after.get(key)) for key in apart]


def _is_rows(part: Any) -> bool:
    return isinstance(part, list) and bool(part) and all(isinstance(row, dict) for row in part)
