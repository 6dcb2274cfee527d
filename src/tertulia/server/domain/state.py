"""The state of a table: seats, game, settings, clocks, proposals and stand-in bots (`TableState`).

Commands change it (`tertulia.server.domain.running`).
"""

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
"""Default number of days from a proposal to end the game until the game ends, if no player declines."""
MAX_END_PROPOSAL_DAYS = 60


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The time control of a table and its rules for players who leave, which guests see before they join.

    The host can change them until the game starts.
    """

    pace: Pace = Untimed()
    forfeit: Forfeit = "bot"
    end_proposal_days: Annotated[int, Meta(ge=1, le=MAX_END_PROPOSAL_DAYS)] = DEFAULT_END_PROPOSAL_DAYS
    """Days from a proposal to end the game until the game ends, if no player declines."""


DEFAULT_AGREEMENT = Agreement()


class CourseLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event that starts or stops a table's clocks: an action, or another change of the seats to act.

    The clocks of a table are computed from these lines. A line is kept as long as an undo can remove it. After that,
    only the line's effect is kept (`Course.settled`).
    """

    ply: int
    """The number of actions in the log, including the event itself if it is an action."""
    line: TimedLine
    action: bool = True
    """Whether the event is an action, so that undoing the action removes the line."""


class EndProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A pending proposal to end the game with the current scores."""

    since: datetime
    """When the first player made the proposal."""
    seats: tuple[int, ...]
    """The seats whose players agree, including those of the player who made the proposal."""


class PauseProposal(Struct, frozen=True, forbid_unknown_fields=True):
    """A pending proposal to pause the game until the time `until`."""

    until: datetime
    seats: tuple[int, ...]
    """The seats whose players agree, including those of the player who made the proposal."""


TermName = Literal["pace", "forfeit", "end_proposal_days", "patience", "substitute", "hints", "seats", "order"]


class PendingChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of a table by its host before the game starts, to which the other players have to agree."""

    options: tuple[str, ...]
    """Names of the changed options of the game."""
    terms: tuple[TermName, ...]
    """Names of the changed settings that are not options of the game.

    `end_proposal_days` stands for `Agreement.end_proposal_days`, `substitute` for the stand-in bot, `seats` for the
    number of seats, and `order` for the order of the seats.
    """
    must_agree: tuple[int, ...]
    """The seats whose players have not agreed yet."""
    since: int
    """The version of the table that the host's latest change produced."""


class Ended(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The early end of a game: the reason, the time, and the winner if only one player was left."""

    kind: EndKind
    at: datetime
    winner: int | None = None
    """The seat of the player who wins because all others have left, or None without a winner."""


class Course(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of a running game's state besides the match: clocks, proposals and agreements of players."""

    pace: ByTurns | Live | None = None
    """The current time control of the game; None if the table has no clocks."""
    settled: SettledClocks | None = None
    """State of the clocks after the last event that an undo can no longer remove.

    None if there is no such event.
    """
    lines: tuple[CourseLine, ...] = ()
    """The events that an undo can still remove, in order; `settled` holds the effect of all earlier ones."""
    pauses: tuple[Interval, ...] = ()
    deadlines: tuple[int | None, ...] = ()
    """When each seat's clock runs out, in milliseconds since 1970, as of the last change.

    None for a clock that does not run.
    """
    left: tuple[int, ...] = ()
    """The time that each seat's clock has left, in milliseconds, as of the last change."""
    began: datetime | None = None
    """When the game began; None before that, and for tables without clocks."""
    slower: tuple[int, ...] = ()
    """The seats whose players have proposed to continue a live game with a turn-based time control."""
    end_proposal: EndProposal | None = None
    pause_proposal: PauseProposal | None = None
    lost: tuple[int, ...] = ()
    """The seats whose players have lost by a timeout or resignation.

    A bot plays on, and these seats are ranked last.
    """
    departures: tuple[Departure, ...] = ()
    """Timeouts and resignations of players, in order."""
    ended: Ended | None = None
    terms: int = 0
    """The version of the table after the host's last change of its settings, before the game starts.

    It is 0 if the host has not changed the settings, and once the game has started.
    """
    pending_changes: PendingChanges | None = msgspec.field(name="altered", default=None)
    """Before the game: the host's changes that players have yet to agree to; None if all have agreed."""

    def due(self, end_proposal_days: int) -> int | None:
        """Return when a clock next runs out, or an undeclined proposal ends the game, in ms since 1970.

        `end_proposal_days` is the number of days from the proposal to the end of the game. Returns None if no clock
        runs and no proposal to end the game is pending, and after an early end of the game.
        """
        if self.ended is not None:
            return None
        known = [end for end in self.deadlines if end is not None]
        if self.end_proposal is not None:
            known.append(int(self.end_proposal.since.timestamp() * 1000) + end_proposal_days * DAY_SECONDS * 1000)
        return min(known, default=None)


class ExcludedTime(Struct, frozen=True):
    """Periods during which a table's clocks stand still: outages of the site, and the players' calendars.

    A calendar gives a player's nights, weekends and vacations.
    """

    outages: tuple[Interval, ...] = ()
    """Past outages of the site; one that still goes on lasts until now."""
    calendars: Mapping[GuestId, SeatCalendar] = {}
    """The calendars of the table's players by guest id; players without one are omitted."""
    outage_ongoing: bool = False
    """Whether an outage may still go on: then it is not known when clocks run out."""


NO_EXCLUDED_TIME = ExcludedTime()


MINUTE, HOUR = 60, 3600
DEFAULT_PATIENCE_SECONDS = 600
"""Default of `Terms.patience`: seconds of absence after which others can replace a player by a bot."""
DEFAULT_TURN_BASED_PATIENCE_SECONDS = DAY_SECONDS
"""Default of `Terms.patience` in turn-based games: seconds until a player can replace an absent host.

A host is replaced only before the game starts. During a turn-based game, players need not be present.
"""
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
    """Return the default of `Terms.patience` for a time control.

    After so many seconds of absence, other players can replace a player by a bot, or become host instead of the host.
    """
    return DEFAULT_TURN_BASED_PATIENCE_SECONDS if isinstance(pace, ByTurns) else DEFAULT_PATIENCE_SECONDS


class Substitution(NamedTuple):
    """A change of the stand-in bot of a seat: a bot took over, or the player took the seat back."""

    ply: int
    """The number of actions in the log before the change."""
    seat: int
    bot: str | None
    """The bot that plays the seat from then on; None if the player took it back."""


Substitutions = tuple[Substitution, ...]


def add_substitution(substitutions: Substitutions, new: Substitution) -> Substitutions:
    """Return the changes of stand-in bots (`Substitution`), with the change `new` added at the end.

    Of several changes for a seat at one ply only the last is kept, because no action was made in between. If the
    seat's stand-in bot is `new.bot` already, `new` is not added.
    """
    others = tuple(each for each in substitutions if (each.ply, each.seat) != (new.ply, new.seat))
    return others if stand_in_of_seat(others, new.seat) == new.bot else (*others, new)


def move_substitutions_back(substitutions: Substitutions, position: int) -> Substitutions:
    """Return the changes of stand-in bots (`Substitution`) after an undo that leaves `position` actions.

    Changes with a higher ply move to ply `position`.
    """
    found: Substitutions = ()
    for each in substitutions:
        found = add_substitution(found, each._replace(ply=min(each.ply, position)))
    return found


def repair_substitutions(substitutions: Iterable[Substitution], seats: Seats, position: int) -> Substitutions:
    """Correct stored changes of stand-in bots that contradict a table's seats, and return the result.

    Changes (`Substitution`) of unknown seats and of bots' own seats are dropped. Plies are altered so that they never
    decrease and are at most `position`. If the last change of a seat does not lead to the seat's current stand-in bot,
    a change is added.
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
    """Return the bot that stands in for the player of a seat, or None.

    `substitutions` are all changes of the table's stand-in bots so far, in order.
    """
    return next((each.bot for each in reversed(substitutions) if each.seat == seat), None)


Phase = Literal["open", "running", "over"]


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of a table that its host can change until the game starts."""

    options: Mapping[str, str]
    agreement: Agreement
    patience: int
    """Seconds of absence after which any other player can replace a player by a bot; 0 for never."""
    substitute: str
    """The bot that stands in for players who are away or forfeit."""
    hints: bool
    """Whether players can ask for hints during the game."""


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
    """The log as encoded for viewers: a line for the set-up, then one for each action."""
    version: int = 1
    substitutions: Substitutions = ()
    """The changes of stand-in bots during the game, in order; at most one for a seat and a ply."""
    rematch_table: str | None = None
    """The id of the rematch, the next table with the same players; None if none was opened."""
    course: Course = field(default_factory=Course)
    """The clocks of the table, and the proposals and agreements of its players."""
    terms: Terms | None = None
    """The table's settings if the host has changed them; None if they are those with which it was opened."""
    views: Any = None
    """Cache of the JSON views of this state, for all viewers (`tertulia.server.http.view_cache`)."""

    def fork(self) -> TableState:
        """Return a copy of the state for a command to change."""
        match = None if self.match is None else self.match.fork()
        return TableState(
            self.phase, self.host, self.seats, match, self.log.copy(), self.version, self.substitutions, self.rematch_table,
            self.course, self.terms,
        )  # fmt: skip

    @property
    def position(self) -> int:
        """The number of actions in the log; 0 before the game."""
        return 0 if self.match is None else self.match.position

    @property
    def settled_lines(self) -> int:
        """The number of lines at the beginning of the log that an undo can no longer remove."""
        return 0 if self.match is None else self.match.settled_ply + 1

    def record(self) -> GameRecord:
        """Return the record of the game: set-up, actions, and the changes between players and stand-in bots.

        A record suffices to replay the game. The game must have started.
        """
        assert self.match is not None
        handed = [RecordedSubstitution(*each) for each in self.substitutions]
        return msgspec.structs.replace(self.match.record(), handed=handed)

    def actors(self) -> list[int]:
        """Return the seats that may act now."""
        return [] if self.match is None or self.phase != "running" else self.match.actors()

    @property
    def round(self) -> int | None:
        """The number of the current round, or None before the game and in games without rounds."""
        return None if self.match is None else self.match.game.round_number(self.match.state)

    @property
    def bots_only(self) -> bool:
        """Whether bots own all seats, so that no person takes part."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def only_bots_decide(self) -> bool:
        """Whether bots play all seats now, as owners or as stand-ins."""
        return all(seat.played_by_bot for seat in self.seats)

    def bot_to_act(self) -> int | None:
        """Return the first seat that may act and that a bot plays, or None."""
        return next((seat for seat in self.actors() if self.seats[seat].played_by_bot), None)

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot may act, and a player or a clock waits for it.

        Games with clocks go on to their end, even if stand-in bots play all seats.
        """
        by_bots = [seat.played_by_bot for seat in self.seats]
        waited_for = False in by_bots or self.course.pace is not None
        return True in by_bots and waited_for and self.bot_to_act() is not None
