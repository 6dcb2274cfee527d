"""Bots play with any component set; trained weights name the set that they were trained with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tertulia.bots import ask_bot, bot_kinds, make_bot
from tertulia.bots.search.weights import (
    learned_set_hash,
    load_evaluations,
    read_evaluations,
    was_learned_with,
    write_evaluations,
)
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.laws.sets import random_set

GAMES = [game for game in installed_games().values() if game.components().data]
FAST_BOTS = {"strong": "strong@1", "master": "master@1"}
"""Bots with a long thinking time, and their short form in these tests."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_bot_plays_with_any_component_set(game: Game) -> None:
    for number, kind in enumerate(bot_kinds(game)):
        box = random_set(game, Random(f"{game.name} {number}"), 10)
        assert box.hash != game.components().hash
        state = game.new({}, game.seats[0], bytes([number]) * 32, box)
        bot = make_bot(game, FAST_BOTS.get(kind, kind), bytes(32))
        for _ in range(6):
            seat = lowest_actor(game.actors(state))
            game.apply(state, seat, ask_bot(bot, game, state, seat, bytes(32)))


@pytest.mark.parametrize(
    "game", [game for game in installed_games().values() if load_evaluations(game)], ids=lambda game: str(game.name)
)
def test_weights_name_the_component_set_of_their_package(game: Game) -> None:
    """After a corrected fact in the package, bots must be trained again.

    Otherwise the lack of training is reported.
    """
    assert learned_set_hash(game) == game.components().hash
    assert was_learned_with(game, game.components().hash)
    assert not was_learned_with(game, "0" * 64)


def test_written_weights_name_their_component_set(tmp_path: Path) -> None:
    game = GAMES[0]
    write_evaluations(game, load_evaluations(game), tmp_path / "own.npz")
    with np.load(tmp_path / "own.npz", allow_pickle=False) as archive:
        assert str(archive["components"]) == game.components().hash
    assert sorted(read_evaluations(game, tmp_path / "own.npz")) == sorted(load_evaluations(game))


def test_game_without_weights_accepts_any_component_set(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr("tertulia.bots.search.weights.evaluations_file", lambda game: Path("/nowhere"))
    learned_set_hash.cache_clear()
    assert was_learned_with(game, "0" * 64)
    learned_set_hash.cache_clear()
