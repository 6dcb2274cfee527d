"""Luck of draws, compared with other draws from the same position, so that it is zero on average."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tertulia.analysis.extract import Draw, GameTimeline, extract_timeline
from tertulia.analysis.luck import DrawEvaluation, average_outlooks, evaluate_draw, expected_outcome
from tertulia.bots.bot import Cancelled
from tertulia.bots.search.result import Outlook
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of
from tertulia.play import GameRecord, Match

pytestmark = pytest.mark.slow

BUDGET_MS = 1.0
"""Thinking time in milliseconds."""
DRAWS = 25


@cache
def play_game(name: str, seats: int = 2) -> tuple[GameRecord, GameTimeline]:
    """Return a finished game and its timeline."""
    game = find_game(name)
    match = Match.new(game, seats=[f"p{n}" for n in range(seats)], options={}, key=key_of("luck", name))
    while actors := match.actors():
        key = key_of("luck", name, match.position)
        match.act(actors[0], game.choose(Policy.FAST, match.state, actors[0], key))
    return match.record(), extract_timeline(match.record())


def redraw(game: Game, draw: Draw, number: int) -> Draw:
    """Return the draw with another random result and other comparisons."""
    state = game.redraw(game.from_bytes(draw.decision.state), key_of("had it been", number))
    game.apply(state, draw.decision.seat, draw.decision.played)
    return replace(draw, decision=replace(draw.decision, key=key_of("against", number)), state=game.to_bytes(state))


@pytest.mark.parametrize("name", list(installed_games()))
def test_mean_luck_over_all_draws_is_zero(name: str) -> None:
    """Over all possible draws the mean luck is zero."""
    game, (_, course) = find_game(name), play_game(name)
    luck = np.zeros((3, DRAWS, 2))
    for place, draw in enumerate(course.draws[:: len(course.draws) // 3][:3]):
        for number in range(DRAWS):
            luck[place, number] = evaluate_draw(redraw(game, draw, number), BUDGET_MS).points
    single = luck.std(axis=1)
    assert single.max() > 0.5, "it does matter what is drawn"
    error = single / np.sqrt(DRAWS) + 0.1
    assert (np.abs(luck.mean(axis=1)) < 3 * error).all()


def test_taking_a_die_is_no_draw() -> None:
    """In No Siesta dice are rolled when a round begins; taking one reveals nothing."""
    record, course = play_game("no-siesta")
    first = next(place for place, text in enumerate(record.actions) if text.startswith("take"))
    assert first in [question.ply for question in course.decisions]
    assert first not in [draw.decision.ply for draw in course.draws]


def test_revealed_choice_of_opponent_is_no_draw() -> None:
    """Donkeys are revealed when all have chosen (La Granja, rules 8.1).

    But they were chosen and not drawn.
    """
    record, course = play_game("la-granja")
    chosen = [place for place, text in enumerate(record.actions) if "donkey" in text]
    revealed_plies = [place + 1 for place in chosen if place + 1 in course.revelations]
    assert revealed_plies
    assert not set(revealed_plies) & {draw.ply for draw in course.draws}


def test_draw_evaluation_is_reproducible_and_cancellable() -> None:
    (draw, *_) = play_game("granada")[1].draws
    assert evaluate_draw(draw, BUDGET_MS) == evaluate_draw(draw, BUDGET_MS)
    with pytest.raises(Cancelled):
        evaluate_draw(draw, BUDGET_MS, lambda: False)


def test_expected_outcome_of_finished_game_is_its_result() -> None:
    """A seat wins, or several share the victory."""
    game, (record, course) = find_game("granada"), play_game("granada")
    state = replay_to_end(game, record)
    found = expected_outcome(game, state, 0, BUDGET_MS, bytes(32), lambda: True)
    assert found.points == course.outcome.scores
    assert found.chances == course.outcome.shares
    assert sum(found.chances) == 1


def replay_to_end(game: Game, record: GameRecord) -> StateArray:
    match = Match.new(game, seats=record.seats, options=record.options, key=bytes.fromhex(record.key))
    for text in record.actions:
        match.act(match.actors()[0], text.rpartition(": ")[2])
    return match.state


def test_luck_is_result_minus_expectation() -> None:
    expected = average_outlooks([Outlook((10.0, 20.0), (0.2, 0.8)), Outlook((30.0, 20.0), (0.6, 0.4))])
    drawn = DrawEvaluation(7, expected, Outlook((25.0, 20.0), (0.5, 0.5)))
    assert drawn.points == [5.0, 0.0]
    assert drawn.chances == pytest.approx([0.1, -0.1])
