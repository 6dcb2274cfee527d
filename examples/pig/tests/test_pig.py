"""Tests of Pig's own rules. General tests: `pytest --pyargs tertulia.laws --game pig`."""

from tertulia.kernel.batch import keys_from, play_batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.schema import StateArray
from tertulia_pig.game import GAME

ROLL, HOLD = (GAME.actions.parse(notation) for notation in ("roll", "hold"))


def first_roll(wanted: int) -> StateArray:
    """Return a new game of two whose first player has rolled `wanted` pips."""
    for deal in range(1000):
        state = GAME.new({"target": "50"}, 2, deal.to_bytes(32, "big"))
        GAME.apply(state, 0, ROLL)
        if GAME.events(state, None)[0]["pips"] == wanted:
            return state
    raise AssertionError(f"no {wanted} in a thousand deals")


def test_a_one_ends_the_turn() -> None:
    state = first_roll(1)
    assert GAME.events(state, None)[1] == {"type": "lost", "seat": 0, "points": 0}
    assert GAME.actors(state) == 0b10


def test_who_holds_keeps_the_turn() -> None:
    state = first_roll(6)
    assert GAME.view(state, None)["turn_total"] == 6
    GAME.apply(state, 0, HOLD)
    assert GAME.view(state, None)["scores"] == [6, 0]
    assert GAME.actors(state) == 0b10


def test_who_has_rolled_nothing_cannot_hold() -> None:
    assert GAME.legal(GAME.new({}, 2, bytes(32)), 0).tolist() == [ROLL]
    assert GAME.legal(first_roll(6), 0).tolist() == [ROLL, HOLD]


def test_the_fast_policy_beats_chance() -> None:
    batch = play_batch(GAME, keys_from(1, 200), [[Policy.FAST, Policy.RANDOM], [Policy.RANDOM, Policy.FAST]])
    assert batch.winners[::2, 0].sum() + batch.winners[1::2, 1].sum() > 150
    assert (batch.winners.sum(axis=1) == 1).all()
