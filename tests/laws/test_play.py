"""Laws of play: every game goes on to its end, and nobody is ever stuck."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.kernel.entries import Policy
from tertulia.kernel.game import Game

from .playing import LONGEST, Table, end_of, key_of, seats_in, some, text, walk

pytestmark = pytest.mark.laws


def test_whoever_may_act_can(game: Game, table: Table, law_games: int) -> None:
    """Actors are seats of the table; they have legal actions, ascending; nobody else has; every game ends."""
    for number in range(law_games // 5 + 1):
        for decisions, position in enumerate(walk(game, table, number)):
            actors = game.actors(position.state)
            assert 0 < actors < 1 << table.seats
            assert len(position.legal) > 0
            assert (np.diff(position.legal) > 0).all()
            assert position.legal[0] >= 0
            assert position.legal[-1] < game.num_actions
            idle = [seat for seat in range(table.seats) if not actors >> seat & 1]
            assert all(len(game.legal(position.state, seat)) == 0 for seat in idle)
            assert decisions < LONGEST


def test_the_end_is_the_end(game: Game, table: Table, law_games: int) -> None:
    """While a game runs it has no outcome; then it has one, with winners among the seats and nothing left to decide."""
    for number in range(law_games // 20 + 1):
        for position in some(game, table, number, 0.05):
            assert game.outcome(position.state) is None
        state = end_of(game, table, number)
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == table.seats
        assert outcome.winners
        assert set(outcome.winners) <= set(range(table.seats))
        assert all(len(game.legal(state, seat)) == 0 for seat in range(table.seats))


def test_the_same_key_gives_the_same_bytes(game: Game, table: Table, law_games: int) -> None:
    """A key and the actions are the whole game; another key is another game."""
    for number in range(law_games // 40 + 1):
        first = [game.hash(position.state) for position in walk(game, table, number)]
        again = [game.hash(position.state) for position in walk(game, table, number)]
        assert first == again
    states = [game.new(table.options, table.seats, key_of(number)) for number in range(20)]
    assert len({game.hash(state) for state in states}) == 20


def test_copies_and_snapshots_are_exact(game: Game, table: Table) -> None:
    for position in some(game, table, 0, 0.1):
        state = position.state
        copy, restored = game.copy(state), game.from_bytes(game.to_bytes(state))
        assert game.to_bytes(copy) == game.to_bytes(restored) == game.to_bytes(state)
        before = game.hash(state)
        for other in (copy, restored):
            game.apply(other, position.seat, position.action)
        assert game.to_bytes(copy) == game.to_bytes(restored)
        assert game.hash(state) == before != game.hash(copy)


def test_looking_changes_nothing(game: Game, table: Table) -> None:
    """Views, events, hints, legal actions and advice leave the state as it was, and tell the same twice."""
    for position in some(game, table, 1, 0.05):
        state, seat = position.state, position.seat
        before = game.hash(state)
        told = [
            [text(game.view(state, other)) for other in (*range(table.seats), None)],
            text(game.view_all(state)),
            text(game.events(state, seat)),
            [game.hint(state, seat, int(action)) for action in position.legal],
            [game.choose(policy, state, seat, key_of(0)) for policy in Policy],
            game.actions.notation(position.action),
        ]
        assert game.hash(state) == before
        assert told[0] == [text(game.view(state, other)) for other in (*range(table.seats), None)]


def test_every_legal_action_can_be_carried_out(game: Game, table: Table) -> None:
    """Not only the one that was played: each leads to a position in which somebody can act, or to the end."""
    for position in some(game, table, 2, 0.02):
        for action in position.legal:
            state = game.copy(position.state)
            game.apply(state, position.seat, int(action))
            actors = game.actors(state)
            assert all(len(game.legal(state, seat)) for seat in seats_in(actors))
            assert actors or game.outcome(state)
