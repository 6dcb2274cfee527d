"""A reading of a table's clocks: what each seat has left, and when it runs out. Nothing is kept: the times of the table say all.

Every seat that is to act has a clock of its own that runs, so in a phase that all play at the same time each is charged for
itself. A clock runs out at the first moment at which nothing is left; an action at that very moment is too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import msgspec

from tertulia.play.clock.calendars import MICROSECOND, days_off, instant, moment_of
from tertulia.play.clock.hours import Hours, Span, counted, merged, moment_after, time_counted
from tertulia.play.clock.pace import ByTurns, Live, Pace, Terms, Untimed, terms_of
from tertulia.play.clock.settled import SettledClock, SettledClocks
from tertulia.play.clock.times import TableTimes, TimedLine


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat at a moment."""

    left: timedelta | None = None
    """What is left of its time, a delay not counted; None where the table has no clock."""
    since: datetime | None = None
    """Since when it is to act (where each decision has its own time, since its last one); None where it is not to act."""
    ends: datetime | None = None
    """When its time runs out, or did, if it does nothing; None where it is not to act, or the table has no clock. Nights, vacations
    that are booked and pauses that are agreed on are left out; what is booked later puts it off."""
    resumes: datetime | None = None
    """From when on its time counts again, where it is to act and its time does not count now."""
    out_since: datetime | None = None
    """Since when its time has run out; None where it has not."""

    @property
    def out(self) -> bool:
        """Whether its time has run out."""
        return self.out_since is not None


@dataclass(slots=True)
class _Clock:
    """A seat's clock while the lines are followed; times in microseconds since 1970, durations in microseconds."""

    left: int
    delay: int
    """What is left of the delay."""
    since: int | None = None
    """Since when it is to act."""
    hours: Hours | None = None
    """Of the turn that it is in."""
    fresh: bool = True
    """Whether it begins with a whole delay and the calendar of the moment when it is to act again. Not so where nobody has acted
    since it was to act last: whoever leaves and comes back would never run out."""
    ends: int = 0
    """When it runs out, while it is to act."""
    acted: bool = False
    """Whether it has acted since `since`."""
    out: int | None = None
    stood_in: bool = False
    """Whether somebody has acted for it since it was out."""


def read_clocks(pace: Pace, times: TableTimes, now: datetime) -> tuple[SeatClock, ...]:
    """Returns the clock of each seat at a moment; one before the last line counts as that line's.

    The same arguments give the same reading, wherever and whenever. Raises `ClockError` for a moment without a zone.
    """
    moment = max([instant(now, "now"), *(instant(line.at) for line in times.lines)])
    if isinstance(pace, Untimed):
        return _untimed(times)
    following = _followed(pace, times)
    moment = max(moment, following.at)
    return tuple(following.read(seat, moment) for seat in range(len(times.seats)))


def settle(pace: Live | ByTurns, times: TableTimes) -> SettledClocks:
    """Returns the clocks after all lines: what is read from these, and from lines that come later, is what is read from all lines,
    as long as of outages until then all are known, and calendars, vacations and pauses change only for times to come."""
    following = _followed(pace, times)
    return SettledClocks(following.at, tuple(map(_settled, following.clocks)))


def _followed(pace: Live | ByTurns, times: TableTimes) -> _Following:
    following = _Following(terms_of(pace), times)
    for line in times.lines:
        following.follow(line, max(following.at, instant(line.at)))
    return following


class _Following:
    """The clocks of a table, line after line."""

    def __init__(self, terms: Terms, times: TableTimes) -> None:
        self.terms, self.seats = terms, times.seats
        pauses = merged([pause.span for pause in times.pauses], terms.pause * MICROSECOND)
        self.held = merged([*pauses, *(outage.span for outage in times.outages)])
        self.off = [days_off(seat.vacations, terms.vacation_days) for seat in times.seats]
        self.delay = terms.delay * MICROSECOND
        self.at = 0
        """The time of the last line."""
        self.clocks = [_Clock(terms.start * MICROSECOND, self.delay) for _ in times.seats]
        if times.settled is not None:
            self.at = times.settled.at
            self.clocks = [self._restored(seat, kept) for seat, kept in enumerate(times.settled.clocks)]

    def _restored(self, seat: int, kept: SettledClock) -> _Clock:
        clock = _Clock(
            kept.left, kept.delay, kept.since, fresh=kept.fresh, acted=kept.acted, out=kept.out, stood_in=kept.stood_in
        )
        if kept.calendar is not None:
            clock.hours = Hours(kept.calendar, self.terms.nights, self.terms.weekends, self.off[seat])
        if kept.out is not None:
            clock.ends = kept.out
        elif kept.since is not None:
            clock.ends = self._end(clock, kept.since)
        return clock

    def follow(self, line: TimedLine, at: int) -> None:
        """What a line does to each clock."""
        self.at = at
        somebody_acted = line.seat is not None and not line.returned
        for seat, clock in enumerate(self.clocks):
            acted = seat == line.seat and not line.returned
            done = acted and (self.terms.by_decision or line.turn_ended)
            stays = seat in line.actors
            if clock.since is not None and clock.out is None:
                clock.acted = clock.acted or acted
                self._stop(clock, at, done or not stays)
            clock.fresh = clock.fresh or somebody_acted
            if clock.out is not None:
                clock.stood_in = clock.stood_in or acted
                if seat == line.seat and line.returned and clock.stood_in:
                    clock.out, clock.since = None, None
                    clock.left, clock.stood_in = self.terms.restart * MICROSECOND, False
            if not stays:
                clock.since = None
            elif clock.since is None:
                self._start(seat, at)

    def read(self, seat: int, now: int) -> SeatClock:
        """The clock of a seat at a moment that is no earlier than the last line."""
        clock = self.clocks[seat]
        if clock.since is None:
            return SeatClock(timedelta(microseconds=clock.left), out_since=_moment(clock.out))
        left = clock.left
        if clock.out is None:
            if now >= clock.ends:
                clock.out, left = clock.ends, 0
            else:
                left, _ = self._rest(clock, now)
        resumes = next(counted(now, clock.hours, self._held_from(now)))[0] if clock.out is None else now
        return SeatClock(
            timedelta(microseconds=left), moment_of(clock.since), moment_of(clock.ends),
            moment_of(resumes) if resumes > now else None, _moment(clock.out),
        )  # fmt: skip

    def _start(self, seat: int, at: int) -> None:
        """The seat is to act from now on. A turn has the hours of its beginning, to its end."""
        clock = self.clocks[seat]
        clock.since, clock.acted = at, False
        if clock.out is not None:
            return
        if clock.fresh:
            clock.hours, clock.delay, clock.fresh = self._hours(seat, at), self.delay, False
        clock.ends = self._end(clock, at)

    def _end(self, clock: _Clock, since: int) -> int:
        """When what is left of a clock runs out that has run since then."""
        return moment_after(counted(since, clock.hours, self._held_from(since)), clock.left + clock.delay)

    def _stop(self, clock: _Clock, at: int, finished: bool) -> None:
        """Charge for the time until now where a turn is finished, or the clock has run out."""
        assert clock.since is not None
        if at >= clock.ends:
            clock.out, clock.left = clock.ends, 0
        elif finished:
            clock.left, clock.delay = self._rest(clock, at)
            if clock.acted:
                clock.left = min(self.terms.cap * MICROSECOND, clock.left + self.terms.added * MICROSECOND)
            clock.since = None

    def _rest(self, clock: _Clock, at: int) -> tuple[int, int]:
        """What is left at a moment before the end, and of the delay, which goes first."""
        assert clock.since is not None
        used = time_counted(counted(clock.since, clock.hours, self._held_from(clock.since)), at)
        return clock.left - max(used - clock.delay, 0), max(clock.delay - used, 0)

    def _hours(self, seat: int, at: int) -> Hours | None:
        if not self.terms.by_calendar:
            return None
        return Hours(self.seats[seat].at(at), self.terms.nights, self.terms.weekends, self.off[seat])

    def _held_from(self, at: int) -> Sequence[Span]:
        return [span for span in self.held if span[1] > at]


def _settled(clock: _Clock) -> SettledClock:
    calendar = None if clock.hours is None else clock.hours.calendar
    return SettledClock(
        clock.left, clock.delay, clock.since, calendar, clock.fresh, clock.acted, clock.out, clock.stood_in
    )


def _untimed(times: TableTimes) -> tuple[SeatClock, ...]:
    """Since when each seat is to act, where nothing is measured."""
    since: dict[int, int] = {}
    at = 0
    for line in times.lines:
        at = max(at, instant(line.at))
        since = {seat: at if line.turn_ended and seat == line.seat else since.get(seat, at) for seat in line.actors}
    return tuple(SeatClock(since=_moment(since.get(seat))) for seat in range(len(times.seats)))


def _moment(microseconds: int | None) -> datetime | None:
    return None if microseconds is None else moment_of(microseconds)
