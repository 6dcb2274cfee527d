"""A fault that can be planted: one change of a file's text."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True, order=True):
    """A replacement of the bytes from offset `start` to `end` of a file by `new`."""

    file: str
    """Path from the project's root, with slashes."""
    line: int
    """Line number, from 1."""
    start: int
    end: int
    kind: str
    scope: str
    """Qualified name of the enclosing function; empty at module level."""
    old: str
    new: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line} {self.scope or 'module'}"
        return f"{place}: {_shorten(self.old)} → {_shorten(self.new)} ({self.kind})"

    def apply_to(self, source: bytes) -> bytes:
        """Return the file's text with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def _shorten(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "…"
