"""The state of a table: terms, time control, clocks and substitutions. Commands change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from tertulia.play import GameRecord, Match
from tertulia.play.clock import ByTurns, Interval, Live, Pace, SeatCalendar, SettledClocks, TimedLine, Untimed
from tertulia.play.encoded_ply import EncodedPly
from tertulia.play.log import Log
from tertulia.play.records import RecordedSubstitution
from tertulia.play.time_played import Departure, EndKind, Forfeit
from tertulia.server.domain.seats import GuestId, Seats

DAY_SECONDS = 86_400
DEFAULT_END_PROPOSAL_DAYS = 7
"""Default days after which an unopposed proposal to end the game takes effect."""
MAX_END_PROPOSAL_DAYS = 60


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time control and forfeit rule of a table, shown before players join.

    The host can change them until the game starts.
    """

    pace: Pace = Untimed()
    forfeit: Forfeit = "bot"
    end_proposal_days: Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)] = DEFAULT_END_PROPOSAL_DAYS
    """Days after which an unopposed proposal to end the game takes effect."""


DEFAULT_AGREEMENT = Agreement()


class CourseLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of the clocks that an undo can still remove."""

    ply: int
    """The number of actions in the log when the entry was made."""
    line: TimedLine
    action: bool = True
    """Whether it belongs to an action: undoing the action removes it."""


class EndProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal to end the game with the current scores."""

    since: datetime
    """When the first player proposed it."""
    seats: tuple[int, ...]
    """The seats that agree."""


class PauseProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal to pause the game."""

    until: datetime
    seats: tuple[int, ...]
    """The seats that agree."""


AlteredTerm = Literal["pace", "forfeit", "wish", "patience", "substitute", "hints", "seats", "order"]


class Altered(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a table by its host that other players have to agree to, before the game starts."""

    options: tuple[str, ...]
    """The changed options of the game."""
    terms: tuple[AlteredTerm, ...]
    """The other changed terms: time control, forfeit rule, days of a proposal, patience, stand-in bot, hints, number of
    seats, seat order."""
    unsure: tuple[int, ...]
    """Seats of players who have not agreed yet."""
    since: int
    """The table's version of the latest change."""


class Ended(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The early end of a game."""

    kind: EndKind
    at: datetime
    winner: int | None = None
    """The seat of the only player who is left, or None if there is no winner."""


class Course(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The state of a table's clocks, and what its players have proposed and agreed on."""

    pace: ByTurns | Live | None = None
    """The current time control; None without clocks."""
    settled: SettledClocks | None = None
    """The clocks after the entries that can no longer be undone."""
    lines: tuple[CourseLine, ...] = ()
    """The entries since `settled`."""
    pauses: tuple[Interval, ...] = ()
    ends: tuple[int | None, ...] = ()
    """The deadline of each seat as of the last change, in milliseconds since 1970; None for a clock that does not
    run."""
    left: tuple[int, ...] = ()
    """Time left of each seat as of the last change, in milliseconds."""
    began: datetime | None = None
    """When the game began."""
    slower: tuple[int, ...] = ()
    """Seats that propose to continue a live game turn-based."""
    end_proposal: EndProposal | None = None
    pause_proposal: PauseProposal | None = None
    lost: tuple[int, ...] = ()
    """Seats whose players have lost: a bot plays on, and they are ranked last."""
    departures: tuple[Departure, ...] = ()
    """Timeouts and resignations, in order."""
    ended: Ended | None = None
    terms: int = 0
    """Before the game: the version since which the table's settings are as they are now; 0 for unchanged."""
    altered: Altered | None = None
    """Before the game: changes that players have to agree to, or None."""

    def due(self, end_proposal_days: int) -> int | None:
        """The next timeout or end by proposal, in milliseconds since 1970, or None."""
        if self.ended is not None:
            return None
        known = [end for end in self.ends if end is not None]
        if self.end_proposal is not None:
            known.append(int(self.end_proposal.since.timestamp() * 1000) + end_proposal_days * DAY_SECONDS * 1000)
        return min(known, default=None)


class ExcludedTime(Struct, frozen=True):
    """Time that a table's clocks leave out: outages of the site, and calendars of the players."""

    outages: tuple[Interval, ...] = ()
    """Outages of the site; one that may go on lasts until now."""
    calendars: Mapping[GuestId, SeatCalendar] = {}
    """Calendars of the table's players by guest id; players without one are omitted."""
    outage_ongoing: bool = False
    """Whether an outage may go on: then it is unknown when clocks run out."""


NO_EXCLUDED_TIME = ExcludedTime()


MINUTE, HOUR = 60, 3600
DEFAULT_PATIENCE_SECONDS = 600
"""Default of a table's patience: seconds that a player may be away before the others can let a bot stand in."""
DEFAULT_TURN_BASED_PATIENCE_SECONDS = DAY_SECONDS
"""Default patience of turn-based tables, in seconds. Players need not be present there, so it only concerns an absent
host before the game starts."""
PaceName = Literal["none", "quick", "live", "calm", "daily", "turns", "slow"]


def _live(minutes: int, increment: int) -> Live:
    return Live(bank=minutes * MINUTE, increment=increment, pause=HOUR)


def _by_turns(reserve: int, per_move: int, cap: int, *, weekends: bool = True) -> ByTurns:
    return ByTurns(
        reserve=reserve,
        per_move=per_move,
        cap=cap,
        nights=True,
        weekends=weekends,
        vacation_days=30,
        pause=7 * DAY_SECONDS,
    )


PACES: Mapping[PaceName, Pace] = {
    "none": Untimed(),
    "quick": _live(10, 15),
    "live": _live(20, 30),
    "calm": _live(45, 60),
    "daily": _by_turns(2 * DAY_SECONDS, 12 * HOUR, 3 * DAY_SECONDS, weekends=False),
    "turns": _by_turns(3 * DAY_SECONDS, DAY_SECONDS, 5 * DAY_SECONDS),
    "slow": _by_turns(7 * DAY_SECONDS, 2 * DAY_SECONDS, 14 * DAY_SECONDS),
}


def default_patience(pace: Pace) -> int:
    """The default patience of a table with this time control, in seconds."""
    return DEFAULT_TURN_BASED_PATIENCE_SECONDS if isinstance(pace, ByTurns) else DEFAULT_PATIENCE_SECONDS


class Substitution(NamedTuple):
    """A stand-in bot took over a seat, or the player took it back."""

    ply: int
    """The number of actions before it."""
    seat: int
    bot: str | None
    """The bot that plays from then on, or None if the player took the seat back."""


Substitutions = tuple[Substitution, ...]


def add_substitution(substitutions: Substitutions, new: Substitution) -> Substitutions:
    """The substitutions with another one.

    Of several substitutions of a seat at one ply only the last is kept, because no action was made in between.
    """
    others = tuple(each for each in substitutions if (each.ply, each.seat) != (new.ply, new.seat))
    return others if stand_in_of_seat(others, new.seat) == new.bot else (*others, new)


def move_substitutions_back(substitutions: Substitutions, position: int) -> Substitutions:
    """The substitutions after an undo to `position`: later ones move there."""
    found: Substitutions = ()
    for each in substitutions:
        found = add_substitution(found, each._replace(ply=min(each.ply, position)))
    return found


def repair_substitutions(substitutions: Iterable[Substitution], seats: Seats, position: int) -> Substitutions:
    """The substitutions without those that do not fit a table, ending with its current stand-in bots.

    Only players' seats have substitutions. Plies never decrease, and are at most `position`.
    """
    found: Substitutions = ()
    for each in substitutions:
        if 0 <= each.seat < len(seats) and seats[each.seat].kind != "bot":
            least = found[-1].ply if found else 0
            found = add_substitution(found, each._replace(ply=min(max(each.ply, least), position)))
    for number, seat in enumerate(seats):
        if stand_in_of_seat(found, number) != seat.stand_in:
            found = add_substitution(found, Substitution(position, number, seat.stand_in))
    return found


def stand_in_of_seat(substitutions: Substitutions, seat: int) -> str | None:
    """The bot that stands in for the player of a seat, or None."""
    return next((each.bot for each in reversed(substitutions) if each.seat == seat), None)


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
