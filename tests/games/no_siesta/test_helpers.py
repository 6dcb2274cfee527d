"""The twelve helpers, hired and copied (glossary: helpers; the grey ones; rulings 2, 8, 9, 10 and 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tertulia.games.no_siesta.model import HELPERS
from tests.games.no_siesta.desk import Desk

pytestmark = pytest.mark.clause
HOW = pytest.mark.parametrize("how", ["own", "copied"])
RULES = pytest.mark.parametrize("rules", ["printed", "online"])


def having(how: str, helper: str, seats: int = 2, **options: Any) -> Desk:
    """Seat 0 has this ability, of its own helper or of a copied one of seat 1."""
    table = Desk(seats, game="experienced", **options).supply(0, 5)
    if how == "own":
        table.supply(0, 4).helper(0, helper)
    else:
        table.helper(1, helper).helper(0, "copy").copied(0, helper)
    assert table.player(0)["supply"] == 4
    return table.scoring()


def before(helper: str, how: str, **options: Any) -> Desk:
    """Seat 0 will have this ability in the next round, its own or a copied one."""
    table = Desk(2, game="experienced", **options)
    if how == "own":
        return table.crossed(0, 1, "grain", "pig").scoring()
    return table.helper(1, helper).crossed(0, 1, "grain", "pig").scoring()


# -- roof_choice ------------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_roof_choice_two_tiles_are_drawn_and_one_is_kept(how: str, rules: str) -> None:
    table = having(how, "roof_choice", rules=rules).roof(0, 1).loose(0, silver=1).act(0, "roof loose")
    pending = table.view(0)["pending"]
    numbers = [tile["number"] for tile in pending["tiles"]]
    assert (pending["kind"], pending["gap"], len(set(numbers)), table.view()["pile"]) == ("keep", 1, 2, 22)
    assert table.legal(0) == [f"keep {number}" for number in numbers]
    table.act(0, f"keep {numbers[1]}")
    assert table.player(0)["tiles"][0]["bonus"] == pending["tiles"][1]["bonus"]
    assert table.view()["pile"] == 23
    assert table.kind(0) == "score"


def test_roof_choice_the_other_one_goes_back_among_the_hidden_ones() -> None:
    table = having("own", "roof_choice").roof(0, 1).pile(1, 2).loose(0, silver=3).act(0, "roof loose", "keep 1")
    table.act(0, "roof loose", "roof loose")
    assert table.player(0)["tiles"][1]["bonus"] == ["grain", "grain"]


def test_roof_choice_only_who_draws_sees_the_two_tiles() -> None:
    table = having("own", "roof_choice").roof(0, 1).loose(0, silver=1).act(0, "roof loose")
    assert table.view(0)["pending"]["tiles"] is not None
    assert table.events("draw", seat=0)[0]["tiles"] is not None
    for viewer in (1, None):
        assert table.view(viewer)["pending"]["tiles"] is None
        assert table.events("draw", seat=viewer)[0]["tiles"] is None


def test_roof_choice_of_two_alike_there_is_nothing_to_choose() -> None:
    table = having("own", "roof_choice").roof(0, 1).pile(13, 14).loose(0, silver=1).act(0, "roof loose")
    assert len(table.legal(0)) == 1


def test_roof_choice_of_one_tile_left_that_is_the_one() -> None:
    table = having("own", "roof_choice").roof(0, 1).pile(5).loose(0, silver=1).act(0, "roof loose")
    assert (table.kind(0), table.player(0)["tiles"][0]["bonus"]) == ("score", ["donkey", "donkey"])


# -- change_revenue ---------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_change_revenue_one_disc_one_step_once_a_phase(how: str, rules: str) -> None:
    table = having(how, "change_revenue", rules=rules).board(0, pig=2, hat=1, commodity=1)
    assert [text for text in table.legal(0) if text.startswith("change")] == ["change pig grape", "change pig donkey"]
    table.act(0, "change pig donkey")
    assert table.discs(0) == {"pig": 1, "donkey": 1, "hat": 1, "commodity": 1}
    assert not table.may("change")
    assert table.next_round().to_scoring().board(0, silver=1).may("change silver donkey")


def test_change_revenue_besides_a_roof_tile() -> None:
    table = having("own", "change_revenue").tile(0, "change_revenue").board(0, olive=1)
    table.act(0, "tile 1", "change olive grain", "change grain grape", "change grape pig")
    assert table.discs(0) == {"pig": 1}


# -- trade_good -------------------------------------------------------------------------------------------------------


@HOW
@RULES
@pytest.mark.parametrize("good", ["olive", "grain", "grape"])
def test_trade_good_any_harvest_good_with_each_trade(how: str, rules: str, good: str) -> None:
    table = having(how, "trade_good", rules=rules).board(0, pig=3).act(0, "trade pig 3-disc")
    assert table.legal(0) == ["good olive", "good grain", "good grape"]
    table.act(0, f"good {good}")
    assert (table.beside(0), table.discs(0)) == ({good: 1}, {"commodity": 1})
    assert table.events("gain") == [{"type": "gain", "seat": 0, "good": good}]
    assert table.act(0, "end kept").beside(0) == {}


# -- storage_silver ---------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_storage_silver_for_each_set_and_each_pair(how: str, rules: str) -> None:
    table = having(how, "storage_silver", rules=rules).stored(0, olive=2, grain=1, pig=1).loose(0, grape=2, donkey=1)
    table.act(0, "store grape loose")
    assert table.beside(0) == {"grape": 1, "donkey": 1, "silver": 1}
    table.act(0, "store grape loose")
    assert table.events("gain") == [], "the grain is missing"
    table.act(0, "store donkey loose")
    assert table.beside(0) == {"silver": 2}
    assert table.discs(0) == {}
    assert table.act(0, "end kept").beside(0) == {}


def test_ruling_11_a_set_is_complete_when_the_nth_of_each_is_crossed_whatever_the_round() -> None:
    table = having("own", "storage_silver").stored(0, olive=3, grain=3, grape=2).next_round().to_scoring()
    assert table.loose(0, grape=1).act(0, "store grape loose").beside(0) == {"silver": 1}


def test_ruling_11_sets_of_before_the_helper_bring_nothing() -> None:
    table = having("own", "storage_silver").stored(0, olive=2, grain=2, grape=2).loose(0, olive=1)
    assert table.act(0, "store olive loose").beside(0) == {}


def test_ruling_11_a_circled_circle_counts_for_the_silver_no_longer_for_the_end() -> None:
    table = having("own", "storage_silver").helper(0, "clear_storage").stored(0, olive=1, grain=1).board(0, donkey=1)
    table.loose(0, grape=1).act(0, "clear", "out olive", "waive", "store grape loose")
    assert table.beside(0) == {"olive": 1, "silver": 1}
    assert "warehouse" not in table.sources(0)


# -- no_donkeys -------------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_no_donkeys_a_barrow_is_completed_with_its_goods(how: str, rules: str) -> None:
    table = having(how, "no_donkeys", rules=rules).barrow(0, 3, 7).loose(0, donkey=3, grape=1)
    assert not table.may("load 3 donkey")
    table.act(0, "load 3 grape loose")
    assert table.events("barrow") == [{"type": "barrow", "seat": 0, "barrow": 3}]
    assert table.discs(0) == {"commodity": 1}


def hiring_no_donkeys(*full: int, **options: Any) -> Desk:
    """Seat 0 hires the helper while these barrows lack nothing but donkeys; the next round has begun."""
    table = Desk(2, **options).crossed(0, 1, "grain", "pig")
    for number in full:
        table.barrow(0, number, {1: 6, 2: 7, 3: 8}[number])
    return table.scoring().end_scoring().act(0, "hire no_donkeys")


def test_ruling_8_no_donkeys_completes_at_once_when_the_ability_begins() -> None:
    table = hiring_no_donkeys(2)
    assert (table.view()["round"], table.view()["step"]) == (2, "begin")
    assert table.events("barrow", "commodity") == [
        {"type": "barrow", "seat": 0, "barrow": 2},
        {"type": "commodity", "seat": 0, "where": "disc"},
    ]
    assert table.legal(0)[0] == "market discs", "as printed, the disc goes to Esporles now"
    table.act(0, "market helpers")
    assert (table.view()["step"], table.player(0)["supply"]) == ("first_die", 2)


def test_ruling_8_the_order_of_several_barrows_is_the_players() -> None:
    table = hiring_no_donkeys(1, 2, 3)
    assert table.legal(0) == ["complete 1", "complete 2", "complete 3"]
    table.act(0, "complete 2")
    assert table.kind(0) == "market", "what follows of the first comes before the next"
    table.act(0, "waive")
    assert table.legal(0) == ["complete 1", "complete 3"]
    table.act(0, "complete 3", "waive", "waive")
    assert (table.view()["step"], table.discs(0)) == ("first_die", {"commodity": 3})
    assert [barrow["state"] for barrow in table.player(0)["barrows"]] == ["undecided"] * 3


def test_ruling_8_and_5_who_was_first_is_decided_at_the_end_of_that_rounds_scoring_phase() -> None:
    table = hiring_no_donkeys(1, 3).act(0, "complete 3", "waive", "waive")
    assert table.view()["tops"] == [[], [], []]
    assert table.next_round().view()["tops"] == [[0], [], [0]]
    assert table.sources(0) == {"barrows": 12}


def test_ruling_8_online_the_disc_waits_for_the_end_of_the_round() -> None:
    table = hiring_no_donkeys(2, rules="online")
    assert (table.view()["step"], table.player(0)["due"]) == ("first_die", 1)
    table.to_scoring().end_scoring()
    assert (table.view()["step"], table.kind(0)) == ("market", "market")


def test_ruling_2_printed_a_commodity_without_a_disc_outside_the_scoring_phase_is_lost() -> None:
    table = Desk(2).crossed(0, 1, "grain", "pig").barrow(0, 1, 6).supply(0, 0).scoring().end_scoring()
    table.act(0, "hire no_donkeys")
    assert table.events("commodity") == [{"type": "commodity", "seat": 0, "where": "lost"}]
    assert table.events("decline") == [{"type": "decline", "seat": 0}]
    assert table.beside(0) == {}


def test_ruling_2_online_a_commodity_without_a_disc_lasts_to_the_end_of_the_scoring_phase() -> None:
    table = Desk(2, rules="online").crossed(0, 1, "grain", "pig").barrow(0, 1, 6).supply(0, 0).scoring().end_scoring()
    table.act(0, "hire no_donkeys")
    assert table.beside(0) == {"commodity": 1}
    assert table.to_scoring().act(0, "store pig commodity").beside(0) == {}


# -- commodity_hat ----------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_commodity_hat_once_a_phase(how: str, rules: str) -> None:
    table = having(how, "commodity_hat", rules=rules).board(0, commodity=3)
    assert table.may("field 4 hat commodity")
    table.act(0, "climb commodity")
    assert (table.player(0)["siesta"], table.discs(0)) == (1, {"commodity": 2})
    assert not table.may("climb")
    assert not table.may("field 4 hat")
    assert table.may("store pig commodity"), "the others are what they always are"
    assert table.next_round().to_scoring().may("climb commodity")


# -- roof_costs -------------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_roof_costs_each_gap_asks_one_silver_less(how: str, rules: str) -> None:
    table = having(how, "roof_costs", rules=rules).loose(0, silver=4).act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 1
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 2
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 2
    table.act(0, "roof loose")
    assert len(table.player(0)["tiles"]) == 3
    assert table.sources(0)["roof"] == 1 + 1 + 2


def test_ruling_8_roof_costs_closes_a_gap_begun_when_the_ability_begins() -> None:
    table = before("roof_costs", "own").roof(0, 1).end_scoring()
    assert table.player(0)["tiles"] == []
    table.act(0, "hire roof_costs")
    assert (table.view()["round"], len(table.player(0)["tiles"])) == (2, 1)
    assert [event["gap"] for event in table.events("gap")] == [1]


def test_ruling_8_roof_costs_copied_online_closes_a_gap_in_the_next_round() -> None:
    table = before("roof_costs", "copied", rules="online").roof(0, 1).end_scoring().act(0, "hire copy")
    assert len(table.act(0, "copy roof_costs").player(0)["tiles"]) == 1


# -- any_order --------------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_any_order_circles_of_a_barrow_in_any_order(how: str, rules: str) -> None:
    table = having(how, "any_order", rules=rules).loose(0, silver=2, grain=3, donkey=1)
    table.act(0, "load 1 silver loose", "load 1 grain loose", "load 1 grain loose")
    assert table.player(0)["barrows"][0]["crossed"] == ["grain", "grain", "silver"]
    assert not table.may("load 1 grain")
    assert not table.may("load 1 silver")
    assert table.may("load 1 donkey loose")


# -- trade_hat --------------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_trade_hat_a_hat_with_each_trade(how: str, rules: str) -> None:
    table = having(how, "trade_hat", rules=rules).board(0, pig=3).act(0, "trade pig 3-disc")
    assert (table.beside(0), table.discs(0)) == ({"hat": 1}, {"commodity": 1})
    assert table.may("climb loose")
    assert table.may("field 6 hat loose")
    assert table.act(0, "end kept").beside(0) == {}


def test_trade_hat_and_trade_good_together() -> None:
    table = having("own", "trade_hat").helper(0, "trade_good").board(0, pig=3).act(0, "trade pig 3-disc", "good olive")
    assert table.beside(0) == {"olive": 1, "hat": 1}


# -- siesta_or_work ---------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_siesta_or_work_a_donkey_as_a_hat(how: str, rules: str) -> None:
    table = having(how, "siesta_or_work", rules=rules).board(0, donkey=2)
    assert table.may("field 4 hat swap")
    table.act(0, "climb swap")
    assert (table.player(0)["siesta"], table.discs(0)) == (1, {"donkey": 1})
    assert not any(text.endswith("swap") for text in table.legal(0)), "once in a phase"


@HOW
@RULES
def test_siesta_or_work_a_hat_as_a_donkey(how: str, rules: str) -> None:
    table = having(how, "siesta_or_work", rules=rules).board(0, hat=2)
    assert {"store donkey swap", "load 1 donkey swap", "field 2 donkey swap"} <= set(table.legal(0))
    table.act(0, "load 1 donkey swap")
    assert (table.player(0)["barrows"][0]["donkeys"], table.discs(0)) == (1, {"hat": 1})
    assert not any(text.endswith("swap") for text in table.legal(0))
    assert table.next_round().to_scoring().board(0, hat=1).may("store donkey swap")


def test_siesta_or_work_in_a_trade() -> None:
    table = having("own", "siesta_or_work").board(0, donkey=2, hat=2)
    assert [text for text in table.legal(0) if text.startswith("trade")] == ["trade donkey 2-disc+1-swap"]
    table.act(0, "trade donkey 2-disc+1-swap")
    assert table.discs(0) == {"hat": 1, "commodity": 1}
    assert not table.may("climb swap")


def test_siesta_or_work_takes_what_is_beside_the_board_first() -> None:
    table = having("own", "siesta_or_work").board(0, hat=1).loose(0, hat=1).act(0, "load 1 donkey swap")
    assert (table.discs(0), table.beside(0)) == ({"hat": 1}, {})


def test_siesta_or_work_does_not_make_a_hat_of_a_commodity() -> None:
    """A commodity is any revenue but a hat: not by way of a donkey either."""
    assert not having("own", "siesta_or_work").board(0, commodity=2).may("climb")


# -- clear_storage ----------------------------------------------------------------------------------------------------


@HOW
@RULES
def test_clear_storage_a_donkey_of_the_board_takes_two_goods_out(how: str, rules: str) -> None:
    table = having(how, "clear_storage", rules=rules).stored(0, olive=2, grain=1, grape=1, pig=1).board(0, donkey=2)
    table.act(0, "clear")
    assert table.legal(0) == ["out olive", "out grain", "out grape", "out pig"]
    table.act(0, "out olive", "out olive")
    told = table.player(0)
    assert (told["storage"]["olive"], told["cleared"]["olive"], table.beside(0)) == (2, 2, {"olive": 2})
    assert (table.discs(0), told["supply"]) == ({"donkey": 1}, 3)
    assert "warehouse" not in table.sources(0), "circled ones are not counted"
    assert not table.may("clear"), "once in a phase"
    assert table.may("field 2 olive loose"), "also for helpers"


def test_clear_storage_needs_a_donkey_on_the_board() -> None:
    table = having("own", "clear_storage").stored(0, olive=1).loose(0, donkey=1).board(0, commodity=1)
    assert not table.may("clear")
    assert table.board(0, donkey=1).may("clear")


def test_clear_storage_needs_something_that_is_crossed() -> None:
    assert not having("own", "clear_storage").board(0, donkey=1).may("clear")


def test_clear_storage_the_second_good_may_be_left() -> None:
    table = having("own", "clear_storage").stored(0, olive=1, pig=1).board(0, donkey=1).act(0, "clear", "out pig")
    assert table.legal(0) == ["out olive", "waive"]
    assert table.act(0, "waive").beside(0) == {"pig": 1}
    alone = having("own", "clear_storage").stored(0, olive=1).board(0, donkey=1).act(0, "clear", "out olive")
    assert alone.kind(0) == "score", "there is no second one"


def test_ruling_10_circled_circles_stay_used() -> None:
    table = having("own", "clear_storage").stored(0, pig=6).board(0, donkey=1).act(0, "clear", "out pig", "out pig")
    assert not table.loose(0, pig=2).may("store pig")


def test_ruling_10_printed_what_is_taken_goes_to_the_other_places_only() -> None:
    table = having("own", "clear_storage").stored(0, pig=2).board(0, donkey=1).act(0, "clear", "out pig", "out pig")
    assert not table.may("store pig")
    assert table.may("field 3 pig loose")
    table.board(0, pig=1)
    assert [text for text in table.legal(0) if text.startswith("store pig")] == ["store pig disc"]
    assert table.may("trade pig 2-loose+1-disc")
    assert table.act(0, "end kept").beside(0) == {}


def test_ruling_10_a_good_that_may_be_stored_is_stored_first() -> None:
    """One pig of the stable and one of a roof tile: it is the tile's that goes to the stable."""
    table = having("own", "clear_storage").stored(0, pig=2).board(0, donkey=1).tile(0, "pig donkey")
    table.act(0, "clear", "out pig", "waive", "tile 1", "store pig loose")
    assert table.player(0)["not_stored"]["pig"] == 1
    assert not table.may("store pig")


def test_ruling_10_online_what_is_taken_goes_anywhere() -> None:
    table = having("own", "clear_storage", rules="online").stored(0, pig=2).board(0, donkey=1)
    assert table.act(0, "clear", "out pig", "out pig").may("store pig loose")


# -- copy -------------------------------------------------------------------------------------------------------------


def copying(**options: Any) -> Desk:
    """Seat 0 has the helper `copy`, seats 1 and 2 have others."""
    table = Desk(3, game="experienced", **options).helper(0, "copy", "roof_choice")
    return table.helper(1, "any_order", "roof_choice").helper(2, "copy", "no_donkeys").scoring()


def test_copy_printed_a_disc_of_the_own_supply_lies_on_the_copied_helper_for_good() -> None:
    table = copying()
    copies = [text for text in table.legal(0) if text.startswith("copy")]
    assert copies == ["copy no_donkeys", "copy any_order"], "none that they have, and no copy of a copy"
    table.act(0, "copy any_order")
    told = table.player(0)
    assert (told["copied"], told["supply"], told["helpers"]) == ("any_order", 3, ["copy", "roof_choice"])
    assert table.loose(0, silver=1).may("load 1 silver loose"), "it works at once"
    assert not table.may("copy")
    table.next_round().to_scoring()
    assert not table.may("copy"), "for the rest of the game"
    assert (table.player(0)["supply"], table.player(0)["working"]) == (3, ["roof_choice", "any_order", "copy"])


def test_copy_needs_a_disc_in_the_own_supply() -> None:
    assert not copying().board(0, pig=4).may("copy")
    assert copying().supply(0, 1).may("copy"), "as printed, it may be the last one"


def test_ruling_9_a_copy_of_a_copy_is_not_possible() -> None:
    table = (
        Desk(3, game="experienced").helper(0, "copy").helper(1, "copy").helper(2, "any_order").copied(1, "any_order")
    )
    assert [text for text in table.scoring().legal(0) if text.startswith("copy")] == ["copy any_order"]
    table = Desk(2, game="experienced").helper(0, "copy").helper(1, "copy")
    assert not table.scoring().may("copy")


def test_ruling_9_a_tile_that_was_hired_this_round_works_from_the_next() -> None:
    """Online the copy is made when the helper is hired; the owner's tile may be as new."""
    table = Desk(2, game="experienced", rules="online").siesta(1, 1)
    table.crossed(0, 1, "grain", "pig").crossed(1, 1, "grain", "pig").scoring().end_scoring()
    table.act(1, "hire any_order").act(0, "hire copy")
    assert table.legal(0) == ["copy any_order"]
    assert table.player(0)["working"] == []
    table.act(0, "copy any_order")
    assert (table.view()["round"], table.player(0)["working"]) == (2, ["any_order", "copy"])


def test_online_copying_is_not_offered_in_the_scoring_phase() -> None:
    assert not copying(rules="online").may("copy")


@pytest.mark.parametrize(("discs", "offered"), [(2, False), (3, True)])
def test_online_whoever_has_two_discs_or_fewer_copies_nobody(discs: int, offered: bool) -> None:
    table = Desk(2, game="experienced", rules="online").helper(1, "any_order").crossed(0, 1, "grain", "pig")
    table.supply(0, discs).scoring().end_scoring()
    assert table.may("hire copy") == offered


def test_online_without_a_helper_to_copy_the_copying_one_cannot_be_chosen() -> None:
    table = Desk(2, game="experienced", rules="online").crossed(0, 1, "grain", "pig").scoring().end_scoring()
    assert table.legal(0) == [f"hire {name}" for name in HELPERS[:-1]]


def test_copied_helpers_score_nothing() -> None:
    """Points for tiles on the own fields only, and Esporles counts those alone."""
    table = Desk(2, game="experienced").helper(1, "any_order").helper(0, "copy").supply(0, 5).copied(0, "any_order")
    table.market(0, "helpers").scoring().ending().end_scoring()
    assert table.view()["over"]
    assert table.sources(0) == {"esporles": 1}


@pytest.mark.parametrize("helper", [name for name in HELPERS if name != "copy"])
def test_every_helper_may_be_copied(helper: str) -> None:
    table = Desk(2, game="experienced").helper(1, helper).helper(0, "copy").scoring().act(0, f"copy {helper}")
    assert table.events("copy") == [{"type": "copy", "seat": 0, "helper": helper}]
    assert helper in table.player(0)["working"]


def test_copying_no_donkeys_completes_barrows_at_once() -> None:
    table = Desk(2, game="experienced").helper(1, "no_donkeys").helper(0, "copy").barrow(0, 1, 6).barrow(0, 2, 7)
    table.supply(0, 5).scoring().act(0, "copy no_donkeys")
    assert table.legal(0) == ["complete 1", "complete 2"]
    table.act(0, "complete 2", "market discs")
    assert (table.kind(0), table.discs(0)) == ("market", {"commodity": 2})
    assert table.act(0, "waive").kind(0) == "score"


def test_copying_roof_costs_closes_the_gap_begun_at_once() -> None:
    table = Desk(2, game="experienced").helper(1, "roof_costs").helper(0, "copy").roof(0, 1).scoring()
    assert len(table.act(0, "copy roof_costs").player(0)["tiles"]) == 1
