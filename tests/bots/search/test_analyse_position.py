"""Analysis of a decision: results of each action, compared with solved games."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from tertulia.bots.bot import Cancelled
from tertulia.bots.search.analyse_position import PositionAnalysis, analyse_position
from tertulia.bots.search.budget import Searcher
from tertulia.bots.search.settings import SearchSettings
from tertulia.bots.search.tree import empty_evaluation
from tertulia.kernel.schema import StateArray
from tests.bots.toys import pig, tic_tac_toe

pytestmark = pytest.mark.slow

SETTINGS = SearchSettings(20_000, exploration=1.0, scale=0.3, rank=0.0)
GAME = tic_tac_toe.GAME
SEARCHER = Searcher(GAME, SETTINGS, empty_evaluation())


def key_of(number: int) -> bytes:
    return hashlib.sha256(b"look %d" % number).digest()


def make_position(x: int, o: int, turn: int) -> StateArray:
    """Return a position of tic-tac-toe."""
    state = GAME.new({}, 2, key_of(0))
    state[0]["marks"], state[0]["turn"] = np.array([x, o]), turn
    return state


def analyse_state(state: StateArray, seat: int, only: int | None = None) -> PositionAnalysis:
    return analyse_position(SEARCHER, state, seat, key_of(1), only=only)


def test_winning_move_is_certain_and_in_the_line() -> None:
    found = analyse_state(make_position(0b000000011, 0b000011000, 0), 0)
    best = found.candidates[0]
    assert best.action == 2
    assert best.outlook.chances == pytest.approx((1.0, 0.0), abs=1e-6)
    assert [tuple(step) for step in found.line] == [(0, 2)]


def test_line_continues_with_the_best_answer() -> None:
    """A seat that has to stop a row does so, and so does its opponent."""
    found = analyse_state(make_position(0b000000001, 0b000010000, 0), 0)
    assert len(found.line) >= 3
    assert [step.seat for step in found.line[:3]] == [0, 1, 0]


def test_chances_sum_to_one_and_candidates_are_sorted_by_tries() -> None:
    found = analyse_state(make_position(0, 0, 0), 0)
    assert [one.tries for one in found.candidates] == sorted((one.tries for one in found.candidates), reverse=True)
    for one in found.candidates:
        assert sum(one.outlook.chances) == pytest.approx(1.0)
        assert 0.0 <= one.worth <= 1.0


def test_single_action_can_be_analysed_alone() -> None:
    """Leaving the row open loses, even if a full search rarely tries it."""
    threatened = make_position(0b000010000, 0b000000011, 0)
    alone = analyse_state(threatened, 0, only=8)
    assert [one.action for one in alone.candidates] == [8]
    assert alone.candidates[0].outlook.chances[0] < 0.15
    assert analyse_state(threatened, 0).candidates[0].action == 2


def test_forced_move_is_analysed() -> None:
    """The search skips forced moves, but an analysis of one is about that move and not the next."""
    last = make_position(0b001100011, 0b010011100, 0)
    assert GAME.legal(last, 0).tolist() == [8]
    assert [one.action for one in analyse_state(last, 0).candidates] == [8]


def test_win_chance_of_pig_is_correct() -> None:
    """Checked for rolling in Pig, whose probabilities are known."""
    game, win = pig.GAME, pig.compute_chances()
    state = game.new({}, 2, key_of(2))
    state[0]["points"], state[0]["brought"] = np.array([3, 6]), 2
    settings = SETTINGS._replace(plies=40_000, scale=3.0)
    found = analyse_position(Searcher(game, settings, empty_evaluation()), state, 0, key_of(3))
    roll_worth, keep_worth = pig.compute_worths(win, 3, 6, 2)
    chances = {one.action: one.outlook.chances[0] for one in found.candidates}
    assert max(chances.values()) == pytest.approx(max(roll_worth, keep_worth), abs=0.12)


def test_same_question_gives_same_answer() -> None:
    state = make_position(0b1, 0, 1)
    assert analyse_state(state, 1) == analyse_state(state, 1)


def test_unwanted_analysis_is_cancelled() -> None:
    with pytest.raises(Cancelled):
        analyse_position(SEARCHER, make_position(0, 0, 0), 0, key_of(4), wanted=lambda: False)
