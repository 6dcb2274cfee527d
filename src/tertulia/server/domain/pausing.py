"""Pauses that all players agree on, and live games that continue turn-based."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from tertulia.play.clock import ByTurns, Interval, Live
from tertulia.server.domain import events
from tertulia.server.domain.ending import human_seats, require_own_seats
from tertulia.server.domain.errors import BadCommand, NoPause, NotStalled
from tertulia.server.domain.events import TableEvent
from tertulia.server.domain.pacing import PauseProposal
from tertulia.server.domain.seating import require_running
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tertulia.server.domain.time_commands import AskPause, GoByTurns, LiftPause

Events = Sequence[TableEvent]
HOUR_SECONDS = 3600
MAX_PAUSE_HOURS = 60 * 24
"""The longest pause that can be proposed, in hours: as long as any time control allows."""
STALLED_AFTER = timedelta(hours=1)
"""Time without an action after which one player alone can make a live game turn-based."""
TURN_BASED_PACE = ByTurns(
    reserve=2 * 24 * HOUR_SECONDS,
    per_move=12 * HOUR_SECONDS,
    cap=4 * 24 * HOUR_SECONDS,
    nights=True,
    pause=7 * 24 * HOUR_SECONDS,
)
"""The time control of a live game that continues turn-based."""


def propose_pause(command: AskPause, table: Table, state: TableState, now: datetime) -> Events:
    """Propose a pause, or agree to the proposed one. It begins once all players agree.

    Raises `NotRunning`, `NotYourSeat`, `SeatLost`, `NoPause`, or `BadCommand` for a number of hours out of range.
    """
    require_running(state)
    own, course = require_own_seats(state, command.guest), state.course
    if course.pace is None or not pause_left(state, now):
        raise NoPause("this table has no time for pauses, or none is left")
    if paused_until(state, now) is not None:
        return []
    if not 1 <= command.hours <= MAX_PAUSE_HOURS:
        raise BadCommand(f"hours: 1 to {MAX_PAUSE_HOURS}, not {command.hours}")
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


def end_pause(command: LiftPause, table: Table, state: TableState, now: datetime) -> Events:
    """End the current pause, and decline a proposed one. Raises `NotRunning`, `NotYourSeat` or `SeatLost`."""
    require_running(state)
    require_own_seats(state, command.guest)
    course = state.course
    if paused_until(state, now) is None and course.pause_proposal is None:
        return []
    pauses = tuple(Interval(each.begin, now) if each.begin <= now < each.end else each for each in course.pauses)
    state.course = replace(course, pause_proposal=None, pauses=pauses)
    return [events.ProposalsChanged(table)]


def propose_turn_based(command: GoByTurns, table: Table, state: TableState, now: datetime) -> Events:
    """Propose to continue a live game turn-based, or agree to it.

    It does so once all players who look at the table agree, or at once if there was no action for
    `STALLED_AFTER`. All clocks begin with a full reserve. Raises `NotRunning`, `NotYourSeat`, `SeatLost` or `NotStalled`.
    """
    require_running(state)
    own, course = require_own_seats(state, command.guest), state.course
    if not isinstance(course.pace, Live):
        raise NotStalled("only a live game can go on by turns")
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
    """When the last action was made. If unknown, when the game began, or `now`."""
    match = state.match
    last = match.log[-1].time if match is not None and match.log else None
    return last or state.course.began or now


def paused_until(state: TableState, now: datetime) -> datetime | None:
    """When the current pause ends, or None."""
    return next((each.end for each in state.course.pauses if each.begin <= now < each.end), None)


def pause_left(state: TableState, now: datetime) -> timedelta:
    """The pause time that the table has left."""
    pace = state.course.pace
    spent = sum((each.end - each.begin for each in state.course.pauses), timedelta(0))
    return timedelta(0) if pace is None else max(timedelta(0), timedelta(seconds=pace.pause) - spent)
