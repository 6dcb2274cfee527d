"""Budget of a search when there is little to decide, and limits of its tree."""

from __future__ import annotations

import hashlib

import pytest

from tertulia.bots.search import budget, flat
from tertulia.bots.search.analyse_position import analyse_position
from tertulia.bots.search.bot import SearchBot
from tertulia.bots.search.budget import Searcher, spend_budget
from tertulia.bots.search.flat import FlatBot
from tertulia.bots.search.mcts import SEAT_FACTOR, Count
from tertulia.bots.search.result import LineAction, principal_variation
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import NO_CHILD, Tree, empty_evaluation, new_tree
from tertulia.kernel.schema import StateArray
from tests.bots.toys import tic_tac_toe

pytestmark = pytest.mark.clause
GAME = tic_tac_toe.GAME
KEY = hashlib.sha256(b"spending").digest()


def play_moves(*cells: int) -> StateArray:
    """Return a game in which these cells were marked in turn."""
    state = GAME.new({}, 2, KEY)
    for number, cell in enumerate(cells):
        GAME.apply(state, number % 2, cell)
    return state


MOVES_TO_LAST_CELL = (0, 1, 2, 4, 3, 5, 7, 6)
"""A position without three in a row and with one free cell."""


def test_only_legal_action_is_the_only_candidate() -> None:
    state = play_moves(*MOVES_TO_LAST_CELL)
    seen = analyse_position(Searcher(GAME, SearchSettings(20), empty_evaluation()), state, 0, KEY)
    assert [one.action for one in seen.candidates] == [8] == GAME.legal(state, 0).tolist()
    assert seen.line[0] == LineAction(0, 8)


def test_flat_bot_does_not_search_a_forced_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(flat, "spend_budget", never)
    assert FlatBot("flat", 1.0, KEY).choose(GAME, play_moves(*MOVES_TO_LAST_CELL), 0) == 8


@pytest.mark.parametrize("whole", [False, True])
def test_decided_search_ends_early_unless_complete(whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The third cell in a row wins at once."""
    monkeypatch.setattr(budget, "SLICE_PLIES", 60)
    settings, tree = SearchSettings(600), new_tree(GAME, 1200, 0)
    searcher = Searcher(GAME, settings, empty_evaluation(), whole)
    spend_budget(searcher, play_moves(0, 3, 1, 4), 0, tree, KEY, lambda: True)
    assert (int(tree.counts[Count.PLIES]) >= 600) is whole


def make_chain(visits: list[int]) -> Tree:
    """Return a tree with one action after another, tried this often."""
    tree = new_tree(GAME, 20, 0)
    tree.child[: len(visits)] = [*range(1, len(visits)), NO_CHILD]
    tree.sibling[: len(visits)] = NO_CHILD
    tree.key[: len(visits)] = [SEAT_FACTOR * (number % 2) + number for number in range(len(visits))]
    tree.visits[: len(visits)] = visits
    return tree


def test_line_ends_at_actions_with_fewer_than_eight_tries() -> None:
    tree = make_chain([100, 50, 8, 7])
    assert principal_variation(tree, 1) == [LineAction(1, 1), LineAction(0, 2)]


def test_tree_is_reused_if_another_search_fits() -> None:
    """The tree is reused if the seat sees the result of its last answer."""
    bot, state = SearchBot("search", SearchSettings(30), KEY), play_moves(0, 3)
    action = bot.choose(GAME, state, 0)
    after = GAME.copy(state)
    GAME.apply(after, 0, action)
    tree = bot._tree
    assert tree is not None
    room = len(tree.key) - 30
    found = []
    for nodes in (0, room, room + 1):
        tree.counts[Count.NODES] = nodes
        found.append(bot._can_reuse_tree(GAME, after, 0))
    assert found == [True, True, False]
    assert not bot._can_reuse_tree(GAME, state, 0), "that is not what it led to"
