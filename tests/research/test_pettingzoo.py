"""Games under PettingZoo: its own suites for all set-ups, rewards, masks, errors and secrecy."""

from __future__ import annotations

import contextlib
import io
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import tertulia
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game
from tertulia.research.ids import environment_id
from tertulia.research.pettingzoo import env, raw_env, register_all
from tests.research.tables import GAMES, SETUPS, Setup, draw_other_worlds

DICT_WARNINGS = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Observations between agents are different classes",
    "Action mask numpy array is all zeros",
)
"""Warnings about observations that are dicts with masks, from which PettingZoo exempts only games of its own."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Turn every warning into an error, and hide what the suites print."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for accepted in DICT_WARNINGS:
            warnings.filterwarnings("ignore", accepted)
        yield


def play_game(environment: Any, seed: int, agents: int = 10_000) -> dict[str, float]:
    """Play the game of a seed with random legal actions; return the rewards of the agents at its end."""
    chance, rewards = np.random.default_rng(seed), dict.fromkeys(environment.possible_agents, 0.0)
    environment.reset(seed=seed)
    for agent in environment.agent_iter(agents):
        seen, reward, ended, truncated, _ = environment.last()
        rewards[agent] += reward
        environment.step(None if ended or truncated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_suite_of_the_interface_passes(setup: Setup) -> None:
    api_test(env(setup.game, seats=setup.seats, options=setup.options), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_suites_of_seeds_and_rendering_pass(game: str) -> None:
    seed_test(lambda: env(game, seats=3), num_cycles=100)
    render_test(lambda **settings: env(game, seats=2, **settings))


@pytest.mark.parametrize("game", GAMES)
def test_seed_deals_the_game_of_new(game: str) -> None:
    environment, local = raw_env(game, seats=3), tertulia.new(game, seats=3, seed=6)
    environment.reset(seed=6)
    chance = np.random.default_rng(6)
    for _ in range(50):
        seat = local.actor
        assert seat is not None
        assert environment.agent_selection == f"player_{seat}"
        seen = environment.observe(environment.agent_selection)
        assert seen["observation"].tolist() == local.observe(seat).tolist()
        assert seen["action_mask"].tolist() == local.action_mask().tolist()
        assert environment.action_masks().tolist() == local.action_mask().astype(bool).tolist()
        action = chance.choice(local.legal_actions)
        environment.step(action)
        local.apply(action)
    environment.reset()
    first = environment.table.state.tobytes()
    environment.reset()
    assert environment.table.state.tobytes() != first, "without a seed, each game is another"


def test_rewards_follow_the_chosen_rule() -> None:
    rules = ("shares", "zero_sum", "ranks", "points")
    by_rule = {rule: play_game(env("no-siesta", seats=3, rewards=rule), seed=5) for rule in rules}
    points = list(by_rule["points"].values())
    assert len(set(points)) == 3, "no ties, so that the ranks are known"
    best, last = points.index(max(points)), points.index(min(points))
    for rule, (win, lose) in {"shares": (1, 0), "zero_sum": (2 / 3, -1 / 3), "ranks": (1, -1)}.items():
        rewards = list(by_rule[rule].values())
        assert (rewards[best], rewards[last]) == pytest.approx((win, lose))
    assert sorted(by_rule["ranks"].values()) == [-1, 0, 1]


def test_illegal_action_loses_or_raises() -> None:
    wrapped, raw = env("la-granja"), raw_env("la-granja")
    for environment in (wrapped, raw):
        environment.reset(seed=1)
    mask = wrapped.last()[0]["action_mask"]
    illegal, agent = int(np.flatnonzero(mask == 0)[0]), wrapped.agent_selection
    with pytest.raises(GameError, match=r"action 0 \(.*\) is not legal for player \d; legal are \d+ \("):
        raw.step(illegal)
    assert raw.table.decisions == 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(illegal)
    assert wrapped.rewards == {other: -1 if other == agent else 0 for other in wrapped.possible_agents}
    assert all(wrapped.terminations.values())


def test_long_game_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("granada"), "most_decisions", 7)
    environment = env("granada", seats=2)
    assert play_game(environment, seed=1) == {"player_0": 0, "player_1": 0}
    environment.reset(seed=1)
    while not any(environment.truncations.values()):
        environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"])[0]))
    assert environment.unwrapped.table.decisions == 7
    assert not any(environment.terminations.values())


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'; installed are"),
        ({"game": "granada", "seats": 7}, "granada is for 2 to 6 seats, not 7"),
        ({"game": "granada", "options": {"scoring": "odd"}}, "option scoring must be one of"),
        (
            {"game": "granada", "rewards": "money"},
            "rewards must be one of shares, zero_sum, ranks, points, not 'money'",
        ),
    ],
)
def test_invalid_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(GameError, match=message):
        env(**settings)


def test_every_game_is_registered_once() -> None:
    register_all()
    ids = {name for name in pettingzoo.aec_registry if name.startswith("tertulia/")}
    assert ids == {environment_id(name) for name in GAMES}
    environment = pettingzoo.make("aec", environment_id("granada"), seats=4)
    assert (environment.unwrapped.table.game.name, len(environment.possible_agents)) == ("granada", 4)


def test_environment_is_pickled_by_its_settings() -> None:
    environment = raw_env("no-siesta", seats=4, rewards="points")
    again = pickle.loads(pickle.dumps(environment))
    assert (again.table.seats, again.table.rewards, again.metadata) == (4, "points", environment.metadata)
    assert again.metadata["observation_hash"] == find_game("no-siesta").observation_table.hash


@pytest.mark.parametrize("game", GAMES)
def test_observations_and_texts_hide_secrets(game: str) -> None:
    """A seat sees the same in every world that it cannot tell from the true one."""
    environment, chance = raw_env(game, seats=3, render_mode="ansi"), np.random.default_rng(8)
    environment.reset(seed=8)
    moved = 0
    while not any(environment.terminations.values()):
        if environment.table.decisions % 11 == 0:
            true = [environment.observe(agent) for agent in environment.possible_agents]
            state, text = (
                environment.table.state.tobytes(),
                environment.table.decisions % 110 == 0 and environment.render(),
            )
            for seat in draw_other_worlds(environment.table, chance):
                seen = environment.observe(f"player_{seat}")
                assert all((seen[part] == true[seat][part]).all() for part in ("observation", "action_mask"))
                assert text in (False, environment.render())
                moved += environment.table.state.tobytes() != state
        environment.step(int(chance.choice(environment.table.legal)))
    assert moved or game == "no-siesta"
