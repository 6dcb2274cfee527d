"""Taking money: one card, or several with a sum of at most 5, in any currencies."""

from __future__ import annotations

import pytest

from .positions import filter_events, set_up_scene

pytestmark = pytest.mark.clause


def test_rulebook_example_of_taking_money() -> None:
    """Two small cards together, or any single card."""
    scene = set_up_scene(display="yellow 2, green 3, orange 6, blue 8")
    assert scene.legal("take") == {"take 1", "take 2", "take 3", "take 4", "take 1+2"}


def test_up_to_four_cards_worth_five_can_be_taken() -> None:
    scene = set_up_scene(display="yellow 1, green 1, orange 1, blue 2")
    assert len(scene.legal("take")) == 15
    events = scene.do("take 1+2+3+4")
    assert scene.hand(0).total() == 4
    (event,) = filter_events(events, "take")
    assert [(card["currency"], card["value"]) for card in event["cards"]] == [
        ("yellow", 1), ("green", 1), ("orange", 1), ("blue", 2)
    ]  # fmt: skip


def test_sum_of_six_cannot_be_taken() -> None:
    scene = set_up_scene(display="yellow 3, yellow 3, orange 2, blue 5")
    assert scene.legal("take") == {"take 1", "take 2", "take 3", "take 4", "take 1+3", "take 2+3"}


def test_empty_slots_cannot_be_taken() -> None:
    scene = set_up_scene(display="yellow 9, green 1", pile_ends=True)
    assert scene.legal("take") == {"take 1", "take 2"}


def test_taking_money_ends_the_turn() -> None:
    scene = set_up_scene(display="yellow 9, green 8, orange 7, blue 6", yard="1 2 3 4")
    scene.do("take 3")
    assert scene.hand(0) == {("orange", 7): 1}
    assert scene.actor == 1
    assert len(scene.view["money"]["display"]) == 4


def test_ruling_9_taken_money_is_public_in_the_log() -> None:
    scene = set_up_scene(display="yellow 9, green 8, orange 7, blue 6")
    events = scene.do("take 4")
    assert filter_events(events, "take")[0]["cards"] == [{"currency": "blue", "value": 6}]
