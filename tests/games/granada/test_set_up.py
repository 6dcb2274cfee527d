"""Set-up: tiles, start money, first player, places of the scoring cards, and games for two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tertulia.kernel.registry import find_game

from .slow.table import start_players

pytestmark = pytest.mark.clause
GAME = find_game("granada")
often = pytest.mark.compiled  # many set-ups, equal in both modes
KEYS = [bytes([n]) * 32 for n in range(12)]


def list_views(seats: int) -> list[Mapping[str, Any]]:
    return [GAME.complete_view(GAME.view_all(GAME.new({}, seats, key))) for key in KEYS]


def list_money(view: Mapping[str, Any], seat: int) -> list[int]:
    return [entry["value"] for entry in view["hands"][seat]["money"] for _ in range(entry["count"])]


def test_yard_has_four_tiles_with_even_side_up() -> None:
    """The marker is then on odd, so that the next tiles come with their back up."""
    for view in list_views(4):
        tiles = [space["tile"] for space in view["yard"]]
        assert all(tile["face"] == "front" and tile["value"] % 2 == 0 for tile in tiles)
        assert view["next_face"] == "back"
        assert view["bag"] == 54 - 4


def test_each_yard_space_has_its_currency() -> None:
    (view, *_) = list_views(3)
    assert sorted(space["currency"] for space in view["yard"]) == ["blue", "green", "orange", "yellow"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_start_money_is_20_to_28(seats: int) -> None:
    """Cards are dealt until they reach 20 or more, regardless of currency."""
    for view in list_views(seats):
        for seat in range(seats):
            values = list_money(view, seat)
            assert 20 <= sum(values) <= 28
            assert sum(values) - max(values) < 20


@pytest.mark.parametrize("seats", range(2, 7))
def test_first_player_has_fewest_cards_then_least_money(seats: int) -> None:
    for view in list_views(seats):
        assert view["start"] in start_players([list_money(view, seat) for seat in range(seats)])
        assert view["actor"] == view["start"]


@often
def test_ruling_7_remaining_tie_is_decided_by_lot() -> None:
    """Of seats with equal numbers of cards and sums, each begins about equally often."""
    first: Counter[int] = Counter()
    box = GAME.components()
    for n in range(1500):
        state = GAME.new({}, 2, n.to_bytes(32, "little"), box)
        players = state[0]["players"]
        hands = [[card % 9 + 1 for card, count in enumerate(players[s]["money"]) for _ in range(count)] for s in (0, 1)]
        if len(start_players(hands)) == 2:
            first[int(state[0]["start"])] += 1
        if first.total() == 20:
            break
    assert first.total() == 20
    assert min(first[0], first[1]) > first.total() // 5


def test_four_money_cards_are_displayed() -> None:
    for view in list_views(5):
        assert [card["slot"] for card in view["money"]["display"]] == [1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "cards"), [(2, 72), (3, 108), (4, 108), (5, 108), (6, 108)])
def test_all_money_cards_are_in_play(seats: int, cards: int) -> None:
    """108 cards, three of each; with two players one of each is removed."""
    for view in list_views(seats):
        lying = 4 + sum(hand["cards"] for hand in view["hands"])
        assert lying + view["money"]["deck"] == cards + 2  # and the two scoring cards
        pile = [card for card in view["secret"]["deck_order"] if isinstance(card, dict)]
        open_cards = [*pile, *view["money"]["display"]]
        kinds = Counter((card["currency"], card["value"]) for card in open_cards)
        for hand in view["hands"]:
            kinds.update({(entry["currency"], entry["value"]): entry["count"] for entry in hand["money"]})
        assert set(kinds.values()) == {cards // 36}
        assert len(kinds) == 36


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ruling_12_scoring_cards_are_in_the_second_and_fourth_pile(seats: int) -> None:
    for view in list_views(seats):
        order = view["secret"]["deck_order"]
        size = len(order) - 2
        piles = [size // 5 + (pile < size % 5) for pile in range(5)]
        assert piles[0] <= order.index("A") <= sum(piles[:2])
        assert sum(piles[:3]) + 1 <= order.index("B") <= sum(piles[:4]) + 1
        scorings = view["money"]["scorings"]
        assert scorings["A"] == {"drawn": False, "earliest": piles[0], "latest": sum(piles[:2])}
        assert scorings["B"] == {"drawn": False, "earliest": sum(piles[:3]) + 1, "latest": sum(piles[:4]) + 1}


@often
def test_scoring_card_may_be_anywhere_in_its_pile() -> None:
    """All fifths of the second pile come about equally often, its ends included."""
    places: Counter[int] = Counter()
    box = GAME.components()
    for n in range(250):
        view = GAME.view_all(GAME.new({}, 2, n.to_bytes(32, "big"), box))
        scoring = view["money"]["scorings"]["A"]
        span = scoring["latest"] - scoring["earliest"]
        places[round(4 * (view["secret"]["deck_order"].index("A") - scoring["earliest"]) / span)] += 1
    assert set(places) == set(range(5))
    assert min(places[1], places[2], places[3]) > 36


def test_every_city_begins_with_its_start_tile() -> None:
    for view in list_views(6):
        for city in view["cities"]:
            (tile,) = city["tiles"]
            assert (tile["number"], tile["kind"], tile["x"], tile["y"], tile["moats"]) == (0, "start", 0, 0, [])
        assert view["scores"] == [0] * 6


def test_dirk_gets_six_tiles_with_the_even_side_up() -> None:
    for view in list_views(2):
        assert len(view["dirk"]) == 6
        assert all(tile["face"] == "front" for tile in view["dirk"])
        assert view["bag"] == 54 - 4 - 6
        assert view["scores"] == [0, 0, 0]
    assert all(view["dirk"] is None for view in list_views(3))
