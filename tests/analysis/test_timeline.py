"""Win probabilities over the course of a game, and its turning points."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.analysis.extract import DecisionPoint, GameTimeline
from tertulia.analysis.luck import DrawEvaluation
from tertulia.analysis.report import Moment
from tertulia.analysis.timeline import (
    MAX_TURNING_POINTS,
    Segment,
    average_series,
    build_segments,
    compute_course,
    find_turning_points,
    group_by_turn,
    report_moments,
)
from tertulia.bots.search.result import Candidate, Outlook
from tertulia.kernel.game import Outcome
from tertulia.kernel.registry import find_game

NO_POINTS = np.zeros(2)


def make_outlook(chance: float) -> Outlook:
    """Return an outlook in which seat 0 wins with this probability."""
    return Outlook((100 * chance, 100 - 100 * chance), (chance, 1 - chance))


def make_evaluation(ply: int, seat: int, before: float, after: float) -> DecisionEvaluation:
    best, played = Candidate(1, 9, 0.5, make_outlook(before)), Candidate(2, 9, 0.5, make_outlook(after))
    return DecisionEvaluation(DecisionPoint("granada", ply, seat, b"", 2, b"", (ply, 0)), [best, played], played, [])


def make_timeline(plies: int = 9) -> GameTimeline:
    return GameTimeline(find_game("granada"), ["one", "two"], plies, Outcome((40, 30), (0,)))


def make_segments(*rows: tuple[int, int, float, float], drawn: dict[int, float] | None = None) -> list[Segment]:
    """Return segments from (ply, seat, seat 0's chance before, after).

    `drawn` shifts the chance by luck, by ply.
    """
    draws = [DrawEvaluation(ply, make_outlook(0.0), make_outlook(by)) for ply, by in (drawn or {}).items()]
    return list(build_segments(make_timeline(), [make_evaluation(*one) for one in rows], draws))


def make_moments(*game_segments: Segment) -> list[Moment]:
    """Return the moments of a game without known levels."""
    return report_moments(make_timeline(), game_segments, compute_course(make_timeline(), game_segments), None)


def test_searches_of_one_seat_give_the_curve_unchanged() -> None:
    seen = [[0.5, 0.5], [0.6, 0.4], [0.7, 0.3], [1.0, 0.0]]
    steps = [np.array([0.1, -0.1]), np.array([0.1, -0.1]), np.array([0.3, -0.3])]
    assert average_series([0, 0, 0], seen, steps) == pytest.approx(np.array(seen))


def test_noise_between_searches_is_smoothed() -> None:
    """A difference between two searches without a loss or a draw is not a step in the curve."""
    seen = [[0.5 + 0.1 * (place % 2), 0.5 - 0.1 * (place % 2)] for place in range(41)]
    curve = average_series([0] * 40, seen, [NO_POINTS] * 40)
    assert np.abs(np.diff(curve[8:32, 0])).max() < 0.02
    assert curve[-1].tolist() == seen[-1], "the end is as it was"


def test_alternating_searchers_do_not_make_curve_zigzag() -> None:
    """Two alternating searches see 55 % for their own seat; the curve must not zigzag."""
    seen = [[0.55, 0.45], [0.45, 0.55]] * 4 + [[0.5, 0.5]]
    curve = average_series([0, 1] * 4, seen, [NO_POINTS] * 8)
    assert curve[:, 0] == pytest.approx(0.5, abs=0.03)
    assert np.abs(np.diff(curve[:, 0])).max() < 0.03


def test_decisions_and_draws_move_the_curve_at_once() -> None:
    """Seat 0 is searched first and last.

    Between them seat 1 loses a fifth by a decision or by a draw after it.
    """
    moved = [NO_POINTS, np.array([0.2, -0.2]), NO_POINTS]
    curve = average_series([0, 1, 0], [[0.5, 0.5], [0.5, 0.5], [0.7, 0.3], [0.7, 0.3]], moved)
    assert curve[:, 0] == pytest.approx([0.5, 0.5, 0.7, 0.7])


def test_curve_ends_with_the_result() -> None:
    found = make_moments(*make_segments((2, 0, 0.5, 0.4), (5, 1, 0.4, 0.6)))
    assert [one.ply for one in found] == [2, 5, 9]
    assert (found[-1].points, found[-1].chances) == ([40, 30], [1, 0])
    assert [one.scores for one in found] == [[2, 0], [5, 0], [40, 30]]
    assert all((one.points, one.chances) == (one.strong_points, one.strong_chances) for one in found)
    assert all(sum(one.chances) == pytest.approx(1) and min(one.chances) >= 0 for one in found)


def test_game_without_choice_has_only_the_end() -> None:
    assert make_moments() == [Moment(9, [40, 30], [40, 30], [1, 0], [40, 30], [1, 0])]
    assert find_turning_points([], make_moments()) == []


def test_turn_has_decisions_of_a_seat_and_draws_after_them() -> None:
    game_segments = make_segments((1, 0, 0.5, 0.5), (2, 0, 0.5, 0.5), (4, 1, 0.5, 0.5), (6, 0, 0.5, 0.5))
    assert list(group_by_turn(game_segments)) == [range(2), range(2, 3), range(3, 4)]


def make_chance_moments(*values: float) -> list[Moment]:
    """Return moments with these chances of seat 0 under strong play; as these seats play, seat 0 always wins."""
    both = [[value, 1 - value] for value in values]
    return [Moment(place, [0, 0], [0, 0], [1.0, 0.0], [0, 0], seats) for place, seats in enumerate(both)]


def test_turning_point_mostly_drawn_is_by_luck() -> None:
    game_segments = make_segments((1, 0, 0.5, 0.5), (2, 0, 0.5, 0.5), (4, 1, 0.5, 0.5), drawn={4: 0.2})
    (turn,) = find_turning_points(game_segments, make_chance_moments(0.5, 0.55, 0.8, 0.8))
    assert (turn.ply, turn.seat, turn.luck, turn.before, turn.after) == (4, 0, True, 0.5, 0.8)


def test_turning_point_by_play_is_at_largest_loss() -> None:
    """Luck in the opposite direction is not the reason."""
    game_segments = make_segments((1, 0, 0.5, 0.5), (2, 0, 0.5, 0.5), (4, 1, 0.5, 0.5), drawn={4: -0.2})
    (turn,) = find_turning_points(game_segments, make_chance_moments(0.5, 0.55, 0.8, 0.8))
    assert (turn.ply, turn.seat, turn.luck) == (2, 0, False)


def test_largest_turning_points_are_in_game_order() -> None:
    game_segments = make_segments(*((ply, ply % 2, 0.5, 0.5) for ply in range(8)))
    values = [0.5, 0.55, 0.35, 0.36, 0.2, 0.29, 0.5, 0.9, 1.0]
    turns = find_turning_points(game_segments, make_chance_moments(*values))
    assert len(turns) == MAX_TURNING_POINTS
    assert [turn.ply for turn in turns] == [1, 3, 5, 6, 7]


def test_retrievable_loss_moves_the_curve_less() -> None:
    """Seat 0's own searches see the loss of a fifth; the opponent's searches before and after see none."""
    game_segments = make_segments((1, 1, 0.5, 0.5), (3, 0, 0.5, 0.3), (5, 1, 0.5, 0.5))
    whole, half = (compute_course(make_timeline(), game_segments, [1.0, share, 1.0]) for share in (1.0, 0.5))
    fell = [before.chances[0] - after.chances[0] for _, before, after, _ in (whole, half)]
    assert fell[1] < fell[0]
