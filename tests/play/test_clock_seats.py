"""Which clocks run: after undo, with several seats to act, and for seats out of time that return."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tertulia.play.clock import Live, TimedLine
from tests.play.clock_tables import (
    BY_TURNS,
    LIVE,
    get_hours,
    get_minutes,
    make_action,
    make_return,
    make_start,
    make_table,
    parse_time,
    read_clocks_at,
)

# -- undo -----------------------------------------------------------------------------------------------------------------


def test_undone_move_earns_nothing_and_costs_its_time() -> None:
    begun, done = make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:02", 0, 1)
    first, second, _ = read_clocks_at(LIVE, make_table(begun, done), "2026-01-01 20:05")
    assert get_minutes(first) == pytest.approx(8 + 20 / 60)
    assert get_minutes(second) == 7
    first, second, _ = read_clocks_at(LIVE, make_table(begun), "2026-01-01 20:05")
    assert (get_minutes(first), get_minutes(second)) == (5, 10)
    assert first.since == parse_time("2026-01-01 20:00")


def test_repeated_undo_does_not_stop_the_clock() -> None:
    lines = [make_start("2026-01-01 20:00", 0)]
    for minute in range(1, 10):
        done = make_action(f"2026-01-01 20:{minute:02}", 0, 1)
        assert not any(
            clock.out for clock in read_clocks_at(LIVE, make_table(*lines, done), f"2026-01-01 20:{minute:02}:30")
        )
    assert read_clocks_at(LIVE, make_table(*lines), "2026-01-01 20:10")[0].out


# -- several at once ------------------------------------------------------------------------------------------------------


def test_simultaneous_seats_use_their_own_clocks() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0, 1, 2),
        make_action("2026-01-01 20:01", 1, 0, 2),
        make_action("2026-01-01 20:04", 0, 2),
    )
    first, second, third = read_clocks_at(LIVE, times, "2026-01-01 20:09")
    assert get_minutes(first) == pytest.approx(6 + 20 / 60)
    assert get_minutes(second) == pytest.approx(9 + 20 / 60)
    assert (get_minutes(third), third.ends) == (1, parse_time("2026-01-01 20:10"))


def test_two_seats_can_run_out_in_one_phase() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0, 1), make_action("2026-01-01 20:05", 2, 0, 1, 2))
    first, second, third = read_clocks_at(LIVE, times, "2026-01-01 20:12")
    assert first.out_since == second.out_since == parse_time("2026-01-01 20:10")
    assert (third.out, get_minutes(third)) == (False, 3)


def test_phase_ended_by_others_earns_no_increment() -> None:
    times = make_table(make_start("2026-01-01 20:00", 0, 1), make_action("2026-01-01 20:05", 0, 2))
    assert get_minutes(read_clocks_at(LIVE, times, "2026-01-01 20:05")[1]) == 5


def test_turn_ended_by_others_earns_increment_after_own_action() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0, 1),
        make_action("2026-01-01 20:01", 0, 0, 1),
        make_action("2026-01-01 20:02", 1, 2),
    )
    assert get_minutes(read_clocks_at(LIVE, times, "2026-01-01 20:05")[0]) == pytest.approx(8 + 20 / 60)


# -- seats out of time that return ------------------------------------------------------------------------------------


def test_seat_out_of_time_stays_out() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0),
        make_action("2026-01-01 20:11", 0, 1),
        make_action("2026-01-01 20:12", 1),
        make_action("2026-01-01 20:13", 0, 1),
    )
    first, *_ = read_clocks_at(LIVE, times, "2026-01-01 20:14")
    assert (first.out_since, first.since, get_minutes(first)) == (parse_time("2026-01-01 20:10"), None, 0)


def test_returning_after_substitute_acted_gives_time_of_a_move() -> None:
    away = make_start("2026-01-01 00:00", 0), make_action("2026-01-03 00:05", 0, 1)
    back = make_return("2026-01-04 00:00", 0, 1), make_action("2026-01-04 01:00", 1, 0)
    clock = read_clocks_at(BY_TURNS, make_table(*away, *back), "2026-01-04 02:00")[0]
    assert (get_hours(clock), clock.out, clock.ends) == (11, False, parse_time("2026-01-04 13:00"))
    live = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:11", 0, 0), make_return("2026-01-01 20:12", 0, 0)
    )
    assert read_clocks_at(LIVE, live, "2026-01-01 20:12")[0].left == timedelta(minutes=1)


def test_returning_before_substitute_acted_gives_no_time() -> None:
    times = make_table(
        make_start("2026-01-01 00:00", 0),
        TimedLine(parse_time("2026-01-03 00:00")),
        make_return("2026-01-03 00:01", 0, 0),
    )
    assert read_clocks_at(BY_TURNS, times, "2026-01-03 00:02")[0].out_since == parse_time("2026-01-03 00:00")


def test_second_return_also_needs_an_acting_substitute() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:11", 0, 0), make_return("2026-01-01 20:12", 0, 0),
        make_return("2026-01-01 20:14", 0, 0),
    )  # fmt: skip
    assert read_clocks_at(LIVE, times, "2026-01-01 20:14")[0].out_since == parse_time("2026-01-01 20:13")


def test_returning_gives_at_most_the_bank() -> None:
    times = make_table(
        make_start("2026-01-01 20:00", 0), make_action("2026-01-01 20:01", 0, 0), make_return("2026-01-01 20:02", 0, 0)
    )
    assert read_clocks_at(Live(bank=30, cap=30), times, "2026-01-01 20:02")[0].left == timedelta(seconds=30)


def test_returning_in_time_keeps_the_time_left() -> None:
    away = (
        make_start("2026-01-01 00:00", 0),
        TimedLine(parse_time("2026-01-01 10:00")),
        make_action("2026-01-01 10:01", 0, 1),
    )
    clock = read_clocks_at(BY_TURNS, make_table(*away, make_return("2026-01-05 00:00", 0, 0, 1)), "2026-01-05 01:00")[0]
    assert (get_hours(clock), clock.since) == (37, parse_time("2026-01-05 00:00"))


def test_returning_within_a_turn_gives_no_new_delay() -> None:
    lines = [make_start("2026-01-01 20:00", 0)]
    for second in range(10, 50, 10):
        moment = f"2026-01-01 20:00:{second}"
        lines += [TimedLine(parse_time(moment)), make_return(moment, 0, 0)]
    assert read_clocks_at(Live(bank=60, delay=20), make_table(*lines), "2026-01-01 20:00:50")[0].ends == parse_time(
        "2026-01-01 20:01:20"
    )


def test_returning_after_another_action_gives_new_delay() -> None:
    lines = [
        make_start("2026-01-01 20:00", 0),
        TimedLine(parse_time("2026-01-01 20:00:10")),
        make_action("2026-01-01 20:00:15", 1),
    ]
    times = make_table(*lines, make_return("2026-01-01 20:00:20", 0, 0))
    assert read_clocks_at(Live(bank=60, delay=20), times, "2026-01-01 20:00:20")[0].ends == parse_time(
        "2026-01-01 20:01:40"
    )
