"""Training learns from games, keeps what wins, and goes on where it was stopped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.weights import WeightsError, load, save
from tertulia.kernel.registry import game as game_named
from tertulia.simulation.asking import one_by_one
from tertulia.simulation.fitting import fit
from tertulia.simulation.self_play import Lessons
from tertulia.simulation.training import Plan, history, train

GAME = game_named("no-siesta")


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    """The smallest training that there is."""
    settings = settings_of(GAME, 1.0)._replace(plies=30)
    return Plan(GAME.name, tmp_path / "training", settings, games=8, matches=2, tell=lambda said: None)


def lessons(count: int, chance: np.random.Generator) -> Lessons:
    """Points that follow from the features, but for a little noise."""
    x = chance.normal(size=(count, GAME.feature_table.size))
    x[:, 0] = 1.0
    y = 3.0 + 2.0 * x[:, 1] - x[:, 2] + chance.normal(size=count) * 0.1
    return Lessons(x.astype(np.float32), y.astype(np.float32))


def test_what_follows_from_features_is_found() -> None:
    made = fit(lessons(4000, np.random.default_rng(1)))
    assert made.positions == 4000
    assert made.error < 0.2
    assert made.explained > 0.99
    assert made.evaluation.scale[0] == 0.0  # what never differs tells nothing


def test_weights_are_kept_and_read_again(tmp_path: Path) -> None:
    made = fit(lessons(400, np.random.default_rng(2))).evaluation
    save(GAME, made, tmp_path / "made.npz")
    for part, again in zip(made, load(GAME, tmp_path / "made.npz"), strict=True):
        assert np.allclose(part, again, rtol=1e-5)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "made.npz"
    save(GAME, fit(lessons(400, np.random.default_rng(3))).evaluation, path)
    with pytest.raises(WeightsError, match="tertulia train granada"):
        load(game_named("granada"), path)
    with pytest.raises(WeightsError, match="tertulia train no-siesta"):
        load(GAME, tmp_path / "none.npz")


def test_a_training_that_was_stopped_goes_on(plan: Plan, tmp_path: Path) -> None:
    """It comes to the same as one that was not."""
    whole = train(plan, 2, one_by_one)
    assert [made.games for made in whole] == [8, 8]
    assert all(0 <= made.share <= 1 and made.positions > 0 for made in whole)
    assert history(plan.folder) == whole
    other = replace(plan, folder=tmp_path / "stopped")
    train(other, 1, one_by_one)
    assert train(other, 2, one_by_one) == whole
    assert train(other, 2, one_by_one) == whole


def test_the_seed_decides_the_games(plan: Plan, tmp_path: Path) -> None:
    first = train(plan, 1, one_by_one)
    assert train(replace(plan, folder=tmp_path / "again"), 1, one_by_one) == first
    assert train(replace(plan, folder=tmp_path / "other", seed=2), 1, one_by_one) != first
