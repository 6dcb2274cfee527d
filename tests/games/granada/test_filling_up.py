"""End of a turn: money is filled up to four, then the yard by the marker, and the next player begins."""

from __future__ import annotations

import pytest

from .positions import filter_events, list_other_cards, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"


def test_rulebook_example_of_filling_spaces_2_and_4() -> None:
    """Spaces 2 and 4 are empty and the marker is on even.

    Fronts are laid, space 2 first, and the marker moves to odd.
    """
    scene = set_up_scene(yard="1 - 3 -", display=DISPLAY, next_face="front")
    events = filter_events(scene.do("take 1"), "yard")
    assert [event["space"] for event in events] == [2, 4]
    assert [event["tile"]["face"] for event in events] == ["front", "front"]
    assert scene.view["next_face"] == "back"
    assert scene.view["bag"] == 54 - 4


def test_marker_sets_the_side_of_new_tiles() -> None:
    scene = set_up_scene(yard="1 2 3 -", display=DISPLAY, next_face="back")
    (event,) = filter_events(scene.do("take 1"), "yard")
    assert event["tile"]["face"] == "back"
    assert event["tile"]["value"] % 2 == 1
    assert scene.view["next_face"] == "front"


def test_marker_stays_if_no_tile_was_filled() -> None:
    scene = set_up_scene(yard="1 2 3 4", display=DISPLAY, next_face="back")
    assert filter_events(scene.do("take 1"), "yard") == []
    assert scene.view["next_face"] == "back"


def test_money_is_filled_up_to_four() -> None:
    scene = set_up_scene(
        yard="1 2 3 4", display="yellow 1, green 2, orange 2, blue 9", pile="blue 1, blue 2, blue 3, blue 4"
    )
    events = filter_events(scene.do("take 1+2+3"), "money")
    assert [(event["slot"], event["value"]) for event in events] == [(1, 1), (2, 2), (3, 3)]
    assert [card["value"] for card in scene.view["money"]["display"]] == [1, 2, 3, 9]


def test_money_is_filled_up_before_tiles() -> None:
    scene = set_up_scene(yard="- 2 3 4", display=DISPLAY)
    assert [event["type"] for event in scene.do("take 1")] == ["take", "money", "yard"]


def test_ruling_18_discards_with_latest_payment_become_the_pile() -> None:
    """The pile is shuffled when the next card is needed; cards paid this turn are included."""
    scene = set_up_scene(
        hands={0: "yellow 9 9"}, yard="37 2 3 4", display="yellow 1, green 1", pile="blue 7", pile_ends=True
    )
    before = scene.view["money"]["discard"]
    events = scene.do("buy 1", "pay 9", "pay 9", "done", "reserve front")
    money = [event for event in events if event["type"] in ("money", "reshuffle")]
    assert [event["type"] for event in money] == ["money", "reshuffle", "money"]
    assert money[0]["value"] == 7
    assert money[1]["cards"] == before + 2
    assert scene.view["money"]["discard"] == 0
    assert scene.view["money"]["deck"] == before + 1


def test_ruling_18_pile_that_just_suffices_is_not_reshuffled() -> None:
    scene = set_up_scene(yard="1 2 3 4", display=DISPLAY, pile="blue 7", pile_ends=True)
    before = scene.view["money"]["discard"]
    assert filter_events(scene.do("take 1"), "reshuffle") == []
    assert (scene.view["money"]["deck"], scene.view["money"]["discard"]) == (0, before)


def test_slots_stay_empty_without_money() -> None:
    rest = list_other_cards(3, DISPLAY)
    scene = set_up_scene(hands={2: rest}, yard="1 2 3 4", display=DISPLAY, pile_ends=True)
    assert filter_events(scene.do("take 2"), "money", "reshuffle") == []
    assert [card["slot"] for card in scene.view["money"]["display"]] == [1, 3, 4]
    assert scene.legal("take") == {"take 1", "take 3", "take 4"}


def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    scene = set_up_scene(4, actor=2, yard="1 2 3 4", display=DISPLAY)
    played = [scene.actor]
    rounds = [scene.view["round"]]
    for _ in range(3):
        scene.do("take 1")
        played.append(scene.actor)
        rounds.append(scene.view["round"])
    assert played == [2, 3, 0, 1]
    assert rounds == [1, 1, 2, 2], "seat 0 began"
