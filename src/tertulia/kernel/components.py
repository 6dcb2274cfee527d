"""What is printed on a game's cards, tiles and boards: a TOML file inside the package, or an owner's corrected copy.

Every table of the file that states facts carries a `source`: `rules` (the rulebook says so), `public` (agreed by public
reviews or tools), `inferred`, `reconstructed` (found nowhere: a placeholder with the right totals) or `box` (read off a
copy of the game). Errors name the line of the file, so that an owner of the box can correct it without touching code. A file
that names itself may hold only what it corrects (`component_sets.py`).
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
"""The line that begins a table, and not a row of an array that goes over several lines."""
MOST_NAMED = 200
"""Number of errors that are told at once; of the others only how many there are."""
LONGEST = 300
"""Number of characters of what is wrong that a message may quote."""


MOST_MARKS = 40
"""Number of parts of a table or row that have marks of their own."""
PART = re.compile(r"[a-z][a-z0-9_]{0,59}")
"""What a part with a mark may be called."""


class DraftError(ComponentsError):
    """A set that says itself that it is not whole yet: it is kept, and not played with."""

    def __init__(self, name: str, lacking: Sequence[str], faults: Sequence[Fault], data: Mapping[str, Any]) -> None:
        self.name, self.lacking = name, tuple(lacking)
        """The set's name, and what is still wrong with it, a line each."""
        told = self.lacking or ("nothing is lacking: without `draft = true` it can be played",)
        message = "\n".join([f"the set {name!r} is a draft, and no game is played with it:", *told])
        super().__init__(message, faults, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return DraftError, (self.name, self.lacking, self.faults, self.data)


@dataclass(frozen=True)
class Components:
    """A validated set: its facts, and which source each part of it has."""

    data: dict[str, Any]
    hash: str
    """SHA-256 (hex) over the facts alone; correcting a mark does not change it."""
    marks: tuple[tuple[str, str], ...]
    """(what, source), for example `("tile 17", "reconstructed")`, then those of single parts: `("tile-back 17", "public")`."""
    name: str = ""
    """What its owner calls it; empty for the set in a package and for files that give none."""
    text: str = field(default="", repr=False, compare=False)
    """The file as it was written, with its remarks, where it is whole, TOML and has no name."""


EMPTY = Components({}, hashlib.sha256(b"{}").hexdigest(), ())
"""The set of a game that needs none."""


@dataclass(frozen=True)
class Whole:
    """The set in a game's package, over which a file is laid that holds only some of it."""

    game: str
    file: Path


class Sheet:
    """A components file being checked: collects what is wrong, with lines, and raises it all at once."""

    def __init__(self, source: Source, whole: Whole | None = None) -> None:
        """Reads a file; with `whole` it may be named, and partial. Raises `ComponentsError` for what cannot be read at all."""
        self.name = source.name
        """What errors call the file."""
        written = read(source)
        self.text, self.is_json = written.text, written.is_json
        self.data: dict[str, Any] = written.data
        self.wrong: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        """The same errors by place."""
        self.more = 0
        """How many errors there are beside those in `wrong`."""
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
        """Whether a file without a name has fewer tables or rows than there are: perhaps it was meant to correct some only."""
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
                return self._line_of(name) if name in self.data or name == HEADER_NAME else 1
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

    def fault(self, where: Sequence[str | int], found: Problem) -> None:
        """Note an error at a place; beyond the first ones only how many there are."""
        if len(self.wrong) < MOST_NAMED:
            self.wrong.append((self._line_in_file(where), found.message))
            args = {name: _short(value) if isinstance(value, str) else value for name, value in found.args.items()}
            self.faults.append(fault_at(self.data, where, Problem(found.code, _short(found.message), args)))
        else:
            self.more += 1

    def _line_in_file(self, where: Sequence[str | int]) -> int:
        """The line of a place of the whole set, that of the set's name where the file says nothing of it, 0 in JSON."""
        if self.is_json:
            return 0
        if self._overlay is not None and where and where[0] != HEADER_NAME:
            written = self._overlay.written(tuple(where))
            return self.line(HEADER_NAME) if written is None else self.line(*written)
        return self.line(*where)

    def expect(self, right: bool, where: Sequence[str | int], otherwise: Problem) -> bool:
        """Note an error where `right` is false; returns `right`."""
        if not right:
            self.fault(where, otherwise)
        return right

    def section(self, name: str) -> dict[str, Any]:
        """A table of the file; an empty one, and an error noted, where it is missing."""
        table = self.data.get(name)
        if isinstance(table, dict):
            return table
        self.fault((), problem("missing", f"the table [{name}] is missing"))
        return {}

    def rows(self, name: str) -> list[dict[str, Any]]:
        """Returns an array of tables of the file."""
        rows = self.data.get(name)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            return rows
        self.fault((), problem("missing", f"the tables [[{name}]] are missing"))
        return []

    def only(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Note everything that is not one of these tables with these keys (and its mark): a typing error, most likely."""
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
        """Raise `ComponentsError` with all that is wrong, in the order of the file."""
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
        """The checked set; `row_name` is the key that names a row of an array (`number`)."""
        self.finish()
        facts = _without_marks(self.data)
        canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest, marks = hashlib.sha256(canonical.encode()).hexdigest(), tuple(self._marks(row_name))
        text = "" if self.is_json or self._overlay else self.text
        return Components(self.data, digest, marks, self.header.name, text)

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


def _mark(who: str, mark: object) -> Problem:
    return problem("mark", f"{who} is one of {', '.join(SOURCES)}, not {mark!r}")


@lru_cache(16)
def _packaged(file: Path) -> dict[str, Any]:
    return read(file).data


def _short(text: str) -> str:
    """What may be printed of a message that quotes the file: not too much, and nothing that turns a terminal upside down."""
    text = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _without_marks(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_marks(value) for key, value in part.items() if key not in (MARK, MARKS)}
    if isinstance(part, list):
        return [_without_marks(value) for value in part]
    return part
