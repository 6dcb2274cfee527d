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
    DAY_SECONDS,
    HOUR_SECONDS,
    LIVE,
    get_hours,
    get_minutes,
    make_action,
    make_calendar,
    make_interval,
    make_start,
    make_table,
    make_vacation,
    parse_time,
    read_clocks_at,
)

# -- none -----------------------------------------------------------------------------------------------------------------


def test_untimed_clocks_never_run_out() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0, 1), make_action("2026-01-01 20:05", 0, 1))
    first, second, third = read_clocks(Untimed(), times, parse_time("2036-01-01"))
    assert first == third == SeatClock()
    assert second == SeatClock(since=parse_time("2026-01-01 20:00"))
    assert not second.out


# -- live -----------------------------------------------------------------------------------------------------------------


def test_live_bank_is_used_while_a_seat_is_to_act() -> None:
    first, second, _ = read_clocks_at(LIVE, make_table(make_start("2026-01-01 20:00", 0)), "2026-01-01 20:03")
    assert get_minutes(first) == 7
    assert (first.since, first.ends, first.out_since) == (
        parse_time("2026-01-01 20:00"),
        parse_time("2026-01-01 20:10"),
        None,
    )
    assert (get_minutes(second), second.since, second.ends) == (10, None, None)


def test_live_increment_is_added_for_each_turn() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:01", 0, 0), make_action("2026-01-01 20:02", 0, 1),
        make_action("2026-01-01 20:04", 1, 0),
    )  # fmt: skip
    first, second, third = read_clocks_at(LIVE, times, "2026-01-01 20:04")
    assert get_minutes(first) == pytest.approx(8 + 20 / 60)
    assert get_minutes(second) == pytest.approx(8 + 20 / 60)
    assert get_minutes(third) == 10
    assert first.since == parse_time("2026-01-01 20:04")


def test_live_increment_can_be_added_for_each_decision() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:01", 0, 0), make_action("2026-01-01 20:02", 0, 1)
    )
    first, *_ = read_clocks_at(Live(bank=600, increment=30, per="decision"), times, "2026-01-01 20:02")
    assert get_minutes(first) == 9


def test_consecutive_turns_of_a_seat_are_counted_separately() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:01", 0, 0, turn_ended=True))
    first, *_ = read_clocks_at(LIVE, times, "2026-01-01 20:01")
    assert get_minutes(first) == pytest.approx(9 + 20 / 60)
    assert first.since == parse_time("2026-01-01 20:01")


def test_live_delay_is_used_before_the_bank_and_not_kept() -> None:
    pace = Live(bank=600, delay=60)
    lines = [
        make_start("2026-01-01 20:00", 0),
        make_action("2026-01-01 20:00:30", 0, 1),
        make_action("2026-01-01 20:02:30", 1, 0),
    ]
    first, second, _ = read_clocks_at(pace, make_table(*lines), "2026-01-01 20:02:30")
    assert (get_minutes(first), get_minutes(second)) == (10, 9)
    assert first.ends == parse_time("2026-01-01 20:13:30")


def test_bank_never_exceeds_its_cap() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:00:05", 0, 1))
    first, *_ = read_clocks_at(Live(bank=600, increment=60, cap=630), times, "2026-01-01 20:01")
    assert first.left == timedelta(seconds=630)


def test_live_clock_runs_at_night() -> None:
    (clock,) = read_clocks_at(
        LIVE, make_table(make_start("2026-01-01 02:00", 0), seats=(make_calendar("UTC"),)), "2026-01-01 02:03"
    )
    assert get_minutes(clock) == 7


# -- by turns -------------------------------------------------------------------------------------------------------------


def test_reserve_is_used_and_refilled_up_to_its_cap() -> None:
    times = make_table(
        make_start("2026-01-01 00:00", 0),
        make_action("2026-01-02 00:00", 0, 1),
        make_action("2026-01-02 01:00", 1, 2),
        make_action("2026-01-02 02:00", 2, 1),
        make_action("2026-01-02 03:00", 1, 2),
        make_action("2026-01-02 04:00", 2, 1),
        make_action("2026-01-02 05:00", 1, 0),
    )
    clocks = read_clocks_at(BY_TURNS, times, "2026-01-02 05:00")
    assert [get_hours(clock) for clock in clocks] == [36, 72, 48 + 12 + 12 - 2]
    assert clocks[0].ends == parse_time("2026-01-03 17:00")


def test_idle_clock_by_turns_runs_out() -> None:
    times = make_table(make_start("2026-01-01 00:00", 0))
    assert not read_clocks_at(BY_TURNS, times, "2026-01-02 23:59:59")[0].out
    clock = read_clocks_at(BY_TURNS, times, "2026-01-03 00:00")[0]
    assert clock.out
    assert (clock.out_since, clock.ends, get_hours(clock)) == (
        parse_time("2026-01-03 00:00"),
        parse_time("2026-01-03 00:00"),
        0,
    )
    assert read_clocks_at(BY_TURNS, times, "2026-02-01 00:00")[0] == clock


def test_action_at_the_last_moment_is_too_late() -> None:
    late = make_table(make_start("2026-01-01 00:00", 0), make_action("2026-01-03 00:00", 0, 1))
    assert read_clocks_at(BY_TURNS, late, "2026-01-03 00:00")[0].out_since == parse_time("2026-01-03 00:00")
    in_time = TimedLine(parse_time("2026-01-03 00:00") - timedelta(microseconds=1), (1,), 0)
    assert not read_clocks_at(BY_TURNS, make_table(make_start("2026-01-01 00:00", 0), in_time), "2026-01-03 00:00")[
        0
    ].out


def test_reading_has_time_when_clock_resumes() -> None:
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    times = make_table(make_start("2026-01-01 20:00", 0), seats=(make_calendar("Europe/Prague"),))
    (evening,), (night,) = (
        read_clocks_at(pace, times, "2026-01-01 21:00"),
        read_clocks_at(pace, times, "2026-01-02 01:00"),
    )
    assert (get_hours(evening), evening.resumes) == (47, None)
    assert (get_hours(night), night.resumes) == (46, parse_time("2026-01-02 06:00"))


def test_turn_uses_the_calendar_of_its_start() -> None:
    """Otherwise a player could avoid running out by travelling west with the night."""
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    moved = SeatCalendar((
        DatedCalendar(parse_time("2025-01-01"), Calendar("Europe/Prague")),
        DatedCalendar(parse_time("2026-01-01 12:00"), Calendar("Asia/Tokyo")),
    ))  # fmt: skip
    stays = make_table(make_start("2026-01-01 10:00", 0), seats=(moved,))
    assert read_clocks_at(pace, stays, "2026-01-01 21:00")[0].resumes is None
    assert read_clocks_at(pace, stays, "2026-01-01 22:30")[0].resumes == parse_time("2026-01-02 06:00")
    goes_on = make_table(
        make_start("2026-01-01 10:00", 0), make_action("2026-01-01 13:00", 0, 0, turn_ended=True), seats=(moved,)
    )
    assert read_clocks_at(pace, goes_on, "2026-01-01 15:00")[0].resumes == parse_time("2026-01-01 22:00")


def test_vacation_booked_during_a_turn_counts_at_once() -> None:
    pace = msgspec.structs.replace(BY_TURNS, vacation_days=10)
    away = make_calendar("UTC", make_vacation("2026-01-02", "2026-01-04", "2026-01-01 12:00"))
    (clock,) = read_clocks_at(pace, make_table(make_start("2026-01-01 00:00", 0), seats=(away,)), "2026-01-03 00:00")
    assert (get_hours(clock), clock.resumes, clock.ends) == (
        24,
        parse_time("2026-01-05 00:00"),
        parse_time("2026-01-06 00:00"),
    )


# -- pauses and outages ------------------------------------------------------------------------------------------------------


def test_pause_is_not_counted_until_its_end() -> None:
    pace = msgspec.structs.replace(BY_TURNS, pause=10 * DAY_SECONDS)
    times = TableTimes(
        (make_calendar(),),
        (make_start("2026-01-01 00:00", 0),),
        (make_interval("2026-01-02 00:00", "2026-01-09 00:00"),),
    )
    (clock,) = read_clocks_at(pace, times, "2026-01-05 00:00")
    assert (get_hours(clock), clock.resumes, clock.ends) == (
        24,
        parse_time("2026-01-09 00:00"),
        parse_time("2026-01-10 00:00"),
    )


def test_pauses_are_limited_by_the_pace() -> None:
    pace = msgspec.structs.replace(BY_TURNS, pause=3 * DAY_SECONDS)
    pauses = (
        make_interval("2026-01-02 00:00", "2026-01-04 00:00"),
        make_interval("2026-01-04 12:00", "2026-12-31 00:00"),
    )
    times = TableTimes((make_calendar(),), (make_start("2026-01-01 00:00", 0),), pauses)
    # A day before the first pause, half a day between them, and half a day after one more day.
    assert read_clocks_at(pace, times, "2026-01-01 00:00")[0].ends == parse_time("2026-01-06 00:00")
    assert read_clocks_at(BY_TURNS, times, "2026-01-01 00:00")[0].ends == parse_time("2026-01-03 00:00")


def test_outage_is_given_back_to_every_running_clock() -> None:
    seats, away = (
        (make_calendar(), make_calendar(), make_calendar()),
        make_interval("2026-01-01 20:05", "2026-01-01 20:35"),
    )
    times = TableTimes(seats, (make_start("2026-01-01 20:00", 0, 1),), (), (away,))
    first, second, third = read_clocks_at(LIVE, times, "2026-01-01 20:36")
    assert get_minutes(first) == get_minutes(second) == 4
    assert get_minutes(third) == 10
    assert first.ends == parse_time("2026-01-01 20:40")


def test_clock_does_not_run_out_during_an_outage() -> None:
    times = TableTimes(
        (make_calendar(),),
        (make_start("2026-01-01 20:00", 0),),
        (),
        (make_interval("2026-01-01 20:09", "2026-01-03 20:09"),),
    )
    assert not read_clocks_at(LIVE, times, "2026-01-03 20:09")[0].out
    assert read_clocks_at(LIVE, times, "2026-01-03 20:10")[0].out_since == parse_time("2026-01-03 20:10")


def test_outage_at_night_gives_nothing_back() -> None:
    pace = msgspec.structs.replace(BY_TURNS, nights=True)
    line, away = make_start("2026-01-01 20:00", 0), make_interval("2026-01-01 23:30", "2026-01-02 05:00")
    calm, struck = (
        TableTimes((make_calendar("UTC"),), (line,)),
        TableTimes((make_calendar("UTC"),), (line,), (), (away,)),
    )
    assert read_clocks_at(pace, calm, "2026-01-02 12:00") == read_clocks_at(pace, struck, "2026-01-02 12:00")


def test_overlapping_pause_and_outage_count_once() -> None:
    pace = msgspec.structs.replace(LIVE, pause=HOUR_SECONDS)
    pause, away = (
        make_interval("2026-01-01 20:05", "2026-01-01 20:25"),
        make_interval("2026-01-01 20:15", "2026-01-01 20:35"),
    )
    times = TableTimes((make_calendar(),), (make_start("2026-01-01 20:00", 0),), (pause,), (away, away))
    assert read_clocks_at(pace, times, "2026-01-01 20:00")[0].ends == parse_time("2026-01-01 20:40")


def test_server_clock_set_back_costs_no_time() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 19:59", 0, 1), make_action("2026-01-01 20:02", 1, 0)
    )
    first, second, _ = read_clocks_at(LIVE, times, "2026-01-01 19:00")
    assert get_minutes(first) == pytest.approx(10 + 20 / 60)
    assert get_minutes(second) == pytest.approx(8 + 20 / 60)


# -- refused times
# --------------------------------------------------------------------------------------------------------


def test_invalid_times_are_refused() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0))
    with pytest.raises(ClockError, match=r"now: .* has no time zone; accepted are times with one"):
        read_clocks(LIVE, times, datetime(2026, 1, 1))
    with pytest.raises(ClockError, match=r"at: .* is not possible; accepted are the years 1971 to 2998"):
        make_start("1969-01-01 20:00", 0)
    with pytest.raises(ClockError, match=r"lines\[0\]: there is no seat 3; accepted are 0 to 2"):
        make_table(make_start("2026-01-01 20:00", 3))
    with pytest.raises(ClockError, match=r"lines\[1\]: there is no seat -1"):
        make_table(make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:00", -1))
    with pytest.raises(ClockError, match="before it begins"):
        make_interval("2026-01-02", "2026-01-01")
    with pytest.raises(ClockError, match="missing, although a turn ended or a player returned"):
        TimedLine(parse_time("2026-01-01"), (), returned=True)


def test_json_round_trip_keeps_times_of_a_table() -> None:
    away = make_calendar("Europe/Prague", make_vacation("2026-01-02", "2026-01-04", "2026-01-01 12:00"))
    times = TableTimes((away,), (make_start("2026-01-01 20:00", 0),), (make_interval("2026-01-01", "2026-01-02"),))
    assert msgspec.json.decode(msgspec.json.encode(times), type=TableTimes) == times
    with pytest.raises(msgspec.ValidationError, match="before it begins"):
        msgspec.json.decode(b'{"begin": "2026-01-02T00:00:00Z", "end": "2026-01-01T00:00:00Z"}', type=Interval)
