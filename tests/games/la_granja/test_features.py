"""Features of La Granja's states, for positions that can be counted by hand."""

from __future__ import annotations

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.terms import Craft, Good, Zone
from tertulia.kernel.schema import StateArray


def read_features(state: StateArray, seat: int = 0) -> dict[str, float]:
    return dict(zip(GAME.feature_table.names, GAME.features(state, seat).tolist(), strict=True))


def deal_game() -> StateArray:
    return GAME.new({"edition": "original"}, 2, bytes(32))


def test_features_of_a_deal() -> None:
    state = deal_game()
    found = read_features(state)
    cards = [card for card in range(66) if int(state[0]["zone"][card]) == Zone.HAND]
    assert found["rounds to come"] == 5
    assert found["seats"] == 2
    assert found["step play"] == 1
    assert found["hand"] == len(cards)
    assert found["hand's best value"] == max(int(state[0]["box"]["cards"][card]["value"]) for card in cards)
    assert [found[f"donkey left {number}"] for number in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert found["stock silver"] == int(state[0]["farms"][0]["stock"][Good.SILVER])


def test_opened_craft_counts_for_every_remaining_round() -> None:
    state = deal_game()
    state[0]["farms"][0]["crafts"][3] = Craft.TURNED
    found = read_features(state)
    assert found["craft deli"] == 1
    assert found["craft by rounds to come deli"] == 5
    assert found["missing deli"] == found["ready deli"] == 0
    assert read_features(state, 1)["most of the others crafts"] == 1


def test_available_goods_make_a_row_ready() -> None:
    state = deal_game()
    farm = state[0]["farms"][0]
    before = read_features(state)
    assert before["at hand butcher"] == before["ready butcher"] == 0
    farm["stock"][: Good.SILVER] = 1
    after = read_features(state)
    assert after["at hand butcher"] > 0
    assert [after[f"at least one {good}"] for good in ("olive", "pig", "meat")] == [1, 1, 1]
    assert after["missing butcher"] == before["missing butcher"] > 0
