"""The state of a table, which commands change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from tertulia.play import GameRecord, Match
from tertulia.play.encoded_ply import EncodedPly
from tertulia.play.log import Log
from tertulia.play.records import RecordedSubstitution
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Agreement, Course
from tertulia.server.domain.seats import Seats
from tertulia.server.domain.substitutions import Substitutions

Phase = Literal["open", "running", "over"]


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of a table that its host can change until the game starts."""

    options: Mapping[str, str]
    agreement: Agreement
    patience: int
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: str
    """The bot that players can let stand in for a player who is away."""
    hints: bool
    """Whether players can ask for hints."""


@dataclass(eq=False)
class TableState:
    """The state of a table at one version.

    A command changes a copy, which replaces the state once it is stored.
    """

    phase: Phase
    host: GuestId
    seats: Seats
    match: Match | None
    log: Log[EncodedPly]
    """The lines of the match's log, after one line for the set-up."""
    version: int = 1
    substitutions: Substitutions = ()
    """Seats that bots took over and players took back during the game, in order; at most one entry for a seat and a
    ply."""
    again: str | None = None
    """The id of the next table with the same players, or None."""
    course: Course = field(default_factory=Course)
    """The state of the clocks, and what the players have proposed and agreed on."""
    terms: Terms | None = None
    """The table's settings as changed by the host; None if they are as the table was opened with."""
    views: Any = None
    """What viewers see of this version: a cache of `tertulia.server.http.view_cache`."""

    def fork(self) -> TableState:
        """A copy of the state for a command."""
        match = None if self.match is None else self.match.fork()
        return TableState(
            self.phase, self.host, self.seats, match, self.log.copy(), self.version, self.substitutions, self.again,
            self.course, self.terms,
        )  # fmt: skip

    @property
    def position(self) -> int:
        """The number of actions in the log."""
        return 0 if self.match is None else self.match.position

    @property
    def settled_lines(self) -> int:
        """The number of lines of the log that can no longer be undone, from the first."""
        return 0 if self.match is None else self.match.settled_ply + 1

    def record(self) -> GameRecord:
        """The record of the match, with the times when bots stood in. There must be a match."""
        assert self.match is not None
        handed = [RecordedSubstitution(*each) for each in self.substitutions]
        return msgspec.structs.replace(self.match.record(), handed=handed)

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.match is None or self.phase != "running" else self.match.actors()

    @property
    def round(self) -> int | None:
        """The number of the current round, or None before the game and in games without rounds."""
        return None if self.match is None else self.match.game.round_number(self.match.state)

    @property
    def bots_only(self) -> bool:
        """Whether all seats belong to bots."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def only_bots_decide(self) -> bool:
        """Whether bots play all seats, as their own or as stand-ins."""
        return all(seat.played_by_bot for seat in self.seats)

    def bot_to_act(self) -> int | None:
        """The first seat that may act and is played by a bot, or None."""
        return next((seat for seat in self.actors() if self.seats[seat].played_by_bot), None)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to act in a game with a human player or with clocks.

        Games with clocks go on to their end, even if stand-in bots play all seats.
        """
        by_bots = [seat.played_by_bot for seat in self.seats]
        waited_for = False in by_bots or self.course.pace is not None
        return True in by_bots and waited_for and self.bot_to_act() is not None
