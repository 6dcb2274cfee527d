"""Law of views: each view has exactly the fields that its game declares in `Game.view_shape`."""

from __future__ import annotations

import pytest

from tertulia.kernel.view_shape import shape_mismatch
from tertulia.laws.law_runs import GamePosition, law

pytestmark = pytest.mark.laws


@law(share=0.02)
def test_views_match_their_declared_shape(here: GamePosition) -> None:
    _all_fit(here)


@law(when="end")
def test_final_views_match_their_declared_shape(here: GamePosition) -> None:
    _all_fit(here)


def _all_fit(here: GamePosition) -> None:
    game = here.game
    if game.view_shape is None:
        return
    for view in game.views(here.state, [None, *range(here.table.seats)]):
        assert (wrong := shape_mismatch(view, game.view_shape)) is None, wrong
