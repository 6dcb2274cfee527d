"""The deck of cards, and when the discards replace it (rules 4.0; ruling 4)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.terms import CARDS, Zone
from tests.games.la_granja.scenario import Scenario, set_up_plays

pytestmark = pytest.mark.clause


def leave_cards(table: Scenario, left: int) -> Scenario:
    """Leave `left` cards in the deck; all others become fields of another farm."""
    cards = [card for card in range(CARDS) if table.record["zone"][card] == Zone.DECK]
    for card in cards[left:]:
        table.record["zone"][card] = Zone.FIELD + 3
    table._restack_deck()
    return table


def test_4_0_with_the_last_card_the_discards_become_the_deck() -> None:
    table = leave_cards(set_up_plays().give(0, commodity=1), 1)
    discarded = len(table.view()["discard"])
    assert discarded > 0
    table.act(0, "trade card", "draw")
    assert table.events("reshuffle") == [{"type": "reshuffle", "cards": discarded}]
    assert (table.view()["deck"], table.view()["discard"]) == (discarded, [])


def test_4_0_cards_discarded_after_the_reshuffle_stay_discarded() -> None:
    table = leave_cards(set_up_plays(left=0).hand(0, 1, 2, 3, 4).helper(0, "scribe").give(0, commodity=1), 1)
    table.act(0, "trade card", "draw", "helper 22", "discard 1")
    assert table.view()["discard"] == [1]


def test_4_0_with_no_discards_the_next_draw_makes_the_deck() -> None:
    table = leave_cards(set_up_plays(left=0).hand(0, 1, 2).helper(0, "scribe").give(0, commodity=2), 1)
    for card in range(CARDS):
        if table.record["zone"][card] == Zone.DISCARDED:
            table.record["zone"][card] = Zone.FIELD + 3
    table.act(0, "trade card", "draw")
    assert (table.view()["deck"], table.may(0, "draw")) == (0, False)
    table.act(0, "helper 22", "discard 1", "trade card", "draw")
    assert 1 in [card["card"] for card in table.view(0)["players"][0]["hand"]]
