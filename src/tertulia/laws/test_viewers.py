"""Requests for several viewers give the results of single requests and share the common parts."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.kernel.law_profile import law_profile
from tertulia.kernel.look import Look
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.playing import text
from tertulia.laws.walked import Here, law

pytestmark = pytest.mark.laws
SHARE = 0.005 if INTERPRET else 0.02
EARLIER: dict[str, Look | None] = {}
"""A look at some other game, by the game's name."""


@law(share=SHARE, games=0)
def test_many_at_once_are_told_as_one_by_one(here: Here) -> None:
    game, state = here.game, here.state
    viewers: list[int | None] = [None, *range(here.table.seats), None, 0]
    assert text(game.views(state, viewers)) == text([game.view(state, viewer) for viewer in viewers])
    assert text(game.event_lists(state, viewers)) == text([game.events(state, viewer) for viewer in viewers])
    actions = [int(action) for action in here.legal]
    alone = [game.hint(state, here.seat, action) for action in actions]
    assert text(game.hints(state, here.seat, actions)) == text(alone)


@law(share=SHARE / 2, games=0)
def test_what_is_common_is_one_object(here: Here) -> None:
    """Parts of views that all viewers share are one object, so that they are encoded and stored once.

    Applies only to games that override `Game.views`.
    """
    game, state = here.game, here.state
    if game.look_type is None:
        return
    private = law_profile(game).private_parts
    first, *others = game.views(state, [None, *range(here.table.seats)])
    for other in others:
        assert all(other[part] is first[part] for part in first if part not in private)
    spectators = game.views(state, [None, None])
    assert all(spectators[0][part] is spectators[1][part] for part in private)
    lists = game.event_lists(state, [None, *range(here.table.seats)])
    for each in lists:
        assert all(one is open or one != open for one, open in zip(each, lists[0], strict=True))


@law(share=SHARE * 5, games=0)
def test_parts_taken_from_another_look_are_those_of_the_state(here: Here) -> None:
    """The other look is of the state before or after (as after undo), or of another game at another table."""
    game = here.game
    if game.look_type is None:
        return
    viewers: list[int | None] = [None, *range(here.table.seats)]

    def views(state: StateArray, look: Look | None) -> str:
        split = game.split_views(state, viewers, look)
        return text([split.view_of(viewer) for viewer in viewers])

    before, others = game.look(here.state), [EARLIER[game.name]] if game.name in EARLIER else []
    views(here.state, before)
    after = game.look(here.after, before)
    assert views(here.after, after) == views(here.after, None)
    for other in (after, *others):
        assert views(here.state, game.look(here.state, other)) == views(here.state, None)
    EARLIER[game.name] = after


@law(when="start", games=0)
def test_nothing_that_is_kept_depends_on_what_was_asked_before(here: Here) -> None:
    """Clearing a returned view does not affect later ones.

    Deeper parts may be shared and must not be modified by callers.
    """
    game, state = here.game, here.state
    before = text(game.view(state, 0))
    spoilt: Any = game.view(state, 0)
    spoilt.clear()
    game.events(state, None).clear()
    assert text(game.view(state, 0)) == before
