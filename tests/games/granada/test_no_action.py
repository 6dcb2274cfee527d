"""An action is compulsory while one of the three kinds is possible; otherwise the turn ends."""

from __future__ import annotations

import pytest

from .positions import GAME, Scene, filter_events, list_other_cards, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"


def test_ruling_5_passing_is_impossible() -> None:
    scene = set_up_scene(hands={0: "yellow 2"}, yard="1 2 3 4", display=DISPLAY)
    assert {text.split()[0] for text in scene.legal()} == {"take", "buy"}
    scene.do("buy 1", "pay 2", "done")
    assert {text.split()[0] for text in scene.legal()} == {"take"}, "another action must be used"


def test_ruling_5_turn_without_possible_action_is_skipped() -> None:
    """Seat 0 has no money, no money is displayed, and it cannot rebuild: seat 1 follows seat 2."""
    rest = list_other_cards(3)
    scene = set_up_scene(actor=2, hands={1: rest}, cities={2: "28 1,0"}, yard="1 2 3 4", pile_ends=True)
    assert scene.legal() == {"dismantle 28"}
    events = scene.do("dismantle 28")
    assert scene.actor == 1
    assert scene.view["round"] == 2
    assert events[-1] == {"type": "skip", "seat": 0}


def test_impossible_extra_action_lapses() -> None:
    """The tile bought exactly is placed at once."""
    rest = list_other_cards(3, "yellow 2")
    scene = set_up_scene(hands={0: "yellow 2", 1: rest}, yard="1 - - -", pile_ends=True)
    events = scene.do("buy 1", "pay 2", "done")
    (bought,) = filter_events(events, "buy")
    assert bought["exact"] is True
    assert events[-1] == {"type": "lapse", "seat": 0}
    assert scene.view["phase"] == "place"


def test_rebuilding_alone_prevents_a_lapse() -> None:
    rest = list_other_cards(3, "yellow 2")
    scene = set_up_scene(hands={0: "yellow 2", 1: rest}, reserves={0: "28"}, yard="1 - - -", pile_ends=True)
    scene.do("buy 1", "pay 2", "done")
    assert scene.legal() == {"add 28"}


def reveals(scene: Scene, notation: str) -> bool:
    """Return whether the action has results that cannot be undone."""
    before = GAME.copy(scene.state)
    scene.do(notation)
    return GAME.reveals(before, scene.state)


def test_ruling_5_action_before_a_skipped_turn_cannot_be_undone() -> None:
    """Seat 1 cannot act, so seat 0 is to act again and has learned that."""
    scene = set_up_scene(2, hands={0: list_other_cards(2)}, yard="51 52 53 54", pile_ends=True, cities={0: "36 1,0"})
    assert reveals(scene, "dismantle 36")
    assert scene.actor == 0
    assert scene.events == [{**scene.events[0], "type": "dismantle"}, {"type": "skip", "seat": 1}]


def test_action_before_a_lapse_can_be_undone() -> None:
    """The player could have worked it out."""
    rest = list_other_cards(3, "yellow 2")
    scene = set_up_scene(hands={0: "yellow 2", 1: rest}, yard="1 - - -", pile_ends=True)
    scene.do("buy 1", "pay 2")
    assert not reveals(scene, "done")
