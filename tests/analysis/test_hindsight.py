"""Cost of decisions with hindsight, given what could still be done afterwards."""

from __future__ import annotations

import pytest

from tertulia.analysis.evaluate import DecisionEvaluation, lead_over_opponents, with_hindsight
from tertulia.analysis.extract import DecisionPoint, GameTimeline
from tertulia.bots.search.result import Candidate, LineAction, Outlook
from tertulia.kernel.game import Outcome
from tertulia.kernel.registry import find_game

LINE = [LineAction(0, 1)]


def make_candidate(action: int, points: float) -> Candidate:
    """Return an action after which seat 0 makes `points` points and seat 1 forty."""
    return Candidate(action, 100, points / 100, Outlook((points, 40.0), (0.5, 0.5)))


def make_decision(ply: int, best: float, played: float, seat: int = 0) -> DecisionEvaluation:
    """Return a decision whose best action is 1; action 2 was played, or action 1 if it was as good."""
    first, second = make_candidate(1, best), make_candidate(2, played)
    done = first if played == best else second
    question = DecisionPoint("granada", ply, seat, b"", done.action, b"", (0, 0))
    return DecisionEvaluation(question, [first, second], done, LINE)


def get_cost(evaluation: DecisionEvaluation) -> float:
    seat = evaluation.point.seat
    return lead_over_opponents(evaluation.before.points, seat) - lead_over_opponents(
        evaluation.played.outlook.points, seat
    )


def make_timeline(revelations: list[int] | None = None) -> GameTimeline:
    return GameTimeline(find_game("granada"), ["one", "two"], 9, Outcome((0, 0), (0,)), revelations=revelations or [])


def test_postponed_points_are_lost_by_the_last_decision() -> None:
    """Nine points were postponed twice and then lost; the last of these decisions cost them."""
    postponed, again, undone = make_decision(3, 50, 41), make_decision(4, 50, 42), make_decision(6, 49, 41)
    first, second, third = with_hindsight(make_timeline(), [postponed, again, undone])
    assert [get_cost(first), get_cost(second), get_cost(third)] == [0, 1, 8]
    assert [one.action for one in first.best] == [1, 2]
    assert first.played == first.best[1] == make_candidate(2, 50)._replace(tries=100, worth=0.41)


def test_played_action_with_better_outcome_becomes_best() -> None:
    """No line is shown, because the search saw none."""
    (evaluation, _) = with_hindsight(make_timeline(), [make_decision(3, 50, 41), make_decision(4, 60, 60)])
    assert [one.action for one in evaluation.best] == [2, 1]
    assert (get_cost(evaluation), evaluation.line, evaluation.before.points[0]) == (0, [], 60)


def test_best_action_with_better_outcome_keeps_its_line() -> None:
    (evaluation, _) = with_hindsight(make_timeline(), [make_decision(3, 50, 50), make_decision(4, 60, 60)])
    assert (evaluation.best[0].action, get_cost(evaluation), evaluation.line, evaluation.before.points[0]) == (
        1,
        0,
        LINE,
        60,
    )


def test_decision_before_worse_outcome_is_unchanged() -> None:
    judged = [make_decision(3, 50, 41), make_decision(4, 30, 30)]
    assert with_hindsight(make_timeline(), judged) == judged


@pytest.mark.parametrize(("seat", "revelations"), [(1, []), (0, [4]), (0, [5])])
def test_later_outcome_of_opponent_or_chance_is_ignored(seat: int, revelations: list[int]) -> None:
    judged = [make_decision(3, 50, 41), make_decision(5, 50, 41, seat)]
    assert with_hindsight(make_timeline(revelations), judged) == judged


def test_revelation_before_the_decision_is_ignored() -> None:
    (evaluation, _) = with_hindsight(make_timeline([3, 6]), [make_decision(3, 50, 41), make_decision(5, 50, 41)])
    assert get_cost(evaluation) == 0


def test_lead_is_difference_to_best_opponent() -> None:
    assert lead_over_opponents([10.0, 4.0, 7.0], 0) == 3.0
    assert lead_over_opponents([10.0, 4.0, 7.0], 1) == -6.0
    assert lead_over_opponents([10.0], 0) == 10.0
