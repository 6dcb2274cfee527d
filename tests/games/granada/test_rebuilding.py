"""Rebuilding: adding from the reserve, dismantling into it, exchanging with it; the city stays legal."""

from __future__ import annotations

import pytest

from .positions import filter_events, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"
YARD = "1 2 3 4"
BLOCK = "28 1,0; 36 2,0; 39 0,1; 37 1,1; 45 2,1; 47 0,2; 49 1,2; 50 2,2"  # three by three, 37 in the middle


def test_tile_of_the_reserve_is_added() -> None:
    scene = set_up_scene(reserves={0: "28b"}, display=DISPLAY, yard=YARD)
    (built,) = filter_events(scene.do("add 28", "build 0,1"), "build")
    assert built["from"] == "reserve"
    assert built["tile"]["face"] == "back"
    assert scene.cell(0, 28) == (0, 1)
    assert scene.reserve(0) == set()
    assert scene.actor == 1, "rebuilding is an action; the turn is over"


def test_tile_is_dismantled_into_the_reserve() -> None:
    """The dismantled tile keeps its visible side."""
    scene = set_up_scene(cities={0: "28b 1,0; 36 2,0"}, display=DISPLAY, yard=YARD)
    assert scene.legal("dismantle") == {"dismantle 36"}, "28 is the only way to 36"
    scene.do("dismantle 36")
    assert scene.reserve(0) == {(36, "front")}
    assert scene.cell(0, 36) is None
    assert scene.actor == 1


def test_dismantling_must_not_leave_a_hole() -> None:
    scene = set_up_scene(cities={0: BLOCK}, display=DISPLAY, yard=YARD)
    expected = {f"dismantle {number}" for number in (28, 36, 39, 45, 47, 49, 50)}
    assert scene.legal("dismantle") == expected


def test_dismantling_must_not_cut_off_other_tiles() -> None:
    """38 and 30 touch with their moats, so 36 and 37 are needed to reach 30.

    Neither 38 nor 30 gives access to the other.
    """
    scene = set_up_scene(cities={0: "38 0,1; 28 1,0; 36 1,1; 37 1,2; 30 0,2"}, display=DISPLAY, yard=YARD)
    assert scene.legal("dismantle") == {"dismantle 38", "dismantle 28", "dismantle 30"}


def test_start_tile_cannot_be_removed() -> None:
    scene = set_up_scene(cities={0: "28 1,0"}, reserves={0: "36"}, display=DISPLAY, yard=YARD)
    assert "dismantle 0" not in scene.legal()
    scene.do("exchange 36")
    assert scene.legal() == {"for 28"}


def test_exchanged_tile_takes_the_same_cell() -> None:
    scene = set_up_scene(cities={0: "28 1,0; 36b 0,1"}, reserves={0: "37b 39"}, display=DISPLAY, yard=YARD)
    (event,) = filter_events(scene.do("exchange 37", "for 36"), "exchange")
    assert (event["x"], event["y"]) == (0, 1)
    assert scene.cell(0, 37) == (0, 1)
    assert scene.reserve(0) == {(36, "back"), (39, "front")}
    assert scene.actor == 1


def test_exchanged_tile_must_match_its_neighbours() -> None:
    """21 has a moat in the east and fits where no tile lies in the east.

    32 has one in the west, towards the start tile.
    """
    scene = set_up_scene(cities={0: "28 1,0; 36 2,0"}, reserves={0: "21 32"}, display=DISPLAY, yard=YARD)
    assert scene.legal("exchange") == {"exchange 21"}
    scene.do("exchange 21")
    assert scene.legal() == {"for 36"}


def test_rebuilding_is_offered_only_if_completable() -> None:
    """A closed city accepts no tile. An exchange needs a reserve and another tile than the start tile."""
    closed = set_up_scene(cities={0: "14 0,1; 16 1,0; 2 0,-1; 3 -1,0"}, reserves={0: "28"}, display=DISPLAY)
    assert closed.legal("add") == set()
    assert closed.legal("dismantle") == {f"dismantle {number}" for number in (14, 16, 2, 3)}
    alone = set_up_scene(reserves={0: "28 36"}, display=DISPLAY)
    assert alone.legal("exchange", "dismantle") == set()
    assert alone.legal("add") == {"add 28", "add 36"}
    assert set_up_scene(cities={0: BLOCK}, display=DISPLAY).legal("add", "exchange") == set()


def test_other_seats_cities_and_reserves_cannot_be_used() -> None:
    scene = set_up_scene(cities={1: BLOCK}, reserves={2: "52 53"}, display=DISPLAY)
    assert scene.legal("add", "exchange", "dismantle") == set()


def test_rulebook_example_of_an_exchange() -> None:
    """Two exact purchases, then an exchange; the bought tiles are placed after it."""
    scene = set_up_scene(
        hands={0: "yellow 4, green 9 1"}, yard="10 37 - -", display=DISPLAY, cities={0: "28 1,0"}, reserves={0: "36"}
    )
    scene.do("buy 1", "pay 4", "done", "buy 2", "pay 9", "pay 1", "done", "exchange 36", "for 28")
    assert scene.cell(0, 36) == (1, 0)
    assert scene.legal() == {"choose 10", "choose 37"}
    scene.do("choose 37", "build 2,0", "reserve front")
    assert scene.cell(0, 37) == (2, 0)
    assert scene.reserve(0) == {(28, "front"), (10, "front")}
    assert scene.actor == 1
