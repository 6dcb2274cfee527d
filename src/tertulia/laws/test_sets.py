"""Laws of component sets: a game is playable with every set that it accepts.

A component set holds the values printed on a game's parts, such as cards and tiles. A game with the set ends, each seat
that has to act has a legal action, and the game's record can be replayed.
"""

from __future__ import annotations

import pytest

from tertulia.kernel.game import Game
from tertulia.laws.playing import game_tables, games_per_law, seats_in
from tertulia.laws.seed import key_of, python_random
from tertulia.laws.sets import random_set
from tertulia.play import Match
from tertulia.play.replay import match_at_setup, replay_matches

pytestmark = pytest.mark.laws
GAMES_DIVISOR = 50
"""The test of random component sets plays `games_per_law()` / 50 games, but at least two."""


def test_any_accepted_set_can_be_played(game: Game) -> None:
    if not game.components().data:
        pytest.skip("this game does not support components files")
    for number in range(max(2, games_per_law() // GAMES_DIVISOR)):
        chance = python_random("any set", game.name, number)
        components, table = random_set(game, chance), chance.choice(game_tables(game))
        key = key_of("deal", game.name, "any set", number)
        seats = ["random"] * table.seats
        match = Match.new(game, seats=seats, options=table.options, key=key, components=components)
        while actors := game.actors(match.state):
            assert match.position < game.most_decisions, f"{table}, set {number} does not end"
            seat = chance.choice(seats_in(actors))
            legal = game.legal(match.state, seat).tolist()
            assert 0 < len(legal) <= game.most_legal, (
                f"{table}, set {number}, ply {match.position}: {len(legal)} actions"
            )
            match.act(seat, chance.choice(legal))
        *_, last = replay_matches(match.record(), components)
        assert game.to_bytes(last.state) == game.to_bytes(match.state)
        assert match_at_setup(match.record(), components).components == components.hash
