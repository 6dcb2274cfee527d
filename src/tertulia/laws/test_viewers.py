"""Laws of requests for the views and events of several viewers at once.

The results equal those of one request for each viewer. Parts that are common to all viewers are one object.
"""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.kernel.law_profile import law_profile
from tertulia.kernel.look import Look
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.law_runs import GamePosition, law
from tertulia.laws.playing import to_json

pytestmark = pytest.mark.laws
SHARE = 0.005 if INTERPRET else 0.02
EARLIER_LOOKS: dict[str, Look | None] = {}
"""For each game, the `Look` (the parts of all views of one state) that the last test made.

The next test passes it on as the earlier look, whose unchanged parts may be reused. It often comes from a match with
other seats and options, so the test finds parts that are reused wrongly.
"""


@law(share=SHARE, games=0)
def test_views_of_several_viewers_equal_single_views(here: GamePosition) -> None:
    game, state = here.game, here.state
    viewers: list[int | None] = [None, *range(here.table.seats), None, 0]
    assert to_json(game.views(state, viewers)) == to_json([game.view(state, viewer) for viewer in viewers])
    assert to_json(game.event_lists(state, viewers)) == to_json([game.events(state, viewer) for viewer in viewers])
    actions = [int(action) for action in here.legal]
    alone = [game.hint(state, here.seat, action) for action in actions]
    assert to_json(game.hints(state, here.seat, actions)) == to_json(alone)


@law(share=SHARE / 2, games=0)
def test_common_parts_of_views_are_one_object(here: GamePosition) -> None:
    """Parts of views that all viewers share are one object, so that they are encoded and stored once.

    The test passes at once for a game without a `Game.look_type`.
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
def test_parts_reused_from_another_look_are_correct(here: GamePosition) -> None:
    """A `Look` (the parts of all views of one state) gives equal views with reused and with new parts.

    The reused parts come from the look of the previous or next state, or of another match at another table.
    """
    game = here.game
    if game.look_type is None:
        return
    viewers: list[int | None] = [None, *range(here.table.seats)]

    def views(state: StateArray, look: Look | None) -> str:
        split = game.split_views(state, viewers, look)
        return to_json([split.view_of(viewer) for viewer in viewers])

    before, others = game.look(here.state), [EARLIER_LOOKS[game.name]] if game.name in EARLIER_LOOKS else []
    views(here.state, before)
    after = game.look(here.after, before)
    assert views(here.after, after) == views(here.after, None)
    for other in (after, *others):
        assert views(here.state, game.look(here.state, other)) == views(here.state, None)
    EARLIER_LOOKS[game.name] = after


@law(when="start", games=0)
def test_clearing_a_view_does_not_affect_later_views(here: GamePosition) -> None:
    """Clearing a returned view or list of events does not affect later ones.

    Callers must not modify the dicts and lists inside a view or an event: several views may share them.
    """
    game, state = here.game, here.state
    before = to_json(game.view(state, 0))
    spoilt: Any = game.view(state, 0)
    spoilt.clear()
    game.events(state, None).clear()
    assert to_json(game.view(state, 0)) == before
