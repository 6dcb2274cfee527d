"""Reasons for costly decisions, as facts."""

from __future__ import annotations

import pytest

from tertulia.analysis.evaluate import DecisionEvaluation
from tertulia.analysis.extract import DecisionPoint, points_so_far
from tertulia.analysis.reasons import classify_delay, find_reason, points_in_line
from tertulia.bots.search.result import Candidate, LineAction, Outlook
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of

GAME = find_game("la-granja")


def test_delay_is_now_soon_or_late() -> None:
    assert classify_delay(3, 3, 4.0) == "now"
    assert classify_delay(1, 3, 4.0) == "soon"
    assert classify_delay(0, 1, 4.0) == "late"


def make_choice(points: dict[int, int]) -> tuple[DecisionEvaluation, int]:
    """Return a decision in which points can be made at once, and the gain of the better action.

    The gain is the difference between the best and the worst action in points. `points` are the points expected after
    these two.
    """
    state, number = GAME.new({}, 2, key_of("reasons")), 0
    while actors := GAME.actors(state):
        seat = lowest_actor(actors)
        gains = {}
        for action in GAME.legal(state, seat).tolist():
            done = GAME.copy(state)
            GAME.apply(done, seat, action)
            gains[action] = points_so_far(GAME, done)[seat] - points_so_far(GAME, state)[seat]
        most, least = max(gains, key=lambda one: gains[one]), min(gains, key=lambda one: gains[one])
        if gains[most] > gains[least]:
            point = DecisionPoint(
                GAME.name, number, seat, GAME.to_bytes(state), least, key_of("key"), points_so_far(GAME, state)
            )
            best, played = (
                Candidate(one, 9, 0.5, make_outlook(seat, own))
                for one, own in zip((most, least), points.items(), strict=True)
            )
            return DecisionEvaluation(point, [best, played], played, []), gains[most] - gains[least]
        GAME.apply(state, seat, GAME.choose(Policy.FAST, state, seat, key_of("reasons", number)))
        number += 1
    raise AssertionError("nobody could make points")


def make_outlook(seat: int, points: tuple[int, int]) -> Outlook:
    """Return an outlook from (own points, other's points)."""
    own, other = points
    return Outlook((float(own), float(other)) if seat == 0 else (float(other), float(own)), (0.5, 0.5))


def test_reason_has_immediate_later_and_denied_points() -> None:
    evaluation, at_once = make_choice({60: 40, 50: 45})
    reason = find_reason(GAME, evaluation, 1.0)
    assert reason.at_once == at_once > 0
    assert reason.later == pytest.approx(10 - at_once)
    assert [(one.seat, one.points) for one in reason.denied] == [(1 - evaluation.point.seat, 5.0)]
    half = find_reason(GAME, evaluation, 0.5)
    assert half.at_once + half.later == pytest.approx(5)
    assert half.denied[0].points == pytest.approx(2.5)


def test_points_in_line_stop_at_illegal_action() -> None:
    evaluation, at_once = make_choice({60: 40, 50: 45})
    state, seat = GAME.from_bytes(evaluation.point.state), evaluation.point.seat
    gain = points_in_line(GAME, state, seat, [LineAction(seat, evaluation.best[0].action)])
    assert gain - points_in_line(GAME, state, seat, [LineAction(seat, evaluation.point.played)]) == at_once
    assert points_in_line(GAME, state, seat, [LineAction(seat, -1)]) == 0
    assert GAME.to_bytes(state) == evaluation.point.state
