"""What is printed on a game's cards, tiles and boards: a TOML file inside the package, or an owner's corrected copy.

Every table of the file that states facts carries a `source`: `rules` (the rulebook says so), `public` (agreed by public
reviews or tools), `inferred`, `reconstructed` (found nowhere: a placeholder with the right totals) or `box` (read off a
copy of the game). Errors name the line of the file, so that an owner of the box can correct it without touching code.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCES = ("rules", "public", "inferred", "reconstructed", "box")
MARK = "source"
MARKS = "marks"
"""In a table: the sources of single parts, where they differ from that of the whole."""
HEADER = r"\s*\[{1,2}\s*[\w.-]+\s*\]{1,2}\s*(#.*)?$"
"""The line that begins a table, and not a row of an array that goes over several lines."""


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
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except OSError as error:
            raise ComponentsError(f"{path}: cannot be read: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ComponentsError(f"{path}: not a TOML file: {error}") from None
        self.wrong: list[tuple[int, str]] = []

    def line(self, *where: str | int) -> int:
        """The line of a table, of the n-th table of an array, or of a key in it: `line("tile", 3, "front")`."""
        lines = self.text.splitlines()
        at = 0
        parts = list(where)
        if parts:
            name = re.escape(str(parts.pop(0)))
            nth = parts.pop(0) if parts and isinstance(parts[0], int) else None
            pattern = rf"\s*\[\[\s*{name}\s*\]\]" if nth is not None else rf"\s*\[\s*{name}\s*\]"
            headers = [i for i, text in enumerate(lines) if re.match(pattern, text)]
            if not headers or int(nth or 0) >= len(headers):
                return 1
            at = headers[int(nth or 0)]
        for key in parts:
            body = range(at + 1, len(lines))
            end = next((i for i in body if re.match(HEADER, lines[i])), len(lines))
            at = next((i for i in range(at + 1, end) if re.match(rf"\s*{re.escape(str(key))}\s*=", lines[i])), at)
        return at + 1

    def fault(self, where: Sequence[str | int], message: str) -> None:
        """Note an error at a place."""
        self.wrong.append((self.line(*where), message))

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
        """An array of tables of the file."""
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
            raise ComponentsError("\n".join(f"{self.path.name}:{line}: {text}" for line, text in sorted(self.wrong)))

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


def _without_marks(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_marks(value) for key, value in part.items() if key not in (MARK, MARKS)}
    if isinstance(part, list):
        return [_without_marks(value) for value in part]
    return part
