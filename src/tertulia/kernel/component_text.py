"""Read the text of a components file, TOML or JSON, into plain data, with limits on size and nesting.

Main entry: `read_components`.
"""

from __future__ import annotations

import json
import re
import stat
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tertulia.kernel.component_faults import Fault

MAX_BYTES = 1 << 19
"""Maximum size of a components file in bytes: about twenty times the largest file in a game's package.

Larger files are not read.
"""
MAX_DEPTH = 12
"""Maximum nesting of tables and arrays in a components file, far above that of real sets."""
MAX_PARTS = 20_000
"""Maximum number of commas, brackets, equals signs and lines in a components file.

The maximum limits the work of later checks. The files in the games' packages have at most 4,000.
"""
PART_MARKS = ",[{=\n"
MAX_DOTS = 100
"""Maximum number of dots in a line of TOML.

The TOML parser would take minutes for a key with thousands of dots, such as `a.b.c`.
"""
DEEP_KEY = re.compile(rf"\s*+\[{{0,2}}+\s*+(?:[^\s.=\[\],]++\s*+\.\s*+){{{MAX_DEPTH + 1}}}")
"""Matches a TOML line that starts with a key that contains more than `MAX_DEPTH` dots.

The quantifiers are possessive, so that matching takes linear time.
"""


class ComponentsError(ValueError):
    """An invalid components file. Every line of the message names a line of the file or a place in it."""

    def __init__(
        self,
        message: str,
        faults: Sequence[Fault] = (),
        data: Mapping[str, Any] | None = None,
        code: str = "set-refused",
    ) -> None:
        super().__init__(message)
        self.code = code
        """Code of the message that web pages show if `faults` is empty."""
        self.faults = tuple(faults)
        """Errors with their places; empty if the file could not be read at all."""
        self.data = data
        """Data of the invalid component set, or None if the file could not be read.

        If the file is partial, its data is merged over that of the set in the game's package.
        """


@dataclass(frozen=True)
class ComponentsText:
    """A components file received over the network, with its name for error messages."""

    name: str
    data: bytes


ComponentsSource = Path | ComponentsText
"""Source of a component set: the path of a file, or a text received over the network."""


@dataclass(frozen=True)
class ParsedFile:
    """A parsed components file: text, data and format. For JSON, error messages name no lines."""

    text: str
    data: dict[str, Any]
    is_json: bool


def read_components(source: ComponentsSource) -> ParsedFile:
    """Read and parse a components file.

    Raises `ComponentsError` if it is not a readable UTF-8 file, is neither TOML nor JSON, or exceeds a limit on size
    or nesting.
    """
    named = str(source) if isinstance(source, Path) else source.name
    text = _decode_text(named, _read_bytes(source) if isinstance(source, Path) else _check_size(named, source.data))
    parts = sum(map(text.count, PART_MARKS))
    if parts > MAX_PARTS:
        message = f"{named}: {parts:,} parts (commas, brackets, equals signs and lines); the maximum is {MAX_PARTS:,}"
        raise ComponentsError(message, code="too-large")
    is_json = text.lstrip()[:1] == "{"  # a TOML file cannot start with a brace
    if not is_json:
        for i, line in enumerate(text.splitlines()):
            if DEEP_KEY.match(line) or line.count(".") > MAX_DOTS:
                raise _depth_error(f"{Path(named).name}:{i + 1}")
    kind = "JSON" if is_json else "TOML"
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_unique_keys) if is_json else tomllib.loads(text)
    except RecursionError:
        raise _depth_error(named) from None
    except ValueError as error:  # a syntax error, or an integer with more digits than Python converts
        raise ComponentsError(f"{named}: not a {kind} file: {error}", code="set-broken") from None
    return ParsedFile(text, data, is_json)


def _depth_error(where: str) -> ComponentsError:
    return ComponentsError(f"{where}: nested more than {MAX_DEPTH} deep", code="set-deep")


def exceeds_depth(part: Any, most: int) -> bool:
    """Return whether the value `part` contains tables and arrays nested in more than `most` levels.

    `part` itself counts as a level if it is a table or an array.
    """
    layer = [part]
    for _ in range(most):
        layer = [inner for one in layer for inner in _inner_parts(one)]
    return any(isinstance(one, dict | list) for one in layer)


def to_toml(data: dict[str, Any]) -> str:
    """Return the data of a component set (tables and lists of rows, by name) as TOML text.

    Each table and each row stands below its header; values nested in them are written inline.
    """
    parts: list[str] = []
    for name, part in data.items():
        for header, table in (
            [(f"[[{name}]]", row) for row in part] if isinstance(part, list) else [(f"[{name}]", part)]
        ):
            parts.append("\n".join([header, *(f"{key} = {_toml_value(value)}" for key, value in table.items())]))
    return "\n\n".join(parts) + "\n"


def _toml_value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_toml_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    return json.dumps(
        value, ensure_ascii=False
    )  # strings, integers and booleans have an identical syntax in JSON and TOML


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the pairs of a JSON object as a dict.

    Raises `ValueError` for a duplicate key; the `json` module would silently keep its last value.
    """
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        raise ValueError(f"{twice[:40]!a} appears twice in one object")
    return found


def _inner_parts(part: Any) -> Iterable[Any]:
    if isinstance(part, dict):
        return part.values()
    return part if isinstance(part, list) else ()


def _read_bytes(path: Path) -> bytes:
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise ComponentsError(f"{path}: is a folder, not a components file")
        if not stat.S_ISREG(mode):
            raise ComponentsError(f"{path}: is not a file")
        with path.open("rb") as file:
            return _check_size(str(path), file.read(MAX_BYTES + 1))
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read: {error.strerror}") from None


def _check_size(named: str, data: bytes) -> bytes:
    if len(data) > MAX_BYTES:
        message = f"{named}: larger than {MAX_BYTES >> 10} KiB, the maximum for a components file"
        raise ComponentsError(message, code="too-large")
    return data


def _decode_text(named: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"{named}: not a TOML file: {error.reason} at byte {error.start}"
        raise ComponentsError(message, code="set-no-text") from None
