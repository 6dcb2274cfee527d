"""A table in memory: how it stands, what was told about it, and what of its log stood at which version."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tertulia.kernel.game import Game
from tertulia.play.match import commitment
from tertulia.server.domain.state import Point, kept_lines
from tertulia.server.http.encoded import Encoded

REMEMBERED = 500
"""So many changes back a broken stream resumes by news alone; one from before gets the whole log."""


class Floor(NamedTuple):
    """What a change left of the log: up to this ply it is as it was before."""

    version: int
    kept: int


@dataclass(eq=False)
class Table:
    """One table, for as long as somebody cares for it."""

    id: str
    game: Game
    options: Mapping[str, str]
    public: bool
    key: bytes
    components: str
    at: Point
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    floors: deque[Floor] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    before: Encoded | None = None
    """What was encoded of the version before the present one."""
    touched: float = field(default_factory=time.monotonic)
    closed: bool = False

    def __post_init__(self) -> None:
        self.now = Encoded(self.game, self.at)
        """What is encoded of the present version."""

    @property
    def commitment(self) -> str:
        """SHA-256 (hex) of the key."""
        return commitment(self.key)

    def adopt(self, point: Point) -> None:
        """A change is on the disk: this is how the table is now."""
        self.floors.append(Floor(point.version, kept_lines(self.at.log, point.log)))
        self.at = point
        self.before, self.now = self.now, Encoded(self.game, point)
        self.touched = time.monotonic()

    def kept_since(self, version: int) -> int | None:
        """How many lines of the log are as they were at that version; None where that is no longer known."""
        if version == self.at.version:
            return len(self.at.log)
        if not self.floors or not self.floors[0].version - 1 <= version < self.at.version:
            return None
        return min(floor.kept for floor in self.floors if floor.version > version)
