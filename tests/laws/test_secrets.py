"""Laws of secrecy: a seat receives nothing that it may not know, and undo never takes back what was shown."""

from __future__ import annotations

import pytest

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game

from .playing import Table, key_of, received, some, walk

pytestmark = pytest.mark.laws


def test_a_redealt_world_cannot_be_told_from_the_true_one(game: Game, table: Table, law_games: int) -> None:
    """What a seat receives of a redealt position is the same to the byte, and so is what a spectator sees."""
    for number in range(law_games // 100 + 1):
        for position in some(game, table, number, 0.05):
            for seat in range(table.seats):
                other = game.determinize(position.state, seat, key_of(number, seat))
                assert received(game, other, seat) == received(game, position.state, seat)
                assert received(game, other, None) == received(game, position.state, None)


def test_what_is_drawn_anew_nobody_knew(game: Game, table: Table, law_games: int) -> None:
    """All seats together cannot tell the world from the true one: each receives the same, and cannot know the same."""
    for number in range(law_games // 100 + 1):
        for position in some(game, table, number, 0.03):
            other = game.redraw(position.state, key_of("drawn", number))
            for seat in range(table.seats):
                assert received(game, other, seat) == received(game, position.state, seat)
                redealt = [game.to_bytes(game.determinize(state, seat, bytes(32))) for state in (other, position.state)]
                assert redealt[0] == redealt[1]


def test_there_is_something_to_draw(game: Game, table: Table) -> None:
    """Two such worlds differ from each other; the same key deals the same one."""
    state = next(iter(walk(game, table, 0))).state
    worlds = [game.hash(game.redraw(state, key_of(n))) for n in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_a_redealt_world_plays_on(game: Game, table: Table) -> None:
    """It is a position like any other: it can be played to the end."""
    for position in some(game, table, 3, 0.006):
        state = game.determinize(position.state, position.seat, key_of("on"))
        step = 0
        while actors := game.actors(state):
            seat = (actors & -actors).bit_length() - 1
            game.apply(state, seat, game.choose(Policy.RANDOM, state, seat, key_of(step)))
            step += 1
        assert game.outcome(state)


def test_there_is_something_to_hide(game: Game, table: Table) -> None:
    """Two redealt worlds differ from each other; the same key deals the same one."""
    state = next(iter(walk(game, table, 0))).state
    worlds = [game.hash(game.determinize(state, 0, key_of(n))) for n in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_bots_know_no_more_than_their_seat(game: Game, table: Table, law_games: int) -> None:
    """A bot's choice in a redealt world is its choice in the true one."""
    for number in range(law_games // 100 + 1):
        for position in some(game, table, number, 0.05):
            other = game.determinize(position.state, position.seat, key_of("bot", number))
            for policy in Policy:
                choices = [game.choose(policy, state, position.seat, key_of(5)) for state in (position.state, other)]
                assert choices[0] == choices[1]


def test_what_may_be_undone_showed_nothing(game: Game, table: Table, law_games: int) -> None:
    """What reveals nothing leaves the same seats to act, and everybody could have said what follows from it."""
    for number in range(law_games // 100 + 1):
        for position in some(game, table, number, 0.12):
            before, after = position.state, game.copy(position.state)
            game.apply(after, position.seat, position.action)
            if game.reveals(before, after):
                continue
            assert game.actors(before) == game.actors(after)
            other = game.determinize(before, position.seat, key_of("undo", number))
            game.apply(other, position.seat, position.action)
            assert received(game, other, position.seat) == received(game, after, position.seat)
            assert received(game, other, None) == received(game, after, None)


def test_a_change_of_actors_stops_undo(game: Game, table: Table, law_games: int) -> None:
    for number in range(law_games // 40 + 1):
        for position in some(game, table, number, 0.5):
            after = game.copy(position.state)
            game.apply(after, position.seat, position.action)
            if game.actors(position.state) != game.actors(after):
                assert game.reveals(position.state, after)
