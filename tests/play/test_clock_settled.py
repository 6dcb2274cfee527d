"""Reading clocks from a settled state equals reading all lines, for every settled point."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tertulia.play.clock import (
    ByTurns,
    ClockError,
    Live,
    SettledClock,
    SettledClocks,
    TableTimes,
    read_clocks,
    settle_clocks,
)
from tests.play.clock_tables import live_paces, paces_by_turns, tables

PACES = st.one_of(live_paces(), paces_by_turns())


def settle_lines(pace: Live | ByTurns, times: TableTimes, lines: int) -> TableTimes:
    """Return the table with its first lines settled, encoded and decoded."""
    first = msgspec.structs.replace(times, lines=times.lines[:lines])
    settled_clocks = msgspec.json.decode(msgspec.json.encode(settle_clocks(pace, first)), type=SettledClocks)
    return msgspec.structs.replace(times, lines=times.lines[lines:], settled=settled_clocks)


@pytest.mark.slow
@settings(max_examples=60)
@given(PACES, tables(8), st.integers(0, 8), st.integers(0, 4), st.integers(0, 60 * 86400))
def test_settled_lines_change_no_reading(
    pace: Live | ByTurns, times: TableTimes, first: int, second: int, seconds: int
) -> None:
    now = max((line.at for line in times.lines), default=None)
    if now is None:
        return
    now += timedelta(seconds=seconds)
    once = settle_lines(pace, times, min(first, len(times.lines)))
    again = settle_lines(pace, once, min(second, len(once.lines)))
    assert read_clocks(pace, times, now) == read_clocks(pace, once, now) == read_clocks(pace, again, now)


def test_settled_clocks_must_cover_all_seats() -> None:
    with pytest.raises(ClockError, match="settled: 1 clocks; accepted is one for each of 0 seats"):
        TableTimes((), settled=SettledClocks(0, (SettledClock(0),)))
