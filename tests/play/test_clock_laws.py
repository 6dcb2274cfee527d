"""Property tests of clocks.

Every clock ends, past readings do not change, and a reference reading agrees.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import assume, given, settings, target
from hypothesis import strategies as st

from tertulia.play.clock import (
    ByTurns,
    Interval,
    Live,
    SeatCalendar,
    TableTimes,
    TimedLine,
    Vacation,
    longest_wait,
    read_clocks,
)
from tests.play.clock_tables import (
    BEGINNINGS,
    DAY_SECONDS,
    HOUR_SECONDS,
    calendars,
    intervals,
    live_paces,
    paces_by_turns,
    players,
    read_by_minutes,
    tables,
)

PACES = st.one_of(live_paces(), paces_by_turns())
SHORT_PACES = st.one_of(live_paces(), paces_by_turns(2 * DAY_SECONDS), paces_by_turns(6 * HOUR_SECONDS))
TABLES = tables(6)


def sum_lengths(times: tuple[Interval, ...]) -> timedelta:
    return sum((time.end - time.begin for time in times), timedelta(0))


@st.composite
def idlers(draw: st.DrawFn) -> tuple[Live | ByTurns, TableTimes]:
    """Draw a table whose player never acts but delays as much as possible.

    The player books as much vacation as allowed, agrees to pauses, moves between zones, and leaves and returns
    repeatedly.
    """
    pace, begun = draw(PACES), draw(BEGINNINGS)
    lines = [TimedLine(begun, (0,))]
    moved = [begun]
    for minutes in sorted(draw(st.lists(st.integers(1, 60 * DAY_SECONDS // 60), max_size=20))):
        moved.append(begun + timedelta(minutes=minutes))
        back = draw(st.booleans())
        lines += [TimedLine(moved[-1], ()), TimedLine(moved[-1], (0,), 0 if back else None, returned=back)]
    zones = tuple(draw(players(begun, 60)).calendars)
    vacations = []
    for year in range(begun.year, begun.year + 3):
        first = begun.date().replace(year=year, month=draw(st.integers(1, 12)), day=1)
        if first > begun.date():
            vacations.append(Vacation(first, first + timedelta(days=365), begun))
    if draw(st.booleans()):
        vacations.append(Vacation(begun.date(), begun.date() + timedelta(days=365), begun))
    pauses = (*draw(intervals(begun, 30)), Interval(begun, begun + timedelta(days=draw(st.integers(0, 400)))))
    return pace, TableTimes((SeatCalendar(zones, tuple(vacations)),), tuple(lines), pauses, draw(intervals(begun, 30)))


def assert_clock_ends(idler: tuple[Live | ByTurns, TableTimes]) -> None:
    pace, times = idler
    bound = longest_wait(pace, sum_lengths(times.outages))
    assert bound is not None
    begun = times.lines[0].at
    # Lines after the end cannot postpone it, because it has been read before.
    (clock,) = read_clocks(pace, times, begun + bound)
    end = clock.out_since
    assert end is not None
    assert begun < end <= begun + bound
    target((end - begun) / bound)


@given(idlers())
def test_every_clock_ends(idler: tuple[Live | ByTurns, TableTimes]) -> None:
    assert_clock_ends(idler)


@pytest.mark.proof
@settings(max_examples=700)
@given(idlers())
def test_every_clock_ends_in_many_tables(idler: tuple[Live | ByTurns, TableTimes]) -> None:
    assert_clock_ends(idler)


@given(PACES, st.integers(0, 200))
def test_game_of_limited_actions_ends(pace: Live | ByTurns, actions: int) -> None:
    """Acting always at the last moment gives the longest possible game."""
    begun = datetime.fromisoformat("2026-03-01T12:00:00+00:00")
    lines, bound = [TimedLine(begun, (0,))], longest_wait(pace)
    assert bound is not None
    for _ in range(min(actions, 10)):
        (clock,) = read_clocks(pace, TableTimes((SeatCalendar(),), tuple(lines)), lines[-1].at)
        assert clock.ends is not None
        assert clock.ends - lines[-1].at <= bound
        lines.append(TimedLine(clock.ends - timedelta(seconds=1), (0,), 0, turn_ended=True))
    assert lines[-1].at <= begun + bound * len(lines)


def assert_agreement(pace: Live | ByTurns, times: TableTimes, later: int) -> None:
    now = times.lines[-1].at + timedelta(minutes=later)
    slow = read_by_minutes(pace, times, now)
    fast = read_clocks(pace, times, now)
    actual = [(clock.left, clock.out_since, clock.ends) for clock in fast]
    expected = [
        (timedelta(minutes=left), out, None if clock.since is None else end)
        for (left, out, end), clock in zip(slow, fast, strict=True)
    ]
    assert actual == expected


@pytest.mark.slow
@settings(max_examples=30)
@given(SHORT_PACES, tables(3, 8), st.sampled_from([0, 1, 300, 2000]))
def test_clocks_match_the_reference_reading(pace: Live | ByTurns, times: TableTimes, later: int) -> None:
    assert_agreement(pace, times, later)


@pytest.mark.proof
@settings(max_examples=250)
@given(SHORT_PACES, tables(6, 20), st.integers(0, 6000))
def test_clocks_match_the_reference_reading_at_many_tables(pace: Live | ByTurns, times: TableTimes, later: int) -> None:
    assert_agreement(pace, times, later)


@given(PACES, TABLES, st.integers(0, 3000))
def test_end_of_clock_does_not_depend_on_time_of_reading(pace: Live | ByTurns, times: TableTimes, later: int) -> None:
    """The end does not depend on the time of reading, and the clock is at zero exactly from then on."""
    first = times.lines[-1].at
    for before, after in zip(
        read_clocks(pace, times, first), read_clocks(pace, times, first + timedelta(minutes=later)), strict=True
    ):
        assert before.ends == after.ends
        assert before.left is not None
        assert after.left is not None
        assert after.left <= before.left
        if after.ends is not None:
            assert after.out == (after.ends <= first + timedelta(minutes=later))
            assert after.out == (not after.left)
        if after.out:
            assert after.left == timedelta(0)


@given(PACES, TABLES, st.data())
def test_later_bookings_do_not_change_past_readings(
    pace: Live | ByTurns, times: TableTimes, data: st.DataObject
) -> None:
    now = times.lines[-1].at
    first = now.date() + timedelta(days=data.draw(st.integers(0, 40)))
    new = Vacation(first, first + timedelta(days=data.draw(st.integers(0, 30))), now)
    days = [vacation.last for vacation in times.seats[0].vacations]
    # Days of a year are granted in order, so a new day in between would come before later ones.
    assume(all(day < first for day in days))
    booked = SeatCalendar(times.seats[0].calendars, (*times.seats[0].vacations, new))
    after = TableTimes((booked, *times.seats[1:]), times.lines, times.pauses, times.outages)
    pairs = zip(read_clocks(pace, times, now), read_clocks(pace, after, now), strict=True)
    for seat, (without, with_it) in enumerate(pairs):
        assert (without.left, without.out_since, without.since) == (with_it.left, with_it.out_since, with_it.since)
        if without.ends is not None and with_it.ends is not None:
            assert with_it.ends >= without.ends
            assert seat == 0 or with_it.ends == without.ends


@given(PACES, calendars(), BEGINNINGS, st.data())
def test_outage_never_reduces_time_left(
    pace: Live | ByTurns, calendar: object, begun: datetime, data: st.DataObject
) -> None:
    """A player who waits for the server never has less time afterwards."""
    times = TableTimes((data.draw(players(begun, 6)),), (TimedLine(begun, (0,)),))
    away = data.draw(intervals(begun, 6))
    struck = TableTimes(times.seats, times.lines, (), away)
    (calm,), (clock,) = read_clocks(pace, times, begun), read_clocks(pace, struck, begun)
    assert calm.ends is not None
    assert clock.ends is not None
    assert clock.ends >= calm.ends
    for outage in away:
        (before,), (after,) = read_clocks(pace, struck, outage.begin), read_clocks(pace, struck, outage.end)
        if outage.begin >= begun:
            assert before.left == after.left
        assert not outage.begin < clock.ends < outage.end
