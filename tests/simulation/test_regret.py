"""Regret of choices: zero for the best choice made, and smaller with more thinking time."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.settings import SearchSettings
from tertulia.kernel.registry import find_game
from tertulia.laws.seed import key_of
from tertulia.simulation.regret import RegretSpec, measure_regret

pytestmark = pytest.mark.slow

GAME = find_game("no-siesta")


def make_inquiry(*settings: SearchSettings, name: object = "a game") -> RegretSpec:
    """Return a game by a quick player, judged with five milliseconds."""
    return RegretSpec(
        GAME.name, 2, key_of("regret", name), settings, search_settings(GAME, 0.1), search_settings(GAME, 5.0)
    )


def test_best_choice_of_each_position_loses_nothing() -> None:
    lost = measure_regret(make_inquiry(search_settings(GAME, 0.1), search_settings(GAME, 1.0)))
    assert len(lost) > 0
    assert lost.shape[1] == 2
    assert (lost.min(axis=1) == 0.0).all()
    assert lost.max() < 1.0


def test_same_game_gives_same_losses() -> None:
    one = make_inquiry(search_settings(GAME, 0.1), search_settings(GAME, 0.2))
    assert np.array_equal(measure_regret(one), measure_regret(one))


@pytest.mark.proof
@pytest.mark.slow
def test_more_thinking_time_loses_less() -> None:
    brief, long = search_settings(GAME, 0.05), search_settings(GAME, 5.0)
    lost = np.concatenate([measure_regret(make_inquiry(brief, long, name=number)) for number in range(12)])
    assert lost[:, 1].mean() < lost[:, 0].mean()
