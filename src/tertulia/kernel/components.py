"""What is printed on a game's cards, tiles and boards: a TOML file inside the package, or an owner's corrected copy.

Every table of the file that states facts carries a `source`: `rules` (the rulebook says so), `public` (agreed by public
reviews or tools), `inferred`, `reconstructed` (found nowhere: a placeholder with the right totals) or `box` (read off a
copy of the game). Errors name the line of the file, so that an owner of the box can correct it without touching code.
"""

from __future__ import annotations

import hashlib
import json
import re
import stat
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

SOURCES = ("rules", "public", "inferred", "reconstructed", "box")
MARK = "source"
MARKS = "marks"
"""In a table: the sources of single parts, where they differ from that of the whole."""
HEADER = re.compile(r"\s*(\[{1,2})\s*([\w.-]+)\s*\]{1,2}\s*(#.*)?$")
"""The line that begins a table, and not a row of an array that goes over several lines."""
MOST_BYTES = 1 << 19
"""The sets in the packages have a twentieth of it; a larger file is not read at all."""
MOST_DEEP = 12
"""Number of tables and arrays that a fact may lie in; none of any set lies so deep."""
DOTTED = re.compile(rf"\s*\[{{0,2}}\s*(?:[^\s.=\[\],]+\s*\.\s*){{{MOST_DEEP + 1}}}")
"""A line that begins with the name of something deeper; the TOML reader would take minutes for a long one."""
MOST_NAMED = 200
"""Number of errors that are told at once; of the others only how many there are."""
LONGEST = 300
"""Number of characters of what is wrong that a message may quote."""


class ComponentsError(ValueError):
    """A components file that is not right; every line of the message names a line of the file."""


@dataclass(frozen=True)
class Components:
    """A validated set: its facts, and which source each part of it has."""

    data: dict[str, Any]
    hash: str
    """SHA-256 (hex) over the facts alone; correcting a mark does not change it."""
    marks: tuple[tuple[str, str], ...]
    """(what, source), for example `("tile 17", "reconstructed")`, then those of single parts: `("tile-back 17", "public")`."""


EMPTY = Components({}, hashlib.sha256(b"{}").hexdigest(), ())
"""The set of a game that needs none."""


class Sheet:
    """A components file being checked: collects what is wrong, with lines, and raises it all at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = _text(path)
        self.wrong: list[tuple[int, str]] = []
        self.more = 0
        """How many errors there are beside those in `wrong`."""
        for i, line in enumerate(self.lines):
            if DOTTED.match(line):
                raise ComponentsError(f"{path.name}:{i + 1}: nested more than {MOST_DEEP} deep")
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except RecursionError:
            raise ComponentsError(f"{path}: nested more than {MOST_DEEP} deep") from None
        except ValueError as error:  # a TOML error, or a number of more digits than Python reads
            raise ComponentsError(f"{path}: not a TOML file: {error}") from None
        for name, part in self.data.items():
            if _deeper(part, MOST_DEEP):
                raise ComponentsError(f"{path.name}:{self._line_of(name)}: {name}: nested more than {MOST_DEEP} deep")

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the file."""
        return self.text.splitlines()

    @cached_property
    def headers(self) -> list[tuple[int, str, bool]]:
        """Where tables begin: for each its line from 0, its name, and whether it is one of an array of tables."""
        found = ((i, HEADER.match(line)) for i, line in enumerate(self.lines) if "[" in line)
        return [(i, match[2], len(match[1]) == 2) for i, match in found if match]

    def line(self, *where: str | int) -> int:
        """Returns the number of the line, from 1, of a table, of the n-th table of an array, or of a key in it: `line("tile", 3,
        "front")`."""
        at, parts = 0, list(where)
        if parts:
            name = str(parts.pop(0))
            nth = parts.pop(0) if parts and isinstance(parts[0], int) else None
            named = [i for i, header, many in self.headers if header == name and many == (nth is not None)]
            if int(nth or 0) >= len(named):
                return self._line_of(name) if name in self.data else 1
            at = named[int(nth or 0)]
        for key in parts:
            end = next((i for i, _, _ in self.headers if i > at), len(self.lines))
            written = re.compile(rf"\s*{re.escape(str(key))}\s*=")
            at = next((i for i in range(at + 1, end) if written.match(self.lines[i])), at)
        return at + 1

    def _line_of(self, name: str) -> int:
        """The first line that a part of the file may begin on: its table, or a key at the top."""
        table = next((i for i, header, _ in self.headers if header.split(".")[0] == name), len(self.lines))
        written = re.compile(rf"\s*{re.escape(name)}\s*[.=]")
        return next((i for i in range(min(table, len(self.lines))) if written.match(self.lines[i])), table) + 1

    def fault(self, where: Sequence[str | int], message: str) -> None:
        """Note an error at a place; beyond the first ones only how many there are."""
        if len(self.wrong) < MOST_NAMED:
            self.wrong.append((self.line(*where), message))
        else:
            self.more += 1

    def expect(self, right: bool, where: Sequence[str | int], message: str) -> bool:
        """Note an error where `right` is false; returns `right`."""
        if not right:
            self.fault(where, message)
        return right

    def section(self, name: str) -> dict[str, Any]:
        """A table of the file; an empty one, and an error noted, where it is missing."""
        table = self.data.get(name)
        if isinstance(table, dict):
            return table
        self.fault((), f"the table [{name}] is missing")
        return {}

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Returns an array of tables of the file."""
        rows = self.data.get(name)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.fault((), f"the tables [[{name}]] are missing")
        return []

    def only(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Note everything that is not one of these tables with these keys (and its mark): a typing error, most likely."""
        for name, table in self.data.items():
            if name not in keys:
                self.fault((name, 0) if isinstance(table, list) else (name,), f"{name}: known are {', '.join(keys)}")
                continue
            for i, part in enumerate(table) if isinstance(table, list) else [(None, table)]:
                for key in part if isinstance(part, dict) else ():
                    where = (name, key) if i is None else (name, i, key)
                    known = [*keys[name], MARK, MARKS]
                    self.expect(key in known, where, f"{name}: {key!r} is none of {', '.join(known)}")

    def finish(self) -> None:
        """Raise `ComponentsError` with all that is wrong, in the order of the file."""
        for name, table in self.data.items():
            places = enumerate(table) if isinstance(table, list) else [(None, table)]
            for i, part in places:
                mark = part.get(MARK) if isinstance(part, dict) else None
                where = (name, MARK) if i is None else (name, i, MARK)
                self.expect(mark in SOURCES, where, f"{name}: source is one of {', '.join(SOURCES)}, not {mark!r}")
                self._check_marks(name, i, part)
        if self.wrong:
            messages = [f"{self.path.name}:{line}: {_short(text)}" for line, text in sorted(self.wrong)]
            more = [f"{self.path.name}: and {self.more} more errors"] if self.more else []
            raise ComponentsError("\n".join(messages + more))

    def _check_marks(self, name: str, i: int | None, table: Any) -> None:
        where = (name, MARKS) if i is None else (name, i, MARKS)
        marks = table.get(MARKS, {}) if isinstance(table, dict) else {}
        if self.expect(isinstance(marks, dict), where, f"{name}: marks names parts and their sources"):
            for part, mark in marks.items():
                right = mark in SOURCES
                self.expect(right, where, f"{name}: the mark of {part} is one of {', '.join(SOURCES)}, not {mark!r}")

    def components(self, row_name: str) -> Components:
        """The checked set; `row_name` is the key that names a row of an array (`number`)."""
        self.finish()
        facts = _without_marks(self.data)
        canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return Components(self.data, hashlib.sha256(canonical.encode()).hexdigest(), tuple(self._marks(row_name)))

    def _marks(self, row_name: str) -> list[tuple[str, str]]:
        """Wholes before their parts, and equal parts of an array's rows one after the other, so that they can be told together."""
        marks: list[tuple[str, str]] = []
        for name, table in self.data.items():
            rows = [(f" {row[row_name]}", row) for row in table] if isinstance(table, list) else [("", table)]
            marks += [(f"{name}{number}", row[MARK]) for number, row in rows]
            parts = dict.fromkeys(part for _, row in rows for part in row.get(MARKS, {}))
            for part in parts:
                marks += [
                    (f"{name}-{part}{number}", row[MARKS][part]) for number, row in rows if part in row.get(MARKS, {})
                ]
        return marks


def _text(path: Path) -> str:
    """What a file says; `ComponentsError` for what is no file of a fitting size, cannot be read, or is no text."""
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise ComponentsError(f"{path}: is a folder, and not a components file")
        if not stat.S_ISREG(mode):
            raise ComponentsError(f"{path}: is no file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ComponentsError(f"{path}: larger than {MOST_BYTES >> 10} KiB, so no components file")
        return data.decode("utf-8")
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ComponentsError(f"{path}: not a TOML file: {error.reason} at byte {error.start}") from None


def _deeper(part: Any, most: int) -> bool:
    """Whether tables and arrays lie in each other more than `most` deep."""
    layer = [part]
    for _ in range(most):
        layer = [inner for one in layer for inner in _inside(one)]
    return any(isinstance(one, dict | list) for one in layer)


def _inside(part: Any) -> Iterable[Any]:
    if isinstance(part, dict):
        return part.values()
    return part if isinstance(part, list) else ()


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _without_marks(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_marks(value) for key, value in part.items() if key not in (MARK, MARKS)}
    if isinstance(part, list):
        return [_without_marks(value) for value in part]
    return part
