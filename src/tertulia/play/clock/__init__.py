"""Clocks of a table: its pace (time control), and the time that each seat has left.

All functions are pure: each moment is passed in as an argument.

>>> from datetime import UTC, datetime
>>> pace = decode_pace(b'{"kind": "live", "bank": 600, "increment": 20}')
>>> began, acted = datetime(2026, 11, 26, 20, 0, tzinfo=UTC), datetime(2026, 11, 26, 20, 1, tzinfo=UTC)
>>> lines = (TimedLine(began, actors=(0,)), TimedLine(acted, actors=(1,), seat=0))
>>> first, second = read_clocks(pace, TableTimes((SeatCalendar(), SeatCalendar()), lines), now=acted)
>>> str(first.left), str(second.ends)
('0:09:20', '2026-11-26 20:11:00+00:00')
"""

from tertulia.play.clock.bounds import longest_wait
from tertulia.play.clock.calendars import Calendar, DatedCalendar, SeatCalendar, Vacation
from tertulia.play.clock.pace import ByTurns, ClockError, Live, Pace, Untimed, decode_pace, encode_pace
from tertulia.play.clock.reading import SeatClock, read_clocks, settle_clocks
from tertulia.play.clock.settled import SettledClock, SettledClocks
from tertulia.play.clock.times import Interval, TableTimes, TimedLine

__all__ = [
    "ByTurns",
    "Calendar",
    "ClockError",
    "DatedCalendar",
    "Interval",
    "Live",
    "Pace",
    "SeatCalendar",
    "SeatClock",
    "SettledClock",
    "SettledClocks",
    "TableTimes",
    "TimedLine",
    "Untimed",
    "Vacation",
    "decode_pace",
    "encode_pace",
    "longest_wait",
    "read_clocks",
    "settle_clocks",
]
