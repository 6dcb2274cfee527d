"""Laws of features (the inputs of an evaluation): each has a unique name, is finite, and varies."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from tertulia.kernel.entries import Policy
from tertulia.kernel.features import Block, FeatureTable
from tertulia.kernel.game import Game
from tertulia.kernel.law_profile import law_profile
from tertulia.kernel.schema import INTERPRET
from tertulia.laws.conftest import selected_tables
from tertulia.laws.playing import seats_in
from tertulia.laws.seed import key_of, numpy_random

pytestmark = pytest.mark.laws
SHARE = 0.2
"""Share of positions, 0 to 1, whose features are computed."""
FAST_POLICY_SHARE = 0.8
"""Share of actions, 0 to 1, that the game's fast policy chooses.

With random actions alone, some features would hardly ever vary, such as those of completed buildings.
"""


MAX_GAMES = 8
"""Maximum number of games at each table. Every feature must vary in these games; one is usually enough."""


def sample_features(game: Game, game_number: int) -> NDArray[np.float64]:
    """Return the features of every seat at random positions of random games.

    The result has the shape (rows, features). One game is played at each tested table (seats and options). Each of its
    positions is sampled with the probability `SHARE` and adds a row for each seat. Another `game_number` selects other
    random games.
    """
    rows = []
    for number, table in enumerate(selected_tables(game)):
        subject = ("features", game.name, number, *([game_number] if game_number else []))
        chance = numpy_random(*subject)
        state = game.new(table.options, table.seats, key_of(*subject))
        while actors := game.actors(state):
            seat = int(chance.choice(seats_in(actors)))
            if chance.random() < SHARE:
                rows += [game.features(state, other) for other in range(table.seats)]
            policy = Policy.FAST if chance.random() < FAST_POLICY_SHARE else Policy.RANDOM
            game.apply(state, seat, game.choose(policy, state, seat, chance.bytes(32)))
    return np.array(rows)


def test_every_feature_is_a_number_with_a_name(game: Game) -> None:
    table = game.feature_table
    if not table.size:
        pytest.skip("this game has no such features")
    assert len(set(table.names)) == table.size
    constant = {name for name in table.names if not name.startswith(law_profile(game).rare_features)}
    first: NDArray[np.float64] | None = None
    for game_number in range(MAX_GAMES):
        rows = sample_features(game, game_number)
        assert rows.shape[1] == table.size
        assert np.isfinite(rows).all()
        if INTERPRET:  # too few tables for every feature to vary
            return
        first = rows[0] if first is None else first
        constant -= {name for name, varies in zip(table.names, (rows != first).any(axis=0), strict=True) if varies}
        if not constant:
            return
    assert constant == set(), f"{MAX_GAMES} games at each table"


def test_features_are_counted_block_by_block() -> None:
    table = FeatureTable([Block("round"), Block("stock", ["olive", "pig"]), Block("over")])
    assert table.names == ("round", "stock olive", "stock pig", "over")
    assert [table.first_index(name) for name in ("round", "stock", "over")] == [0, 1, 3]


def test_hash_depends_on_feature_names() -> None:
    one, other = FeatureTable([Block("round")]), FeatureTable([Block("rounds")])
    assert one.hash != other.hash
    assert one.hash == FeatureTable([Block("round")]).hash
