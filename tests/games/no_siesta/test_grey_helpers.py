"""Grey helpers except the copying one, hired and copied (experienced game; rulings 8 and 10)."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.model.terms import GOODS, REVENUES
from tests.games.no_siesta.scenario import EACH_RULE_SET, EACH_SOURCE, set_up_before_helper, set_up_helper

pytestmark = pytest.mark.clause


# -- roof_costs ---------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_roof_costs_makes_each_gap_one_silver_cheaper(how: str, rules: str) -> None:
    table = set_up_helper(how, "roof_costs", rules=rules).add_loose(0, silver=4).act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 1
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 2
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 2
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 3
    assert table.sources(0)["roof"] == 1 + 1 + 2


def test_ruling_8_roof_costs_closes_a_begun_gap_at_once() -> None:
    table = set_up_before_helper("roof_costs", "own").roof(0, 1).end_scoring()
    assert table.player(0)["tiles"] == []
    table.act(0, "hire roof_costs")
    assert (table.view()["round"], len(table.player(0)["tiles"])) == (2, 1)
    assert [event["gap"] for event in table.events("gap")] == [1]


def test_ruling_8_roof_costs_copied_online_closes_a_gap_later() -> None:
    table = set_up_before_helper("roof_costs", "copied", rules="online").roof(0, 1).end_scoring().act(0, "hire copy")
    assert len(table.act(0, "copy roof_costs").player(0)["tiles"]) == 1


# -- any_order ----------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_any_order_loads_a_barrow_in_any_order(how: str, rules: str) -> None:
    table = set_up_helper(how, "any_order", rules=rules).add_loose(0, silver=2, grain=3, donkey=1)
    table.act(0, "load 1 silver loose", "load 1 grain loose", "load 1 grain loose")
    assert table.player(0)["barrows"][0]["crossed"] == ["grain", "grain", "silver"]
    assert not table.may("load 1 grain")
    assert not table.may("load 1 silver")
    assert table.may("load 1 donkey loose")


# -- trade_hat ----------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_trade_hat_gives_a_hat_with_each_trade(how: str, rules: str) -> None:
    table = set_up_helper(how, "trade_hat", rules=rules).board(0, pig=3).act(0, "trade pig 3-disc")
    assert (table.get_loose(0), table.discs(0)) == ({"hat": 1}, {"commodity": 1})
    assert table.may("climb loose")
    assert table.may("field 6 hat loose")
    assert table.act(0, "end kept").get_loose(0) == {}


def test_trade_hat_and_trade_good_work_together() -> None:
    table = (
        set_up_helper("own", "trade_hat")
        .helper(0, "trade_good")
        .board(0, pig=3)
        .act(0, "trade pig 3-disc", "good olive")
    )
    assert table.get_loose(0) == {"olive": 1, "hat": 1}


# -- siesta_or_work -----------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_siesta_or_work_uses_a_donkey_as_a_hat(how: str, rules: str) -> None:
    table = set_up_helper(how, "siesta_or_work", rules=rules).board(0, donkey=2)
    assert table.may("field 4 hat swap_disc")
    table.act(0, "climb swap_disc")
    assert (table.player(0)["siesta"], table.discs(0)) == (1, {"donkey": 1})
    assert not any("swap" in text for text in table.legal(0)), "once in a phase"


@EACH_SOURCE
@EACH_RULE_SET
def test_siesta_or_work_uses_a_hat_as_a_donkey(how: str, rules: str) -> None:
    table = set_up_helper(how, "siesta_or_work", rules=rules).board(0, hat=2)
    assert {"store donkey swap_disc", "load 1 donkey swap_disc", "field 2 donkey swap_disc"} <= set(table.legal(0))
    table.act(0, "load 1 donkey swap_disc")
    assert (table.player(0)["barrows"][0]["donkeys"], table.discs(0)) == (1, {"hat": 1})
    assert not any("swap" in text for text in table.legal(0))
    assert table.play_to_next_round().play_to_scoring().board(0, hat=1).may("store donkey swap_disc")


def test_siesta_or_work_applies_to_a_trade() -> None:
    table = set_up_helper("own", "siesta_or_work").board(0, donkey=2, hat=2)
    assert [text for text in table.legal(0) if text.startswith("trade")] == ["trade donkey 2-disc+1-swap_disc"]
    table.act(0, "trade donkey 2-disc+1-swap_disc")
    assert table.discs(0) == {"hat": 1, "commodity": 1}
    assert not table.may("climb swap_disc")


@pytest.mark.parametrize(("swapped", "loose", "disc"), [("swap_loose", 0, 1), ("swap_disc", 1, 0)])
def test_ruling_34_player_chooses_the_swapped_hat(swapped: str, loose: int, disc: int) -> None:
    table = set_up_helper("own", "siesta_or_work").board(0, hat=1).add_loose(0, hat=1)
    ways = [text for text in table.legal(0) if text.startswith("load 1 donkey")]
    assert ways == ["load 1 donkey swap_loose", "load 1 donkey swap_disc"]
    table.act(0, f"load 1 donkey {swapped}")
    assert (table.discs(0).get("hat", 0), table.get_loose(0).get("hat", 0)) == (disc, loose)
    assert not any("swap" in text for text in table.legal(0)), "only one swap is allowed per phase"


def test_ruling_34_player_chooses_the_swapped_hat_in_a_trade() -> None:
    table = set_up_helper("own", "siesta_or_work").board(0, donkey=2, hat=1).add_loose(0, hat=1)
    ways = [text for text in table.legal(0) if text.startswith("trade")]
    assert ways == ["trade donkey 2-disc+1-swap_loose", "trade donkey 2-disc+1-swap_disc"]


def test_ruling_14_commodity_cannot_become_a_hat_through_a_donkey() -> None:
    """A commodity stands for any revenue except a hat, also through a donkey."""
    assert not set_up_helper("own", "siesta_or_work").board(0, commodity=2).may("climb")


# -- clear_storage ------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_clear_storage_takes_two_goods_out_for_a_donkey(how: str, rules: str) -> None:
    table = (
        set_up_helper(how, "clear_storage", rules=rules)
        .cross_storage(0, olive=2, grain=1, grape=1, pig=1)
        .board(0, donkey=2)
    )
    table.act(0, "clear disc")
    assert table.legal(0) == ["out olive", "out grain", "out grape", "out pig"]
    table.act(0, "out olive", "out olive")
    player = table.player(0)
    assert (player["storage"]["olive"], player["cleared"]["olive"], table.get_loose(0)) == (2, 2, {"olive": 2})
    assert (table.discs(0), player["supply"]) == ({"donkey": 1}, 3)
    assert "warehouse" not in table.sources(0), "circled ones are not counted"
    assert not table.may("clear"), "once in a phase"
    assert table.may("field 2 olive loose"), "also for helpers"


def test_ruling_26_clearing_needs_a_donkey_on_the_board() -> None:
    table = set_up_helper("own", "clear_storage").cross_storage(0, olive=1).add_loose(0, donkey=1).board(0, commodity=1)
    assert not table.may("clear"), "a temporary donkey or a commodity cannot clear"
    assert table.board(0, donkey=1).may("clear disc")


def test_ruling_26_swapped_hat_on_the_board_can_clear() -> None:
    table = set_up_helper("own", "clear_storage").cross_storage(0, olive=1).add_loose(0, hat=1).board(0, hat=1)
    assert not table.may("clear")
    table.helper(0, "siesta_or_work")
    assert [text for text in table.legal(0) if text.startswith("clear")] == ["clear swap_disc"]
    table.act(0, "clear swap_disc", "out olive")
    assert (table.discs(0), table.get_loose(0)) == ({}, {"olive": 1, "hat": 1})
    assert not any("swap" in text for text in table.legal(0)), "this was the only swap of the phase"


def test_ruling_26_temporary_hat_cannot_clear() -> None:
    assert (
        not set_up_helper("own", "clear_storage")
        .helper(0, "siesta_or_work")
        .cross_storage(0, pig=1)
        .add_loose(0, hat=1)
        .may("clear")
    )


def test_clear_storage_needs_a_stored_good() -> None:
    assert not set_up_helper("own", "clear_storage").board(0, donkey=1).may("clear")


@pytest.mark.parametrize("good", REVENUES[:GOODS])
def test_clear_storage_takes_out_any_stored_good(good: str) -> None:
    table = set_up_helper("own", "clear_storage").cross_storage(0, **{good: 1}).board(0, donkey=1).act(0, "clear disc")
    assert table.legal(0) == [f"out {good}"]


def test_ruling_10_goods_taken_out_are_used_first() -> None:
    """Three olives lie beside the board, two of them taken out of storage.

    A barrow uses one of these; one is still out.
    """
    table = set_up_helper("own", "clear_storage", rules="printed").cross_storage(0, olive=2).board(0, donkey=1)
    table.add_loose(0, olive=1).barrow(0, 1, 0).act(0, "clear disc", "out olive", "out olive", "load 1 olive loose")
    assert table.get_loose(0) == {"olive": 2}
    table.act(0, "store olive loose")
    assert (table.get_loose(0), table.may("store olive loose")) == ({"olive": 1}, False)


def test_clear_storage_second_good_may_be_declined() -> None:
    table = (
        set_up_helper("own", "clear_storage")
        .cross_storage(0, olive=1, pig=1)
        .board(0, donkey=1)
        .act(0, "clear disc", "out pig")
    )
    assert table.legal(0) == ["out olive", "waive"]
    assert table.act(0, "waive").get_loose(0) == {"pig": 1}
    assert table.events("forgo") == [{"type": "forgo", "seat": 0, "what": "goods"}]
    alone = (
        set_up_helper("own", "clear_storage")
        .cross_storage(0, olive=1)
        .board(0, donkey=1)
        .act(0, "clear disc", "out olive")
    )
    assert alone.kind(0) == "score", "there is no second one"


def test_ruling_10_circled_circles_stay_used() -> None:
    table = (
        set_up_helper("own", "clear_storage")
        .cross_storage(0, pig=6)
        .board(0, donkey=1)
        .act(0, "clear disc", "out pig", "out pig")
    )
    assert not table.add_loose(0, pig=2).may("store pig")


def test_ruling_10_printed_goods_taken_out_cannot_be_stored_again() -> None:
    table = (
        set_up_helper("own", "clear_storage")
        .cross_storage(0, pig=2)
        .board(0, donkey=1)
        .act(0, "clear disc", "out pig", "out pig")
    )
    assert not table.may("store pig")
    assert table.may("field 3 pig loose")
    table.board(0, pig=1)
    assert [text for text in table.legal(0) if text.startswith("store pig")] == ["store pig disc"]
    assert table.may("trade pig 2-loose+1-disc")
    assert table.act(0, "end kept").get_loose(0) == {}


def test_ruling_10_storable_good_is_stored_first() -> None:
    """Of a pig from the stable and a pig from a roof tile, the tile's is stored."""
    table = set_up_helper("own", "clear_storage").cross_storage(0, pig=2).board(0, donkey=1).tile(0, "pig donkey")
    table.act(0, "clear disc", "out pig", "waive", "tile 1", "store pig loose")
    assert table.player(0)["not_stored"]["pig"] == 1
    assert not table.may("store pig")


def test_ruling_10_online_goods_taken_out_may_be_stored_again() -> None:
    table = set_up_helper("own", "clear_storage", rules="online").cross_storage(0, pig=2).board(0, donkey=1)
    assert table.act(0, "clear disc", "out pig", "out pig").may("store pig loose")
