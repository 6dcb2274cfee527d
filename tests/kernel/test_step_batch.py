"""Step batches: one call advances many games by a decision.

The games equal single ones to the byte, and nothing is done if an argument is wrong.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.usual import QUICK
from tertulia.kernel import batch
from tertulia.kernel.batch import GameSetup
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.kernel.step_batch import StepArrays, StepBatch
from tests.bots.toys.sealed_bids import GAME as SEALED_BIDS
from tests.bots.toys.tic_tac_toe import GAME as TIC_TAC_TOE

INSTALLED_GAMES = installed_games()
GAMES = [pytest.param(game, id=name) for name, game in INSTALLED_GAMES.items()]
COUNT, STEPS = (2, 12) if INTERPRET else (3, 700)
TOYS = [pytest.param(TIC_TAC_TOE, id="tic-tac-toe"), pytest.param(SEALED_BIDS, id="sealed-bids")]
"""Short games, so that many of them follow each other."""


def make_arrays(game: Game, seats: int, count: int = COUNT) -> StepArrays:
    """Return arrays for all outputs of the game."""
    return StepArrays.allocate(game, seats, count, mask=True, bits=True, observations=game.observation_table.size > 0)


def dump_arrays(arrays: StepArrays) -> list[bytes]:
    return [np.asarray(array).tobytes() for array in arrays]


class OneByOne:
    """The batch's games, each played singly from the key that the batch reports."""

    def __init__(self, played: StepBatch, seats: int, setup: GameSetup) -> None:
        self.batch, self.seats, self.setup = played, seats, setup
        self.states = [self.deal_game(index) for index in range(len(played))]

    def deal_game(self, index: int) -> StateArray:
        return self.batch.game.new(self.setup.options, self.seats, self.batch.game_key(index), self.setup.components)

    def follow(self, actors: list[int]) -> None:
        """Repeat the batch's last step and compare all its outputs."""
        game, arrays = self.batch.game, self.batch.arrays
        for index, state in enumerate(self.states):
            game.apply(state, actors[index], int(self.batch.actions[index]))
            outcome = game.outcome(state)
            assert bool(arrays.done[index]) == (outcome is not None)
            points, shares = (outcome.scores, outcome.shares) if outcome else ((0,) * self.seats,) * 2
            assert arrays.points[index].tolist() == list(points)
            assert arrays.rewards[index].tolist() == pytest.approx(list(shares))
            if outcome:
                self.states[index] = self.deal_game(index)

    def compare(self) -> None:
        game, arrays = self.batch.game, self.batch.arrays
        for index, state in enumerate(self.states):
            assert game.to_bytes(self.batch.state(index)) == game.to_bytes(state)
            seat = (game.actors(state) & -game.actors(state)).bit_length() - 1
            assert arrays.actors[index] == seat
            legal = game.legal(state, seat)
            assert self.batch.legal[index, : self.batch.counts[index]].tolist() == legal.tolist()
            assert np.flatnonzero(arrays.mask[index]).tolist() == legal.tolist()
            packed = np.packbits(arrays.mask[index], bitorder="little")
            assert packed.tobytes() == arrays.bits[index].tobytes()
            if game.observation_table.size:
                assert arrays.observations[index].tolist() == game.observe(state, seat).tolist()


def follow_batch(game: Game, seats: int, steps: int, setup: GameSetup = batch.DEFAULT_SETUP) -> StepBatch:
    """Play a batch of random games, comparing it with single games throughout. Returns the batch."""
    played = StepBatch(game, make_arrays(game, seats), seed=seats, setup=setup)
    single = OneByOne(played, seats, setup)
    for step in range(steps):
        if step % 7 == 0:
            single.compare()
        actors = played.arrays.actors.tolist()
        played.choose()
        played.step()
        single.follow(actors)
    single.compare()
    return played


# Compiling `step_games` takes seconds per game: `make test` does it for toy games and for the game used to test a
# bench.
@pytest.mark.proof_for(*INSTALLED_GAMES.keys() - {QUICK})
@pytest.mark.parametrize("game", GAMES)
def test_batch_equals_single_games(game: Game) -> None:
    follow_batch(game, game.seats[-1], STEPS)


@pytest.mark.parametrize("game", TOYS)
def test_finished_game_is_replaced_at_once(game: Game) -> None:
    """Also with the smallest number of seats."""
    played = follow_batch(game, game.seats[0], 60)
    assert (played.episodes > 3).all()


@pytest.mark.proof_for(*INSTALLED_GAMES.keys() - {QUICK})
@pytest.mark.parametrize("game", GAMES)
def test_set_up_options_and_components_are_used(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        choices = {option.name: option.choices[-1] for option in game.options if option.fits_seats(seats)}
        follow_batch(game, seats, STEPS // 10, GameSetup(choices, game.components()))


def test_random_games_equal_those_of_play_batch() -> None:
    """Equal keys give equal points, whether the games advance together or each is played to its end."""
    game = INSTALLED_GAMES[QUICK]
    seats = game.seats[-1]
    played = StepBatch(game, make_arrays(game, seats, 5), seed=1)
    keys = played.keys.copy()
    whole = batch.play_batch(game, keys, [[Policy.RANDOM] * seats])
    ended: dict[int, list[int]] = {}
    while len(ended) < 5:
        played.choose()
        played.step()
        for index in np.flatnonzero(played.arrays.done).tolist():
            ended.setdefault(index, played.arrays.points[index].tolist())
    assert [ended[index] for index in range(5)] == whole.points.tolist()


@pytest.mark.parametrize("game", TOYS)
def test_batch_is_independent_of_workers_and_other_games(game: Game) -> None:
    """Results do not depend on the number of workers or of games; another seed deals other games."""
    seats, runs = game.seats[-1], []
    for count, workers in [(11, 1), (11, 3), (11, 40), (5, 2)]:
        with StepBatch(game, make_arrays(game, seats, count), seed=3, workers=workers) as played:
            for _ in range(30):
                played.step(played.choose())
            runs.append(
                [array[:5].tobytes() for array in (*played.arrays, played.keys, played.episodes, played.actions)]
            )
    assert runs[0] == runs[1] == runs[2] == runs[3]
    assert StepBatch(game, make_arrays(game, seats, 5), seed=4).game_key(0) != played.game_key(0)


def test_batch_can_be_dealt_again() -> None:
    game, seats = TIC_TAC_TOE, 2
    played = StepBatch(game, make_arrays(game, seats, 4), seed=5)
    first = [*dump_arrays(played.arrays), played.keys.tobytes()]
    for _ in range(20):
        played.step(played.choose())
    assert [*dump_arrays(played.arrays), played.keys.tobytes()] != first
    played.deal(5)
    assert [*dump_arrays(played.arrays), played.keys.tobytes()] == first


def test_unrequested_arrays_have_no_columns() -> None:
    arrays = StepArrays.allocate(TIC_TAC_TOE, 2, 3)
    assert (arrays.mask.shape, arrays.bits.shape, arrays.observations.shape) == ((3, 0), (3, 0), (3, 0))
    played = StepBatch(TIC_TAC_TOE, arrays)
    for _ in range(20):
        played.step(played.choose())
    assert played.episodes.min() > 0


def test_arrays_of_the_caller_are_written_to() -> None:
    """For example rows of a larger store."""
    store = np.zeros((3, 4, TIC_TAC_TOE.num_actions), np.uint8)
    arrays = StepArrays.allocate(TIC_TAC_TOE, 2, 4)._replace(mask=store[1])
    StepBatch(TIC_TAC_TOE, arrays)
    assert store[1].all()
    assert not store[0].any()
    assert not store[2].any()


def assert_refused(played: StepBatch, actions: Any, wrong: str) -> None:
    before = [*dump_arrays(played.arrays), *(played.state(index).tobytes() for index in range(len(played)))]
    with pytest.raises(GameError, match=wrong):
        played.step(actions)
    assert [*dump_arrays(played.arrays), *(played.state(index).tobytes() for index in range(len(played)))] == before


def test_illegal_action_changes_no_game() -> None:
    played = StepBatch(TIC_TAC_TOE, make_arrays(TIC_TAC_TOE, 2, 3))
    played.step([0, 1, 2])
    name = TIC_TAC_TOE.actions.notation
    assert_refused(
        played, [4, 1, 4], rf"^game 1: action 1 \({name(1)}\) is not legal for seat 1; legal are 0 \({name(0)}\), 2 "
    )
    assert_refused(played, [4, 4, 9], "^game 2: action 9 is not legal for seat 1")
    assert_refused(played, [-1, 4, 9], "^game 0: action -1 is not legal")


def test_long_list_of_legal_actions_is_cut() -> None:
    game = INSTALLED_GAMES[QUICK]
    played = StepBatch(game, StepArrays.allocate(game, game.seats[-1], 1))
    while played.counts[0] < 14:
        played.step(played.choose())
    with pytest.raises(GameError, match=f" and {played.counts[0] - 12} more$"):
        played.step([game.num_actions])


def test_invalid_list_of_actions_is_refused() -> None:
    played = StepBatch(TIC_TAC_TOE, make_arrays(TIC_TAC_TOE, 2, 3))
    assert_refused(played, [0, 1], r"one action for each of 3 games, not an array of shape \(2,\)")
    assert_refused(played, 0, r"one action for each of 3 games, not an array of shape \(\)")
    assert_refused(played, [0.0, 1.0, 2.0], "integers, not float64")
    played.step(np.array([0, 1, 2], np.uint8))
    assert played.arrays.actors.tolist() == [1, 1, 1]


def test_arrays_of_legal_actions_are_read_only() -> None:
    played = StepBatch(TIC_TAC_TOE, make_arrays(TIC_TAC_TOE, 2, 3))
    for array in (played.legal, played.counts, played.keys, played.episodes):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    with pytest.raises(IndexError):
        played.state(3)
    with pytest.raises(IndexError):
        played.game_key(3)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (
            {"mask": np.zeros((3, 8), np.uint8)},
            r"mask must be an array of uint8, \(3, 0\) or \(3, 9\), not uint8, \(3, 8\)",
        ),
        ({"actors": np.zeros(3, np.int64)}, r"actors must be an array of int8, \(3,\), not int64, \(3,\)"),
        ({"done": [0, 0, 0]}, "done must be an array of uint8, .* not list"),
        ({"points": np.zeros((3, 5), np.int32)}, r"a column for each of 2 to 2 seats, not \(3, 5\)"),
        ({"rewards": np.zeros((2, 3), np.float32).T}, "rewards must be writable and C-contiguous"),
        ({"observations": np.zeros((3, 9), np.int16)}, "tic-tac-toe has no observations"),
    ],
)
def test_invalid_arrays_are_refused(change: dict[str, Any], wrong: str) -> None:
    with pytest.raises(GameError, match=wrong):
        StepBatch(TIC_TAC_TOE, StepArrays.allocate(TIC_TAC_TOE, 2, 3)._replace(**change))


def test_invalid_batch_error_lists_accepted_values() -> None:
    with pytest.raises(GameError, match="games must be 1 or more, not 0"):
        StepArrays.allocate(TIC_TAC_TOE, 2, 0)
    with pytest.raises(GameError, match="tic-tac-toe has no observations"):
        StepArrays.allocate(TIC_TAC_TOE, 2, 1, observations=True)
    with pytest.raises(GameError, match="2 to 2 seats, not"):
        StepBatch(TIC_TAC_TOE, StepArrays.allocate(TIC_TAC_TOE, 7, 1))
    with pytest.raises(GameError, match="workers must be 1 or more, not 0"):
        StepBatch(TIC_TAC_TOE, StepArrays.allocate(TIC_TAC_TOE, 2, 1), workers=0)
    with pytest.raises(GameError, match="no option 'luck'"):
        StepBatch(TIC_TAC_TOE, StepArrays.allocate(TIC_TAC_TOE, 2, 1), setup=GameSetup({"luck": "good"}))
