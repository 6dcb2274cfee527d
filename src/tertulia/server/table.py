"""A table in memory: a match, who sits at it, and what has been told about it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from tertulia.kernel.game import Game
from tertulia.play import Entry, Match
from tertulia.play.match import commitment
from tertulia.server.chairs import Chair

Phase = Literal["open", "running", "over"]
REMEMBERED = 500
"""So many changes back a broken stream resumes by news alone; one from before gets the whole log."""


class LogLine(NamedTuple):
    """A ply as every viewer is told it: JSON by viewer, the spectators' first; one for all where all are told the same."""

    tellings: tuple[bytes, ...]

    def told(self, seat: int | None) -> bytes:
        """The line as that seat (None: a spectator) may know it."""
        return self.tellings[0 if seat is None or len(self.tellings) == 1 else seat + 1]


class Floor(NamedTuple):
    """What a change left of the log: up to this ply it is as it was before."""

    version: int
    kept: int


@dataclass(eq=False)
class Point:
    """All that a change may change. A change works on a copy, which takes the place of the old one once it is on the disk."""

    phase: Phase
    host: str
    chairs: tuple[Chair, ...]
    match: Match | None
    log: list[LogLine]
    version: int = 1
    again: str | None = None

    def fork(self) -> Point:
        """A copy to work on."""
        match = None if self.match is None else self.match.fork()
        return Point(self.phase, self.host, self.chairs, match, self.log.copy(), self.version, self.again)

    @property
    def position(self) -> int:
        """How many actions the log holds."""
        return 0 if self.match is None else self.match.position

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.match is None or self.phase != "running" else self.match.actors()


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
    told: dict[Any, bytes] = field(default_factory=dict)
    """What has been encoded of the present version: once for all who are told the same."""
    touched: float = field(default_factory=time.monotonic)
    closed: bool = False

    @property
    def commitment(self) -> str:
        """SHA-256 (hex) of the key."""
        return commitment(self.key)

    def adopt(self, point: Point) -> None:
        """A change is on the disk: this is how the table is now."""
        kept = sum(1 for old, new in zip(self.at.log, point.log, strict=False) if old is new)
        self.floors.append(Floor(point.version, kept))
        self.at = point
        self.told = {}
        self.touched = time.monotonic()

    def kept_since(self, version: int) -> int | None:
        """How many lines of the log are as they were at that version; None where that is no longer known."""
        if version == self.at.version:
            return len(self.at.log)
        if not self.floors or not self.floors[0].version - 1 <= version < self.at.version:
            return None
        return min(floor.kept for floor in self.floors if floor.version > version)


def log_line(match: Match) -> LogLine:
    """The match's last ply (or its set-up) as every viewer may know it."""
    game, state = match.game, match.state
    viewers: list[int | None] = [None, *range(len(match.seats))]
    entry = match.log[-1] if match.log else None
    tellings = [encode_line(match.position, entry, game.events(state, viewer)) for viewer in viewers]
    return LogLine((tellings[0],) if len(set(tellings)) == 1 else tuple(tellings))


def encode_line(ply: int, entry: Entry | None, events: Any) -> bytes:
    """A line of the log as JSON."""
    seat, action = (None, None) if entry is None else (entry.seat, entry.notation)
    return msgspec.json.encode({"ply": ply, "seat": seat, "action": action, "events": events})
