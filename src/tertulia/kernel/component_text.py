"""The text of a components file, TOML or JSON, read into plain data: of what size, how deep, and what is wrong in one sentence."""

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

MOST_BYTES = 1 << 19
"""The sets in the packages have a twentieth of it; a larger file is not read at all."""
MOST_DEEP = 12
"""Number of tables and arrays that a fact may lie in; none of any set lies so deep."""
MOST_PARTS = 20_000
"""Number of commas, brackets, equals signs and line ends in a file: the packages' own have a fifth of it at most. Each may be
a part of its own that is checked."""
PARTS = ",[{=\n"
MOST_DOTS = 100
"""Number of dots in a line of a TOML file: the reader would take minutes for a name of thousands of parts."""
DOTTED = re.compile(rf"\s*+\[{{0,2}}+\s*+(?:[^\s.=\[\],]++\s*+\.\s*+){{{MOST_DEEP + 1}}}")
"""A line that begins with the name of something deeper. Nothing is tried twice: a line of nothing but spaces is read once, too."""


class ComponentsError(ValueError):
    """A components file that is not right; every line of the message names a line of the file, or a place in it."""

    def __init__(
        self,
        message: str,
        faults: Sequence[Fault] = (),
        data: Mapping[str, Any] | None = None,
        code: str = "set-refused",
    ) -> None:
        super().__init__(message)
        self.code = code
        """What pages word where there are no faults by place."""
        self.faults = tuple(faults)
        """The errors by place; none where the file could not be read at all."""
        self.data = data
        """The set with its errors, laid over the game's own where the file says so; None where it could not be read."""


@dataclass(frozen=True)
class ComponentsText:
    """A components file that lies in no folder: what was sent, and the name that errors give it."""

    name: str
    data: bytes


Source = Path | ComponentsText
"""Where a set is read from."""


@dataclass(frozen=True)
class Written:
    """A file that was read: its text, the data in it, and whether it is JSON, where lines say little."""

    text: str
    data: dict[str, Any]
    is_json: bool


def read(source: Source) -> Written:
    """What a file holds. Raises `ComponentsError` for what is no file, no text, no TOML or JSON, too large or nested too deep."""
    named = str(source) if isinstance(source, Path) else source.name
    text = _decoded(named, _bytes_of(source) if isinstance(source, Path) else _fitting(named, source.data))
    parts = sum(map(text.count, PARTS))
    if parts > MOST_PARTS:
        message = f"{named}: {parts:,} parts (commas, brackets, equals signs and lines), and no set has more than {MOST_PARTS:,}"
        raise ComponentsError(message, code="too-large")
    is_json = text.lstrip()[:1] == "{"  # no TOML file begins so
    if not is_json:
        for i, line in enumerate(text.splitlines()):
            if DOTTED.match(line) or line.count(".") > MOST_DOTS:
                raise _deep(f"{Path(named).name}:{i + 1}")
    kind = "JSON" if is_json else "TOML"
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_once) if is_json else tomllib.loads(text)
    except RecursionError:
        raise _deep(named) from None
    except ValueError as error:  # an error of the format, or a number of more digits than Python reads
        raise ComponentsError(f"{named}: not a {kind} file: {error}", code="set-broken") from None
    return Written(text, data, is_json)


def _deep(where: str) -> ComponentsError:
    return ComponentsError(f"{where}: nested more than {MOST_DEEP} deep", code="set-deep")


def is_deeper(part: Any, most: int) -> bool:
    """Whether tables and arrays lie in each other more than `most` deep."""
    layer = [part]
    for _ in range(most):
        layer = [inner for one in layer for inner in _inside(one)]
    return any(isinstance(one, dict | list) for one in layer)


def as_toml(data: dict[str, Any]) -> str:
    """A set's data as a TOML file: a table each, an array's rows one after the other, what lies deeper within its line."""
    parts: list[str] = []
    for name, part in data.items():
        for header, table in (
            [(f"[[{name}]]", row) for row in part] if isinstance(part, list) else [(f"[{name}]", part)]
        ):
            parts.append("\n".join([header, *(f"{key} = {_value(value)}" for key, value in table.items())]))
    return "\n\n".join(parts) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)  # words, whole numbers, true and false are written alike in both


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, no key of which stands there twice: the reader would keep the last and say nothing."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
        raise ValueError(f"{twice[:40]!a} is there twice in one object")
    return found


def _inside(part: Any) -> Iterable[Any]:
    if isinstance(part, dict):
        return part.values()
    return part if isinstance(part, list) else ()


def _bytes_of(path: Path) -> bytes:
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise ComponentsError(f"{path}: is a folder, and not a components file")
        if not stat.S_ISREG(mode):
            raise ComponentsError(f"{path}: is no file")
        with path.open("rb") as file:
            return _fitting(str(path), file.read(MOST_BYTES + 1))
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read: {error.strerror}") from None


def _fitting(named: str, data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        message = f"{named}: larger than {MOST_BYTES >> 10} KiB, so no components file"
        raise ComponentsError(message, code="too-large")
    return data


def _decoded(named: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"{named}: not a TOML file: {error.reason} at byte {error.start}"
        raise ComponentsError(message, code="set-no-text") from None
