"""Component sets: the facts printed on a game's cards, tiles and boards.

They come from a TOML file in the package or a corrected copy of it. Every table with facts has a `source`: `rules`
(from the rulebook), `public` (public reviews or tools agree), `inferred`, `reconstructed` (unknown: a placeholder with
the right totals) or `box` (read from a copy of the game). Errors name the line of the file, so that an owner of the
game can correct it without changing code. A file with a name may contain corrections only (`component_sets.py`).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from tertulia.kernel.component_faults import Fault, Problem, fault_at, problem
from tertulia.kernel.component_sets import HEADER_NAME, MARK, MARKS, ROW, Header, Overlay, header_of
from tertulia.kernel.component_text import MOST_DEEP, ComponentsError, Source, is_deeper, read

SOURCES = ("rules", "public", "inferred", "reconstructed", "box")
HEADER = re.compile(r"\s*(\[{1,2})\s*([\w.-]+)\s*\]{1,2}\s*(#.*)?$")
"""The header line of a table, as opposed to a line of a multi-line array."""
MOST_NAMED = 200
"""Maximum number of errors that are listed; further ones are only counted."""
LONGEST = 300
"""Maximum number of characters of an error that quotes the file."""


MOST_MARKS = 40
"""Maximum number of parts of a table or row with a source of their own."""
PART = re.compile(r"[a-z][a-z0-9_]{0,59}")
"""A valid name of a part with its own source."""


class DraftError(ComponentsError):
    """The set is marked as a draft: it can be stored but not played with."""

    def __init__(self, name: str, lacking: Sequence[str], faults: Sequence[Fault], data: Mapping[str, Any]) -> None:
        self.name, self.lacking = name, tuple(lacking)
        """Name of the set, and its remaining errors, a line each."""
        told = self.lacking or ("nothing is lacking: without `draft = true` it can be played",)
        message = "\n".join([f"the set {name!r} is a draft, and no game is played with it:", *told])
        super().__init__(message, faults, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return DraftError, (self.name, self.lacking, self.faults, self.data)


@dataclass(frozen=True)
class Components:
    """A validated component set: its facts and their sources."""

    data: dict[str, Any]
    hash: str
    """SHA-256 (hex) of the facts alone; a change of a source does not change it."""
    marks: tuple[tuple[str, str], ...]
    """(what, source) pairs, such as `("tile 17", "reconstructed")`.

    Pairs for single parts follow: `("tile-back 17", "public")`.
    """
    name: str = ""
    """Name of the set; empty for the package's set and for files without a name."""
    text: str = field(default="", repr=False, compare=False)
    """The original text with its comments, if the file is complete, TOML and unnamed; otherwise empty."""


EMPTY = Components({}, hashlib.sha256(b"{}").hexdigest(), ())
"""The set of a game without components."""


@dataclass(frozen=True)
class Whole:
    """The complete set in a game's package, which partial files are merged over."""

    game: str
    file: Path


class Sheet:
    """Validates a components file.

    It collects all errors with their lines and raises them together in `finish`.
    """

    def __init__(self, source: Source, whole: Whole | None = None) -> None:
        """Read a file. With `whole`, the file may have a name and be partial.

        Raises `ComponentsError` if the file cannot be read at all.
        """
        self.name = source.name
        """Name of the file in errors."""
        written = read(source)
        self.text, self.is_json = written.text, written.is_json
        self.data: dict[str, Any] = written.data
        self.wrong: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        """The errors in `wrong`, with their places."""
        self.more = 0
        """Number of further errors, beyond those in `wrong`."""
        self.header = Header("")
        self._whole = whole
        self._overlay: Overlay | None = None
        for name, part in self.data.items():
            if is_deeper(part, MOST_DEEP):
                line = "" if self.is_json else f"{self._line_of(name)}:"
                message = f"{self.name}:{line} {_short(name)}: nested more than {MOST_DEEP} deep"
                raise ComponentsError(message, code="set-deep")
        if whole is not None and HEADER_NAME in self.data:
            self._lay_over(whole)

    def _lacks_parts(self, whole: Whole) -> bool:
        """Return whether an unnamed file lacks tables or rows of the package's set.

        Perhaps it was meant as a partial file.
        """
        for name, part in _packaged(whole.file).items():
            own = self.data.get(name)
            if own is None or (isinstance(part, list) and isinstance(own, list) and len(own) < len(part)):
                return self._overlay is None
        return False

    def _lay_over(self, whole: Whole) -> None:
        self.header, wrong = header_of(self.data, whole.game)
        for key, found in wrong:
            self.fault((HEADER_NAME, key), found)
        own = {name: part for name, part in self.data.items() if name != HEADER_NAME}
        laid = Overlay(own, _packaged(whole.file))
        for where, found in laid.wrong:
            self.fault(where, found)
        self.data, self._overlay = laid.data, laid

    @cached_property
    def lines(self) -> list[str]:
        """Lines of the file."""
        return self.text.splitlines()

    @cached_property
    def headers(self) -> list[tuple[int, str, bool]]:
        """The table headers: line (from 0), name, and whether it belongs to an array of tables."""
        found = ((i, HEADER.match(line)) for i, line in enumerate(self.lines) if "[" in line)
        return [(i, match[2], len(match[1]) == 2) for i, match in found if match]

    def line(self, *where: str | int) -> int:
        """Return the line number, from 1, of a table or key: `line("tile", 3, "front")`.

        An index after the name selects one table of an array.
        """
        at, parts = 0, list(where)
        if parts:
            name = str(parts.pop(0))
            nth = parts.pop(0) if parts and isinstance(parts[0], int) else None
            named = [i for i, header, many in self.headers if header == name and many == (nth is not None)]
            if int(nth or 0) >= len(named):
                return self._line_of(name) if name in self.data or name == HEADER_NAME else 1
            at = named[int(nth or 0)]
        for key in parts:
            end = next((i for i, _, _ in self.headers if i > at), len(self.lines))
            written = re.compile(rf"\s*{re.escape(str(key))}\s*=")
            at = next((i for i in range(at + 1, end) if written.match(self.lines[i])), at)
        return at + 1

    def _line_of(self, name: str) -> int:
        """Return the first line that may define a top-level part: its header, or a key before all headers."""
        table = next((i for i, header, _ in self.headers if header.split(".")[0] == name), len(self.lines))
        written = re.compile(rf"\s*{re.escape(name)}\s*[.=]")
        return next((i for i in range(min(table, len(self.lines))) if written.match(self.lines[i])), table) + 1

    def fault(self, where: Sequence[str | int], found: Problem) -> None:
        """Record an error at a place. Beyond `MOST_NAMED` errors, only their number is kept."""
        if len(self.wrong) < MOST_NAMED:
            self.wrong.append((self._line_in_file(where), found.message))
            args = {name: _short(value) if isinstance(value, str) else value for name, value in found.args.items()}
            self.faults.append(fault_at(self.data, where, Problem(found.code, _short(found.message), args)))
        else:
            self.more += 1

    def _line_in_file(self, where: Sequence[str | int]) -> int:
        """Return the line of a place of the merged set, or 0 for JSON.

        If the file does not contain the place, it is the line of `[set]`.
        """
        if self.is_json:
            return 0
        if self._overlay is not None and where and where[0] != HEADER_NAME:
            written = self._overlay.written(tuple(where))
            return self.line(HEADER_NAME) if written is None else self.line(*written)
        return self.line(*where)

    def expect(self, right: bool, where: Sequence[str | int], otherwise: Problem) -> bool:
        """Record the error `otherwise` unless `right` is true; return `right`."""
        if not right:
            self.fault(where, otherwise)
        return right

    def section(self, name: str) -> dict[str, Any]:
        """Return a table of the file. If it is missing, record an error and return an empty dict."""
        table = self.data.get(name)
        if isinstance(table, dict):
            return table
        self.fault((), problem("missing", f"the table [{name}] is missing"))
        return {}

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Return an array of tables of the file. If it is missing, record an error and return an empty list."""
        rows = self.data.get(name)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.fault((), problem("missing", f"the tables [[{name}]] are missing"))
        return []

    def only(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Record an error for every table or key that is not in `keys`, most likely a typing error.

        The keys of sources are always allowed.
        """
        for name, table in self.data.items():
            if name not in keys:
                rows = (0,) if isinstance(table, list) else ()
                self.fault((name, *rows), problem("unknown", f"{name}: known are {', '.join(keys)}"))
                continue
            for i, part in enumerate(table) if isinstance(table, list) else [(None, table)]:
                for key in part if isinstance(part, dict) else ():
                    where = (name, key) if i is None else (name, i, key)
                    known = [*keys[name], MARK, MARKS]
                    unknown = problem("unknown", f"{name}: {key!r} is none of {', '.join(known)}")
                    self.expect(key in known, where, unknown)

    def finish(self) -> None:
        """Check the sources, and raise `ComponentsError` with all recorded errors, sorted by line.

        Raises `DraftError` for a draft.
        """
        for name, table in self.data.items():
            places = enumerate(table) if isinstance(table, list) else [(None, table)]
            for i, part in places:
                mark = part.get(MARK) if isinstance(part, dict) else None
                where = (name, MARK) if i is None else (name, i, MARK)
                self.expect(mark in SOURCES, where, _mark(f"{name}: source", mark))
                self._check_marks(name, i, part)
        messages = [
            f"{self.name}:{line or ''}{':' if line else ''} {_short(text)}" for line, text in sorted(self.wrong)
        ]
        messages += [f"{self.name}: and {self.more} more errors"] if self.more else []
        if messages and self._whole and self._lacks_parts(self._whole):
            named = f'[set], name = "…" and game = "{self._whole.game}"'
            messages.append(f"{self.name}: a file that corrects only some of the set says so with {named}")
        if self.header.draft:
            raise DraftError(self.header.name, messages, self.faults, self.data)
        if messages:
            raise ComponentsError("\n".join(messages), self.faults, self.data)

    def _check_marks(self, name: str, i: int | None, table: Any) -> None:
        where = (name, MARKS) if i is None else (name, i, MARKS)
        marks = table.get(MARKS, {}) if isinstance(table, dict) else {}
        if self.expect(
            isinstance(marks, dict), where, problem("marks", f"{name}: marks names parts and their sources")
        ):
            many = f"{name}: marks has at most {MOST_MARKS} parts, not {len(marks)}"
            self.expect(len(marks) <= MOST_MARKS, where, problem("marks", many))
            for part, mark in list(marks.items())[:MOST_MARKS]:
                named = f"{name}: a mark names a part in small letters, digits and _, not {part!r}"
                self.expect(PART.fullmatch(part) is not None, where, problem("marks", named))
                self.expect(mark in SOURCES, where, _mark(f"{name}: the mark of {part}", mark))

    def components(self, row_name: str = ROW) -> Components:
        """Finish the checks and return the set. `row_name` is the key that identifies a row of an array.

        Raises `ComponentsError` or `DraftError` like `finish`.
        """
        self.finish()
        facts = _without_marks(self.data)
        canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest, marks = hashlib.sha256(canonical.encode()).hexdigest(), tuple(self._marks(row_name))
        text = "" if self.is_json or self._overlay else self.text
        return Components(self.data, digest, marks, self.header.name, text)

    def _marks(self, row_name: str) -> list[tuple[str, str]]:
        """List the sources, each table before its parts.

        The values of a part follow each other for all rows, so that they can be grouped.
        """
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


def _mark(who: str, mark: object) -> Problem:
    return problem("mark", f"{who} is one of {', '.join(SOURCES)}, not {mark!r}")


@lru_cache(16)
def _packaged(file: Path) -> dict[str, Any]:
    return read(file).data


def _short(text: str) -> str:
    """Limit a message that quotes the file, and escape characters that could manipulate a terminal."""
    text = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _without_marks(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_marks(value) for key, value in part.items() if key not in (MARK, MARKS)}
    if isinstance(part, list):
        return [_without_marks(value) for value in part]
    return part
