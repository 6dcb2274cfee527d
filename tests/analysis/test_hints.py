"""Hints: legal, few, based on facts, and free of hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from tertulia.analysis.hints import (
    MAX_ADVISED_ACTIONS,
    MIN_PREVENTED_POINTS,
    Advice,
    advise,
    find_prevented_points,
    immediate_points,
)
from tertulia.bots.search.result import Candidate, Outlook
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import StateArray
from tertulia.laws.seed import key_of

BUDGET_MS = 0.2
DECISION_INTERVAL = 17


@pytest.fixture(params=list(installed_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return installed_games()[request.param]


def walk_decisions(game: Game, seats: int, forced: bool = False) -> Iterator[tuple[StateArray, int]]:
    """Yield decisions of a game by the fast policy: those with a choice, or with `forced` those without."""
    state, number = game.new({}, seats, key_of("hints", game.name)), 0
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        if number % (1 if forced else DECISION_INTERVAL) == 0 and (len(game.legal(state, seat)) == 1) == forced:
            yield game.copy(state), seat
        game.apply(state, seat, game.choose(Policy.FAST, state, seat, key_of("hints", number)))
        number += 1


def get_percentage(advice: Advice) -> int:
    """Return the percentage that is shown."""
    return int(100 * advice.chance + 0.5)


def test_hint_is_a_few_ranked_legal_actions_with_facts(game: Game) -> None:
    for state, seat in walk_decisions(game, 3):
        advice = advise(game, state, seat, BUDGET_MS, key_of("hint"))
        legal = set(game.legal(state, seat).tolist())
        assert len({one.action for one in advice} & legal) == len(advice) == min(MAX_ADVISED_ACTIONS, len(legal))
        assert [one.rank for one in advice] == sorted(one.rank for one in advice)
        assert advice[0].rank == 1
        for one, other in pairwise(advice):
            assert one.chance >= other.chance - 0.01
            assert (one.rank == other.rank) == (get_percentage(one) == get_percentage(other))
        for one in advice:
            assert 0 <= one.chance <= 1
            assert all(
                prevented.seat != seat and prevented.points >= MIN_PREVENTED_POINTS for prevented in one.prevents
            )


def test_forced_action_gets_a_hint(game: Game) -> None:
    """A forced action gets a hint as well, because a new player may ask for its purpose."""
    count = 0
    for state, seat in walk_decisions(game, 3, forced=True):
        (only,) = advise(game, state, seat, BUDGET_MS, key_of("hint"))
        assert only.action == int(game.legal(state, seat)[0])
        count += 1
    assert count


def test_hint_is_equal_in_indistinguishable_worlds(game: Game) -> None:
    for state, seat in walk_decisions(game, 3):
        other = game.determinize(state, seat, key_of("another world"))
        assert advise(game, state, seat, BUDGET_MS, key_of("hint")) == advise(
            game, other, seat, BUDGET_MS, key_of("hint")
        )


def test_hint_does_not_change_the_state(game: Game) -> None:
    for state, seat in walk_decisions(game, 2):
        before = game.to_bytes(state)
        advise(game, state, seat, BUDGET_MS, key_of("hint"))
        assert game.to_bytes(state) == before


def test_immediate_points_equal_change_of_score(game: Game) -> None:
    count = 0
    for state, seat in walk_decisions(game, 2):
        for action in game.legal(state, seat):
            at_once = immediate_points(game, state, seat, int(action), key_of("at once"))
            if at_once is not None:
                before, after = np.zeros(2, np.int32), np.zeros(2, np.int32)
                game.compiled.score(state, 0, before)
                done = game.copy(state)
                game.apply(done, seat, int(action))
                game.compiled.score(done, 0, after)
                assert at_once == after[seat] - before[seat]
                count += 1
    assert count


def test_prevented_points_compare_with_other_actions() -> None:
    def tried(action: int, tries: int, points: tuple[float, ...]) -> Candidate:
        return Candidate(action, tries, 0.5, Outlook(points, (0.3, 0.3, 0.4)))

    keeps = tried(1, 10, (50.0, 40.0, 45.0))
    others = [tried(2, 30, (50.0, 44.0, 45.0)), tried(3, 10, (50.0, 40.0, 45.2))]
    (found,) = find_prevented_points(keeps, [keeps, *others], 0)
    assert found.seat == 1
    assert found.points == pytest.approx(3.0)
    assert find_prevented_points(keeps, [keeps], 0) == []
