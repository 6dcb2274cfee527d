"""Laws of observations: every number has a name, is always written and stays in its declared range.

Other laws check that observations reveal no secret (`test_secrecy`), and that they are identical in all ways to run
the rules, compiled or not (`test_modes`).
"""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.kernel.game import Game, GameError
from tertulia.laws.law_runs import GamePosition, law
from tertulia.laws.playing import seats_in

pytestmark = pytest.mark.laws


@law(share=0.05)
def test_observations_keep_to_their_ranges(here: GamePosition) -> None:
    _all_keep(here)


@law(when="end")
def test_final_observations_keep_to_their_ranges(here: GamePosition) -> None:
    _all_keep(here)


@law(share=0.02, games=1 / 2)
def test_every_number_of_an_observation_is_written(here: GamePosition) -> None:
    """The `observe` rule writes every number of the array, independently of its previous content."""
    game = here.game
    if not game.observation_table.size:
        return
    for seat in seats_in(game.actors(here.state)):
        ones = np.full(game.observation_table.size, -1, np.int16)
        game.compiled.observe(here.state, 0, seat, ones)
        assert ones.tolist() == game.observe(here.state, seat).tolist()


def _all_keep(here: GamePosition) -> None:
    table = here.game.observation_table
    if not table.size:
        return
    low, high = table.low, table.high
    for seat in range(here.table.seats):
        seen = here.game.observe(here.state, seat)
        wrong = np.flatnonzero((seen < low) | (seen > high))
        assert not len(wrong), "; ".join(f"{table.names[i]} is {seen[i]}, not {low[i]} to {high[i]}" for i in wrong)


def test_every_number_has_a_unique_name(game: Game) -> None:
    table = game.observation_table
    assert len(set(table.names)) == len(table.names) == len(table.units) == len(table.low) == table.size
    assert (table.low <= table.high).all()
    assert all(
        len(block.words) in (0, block.high - block.low + 1, int(block.high).bit_length()) for _, block in table.blocks
    )


def test_observe_refuses_an_unknown_seat(game: Game) -> None:
    if not game.observation_table.size:
        pytest.skip("this game has no observations")
    with pytest.raises(GameError, match=f"a seat must be from 0 to {game.seats[0] - 1}, not {game.seats[0]}"):
        game.observe(game.new({}, game.seats[0], bytes(32)), game.seats[0])
