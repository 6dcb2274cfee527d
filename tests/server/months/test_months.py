"""Weeks of games by turns on a real site that is killed and stopped meanwhile, and the checks of this simulation.

Every game ends. Each turn is notified once, and not after it is over. Clocks agree with a second calculation, and
planned moves are played. The checks find planted faults, and nothing else. A whole year: `python -m bench.year`.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bench import usual
from tertulia.laws.seed import SEED, python_random
from tertulia.play.clock import Interval, TimedLine
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.timekeeping import whole_milliseconds
from tests.server.months.people import ClockFollower, Diary
from tests.server.months.run import (
    MAX_DELAY_SECONDS,
    Plan,
    TableNotification,
    find_end_notification_faults,
    find_table_faults,
    find_untimely_notifications,
    run_simulation,
)
from tests.server.months.world import MonthsClock, World
from tests.server.months.year import Move


@pytest.mark.file
@pytest.mark.proof
def test_simulated_weeks_show_no_faults() -> None:
    found = run_simulation(Plan(tables=6, people=18, days=40.0, outages=2, kills=4, seed=SEED), usual.QUICK)
    assert "running" not in found.ends, found.ends
    assert found.emails > 50
    assert found.pushed > 10
    assert found.year.counts["clocks read again"] > 5
    assert found.year.counts["plans played"] > 5
    assert found.year.counts["out of time, read again"] > 0
    assert not found.of_notifications
    assert not found.of_clocks
    assert not found.of_plans


TABLE = "table"
LATE_NOTIFICATION_FAULT = (
    "seat 1 was told at 560 of a turn that was over, between action 2 of seat 1 at 500 and action 3 of seat 0 at 900"
)
MOVES = [(10.0, 0), (500.0, 1), (900.0, 0)]
"""Times (s) and seats of the moves."""


def make_fake_year(moves: list[tuple[float, int]]) -> Any:
    """A fake `Year` with one table and these moves."""
    player = SimpleNamespace(habits=SimpleNamespace(notification_channel="mail"), back=None, moved=False)
    return SimpleNamespace(
        moves=[Move(at, TABLE, ply, seat) for ply, (at, seat) in enumerate(moves, 1)],
        tables={TABLE: [player, player]},
        world=SimpleNamespace(was_away=lambda *_: False),
    )


def make_notifications(times: list[tuple[float, int]]) -> list[TableNotification]:
    return [TableNotification(at, TABLE, seat) for at, seat in times]


def find_faults(
    notifications: list[tuple[float, int]], moves: list[tuple[float, int]] = MOVES, handed: int | None = None
) -> list[str]:
    """The faults found for these notifications (time in s, seat). `handed` is a seat given to a bot after ply 2."""
    rows = [{"seat": handed, "ply": 2}] if handed is not None else []
    return [
        each.partition(": ")[2]
        for each in find_table_faults(make_fake_year(moves), TABLE, make_notifications(notifications), rows)
    ]


@pytest.mark.parametrize(
    "notifications",
    [
        [(70.0, 1), (560.0, 0)],
        [(500.0, 1)],  # right after a restart, as the player was waiting for it
        [(70.0, 1), (960.0, 1)],
    ],
)
def test_notification_during_turn_is_no_fault(notifications: list[tuple[float, int]]) -> None:
    assert find_faults(notifications) == []


def test_notification_after_turn_is_a_fault() -> None:
    assert find_faults([(560.0, 1)]) == [LATE_NOTIFICATION_FAULT]
    assert find_faults([(560.0, 1)], handed=1) == []


def test_second_notification_of_turn_is_a_fault() -> None:
    assert find_faults([(70.0, 1), (300.0, 1)]) == ["seat 1 was told twice, at 70 and 300"]


def test_missing_notification_of_turn_is_a_fault() -> None:
    late = 10 + 2 * MAX_DELAY_SECONDS
    assert find_faults([], [(10.0, 0), (late, 1)]) == [f"seat 1 was not told between 10 and {late:.0f}"]
    assert find_faults([(70.0, 1)], [(10.0, 0), (late, 1)]) == []


def test_late_or_repeated_low_time_notification_is_a_fault() -> None:
    def found(notifications: list[tuple[float, int]]) -> list[str]:
        return [
            each.partition(": ")[2]
            for each in find_untimely_notifications(
                make_fake_year(MOVES), TABLE, make_notifications(notifications), [], "of"
            )
        ]

    assert found([(300.0, 1), (800.0, 0)]) == []
    assert found([(560.0, 1)]) == [LATE_NOTIFICATION_FAULT]
    assert found([(300.0, 1), (400.0, 1)]) == ["seat 1 was told twice, at 300 and 400"]


def test_early_or_repeated_end_notification_is_a_fault() -> None:
    def found(notifications: list[tuple[float, int]]) -> list[str]:
        return [
            each.partition(": ")[2]
            for each in find_end_notification_faults(make_fake_year(MOVES), TABLE, make_notifications(notifications))
        ]

    assert found([(900.0, 1), (960.0, 0)]) == []
    assert found([(800.0, 1)]) == ["seat 1 was told at 800 of the end, before 900"]
    assert found([(960.0, 1), (990.0, 1)]) == ["seat 1 was told of the end 2 times"]


HOUR = timedelta(hours=1)
BEGIN = datetime(2026, 3, 2, tzinfo=UTC)
PACE = {"kind": "by turns", "reserve": 6 * 3600, "per_move": 3600, "cap": 6 * 3600}


def create_game() -> ClockFollower:
    """A game of two players that has just begun. Seat 0 is to act and has six hours."""
    players: Any = [SimpleNamespace(diary=Diary()) for _ in range(2)]
    return ClockFollower(PACE, players, BEGIN, [0])


def test_early_timeout_is_a_fault() -> None:
    """An outage costs no player time, whether or not the site has recorded it."""
    away = (Interval(BEGIN + HOUR, BEGIN + 3 * HOUR),)
    assert create_game().describe_early_timeout(0, BEGIN + 6 * HOUR, ()) == ""
    assert create_game().describe_early_timeout(0, BEGIN + 8 * HOUR, away) == ""
    assert "had until 2026-03-02 08:00" in create_game().describe_early_timeout(0, BEGIN + 6 * HOUR, away)
    assert "had until None" in create_game().describe_early_timeout(1, BEGIN + 6 * HOUR, ())


def test_clock_that_counts_an_outage_is_a_fault() -> None:
    """The fault is found even if the site's recorded outages and its clocks agree."""
    table, away = create_game(), (Interval(BEGIN + HOUR, BEGIN + 3 * HOUR),)
    table.lines.append(TimedLine(BEGIN + 4 * HOUR, (1,), 0))
    ends = round((BEGIN + 10 * HOUR).timestamp() * 1000)

    def wrong(hours: int) -> list[str]:
        clocks = [{"left": 3_600_000 * hours, "deadline": None}, {"left": 3_600_000 * 6, "deadline": ends}]
        noted = away if hours == 5 else ()
        return table.find_clock_faults({"time": {"paused_until": None, "clocks": clocks}}, noted, away)

    assert wrong(5) == []
    assert wrong(3) == ["seat 0: 5:00:00 left by the outages that there were, and the site says -1 day, 22:00:00 more"]


def test_simulation_and_site_have_the_same_time() -> None:
    """To the millisecond, the unit of clocks and due times.

    The simulation waits for all that the site is about to do.
    """
    world, chance = object.__new__(World), python_random("moments of a year")
    world.begin = BEGIN
    anywhen = [chance.uniform(0, 3e7) for _ in range(2000)]
    whole = [millisecond / 1000 for millisecond in chance.sample(range(30_000_000_000), 2000)]
    for world.seconds in (*anywhen, *whole):
        site = MonthsClock(BEGIN, world.seconds).now()
        assert (world.now, world.due_by) == (whole_milliseconds(site), milliseconds(site))
