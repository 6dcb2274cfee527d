"""The clocks of a table: how changes of the table affect the time that each seat has left.

Clocks are computed from lines (`CourseLine`): actions and other changes of the seats to act. When lines can no longer
be undone, the resulting state of the clocks is stored in their place (`tertulia.play.clock.settle_clocks`). So each
change reads only a few lines, even in a long game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import takewhile

from msgspec.structs import replace

from tertulia.play.clock import (
    ByTurns,
    Live,
    SeatCalendar,
    SeatClock,
    TableTimes,
    TimedLine,
    Untimed,
    read_clocks,
    settle_clocks,
)
from tertulia.server.domain.errors import TimeIsUp, UndoNoTime
from tertulia.server.domain.events import ActionsUndone, BecameTurnBased, GameStarted, SeatActed, TableEvent
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.state import Course, CourseLine, ExcludedTime, TableState
from tertulia.server.domain.table import Table


def whole_milliseconds(moment: datetime) -> datetime:
    """Round a time down to whole milliseconds, as the log stores it.

    Clocks use rounded times, so that they agree with the log.
    """
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def clocks_of(state: TableState, now: datetime, excluded: ExcludedTime) -> tuple[SeatClock, ...]:
    """Return the clock of each seat at `now`.

    If the table has no clocks or its game does not run, each seat gets an empty `SeatClock`.
    `excluded` holds the periods during which clocks stand still.
    """
    pace = state.course.pace
    if pace is None or state.phase != "running":
        return tuple(SeatClock() for _ in state.seats)
    return read_clocks(pace, _table_times(state, [each.line for each in state.course.lines], excluded), now)


def update_clocks(
    table: Table, state: TableState, happened: Sequence[TableEvent], now: datetime, excluded: ExcludedTime
) -> None:
    """Update the clocks in `state` after the events `happened`.

    `table` still has its state before the events. `excluded` holds the periods during which clocks stand still.
    Raises `UndoNoTime` if a player undoes actions and the undo makes their clock run out.
    """
    if any(isinstance(event, GameStarted) for event in happened):
        state.course = _starting_course(table, state, now)
    pace = state.course.pace
    if pace is None:
        return
    if state.phase != "running":
        state.course = replace(state.course, deadlines=(), left=(), lines=(), pause_proposal=None, end_proposal=None)
        return
    lines = list(state.course.lines)
    for event in happened:
        lines = _lines_after(lines, event, table.state, state, now)
    if not lines and state.course.settled is None:  # the game has started, or the time control has changed
        lines = [CourseLine(state.position, TimedLine(now, _human_actors(state)), action=False)]
    state.course = replace(state.course, lines=_in_order(lines))
    read = clocks_of(state, now, excluded)
    for event in happened:
        if isinstance(event, ActionsUndone) and read[event.seat].out:
            raise UndoNoTime("your clock has no time left for the undo: it is charged for the time until now")
    state.course = replace(
        _settle_lines(pace, state, excluded),
        deadlines=tuple(map(_deadline_ms, read)),
        left=tuple(map(_time_left_ms, read)),
    )


def deadlines_of(state: TableState, now: datetime, excluded: ExcludedTime) -> tuple[int | None, ...]:
    """Return when each seat's clock runs out, in ms since 1970; None for a clock that does not run.

    The tuple is empty for a table without clocks. `excluded` holds the periods during which clocks stand still.
    """
    return () if state.course.pace is None else tuple(map(_deadline_ms, clocks_of(state, now, excluded)))


def require_time(state: TableState, seat: int, now: datetime, excluded: ExcludedTime) -> None:
    """Raise `TimeIsUp` if the clock of a seat has run out at `now`.

    `excluded` holds the periods during which clocks stand still.
    """
    ends = state.course.deadlines
    if state.course.pace is None or not seat < len(ends) or (end := ends[seat]) is None:
        return
    if now.timestamp() * 1000 >= end and clocks_of(state, now, excluded)[seat].out:  # otherwise the deadline has moved
        raise TimeIsUp("the time of this seat has run out")


def timed_out_seats(state: TableState, now: datetime, excluded: ExcludedTime) -> list[int]:
    """Return the seats of players who may act and whose clock has run out at `now`.

    `excluded` holds the periods during which clocks stand still.
    """
    waited = _human_actors(state)
    return [seat for seat, clock in enumerate(clocks_of(state, now, excluded)) if clock.out and seat in waited]


def would_time_out(
    table: Table, state: TableState, happened: Sequence[TableEvent], seat: int, now: datetime, excluded: ExcludedTime
) -> bool:
    """Whether the clock of a seat has run out at `now`, if the events `happened` are taken into account.

    The clocks in `state` do not change. `table` still has its state before the events.
    `excluded` holds the periods during which clocks stand still.
    """
    course = state.course
    update_clocks(table, state, happened, now, excluded)
    out = clocks_of(state, now, excluded)[seat].out
    state.course = course
    return out


def _starting_course(table: Table, state: TableState, now: datetime) -> Course:
    """Return the `Course` (clocks, proposals, agreements) of a game that starts.

    It has no clocks if the table has no time control, or if a single guest plays against bots: no opponent waits then.
    """
    pace = table.agreement.pace
    several = len(set(guests_at(state.seats))) > 1
    return Course() if isinstance(pace, Untimed) or not several else Course(pace=pace, began=now)


def _lines_after(
    lines: list[CourseLine], event: TableEvent, old: TableState, state: TableState, now: datetime
) -> list[CourseLine]:
    """Return the lines from which a table's clocks are computed (`CourseLine`), updated for an event.

    `old` is the table's state before the event, `state` the state after it.
    """
    waited = _human_actors(state)
    if isinstance(event, SeatActed):
        before, first = _human_actors(old), state.position - event.actions
        # All but the last action of a chain leave the same seats to act.
        chain = [CourseLine(first + number, TimedLine(now, before, event.seat)) for number in range(1, event.actions)]
        # A seat that ends a round and begins the next has had two turns.
        ended = event.seat in waited and state.round != old.round
        return [*lines, *chain, CourseLine(state.position, TimedLine(now, waited, event.seat, turn_ended=ended))]
    if isinstance(event, ActionsUndone):
        return [
            each if each.ply <= state.position else CourseLine(state.position, replace(each.line, actors=waited), False)
            for each in lines
            if each.ply <= state.position or not each.action
        ]
    if isinstance(event, BecameTurnBased):
        return [CourseLine(state.position, TimedLine(now, waited), action=False)]
    back = [seat for seat in range(len(state.seats)) if old.seats[seat].stand_in and not state.seats[seat].stand_in]
    if back:
        return [
            *lines,
            *(CourseLine(state.position, TimedLine(now, waited, seat, returned=True), False) for seat in back),
        ]
    if waited != _human_actors(old):
        return [*lines, CourseLine(state.position, TimedLine(now, waited), action=False)]
    return lines


def _settle_lines(pace: Live | ByTurns, state: TableState, excluded: ExcludedTime) -> Course:
    """Return the table's `Course` with all lines that can no longer be undone replaced by their effect.

    `pace` is the time control. `excluded` holds the periods during which clocks stand still.
    """
    course, last = state.course, state.settled_lines - 1
    done = list(takewhile(lambda each: each.ply <= last, course.lines))
    if not done:
        return course
    times = _table_times(state, [each.line for each in done], excluded)
    return replace(course, settled=settle_clocks(pace, times), lines=course.lines[len(done) :])


def _table_times(state: TableState, lines: Iterable[TimedLine], excluded: ExcludedTime) -> TableTimes:
    calendars = tuple(
        SeatCalendar() if seat.guest is None else excluded.calendars.get(seat.guest, SeatCalendar())
        for seat in state.seats
    )
    return TableTimes(calendars, tuple(lines), state.course.pauses, excluded.outages, state.course.settled)


def _in_order(lines: Sequence[CourseLine]) -> tuple[CourseLine, ...]:
    """Sort the lines from which a table's clocks are computed (`CourseLine`) by ply.

    They may be out of order, because lines of undone actions were moved to an earlier ply.
    """
    return tuple(sorted(lines, key=lambda each: each.ply))


def _human_actors(state: TableState) -> tuple[int, ...]:
    """Return the seats that may act and that no bot plays."""
    return tuple(seat for seat in state.actors() if not state.seats[seat].played_by_bot)


def _deadline_ms(clock: SeatClock) -> int | None:
    """Return the first whole millisecond since 1970 at which a clock has run out; None if it does not run."""
    if clock.ends is None:
        return None
    whole = whole_milliseconds(clock.ends)
    return round(whole.timestamp() * 1000) + (1 if clock.ends - whole > timedelta(0) else 0)


def _time_left_ms(clock: SeatClock) -> int:
    """Return the time that a clock has left, in whole milliseconds; 0 if the table has no clocks."""
    return 0 if clock.left is None else clock.left // timedelta(milliseconds=1)
