"""Batches of complete games: equal to single games, independent of the number of cores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tertulia.kernel import batch
from tertulia.kernel.batch import Execution, GameSetup
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET

CHECKED_GAMES = 2 if INTERPRET else 400
TRACED_GAMES = 1 if INTERPRET else 20
GAMES = [pytest.param(game, id=name) for name, game in installed_games().items()]


def rotate_policies(seats: int) -> list[list[Policy]]:
    """Return rotations of the policies over the seats."""
    policies = list(Policy)
    return [[policies[(seat + turn) % len(policies)] for seat in range(seats)] for turn in range(len(policies))]


@pytest.mark.parametrize("game", GAMES)
def test_batch_equals_single_games(game: Game) -> None:
    """The traced actions, played singly from the same key, lead to equal points and winners."""
    for seats in game.seats:
        played = batch.play_batch(
            game, batch.keys_from(seats, TRACED_GAMES), rotate_policies(seats), execution=Execution(trace=True)
        )
        for number, trace in enumerate(played.traces):
            state = game.new({}, seats, played.game_key(number))
            for seat, action in trace:
                assert action in game.legal(state, int(seat))
                game.apply(state, int(seat), int(action))
            outcome = game.outcome(state)
            assert outcome is not None
            assert outcome.scores == tuple(played.points[number])
            assert outcome.winners == tuple(np.flatnonzero(played.winners[number]))
            assert len(trace) == played.decisions[number]


def are_equal(one: batch.Batch, other: batch.Batch) -> bool:
    pairs: list[tuple[Any, Any]] = [
        (one.points, other.points), (one.winners, other.winners), (one.decisions, other.decisions)
    ]  # fmt: skip
    return all(np.array_equal(a, b) for a, b in pairs)


@pytest.mark.parametrize("game", GAMES)
def test_batch_is_independent_of_cores_and_chunks(game: Game) -> None:
    """Results do not depend on the number of workers, on tracing or on the batch's start."""
    seats, count = game.seats[0], 1 if INTERPRET else 150
    keys = batch.keys_from(7, count)
    alone = batch.play_batch(game, keys, rotate_policies(seats))
    assert are_equal(alone, batch.play_batch(game, keys, rotate_policies(seats), execution=Execution(2)))
    assert are_equal(alone, batch.play_batch(game, keys, rotate_policies(seats), execution=Execution(2, trace=True)))
    assert np.array_equal(
        batch.keys_from(7, count), np.vstack([batch.keys_from(7, 1), batch.keys_from(7, count - 1, 1)])
    )


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_games_end(game: Game) -> None:
    """Tests every number of seats and every option, at random and with the game's policies."""
    for option in game.options:
        for choice in option.choices:
            for seats in filter(option.fits_seats, game.seats):
                progress: list[int] = []
                keys = batch.keys_from(seats, CHECKED_GAMES)
                found = batch.play_batch(
                    game,
                    keys,
                    rotate_policies(seats),
                    setup=GameSetup({option.name: choice}),
                    execution=Execution(2, progress=progress.append),
                )
                assert sum(progress) == CHECKED_GAMES
                assert found.decisions.min() > 0
                assert found.winners.any(axis=1).all()


def test_keys_are_different() -> None:
    keys = batch.keys_from(1, 500)
    assert len(np.unique(keys, axis=0)) == 500
    assert not np.array_equal(keys, batch.keys_from(2, 500))


@pytest.mark.parametrize("game", GAMES)
def test_invalid_batch_error_lists_accepted_values(game: Game) -> None:
    keys = batch.keys_from(1, 1)
    with pytest.raises(GameError, match=f"{game.seats[0]} to {game.seats[-1]} seats, not 40"):
        batch.play_batch(game, keys, [[Policy.RANDOM] * 40])
    with pytest.raises(GameError, match="workers must be 1 or more"):
        batch.play_batch(game, keys, [[Policy.RANDOM] * game.seats[0]], execution=Execution(0))
    with pytest.raises(GameError, match="no option 'luck'"):
        batch.play_batch(game, keys, [[Policy.RANDOM] * game.seats[0]], setup=GameSetup({"luck": "good"}))
