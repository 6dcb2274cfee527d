"""Points lost by decisions, bounded by the points still available, and luck, bounded by the result."""

from __future__ import annotations

import pytest

from tertulia.analysis.lost_points import Opportunity, bound_lost_points, bound_luck


def test_available_points_are_lost_completely() -> None:
    assert bound_lost_points([Opportunity(3.0, 20.0), Opportunity(2.0, 10.0)]) == [3.0, 2.0]


def test_lost_points_are_limited_by_available_points() -> None:
    """Nine points are missed three times, while ten were still available."""
    assert bound_lost_points([Opportunity(9.0, 10.0)] * 3) == [0.0, 1.0, 9.0]


def test_postponed_points_are_charged_to_last_decision() -> None:
    assert bound_lost_points([Opportunity(5.0, 5.0), Opportunity(0.0, 5.0), Opportunity(5.0, 5.0)]) == [0.0, 0.0, 5.0]


def test_seat_above_strong_play_loses_nothing() -> None:
    assert bound_lost_points([Opportunity(4.0, -3.0), Opportunity(1.0, -8.0)]) == [0.0, 0.0]


def test_points_made_by_best_opponent_were_available() -> None:
    """Strong play did not expect them, but the best opponent has shown that they were available."""
    assert bound_lost_points([Opportunity(4.0, -3.0, 6.0), Opportunity(4.0, -3.0, 1.0)]) == [4.0, 1.0]


def test_later_decision_may_lose_more_than_earlier_one() -> None:
    """The game went better than expected, then worse."""
    assert bound_lost_points([Opportunity(2.0, 1.0), Opportunity(6.0, 8.0)]) == [0.0, 6.0]


def test_no_decisions_lose_nothing() -> None:
    assert bound_lost_points([]) == []


@pytest.mark.parametrize(
    ("luck", "lost_points", "short", "outdone", "expected"),
    [
        (-44.0, 40.0, 32.0, 50.0, -10.0),
        (-44.0, 57.0, 32.0, 57.0, 0.0),
        (-8.0, 2.0, 10.0, 4.0, -8.0),
        (12.0, 5.0, -20.0, 0.0, 12.0),
        (40.0, 5.0, -20.0, 0.0, 25.0),
        (12.0, 5.0, 9.0, 9.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0),
    ],
)
def test_luck_is_bounded_by_the_result(
    luck: float, lost_points: float, short: float, outdone: float, expected: float
) -> None:
    assert bound_luck(luck, lost_points, short, outdone) == expected
