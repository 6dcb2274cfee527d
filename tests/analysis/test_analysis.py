"""Analysis of a finished game: every decision, luck separate from play, reproducible."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from tertulia.analysis import evaluate
from tertulia.analysis.analyse import MAX_MISTAKES, MIN_MISTAKE_POINTS, assemble_analysis
from tertulia.analysis.evaluate import DecisionEvaluation, evaluate_decision, with_hindsight
from tertulia.analysis.extract import DecisionPoint, GameTimeline, extract_timeline
from tertulia.analysis.luck import evaluate_draw
from tertulia.analysis.report import Analysis
from tertulia.analysis.timeline import MIN_TURNING_POINT_CHANGE
from tertulia.bots.search.analyse_position import PositionAnalysis, analyse_position
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.seed import key_of
from tertulia.play import GameRecord, Match, RecordError

pytestmark = pytest.mark.slow

BUDGET_MS = 0.2
"""Thinking time in milliseconds; the tested properties hold for any time."""


def play_game(name: str, policy: Policy = Policy.FAST) -> Match:
    """Return a finished game of two players."""
    game = find_game(name)
    match = Match.new(game, seats=["one", "two"], options={}, key=key_of("analysis", name))
    number = 0
    while actors := match.actors():
        seat = actors[0]
        match.act(seat, game.choose(policy, match.state, seat, key_of("analysis", name, number)))
        number += 1
    return match


@cache
def explain_game(name: str) -> tuple[GameRecord, GameTimeline, list[DecisionEvaluation], Analysis]:
    record = play_game(name).record()
    course = extract_timeline(record)
    judged = with_hindsight(course, [evaluate_decision(question, BUDGET_MS) for question in course.decisions])
    drawn = [evaluate_draw(draw, BUDGET_MS) for draw in course.draws]
    return record, course, judged, assemble_analysis(course, judged, drawn, BUDGET_MS)


@pytest.mark.parametrize("name", list(installed_games()))
def test_every_choice_of_a_game_is_analysed(name: str) -> None:
    record, course, _, analysis = explain_game(name)
    match, game = (
        Match.new(find_game(name), seats=record.seats, options=record.options, key=bytes.fromhex(record.key)),
        [],
    )
    for text in record.actions:
        seat = match.actors()[0]
        if len(match.legal(seat)) > 1:
            game.append((match.position, seat))
        match.act(seat, text.rpartition(": ")[2])
    assert [(question.ply, question.seat) for question in course.decisions] == game
    assert [(decision.ply, decision.seat) for decision in analysis.decisions] == game
    assert record.result is not None
    assert analysis.scores == record.result.scores


@pytest.mark.parametrize("name", list(installed_games()))
def test_decision_has_played_action_choices_and_losses(name: str) -> None:
    record, _, _, analysis = explain_game(name)
    for decision in analysis.decisions:
        assert decision.played.action == record.actions[decision.ply].rpartition(": ")[2]
        assert 1 <= len(decision.choices) <= 3
        assert decision.lost_points >= 0
        assert decision.lost_chance >= 0
        if decision.played.action == decision.choices[0].action:
            assert decision.lost_points == decision.lost_chance == 0
        if decision.line:
            assert (decision.line[0].seat, decision.line[0].action) == (decision.seat, decision.choices[0].action)


@pytest.mark.parametrize("name", list(installed_games()))
def test_mistakes_are_sorted_by_cost(name: str) -> None:
    analysis = explain_game(name)[3]
    losses = [analysis.decisions[place].lost_points for place in analysis.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= MAX_MISTAKES
    assert all(lost >= MIN_MISTAKE_POINTS for lost in losses)
    assert max(decision.lost_points for decision in analysis.decisions) == (losses[0] if losses else 0)
    for seat in range(2):
        mine = [decision.lost_points for decision in analysis.decisions if decision.seat == seat]
        assert analysis.lost_points[seat] == pytest.approx(sum(mine))


@pytest.mark.parametrize("name", list(installed_games()))
def test_course_has_every_decision_and_the_end(name: str) -> None:
    _, course, _, analysis = explain_game(name)
    *before, end = analysis.course
    assert [one.ply for one in before] == [decision.ply for decision in analysis.decisions]
    assert (end.ply, end.points) == (course.plies, analysis.scores)
    assert end.chances == [(seat in analysis.winners) / len(analysis.winners) for seat in range(2)]
    for one in analysis.course:
        assert sum(one.chances) == pytest.approx(1)
        assert min(one.chances) >= 0


@pytest.mark.parametrize("name", list(installed_games()))
def test_luck_is_reported_at_draws_only(name: str) -> None:
    _, course, judged, analysis = explain_game(name)
    drawn = [draw.ply for draw in course.draws]
    assert [found.ply for found in analysis.luck] == drawn
    assert 0 < len(drawn) < len(judged)
    assert set(drawn) <= {one.ply for one in analysis.course}
    for seat in range(2):
        luck = sum(found.points[seat] for found in analysis.luck)
        assert min(0.0, luck) <= analysis.lucky_points[seat] <= max(0.0, luck)


def test_turning_points_are_large_changes_within_the_game() -> None:
    for name in installed_games():
        record, *_, analysis = explain_game(name)
        plies = [turn.ply for turn in analysis.turns]
        assert plies == sorted(plies)
        assert all(0 <= ply <= len(record.actions) for ply in plies)
        assert all(abs(turn.after - turn.before) >= MIN_TURNING_POINT_CHANGE for turn in analysis.turns)


def test_same_record_gives_same_analysis() -> None:
    record, course, judged, analysis = explain_game("no-siesta")
    again = extract_timeline(record)
    assert again.decisions == course.decisions
    assert with_hindsight(course, [evaluate_decision(question, BUDGET_MS) for question in again.decisions]) == judged
    assert again.draws == course.draws
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_unfinished_game_is_refused() -> None:
    record = explain_game("no-siesta")[0]
    running = msgspec.structs.replace(record, actions=record.actions[:-1], result=None)
    with pytest.raises(GameError, match="only a finished game"):
        extract_timeline(running)


def test_damaged_record_is_refused() -> None:
    record = explain_game("no-siesta")[0]
    with pytest.raises(RecordError, match="action 1"):
        extract_timeline(msgspec.structs.replace(record, actions=["nonsense", *record.actions[1:]]))


def test_random_player_loses_more_points_than_greedy() -> None:
    """A random player loses more points by decisions than the greedy policy."""
    record = play_game("la-granja", Policy.RANDOM).record()
    course = extract_timeline(record)
    some = replace(course, decisions=course.decisions[::6])
    careless = sum(
        assemble_analysis(
            some, [evaluate_decision(question, BUDGET_MS) for question in some.decisions], [], BUDGET_MS
        ).lost_points
    )
    _, greedy, judged, _ = explain_game("la-granja")
    less = replace(greedy, decisions=greedy.decisions[::6])
    careful = sum(assemble_analysis(less, judged[::6], [], BUDGET_MS).lost_points)
    assert careless / len(some.decisions) > careful / len(less.decisions)


def test_solo_search_results_are_compared_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solo search compares with its own expectation, so two searches can be compared by points only."""
    looks: list[PositionAnalysis] = []

    def noted(*arguments: Any, **only: Any) -> PositionAnalysis:
        looks.append(analyse_position(*arguments, **only))
        return looks[-1]

    monkeypatch.setattr(evaluate, "analyse_position", noted)
    game, again = find_game("la-granja"), {True: 0, False: 0}
    state, ply = game.new({}, 1, key_of("alone")), 0
    while game.actors(state):
        action = game.choose(Policy.RANDOM, state, 0, key_of("alone", ply))
        if len(game.legal(state, 0)) > 1:
            looks.clear()
            judged = evaluate_decision(
                DecisionPoint(game.name, ply, 0, game.to_bytes(state), action, key_of("look", ply), (0,)), BUDGET_MS
            )
            if len(looks) == 2:
                more = looks[1].candidates[0].outlook.points[0] > looks[0].candidates[0].outlook.points[0]
                again[more] += 1
                assert (judged.best[0].action == action) == more
        game.apply(state, 0, action)
        ply += 1
    assert all(again.values())
