"""Component sets: the facts printed on a game's cards, tiles and boards.

A set comes from a TOML file in the game's package or from a corrected copy. Every table with facts has a `source`,
which states how the facts are known. The sources are `rules` (from the rulebook), `public` (from reviews or tools that
agree), `inferred`, `reconstructed` and `box` (read from a copy of the game). Facts with the source `reconstructed` are
invented: the printed facts are unknown, and only their totals are right.

Errors name the line of the file, so that an owner of the game can correct it without changing code. A file with a name
may contain corrections only (`component_sets.py`).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from tertulia.kernel.component_faults import Fault, Problem, fault_at, problem
from tertulia.kernel.component_sets import HEADER_TABLE, MARKS_KEY, ROW_KEY, SOURCE_KEY, Header, Overlay, parse_header
from tertulia.kernel.component_text import MAX_DEPTH, ComponentsError, ComponentsSource, exceeds_depth, read_components

SOURCES = ("rules", "public", "inferred", "reconstructed", "box")
HEADER_LINE = re.compile(r"\s*(\[{1,2})\s*([\w.-]+)\s*\]{1,2}\s*(#.*)?$")
"""Matches the TOML header line of a table (`[name]`) or of a row (`[[name]]`), not a line in an array."""
MAX_LISTED_ERRORS = 200
"""Maximum number of errors of a components file that are listed; further errors are only counted."""
MAX_ERROR_LENGTH = 300
"""Maximum number of characters in an error message that quotes a components file; the rest is cut off."""


MAX_MARKS = 40
"""Maximum number of entries in `marks`, a table of value names and their sources."""
PART_NAME = re.compile(r"[a-z][a-z0-9_]{0,59}")
"""Matches a valid key in `marks`, a table of value names and their sources."""


class DraftError(ComponentsError):
    """The component set is marked as a draft: it can be stored but not played with."""

    def __init__(self, name: str, lacking: Sequence[str], faults: Sequence[Fault], data: Mapping[str, Any]) -> None:
        self.name, self.lacking = name, tuple(lacking)
        """Name of the draft, and messages of the errors to correct; no messages if the set is complete."""
        lines = self.lacking or ("the set is complete: remove `draft = true` to play with it",)
        message = "\n".join([f"the set {name!r} is a draft, which cannot be played with:", *lines])
        super().__init__(message, faults, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return DraftError, (self.name, self.lacking, self.faults, self.data)


@dataclass(frozen=True)
class Components:
    """A validated component set: printed values (called facts), and how each is known (its source)."""

    data: dict[str, Any]
    hash: str
    """SHA-256 (hex) of the printed values of the component set.

    The hash does not cover the sources, which state how each value is known.
    """
    marks: tuple[tuple[str, str], ...]
    """(part, source) pairs; a source, such as `rules` or `inferred`, states how printed values are known.

    `("tile 17", "reconstructed")` is the source of row 17 of the table `tile`. A value whose source differs from its
    row's has its own pair, such as `("tile-back 17", "public")`.
    """
    name: str = ""
    """Name of the component set; empty for the game's own set and for a components file without a name."""
    text: str = field(default="", repr=False, compare=False)
    """Original text of the TOML components file with its comments.

    Empty if the file is JSON, has a name or contains only corrections.
    """


NO_COMPONENTS = Components({}, hashlib.sha256(b"{}").hexdigest(), ())
"""Empty component set, for a game without a components file."""


@dataclass(frozen=True)
class BaseSet:
    """The complete component set in a game's package, over which partial files are merged."""

    game: str
    file: Path


class ComponentsValidator:
    """Validates a components file.

    Errors are collected with their lines and raised together in `finish`.
    """

    def __init__(self, source: ComponentsSource, base: BaseSet | None = None) -> None:
        """Read a components file. If `base` is given, the file may have a name and contain only corrections.

        Raises `ComponentsError` if the file cannot be read at all.
        """
        self.name = source.name
        """Name of the checked components file in error messages."""
        parsed = read_components(source)
        self.text, self.is_json = parsed.text, parsed.is_json
        self.data: dict[str, Any] = parsed.data
        self.errors: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        """Recorded errors with their places in the set; `errors[i]` has the line and message of error i."""
        self.omitted_errors = 0
        """Number of errors that were not recorded, because `MAX_LISTED_ERRORS` had been reached."""
        self.header = Header("")
        self._base = base
        self._overlay: Overlay | None = None
        for name, part in self.data.items():
            if exceeds_depth(part, MAX_DEPTH):
                line = "" if self.is_json else f"{self._line_of(name)}:"
                message = f"{self.name}:{line} {_shorten(name)}: nested more than {MAX_DEPTH} deep"
                raise ComponentsError(message, code="set-deep")
        if base is not None and HEADER_TABLE in self.data:
            self._merge_over(base)

    def _lacks_parts(self, base: BaseSet) -> bool:
        """Return whether the file has no name and lacks tables or rows of the game's own component set.

        The error message for such a file says that a file with only a part of the set needs a name.
        """
        for name, part in _read_base(base.file).items():
            own = self.data.get(name)
            if own is None or (isinstance(part, list) and isinstance(own, list) and len(own) < len(part)):
                return self._overlay is None
        return False

    def _merge_over(self, base: BaseSet) -> None:
        self.header, problems = parse_header(self.data, base.game)
        for key, found in problems:
            self.add_fault((HEADER_TABLE, key), found)
        own = {name: part for name, part in self.data.items() if name != HEADER_TABLE}
        overlay = Overlay(own, _read_base(base.file))
        for where, found in overlay.problems:
            self.add_fault(where, found)
        self.data, self._overlay = overlay.data, overlay

    @cached_property
    def lines(self) -> list[str]:
        """Lines of the components file."""
        return self.text.splitlines()

    @cached_property
    def headers(self) -> list[tuple[int, str, bool]]:
        """Headers of the file's tables: line index (from 0), name, and whether the table is a row of an array."""
        found = ((i, HEADER_LINE.match(line)) for i, line in enumerate(self.lines) if "[" in line)
        return [(i, match[2], len(match[1]) == 2) for i, match in found if match]

    def line_number(self, *where: str | int) -> int:
        """Return the line number, from 1, of a table or key: `line_number("tile", 3, "front")`.

        An index after the name selects one table of an array.
        """
        at, parts = 0, list(where)
        if parts:
            name = str(parts.pop(0))
            nth = parts.pop(0) if parts and isinstance(parts[0], int) else None
            named = [i for i, header, many in self.headers if header == name and many == (nth is not None)]
            if int(nth or 0) >= len(named):
                return self._line_of(name) if name in self.data or name == HEADER_TABLE else 1
            at = named[int(nth or 0)]
        for key in parts:
            end = next((i for i, _, _ in self.headers if i > at), len(self.lines))
            written = re.compile(rf"\s*{re.escape(str(key))}\s*=")
            at = next((i for i in range(at + 1, end) if written.match(self.lines[i])), at)
        return at + 1

    def _line_of(self, name: str) -> int:
        """Return the number (from 1) of the line that begins the table `name`.

        That is its header `[name]`, or an earlier line that starts with `name =` or `name.`. If there is no such line,
        the result is the number of lines plus 1.
        """
        table = next((i for i, header, _ in self.headers if header.split(".")[0] == name), len(self.lines))
        written = re.compile(rf"\s*{re.escape(name)}\s*[.=]")
        return next((i for i in range(min(table, len(self.lines))) if written.match(self.lines[i])), table) + 1

    def add_fault(self, where: Sequence[str | int], found: Problem) -> None:
        """Record the error `found` at a place: a table, the index of a row (if any) and a key.

        Beyond `MAX_LISTED_ERRORS` errors, only their number is kept.
        """
        if len(self.errors) < MAX_LISTED_ERRORS:
            self.errors.append((self._line_in_file(where), found.message))
            args = {name: _shorten(value) if isinstance(value, str) else value for name, value in found.args.items()}
            self.faults.append(fault_at(self.data, where, Problem(found.code, _shorten(found.message), args)))
        else:
            self.omitted_errors += 1

    def _line_in_file(self, where: Sequence[str | int]) -> int:
        """Return the line number (from 1) in the file for a place in the merged set; 0 for a JSON file.

        If the file does not contain the place, returns the line of the table `[set]`.
        """
        if self.is_json:
            return 0
        if self._overlay is not None and where and where[0] != HEADER_TABLE:
            place = self._overlay.file_place(tuple(where))
            return self.line_number(HEADER_TABLE) if place is None else self.line_number(*place)
        return self.line_number(*where)

    def expect(self, right: bool, where: Sequence[str | int], otherwise: Problem) -> bool:
        """Record the error `otherwise` unless the condition `right` is true; return `right`.

        `where` is the place of the error: a table, the index of a row (if any) and a key.
        """
        if not right:
            self.add_fault(where, otherwise)
        return right

    def section(self, name: str) -> dict[str, Any]:
        """Return the table `name` of the component set that is checked.

        If the table is missing, record an error and return an empty dict.
        """
        table = self.data.get(name)
        if isinstance(table, dict):
            return table
        self.add_fault((), problem("missing", f"the table [{name}] is missing"))
        return {}

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Return the rows of an array of tables (`[[name]]`) in the component set that is checked.

        If the rows are missing, record an error and return an empty list.
        """
        rows = self.data.get(name)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.add_fault((), problem("missing", f"the tables [[{name}]] are missing"))
        return []

    def reject_unknown_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Record an error for every table or key that is not in `keys`, most likely a typing error.

        `keys` lists the allowed keys of each table. The keys `source` and `marks` are always allowed.
        """
        for name, table in self.data.items():
            if name not in keys:
                rows = (0,) if isinstance(table, list) else ()
                self.add_fault(
                    (name, *rows), problem("unknown", f"{name}: unknown table; accepted are {', '.join(keys)}")
                )
                continue
            for i, part in enumerate(table) if isinstance(table, list) else [(None, table)]:
                for key in part if isinstance(part, dict) else ():
                    where = (name, key) if i is None else (name, i, key)
                    known = [*keys[name], SOURCE_KEY, MARKS_KEY]
                    unknown = problem("unknown", f"{name}: unknown key {key!r}; accepted are {', '.join(known)}")
                    self.expect(key in known, where, unknown)

    def finish(self) -> None:
        """Check the sources of all values, then raise `ComponentsError` if errors were recorded.

        The message lists the errors by line. For a draft, the method always raises `DraftError`, even without errors.
        """
        for name, table in self.data.items():
            places = enumerate(table) if isinstance(table, list) else [(None, table)]
            for i, part in places:
                mark = part.get(SOURCE_KEY) if isinstance(part, dict) else None
                where = (name, SOURCE_KEY) if i is None else (name, i, SOURCE_KEY)
                self.expect(mark in SOURCES, where, _source_problem(f"{name}: source", mark))
                self._check_marks(name, i, part)
        messages = [
            f"{self.name}:{line or ''}{':' if line else ''} {_shorten(text)}" for line, text in sorted(self.errors)
        ]
        messages += [f"{self.name}: and {self.omitted_errors} more errors"] if self.omitted_errors else []
        if messages and self._base and self._lacks_parts(self._base):
            named = f'[set], name = "…" and game = "{self._base.game}"'
            messages.append(f"{self.name}: a file that contains only a part of the set must have {named}")
        if self.header.draft:
            raise DraftError(self.header.name, messages, self.faults, self.data)
        if messages:
            raise ComponentsError("\n".join(messages), self.faults, self.data)

    def _check_marks(self, name: str, i: int | None, table: Any) -> None:
        where = (name, MARKS_KEY) if i is None else (name, i, MARKS_KEY)
        marks = table.get(MARKS_KEY, {}) if isinstance(table, dict) else {}
        if self.expect(
            isinstance(marks, dict),
            where,
            problem("marks", f"{name}: marks must give a source for each part that it names"),
        ):
            many = f"{name}: marks must have at most {MAX_MARKS} parts, not {len(marks)}"
            self.expect(len(marks) <= MAX_MARKS, where, problem("marks", many))
            for part, mark in list(marks.items())[:MAX_MARKS]:
                named = f"{name}: a mark must name a part in lower-case letters, digits and _, not {part!r}"
                self.expect(PART_NAME.fullmatch(part) is not None, where, problem("marks", named))
                self.expect(mark in SOURCES, where, _source_problem(f"{name}: the mark of {part}", mark))

    def build_components(self, row_name: str = ROW_KEY) -> Components:
        """Finish the checks and return the component set. `row_name` is the key that identifies a row.

        Raises `ComponentsError` if errors were recorded, and `DraftError` for a draft.
        """
        self.finish()
        facts = _strip_sources(self.data)
        canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest, marks = hashlib.sha256(canonical.encode()).hexdigest(), tuple(self._marks(row_name))
        text = "" if self.is_json or self._overlay else self.text
        return Components(self.data, digest, marks, self.header.name, text)

    def _marks(self, row_name: str) -> list[tuple[str, str]]:
        """Return the (part, source) pairs of the set for `Components.marks`.

        For each table, the pairs of the table or of its rows come first. Then follow values whose source differs from
        their row's, sorted by key and then by row. `row_name` is the key of the number that identifies a row.
        """
        marks: list[tuple[str, str]] = []
        for name, table in self.data.items():
            rows = [(f" {row[row_name]}", row) for row in table] if isinstance(table, list) else [("", table)]
            marks += [(f"{name}{number}", row[SOURCE_KEY]) for number, row in rows]
            parts = dict.fromkeys(part for _, row in rows for part in row.get(MARKS_KEY, {}))
            for part in parts:
                marks += [
                    (f"{name}-{part}{number}", row[MARKS_KEY][part])
                    for number, row in rows
                    if part in row.get(MARKS_KEY, {})
                ]
        return marks


def load_set(
    base: BaseSet, check: Callable[[ComponentsValidator], None], path: ComponentsSource | None = None
) -> Components:
    """Load a game's own component set, or the one in `path` if given, and validate it with `check`.

    The package's set is cached. Raises `ComponentsError` with the lines of all errors.
    """
    if path is None:
        return _load_packaged_set(base, check)
    sheet = ComponentsValidator(path, base)
    check(sheet)
    return sheet.build_components()


@cache
def _load_packaged_set(base: BaseSet, check: Callable[[ComponentsValidator], None]) -> Components:
    return load_set(base, check, base.file)


def _source_problem(who: str, mark: object) -> Problem:
    return problem("mark", f"{who} must be one of {', '.join(SOURCES)}, not {mark!r}")


@lru_cache(16)
def _read_base(file: Path) -> dict[str, Any]:
    return read_components(file).data


def _shorten(text: str) -> str:
    """Shorten an error message that quotes a components file to `MAX_ERROR_LENGTH` characters.

    Characters that could manipulate a terminal are escaped.
    """
    text = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text[: MAX_ERROR_LENGTH + 1])
    return text if len(text) <= MAX_ERROR_LENGTH else text[: MAX_ERROR_LENGTH - 1] + "…"


def _strip_sources(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _strip_sources(value) for key, value in part.items() if key not in (SOURCE_KEY, MARKS_KEY)}
    if isinstance(part, list):
        return [_strip_sources(value) for value in part]
    return part
