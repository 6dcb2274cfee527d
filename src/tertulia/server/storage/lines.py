"""Lines of a log at rest."""

from __future__ import annotations

from typing import NamedTuple


class Damaged(ValueError):
    """What is stored of a table is not what was stored; the message says what, and quotes nothing that was played."""


class Line(NamedTuple):
    """A ply: who did what, and as what every viewer may know it. The set-up has neither seat nor action."""

    seat: int | None
    action: int | None
    notation: str | None
    shared: bool
    """Whether others might have acted instead."""
    encoded: bytes
    """A JSON list: the line as all may know it, or as spectators and then each seat may."""
