"""Determinization in La Granja: hidden information is redealt (rules 10.0; 8.1 for donkeys)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.terms import Zone
from tertulia.kernel.schema import StateArray
from tests.games.la_granja.scenario import Scenario
from tests.games.la_granja.test_transport_phase import choose_donkeys

pytestmark = pytest.mark.clause
SEATS = 3
KEYS = 10


def redeal_often(state: StateArray, viewer: int) -> Iterator[StateArray]:
    """Yield `KEYS` determinizations for a viewer."""
    return (GAME.determinize(state, viewer, bytes([key + 1]) * 32) for key in range(KEYS))


def get_hand(state: StateArray, seat: int) -> tuple[int, ...]:
    return tuple(np.flatnonzero(state[0]["zone"] == Zone.HAND + seat).tolist())


@pytest.mark.parametrize("viewer", range(SEATS))
def test_other_hands_are_redealt(viewer: int) -> None:
    state = GAME.new({}, SEATS, bytes(32))
    worlds = list(redeal_often(state, viewer))
    for seat in range(SEATS):
        hands = {get_hand(world, seat) for world in worlds}
        assert all(len(one) == len(get_hand(state, seat)) > 0 for one in hands)
        assert (hands == {get_hand(state, seat)}) == (seat == viewer)
        assert seat == viewer or len(hands) > KEYS // 2


@pytest.mark.parametrize("viewer", range(SEATS))
def test_redealt_cards_stay_in_hidden_places(viewer: int) -> None:
    state = GAME.new({}, SEATS, bytes(32))
    hidden = [Zone.DECK, *(Zone.HAND + seat for seat in range(SEATS))]
    lying = ~np.isin(state[0]["zone"], hidden)
    for world in redeal_often(state, viewer):
        assert np.array_equal(world[0]["zone"][lying], state[0]["zone"][lying])
        counts = [int((one[0]["zone"] == zone).sum()) for one in (world, state) for zone in hidden]
        assert counts[: len(hidden)] == counts[len(hidden) :]
        deck = np.flatnonzero(world[0]["zone"] == Zone.DECK)
        assert sorted(world[0]["deck"][: len(deck)].tolist()) == deck.tolist()


@pytest.mark.parametrize("viewer", range(SEATS))
def test_8_1_secret_donkeys_of_others_are_redealt(viewer: int) -> None:
    """Seats 0 and 1 have chosen, seat 2 has not."""
    table = choose_donkeys(Scenario(SEATS).round(2), 2, 3)
    used = 1 << 4
    table.record["farms"]["donkeys"][:SEATS] |= used
    found: list[set[int]] = [set() for _ in range(SEATS)]
    for world in redeal_often(table.state, viewer):
        for seat in range(SEATS):
            found[seat].add(int(world[0]["farms"]["donkey"][seat]))
    for seat, chosen in enumerate((2, 3, 0)):
        if seat == viewer or not chosen:
            assert found[seat] == {chosen}
        else:
            assert len(found[seat]) > 1
            assert not any(int(table.record["farms"]["donkeys"][seat]) >> donkey - 1 & 1 for donkey in found[seat])
