"""Hands are secret, their sizes are not; cards taken or paid are public (ruling 9)."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

from tertulia.kernel.registry import find_game
from tertulia.kernel.schema import INTERPRET, StateArray
from tertulia.laws.seed import numpy_random

from .positions import filter_events, set_up_scene

pytestmark = pytest.mark.clause
GAME = find_game("granada")
DISPLAY = "yellow 9, green 9, orange 9, blue 9"


def collect_received(state: StateArray, seat: int | None) -> str:
    legal = [] if seat is None else [int(action) for action in GAME.legal(state, seat)]
    hints = [GAME.action_facts(state, 0 if seat is None else seat, action) for action in legal]
    return json.dumps([GAME.view(state, seat), GAME.events(state, seat), legal, hints])


def test_ruling_9_seat_sees_only_its_own_hand() -> None:
    scene = set_up_scene(hands={0: "yellow 2 2", 1: "green 7", 2: "blue 1 2 3"}, display=DISPLAY)
    for seat in range(3):
        hands = GAME.view(scene.state, seat)["hands"]
        assert [hand["cards"] for hand in hands] == [2, 1, 3]
        assert [hand["money"] is not None for hand in hands] == [other == seat for other in range(3)]
    assert all(hand["money"] is None for hand in GAME.view(scene.state, None)["hands"])


def swap_hands(state: StateArray, one: int, other: int, chance: np.random.Generator) -> StateArray:
    """Return a copy of the state in which two hands are dealt again, with equal sizes."""
    swapped = GAME.copy(state)
    players = swapped[0]["players"]
    both = players[one]["money"] + players[other]["money"]
    mixed = chance.permutation(np.repeat(np.arange(len(both)), both))
    count = int(players[one]["cards"])
    for seat, own in ((one, mixed[:count]), (other, mixed[count:])):
        players[seat]["money"][:] = np.bincount(own, minlength=len(both))
    return swapped


def list_positions(seats: int) -> list[StateArray]:
    """Return a position from every turn of a random game."""
    chance = numpy_random("turns", seats)
    state, found, actors = GAME.new({}, seats, bytes([seats]) * 32), [], 0
    while now := GAME.actors(state):
        if now != actors:
            found.append(GAME.copy(state))
        actors, seat = now, now.bit_length() - 1
        GAME.apply(state, seat, int(chance.choice(GAME.legal(state, seat))))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4])
def test_swapped_hands_of_others_are_not_visible(seats: int) -> None:
    chance = numpy_random("hands")
    changed = 0
    for state in list_positions(seats)[1 :: 30 if INTERPRET else 9]:
        for one, other in combinations(range(seats), 2):
            swapped = swap_hands(state, one, other, chance)
            changed += GAME.to_bytes(swapped) != GAME.to_bytes(state)
            for seat in {None, *range(seats)} - {one, other}:
                assert collect_received(swapped, seat) == collect_received(state, seat)
    assert changed > 5


def test_pile_and_bag_are_secret() -> None:
    """Views contain no order of pile or bag, and only the number of discards."""
    scene = set_up_scene(display=DISPLAY, pile="blue 1, blue 2, A, blue 3, B")
    for seat in (0, 1, 2, None):
        view = GAME.view(scene.state, seat)
        assert "secret" not in view
        assert isinstance(view["money"]["deck"], int)
        assert isinstance(view["money"]["discard"], int)
        assert isinstance(view["bag"], int)


def test_payments_are_public() -> None:
    scene = set_up_scene(hands={0: "yellow 2 9"}, yard="1 2 3 4", display=DISPLAY)
    scene.do("buy 1", "pay 2")
    for seat in (0, 1, 2, None):
        (paid,) = filter_events(GAME.events(scene.state, seat), "pay")
        assert (paid["currency"], paid["value"]) == ("yellow", 2)


def test_start_money_is_public() -> None:
    state = GAME.new({}, 4, bytes(32))
    deals = filter_events(GAME.events(state, 3), "deal")
    assert [event["seat"] for event in deals] == [0, 1, 2, 3]
    assert all(event["cards"] for event in deals)
