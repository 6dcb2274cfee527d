"""Which time counts: the spans of a day that are neither night nor weekend nor vacation, exact to the microsecond.

A moment counts if the clock on the player's wall shows an hour that does. So an hour that summer time leaves out is nobody's,
and one that comes twice counts twice, or twice not. A day of UTC is cut where its zone's offset changes; between two cuts the
wall clock runs evenly, and its hours are moved into UTC as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import NamedTuple

from tertulia.play.clock.calendars import MICROSECOND, Calendar, ordinal_of, zone_of
from tertulia.play.clock.pace import DAY

FAR = 10**18
"""A moment after all games, in microseconds since 1970."""

Span = tuple[int, int]
"""A beginning and an end, in microseconds since 1970; the end is no part of it."""


class Hours(NamedTuple):
    """What of a player's calendar is left out at a table."""

    calendar: Calendar
    nights: bool
    weekends: bool
    days_off: Mapping[int, int]
    """Days of vacation by ordinal, with the moment from which on each is left out (when it was booked)."""


def counted(start: int, hours: Hours | None, held: Sequence[Span]) -> Iterator[Span]:
    """Yields the spans that count from `start` on, in order, without end; `held` is left out (merged and in order).

    Without `hours` all time counts that is not held. All in microseconds since 1970.
    """
    rest = iter(held)
    hold = next(rest, (FAR, FAR))
    for begin, end in _open(start, hours):
        while hold[0] < end:
            if begin < hold[0]:
                yield begin, hold[0]
            begin = max(begin, hold[1])
            if hold[1] > end:
                break
            hold = next(rest, (FAR, FAR))
        if begin < end:
            yield begin, end


def time_counted(spans: Iterator[Span], until: int) -> int:
    """Returns the microseconds of `spans` that lie before `until`."""
    total = 0
    for begin, end in spans:
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def moment_after(spans: Iterator[Span], need: int) -> int:
    """Returns the first moment at which `need` microseconds of `spans` are over; `spans` must have as many."""
    for begin, end in spans:
        if end - begin >= need:
            return begin + need
        need -= end - begin
    raise AssertionError("time that counts came to an end")


def merged(spans: Sequence[Span], most: int = FAR) -> list[Span]:
    """Returns spans in order, none touching another, cut off where they have lasted for `most` microseconds together."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((begin, end))
    kept = []
    for begin, end in found:
        end = min(end, begin + most)
        most -= end - begin
        if begin < end:
            kept.append((begin, end))
    return kept


def _open(start: int, hours: Hours | None) -> Iterator[Span]:
    """The spans from `start` on that the calendar leaves open."""
    if hours is None:
        yield start, FAR
        return
    day = start // (DAY * MICROSECOND)
    while True:
        for begin, end, date in _open_of_day(hours.calendar, hours.nights, hours.weekends, day):
            until = min(end, hours.days_off.get(date, end))
            if until > max(begin, start):
                yield max(begin, start), until
        day += 1


@lru_cache(maxsize=1 << 14)
def _open_of_day(calendar: Calendar, nights: bool, weekends: bool, day: int) -> tuple[tuple[int, int, int], ...]:
    """The open spans of a day of UTC (its number since 1970), each with the ordinal of the day on the wall; vacations are not
    left out yet. The same few days are asked for by all tables."""
    zone = zone_of(calendar.zone)
    found = []
    for begin, end, offset in _even(zone, day * DAY, (day + 1) * DAY):
        for midnight in range((begin + offset) // DAY * DAY, end + offset, DAY):
            date = ordinal_of(midnight)
            # Day 1 of all was a Monday.
            if weekends and (date - 1) % 7 in calendar.weekend:
                continue
            for first, last in _awake(calendar, nights):
                left, right = max(begin, midnight + first - offset), min(end, midnight + last - offset)
                if left < right:
                    found.append((left * MICROSECOND, right * MICROSECOND, date))
    return tuple(found)


def _awake(calendar: Calendar, nights: bool) -> list[Span]:
    """The spans of a day that are not quiet, in seconds after midnight."""
    begin, end = calendar.quiet_from * 60, calendar.quiet_until * 60
    if not nights:
        return [(0, DAY)]
    return [(end, begin)] if begin > end else [(0, begin), (end, DAY)]


def _even(zone: tzinfo, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The parts of a span (seconds since 1970) in which the wall clock runs evenly, each with the zone's offset in seconds."""
    offset = _offset(zone, begin)
    if offset == _offset(zone, end - 1):
        yield begin, end, offset
        return
    same, other = begin, end - 1
    while other - same > 1:
        middle = (same + other) // 2
        same, other = (middle, other) if _offset(zone, middle) == offset else (same, middle)
    yield begin, other, offset
    yield from _even(zone, other, end)


def _offset(zone: tzinfo, second: int) -> int:
    offset = datetime.fromtimestamp(second, UTC).astimezone(zone).utcoffset()
    assert offset is not None
    return offset.days * DAY + offset.seconds
