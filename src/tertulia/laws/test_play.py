"""Laws of play: every game reaches its end, and each seat that has to act has a legal action."""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.kernel.entries import Policy
from tertulia.laws.law_runs import GamePosition, law
from tertulia.laws.playing import seats_in, to_json
from tertulia.laws.seed import key_of

pytestmark = pytest.mark.laws


@law()
def test_actors_have_legal_actions(here: GamePosition) -> None:
    """Each seat that has to act has legal actions, in ascending order; the other seats have none.

    During a game, at least one seat has to act.
    """
    game, table = here.game, here.table
    actors = game.actors(here.state)
    assert 0 < actors < 1 << table.seats
    for seat in seats_in(actors):
        legal = game.legal(here.state, seat)
        assert len(legal) > 0
        assert (np.diff(legal) > 0).all()
        assert legal[0] >= 0
        assert legal[-1] < game.num_actions
    idle = [seat for seat in range(table.seats) if not actors >> seat & 1]
    assert all(len(game.legal(here.state, seat)) == 0 for seat in idle)


@law(share=0.05, games=1 / 4)
def test_outcome_is_none_before_the_end(here: GamePosition) -> None:
    assert here.game.outcome(here.state) is None


@law(when="end")
def test_finished_game_has_outcome_and_no_actions(here: GamePosition) -> None:
    """At its end a game has an outcome with winners among the seats, and no seat has legal actions."""
    game, table = here.game, here.table
    outcome = game.outcome(here.state)
    assert outcome is not None
    assert len(outcome.scores) == table.seats
    assert outcome.winners
    assert set(outcome.winners) <= set(range(table.seats))
    assert all(len(game.legal(here.state, seat)) == 0 for seat in range(table.seats))


@law(when="end")
def test_games_end_well_within_most_decisions(here: GamePosition) -> None:
    """Random games take at most two thirds of `Game.most_decisions`, so that hardly any game is truncated."""
    assert here.ply * 3 <= here.game.most_decisions * 2


@law(when="end", games=1 / 2)
def test_equal_keys_give_equal_bytes(here: GamePosition) -> None:
    """The random key and the actions determine every state of a game.

    Another key gives another state at the set-up.
    """
    game, table = here.game, here.table
    state = game.new(table.options, table.seats, here.match.key)
    again = [game.hash(state)]
    for entry in here.match.log:
        game.apply(state, entry.seat, entry.action)
        again.append(game.hash(state))
    assert again == here.fingerprints.hashes
    states = [game.new(table.options, table.seats, key_of(number)) for number in range(20)]
    assert len({game.hash(state) for state in states}) == 20


@law(share=0.1, games=0)
def test_copies_and_snapshots_are_exact(here: GamePosition) -> None:
    game, state = here.game, here.state
    copy, restored = game.copy(state), game.from_bytes(game.to_bytes(state))
    assert game.to_bytes(copy) == game.to_bytes(restored) == game.to_bytes(state)
    before = game.hash(state)
    for other in (copy, restored):
        game.apply(other, here.seat, here.action)
    assert game.to_bytes(copy) == game.to_bytes(restored)
    assert game.hash(state) == before != game.hash(copy)


@law(share=0.025, games=0)
def test_queries_do_not_change_the_state(here: GamePosition) -> None:
    """Views, events, hints, legal actions and policies do not modify the state, and views are repeatable."""
    game, state, seat = here.game, here.state, here.seat
    before = game.hash(state)
    answers = [
        [to_json(game.view(state, other)) for other in (*range(here.table.seats), None)],
        to_json(game.view_all(state)),
        to_json(game.events(state, seat)),
        [game.hint(state, seat, int(action)) for action in here.legal],
        [game.choose(policy, state, seat, key_of(0)) for policy in Policy],
        game.actions.notation(here.action),
    ]
    assert game.hash(state) == before
    assert answers[0] == [to_json(game.view(state, other)) for other in (*range(here.table.seats), None)]


@law(share=0.02, games=0)
def test_every_legal_action_can_be_carried_out(here: GamePosition) -> None:
    """After every legal action, each seat that has to act has a legal action, or the game has an outcome."""
    game = here.game
    for action in here.legal:
        state = game.copy(here.state)
        game.apply(state, here.seat, int(action))
        actors = game.actors(state)
        assert all(len(game.legal(state, seat)) for seat in seats_in(actors))
        assert actors or game.outcome(state)
