"""Settings of the search and their effects."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import numpy as np
import pytest

from tertulia.bots.search.budget import Searcher, spend_budget
from tertulia.bots.search.levels import DEFAULT_SETTINGS, SettingsError, search_settings
from tertulia.bots.search.result import read_candidates
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import Tree, new_tree
from tertulia.bots.search.weights import load_evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.laws.seed import key_of
from tests.bots.search.stored_searches import BIDS

SHORT_SETTINGS = SearchSettings(2_000, rollout=4, rollout_per_extra_player=3)


def build_tree(settings: SearchSettings, seats: int) -> Tree:
    """Return the search tree of La Granja's first decision."""
    game, key = installed_games()["la-granja"], key_of("settings", seats)
    state, evaluation = game.new({}, seats, key), load_evaluation(game, seats)
    tree = new_tree(game, settings.plies, len(evaluation.out), outlook=True)
    actors = game.actors(state)
    spend_budget(Searcher(game, settings, evaluation), state, lowest_actor(actors), tree, key, lambda: True)
    return tree


@pytest.mark.parametrize(("seats", "plies"), [(1, 4), (2, 4), (3, 7), (4, 10)])
def test_rollout_is_longer_for_each_player_beyond_the_second(seats: int, plies: int) -> None:
    found, expected = (
        build_tree(SHORT_SETTINGS, seats),
        build_tree(SHORT_SETTINGS._replace(rollout=plies, rollout_per_extra_player=0), seats),
    )
    assert np.array_equal(found.counts, expected.counts)
    assert np.array_equal(found.visits, expected.visits)
    assert np.array_equal(found.value, expected.value)


def test_extra_plies_per_player_change_the_search() -> None:
    """Without this difference, the previous test could not fail."""
    assert not np.array_equal(
        build_tree(SHORT_SETTINGS, 3).value, build_tree(SHORT_SETTINGS._replace(rollout_per_extra_player=0), 3).value
    )


def test_settings_for_seats_are_applied_once() -> None:
    settings = search_settings(installed_games()["la-granja"], 1.0)
    assert settings.rollout_per_extra_player > 0
    assert settings.for_seats(4).for_seats(4) == settings.for_seats(4)


def test_score_bias_changes_no_decision() -> None:
    """The bias is equal for all seats and nearly equal for all actions: a share of the points still to come."""
    game, state = installed_games()["la-granja"], installed_games()["la-granja"].new({}, 3, key_of("settings", 3))
    legal = game.legal(state, lowest_actor(game.actors(state))).tolist()
    fewer, more = build_tree(SHORT_SETTINGS, 3), build_tree(SHORT_SETTINGS._replace(score_bias=0.2), 3)
    assert np.array_equal(fewer.value, more.value)
    one, other = (np.array(read_candidates(tree, 3, legal)[0].outlook.points) for tree in (fewer, more))
    gained = other - one
    assert gained.tolist() == pytest.approx([gained[0]] * 3)
    # at La Granja's first decision nearly all points are still to come
    assert gained[0] == pytest.approx(0.2 * one.mean(), rel=0.1)
    assert [found.outlook.chances for found in read_candidates(fewer, 3, legal)] == [
        found.outlook.chances for found in read_candidates(more, 3, legal)
    ]


def make_game_elsewhere(folder: Path, file: str) -> Game:
    """Return a game whose package folder contains this settings file."""
    (folder / "search.toml").write_text(file, encoding="utf-8")
    game_copy = copy(BIDS)
    vars(game_copy)["folder"] = folder
    return game_copy


def test_game_package_overrides_search_settings(tmp_path: Path) -> None:
    found = search_settings(
        make_game_elsewhere(tmp_path, "plies = 100\nscale = 5\n[master]\nexploration = 0.1\n"), 2.0, "master"
    )
    assert found == DEFAULT_SETTINGS._replace(plies=200, scale=5, exploration=0.1)
    assert search_settings(BIDS, 1.0) == DEFAULT_SETTINGS


@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("ply = 5", "unknown setting ply; accepted are plies, exploration,"),
        ("[strong]\nwidth = 5", "unknown setting width; accepted are"),
        ("plies = 2.5", r"plies must be a whole number, not 2\.5"),
        ("scale = 'large'", "scale must be a number, not 'large'"),
        ("plies = true", "plies must be a whole number, not True"),
        ("plies =", "Invalid value"),
    ],
)
def test_invalid_search_settings_are_refused(file: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=rf"^{re.escape(str(tmp_path / 'search.toml'))}: .*{message}"):
        search_settings(make_game_elsewhere(tmp_path, file), 1.0)
