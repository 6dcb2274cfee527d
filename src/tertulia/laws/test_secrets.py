"""Laws of secrecy in one state: no seat obtains hidden data.

No seat can undo an action that reveals hidden data.
"""

from __future__ import annotations

import pytest

from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.entries import Policy
from tertulia.laws.law_runs import GamePosition, law
from tertulia.laws.playing import seat_information
from tertulia.laws.seed import key_of

pytestmark = pytest.mark.laws


@law(share=0.025, games=1 / 2)
def test_determinized_state_shows_the_seat_equal_data(here: GamePosition) -> None:
    """A seat obtains identical data from a state and from the state's determinization for the seat.

    Spectators obtain identical data from both states, too.
    """
    game = here.game
    for seat in range(here.table.seats):
        other = game.determinize(here.state, seat, key_of(here.number, seat))
        assert seat_information(game, other, seat) == here.information(seat)
        assert seat_information(game, other, None) == here.information(None)


@law(share=0.02, games=1 / 2)
def test_redraw_keeps_the_knowledge_of_all_seats(here: GamePosition) -> None:
    """Every seat obtains identical data from a state and from the state that `Game.redraw` makes from it.

    Both states, determinized for one seat with one key, have identical bytes.
    """
    game = here.game
    other = game.redraw(here.state, key_of("drawn", here.number))
    for seat in range(here.table.seats):
        assert seat_information(game, other, seat) == here.information(seat)
        redealt = [game.to_bytes(game.determinize(state, seat, bytes(32))) for state in (other, here.state)]
        assert redealt[0] == redealt[1]


@law(when="start", games=0)
def test_redraw_depends_on_its_key(here: GamePosition) -> None:
    """`Game.redraw` gives different states with two keys, and identical states with one key."""
    worlds = [here.game.hash(here.game.redraw(here.state, key_of(n))) for n in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


@law(share=0.006, games=0)
def test_determinized_state_can_be_played_to_its_end(here: GamePosition) -> None:
    """Random legal actions lead from a determinized state to the end of the game, with an outcome."""
    game = here.game
    state = game.determinize(here.state, here.seat, key_of("on"))
    step = 0
    while actors := game.actors(state):
        seat = lowest_actor(actors)
        game.apply(state, seat, game.choose(Policy.RANDOM, state, seat, key_of(step)))
        step += 1
    assert game.outcome(state)


@law(when="start", games=0)
def test_determinize_depends_on_its_key(here: GamePosition) -> None:
    """`Game.determinize` gives different states with two keys, and identical states with one key."""
    worlds = [here.game.hash(here.game.determinize(here.state, 0, key_of(n))) for n in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


@law(share=0.05, games=1 / 2)
def test_policies_use_only_their_seats_knowledge(here: GamePosition) -> None:
    """A policy chooses the same action in the true state and in one determinized for the policy's seat."""
    game = here.game
    other = game.determinize(here.state, here.seat, key_of("bot", here.number))
    for policy in Policy:
        choices = [game.choose(policy, state, here.seat, key_of(5)) for state in (here.state, other)]
        assert choices[0] == choices[1]


@law(share=0.08, games=1 / 2)
def test_undoable_action_reveals_nothing(here: GamePosition) -> None:
    """An undoable action does not change which seats have to act, and reveals nothing hidden.

    The seat that acts can predict the result: it obtains equal data from the true state and from a determinized one.
    """
    game, before = here.game, here.state
    if game.reveals(before, here.after):
        return
    assert game.actors(before) == game.actors(here.after)
    other = game.determinize(before, here.seat, key_of("undo", here.number))
    game.apply(other, here.seat, here.action)
    assert seat_information(game, other, here.seat) == seat_information(game, here.after, here.seat)
    assert seat_information(game, other, None) == seat_information(game, here.after, None)


@law(share=0.5)
def test_undo_stops_at_change_of_actors(here: GamePosition) -> None:
    if here.game.actors(here.state) != here.game.actors(here.after):
        assert here.game.reveals(here.state, here.after)
