"""Games that stop early or pause.

The causes are timeouts, resignations, and proposals to end, to pause or to become turn-based. Players who have not
answered a proposal are notified (`tertulia.server.domain.notifications`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from tertulia.play.clock import ByTurns, Interval, Live
from tertulia.play.time_played import Departure
from tertulia.server.domain import events, timekeeping
from tertulia.server.domain.commands import (
    MAX_PAUSE_HOURS,
    EndPause,
    ProposeEnd,
    ProposePause,
    ProposeTurnBased,
    Resign,
)
from tertulia.server.domain.errors import BadCommand, BotPlays, NoPause, NotLive, NotYourSeat, SeatLost
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.seating import require_running, seat_at, set_stand_in
from tertulia.server.domain.seats import GuestId, Seats, seats_of
from tertulia.server.domain.state import Course, Ended, EndProposal, ExcludedTime, PauseProposal, TableState
from tertulia.server.domain.table import Table

Question = EndProposal | PauseProposal


def new_proposals(old: Course, new: Course) -> Iterator[tuple[Literal["end-proposed", "pause-proposed"], Question]]:
    """Yield the proposals to end or pause a game that a change of its table has added.

    `old` and `new` are the table's `Course` before and after the change. Each result is a pair of the kind of
    notification and the proposal. A proposal that only gained further agreement is not new.
    """
    end, pause = new.end_proposal, new.pause_proposal
    if end is not None and (old.end_proposal is None or old.end_proposal.since != end.since):
        yield "end-proposed", end
    if pause is not None and (old.pause_proposal is None or old.pause_proposal.until != pause.until):
        yield "pause-proposed", pause


def guests_without_answer(seats: Seats, course: Course, question: Question) -> list[GuestId]:
    """Return the guests who have not agreed to the proposal `question`, each once.

    Players whose seat a stand-in bot plays are included. Players who have lost by a timeout or resignation are not.
    """
    agree = {seats[seat].guest for seat in question.seats if seat < len(seats)}
    own = [seat.guest for number, seat in enumerate(seats) if number not in course.lost]
    return list(dict.fromkeys(guest for guest in own if guest is not None and guest not in agree))


Events = Sequence[TableEvent]


def resign(command: Resign, table: Table, state: TableState, now: datetime) -> Events:
    """Resign a seat: a bot takes over, and the player has also lost if the table's forfeit rule says so.

    If only bots are left, the game ends. Changes `state` in place, and returns the events of the changes. Raises
    `NotRunning`, `NotYourSeat`, `SeatLost`, or `BotPlays` if a bot already stands in.
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
    """Apply the timeouts that are due at `now`, and end the game if a proposal to end it takes effect.

    Such a proposal takes effect if no player declines it in time. Clocks stand still during the periods in `away`.
    Changes `state` in place, and returns the events of the changes.
    """
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
    if (
        not happened
        and not away.outage_ongoing
        and timekeeping.deadlines_of(state, now, away) != state.course.deadlines
    ):
        return [events.ProposalsChanged(table)]  # a vacation or an outage has moved the deadline
    return happened


def propose_end(command: ProposeEnd, table: Table, state: TableState, now: datetime) -> Events:
    """Propose to end the game, agree to the proposal, or decline it.

    The game ends once all players agree. Declining withdraws the proposal for all players. Changes `state` in place,
    and returns the events of the changes. Raises `NotRunning`, `NotYourSeat` or `SeatLost`.
    """
    require_running(state)
    own = require_own_seats(state, command.guest)
    course = state.course
    if not command.agree:
        state.course = replace(course, end_proposal=None)
        return [] if course.end_proposal is None else [events.ProposalsChanged(table)]
    proposal = course.end_proposal or EndProposal(now, ())
    agree = tuple(sorted({*proposal.seats, *own}))
    if agree == proposal.seats:
        return []
    if set(human_seats(state)) <= set(agree):
        return _end(table, state, Ended("agreed", now))
    state.course = replace(course, end_proposal=replace(proposal, seats=agree))
    return [events.ProposalsChanged(table)]


def require_not_lost(state: TableState, seat: int) -> None:
    """Raise `SeatLost` if the player of a seat has lost by a timeout or resignation."""
    if seat in state.course.lost:
        raise SeatLost("you have lost your seat: a bot plays in your place")


def require_own_seats(state: TableState, guest: GuestId) -> list[int]:
    """Return the seats of a guest that are not lost by a timeout or resignation.

    Raises `NotYourSeat` if the guest has no seat, `SeatLost` if all are lost.
    """
    own = seats_of(state.seats, guest)
    if not own:
        raise NotYourSeat("you have no seat at this table")
    if all(seat in state.course.lost for seat in own):
        raise SeatLost("you have lost your seat: a bot plays in your place")
    return [seat for seat in own if seat not in state.course.lost]


def human_seats(state: TableState) -> list[int]:
    """Return the seats that people play now, not bots. Their agreement to proposals is needed."""
    return [number for number, seat in enumerate(state.seats) if not seat.played_by_bot]


def _note_departure(state: TableState, seat: int, why: Literal["time", "resigned"]) -> None:
    """Add the timeout or resignation of a seat's player to the state, for the game record."""
    departure = Departure(state.position, seat, why)
    state.course = replace(state.course, departures=(*state.course.departures, departure))


def _forfeit(table: Table, state: TableState, seat: int, now: datetime) -> Events:
    """Let a bot play a seat after a timeout or a resignation, and apply the table's forfeit rule.

    Unless the rule is `bot`, the player has lost for good. Then the game ends unless at least two players,
    bots not counted, are left. Changes `state` in place, and returns the events of the changes.
    """
    happened = [] if state.seats[seat].bot is not None else list(set_stand_in(table, state, seat, table.substitute))
    if table.agreement.forfeit == "bot":
        return happened
    course = state.course
    state.course = replace(course, lost=tuple(sorted({*course.lost, seat})))
    remaining_seats = [
        number for number, each in enumerate(state.seats) if each.kind != "bot" and number not in state.course.lost
    ]
    if len(remaining_seats) == 1 and sum(each.kind != "bot" for each in state.seats) > 1:
        return [*happened, *_end(table, state, Ended("forfeit", now, remaining_seats[0]))]
    return happened if remaining_seats else [*happened, *_end(table, state, Ended("deserted", now))]


def _end(table: Table, state: TableState, ended: Ended) -> list[TableEvent]:
    """End the game early, with the current scores, and withdraw all proposals.

    Changes `state` in place, and returns the events of the changes. `ended` says why and when the game ends.
    """
    state.phase = "over"
    state.course = replace(state.course, ended=ended, end_proposal=None, pause_proposal=None)
    return [events.ProposalsChanged(table), events.GameFinished(table)]


HOUR_SECONDS = 3600
STALLED_AFTER = timedelta(hours=1)
"""The time without an action after which one player alone can make a live game turn-based."""
TURN_BASED_PACE = ByTurns(
    reserve=2 * 24 * HOUR_SECONDS,
    per_move=12 * HOUR_SECONDS,
    cap=4 * 24 * HOUR_SECONDS,
    nights=True,
    pause=7 * 24 * HOUR_SECONDS,
)
"""The time control that a live game gets when it becomes turn-based.

Each seat has a reserve of two days, which grows by 12 hours a turn up to four days. Clocks stop during players' quiet
hours. Pauses may last seven days in all.
"""


def propose_pause(command: ProposePause, table: Table, state: TableState, now: datetime) -> Events:
    """Propose a pause, or agree to the proposed one. It begins once all players agree.

    Changes `state` in place, and returns the events of the changes. Raises `NotRunning`, `NotYourSeat`, `SeatLost`,
    `NoPause`, or `BadCommand` for a number of hours outside 1 to `MAX_PAUSE_HOURS`.
    """
    require_running(state)
    own, course = require_own_seats(state, command.guest), state.course
    if course.pace is None or not pause_left(state, now):
        raise NoPause("this table has no pauses, or no pause time left")
    if paused_until(state, now) is not None:
        return []
    if not 1 <= command.hours <= MAX_PAUSE_HOURS:
        raise BadCommand(f"hours: must be 1 to {MAX_PAUSE_HOURS}, not {command.hours}")
    until = now + min(timedelta(hours=command.hours), pause_left(state, now))
    proposal = course.pause_proposal
    if proposal is None or proposal.until <= now:
        proposal = PauseProposal(until, ())
    agree = tuple(sorted({*proposal.seats, *own}))
    if set(human_seats(state)) <= set(agree):
        state.course = replace(course, pause_proposal=None, pauses=(*course.pauses, Interval(now, proposal.until)))
    elif agree == proposal.seats:
        return []
    else:
        state.course = replace(course, pause_proposal=replace(proposal, seats=agree))
    return [events.ProposalsChanged(table)]


def end_pause(command: EndPause, table: Table, state: TableState, now: datetime) -> Events:
    """End the current pause and decline a proposed one, for all players of the table.

    Changes `state` in place, and returns the events of the changes. Raises `NotRunning`, `NotYourSeat` or `SeatLost`.
    """
    require_running(state)
    require_own_seats(state, command.guest)
    course = state.course
    if paused_until(state, now) is None and course.pause_proposal is None:
        return []
    pauses = tuple(Interval(each.begin, now) if each.begin <= now < each.end else each for each in course.pauses)
    state.course = replace(course, pause_proposal=None, pauses=pauses)
    return [events.ProposalsChanged(table)]


def propose_turn_based(command: ProposeTurnBased, table: Table, state: TableState, now: datetime) -> Events:
    """Propose to continue a live game turn-based, or agree to it.

    The game becomes turn-based once all players who look at the table agree, or at once if there was no action for
    `STALLED_AFTER`. Then all clocks begin with a full reserve. Changes `state` in place, and returns the events of the
    changes. Raises `NotRunning`, `NotYourSeat`, `SeatLost` or `NotLive`.
    """
    require_running(state)
    own, course = require_own_seats(state, command.guest), state.course
    if not isinstance(course.pace, Live):
        raise NotLive("only a live game can be continued turn-based")
    there = {seat for seat in human_seats(state) if state.seats[seat].guest in {*command.present, command.guest}}
    agree = tuple(sorted({*course.slower, *own}))
    if not there <= set(agree) and now < last_action_at(state, now) + STALLED_AFTER:
        state.course = replace(course, slower=agree)
        return [] if agree == course.slower else [events.ProposalsChanged(table)]
    state.course = replace(
        course, pace=TURN_BASED_PACE, settled=None, lines=(), pauses=(), pause_proposal=None, slower=()
    )
    return [events.BecameTurnBased(table)]


def last_action_at(state: TableState, now: datetime) -> datetime:
    """Return when the last action was made.

    If its time was not recorded, return when the game began, and if that was not recorded either, `now`.
    """
    match = state.match
    last = match.log[-1].time if match is not None and match.log else None
    return last or state.course.began or now


def paused_until(state: TableState, now: datetime) -> datetime | None:
    """Return when the current pause ends, or None if the game is not paused."""
    return next((each.end for each in state.course.pauses if each.begin <= now < each.end), None)


def pause_left(state: TableState, now: datetime) -> timedelta:
    """Return the time for pauses that the table has left; zero for a table without clocks."""
    pace = state.course.pace
    paused_time = sum((each.end - each.begin for each in state.course.pauses), timedelta(0))
    return timedelta(0) if pace is None else max(timedelta(0), timedelta(seconds=pace.pause) - paused_time)
