"""Regret of choices: zero for the best choice made, and smaller with more thinking time."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.bots.search.levels import settings_of
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.simulation.regret import Inquiry, losses

pytestmark = pytest.mark.slow

GAME = find_game("no-siesta")


def inquiry(*asked: SearchSettings, name: object = "a game") -> Inquiry:
    """Return a game by a quick player, judged with five milliseconds."""
    return Inquiry(GAME.name, 2, key_of("regret", name), asked, settings_of(GAME, 0.1), settings_of(GAME, 5.0))


def test_the_best_of_each_position_loses_nothing() -> None:
    lost = losses(inquiry(settings_of(GAME, 0.1), settings_of(GAME, 1.0)))
    assert len(lost) > 0
    assert lost.shape[1] == 2
    assert (lost.min(axis=1) == 0.0).all()
    assert lost.max() < 1.0


def test_the_same_game_gives_the_same_losses() -> None:
    one = inquiry(settings_of(GAME, 0.1), settings_of(GAME, 0.2))
    assert np.array_equal(losses(one), losses(one))


@pytest.mark.proof
@pytest.mark.slow
def test_more_time_loses_less() -> None:
    brief, long = settings_of(GAME, 0.05), settings_of(GAME, 5.0)
    lost = np.concatenate([losses(inquiry(brief, long, name=number)) for number in range(12)])
    assert lost[:, 1].mean() < lost[:, 0].mean()
