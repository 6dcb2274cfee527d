"""A table at one point of its life: all that a change may change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from tertulia.play import Match
from tertulia.server.domain.seats import Chair

Phase = Literal["open", "running", "over"]


class LogLine(NamedTuple):
    """A ply as every viewer is told it: JSON by viewer, the spectators' first; one for all where all are told the same."""

    tellings: tuple[bytes, ...]

    def told(self, seat: int | None) -> bytes:
        """The line as that seat (None: a spectator) may know it."""
        return self.tellings[0 if seat is None or len(self.tellings) == 1 else seat + 1]


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


def kept_lines(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines two points of a table's life have in common: a log is only ever cut and lengthened at its end."""
    kept = min(len(old), len(new))
    while kept and old[kept - 1] is not new[kept - 1]:
        kept -= 1
    return kept


def log_line(match: Match) -> LogLine:
    """The match's last ply (or its set-up) as every viewer may know it: the action as well as what came of it."""
    game, state = match.game, match.state
    viewers: list[int | None] = [None, *range(len(match.seats))]
    entry = match.log[-1] if match.log else None
    seat = None if entry is None else entry.seat
    tellings: list[bytes] = []
    for viewer, events in zip(viewers, game.event_lists(state, viewers), strict=True):
        action = None if entry is None else game.seen_action(state, viewer, entry.seat, entry.action)
        tellings.append(_line(match.position, seat, action, events))
    return LogLine((tellings[0],) if len(set(tellings)) == 1 else tuple(tellings))


def _line(ply: int, seat: int | None, action: str | None, events: Sequence[Any]) -> bytes:
    return msgspec.json.encode({"ply": ply, "seat": seat, "action": action, "events": events})
