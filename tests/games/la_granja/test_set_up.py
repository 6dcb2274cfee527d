"""Set-up (rules 4.0) for one to four players in all editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.games.la_granja.model.terms import CARDS
from tertulia.kernel.game import GameError

pytestmark = pytest.mark.clause

SEATS = (1, 2, 3, 4)


def deal_view(seats: int, key: int = 0, **options: str) -> Mapping[str, object]:
    return GAME.view_all(GAME.new(options, seats, bytes([key]) * 32))


@pytest.mark.parametrize("seats", SEATS)
def test_4_0_player_starts_with_goods_donkeys_and_cards(seats: int) -> None:
    for player in GAME.view_all(GAME.new({}, seats, bytes(32)))["players"]:
        assert (player["points"], player["silver"], player["commodities"], player["hand_count"]) == (1, 1, 1, 4)
        assert player["donkeys"]["left"] == [1, 2, 3, 4]
        assert player["markers"] == {"used": 2, "limit": 25}


@pytest.mark.parametrize("seats", SEATS)
def test_4_0_deck_and_roofs_depend_on_seats(seats: int) -> None:
    view = GAME.view_all(GAME.new({}, seats, bytes(32)))
    assert view["deck"] == CARDS - 4 * seats
    assert len(view["roofs"]["display"]) == max(seats, 2)
    assert [coming["count"] for coming in view["roofs"]["coming"]] == [max(seats, 2)] * 5


@pytest.mark.parametrize("key", range(5))
def test_4_0_three_buildings_are_blocked(key: int) -> None:
    view = GAME.view_all(GAME.new({}, 3, bytes([key]) * 32))
    assert sorted(one["blocked"] for one in view["buildings"] if one["blocked"]) == [1, 2, 3]
    assert all(one["first"] for one in view["buildings"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_0_first_markers_in_turn_order_by_rising_value(seats: int) -> None:
    view = GAME.view_all(GAME.new({}, seats, bytes([7]) * 32))
    owners = {space["owner"]: space["value"] for space in view["market"]["spaces"] if space["owner"] is not None}
    assert [owners[seat] for seat in view["order"]] == [2, 3, 4, 5][:seats]
    assert view["siesta"]["discs"][0] == view["order"][::-1]


def test_4_0_turn_order_goes_clockwise() -> None:
    for key in range(8):
        order = GAME.view_all(GAME.new({}, 4, bytes([key]) * 32))["order"]
        assert order == [(order[0] + i) % 4 for i in range(4)]


CLOSED = {"original": (10, 10, 10, 0), "online": (10, 10, 10, 0), "deluxe": (10, 10, 6, 0)}


@pytest.mark.parametrize(
    ("edition", "seats", "closed"), [(name, i + 1, n) for name, counts in CLOSED.items() for i, n in enumerate(counts)]
)
def test_number_of_closed_market_spaces(edition: str, seats: int, closed: int) -> None:
    view = GAME.view_all(GAME.new({"edition": edition}, seats, bytes(32)))
    assert sum(space["closed"] for space in view["market"]["spaces"]) == closed


def test_editions_are_named_sets_of_options() -> None:
    def resolved(**options: str) -> dict[str, str]:
        found: dict[str, str] = GAME.view(GAME.new(options, 2, bytes(32)), None)["options"]
        return found

    assert resolved() == {
        "edition": "original", "market": "original", "roofs": "original", "unsold_roofs": "leave", "deliveries": "at_once",
        "markers": "limited", "helper_markers": "markers", "points": "secret", "farm_phase": "in_turn", "triggered_helpers": "ask",
    }  # fmt: skip
    assert {resolved(edition=edition)["unsold_roofs"] for edition in EDITIONS} == {"leave"}
    online, deluxe = resolved(edition="online"), resolved(edition="deluxe")
    assert (online["deliveries"], online["markers"], online["market"]) == ("one_by_one", "unlimited", "original")
    assert (deluxe["market"], deluxe["roofs"], deluxe["points"], deluxe["helper_markers"]) == (
        "deluxe", "deluxe", "open", "tokens",
    )  # fmt: skip
    assert resolved(edition="deluxe", roofs="original")["roofs"] == "original"


def test_buildings_have_two_rows_on_the_small_side() -> None:
    def rows(edition: str, seats: int) -> set[int]:
        view = GAME.view(GAME.new({"edition": edition}, seats, bytes(32)), None)
        return {one["row_count"] for one in view["buildings"]}

    assert rows("deluxe", 2) == {2}
    assert rows("deluxe", 3) == rows("original", 2) == {4}


def test_invalid_seats_and_options_are_refused() -> None:
    with pytest.raises(GameError, match="1 to 4 seats, not 5"):
        GAME.new({}, 5, bytes(32))
    with pytest.raises(GameError, match="edition must be one of original, online, deluxe"):
        GAME.new({"edition": "luxury"}, 2, bytes(32))


@pytest.mark.parametrize("seats", SEATS)
def test_first_decision_is_to_play_two_cards(seats: int) -> None:
    view: Any = GAME.view(GAME.new({}, seats, bytes(32)), None)
    assert (view["step"], view["pending"]["kind"], view["pending"]["left"]) == ("play", "play", 2)
