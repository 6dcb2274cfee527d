"""Study that measures luck in games."""

from __future__ import annotations

import numpy as np
import pytest

from bench.luck import luck_figures
from tertulia.analysis.luck_study import GameLuck, LuckSpec, measure_game_luck
from tertulia.bots.search.levels import search_settings
from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game, installed_games

pytestmark = pytest.mark.slow


REPEATED_GAME = "la-granja"
"""Game whose luck is measured twice."""


@pytest.mark.parametrize("name", list(installed_games()))
def test_measured_game_has_luck_and_winners(name: str) -> None:
    chances = LuckSpec(name, 3, derive_seed(b"test", name), search_settings(find_game(name), 0.1), 0.2)
    found = measure_game_luck(chances)
    assert found.points.shape == found.won.shape == (3,)
    assert found.won.sum() == pytest.approx(1)
    assert found.points.any()
    assert name != REPEATED_GAME or (measure_game_luck(chances).points == found.points).all()


def test_luck_figures_are_mean_winners_share_and_spread() -> None:
    """Two games with four points of luck in total; in one, the winner had more of it."""
    found = [
        GameLuck(np.array([3.0, -1.0]), np.array([1.0, 0.0])),
        GameLuck(np.array([1.0, 1.0]), np.array([0.5, 0.5])),
    ]
    mean, more, spread = luck_figures(find_game("granada"), 2, found)
    assert mean.value == 1.0
    assert more.value == 1.0
    assert spread.value == pytest.approx(np.std([3, -1, 1, 1]))
