"""Games under Gymnasium: its checker, one seat against bots, and many games in self-play."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tertulia
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game
from tertulia.research.gymnasium import BatchEnv, SeatEnv, register_all
from tertulia.research.ids import environment_id
from tests.research.tables import GAMES, SETUPS, Setup, draw_other_worlds


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """Turn every warning into an error, as Gymnasium's checker reports most faults by warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def make_environment(game: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    """Return a game's environment with Gymnasium's own wrappers."""
    return gymnasium.make(environment_id(game), **settings)


def play_game(environment: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, bool]:
    """Play the game of a seed with random legal actions; return them, the last reward and whether it was truncated."""
    chance, actions = np.random.default_rng(seed), list[int]()
    _, info = environment.reset(seed=seed)
    while True:
        actions.append(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, truncated, info = environment.step(actions[-1])
        if ended or truncated:
            return actions, float(reward), truncated
        assert reward == 0


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.seats > 1], ids=str)
def test_checker_passes(setup: Setup) -> None:
    opponents = ["random"] * (setup.seats - 1)
    check_env(
        make_environment(setup.game, opponents=opponents, options=setup.options).unwrapped, skip_render_check=True
    )


@pytest.mark.parametrize("game", GAMES)
def test_checker_of_rendering_passes(game: str) -> None:
    check_env(
        make_environment(game, opponents=["greedy", "random"], seat=1, rewards="points", render_mode="ansi").unwrapped
    )
    picture = make_environment(game, render_mode="rgb_array")
    picture.reset(seed=1)
    frame = picture.render()
    assert isinstance(frame, np.ndarray)
    assert (frame.dtype.name, frame.ndim, frame.shape[2]) == ("uint8", 3, 3)
    assert len(np.unique(frame)) > 3, "it is not empty"


@pytest.mark.parametrize("game", GAMES)
def test_games_with_wrappers_are_repeatable(game: str) -> None:
    environment = make_environment(game, opponents=["greedy"])
    first, second = play_game(environment, 3), play_game(environment, 3)
    assert first == second != play_game(environment, 4)
    assert first[1] in (-0.5, 0.0, 0.5)


def test_seat_is_drawn_for_each_game_or_fixed() -> None:
    free, fixed = (
        make_environment("granada", opponents=["random"] * 3),
        make_environment("granada", opponents=["random"] * 3, seat=2),
    )
    assert {free.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    environment = free.unwrapped
    assert isinstance(environment, SeatEnv)
    assert environment.action_masks().tolist() == environment.table.mask(environment.seat).astype(bool).tolist()
    assert environment.metadata["observation_hash"] == find_game("granada").observation_table.hash


def test_illegal_action_ends_the_game() -> None:
    environment = make_environment("la-granja")
    _, info = environment.reset(seed=1)
    _, reward, ended, truncated, info = environment.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, truncated) == (-1, True, False)
    assert "is not legal for player" in info["illegal_action"]


def test_long_game_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("granada"), "most_decisions", 30)
    actions, reward, truncated = play_game(make_environment("granada"), 1)
    assert (reward, truncated) == (0, True)
    assert len(actions) <= 30


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": []}, "granada is for 2 to 6 seats, not 1"),
        ({"seat": 2}, "seat must be from 0 to 1, or None, not 2"),
        ({"rewards": "money"}, "rewards must be one of shares, zero_sum, ranks, points"),
    ],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        make_environment("granada", **settings)


@pytest.mark.parametrize("game", GAMES)
def test_observations_hide_secrets(game: str) -> None:
    environment = SeatEnv(game, ["random", "random"], seat=0)
    chance = np.random.default_rng(2)
    _, info = environment.reset(seed=2)
    for _ in range(40):
        true = environment.table.observe(0), environment.table.mask(0)
        for seat in draw_other_worlds(environment.table, chance):
            if seat == 0:
                assert (environment.table.observe(0) == true[0]).all()
                assert (environment.table.mask(0) == true[1]).all()
        *_, ended, _, info = environment.step(chance.choice(np.flatnonzero(info["action_mask"])))
        if ended:
            break


# -- many games ---------------------------------------------------------------------------------------------------


def make_batch(game: str, count: int, **settings: Any) -> BatchEnv:
    environment = gymnasium.make_vec(environment_id(game), num_envs=count, **settings)
    assert isinstance(environment.unwrapped, BatchEnv)
    return environment.unwrapped


@pytest.mark.parametrize("game", GAMES)
def test_vector_follows_spaces_and_rewards(game: str) -> None:
    environment = make_batch(game, 4, seats=3, rewards="points")
    assert environment.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = environment.reset(seed=3)
    ended = 0
    while ended < 4:
        assert environment.observation_space.contains(seen)
        actors = infos["actor"]
        seen, rewards, done, truncated, infos = environment.step(environment.batch.choose())
        assert not truncated.any()
        assert (infos["rewards"][~done] == 0).all()
        assert (infos["rewards"] == environment.arrays.points).all()
        assert (rewards == infos["rewards"][np.arange(4), actors]).all()
        ended += int(done.sum())
    environment.close()


def test_games_of_a_vector_do_not_depend_on_its_size() -> None:
    few, more = make_batch("granada", 2), make_batch("granada", 5, workers=2, copy=False)
    assert (few.reset(seed=9)[0] == more.reset(seed=9)[0][:2]).all()
    assert (few.reset()[0] != few.reset()[0]).any()
    assert few.reset(seed=1)[0] is not few.arrays.observations
    assert more.reset(seed=1)[0] is more.arrays.observations
    with pytest.raises(InvalidAction, match=r"game 0: action -1 is not legal for seat \d; legal are"):
        few.step(np.array([-1, -1]))
    more.close()


def test_several_single_seats_step_in_turn() -> None:
    environment = gymnasium.make_vec(environment_id("no-siesta"), 3, vectorization_mode="sync", opponents=["random"])
    seen, infos = environment.reset(seed=1)
    assert seen.shape == (3, find_game("no-siesta").observation_table.size)
    assert infos["action_mask"].shape == (3, find_game("no-siesta").num_actions)
    environment.close()


def test_every_game_is_registered_once() -> None:
    register_all()
    ids = {name for name in gymnasium.registry if name.startswith("tertulia/")}
    assert ids == {f"tertulia/{name}-v{find_game(name).version}" for name in tertulia.game_names()}
