"""Buying a tile: paid in the space's currency, without change; exact payment gives another action."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tertulia.kernel.registry import find_game

from .positions import Scene, filter_events, set_up_scene

pytestmark = pytest.mark.clause
GAME = find_game("granada")
DISPLAY = "yellow 9, green 9, orange 9, blue 9"


def test_rulebook_example_of_overpayment() -> None:
    """A school of 10 is bought with 11: no change and no further action."""
    scene = set_up_scene(hands={0: "blue 4 7"}, yard="- - - 44", display=DISPLAY)
    events = scene.do("buy 4", "pay 7", "pay 4", "done")
    (bought,) = filter_events(events, "buy")
    assert bought["paid"] == 11
    assert bought["exact"] is False
    assert scene.hand(0) == {}
    assert scene.view["phase"] == "place"
    assert scene.view["money"]["discard"] == 2


def test_exact_payment_gives_another_action() -> None:
    scene = set_up_scene(hands={0: "yellow 2 8"}, yard="37 - - -", display=DISPLAY)
    (bought,) = filter_events(scene.do("buy 1", "pay 8", "pay 2", "done"), "buy")
    assert bought["exact"] is True
    assert scene.actor == 0
    assert scene.view["phase"] == "act"
    assert scene.legal("take") == {"take 1", "take 2", "take 3", "take 4"}


def test_price_is_in_the_currency_of_the_space() -> None:
    """Money of another currency does not count."""
    scene = set_up_scene(hands={0: "green 2, yellow 1, orange 9 9, blue 3"}, yard="1 2 37 6b", display=DISPLAY)
    assert scene.legal("buy") == {"buy 2", "buy 3", "buy 4"}


def test_visible_side_sets_the_price() -> None:
    """Tile 37 costs 10 with its front up and 11 with its back up."""
    hands = {0: "yellow 1 9"}
    assert "buy 1" in set_up_scene(hands=hands, yard="37 - - -", display=DISPLAY).legal()
    assert "buy 1" not in set_up_scene(hands=hands, yard="37b - - -", display=DISPLAY).legal()


def test_yard_is_not_refilled_during_the_turn() -> None:
    scene = set_up_scene(hands={0: "yellow 2, green 4"}, yard="1 10 37 38", display=DISPLAY)
    scene.do("buy 1", "pay 2", "done")
    assert [space["tile"] and space["tile"]["number"] for space in scene.view["yard"]] == [None, 10, 37, 38]
    scene.do("buy 2", "pay 4", "done")
    assert [space["tile"] and space["tile"]["number"] for space in scene.view["yard"]] == [None, None, 37, 38]
    assert {tile["number"] for tile in scene.view["bought"]} == {1, 10}


def test_bought_tile_is_not_placed_at_once() -> None:
    scene = set_up_scene(hands={0: "yellow 2"}, yard="1 - - -", display=DISPLAY)
    scene.do("buy 1", "pay 2", "done")
    assert len(scene.view["cities"][0]["tiles"]) == 1
    assert [tile["space"] for tile in scene.view["bought"]] == [1]


def test_turn_has_at_most_five_actions() -> None:
    """Four exact purchases and one more action; then all tiles are placed."""
    hands = {0: "yellow 2, green 2, orange 2, blue 2"}
    scene = set_up_scene(hands=hands, yard="1 2 3 4", display=DISPLAY)
    for space in (1, 2, 3, 4):
        scene.do(f"buy {space}", "pay 2", "done")
        assert scene.view["phase"] == "act"
    scene.do("take 1")
    assert scene.view["phase"] == "choose"
    assert scene.legal() == {f"choose {number}" for number in (1, 2, 3, 4)}


def list_payments(scene: Scene) -> list[tuple[int, ...]]:
    """Return every way to complete the pending payment."""
    found: list[tuple[int, ...]] = []
    for text in sorted(scene.legal()):
        other = Scene(GAME.copy(scene.state))
        if text == "done":
            found.append(())
        else:
            value = int(text.split()[1])
            other.do(text)
            found += [(value, *rest) for rest in list_payments(other)]
    return found


@pytest.mark.parametrize(("hand", "yard", "price"), [
    ("orange 1 1 2 5 9", "- - 44 -", 10),
    ("orange 3 3 3 4", "- - 7b -", 3),
    ("orange 1 2 3 4 5", "- - 22b -", 7),
])  # fmt: skip
def test_ruling_3_any_set_of_cards_reaching_the_price_can_pay(hand: str, yard: str, price: int) -> None:
    """Every sufficient set of cards in the currency pays, overpayment included, each in one way."""
    scene = set_up_scene(hands={0: hand + ", yellow 5"}, yard=yard, display=DISPLAY)
    scene.do("buy 3")
    value_counts = Counter(int(value) for value in hand.split()[1:])
    sets = product(*(range(count + 1) for count in value_counts.values()))
    choices = [tuple(v for v, n in zip(value_counts, chosen, strict=True) for _ in range(n)) for chosen in sets]
    enough = sorted(tuple(sorted(chosen, reverse=True)) for chosen in choices if sum(chosen) >= price)
    assert sorted(list_payments(scene)) == enough


def test_cards_are_paid_in_descending_order() -> None:
    scene = set_up_scene(hands={0: "yellow 2 4 4 6"}, yard="44 - - -", display=DISPLAY)
    scene.do("buy 1")
    assert scene.legal() == {"pay 4", "pay 6"}, "4, 4 and 2 still make 10; 2 alone does not"
    scene.do("pay 4")
    assert scene.legal() == {"pay 4"}
    scene.do("pay 4")
    assert scene.legal() == {"pay 2"}
    scene.do("pay 2")
    assert scene.legal() == {"done"}
    assert scene.view["pending"]["paid"] == 10
