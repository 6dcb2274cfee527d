"""A table at one moment of its life: all that a command may change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from tertulia.play import Match
from tertulia.server.domain.seats import Seats
from tertulia.server.identity.ids import GuestId

Phase = Literal["open", "running", "over"]


class LogLine(NamedTuple):
    """A ply as every viewer may know it."""

    encoded: tuple[bytes, ...]
    """JSON by viewer, the spectators' first; one for all where all may know the same."""

    def seen_by(self, seat: int | None) -> bytes:
        """The line as that seat (None: a spectator) may know it."""
        return self.encoded[0 if seat is None or len(self.encoded) == 1 else seat + 1]


@dataclass(eq=False)
class TableState:
    """All that a command may change. It works on a copy, which takes the place of the old one once it is on the disk."""

    phase: Phase
    host: GuestId
    seats: Seats
    match: Match | None
    log: list[LogLine]
    version: int = 1
    again: str | None = None
    """The id of the table that follows this one."""
    cache: dict[str, Any] = field(default_factory=dict, repr=False)
    """What others have made of this state and may use again as long as it is needed; no part of it."""

    def fork(self) -> TableState:
        """A copy to work on."""
        match = None if self.match is None else self.match.fork()
        return TableState(self.phase, self.host, self.seats, match, self.log.copy(), self.version, self.again)

    @property
    def position(self) -> int:
        """How many actions the log holds."""
        return 0 if self.match is None else self.match.position

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.match is None or self.phase != "running" else self.match.actors()

    def bot_to_act(self) -> int | None:
        """The first seat that may act and is a bot's; None where there is none."""
        return next((seat for seat in self.actors() if self.seats[seat].kind == "bot"), None)


def kept_lines(old: Sequence[LogLine], new: Sequence[LogLine]) -> int:
    """How many lines two states of a table have in common: a log is only ever cut and lengthened at its end."""
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
    encoded: list[bytes] = []
    for viewer, events in zip(viewers, game.event_lists(state, viewers), strict=True):
        action = None if entry is None else game.seen_action(state, viewer, entry.seat, entry.action)
        encoded.append(_line(match.position, seat, action, events))
    return LogLine((encoded[0],) if len(set(encoded)) == 1 else tuple(encoded))


def _line(ply: int, seat: int | None, action: str | None, events: Sequence[Any]) -> bytes:
    return msgspec.json.encode({"ply": ply, "seat": seat, "action": action, "events": events})
