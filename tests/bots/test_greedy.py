"""Greedy bot: strong, quick, never stalling, deterministic, and blind to hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tertulia.bots import ask_bot, bot_kinds, make_bot
from tertulia.kernel.actors import lowest_actor
from tertulia.kernel.batch import GameSetup, keys_from, play_batch
from tertulia.kernel.entries import Policy
from tertulia.kernel.game import GameError
from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import INTERPRET, StateArray

pytestmark = pytest.mark.slow

GRANADA = find_game("granada")
MAX_DECISIONS = 900
"""Upper bound of decisions per game.

Random play, which rebuilds often, needs fewer than 700, greedy play about 400.
"""


def make_key(n: int) -> bytes:
    return keys_from(77, 1, n)[0, :8].astype("<u4").tobytes()


def walk_decisions(seats: int, n: int, scoring: str = "normal") -> Iterator[tuple[StateArray, int, int]]:
    """Yield every state of a game between greedy bots, with the seat to decide and its action."""
    state = GRANADA.new({"scoring": scoring}, seats, make_key(n))
    while actors := GRANADA.actors(state):
        seat = lowest_actor(actors)
        action = GRANADA.choose(Policy.FAST, state, seat, bytes(32))
        yield state, seat, action
        GRANADA.apply(state, seat, action)


@pytest.mark.skipif(INTERPRET, reason="strength needs many games")
@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.95), (4, 0.9), (5, 0.9), (6, 0.9)])
@pytest.mark.parametrize("scoring", ["normal", "simplified"])
def test_greedy_bot_beats_random_players(seats: int, least: float, scoring: str) -> None:
    games = 300
    lineup = [[Policy.FAST if place == seat else Policy.RANDOM for place in range(seats)] for seat in range(seats)]
    result = play_batch(GRANADA, keys_from(5, games), lineup, setup=GameSetup({"scoring": scoring}))
    won = result.winners[np.arange(games), np.arange(games) % seats]
    alone = result.winners.sum(axis=1) == 1
    assert (won & alone).mean() >= least


@pytest.mark.skipif(INTERPRET, reason="rare circles need many games")
@pytest.mark.parametrize("seats", GRANADA.seats)
@pytest.mark.parametrize("scoring", ["normal", "simplified"])
def test_greedy_bots_never_stall(seats: int, scoring: str) -> None:
    """Greedy bots could rebuild against each other forever, but their patience ends."""
    result = play_batch(GRANADA, keys_from(6, 200), [[Policy.FAST] * seats], setup=GameSetup({"scoring": scoring}))
    assert result.decisions.max() < MAX_DECISIONS
    assert result.winners.any(axis=1).all()


@pytest.mark.laws
@pytest.mark.parametrize("seats", GRANADA.seats)
def test_greedy_bot_is_legal_and_ignores_hidden_cards(seats: int) -> None:
    """Redealing hidden information (bag, deck, other hands) does not change the choice."""
    for ply, (state, seat, action) in enumerate(walk_decisions(seats, seats)):
        if INTERPRET and ply > 60:
            break
        assert action in GRANADA.legal(state, seat)
        other = GRANADA.determinize(state, seat, make_key(1000 + ply))
        assert GRANADA.choose(Policy.FAST, other, seat, bytes(32)) == action
        assert ask_bot(make_bot(GRANADA, "greedy", make_key(0)), GRANADA, state, seat, make_key(ply)) == action


@pytest.mark.skipif(INTERPRET, reason="plays whole games")
@pytest.mark.parametrize("seats", GRANADA.seats)
def test_greedy_bot_uses_all_kinds_of_actions(seats: int) -> None:
    """A few games contain turned tiles, the reserve, exchanges, and tiles given to Dirk."""
    done: set[str] = set()
    for n in range(15):
        for _, _, action in walk_decisions(seats, n):
            done.add(GRANADA.actions.decode(action).name)
    usual = {"take", "buy", "pay", "done", "choose", "build", "turn", "reserve", "add", "exchange", "for"}
    assert done >= (usual | {"give"} if seats == 2 else usual)
    assert "dismantle" not in done


def find_cheapest(money: list[dict[str, Any]], currency: str, price: int) -> int:
    """Return the smallest sum of cards in a currency that pays a price, by trying all sets."""
    cards = [row["value"] for row in money if row["currency"] == currency for _ in range(row["count"])]
    sums = {0}
    for card in cards:
        sums |= {total + card for total in sums}
    return min(total for total in sums if total >= price)


@pytest.mark.skipif(INTERPRET, reason="plays whole games")
def test_greedy_bot_pays_with_least_loss() -> None:
    """Payments for purchases and for turning tiles are exact if possible."""
    least, payments = 0, 0
    for n in range(6):
        for state, seat, action in walk_decisions(3, n):
            view = GRANADA.view(state, seat)
            pending = view["pending"]
            if pending is None or pending["kind"] != "pay":
                continue
            if pending["paid"] == 0:
                least = find_cheapest(view["hands"][seat]["money"], pending["currency"], pending["price"])
            if GRANADA.actions.decode(action).name == "done":
                assert pending["paid"] == least
                payments += 1
    assert payments > 100


@pytest.mark.slow
def test_same_key_gives_same_play() -> None:
    state = GRANADA.new({}, 4, make_key(3))
    seat = (GRANADA.actors(state) & -GRANADA.actors(state)).bit_length() - 1
    for name in bot_kinds(GRANADA):
        first, again = make_bot(GRANADA, name, make_key(1)), make_bot(GRANADA, name, make_key(1))
        assert [first.choose(GRANADA, state, seat) for _ in range(3)] == [
            again.choose(GRANADA, state, seat) for _ in range(3)
        ]
    fickle = make_bot(GRANADA, "random", make_key(2))
    assert len({fickle.choose(GRANADA, state, seat) for _ in range(30)}) > 1


def test_unknown_bot_error_lists_known_ones() -> None:
    with pytest.raises(GameError, match="random, learner, greedy, quick, strong, master"):
        make_bot(GRANADA, "genius", make_key(1))


def test_illegal_action_of_a_bot_is_refused() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, game: object, state: StateArray, seat: int) -> int:
            return GRANADA.num_actions - 1

    state = GRANADA.new({}, 2, make_key(5))
    seat = (GRANADA.actors(state) & -GRANADA.actors(state)).bit_length() - 1
    before = GRANADA.to_bytes(state)
    with pytest.raises(GameError, match="cheat"):
        ask_bot(Cheat(), GRANADA, state, seat, make_key(6))
    assert GRANADA.to_bytes(state) == before
