"""Counted time: the time during which a player's clock runs, exact to microseconds.

It is the time outside quiet hours, weekends, vacations, pauses and outages. Whether a moment counts depends on the
player's local wall clock. An hour that summer time skips therefore never counts, and an hour that occurs twice counts
twice or not at all. Each UTC day is split at each change of the zone's offset. Within a part the offset is constant, so
the local hours can be converted to UTC directly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import NamedTuple

from tertulia.play.clock.calendars import MICROSECONDS_PER_SECOND, Calendar, date_ordinal, find_zone
from tertulia.play.clock.pace import DAY

FAR_FUTURE_MICROSECONDS = 10**18
"""Moment later than the end of any game, in microseconds since 1970; the end of unlimited spans."""

Span = tuple[int, int]
"""Period of time: start and end in microseconds since 1970; the end is exclusive."""


class CountedHours(NamedTuple):
    """A player's calendar, and which of its times stop the player's clock under the pace of a table.

    If `nights` is True, quiet hours stop the clock. If `weekends` is True, weekend days stop the clock.
    """

    calendar: Calendar
    nights: bool
    weekends: bool
    days_off: Mapping[int, int]
    """Vacation days that stop the clock, each with the time when it was booked.

    Keys are date ordinals (`date.toordinal`), values are microseconds since 1970. A day stops the clock only from its
    booking time on.
    """


def counted_spans(start: int, hours: CountedHours | None, excluded: Sequence[Span]) -> Iterator[Span]:
    """Yield the spans of counted time from moment `start` on, in order.

    `excluded` are spans in which clocks stop for all players; they must be sorted and disjoint (see `merge_spans`). If
    `hours` is None, all other time counts. All values are microseconds since 1970. With `hours` the iterator is
    infinite, otherwise it ends at `FAR_FUTURE_MICROSECONDS`.
    """
    rest = iter(excluded)
    span = next(rest, (FAR_FUTURE_MICROSECONDS, FAR_FUTURE_MICROSECONDS))
    for begin, end in _open_spans(start, hours):
        while span[0] < end:
            if begin < span[0]:
                yield begin, span[0]
            begin = max(begin, span[1])
            if span[1] > end:
                break
            span = next(rest, (FAR_FUTURE_MICROSECONDS, FAR_FUTURE_MICROSECONDS))
        if begin < end:
            yield begin, end


def counted_duration(spans: Iterator[Span], until: int) -> int:
    """Return the total length of the parts of `spans` before `until`, in microseconds."""
    total = 0
    for begin, end in spans:
        if begin >= until:
            break
        total += min(end, until) - begin
    return total


def moment_after(spans: Iterator[Span], need: int) -> int:
    """Return the moment at which `need` microseconds of `spans` have passed, in microseconds since 1970.

    Raises `AssertionError` if the spans are shorter in total.
    """
    for begin, end in spans:
        if end - begin >= need:
            return begin + need
        need -= end - begin
    raise AssertionError("counted time has no end")


def merge_spans(spans: Sequence[Span], limit: int = FAR_FUTURE_MICROSECONDS) -> list[Span]:
    """Return sorted, disjoint spans that cover the same time as `spans`.

    They end after `limit` microseconds in total; later time is left out.
    """
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        else:
            found.append((begin, end))
    limited = []
    for begin, end in found:
        end = min(end, begin + limit)
        limit -= end - begin
        if begin < end:
            limited.append((begin, end))
    return limited


def _open_spans(start: int, hours: CountedHours | None) -> Iterator[Span]:
    """Yield the spans from moment `start` on in which the player's calendar lets the clock run."""
    if hours is None:
        yield start, FAR_FUTURE_MICROSECONDS
        return
    day = start // (DAY * MICROSECONDS_PER_SECOND)
    while True:
        for begin, end, date in _open_spans_of_day(hours.calendar, hours.nights, hours.weekends, day):
            until = min(end, hours.days_off.get(date, end))
            if until > max(begin, start):
                yield max(begin, start), until
        day += 1


@lru_cache(maxsize=1 << 14)
def _open_spans_of_day(calendar: Calendar, nights: bool, weekends: bool, day: int) -> tuple[tuple[int, int, int], ...]:
    """Return the spans of a UTC day outside quiet hours and weekends, as (start, end, date ordinal).

    Start and end are microseconds since 1970; the ordinal (`date.toordinal`) is that of the local date. `day` is the
    number of the UTC day since 1970. Quiet hours are excluded only if `nights` is true, weekend days only if `weekends`
    is true. Vacations are not excluded yet. The result is cached, because the clocks of all tables need the few days
    around now.
    """
    zone = find_zone(calendar.zone)
    found = []
    for begin, end, offset in _split_by_offset(zone, day * DAY, (day + 1) * DAY):
        for midnight in range((begin + offset) // DAY * DAY, end + offset, DAY):
            date = date_ordinal(midnight)
            # Date ordinal 1 is a Monday.
            if weekends and (date - 1) % 7 in calendar.weekend:
                continue
            for first, last in _waking_spans(calendar, nights):
                left, right = max(begin, midnight + first - offset), min(end, midnight + last - offset)
                if left < right:
                    found.append((left * MICROSECONDS_PER_SECOND, right * MICROSECONDS_PER_SECOND, date))
    return tuple(found)


def _waking_spans(calendar: Calendar, nights: bool) -> list[Span]:
    """Return the spans of a day outside the quiet hours, in seconds after midnight.

    If `nights` is false, quiet hours do not stop the clock, and the span is the complete day.
    """
    begin, end = calendar.quiet_from * 60, calendar.quiet_until * 60
    if not nights:
        return [(0, DAY)]
    return [(end, begin)] if begin > end else [(0, begin), (end, DAY)]


def _split_by_offset(zone: tzinfo, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Split a span of UTC time (seconds since 1970) into parts with a constant zone offset.

    Yields start, end and offset of each part, in seconds.
    """
    offset = _zone_offset(zone, begin)
    if offset == _zone_offset(zone, end - 1):
        yield begin, end, offset
        return
    same, other = begin, end - 1
    while other - same > 1:
        middle = (same + other) // 2
        same, other = (middle, other) if _zone_offset(zone, middle) == offset else (same, middle)
    yield begin, other, offset
    yield from _split_by_offset(zone, other, end)


def _zone_offset(zone: tzinfo, second: int) -> int:
    offset = datetime.fromtimestamp(second, UTC).astimezone(zone).utcoffset()
    assert offset is not None
    return offset.days * DAY + offset.seconds
