"""The scoring phase: crossing off, freed discs, commodities (rules II; ruling 2)."""

from __future__ import annotations

import pytest

from tests.games.no_siesta.scenario import Scenario, set_up_scoring

pytestmark = pytest.mark.clause
REVENUES = ("olive", "grain", "grape", "pig", "donkey", "silver")


def test_seats_score_in_turn_from_the_start_player() -> None:
    table = Scenario(3, start=1).scoring(1)
    order = []
    while table.view()["step"] == "scoring":
        (seat,) = table.view()["actors"]
        order.append(seat)
        table.act(seat, "end kept")
    assert order == [1, 2, 0]


def test_revenues_may_be_used_anywhere_in_any_order() -> None:
    table = set_up_scoring().supply(0, 7).board(0, olive=2, pig=1, silver=2, hat=1, grain=1)
    table.act(0, "field 2 olive disc", "roof disc", "store pig disc", "climb disc", "load 1 olive disc", "roof disc")
    player = table.player(0)
    assert player["helper_fields"][1] == ["olive"]
    assert player["barrows"][0]["crossed"] == ["olive"]
    assert (player["roof"][0], player["storage"]["pig"], player["siesta"]) == (2, 1, 1)
    assert table.discs(0) == {"grain": 1}


def test_used_disc_returns_to_supply_and_is_free_at_once() -> None:
    """The last disc of a trade marks the commodity that the trade brings."""
    table = set_up_scoring().board(0, pig=3, hat=1).act(0, "trade pig 3-disc")
    assert table.discs(0) == {"hat": 1, "commodity": 1}
    assert table.player(0)["supply"] == 2


@pytest.mark.parametrize("revenue", REVENUES)
def test_commodity_stands_for_any_revenue_except_a_hat(revenue: str) -> None:
    table = set_up_scoring().board(0, commodity=1)
    assert not table.may("climb")
    assert not any(" hat " in text for text in table.legal(0))
    place = "roof" if revenue == "silver" else f"store {revenue}"
    table.act(0, f"{place} commodity")
    assert (table.discs(0), table.player(0)["supply"]) == ({}, 4)


def test_several_commodities_may_stand_for_different_revenues() -> None:
    table = (
        set_up_scoring()
        .board(0, commodity=3)
        .act(0, "store pig commodity", "roof commodity", "field 2 donkey commodity")
    )
    assert table.discs(0) == {}


def test_commodity_cannot_be_changed_on_the_board() -> None:
    assert not set_up_scoring().board(0, commodity=1).may("change commodity")


def test_at_most_one_commodity_is_kept() -> None:
    table = set_up_scoring().board(0, commodity=3).act(0, "end kept")
    assert (table.discs(0), table.player(0)["supply"]) == ({"commodity": 1}, 3)
    assert table.events("lose") == [{"type": "lose", "seat": 0, "good": "commodity", "count": 2}]


def test_ruling_21_last_commodity_may_be_returned() -> None:
    table = set_up_scoring().board(0, commodity=1)
    assert table.act(0, "end returned").discs(0) == {}
    assert not set_up_scoring().may("end returned")


def test_kept_commodity_stays_for_the_next_round() -> None:
    table = set_up_scoring().board(0, commodity=2).play_to_next_round()
    assert (table.discs(0), table.view()["phase"]) == ({"commodity": 1}, "dice")


def set_up_full_board() -> Scenario:
    """Return a table on which seat 0 has no free disc, and loose pigs for a trade that brings a commodity."""
    return set_up_scoring().board(0, hat=2, silver=2).add_loose(0, pig=3)


def test_ruling_2_commodity_without_disc_must_be_used_next() -> None:
    table = set_up_full_board().act(0, "trade pig 3-loose")
    assert table.events("commodity") == [{"type": "commodity", "seat": 0, "where": "loose"}]
    assert table.get_loose(0) == {"commodity": 1}
    assert table.view(0)["pending"]["next"] == "commodity"
    assert all(text.endswith(" commodity") or text == "waive" for text in table.legal(0))
    assert table.may("store olive commodity")
    table.act(0, "store olive commodity")
    assert (table.get_loose(0), table.discs(0)) == ({}, {"hat": 2, "silver": 2})
    assert table.may("roof disc")


def test_ruling_2_tile_may_be_opened_before_the_commodity_is_used() -> None:
    table = set_up_full_board().tile(0, "olive olive", "change_revenue").act(0, "trade pig 3-loose")
    assert [text for text in table.legal(0) if text.startswith("tile")] == ["tile 1"], "no disc is moved meanwhile"
    table.act(0, "tile 1")
    assert table.view(0)["pending"]["next"] == "commodity"
    assert not table.may("store olive loose")
    assert table.may("store olive commodity")


def test_ruling_2_tile_goods_may_be_combined_with_the_commodity() -> None:
    """The barrow's commodity and a tile's two olives make a trade."""
    table = set_up_scoring().barrow(0, 1, 6).tile(0, "olive olive").board(0, hat=2, silver=2).add_loose(0, donkey=1)
    table.act(0, "load 1 donkey loose", "tile 1", "trade olive 2-loose+1-commodity")
    assert table.player(0)["trade"] == ["olive"]


def test_ruling_2_commodity_without_disc_may_be_waived() -> None:
    table = set_up_full_board().act(0, "trade pig 3-loose", "waive")
    assert table.get_loose(0) == {}
    assert table.events("waive") == [{"type": "waive", "seat": 0, "good": "commodity", "count": 1}]
    assert table.may("roof disc")


def test_ruling_2_online_commodity_without_disc_lasts_the_phase() -> None:
    table = (
        set_up_scoring(rules="online")
        .board(0, hat=2, silver=2)
        .add_loose(0, pig=3)
        .act(0, "trade pig 3-loose", "climb disc")
    )
    assert table.get_loose(0) == {"commodity": 1}
    assert table.may("roof disc")
    assert table.may("store olive commodity")
    table.act(0, "end kept")
    assert table.get_loose(0) == {}
    assert {"type": "lose", "seat": 0, "good": "commodity", "count": 1} in table.events("lose")


def test_ruling_2_commodity_without_disc_takes_no_later_disc() -> None:
    table = (
        set_up_scoring(rules="online")
        .board(0, hat=2, silver=2)
        .add_loose(0, pig=3)
        .act(0, "trade pig 3-loose", "climb disc")
    )
    assert table.act(0, "end kept").discs(0) == {}


def test_ruling_2_temporary_revenues_are_lost_at_end_of_phase() -> None:
    table = set_up_scoring().add_loose(0, silver=1, hat=2)
    assert table.discs(0) == {}
    table.act(0, "end kept")
    assert table.get_loose(0) == {}
    assert table.events("lose") == [
        {"type": "lose", "seat": 0, "good": "hat", "count": 2},
        {"type": "lose", "seat": 0, "good": "silver", "count": 1},
    ]


def test_ruling_2_temporary_revenues_cannot_be_moved_along_arrows() -> None:
    table = set_up_scoring().helper(0, "change_revenue").add_loose(0, olive=1)
    assert not table.may("change")
    assert table.board(0, grape=1).legal(0)[-3:] == ["change grape grain", "change grape pig", "end kept"]


@pytest.mark.parametrize(("helper", "good"), [("trade_hat", "hat"), ("trade_good", "olive")])
def test_ruling_29_bonus_of_a_trade_lapses_at_end_of_phase(helper: str, good: str) -> None:
    table = set_up_scoring(game="experienced").helper(0, helper).board(0, pig=3).act(0, "trade pig 3-disc")
    if table.kind(0) == "good":
        table.act(0, "good olive")
    assert table.may("end kept"), "though it could be used"
    assert table.act(0, "end kept").events("lose") == [{"type": "lose", "seat": 0, "good": good, "count": 1}]


@pytest.mark.parametrize("rules", ["printed", "online"])
def test_ruling_35_changed_revenue_stays_on_its_disc(rules: str) -> None:
    table = set_up_scoring(rules=rules).helper(0, "change_revenue").board(0, grape=1).act(0, "change grape pig")
    assert (table.discs(0), table.get_loose(0), table.player(0)["supply"]) == ({"pig": 1}, {}, 3)


def test_revenues_need_not_be_used() -> None:
    assert "end kept" in set_up_scoring().board(0, pig=2, silver=2).add_loose(0, hat=1).legal(0)


@pytest.mark.parametrize(("source", "loose", "disc"), [("loose", 0, 1), ("disc", 1, 0)])
def test_player_chooses_the_source_of_a_revenue(source: str, loose: int, disc: int) -> None:
    table = set_up_scoring().board(0, pig=1).add_loose(0, pig=1).act(0, f"store pig {source}")
    assert (table.get_loose(0).get("pig", 0), table.discs(0).get("pig", 0)) == (loose, disc)
