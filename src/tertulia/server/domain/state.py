"""A table at one moment of its life: all that a command may change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from tertulia.play import GameRecord, Match
from tertulia.play.encoded_ply import EncodedPly
from tertulia.play.log import Log
from tertulia.play.records import Handed
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Agreement, Course
from tertulia.server.domain.seats import Seats
from tertulia.server.domain.substitutions import Substitutions

Phase = Literal["open", "running", "over"]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table is played by that its host may choose anew as long as it waits."""

    options: Mapping[str, str]
    agreement: Agreement
    patience: int
    """Seconds that a player may be away before any player at the table can let a bot play for them; 0 for never."""
    substitute: str
    """The bot that others may let play for who is away."""
    hints: bool
    """Whether players may ask what they might best do."""


@dataclass(eq=False)
class TableState:
    """All that a command may change. It works on a copy, which takes the place of the old one once it is on the disk."""

    phase: Phase
    host: GuestId
    seats: Seats
    match: Match | None
    log: Log[EncodedPly]
    """As many lines as the match's log has, and one before them for the set-up."""
    version: int = 1
    substitutions: Substitutions = ()
    """Seats that were handed to bots and taken back while the game ran, in order; at a ply each seat once."""
    again: str | None = None
    """The id of the table that follows this one."""
    course: Course = field(default_factory=Course)
    """How far its clocks have come, and what the players have agreed on meanwhile."""
    terms: Terms | None = None
    """What it is played by from this state on; None where that is what it was opened with."""

    def fork(self) -> TableState:
        """A copy of the state to work on."""
        match = None if self.match is None else self.match.fork()
        return TableState(
            self.phase, self.host, self.seats, match, self.log.copy(), self.version, self.substitutions, self.again,
            self.course, self.terms,
        )  # fmt: skip

    @property
    def position(self) -> int:
        """The number of actions that the log holds."""
        return 0 if self.match is None else self.match.position

    @property
    def settled_lines(self) -> int:
        """The number of lines of the log that nobody can take back, from the first on."""
        return 0 if self.match is None else self.match.settled_ply + 1

    def record(self) -> GameRecord:
        """The record of the match, with the seats that bots played in the place of people. There must be a match."""
        assert self.match is not None
        handed = [Handed(*each) for each in self.substitutions]
        return msgspec.structs.replace(self.match.record(), handed=handed)

    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [] if self.match is None or self.phase != "running" else self.match.actors()

    @property
    def round(self) -> int | None:
        """The number of the round that is being played; None before the game, and where the game counts none."""
        return None if self.match is None else self.match.game.round(self.match.state)

    @property
    def bots_only(self) -> bool:
        """Whether nobody but bots sits at the table."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def only_bots_decide(self) -> bool:
        """Whether bots play all seats, be they theirs or somebody's who is away: nobody waits for them."""
        return all(seat.played_by_bot for seat in self.seats)

    def bot_to_act(self) -> int | None:
        """The first seat that may act and is played by a bot; None where there is none."""
        return next((seat for seat in self.actors() if self.seats[seat].played_by_bot), None)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to act at a table where people sit, or where they sat: a game with clocks comes to its end."""
        seats = [seat.played_by_bot for seat in self.seats]
        waited_for = not all(seats) or self.course.pace is not None
        return any(seats) and waited_for and self.bot_to_act() is not None
