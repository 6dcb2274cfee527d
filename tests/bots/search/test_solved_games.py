"""The search finds the known best play of solved games."""

from __future__ import annotations

import hashlib
import itertools

import numpy as np
import pytest

from tertulia.bots import ask_bot
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.levels import search_settings
from tertulia.bots.search.result import iterate_children
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.weights import load_evaluation
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.registry import installed_games
from tests.bots.toys import pig, tic_tac_toe

pytestmark = pytest.mark.slow

SETTINGS = SearchSettings(20_000, exploration=1.0, scale=0.3, rank=0.0)
PROBABILITY_TOLERANCE = 0.01
"""Win probabilities closer than this are not distinguished."""


def key_of(number: int) -> bytes:
    return hashlib.sha256(b"solved %d" % number).digest()


def test_search_plays_tic_tac_toe_perfectly() -> None:
    """Plays against a random player from both sides; therefore no game is lost."""
    game = tic_tac_toe.GAME
    for number in range(12):
        state, bot, me = game.new({}, 2, key_of(number)), SearchBot("search", SETTINGS, key_of(number)), number % 2
        while actors := game.actors(state):
            seat = actors.bit_length() - 1
            if seat == me:
                action = bot.choose(game, state, seat)
                assert action in tic_tac_toe.find_best_cells(state[0]["marks"], seat), state[0]["marks"]
            else:
                action = game.choose(Policy.RANDOM, state, seat, key_of(number * 100 + int(state[0]["marks"].sum())))
            game.apply(state, seat, action)
        outcome = game.outcome(state)
        assert outcome is not None
        assert me in outcome.winners


@pytest.mark.parametrize("theirs", range(0, pig.GOAL, 4))
def test_search_plays_pig_by_the_best_policy(theirs: int) -> None:
    """Checked if rolling and keeping differ by more than a hundredth of a game."""
    game, win, wrong = pig.GAME, pig.compute_chances(), []
    bot = SearchBot("search", SETTINGS._replace(scale=3.0), key_of(theirs))
    for mine, brought in itertools.product(range(0, pig.GOAL, 3), range(2, pig.GOAL, 3)):
        roll_worth, keep_worth = pig.compute_worths(win, mine, theirs, brought)
        if abs(roll_worth - keep_worth) > PROBABILITY_TOLERANCE and mine + brought < pig.GOAL:
            state = game.new({}, 2, key_of(mine))
            state[0]["points"], state[0]["brought"] = np.array([mine, theirs]), brought
            if bot.choose(game, state, 0) != (pig.ROLL if roll_worth > keep_worth else pig.KEEP):
                wrong.append((mine, brought, round(roll_worth - keep_worth, 3)))
    assert not wrong


def test_tree_is_dropped_after_a_chance_event() -> None:
    """Below a die roll, the tree contains actions of other results.

    They may be illegal after the actual one.
    """
    game, bot = pig.GAME, SearchBot("search", SETTINGS._replace(plies=500), key_of(1))
    state = game.new({}, 2, key_of(2))
    state[0]["brought"] = 2
    assert bot.choose(game, state, 0) == pig.ROLL
    assert bot._next is None


def test_tree_is_kept_if_the_same_seat_continues() -> None:
    """If the same seat continues without chance in between, the tree is reused."""
    game, reuse_count = installed_games()["la-granja"], 0
    bot, state = SearchBot("search", SearchSettings(200, rollout=5), key_of(3)), game.new({}, 2, key_of(4))
    for number in range(60):
        actors = game.actors(state)
        seat = lowest_actor(actors)
        reuse_count += bot._can_reuse_tree(game, state, seat)
        game.apply(state, seat, ask_bot(bot, game, state, seat, key_of(number)))
    assert reuse_count > 0


@pytest.mark.parametrize("par", [0.0, 150.0])
def test_solo_value_is_relative_to_expected_score(par: float) -> None:
    """Holds for any first estimate; otherwise all results would be valued alike."""
    game = installed_games()["la-granja"]
    settings = search_settings(game, 1.0)._replace(plies=20_000, par=par)
    bot, state = SearchBot("search", settings, key_of(5), load_evaluation(game, 1)), game.new({}, 1, key_of(6))
    bot.choose(game, state, 0)
    assert bot._tree is not None
    tried = [node for node in iterate_children(bot._tree, 0) if bot._tree.visits[node] > 0]
    mean = sum(bot._tree.value[node] for node in tried) / sum(bot._tree.visits[node] for node in tried)
    assert 0.4 < mean < 0.6
