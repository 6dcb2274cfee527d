"""Corrected copies of the components file."""

from __future__ import annotations

from pathlib import Path

import tertulia.games.la_granja

FILE = Path(tertulia.games.la_granja.__file__).parent / "components" / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a copy of the file with the first occurrence of each `old` replaced by `new`; return its path."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(text: str) -> int:
    """Return the line on which a text of the packaged file begins."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


def helper(name: str) -> str:
    """Return the line of a helper in the packaged file."""
    return next(line for line in TEXT.splitlines() if line.startswith(f'helper = {{ name = "{name}"'))


def row(number: int) -> str:
    """Return the beginning of a card in the file, up to its barrow."""
    lines = TEXT.split(f"[[card]]\nnumber = {number}\n", 1)[1].splitlines()
    return "\n".join([f"number = {number}", *lines[:2]])
