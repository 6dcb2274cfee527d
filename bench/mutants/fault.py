"""A fault that can be planted: one change of a file's text."""

from __future__ import annotations

import msgspec


class Fault(msgspec.Struct, frozen=True, order=True):
    """One change of a file's text: what stands from `start` to `end` (offsets in bytes) becomes `new`."""

    file: str
    """Its path from the project's root, with slashes."""
    line: int
    """Counted from 1."""
    start: int
    end: int
    kind: str
    scope: str
    """The function it stands in, with its class; empty at the top of a file."""
    old: str
    new: str

    def __str__(self) -> str:
        return (
            f"{self.file}:{self.line} {self.scope or 'module'}: {_short(self.old)} → {_short(self.new)} ({self.kind})"
        )

    def planted(self, source: bytes) -> bytes:
        """The file's text with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "…"
