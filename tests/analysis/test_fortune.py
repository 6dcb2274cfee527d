"""Games in which luck is measured."""

from __future__ import annotations

import numpy as np
import pytest

from bench.luck import figures_of
from tertulia.analysis.fortune import Chances, Fortune, fortune
from tertulia.bots.keys import key_of
from tertulia.bots.search.levels import settings_of
from tertulia.kernel.registry import game, games


@pytest.mark.parametrize("name", list(games()))
def test_a_game_has_its_luck_and_its_winners(name: str) -> None:
    chances = Chances(name, 3, key_of(b"test", name), settings_of(game(name), 0.1), 0.2)
    found = fortune(chances)
    assert found.points.shape == found.won.shape == (3,)
    assert found.won.sum() == pytest.approx(1)
    assert found.points.any()
    assert (fortune(chances).points == found.points).all()


def test_what_is_told_of_luck() -> None:
    """Two games: four points of luck together, and the winner had more of it than the other once."""
    found = [
        Fortune(np.array([3.0, -1.0]), np.array([1.0, 0.0])),
        Fortune(np.array([1.0, 1.0]), np.array([0.5, 0.5])),
    ]
    mean, more, spread = figures_of(game("granada"), 2, found)
    assert mean.value == 1.0
    assert more.value == 1.0
    assert spread.value == pytest.approx(np.std([3, -1, 1, 1]))
