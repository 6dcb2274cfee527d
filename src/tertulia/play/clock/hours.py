"""Counted time: outside quiet hours, weekends, vacations, pauses and outages, exact to microseconds.

A moment counts according to the player's local wall clock. An hour that summer time skips therefore never counts, and
an hour that occurs twice counts twice or not at all. Each UTC day is split wherever the zone's offset changes. Within
a part the offset is constant, so the local hours can be converted to UTC directly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import NamedTuple

from tertulia.play.clock.calendars import MICROSECOND, Calendar, ordinal_of, zone_of
from tertulia.play.clock.pace import DAY

FAR = 10**18
"""A moment later than any game, in microseconds since 1970."""

Span = tuple[int, int]
"""Start and end in microseconds since 1970; the end is exclusive."""


class Hours(NamedTuple):
    """The parts of a player's calendar during which a table's clock stops."""

    calendar: Calendar
    nights: bool
    weekends: bool
    days_off: Mapping[int, int]
    """Vacation days by date ordinal, each with its booking time (µs since 1970), from which it applies."""


def counted(start: int, hours: Hours | None, held: Sequence[Span]) -> Iterator[Span]:
    """Yield the spans of counted time from `start` on, in order.

    `held` are the spans to exclude; they must be sorted and disjoint (see `merged`). If `hours` is None, all time
    outside `held` counts. All values are microseconds since 1970. With `hours` the iterator is infinite, otherwise it
    ends at `FAR`.
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
    """Return the total length of the parts of `spans` before `until`, in microseconds."""
    total = 0
    for begin, end in spans:
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def moment_after(spans: Iterator[Span], need: int) -> int:
    """Return the first moment at which `need` microseconds of `spans` have passed.

    `spans` must be long enough.
    """
    for begin, end in spans:
        if end - begin >= need:
            return begin + need
        need -= end - begin
    raise AssertionError("time that counts came to an end")


def merged(spans: Sequence[Span], most: int = FAR) -> list[Span]:
    """Return sorted, disjoint spans that cover `spans`, limited to `most` microseconds in total."""
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
    """Yield the spans from `start` on that the calendar leaves open."""
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
    """Return the open spans of a UTC day (its number since 1970), each with its local date ordinal.

    Vacations are not yet excluded. Cached, because the clocks of all tables need the few days around now.
    """
    zone = zone_of(calendar.zone)
    found = []
    for begin, end, offset in _even(zone, day * DAY, (day + 1) * DAY):
        for midnight in range((begin + offset) // DAY * DAY, end + offset, DAY):
            date = ordinal_of(midnight)
            # Date ordinal 1 is a Monday.
            if weekends and (date - 1) % 7 in calendar.weekend:
                continue
            for first, last in _awake(calendar, nights):
                left, right = max(begin, midnight + first - offset), min(end, midnight + last - offset)
                if left < right:
                    found.append((left * MICROSECOND, right * MICROSECOND, date))
    return tuple(found)


def _awake(calendar: Calendar, nights: bool) -> list[Span]:
    """Return the spans of a day outside the quiet hours, in seconds after midnight."""
    begin, end = calendar.quiet_from * 60, calendar.quiet_until * 60
    if not nights:
        return [(0, DAY)]
    return [(end, begin)] if begin > end else [(0, begin), (end, DAY)]


def _even(zone: tzinfo, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Split a span (seconds since 1970) into parts with a constant zone offset.

    Each part is yielded with that offset in seconds.
    """
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
