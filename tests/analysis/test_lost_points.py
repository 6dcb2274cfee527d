"""Points lost by decisions, bounded by the points still available, and luck, bounded by the result."""

from __future__ import annotations

import pytest

from tertulia.analysis.lost_points import Opportunity, bound_lost_points, bound_luck


def test_what_was_to_be_had_is_given_away_whole() -> None:
    assert bound_lost_points([Opportunity(3.0, 20.0), Opportunity(2.0, 10.0)]) == [3.0, 2.0]


def test_no_more_is_given_away_than_there_was() -> None:
    """Nine points are missed three times, while ten were still available."""
    assert bound_lost_points([Opportunity(9.0, 10.0)] * 3) == [0.0, 1.0, 9.0]


def test_what_could_still_be_done_later_is_charged_where_it_was_left_undone_last() -> None:
    assert bound_lost_points([Opportunity(5.0, 5.0), Opportunity(0.0, 5.0), Opportunity(5.0, 5.0)]) == [0.0, 0.0, 5.0]


def test_who_made_all_that_strong_play_would_have_gives_nothing_away() -> None:
    assert bound_lost_points([Opportunity(4.0, -3.0), Opportunity(1.0, -8.0)]) == [0.0, 0.0]


def test_what_somebody_else_has_made_was_to_be_had() -> None:
    """Strong play did not expect them, but the best opponent has shown that they were available."""
    assert bound_lost_points([Opportunity(4.0, -3.0, 6.0), Opportunity(4.0, -3.0, 1.0)]) == [4.0, 1.0]


def test_later_decisions_may_have_more_to_lose_than_earlier_ones() -> None:
    """The game went better than expected, then worse."""
    assert bound_lost_points([Opportunity(2.0, 1.0), Opportunity(6.0, 8.0)]) == [0.0, 6.0]


def test_nobody_decided() -> None:
    assert bound_lost_points([]) == []


@pytest.mark.parametrize(
    ("luck", "given", "short", "outdone", "told"),
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
def test_luck_is_no_more_than_the_result_can_bear(
    luck: float, given: float, short: float, outdone: float, told: float
) -> None:
    assert bound_luck(luck, given, short, outdone) == told
