"""Dirk, the third player in a game for two: tiles may be given to him, turned over for the fee or not."""

from __future__ import annotations

import pytest

from .positions import Scene, filter_events, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"
CLOSED_CITY = "14 0,1; 16 1,0; 2 0,-1; 3 -1,0"


def set_up_purchase(hand: str, city: str = "", seats: int = 2) -> Scene:
    scene = set_up_scene(seats, hands={0: f"yellow 8 9, {hand}"}, yard="37 - - -", display=DISPLAY, cities={0: city})
    scene.do("buy 1", "pay 9", "pay 8", "done")
    return scene


def list_dirks_tiles(scene: Scene) -> list[tuple[int, str]]:
    return [(tile["number"], tile["face"]) for tile in scene.view["dirk"]]


def test_tile_is_given_to_dirk_with_its_visible_side() -> None:
    scene = set_up_purchase("")
    (event,) = filter_events(scene.do("give"), "give")
    assert (event["seat"], event["tile"]["number"], event["tile"]["face"]) == (0, 37, "front")
    assert list_dirks_tiles(scene) == [(37, "front")]
    assert scene.actor == 1


def test_tile_may_be_turned_before_it_is_given() -> None:
    scene = set_up_purchase("blue 5")
    scene.do("turn blue", "pay 5", "done")
    assert "give" in scene.legal()
    scene.do("give")
    assert list_dirks_tiles(scene) == [(37, "back")]
    assert scene.hand(0) == {}


def test_ruling_14_unbuildable_tile_may_be_turned_for_dirk() -> None:
    scene = set_up_purchase("blue 5", CLOSED_CITY)
    assert scene.legal() == {"reserve front", "reserve back", "give", "turn blue"}


def test_given_tile_counts_for_dirk() -> None:
    scene = set_up_purchase("")
    assert scene.view["majorities"]["arena"]["counts"] == [0, 0, 0]
    scene.do("give")
    assert scene.view["majorities"]["arena"] == {
        "counts": [0, 0, 1],
        "best": [0, 0, 10],
        "total": 1,
        "leader": 2,
    }


def test_dirk_is_absent_with_more_players() -> None:
    scene = set_up_purchase("blue 5", seats=3)
    assert "give" not in scene.legal()
    assert scene.view["dirk"] is None


def test_tile_of_the_reserve_cannot_be_given() -> None:
    scene = set_up_scene(2, reserves={0: "37"}, display=DISPLAY, yard="1 2 3 4")
    scene.do("add 37")
    assert "give" not in scene.legal()


def test_dirk_takes_no_turn() -> None:
    scene = set_up_scene(2, display=DISPLAY, yard="1 2 3 4")
    scene.do("take 1")
    assert scene.actor == 1
    scene.do("take 1")
    assert scene.actor == 0
    assert len(scene.view["cities"]) == 2
    assert len(scene.view["scores"]) == 3
