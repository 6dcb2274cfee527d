"""Helpers for clock tests: short notations for times, strategies, a slow reference reading.

The reference reading steps through wall-clock time minute by minute, so it needs times in whole minutes.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from itertools import accumulate
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from tertulia.play.clock import (
    ByTurns,
    Calendar,
    DatedCalendar,
    Interval,
    Live,
    SeatCalendar,
    SeatClock,
    TableTimes,
    TimedLine,
    Vacation,
    read_clocks,
)

MINUTE_SECONDS, HOUR_SECONDS, DAY_SECONDS = 60, 3600, 86400
DAY_MINUTES = DAY_SECONDS // MINUTE_SECONDS
LIVE = Live(bank=600, increment=20)
BY_TURNS = ByTurns(reserve=2 * DAY_SECONDS, per_move=12 * HOUR_SECONDS, cap=3 * DAY_SECONDS)
ZONES = (
    "UTC", "Europe/Prague", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham", "Asia/Kathmandu", "America/St_Johns",
    "Antarctica/Troll", "Africa/Casablanca", "Pacific/Apia", "Pacific/Kiritimati", "America/Santiago", "Asia/Tehran",
)  # fmt: skip
"""Time zones with odd offsets, odd summer times, both hemispheres, and a skipped date."""


def parse_time(text: str) -> datetime:
    """Parse a moment in UTC: `2026-03-27 18:00`."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def make_start(text: str, *actors: int) -> TimedLine:
    return TimedLine(parse_time(text), actors)


def make_action(text: str, seat: int, *actors: int, turn_ended: bool = False) -> TimedLine:
    return TimedLine(parse_time(text), actors, seat, turn_ended=turn_ended)


def make_return(text: str, seat: int, *actors: int) -> TimedLine:
    return TimedLine(parse_time(text), actors, seat, returned=True)


def make_interval(begin: str, end: str) -> Interval:
    return Interval(parse_time(begin), parse_time(end))


def make_calendar(zone: str = "UTC", *vacations: Vacation, quiet: tuple[int, int] = (23, 7)) -> SeatCalendar:
    """Return the calendar of a player in that zone, with quiet hours from and until an hour of the day."""
    calendar = Calendar(zone, quiet[0] * 60, quiet[1] * 60)
    return SeatCalendar((DatedCalendar(parse_time("2000-01-01"), calendar),), vacations)


def make_vacation(first: str, last: str, booked: str) -> Vacation:
    return Vacation(date.fromisoformat(first), date.fromisoformat(last), parse_time(booked))


def make_table(*lines: TimedLine, seats: tuple[SeatCalendar, ...] = (SeatCalendar(),) * 3) -> TableTimes:
    return TableTimes(seats, lines)


def read_clocks_at(pace: Live | ByTurns, times: TableTimes, now: str) -> tuple[SeatClock, ...]:
    return read_clocks(pace, times, parse_time(now))


def get_minutes(clock: SeatClock) -> float:
    """Return the minutes left on a clock."""
    assert clock.left is not None
    return clock.left / timedelta(minutes=1)


def get_hours(clock: SeatClock) -> float:
    """Return the hours left on a clock."""
    assert clock.left is not None
    return clock.left / timedelta(hours=1)


def find_end(pace: Live | ByTurns, begun: str, player: SeatCalendar) -> datetime:
    """Return when the clock of a player who never acts runs out."""
    (clock,) = read_clocks_at(pace, make_table(make_start(begun, 0), seats=(player,)), begun)
    assert clock.ends is not None
    return clock.ends


# -- Hypothesis strategies -------------------------------------------------------------------------------------------


@st.composite
def live_paces(draw: st.DrawFn) -> Live:
    """Draw a live time control in whole minutes."""
    bank = draw(st.integers(1, 300)) * MINUTE_SECONDS
    cap = draw(st.integers(bank // MINUTE_SECONDS, DAY_MINUTES)) * MINUTE_SECONDS
    increment, delay = draw(st.integers(0, 10)) * MINUTE_SECONDS, draw(st.integers(0, 10)) * MINUTE_SECONDS
    per, pause = draw(st.sampled_from(["turn", "decision"])), draw(st.sampled_from([0, 5, 90])) * MINUTE_SECONDS
    return Live(bank=bank, increment=increment, cap=cap, delay=delay, per=per, pause=pause)  # type: ignore[arg-type]


@st.composite
def paces_by_turns(draw: st.DrawFn, most: int = 60 * DAY_SECONDS) -> ByTurns:
    """Draw a time control by turns in whole hours, whose clocks hold at most `most` seconds."""
    reserve = draw(st.integers(1, most // HOUR_SECONDS)) * HOUR_SECONDS
    per_move = draw(st.integers(1, min(14 * DAY_SECONDS, most) // HOUR_SECONDS)) * HOUR_SECONDS
    cap = draw(st.integers(max(reserve, per_move) // HOUR_SECONDS, most // HOUR_SECONDS)) * HOUR_SECONDS
    nights, weekends = draw(st.booleans()), draw(st.booleans())
    days, pause = draw(st.sampled_from([0, 1, 30, 60])), draw(st.integers(0, most // HOUR_SECONDS)) * HOUR_SECONDS
    return ByTurns(
        reserve=reserve, per_move=per_move, cap=cap, nights=nights, weekends=weekends, vacation_days=days, pause=pause
    )


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    """Draw a calendar."""
    begin, length = draw(st.integers(0, 24 * 60 - 1)), draw(st.one_of(st.just(720), st.integers(0, 720)))
    weekend = draw(st.lists(st.integers(0, 6), max_size=2, unique=True))
    return Calendar(draw(st.sampled_from(ZONES)), begin, (begin + length) % (24 * 60), tuple(weekend))


@st.composite
def players(draw: st.DrawFn, begun: datetime, days: int) -> SeatCalendar:
    """Draw a player's calendars and vacations.

    The player moves between zones; vacations are booked before or after they begin.
    """
    moves = sorted(draw(st.lists(st.integers(-2 * DAY_MINUTES, days * DAY_MINUTES), max_size=3)))
    dated = [DatedCalendar(begun + timedelta(minutes=minutes), draw(calendars())) for minutes in moves]
    vacations = []
    for _ in range(draw(st.integers(0, 3))):
        first = begun.date() + timedelta(days=draw(st.integers(-5, days)))
        booked = datetime(first.year, first.month, first.day, tzinfo=UTC) + timedelta(
            minutes=draw(st.integers(-3 * DAY_MINUTES, DAY_MINUTES))
        )
        vacations.append(Vacation(first, first + timedelta(days=draw(st.integers(0, 80))), booked))
    return SeatCalendar(tuple(dated), tuple(vacations))


@st.composite
def intervals(draw: st.DrawFn, begun: datetime, days: int) -> tuple[Interval, ...]:
    """Draw a few intervals of minutes to days, which may overlap."""
    found = []
    for _ in range(draw(st.integers(0, 3))):
        begin = begun + timedelta(minutes=draw(st.integers(-DAY_MINUTES, days * DAY_MINUTES)))
        found.append(Interval(begin, begin + timedelta(minutes=draw(st.sampled_from([0, 1, 45, 600, 3000])))))
    return tuple(found)


BEGINNINGS = st.sampled_from([
    parse_time("2011-12-27 12:00"), parse_time("2024-02-27 20:30"), parse_time("2026-03-27 18:00"),
    parse_time("2026-04-03 09:15"), parse_time("2026-10-02 22:01"), parse_time("2026-10-23 11:00"),
    parse_time("2027-12-29 23:59"),
])  # fmt: skip
"""Moments shortly before changes of the calendar.

These are Samoa's skipped date, a leap day, changes of summer time on both hemispheres, and New Year.
"""


@st.composite
def tables(draw: st.DrawFn, days: int, most_lines: int = 12) -> TableTimes:
    """Draw a table of one to three seats with arbitrary actions over some days."""
    begun, seats = draw(BEGINNINGS), draw(st.integers(1, 3))
    some = st.lists(st.integers(0, seats - 1), max_size=seats, unique=True).map(tuple)
    gaps = draw(st.lists(st.sampled_from([0, 1, 7, 60, 500, 1440, 4000]), max_size=most_lines))
    lines = [TimedLine(begun, draw(some))]
    for minutes in accumulate(gaps):
        seat = draw(st.one_of(st.none(), st.integers(0, seats - 1)))
        what = draw(st.sampled_from(["acted", "acted", "turn ended", "returned"])) if seat is not None else ""
        lines.append(
            TimedLine(begun + timedelta(minutes=minutes), draw(some), seat, what == "turn ended", what == "returned")
        )
    people = tuple(draw(players(begun, days)) for _ in range(seats))
    return TableTimes(people, tuple(lines), draw(intervals(begun, days)), draw(intervals(begun, days)))


ONE_MINUTE = timedelta(minutes=1)


@dataclass
class SlowClock:
    """Reference clock of a seat; `left` and `delay` in minutes."""

    left: int
    delay: int
    acting: bool = False
    acted: bool = False
    """Whether the seat has acted in this turn."""
    calendar: Calendar | None = None
    """Calendar of this turn."""
    fresh: bool = True
    """Whether no seat has acted since this turn began."""
    out: datetime | None = None
    covered: bool = False


def read_by_minutes(
    pace: Live | ByTurns, times: TableTimes, now: datetime
) -> list[tuple[int, datetime | None, datetime | None]]:
    """Return for each seat the minutes left at a moment, and when it ran out.

    The last value is when it will run out if the seat does not act.
    """
    table = SlowTable(pace, times)
    minute, lines = times.lines[0].at, list(times.lines)
    while minute <= now:
        while lines and lines[0].at == minute:
            table.apply_line(lines.pop(0))
        if minute < now:
            table.pass_minute(minute)
        minute += ONE_MINUTE
    found = [(clock.left, clock.out) for clock in table.clocks]
    minute = now
    while any(clock.acting and clock.out is None for clock in table.clocks):
        table.pass_minute(minute)
        minute += ONE_MINUTE
    ends = [clock.out if clock.acting else None for clock in table.clocks]
    return [(left, out, end) for (left, out), end in zip(found, ends, strict=True)]


class SlowTable:
    """Reference clocks of a table at a minute."""

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
        self.clocks = [SlowClock(self.start // 60, self.delay // 60) for _ in times.seats]
        self.budget = [list_vacation_days(seat, pace) for seat in times.seats]
        self.paused = list_paused_minutes(times.pauses, pace.pause // 60)

    def apply_line(self, line: TimedLine) -> None:
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
                    clock.calendar, clock.delay = find_calendar(self.times.seats[seat], line.at), self.delay // 60
                    clock.fresh = False
            clock.acting = seat in line.actors

    def pass_minute(self, minute: datetime) -> None:
        if minute in self.paused or any(outage.begin <= minute < outage.end for outage in self.times.outages):
            return
        for seat, clock in enumerate(self.clocks):
            if not clock.acting or clock.out is not None or not self.counts_minute(seat, minute):
                continue
            if clock.delay:
                clock.delay -= 1
            else:
                clock.left -= 1
            if not clock.left and not clock.delay:
                clock.out = minute + ONE_MINUTE

    def counts_minute(self, seat: int, minute: datetime) -> bool:
        calendar = self.clocks[seat].calendar
        if isinstance(self.pace, Live) or calendar is None:
            return True
        wall = minute.astimezone(ZoneInfo(calendar.zone))
        of_day, begin, end = wall.hour * 60 + wall.minute, calendar.quiet_from, calendar.quiet_until
        night = begin <= of_day < end if begin <= end else (of_day >= begin or of_day < end)
        booked = self.budget[seat].get(wall.date())
        off = booked is not None and minute >= booked
        return not (off or (night and self.pace.nights) or (wall.weekday() in calendar.weekend and self.pace.weekends))


def find_calendar(seat: SeatCalendar, moment: datetime) -> Calendar:
    """Return the calendar at a moment; the first one also applies before its start."""
    found = seat.calendars[0].calendar if seat.calendars else Calendar()
    for dated in seat.calendars:
        if dated.since <= moment:
            found = dated.calendar
    return found


def list_vacation_days(seat: SeatCalendar, pace: Live | ByTurns) -> dict[date, datetime]:
    """Return the granted days of vacation, with the moment of booking."""
    wished: dict[date, list[Vacation]] = {}
    for vacation in seat.vacations:
        for number in range((vacation.last - vacation.first).days + 1):
            wished.setdefault(vacation.first + timedelta(days=number), []).append(vacation)
    allowed = 0 if isinstance(pace, Live) else pace.vacation_days
    years = {day.year for day in wished}
    granted = [day for year in years for day in sorted(day for day in wished if day.year == year)[:allowed]]
    return {day: min(vacation.booked for vacation in wished[day]) for day in granted}


def list_paused_minutes(pauses: tuple[Interval, ...], most: int) -> set[datetime]:
    """Return the first minutes of the pauses, up to the maximum of the time control."""
    minutes = set()
    for pause in pauses:
        minute = pause.begin.astimezone(UTC)
        while minute < pause.end:
            minutes.add(minute)
            minute += ONE_MINUTE
    return set(sorted(minutes)[:most])
