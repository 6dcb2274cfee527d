"""The six helpers in each player's own set (glossary: helpers; rulings 2, 5, 8 and 11).

Each is tested hired and copied.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.no_siesta.scenario import EACH_RULE_SET, EACH_SOURCE, Scenario, set_up_helper

pytestmark = pytest.mark.clause


# -- roof_choice --------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_roof_choice_draws_two_tiles_and_keeps_one(how: str, rules: str) -> None:
    table = set_up_helper(how, "roof_choice", rules=rules).roof(0, 1).add_loose(0, silver=1).act(0, "roof loose")
    pending = table.view(0)["pending"]
    numbers = [tile["number"] for tile in pending["tiles"]]
    assert (pending["kind"], pending["gap"], len(set(numbers)), table.view()["pile"]) == ("keep", 1, 2, 22)
    assert table.legal(0) == [f"keep {number}" for number in numbers]
    table.act(0, f"keep {numbers[1]}")
    assert table.player(0)["tiles"][0]["bonus"] == pending["tiles"][1]["bonus"]
    assert table.view()["pile"] == 23
    assert table.kind(0) == "score"


def test_roof_choice_returns_the_other_tile_to_the_pile() -> None:
    table = (
        set_up_helper("own", "roof_choice").roof(0, 1).pile(1, 2).add_loose(0, silver=3).act(0, "roof loose", "keep 1")
    )
    table.act(0, "roof loose", "roof loose")
    assert table.player(0)["tiles"][1]["bonus"] == ["grain", "grain"]


def test_ruling_18_roof_choice_shows_tiles_to_its_seat_only() -> None:
    table = set_up_helper("own", "roof_choice").roof(0, 1).add_loose(0, silver=1).act(0, "roof loose")
    assert table.view(0)["pending"]["tiles"] is not None
    assert table.events("draw", seat=0)[0]["tiles"] is not None
    for viewer in (1, None):
        assert table.view(viewer)["pending"]["tiles"] is None
        assert table.events("draw", seat=viewer)[0]["tiles"] is None


def test_roof_choice_of_equal_tiles_has_one_action() -> None:
    table = set_up_helper("own", "roof_choice").roof(0, 1).pile(13, 14).add_loose(0, silver=1).act(0, "roof loose")
    assert len(table.legal(0)) == 1


def test_roof_choice_takes_the_only_tile_left() -> None:
    table = set_up_helper("own", "roof_choice").roof(0, 1).pile(5).add_loose(0, silver=1).act(0, "roof loose")
    assert (table.kind(0), table.player(0)["tiles"][0]["bonus"]) == ("score", ["donkey", "donkey"])


# -- change_revenue -----------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_change_revenue_moves_one_disc_one_step_per_phase(how: str, rules: str) -> None:
    table = set_up_helper(how, "change_revenue", rules=rules).board(0, pig=2, hat=1, commodity=1)
    assert [text for text in table.legal(0) if text.startswith("change")] == ["change pig grape", "change pig donkey"]
    table.act(0, "change pig donkey")
    assert table.discs(0) == {"pig": 1, "donkey": 1, "hat": 1, "commodity": 1}
    assert not table.may("change")
    assert table.play_to_next_round().play_to_scoring().board(0, silver=1).may("change silver donkey")


def test_change_revenue_adds_to_a_roof_tile() -> None:
    table = set_up_helper("own", "change_revenue").tile(0, "change_revenue").board(0, olive=1)
    table.act(0, "tile 1", "change olive grain", "change grain grape", "change grape pig")
    assert table.discs(0) == {"pig": 1}


# -- trade_good ---------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_trade_good_gives_a_harvest_good_with_each_trade(how: str, rules: str, good: str) -> None:
    table = set_up_helper(how, "trade_good", rules=rules).board(0, pig=3).act(0, "trade pig 3-disc")
    assert table.legal(0) == ["good olive", "good grain", "good grape"]
    table.act(0, f"good {good}")
    assert (table.get_loose(0), table.discs(0)) == ({good: 1}, {"commodity": 1})
    assert table.events("gain") == [{"type": "gain", "seat": 0, "good": good}]
    assert table.act(0, "end kept").get_loose(0) == {}


# -- storage_silver -----------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_storage_silver_is_given_for_each_set_and_pair(how: str, rules: str) -> None:
    table = (
        set_up_helper(how, "storage_silver", rules=rules)
        .cross_storage(0, olive=2, grain=1, pig=1)
        .add_loose(0, grape=2, donkey=1)
    )
    table.act(0, "store grape loose")
    assert table.get_loose(0) == {"grape": 1, "donkey": 1, "silver": 1}
    table.act(0, "store grape loose")
    assert table.events("gain") == [], "the grain is missing"
    table.act(0, "store donkey loose")
    assert table.get_loose(0) == {"silver": 2}
    assert table.discs(0) == {}
    assert table.act(0, "end kept").get_loose(0) == {}


def test_ruling_11_set_may_be_completed_over_several_rounds() -> None:
    table = (
        set_up_helper("own", "storage_silver")
        .cross_storage(0, olive=3, grain=3, grape=2)
        .play_to_next_round()
        .play_to_scoring()
    )
    assert table.add_loose(0, grape=1).act(0, "store grape loose").get_loose(0) == {"silver": 1}


def test_ruling_11_sets_before_the_helper_give_nothing() -> None:
    table = set_up_helper("own", "storage_silver").cross_storage(0, olive=2, grain=2, grape=2).add_loose(0, olive=1)
    assert table.act(0, "store olive loose").get_loose(0) == {}


def test_ruling_32_good_taken_out_early_counts_for_the_silver() -> None:
    table = (
        set_up_helper("own", "storage_silver")
        .helper(0, "clear_storage")
        .cross_storage(0, olive=1, grain=1)
        .board(0, donkey=1)
    )
    table.add_loose(0, grape=1).act(0, "clear disc", "out olive", "waive", "store grape loose")
    assert table.get_loose(0) == {"olive": 1, "silver": 1}
    assert "warehouse" not in table.sources(0)


# -- no_donkeys ---------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_no_donkeys_completes_a_barrow_with_its_goods(how: str, rules: str) -> None:
    table = set_up_helper(how, "no_donkeys", rules=rules).barrow(0, 3, 7).add_loose(0, donkey=3, grape=1)
    assert not table.may("load 3 donkey")
    table.act(0, "load 3 grape loose")
    assert table.events("barrow") == [{"type": "barrow", "seat": 0, "barrow": 3}]
    assert table.discs(0) == {"commodity": 1}


def hire_no_donkeys(*full: int, **options: Any) -> Scenario:
    """Seat 0 hires the helper while these barrows lack only donkeys. Returns the table in the next round."""
    table = Scenario(2, **options).cross_field(0, 1, "grain", "pig")
    for number in full:
        table.barrow(0, number, {1: 6, 2: 7, 3: 8}[number])
    return table.scoring().end_scoring().act(0, "hire no_donkeys")


def test_ruling_8_no_donkeys_completes_loaded_barrows_at_once() -> None:
    table = hire_no_donkeys(2)
    assert (table.view()["round"], table.view()["step"]) == (2, "begin")
    assert table.events("barrow", "commodity") == [
        {"type": "barrow", "seat": 0, "barrow": 2},
        {"type": "commodity", "seat": 0, "where": "disc"},
    ]
    assert table.legal(0)[0] == "market discs", "as printed, the disc goes to Esporles now"
    table.act(0, "market helpers")
    assert (table.view()["step"], table.player(0)["supply"]) == ("first_die", 2)


def test_ruling_8_player_chooses_the_order_of_barrows() -> None:
    table = hire_no_donkeys(1, 2, 3)
    assert table.legal(0) == ["complete 1", "complete 2", "complete 3"]
    table.act(0, "complete 2")
    assert table.kind(0) == "market", "proceeds of the first barrow precede the second"
    table.act(0, "waive")
    assert table.legal(0) == ["complete 1", "complete 3"]
    table.act(0, "complete 3", "waive", "waive")
    assert (table.view()["step"], table.discs(0)) == ("first_die", {"commodity": 3})
    assert [barrow["state"] for barrow in table.player(0)["barrows"]] == ["first"] * 3


def test_ruling_37_barrows_are_completed_one_after_the_other() -> None:
    """With two discs left, the question of Esporles comes before the second barrow's commodity takes one."""
    table = Scenario(2).cross_field(0, 1, "grain", "pig").barrow(0, 1, 6).barrow(0, 2, 7).supply(0, 2)
    table.scoring().end_scoring().act(0, "hire no_donkeys", "complete 1")
    assert (table.kind(0), table.discs(0)) == ("market", {"commodity": 1})
    table.act(0, "market discs")
    assert table.events("barrow", "commodity", "decline") == [
        {"type": "barrow", "seat": 0, "barrow": 2},
        {"type": "commodity", "seat": 0, "where": "lost"},
        {"type": "decline", "seat": 0},
    ]


def test_ruling_37_loaded_barrow_is_completed_at_start_of_round() -> None:
    table = hire_no_donkeys(2)
    assert (table.view()["phase"], table.player(0)["barrows"][1]["done"]) == ("dice", True)


def test_ruling_24_completion_at_start_of_round_precedes_scoring() -> None:
    table = hire_no_donkeys(1, 3).act(0, "complete 3", "waive", "waive")
    assert table.events("first") == [
        {"type": "first", "barrow": 1, "players": [0]},
        {"type": "first", "barrow": 3, "players": [0]},
    ]
    assert table.view()["tops"] == [[0], [], [0]]
    table.siesta(1, 5).barrow(1, 1, 6).board(1, donkey=1).play_to_scoring(1).act(1, "load 1 donkey disc", "waive")
    assert table.play_to_next_round().view()["tops"][0] == [0], "seat 1 is further on the track but completed later"
    assert (table.sources(0)["barrows"], table.sources(1)["barrows"]) == (12, 3)


def test_ruling_24_track_decides_completions_at_start_of_round() -> None:
    table = Scenario(2).siesta(1, 1)
    for seat in (0, 1):
        table.cross_field(seat, 1, "grain", "pig").barrow(seat, 1, 6)
    table.scoring().end_scoring().act(1, "hire no_donkeys").act(0, "hire no_donkeys")
    for seat in (1, 0):
        table.act(seat, "waive")
    assert (table.view()["tops"][0], table.sources(0)["barrows"], table.sources(1)["barrows"]) == ([1], 3, 5)


def test_ruling_8_online_disc_is_placed_at_the_end_of_the_round() -> None:
    table = hire_no_donkeys(2, rules="online")
    assert (table.view()["step"], table.player(0)["due"]) == ("first_die", 1)
    table.play_to_scoring().end_scoring()
    assert (table.view()["step"], table.kind(0)) == ("market", "market")


def test_ruling_22_printed_commodity_without_disc_is_lost() -> None:
    table = Scenario(2).cross_field(0, 1, "grain", "pig").barrow(0, 1, 6).supply(0, 0).scoring().end_scoring()
    table.act(0, "hire no_donkeys")
    assert table.events("commodity") == [{"type": "commodity", "seat": 0, "where": "lost"}]
    assert table.events("decline") == [{"type": "decline", "seat": 0}]
    assert table.get_loose(0) == {}


def test_ruling_22_online_commodity_without_disc_lasts_the_phase() -> None:
    table = (
        Scenario(2, rules="online")
        .cross_field(0, 1, "grain", "pig")
        .barrow(0, 1, 6)
        .supply(0, 0)
        .scoring()
        .end_scoring()
    )
    table.act(0, "hire no_donkeys")
    assert table.get_loose(0) == {"commodity": 1}
    assert table.play_to_scoring().act(0, "store pig commodity").get_loose(0) == {}


# -- commodity_hat ------------------------------------------------------------------------------------------------------


@EACH_SOURCE
@EACH_RULE_SET
def test_commodity_hat_works_once_a_phase(how: str, rules: str) -> None:
    table = set_up_helper(how, "commodity_hat", rules=rules).board(0, commodity=3)
    assert table.may("field 4 hat commodity")
    table.act(0, "climb commodity")
    assert (table.player(0)["siesta"], table.discs(0)) == (1, {"commodity": 2})
    assert not table.may("climb")
    assert not table.may("field 4 hat")
    assert table.may("store pig commodity"), "other commodities work as usual"
    assert table.play_to_next_round().play_to_scoring().may("climb commodity")
