"""What the months' law takes for a fault of notices, and what not: planted ones are found."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.months.checks import LATE, TurnTold, faults_at
from tests.server.months.year import Move

TABLE = "table"
MOVES = [(10.0, 0), (500.0, 1), (900.0, 0)]
"""When which seat has acted."""


def faults(
    told: list[tuple[float, int]], moves: list[tuple[float, int]] = MOVES, handed: int | None = None
) -> list[str]:
    """What is found where so much was told to which seats; a seat may have been handed to a bot after the second action."""
    somebody = SimpleNamespace(manner=SimpleNamespace(told_by="mail"), back=None)
    year: Any = SimpleNamespace(
        moves=[Move(at, TABLE, ply, seat) for ply, (at, seat) in enumerate(moves, 1)],
        tables={TABLE: [somebody, somebody]},
        world=SimpleNamespace(away=lambda *_: False),
    )
    rows = [{"seat": handed, "ply": 2}] if handed is not None else []
    return [
        each.partition(": ")[2]
        for each in faults_at(year, TABLE, [TurnTold(at, TABLE, seat) for at, seat in told], rows)
    ]


@pytest.mark.parametrize(
    "told",
    [
        [(70.0, 1), (560.0, 0)],
        [(500.0, 1)],  # at the moment of a start, and who has waited for it plays at once
        [(70.0, 1), (960.0, 1)],
    ],
)
def test_who_is_told_while_it_is_their_turn_is_told_rightly(told: list[tuple[float, int]]) -> None:
    assert faults(told) == []


def test_a_turn_that_was_over() -> None:
    assert faults([(560.0, 1)]) == ["seat 1 was told at 560 of a turn that was over"]
    assert faults([(560.0, 1)], handed=1) == []


def test_one_turn_told_twice() -> None:
    assert faults([(70.0, 1), (300.0, 1)]) == ["seat 1 was told twice, at 70 and 300"]


def test_a_turn_of_which_nobody_was_told() -> None:
    late = 10 + 2 * LATE
    assert faults([], [(10.0, 0), (late, 1)]) == [f"seat 1 was not told between 10 and {late:.0f}"]
    assert faults([(70.0, 1)], [(10.0, 0), (late, 1)]) == []
