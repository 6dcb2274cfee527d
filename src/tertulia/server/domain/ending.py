"""Games that end early: timeouts, resignations, and proposals to end the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from tertulia.play.time_played import Departure
from tertulia.server.domain import events, timekeeping
from tertulia.server.domain.errors import BotPlays, NotYourSeat, SeatLost
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Ended, EndProposal, ExcludedTime
from tertulia.server.domain.seating import require_running, seat_at, set_stand_in
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.domain.time_commands import OpposeEnd, ProposeEnd, Resign

Events = Sequence[TableEvent]


def resign(command: Resign, table: Table, state: TableState, now: datetime) -> Events:
    """Resign a seat: a bot takes over, or the player loses, as the table's settings say.

    If only bots are left, the game ends. Raises `NotRunning`, `NotYourSeat`, `SeatLost`, or `BotPlays` if a bot stands
    in.
    """
    require_running(state)
    number = command.seat
    if number not in seats_of(state.seats, command.guest):
        raise NotYourSeat(f"seat {number} is not yours")
    require_not_lost(state, number)
    if seat_at(state, number).bot is not None:
        raise BotPlays("a bot plays for you already")
    _note_departure(state, number, "resigned")
    happened = [events.Resigned(table, number), *_forfeit(table, state, number, now)]
    if state.phase == "running" and state.only_bots_decide:
        happened += _end(table, state, Ended("deserted", now))
    return happened


def apply_timeouts(table: Table, state: TableState, now: datetime, away: ExcludedTime) -> Events:
    """Apply what the clock brings at `now`: timeouts, and the end of a game by an unopposed proposal."""
    if state.match is None or state.phase != "running":
        return []
    proposal = state.course.end_proposal
    if proposal is not None and now >= proposal.since + timedelta(days=table.agreement.end_proposal_days):
        return _end(table, state, Ended("wish", now))
    happened: list[TableEvent] = []
    for seat in timekeeping.timed_out_seats(state, now, away):
        if state.phase == "running":
            happened.append(events.TimedOut(table, seat, state.seats[seat].guest))
            _note_departure(state, seat, "time")
            happened += _forfeit(table, state, seat, now)
    if not happened and not away.outage_ongoing and timekeeping.deadlines_of(state, now, away) != state.course.ends:
        return [events.ProposalsChanged(table)]  # a vacation or an outage has moved the deadline
    return happened


def propose_end(command: ProposeEnd, table: Table, state: TableState, now: datetime) -> Events:
    """Propose or agree to end the game; it ends once all players agree."""
    require_running(state)
    own = require_own_seats(state, command.guest)
    course = state.course
    proposal = course.end_proposal or EndProposal(now, ())
    agree = tuple(sorted({*proposal.seats, *own}))
    if agree == proposal.seats:
        return []
    if set(human_seats(state)) <= set(agree):
        return _end(table, state, Ended("agreed", now))
    state.course = replace(course, end_proposal=replace(proposal, seats=agree))
    return [events.ProposalsChanged(table)]


def oppose_end(command: OpposeEnd, table: Table, state: TableState) -> Events:
    """Decline the proposal to end the game: it is withdrawn for all players."""
    require_running(state)
    require_own_seats(state, command.guest)
    if state.course.end_proposal is None:
        return []
    state.course = replace(state.course, end_proposal=None)
    return [events.ProposalsChanged(table)]


def require_not_lost(state: TableState, seat: int) -> None:
    """Raises `SeatLost` if the player of a seat has lost it."""
    if seat in state.course.lost:
        raise SeatLost("the game is over for you: a bot plays on in your place")


def require_own_seats(state: TableState, guest: GuestId) -> list[int]:
    """The seats of a guest that are not lost.

    Raises `NotYourSeat` if the guest has none, `SeatLost` if all are lost.
    """
    own = seats_of(state.seats, guest)
    if not own:
        raise NotYourSeat("you have no seat at this table")
    if all(seat in state.course.lost for seat in own):
        raise SeatLost("the game is over for you: a bot plays on in your place")
    return [seat for seat in own if seat not in state.course.lost]


def human_seats(state: TableState) -> list[int]:
    """The seats that players play now, without those played by bots: their agreement is needed."""
    return [number for number, seat in enumerate(state.seats) if not seat.played_by_bot]


def _note_departure(state: TableState, seat: int, why: Literal["time", "resigned"]) -> None:
    """Note the timeout or resignation for the game record."""
    gone = Departure(state.position, seat, why)
    state.course = replace(state.course, departures=(*state.course.departures, gone))


def _forfeit(table: Table, state: TableState, seat: int, now: datetime) -> Events:
    """Let a bot play a seat after a timeout or a resignation.

    If the table's settings say so, its player has lost for good. The game ends if that leaves one player, or none.
    """
    happened = [] if state.seats[seat].bot is not None else list(set_stand_in(table, state, seat, table.substitute))
    if table.agreement.forfeit == "bot":
        return happened
    course = state.course
    state.course = replace(course, lost=tuple(sorted({*course.lost, seat})))
    left = [number for number, each in enumerate(state.seats) if each.kind != "bot" and number not in state.course.lost]
    if len(left) == 1 and sum(each.kind != "bot" for each in state.seats) > 1:
        return [*happened, *_end(table, state, Ended("forfeit", now, left[0]))]
    return happened if left else [*happened, *_end(table, state, Ended("deserted", now))]


def _end(table: Table, state: TableState, ended: Ended) -> list[TableEvent]:
    """End the game with the current scores."""
    state.phase = "over"
    state.course = replace(state.course, ended=ended, end_proposal=None, pause_proposal=None)
    return [events.ProposalsChanged(table), events.Finished(table)]
