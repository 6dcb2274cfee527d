"""A scoring card turned up during filling is scored at once; then filling continues (ruling 6)."""

from __future__ import annotations

import pytest

from .positions import filter_events, list_event_types, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 1, green 2, orange 9, blue 9"


def test_ruling_6_scoring_card_is_scored_before_filling_continues() -> None:
    scene = set_up_scene(yard="1 2 3 -", display=DISPLAY, pile="blue 3, A, blue 4, B")
    events = scene.do("take 1+2")
    assert list_event_types(events) == ["take", "money", "scoring", "money", "yard"]
    assert [event["slot"] for event in filter_events(events, "money")] == [1, 2]
    assert scene.view["money"]["scorings"]["A"]["drawn"]
    assert not scene.view["money"]["scorings"]["B"]["drawn"]
    assert [scoring["letter"] for scoring in scene.view["scorings"]] == ["A"]


def test_both_scoring_cards_may_come_in_one_filling() -> None:
    scene = set_up_scene(yard="1 2 3 4", display=DISPLAY, pile="A, B, blue 4")
    assert list_event_types(scene.do("take 3")) == ["take", "scoring", "scoring", "money"]


def test_tiles_built_this_turn_count() -> None:
    scene = set_up_scene(hands={0: "yellow 9 2"}, yard="37 2 3 4", display="green 1, green 2, green 3", pile="A, B")
    (scoring,) = filter_events(scene.do("buy 1", "pay 9", "pay 2", "done", "build 0,1"), "scoring")[:1]
    assert scoring["letter"] == "A"
    assert scoring["kinds"]["arena"] == [1, 0, 0]
    assert scene.view["scores"][0] >= 1


def test_scoring_card_leaves_the_game() -> None:
    """A pile made of the discards contains no scoring card."""
    scene = set_up_scene(yard="1 2 3 4", display="yellow 5, green 5", pile="A, B", pile_ends=True)
    events = scene.do("take 1")
    assert list_event_types(events)[:4] == ["take", "scoring", "scoring", "reshuffle"]
    assert all(isinstance(card, dict) for card in scene.view["secret"]["deck_order"])


def test_possible_places_of_scoring_cards_are_public() -> None:
    """Checks the minimum and maximum number of cards turned up before each scoring card."""
    scene = set_up_scene(yard="1 2 3 4", display=DISPLAY, pile="blue 3, blue 4, A, blue 5, blue 6, B, blue 7")
    scorings = scene.view["money"]["scorings"]
    assert (scorings["A"]["earliest"], scorings["A"]["latest"]) == (2, 2)
    assert (scorings["B"]["earliest"], scorings["B"]["latest"]) == (5, 5)
    scene.do("take 1")
    assert scene.view["money"]["scorings"]["A"]["earliest"] == 1


def test_ruling_6_dirk_draws_tiles_after_the_first_scoring() -> None:
    """He draws six tiles with the side that the marker shows, before filling continues.

    They do not count in this scoring.
    """
    scene = set_up_scene(2, yard="1 2 3 -", display=DISPLAY, pile="A, blue 4, B", next_face="back")
    events = scene.do("take 1")
    assert list_event_types(events) == ["take", "scoring", *["dirk"] * 6, "money", "yard"]
    assert all(event["tile"]["face"] == "back" for event in filter_events(events, "dirk"))
    assert filter_events(events, "yard")[0]["tile"]["face"] == "back", "the marker did not move for Dirk"
    assert sum(row[2] for row in filter_events(events, "scoring")[0]["kinds"].values()) == 0
    assert len(scene.view["dirk"]) == 6


@pytest.mark.parametrize(("bag", "drawn"), [("", 0), ("5 6", 0), ("5 6 7 8 9", 1), ("5 6 7 8 9 10", 2)])
def test_after_the_second_scoring_dirk_gets_a_third_of_the_bag(bag: str, drawn: int) -> None:
    """Rounded down."""
    scene = set_up_scene(2, yard="1 2 3 4", display=DISPLAY, pile="B, blue 4", bag=bag, next_face="front")
    events = filter_events(scene.do("take 1"), "dirk")
    assert len(events) == drawn
    assert all(event["tile"]["face"] == "front" for event in events)
    assert scene.view["bag"] == len(bag.split()) - drawn
