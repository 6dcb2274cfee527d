"""Clock readings: bank, increment and delay; reserve, time per move and cap; pauses and outages."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec
import pytest

from tertulia.play.clock import (
    Calendar,
    ClockError,
    DatedCalendar,
    Interval,
    Live,
    SeatCalendar,
    SeatClock,
    TableTimes,
    TimedLine,
    Untimed,
    read_clocks,
)
from tests.play.clock_tables import (
    BY_TURNS,
    DAY,
    HOUR,
    LIVE,
    acted,
    at,
    began,
    hours,
    interval,
    lives,
    minutes,
    read,
    table,
    vacation,
)

# -- none -----------------------------------------------------------------------------------------------------------------


def test_untimed_clocks_never_run_out() -> None:
    times = table(began("2026-01-01 20:00", 0, 1), acted("2026-01-01 20:05", 0, 1))
    first, second, third = read_clocks(Untimed(), times, at("2036-01-01"))
    assert first == third == SeatClock()
    assert second == SeatClock(since=at("2026-01-01 20:00"))
    assert not second.out


# -- live -----------------------------------------------------------------------------------------------------------------


def test_live_bank_is_used_while_a_seat_is_to_act() -> None:
    first, second, _ = read(LIVE, table(began("2026-01-01 20:00", 0)), "2026-01-01 20:03")
    assert minutes(first) == 7
    assert (first.since, first.ends, first.out_since) == (at("2026-01-01 20:00"), at("2026-01-01 20:10"), None)
    assert (minutes(second), second.since, second.ends) == (10, None, None)


def test_live_increment_is_added_for_each_turn() -> None:
    times = table(
        began("2026-01-01 20:00", 0), acted("2026-01-01 20:01", 0, 0), acted("2026-01-01 20:02", 0, 1),
        acted("2026-01-01 20:04", 1, 0),
    )  # fmt: skip
    first, second, third = read(LIVE, times, "2026-01-01 20:04")
    assert minutes(first) == pytest.approx(8 + 20 / 60)
    assert minutes(second) == pytest.approx(8 + 20 / 60)
    assert minutes(third) == 10
    assert first.since == at("2026-01-01 20:04")


def test_live_increment_can_be_added_for_each_decision() -> None:
    times = table(began("2026-01-01 20:00", 0), acted("2026-01-01 20:01", 0, 0), acted("2026-01-01 20:02", 0, 1))
    first, *_ = read(Live(bank=600, increment=30, per="decision"), times, "2026-01-01 20:02")
    assert minutes(first) == 9


def test_consecutive_turns_of_a_seat_are_counted_separately() -> None:
    times = table(began("2026-01-01 20:00", 0), acted("2026-01-01 20:01", 0, 0, turn_ended=True))
    first, *_ = read(LIVE, times, "2026-01-01 20:01")
    assert minutes(first) == pytest.approx(9 + 20 / 60)
    assert first.since == at("2026-01-01 20:01")


def test_live_delay_is_used_before_the_bank_and_not_kept() -> None:
    pace = Live(bank=600, delay=60)
    lines = [began("2026-01-01 20:00", 0), acted("2026-01-01 20:00:30", 0, 1), acted("2026-01-01 20:02:30", 1, 0)]
    first, second, _ = read(pace, table(*lines), "2026-01-01 20:02:30")
    assert (minutes(first), minutes(second)) == (10, 9)
    assert first.ends == at("2026-01-01 20:13:30")


def test_bank_never_exceeds_its_cap() -> None:
    times = table(began("2026-01-01 20:00", 0), acted("2026-01-01 20:00:05", 0, 1))
    first, *_ = read(Live(bank=600, increment=60, cap=630), times, "2026-01-01 20:01")
    assert first.left == timedelta(seconds=630)


def test_live_clock_runs_at_night() -> None:
    (clock,) = read(LIVE, table(began("2026-01-01 02:00", 0), seats=(lives("UTC"),)), "2026-01-01 02:03")
    assert minutes(clock) == 7


# -- by turns -------------------------------------------------------------------------------------------------------------


def test_reserve_is_used_and_refilled_up_to_its_cap() -> None:
    times = table(
        began("2026-01-01 00:00", 0), acted("2026-01-02 00:00", 0, 1), acted("2026-01-02 01:00", 1, 2),
        acted("2026-01-02 02:00", 2, 1), acted("2026-01-02 03:00", 1, 2), acted("2026-01-02 04:00", 2, 1),
        acted("2026-01-02 05:00", 1, 0),
    )  # fmt: skip
    clocks = read(BY_TURNS, times, "2026-01-02 05:00")
    assert [hours(clock) for clock in clocks] == [36, 72, 48 + 12 + 12 - 2]
    assert clocks[0].ends == at("2026-01-03 17:00")


def test_idle_clock_by_turns_runs_out() -> None:
    times = table(began("2026-01-01 00:00", 0))
    assert not read(BY_TURNS, times, "2026-01-02 23:59:59")[0].out
    clock = read(BY_TURNS, times, "2026-01-03 00:00")[0]
    assert clock.out
    assert (clock.out_since, clock.ends, hours(clock)) == (at("2026-01-03 00:00"), at("2026-01-03 00:00"), 0)
    assert read(BY_TURNS, times, "2026-02-01 00:00")[0] == clock


def test_action_at_the_last_moment_is_too_late() -> None:
    late = table(began("2026-01-01 00:00", 0), acted("2026-01-03 00:00", 0, 1))
    assert read(BY_TURNS, late, "2026-01-03 00:00")[0].out_since == at("2026-01-03 00:00")
    in_time = TimedLine(at("2026-01-03 00:00") - timedelta(microseconds=1), (1,), 0)
    assert not read(BY_TURNS, table(began("2026-01-01 00:00", 0), in_time), "2026-01-03 00:00")[0].out


def test_reading_has_time_when_clock_resumes() -> None:
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    times = table(began("2026-01-01 20:00", 0), seats=(lives("Europe/Prague"),))
    (evening,), (night,) = read(pace, times, "2026-01-01 21:00"), read(pace, times, "2026-01-02 01:00")
    assert (hours(evening), evening.resumes) == (47, None)
    assert (hours(night), night.resumes) == (46, at("2026-01-02 06:00"))


def test_turn_uses_the_calendar_of_its_start() -> None:
    """Otherwise a player could avoid running out by travelling west with the night."""
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    moved = SeatCalendar((
        DatedCalendar(at("2025-01-01"), Calendar("Europe/Prague")),
        DatedCalendar(at("2026-01-01 12:00"), Calendar("Asia/Tokyo")),
    ))  # fmt: skip
    stays = table(began("2026-01-01 10:00", 0), seats=(moved,))
    assert read(pace, stays, "2026-01-01 21:00")[0].resumes is None
    assert read(pace, stays, "2026-01-01 22:30")[0].resumes == at("2026-01-02 06:00")
    goes_on = table(began("2026-01-01 10:00", 0), acted("2026-01-01 13:00", 0, 0, turn_ended=True), seats=(moved,))
    assert read(pace, goes_on, "2026-01-01 15:00")[0].resumes == at("2026-01-01 22:00")


def test_vacation_booked_during_a_turn_counts_at_once() -> None:
    pace = msgspec.structs.replace(BY_TURNS, vacation_days=10)
    away = lives("UTC", vacation("2026-01-02", "2026-01-04", "2026-01-01 12:00"))
    (clock,) = read(pace, table(began("2026-01-01 00:00", 0), seats=(away,)), "2026-01-03 00:00")
    assert (hours(clock), clock.resumes, clock.ends) == (24, at("2026-01-05 00:00"), at("2026-01-06 00:00"))


# -- pauses and outages ------------------------------------------------------------------------------------------------------


def test_pause_is_not_counted_until_its_end() -> None:
    pace = msgspec.structs.replace(BY_TURNS, pause=10 * DAY)
    times = TableTimes((lives(),), (began("2026-01-01 00:00", 0),), (interval("2026-01-02 00:00", "2026-01-09 00:00"),))
    (clock,) = read(pace, times, "2026-01-05 00:00")
    assert (hours(clock), clock.resumes, clock.ends) == (24, at("2026-01-09 00:00"), at("2026-01-10 00:00"))


def test_pauses_are_limited_by_the_pace() -> None:
    pace = msgspec.structs.replace(BY_TURNS, pause=3 * DAY)
    pauses = (interval("2026-01-02 00:00", "2026-01-04 00:00"), interval("2026-01-04 12:00", "2026-12-31 00:00"))
    times = TableTimes((lives(),), (began("2026-01-01 00:00", 0),), pauses)
    # A day before the first pause, half a day between them, and half a day after one more day.
    assert read(pace, times, "2026-01-01 00:00")[0].ends == at("2026-01-06 00:00")
    assert read(BY_TURNS, times, "2026-01-01 00:00")[0].ends == at("2026-01-03 00:00")


def test_outage_is_given_back_to_every_running_clock() -> None:
    seats, away = (lives(), lives(), lives()), interval("2026-01-01 20:05", "2026-01-01 20:35")
    times = TableTimes(seats, (began("2026-01-01 20:00", 0, 1),), (), (away,))
    first, second, third = read(LIVE, times, "2026-01-01 20:36")
    assert minutes(first) == minutes(second) == 4
    assert minutes(third) == 10
    assert first.ends == at("2026-01-01 20:40")


def test_clock_does_not_run_out_during_an_outage() -> None:
    times = TableTimes(
        (lives(),), (began("2026-01-01 20:00", 0),), (), (interval("2026-01-01 20:09", "2026-01-03 20:09"),)
    )
    assert not read(LIVE, times, "2026-01-03 20:09")[0].out
    assert read(LIVE, times, "2026-01-03 20:10")[0].out_since == at("2026-01-03 20:10")


def test_outage_at_night_gives_nothing_back() -> None:
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    line, away = began("2026-01-01 20:00", 0), interval("2026-01-01 23:30", "2026-01-02 05:00")
    calm, struck = TableTimes((lives("UTC"),), (line,)), TableTimes((lives("UTC"),), (line,), (), (away,))
    assert read(pace, calm, "2026-01-02 12:00") == read(pace, struck, "2026-01-02 12:00")


def test_overlapping_pause_and_outage_count_once() -> None:
    pace = msgspec.structs.replace(LIVE, pause=HOUR)
    pause, away = interval("2026-01-01 20:05", "2026-01-01 20:25"), interval("2026-01-01 20:15", "2026-01-01 20:35")
    times = TableTimes((lives(),), (began("2026-01-01 20:00", 0),), (pause,), (away, away))
    assert read(pace, times, "2026-01-01 20:00")[0].ends == at("2026-01-01 20:40")


def test_server_clock_set_back_costs_no_time() -> None:
    times = table(began("2026-01-01 20:00", 0), acted("2026-01-01 19:59", 0, 1), acted("2026-01-01 20:02", 1, 0))
    first, second, _ = read(LIVE, times, "2026-01-01 19:00")
    assert minutes(first) == pytest.approx(10 + 20 / 60)
    assert minutes(second) == pytest.approx(8 + 20 / 60)


# -- refused times
# --------------------------------------------------------------------------------------------------------


def test_invalid_times_are_refused() -> None:
    times = table(began("2026-01-01 20:00", 0))
    with pytest.raises(ClockError, match=r"now: .* has no time zone; accepted are times with one"):
        read_clocks(LIVE, times, datetime(2026, 1, 1))
    with pytest.raises(ClockError, match=r"at: .* is not possible; accepted are the years 1971 to 2998"):
        began("1969-01-01 20:00", 0)
    with pytest.raises(ClockError, match=r"lines\[0\]: there is no seat 3; accepted are 0 to 2"):
        table(began("2026-01-01 20:00", 3))
    with pytest.raises(ClockError, match=r"lines\[1\]: there is no seat -1"):
        table(began("2026-01-01 20:00", 0), acted("2026-01-01 20:00", -1))
    with pytest.raises(ClockError, match="before it begins"):
        interval("2026-01-02", "2026-01-01")
    with pytest.raises(ClockError, match="missing, although a turn ended or a player returned"):
        TimedLine(at("2026-01-01"), (), returned=True)


def test_json_round_trip_keeps_times_of_a_table() -> None:
    away = lives("Europe/Prague", vacation("2026-01-02", "2026-01-04", "2026-01-01 12:00"))
    times = TableTimes((away,), (began("2026-01-01 20:00", 0),), (interval("2026-01-01", "2026-01-02"),))
    assert msgspec.json.decode(msgspec.json.encode(times), type=TableTimes) == times
    with pytest.raises(msgspec.ValidationError, match="before it begins"):
        msgspec.json.decode(b'{"begin": "2026-01-02T00:00:00Z", "end": "2026-01-01T00:00:00Z"}', type=Interval)
