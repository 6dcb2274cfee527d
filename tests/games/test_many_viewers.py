"""Asked for many at once, a game tells each the same as if asked alone, and what is common to all is one object."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import games
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.playing import Table, some, tables

GAMES = list(games().values())
SHARE = 0.005 if INTERPRET else 0.04
PRIVATE = {"granada": {"hands"}, "la-granja": {"scores", "players", "pending"}, "no-siesta": {"pending"}}
"""Parts of a view that may differ from viewer to viewer."""


def few(game: Game) -> list[Table]:
    return tables(game)[:: 3 if INTERPRET else 1]


def same(one: Any, other: Any) -> bool:
    return json.dumps(one) == json.dumps(other)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_many_at_once_are_told_as_one_by_one(game: Game) -> None:
    for table in few(game):
        viewers: list[int | None] = [None, *range(table.seats), None, 0]
        for position in some(game, table, 7, SHARE):
            state = position.state
            assert same(game.views(state, viewers), [game.view(state, viewer) for viewer in viewers])
            assert same(game.event_lists(state, viewers), [game.events(state, viewer) for viewer in viewers])
            actions = [int(action) for action in position.legal]
            alone = [game.hint(state, position.seat, action) for action in actions]
            assert same(game.hints(state, position.seat, actions), alone)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_common_is_one_object(game: Game) -> None:
    for table in few(game):
        for position in some(game, table, 8, SHARE / 4):
            first, *others = game.views(position.state, [None, *range(table.seats)])
            for other in others:
                assert all(other[part] is first[part] for part in first if part not in PRIVATE[game.name])
            spectators = game.views(position.state, [None, None])
            assert all(spectators[0][part] is spectators[1][part] for part in PRIVATE[game.name])
            lists = game.event_lists(position.state, [None, *range(table.seats)])
            for told in lists:
                assert all(one is open or one != open for one, open in zip(told, lists[0], strict=True))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_is_kept_depends_on_what_was_asked_before(game: Game) -> None:
    """A view that a caller spoils at its top does not spoil the next; what lies deeper is nobody's to alter."""
    state = next(some(game, tables(game)[0], 9, 1.0)).state
    before = json.dumps(game.view(state, 0))
    spoilt = game.view(state, 0)
    spoilt.clear()
    game.events(state, None).clear()
    assert json.dumps(game.view(state, 0)) == before
