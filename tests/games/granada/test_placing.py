"""Placing bought tiles at the end of the turn: any order, built or reserved, turned for 3 or more."""

from __future__ import annotations

import pytest

from .positions import Scene, filter_events, set_up_scene
from .test_record import check_derived_fields, check_tile_lists

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"
CLOSED_CITY = "14 0,1; 16 1,0; 2 0,-1; 3 -1,0"


def set_up_purchase(hand: str, number: str = "37", seats: int = 3, city: str = "") -> Scene:
    """Return a scene in which a tile of space 1 was bought inexactly and is to be placed.

    `hand` is the remaining money.
    """
    scene = set_up_scene(
        seats, hands={0: f"yellow 9 9, {hand}"}, yard=f"{number} - - -", display=DISPLAY, cities={0: city}
    )
    scene.do("buy 1", "pay 9", "pay 9", "done")
    return scene


def test_tile_is_built_with_its_visible_side() -> None:
    scene = set_up_purchase("", "37b")
    (built,) = filter_events(scene.do("build 0,-1"), "build")
    assert (built["from"], built["tile"]["face"]) == ("bought", "back")
    assert scene.cell(0, 37) == (0, -1)
    assert scene.actor == 1


@pytest.mark.parametrize("face", ["front", "back"])
def test_tile_is_reserved_with_either_side_up(face: str) -> None:
    scene = set_up_purchase("")
    (laid,) = filter_events(scene.do(f"reserve {face}"), "reserve")
    assert laid["tile"]["face"] == face
    assert scene.reserve(0) == {(37, face)}


def test_ruling_4_several_tiles_are_placed_in_any_order() -> None:
    scene = set_up_scene(hands={0: "yellow 2, green 2, orange 9"}, yard="1 2 5 -", display=DISPLAY)
    scene.do("buy 1", "pay 2", "done", "buy 2", "pay 2", "done", "buy 3", "pay 9", "done")
    assert scene.legal() == {"choose 1", "choose 2", "choose 5"}
    scene.do("choose 5", "reserve back")
    assert scene.legal() == {"choose 1", "choose 2"}
    scene.do("choose 2", "build 0,-1")
    assert scene.view["pending"]["tile"]["number"] == 1, "the last one needs no choice"
    scene.do("reserve front")
    assert scene.actor == 1


def test_rulebook_example_of_turning_tiles() -> None:
    """An arena is turned for orange 3 and built as a hospital.

    A library is turned for green 5 and built as a residence.
    """
    scene = set_up_scene(hands={0: "yellow 6, green 8 5, orange 3"}, yard="19 30 - -", display=DISPLAY)
    scene.do("buy 1", "pay 6", "done", "buy 2", "pay 8", "done", "take 4")
    events = scene.do("choose 19", "turn orange", "pay 3", "done", "build 0,1")
    events += scene.do("turn green", "pay 5", "done", "build 1,0")
    assert [event["paid"] for event in filter_events(events, "turn")] == [3, 5]
    assert [event["tile"]["kind"] for event in filter_events(events, "build")] == ["hospital", "residence"]


def test_ruling_3_turning_costs_at_least_three_of_one_currency() -> None:
    scene = set_up_purchase("green 1 1, orange 1 1 1, blue 2 4")
    assert scene.legal("turn") == {"turn orange", "turn blue"}
    scene.do("turn blue")
    assert scene.legal() == {"pay 4"}, "2 alone is not enough"
    scene.do("pay 4")
    assert scene.legal() == {"done", "pay 2"}, "more than needed may be paid"
    scene.do("pay 2", "done")
    assert scene.hand(0) == {("green", 1): 2, ("orange", 1): 3}


def test_ruling_3_turning_exactly_never_gives_an_action() -> None:
    scene = set_up_purchase("blue 3")
    scene.do("turn blue", "pay 3", "done")
    assert scene.view["phase"] == "place"
    assert scene.legal("take", "buy") == set()


def test_ruling_3_each_tile_is_turned_separately() -> None:
    scene = set_up_scene(hands={0: "yellow 2, green 2 9, orange 3"}, yard="1 2 - -", display=DISPLAY)
    scene.do("buy 1", "pay 2", "done", "buy 2", "pay 2", "done", "take 1")
    scene.do("choose 1", "turn orange", "pay 3", "done", "reserve back")
    assert scene.view["pending"]["tile"] == {
        "number": 2, "face": "front", "kind": "bath", "value": 2, "moats": ["E", "S", "W"],
        "other": {"kind": "library", "value": 3}, "space": 2, "turned": False,
    }  # fmt: skip
    assert scene.legal("turn") == {"turn green", "turn yellow"}


def test_ruling_14_tile_is_turned_at_most_once() -> None:
    scene = set_up_purchase("blue 3 3")
    scene.do("turn blue", "pay 3", "done")
    assert scene.legal("turn") == set()
    assert {"reserve front", "reserve back"} <= scene.legal()


def test_ruling_13_turned_tile_may_be_reserved_on_either_side() -> None:
    scene = set_up_purchase("blue 3")
    scene.do("turn blue", "pay 3", "done", "reserve front")
    assert scene.reserve(0) == {(37, "front")}


def test_ruling_14_turning_needs_a_use() -> None:
    """If the tile cannot be built, turning it would be a waste: the reserve takes either side for free."""
    scene = set_up_purchase("blue 9", city=CLOSED_CITY)
    assert scene.legal() == {"reserve front", "reserve back"}


def test_money_of_the_extra_action_may_pay_for_turning() -> None:
    scene = set_up_scene(hands={0: "yellow 2"}, yard="1 - - -", display="blue 3, green 9, green 9, green 9")
    scene.do("buy 1", "pay 2", "done", "take 1")
    assert scene.legal("turn") == {"turn blue"}


def test_ruling_4_tiles_from_the_reserve_are_not_turned() -> None:
    scene = set_up_scene(hands={0: "yellow 9, blue 9"}, reserves={0: "37b"}, display=DISPLAY, yard="1 2 3 4")
    scene.do("add 37")
    assert all(text.startswith("build ") for text in scene.legal())


def test_ruling_4_reserve_always_accepts_a_tile() -> None:
    """The reserve holds any number of tiles (ruling 4)."""
    scene = set_up_purchase("", city=CLOSED_CITY)
    assert "reserve front" in scene.legal()
    full = " ".join(str(n) for n in range(5, 54) if n not in (14, 16, 37))
    crowded = set_up_scene(
        hands={0: "yellow 9 9"}, yard="37 - - -", display=DISPLAY, cities={0: CLOSED_CITY}, reserves={0: full}
    )
    crowded.do("buy 1", "pay 9", "pay 9", "done", "reserve back")
    assert len(crowded.reserve(0)) == 47


def test_equal_placings_in_any_order_give_equal_bytes() -> None:
    """Equal positions have equal bytes, independently of their history."""
    scene = set_up_scene(hands={0: "yellow 2, green 2, orange 9"}, yard="1 2 5 -", display=DISPLAY)
    scene.do("buy 1", "pay 2", "done", "buy 2", "pay 2", "done", "buy 3", "pay 9", "done")
    for number in (5, 1):
        scene.do(f"choose {number}")
        scene.do(min(scene.legal("build")))
    scene.do("reserve front")
    check_tile_lists(scene.state, 3)
    check_derived_fields(scene.state, 3)
    assert scene.state[0]["players"]["built"][0] == 2
    for field in ("space", "turned"):
        assert not scene.state[0][field].any(), field
