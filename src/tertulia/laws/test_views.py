"""Law of views: each view has exactly the fields that its game declares in `Game.view_shape`."""

from __future__ import annotations

import pytest

from tertulia.kernel.view_shape import shape_mismatch
from tertulia.laws.walked import Here, law

pytestmark = pytest.mark.laws


@law(share=0.02)
def test_views_are_of_the_declared_shape(here: Here) -> None:
    _all_fit(here)


@law(when="end")
def test_views_of_the_end_are_of_the_declared_shape(here: Here) -> None:
    _all_fit(here)


def _all_fit(here: Here) -> None:
    game = here.game
    if game.view_shape is None:
        return
    for view in game.views(here.state, [None, *range(here.table.seats)]):
        assert (wrong := shape_mismatch(view, game.view_shape)) is None, wrong
