"""A slow second reading of clocks: minute after minute, from what the wall clock shows in each. For times in whole minutes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from tertulia.play.clock import ByTurns, Calendar, Interval, Live, SeatCalendar, TableTimes, TimedLine, Vacation

MINUTE = timedelta(minutes=1)


@dataclass
class Slow:
    """A seat's clock; `left` and `delay` in minutes."""

    left: int
    delay: int
    acting: bool = False
    acted: bool = False
    """In this turn."""
    calendar: Calendar | None = None
    """Of this turn."""
    fresh: bool = True
    """Whether somebody has acted since this turn began."""
    out: datetime | None = None
    covered: bool = False


def read_by_minutes(
    pace: Live | ByTurns, times: TableTimes, now: datetime
) -> list[tuple[int, datetime | None, datetime | None]]:
    """For each seat the minutes that it has left at a moment, when it was out, and when it is if it is to act and does nothing."""
    table = SlowTable(pace, times)
    minute, lines = times.lines[0].at, list(times.lines)
    while minute <= now:
        while lines and lines[0].at == minute:
            table.line(lines.pop(0))
        if minute < now:
            table.pass_minute(minute)
        minute += MINUTE
    found = [(clock.left, clock.out) for clock in table.clocks]
    minute = now
    while any(clock.acting and clock.out is None for clock in table.clocks):
        table.pass_minute(minute)
        minute += MINUTE
    ends = [clock.out if clock.acting else None for clock in table.clocks]
    return [(left, out, end) for (left, out), end in zip(found, ends, strict=True)]


class SlowTable:
    """The clocks of a table at a minute."""

    def __init__(self, pace: Live | ByTurns, times: TableTimes) -> None:
        self.pace, self.times = pace, times
        if isinstance(pace, Live):
            self.start, self.added, self.delay, self.restart = (
                pace.bank,
                pace.increment,
                pace.delay,
                max(pace.increment, 60),
            )
            self.restart = min(self.restart, pace.cap)
        else:
            self.start, self.added, self.delay, self.restart = pace.reserve, pace.per_move, 0, pace.per_move
        self.clocks = [Slow(self.start // 60, self.delay // 60) for _ in times.seats]
        self.budget = [away(seat, pace) for seat in times.seats]
        self.paused = paused_minutes(times.pauses, pace.pause // 60)

    def line(self, line: TimedLine) -> None:
        progress = line.seat is not None and not line.returned
        for seat, clock in enumerate(self.clocks):
            mine = progress and line.seat == seat
            if clock.out is not None:
                clock.covered |= mine
                if line.returned and line.seat == seat and clock.covered:
                    clock.out, clock.covered, clock.acting, clock.left = None, False, False, self.restart // 60
            elif clock.acting:
                clock.acted |= mine
                decided = mine and isinstance(self.pace, Live) and self.pace.per == "decision"
                if decided or (mine and line.turn_ended) or seat not in line.actors:
                    clock.acting = False
                    if clock.acted:
                        clock.left = min(clock.left + self.added // 60, self.pace.cap // 60)
            clock.fresh |= progress
            if seat in line.actors and not clock.acting:
                clock.acted = False
                if clock.fresh:
                    clock.calendar, clock.delay = calendar_at(self.times.seats[seat], line.at), self.delay // 60
                    clock.fresh = False
            clock.acting = seat in line.actors

    def pass_minute(self, minute: datetime) -> None:
        if minute in self.paused or any(outage.begin <= minute < outage.end for outage in self.times.outages):
            return
        for seat, clock in enumerate(self.clocks):
            if not clock.acting or clock.out is not None or not self.counts(seat, minute):
                continue
            if clock.delay:
                clock.delay -= 1
            else:
                clock.left -= 1
            if not clock.left and not clock.delay:
                clock.out = minute + MINUTE

    def counts(self, seat: int, minute: datetime) -> bool:
        calendar = self.clocks[seat].calendar
        if isinstance(self.pace, Live) or calendar is None:
            return True
        wall = minute.astimezone(ZoneInfo(calendar.zone))
        of_day, begin, end = wall.hour * 60 + wall.minute, calendar.quiet_from, calendar.quiet_until
        night = begin <= of_day < end if begin <= end else (of_day >= begin or of_day < end)
        booked = self.budget[seat].get(wall.date())
        off = booked is not None and minute >= booked
        return not (off or (night and self.pace.nights) or (wall.weekday() in calendar.weekend and self.pace.weekends))


def calendar_at(seat: SeatCalendar, moment: datetime) -> Calendar:
    """The calendar of a moment; the first one holds before it began, too."""
    found = seat.calendars[0].calendar if seat.calendars else Calendar()
    for dated in seat.calendars:
        if dated.since <= moment:
            found = dated.calendar
    return found


def away(seat: SeatCalendar, pace: Live | ByTurns) -> dict[date, datetime]:
    """The days of vacation that are granted, with the moment they were booked at."""
    wished: dict[date, list[Vacation]] = {}
    for vacation in seat.vacations:
        for number in range((vacation.last - vacation.first).days + 1):
            wished.setdefault(vacation.first + timedelta(days=number), []).append(vacation)
    allowed = 0 if isinstance(pace, Live) else pace.vacation_days
    years = {day.year for day in wished}
    granted = [day for year in years for day in sorted(day for day in wished if day.year == year)[:allowed]]
    return {day: min(vacation.booked for vacation in wished[day]) for day in granted}


def paused_minutes(pauses: tuple[Interval, ...], most: int) -> set[datetime]:
    """The first minutes of the pauses, as many as the pace allows."""
    minutes = set()
    for pause in pauses:
        minute = pause.begin.astimezone(UTC)
        while minute < pause.end:
            minutes.add(minute)
            minute += MINUTE
    return set(sorted(minutes)[:most])
