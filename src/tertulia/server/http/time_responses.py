"""Responses about time controls, clocks, proposals and calendars.

Times are milliseconds since 1970, and durations are milliseconds, unless the docstring says otherwise.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tertulia.play.clock import Live, Pace, Untimed
from tertulia.play.clock.pace import clock_settings
from tertulia.play.time_played import EndKind, Forfeit
from tertulia.server.domain.calendars import PlayerTime, calendar_of
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.state import DAY_SECONDS, TableState, TermName
from tertulia.server.domain.table import Table


class PaceResponse(Struct):
    """A time control (docs/pace.md). Durations are in seconds, except `vacation_days`."""

    kind: Literal["none", "live", "by turns"]
    start: int = 0
    """The time on each seat's clock when the game starts, in seconds."""
    added: int = 0
    """The time that is added after each turn, or after each decision if `by_decision`, in seconds."""
    cap: int = 0
    delay: int = 0
    by_decision: bool = False
    nights: bool = False
    weekends: bool = False
    vacation_days: int = 0
    pause: int = 0


class AgreementResponse(Struct):
    """The time control and forfeit rule of a table."""

    pace: PaceResponse
    forfeit: Forfeit
    """What happens if a player times out or resigns: a `bot` plays for them, or they lose (`end`)."""
    end_proposal_days: int
    """Days after which an unopposed proposal to end the game takes effect."""


class SeatClockResponse(Struct):
    """The clock of a seat, as of the last change of the table."""

    left: int
    """The time that the clock has left, in milliseconds."""
    deadline: int | None
    """When the clock runs out if the player does not act, in milliseconds since 1970; null if it does not run."""


class ProposalResponse(Struct):
    """A pending proposal to end or to pause the game.

    It takes effect if all players agree. A proposal to end the game also takes effect at the time `until`
    if no player has opposed it.
    """

    seats: list[int]
    """The seats whose players agree."""
    until: int
    """When a proposed end takes effect unless a player opposes it, or when a proposed pause ends.

    In milliseconds since 1970.
    """


class DepartureResponse(Struct):
    """A timeout or resignation of a player, after `ply` actions."""

    ply: int
    seat: int
    why: Literal["time", "resigned"]


class EndedEarlyResponse(Struct):
    """The early end of a game, and the seat of the only remaining player, if any.

    Kinds: all players `agreed`; a proposal took effect without opposition (`wish`); only one player remained
    (`forfeit`); no player remained (`deserted`).
    """

    kind: EndKind
    winner: int | None


class PendingChangesResponse(Struct):
    """Changes by the host of a table that has not started, which the other players have to agree to."""

    options: list[str]
    """Names of the changed options of the game."""
    terms: list[TermName]
    """Names of the changed settings of the table, such as `pace` or `seats`."""
    must_agree: list[int]
    """Seats of players who have not agreed yet. The game cannot start before they agree or leave."""


class TableTimeResponse(Struct):
    """The time control, clocks and pauses of a table, and its players' proposals and departures."""

    agreement: AgreementResponse
    pace: PaceResponse | None
    """The current time control; null at a table without clocks.

    It differs from the agreed one if a live game became turn-based.
    """
    clocks: list[SeatClockResponse]
    """The clocks by seat; empty at a table without clocks."""
    end_proposal: ProposalResponse | None
    """The pending proposal to end the game; null if there is none."""
    pause_proposal: ProposalResponse | None
    """The pending proposal to pause the game; null if there is none."""
    paused_until: int | None
    """The end of the last agreed pause, in milliseconds since 1970; null if there was none."""
    pause_left: int
    """How long the players may still pause the game, in milliseconds."""
    turn_based_votes: list[int]
    """Seats whose players propose to continue a live game turn-based."""
    lost: list[int]
    """Seats whose players have lost by a timeout or resignation. Bots play on, and the seats are ranked last."""
    departures: list[DepartureResponse]
    """Timeouts and resignations of players, in order."""
    ended: EndedEarlyResponse | None
    pending_changes: PendingChangesResponse | None
    """Changes that the host made before the game, if some players have not agreed yet; otherwise null."""


class VacationResponse(Struct):
    """A vacation: its first and its last day as `YYYY-MM-DD`, both included."""

    first: str
    last: str


class CalendarResponse(Struct):
    """A guest's calendar. Quiet hours, weekend and vacations are in the time zone `zone`."""

    zone: str
    quiet_from: int
    """The start of the daily quiet hours, in minutes after midnight."""
    quiet_until: int
    weekend: list[int]
    """The weekend days, as numbers; 0 is Monday."""
    saved: bool
    """Whether the guest has saved a calendar; otherwise this is the default calendar."""
    vacations: list[VacationResponse]


def pace_response(pace: Pace) -> PaceResponse:
    """Return the response that describes a time control."""
    if isinstance(pace, Untimed):
        return PaceResponse("none")
    terms = clock_settings(pace)
    return PaceResponse(
        "live" if isinstance(pace, Live) else "by turns",
        terms.start,
        terms.added,
        terms.cap,
        terms.delay,
        terms.by_decision,
        terms.nights,
        terms.weekends,
        terms.vacation_days,
        terms.pause,
    )


def agreement_response(table: Table) -> AgreementResponse:
    """Return the response that describes a table's time control and forfeit rule."""
    agreed = table.agreement
    return AgreementResponse(pace_response(agreed.pace), agreed.forfeit, agreed.end_proposal_days)


def time_response(table: Table, state: TableState) -> TableTimeResponse:
    """Return the clocks and proposals of a table, which all viewers may see."""
    course, pace, ended = state.course, state.course.pace, state.course.ended
    end, pause, changes = course.end_proposal, course.pause_proposal, course.pending_changes
    days = table.agreement.end_proposal_days
    paused_ms = sum(milliseconds(each.end) - milliseconds(each.begin) for each in course.pauses)
    return TableTimeResponse(
        agreement=agreement_response(table),
        pace=None if pace is None else pace_response(pace),
        clocks=[SeatClockResponse(left, end) for left, end in zip(course.left, course.deadlines, strict=False)],
        end_proposal=None
        if end is None
        else ProposalResponse(list(end.seats), milliseconds(end.since) + days * DAY_SECONDS * 1000),
        pause_proposal=None if pause is None else ProposalResponse(list(pause.seats), milliseconds(pause.until)),
        paused_until=milliseconds(course.pauses[-1].end) if course.pauses else None,
        pause_left=0 if pace is None else max(0, pace.pause * 1000 - paused_ms),
        turn_based_votes=list(course.slower),
        lost=list(course.lost),
        departures=[DepartureResponse(each.ply, each.seat, each.why) for each in course.departures],
        ended=None if ended is None else EndedEarlyResponse(ended.kind, ended.winner),
        pending_changes=None
        if changes is None
        else PendingChangesResponse(list(changes.options), list(changes.terms), list(changes.must_agree)),
    )


def calendar_response(person: PlayerTime) -> CalendarResponse:
    """Return the response that describes a guest's own calendar."""
    calendar = calendar_of(person)
    vacations = sorted(person.calendar.vacations, key=lambda each: each.first)
    return CalendarResponse(
        calendar.zone,
        calendar.quiet_from,
        calendar.quiet_until,
        list(calendar.weekend),
        bool(person.calendar.calendars),
        [VacationResponse(each.first.isoformat(), each.last.isoformat()) for each in vacations],
    )
