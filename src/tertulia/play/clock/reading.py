"""Read the clocks of a table: the time that each seat has left, and when it runs out (`read_clocks`).

Clocks are computed from the times of the table's log; they do not tick. Each seat to act has a clock of its own, so in
a simultaneous phase each seat is charged separately. A clock runs out at the first moment at which no time is left; an
action at exactly that moment is too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import msgspec

from tertulia.play.clock.calendars import MICROSECONDS_PER_SECOND, days_off, to_datetime, to_microseconds
from tertulia.play.clock.counted_time import (
    CountedHours,
    Span,
    counted_duration,
    counted_spans,
    merge_spans,
    moment_after,
)
from tertulia.play.clock.pace import ByTurns, ClockSettings, Live, Pace, Untimed, clock_settings
from tertulia.play.clock.settled import SettledClock, SettledClocks
from tertulia.play.clock.times import TableTimes, TimedLine


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat at one moment."""

    left: timedelta | None = None
    """Time left in the seat's bank or reserve; None if the table has no clock.

    The rest of the delay, the uncharged time at the start of a turn or decision, is not included.
    """
    since: datetime | None = None
    """When the seat's turn (or decision, if the pace counts decisions) started; None if the seat is not to act."""
    ends: datetime | None = None
    """When the seat's time runs out if the seat does not act, or when it ran out.

    None if the seat is not to act or the table has no clock. Quiet hours, booked vacations, agreed pauses and known
    outages are taken into account. A later booking or agreement postpones this moment.
    """
    resumes: datetime | None = None
    """When the clock will run again, if the seat is to act and its clock is stopped now; else None."""
    out_since: datetime | None = None
    """When the seat's time ran out; None if the seat has time left."""

    @property
    def out(self) -> bool:
        """Whether the seat's time has run out."""
        return self.out_since is not None


@dataclass(slots=True)
class _Clock:
    """The clock of a seat while the log is processed.

    Moments are microseconds since 1970, durations microseconds.
    """

    left: int
    delay: int
    """Unused rest of the uncharged time at the start of a turn or decision, in microseconds."""
    since: int | None = None
    """Start of the seat's turn (or decision) in microseconds since 1970; None if the seat is not to act."""
    hours: CountedHours | None = None
    """Calendar that stops this clock in the current turn; None if the pace uses no calendars."""
    fresh: bool = True
    """Whether the clock, when it next starts, gets its full delay and the calendar valid at that time.

    It is True before the first start, and as soon as any seat has acted since the last start. A player who leaves and
    returns in between gets no new delay. Otherwise the player could keep the clock from running out.
    """
    ends: int = 0
    """Moment at which the clock has run out or will run out, in microseconds since 1970.

    A future moment assumes that the seat does not act. The value is not valid if the seat is not to act (`since` is
    None).
    """
    acted: bool = False
    """Whether the seat has acted since its turn (or decision) started, at the moment `since`."""
    out: int | None = None
    stood_in: bool = False
    """Whether a substitute has acted for the seat since it ran out of time."""


def read_clocks(pace: Pace, times: TableTimes, now: datetime) -> tuple[SeatClock, ...]:
    """Return the clock of each seat at `now`, or at the last line of the log if that is later.

    The result depends only on the arguments. Raises `ClockError` if `now` has no time zone.
    """
    moment = max([to_microseconds(now, "now"), *(to_microseconds(line.at) for line in times.lines)])
    if isinstance(pace, Untimed):
        return _untimed_clocks(times)
    reader = _read_lines(pace, times)
    moment = max(moment, reader.at)
    return tuple(reader.read_seat(seat, moment) for seat in range(len(times.seats)))


def settle_clocks(pace: Live | ByTurns, times: TableTimes) -> SettledClocks:
    """Return the state of the clocks after all lines, which can be stored instead of these lines.

    It is stored as `TableTimes.settled`. Reading it together with later lines gives the same result as reading all
    lines, on two conditions: all outages up to the last line are known, and calendars, vacations and pauses change only
    for the future.
    """
    reader = _read_lines(pace, times)
    return SettledClocks(reader.at, tuple(map(_settle_clock, reader.clocks)))


def _read_lines(pace: Live | ByTurns, times: TableTimes) -> _ClockReader:
    reader = _ClockReader(clock_settings(pace), times)
    for line in times.lines:
        reader.follow_line(line, max(reader.at, to_microseconds(line.at)))
    return reader


class _ClockReader:
    """Computes the clocks of a table by processing its log line by line."""

    def __init__(self, settings: ClockSettings, times: TableTimes) -> None:
        self.settings, self.seats = settings, times.seats
        pauses = merge_spans([pause.span for pause in times.pauses], settings.pause * MICROSECONDS_PER_SECOND)
        self.excluded = merge_spans([*pauses, *(outage.span for outage in times.outages)])
        self.days_off = [days_off(seat.vacations, settings.vacation_days) for seat in times.seats]
        self.delay = settings.delay * MICROSECONDS_PER_SECOND
        self.at = 0
        """Moment of the last processed line, in microseconds since 1970; 0 before the first line."""
        self.clocks = [_Clock(settings.start * MICROSECONDS_PER_SECOND, self.delay) for _ in times.seats]
        if times.settled is not None:
            self.at = times.settled.at
            self.clocks = [self._restore_clock(seat, settled) for seat, settled in enumerate(times.settled.clocks)]

    def _restore_clock(self, seat: int, settled: SettledClock) -> _Clock:
        clock = _Clock(
            settled.left,
            settled.delay,
            settled.since,
            fresh=settled.fresh,
            acted=settled.acted,
            out=settled.out,
            stood_in=settled.stood_in,
        )
        if settled.calendar is not None:
            clock.hours = CountedHours(
                settled.calendar, self.settings.nights, self.settings.weekends, self.days_off[seat]
            )
        if settled.out is not None:
            clock.ends = settled.out
        elif settled.since is not None:
            clock.ends = self._end(clock, settled.since)
        return clock

    def follow_line(self, line: TimedLine, at: int) -> None:
        """Update the clocks of all seats for a line of the log. `at` is its moment in microseconds since 1970."""
        self.at = at
        seat_acted = line.seat is not None and not line.returned
        for seat, clock in enumerate(self.clocks):
            acted = seat == line.seat and not line.returned
            done = acted and (self.settings.by_decision or line.turn_ended)
            stays = seat in line.actors
            if clock.since is not None and clock.out is None:
                clock.acted = clock.acted or acted
                self._stop(clock, at, done or not stays)
            clock.fresh = clock.fresh or seat_acted
            if clock.out is not None:
                clock.stood_in = clock.stood_in or acted
                if seat == line.seat and line.returned and clock.stood_in:
                    clock.out, clock.since = None, None
                    clock.left, clock.stood_in = self.settings.restart * MICROSECONDS_PER_SECOND, False
            if not stays:
                clock.since = None
            elif clock.since is None:
                self._start(seat, at)

    def read_seat(self, seat: int, now: int) -> SeatClock:
        """Return the clock of a seat at `now` (microseconds since 1970).

        `now` must not be earlier than the last processed line.
        """
        clock = self.clocks[seat]
        if clock.since is None:
            return SeatClock(timedelta(microseconds=clock.left), out_since=_optional_datetime(clock.out))
        left = clock.left
        if clock.out is None:
            if now >= clock.ends:
                clock.out, left = clock.ends, 0
            else:
                left, _ = self._remaining(clock, now)
        resumes = next(counted_spans(now, clock.hours, self._excluded_from(now)))[0] if clock.out is None else now
        return SeatClock(
            timedelta(microseconds=left), to_datetime(clock.since), to_datetime(clock.ends),
            to_datetime(resumes) if resumes > now else None, _optional_datetime(clock.out),
        )  # fmt: skip

    def _start(self, seat: int, at: int) -> None:
        """Start the clock of a seat. The complete turn uses the calendar that applies at its start."""
        clock = self.clocks[seat]
        clock.since, clock.acted = at, False
        if clock.out is not None:
            return
        if clock.fresh:
            clock.hours, clock.delay, clock.fresh = self._counted_hours(seat, at), self.delay, False
        clock.ends = self._end(clock, at)

    def _end(self, clock: _Clock, since: int) -> int:
        """Return when a clock that has been running since `since` will run out, in microseconds since 1970."""
        return moment_after(counted_spans(since, clock.hours, self._excluded_from(since)), clock.left + clock.delay)

    def _stop(self, clock: _Clock, at: int, finished: bool) -> None:
        """Update a running clock at moment `at`.

        If its time has run out, it is marked as run out. Otherwise, if the turn is `finished`, the elapsed time is
        charged, and the increment is added if the seat has acted.
        """
        assert clock.since is not None
        if at >= clock.ends:
            clock.out, clock.left = clock.ends, 0
        elif finished:
            clock.left, clock.delay = self._remaining(clock, at)
            if clock.acted:
                clock.left = min(
                    self.settings.cap * MICROSECONDS_PER_SECOND,
                    clock.left + self.settings.added * MICROSECONDS_PER_SECOND,
                )
            clock.since = None

    def _remaining(self, clock: _Clock, at: int) -> tuple[int, int]:
        """Return remaining time and remaining delay of a running clock at moment `at`, in microseconds.

        A delay is a time at the start of a turn that is not charged; it is used up first.
        """
        assert clock.since is not None
        used = counted_duration(counted_spans(clock.since, clock.hours, self._excluded_from(clock.since)), at)
        return clock.left - max(used - clock.delay, 0), max(clock.delay - used, 0)

    def _counted_hours(self, seat: int, at: int) -> CountedHours | None:
        if not self.settings.by_calendar:
            return None
        return CountedHours(
            self.seats[seat].calendar_at(at), self.settings.nights, self.settings.weekends, self.days_off[seat]
        )

    def _excluded_from(self, at: int) -> Sequence[Span]:
        return [span for span in self.excluded if span[1] > at]


def _settle_clock(clock: _Clock) -> SettledClock:
    calendar = None if clock.hours is None else clock.hours.calendar
    return SettledClock(
        clock.left, clock.delay, clock.since, calendar, clock.fresh, clock.acted, clock.out, clock.stood_in
    )


def _untimed_clocks(times: TableTimes) -> tuple[SeatClock, ...]:
    """Return the clocks of a table without a time control. Only `SeatClock.since` is set."""
    since: dict[int, int] = {}
    at = 0
    for line in times.lines:
        at = max(at, to_microseconds(line.at))
        since = {seat: at if line.turn_ended and seat == line.seat else since.get(seat, at) for seat in line.actors}
    return tuple(SeatClock(since=_optional_datetime(since.get(seat))) for seat in range(len(times.seats)))


def _optional_datetime(microseconds: int | None) -> datetime | None:
    return None if microseconds is None else to_datetime(microseconds)
