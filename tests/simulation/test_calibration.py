"""Calibration: predicted chances compared with results of artificial and of real games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.weights import load_evaluation
from tertulia.kernel.registry import find_game
from tertulia.simulation.calibration import (
    Prediction,
    bin_predictions,
    calibration_error,
    fit_score_bias,
    fit_score_stddev,
    predict_game,
    predict_points,
)
from tertulia.simulation.training import TrainingPlan, self_play_spec

pytestmark = pytest.mark.slow

GAME = find_game("no-siesta")


def draw_predictions(count: int, doubt: float, bold: float = 1.0, more: float = 0.0) -> list[Prediction]:
    """Return predictions for two-player games whose winner is random by the points.

    Stated chances may be bolder than the true ones (`bold`), and expected points too low (`more`).
    """
    chance, predictions = np.random.default_rng(4), []
    for _ in range(count):
        expected, to_come = chance.normal(40.0, 6.0, 2), float(chance.uniform(0.0, 30.0))
        first = 1.0 / (1.0 + np.exp((expected[1] - expected[0]) / (doubt * np.sqrt(1.0 + to_come))))
        won = np.array([1.0, 0.0]) if chance.random() < first else np.array([0.0, 1.0])
        stated_chance = float(np.clip(0.5 + bold * (first - 0.5), 0.0, 1.0))
        chances, scores = np.array([stated_chance, 1.0 - stated_chance]), expected + more * to_come
        predictions.append(Prediction(chances, expected, expected, to_come, 0.0, won, scores))
    return predictions


def test_true_chances_are_calibrated() -> None:
    bins = bin_predictions(draw_predictions(4000, 1.0))
    assert sum(one.number for one in bins) == 8000
    assert calibration_error(bins) < 0.02
    assert sum(one.interval[0] <= one.predicted <= one.interval[1] for one in bins) >= 8


def test_overconfident_chances_have_large_error() -> None:
    assert calibration_error(bin_predictions(draw_predictions(4000, 1.0, bold=2.0))) > 0.1


@pytest.mark.proof_for("0.5", "2.0")
@pytest.mark.slow
@pytest.mark.parametrize("doubt", [0.5, 1.0, 2.0])
def test_fitted_score_deviation_is_found(doubt: float) -> None:
    assert fit_score_stddev(draw_predictions(1000, doubt)) == pytest.approx(doubt, rel=0.15)


def test_fitted_score_bias_is_found() -> None:
    assert fit_score_bias(draw_predictions(50, 1.0), 0.1) == pytest.approx(0.1)
    assert fit_score_bias(draw_predictions(50, 1.0, more=0.2), 0.1) == pytest.approx(0.3)


def test_solo_games_are_not_counted() -> None:
    """A solo player always wins, so such predictions would hide bad ones."""
    sure = np.ones(1)
    alone = [Prediction(sure, sure, sure, 5.0, 0.5, sure, sure)] * 100
    assert bin_predictions([*draw_predictions(50, 1.0, bold=2.0), *alone]) == bin_predictions(
        draw_predictions(50, 1.0, bold=2.0)
    )


def test_predictions_of_a_game_are_consistent() -> None:
    plan = TrainingPlan(GAME.name, Path(), search_settings(GAME, 0.1))
    predictions = predict_game(
        self_play_spec(plan, "a test", {seats: load_evaluation(GAME, seats) for seats in GAME.seats})
    )
    assert predictions
    for one in predictions:
        assert one.chances.sum() == pytest.approx(1.0)
        assert one.won.sum() == pytest.approx(1.0)
        assert one.to_come >= 0.0
        assert 0.0 <= one.progress < 1.0
        assert one.scores.sum() > 0.0
    assert [one.progress for one in predictions] == sorted(one.progress for one in predictions)


def test_predicted_points_without_weights_are_current_scores() -> None:
    """If nothing more is expected, the points are those of the table."""
    state = GAME.new({}, 3, bytes(32))
    none = load_evaluation(GAME, 3)._replace(linear=np.zeros(GAME.feature_table.size), bias=np.zeros(1))
    expected, to_come = predict_points(GAME, state, none._replace(out=np.zeros_like(none.out)))
    points = np.zeros(3, np.int32)
    GAME.compiled.score(state, 0, points)
    assert expected.tolist() == points.tolist()
    assert to_come == 0.0
