"""Features of Granada's states, for positions that can be counted by hand."""

from __future__ import annotations

import pytest

from tertulia.games.granada.game import GAME
from tertulia.kernel.schema import StateArray


def read_features(state: StateArray, seat: int) -> dict[str, float]:
    return dict(zip(GAME.feature_table.names, GAME.features(state, seat).tolist(), strict=True))


@pytest.mark.parametrize("seats", GAME.seats)
def test_features_of_a_deal(seats: int) -> None:
    state = GAME.new({}, seats, bytes(32))
    first = int(state[0]["on_turn"])
    for seat in range(seats):
        found = read_features(state, seat)
        assert found["seats"] == seats
        assert found["turns until one's own"] == (seat - first) % seats
        assert found["pending act"] == (seat == first)
        assert found["tiles"] == found["moat"] == found["reserve"] == 0
        assert found["outline"] == 4, "the start tile's sides"
        money = sum(found[f"money {currency}"] for currency in ("yellow", "green", "orange", "blue"))
        assert money == found["coins"] == int(state[0]["players"][seat]["worth"].sum())
        assert found["exactly payable"] + found["payable"] <= 4


def test_features_of_a_pending_payment() -> None:
    state = GAME.new({}, 3, bytes(32))
    seat = int(state[0]["on_turn"])
    state[0]["players"][seat]["money"][:] = 3
    state[0]["players"][seat]["worth"][:] = 3 * 45
    state[0]["players"][seat]["cards"] = 108
    GAME.apply(state, seat, GAME.actions.parse("buy 1"))
    tile = int(state[0]["yard"][0])
    found = read_features(state, seat)
    assert found["pending pay"] == found["owed exactly"] == 1
    assert found["owed"] == int(state[0]["box"]["value"][tile, int(state[0]["face"][tile])])
