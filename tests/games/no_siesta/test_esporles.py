"""Discs on the market of Esporles, placed for completed barrows (rules D; rulings 6, 20 and 33)."""

from __future__ import annotations

import pytest

from tests.games.no_siesta.scenario import Scenario, fill_barrow, set_up_scoring

pytestmark = pytest.mark.clause


def test_seat_places_at_most_one_disc_per_space() -> None:
    table = fill_barrow(set_up_scoring(3).market(0, "trades", "discs"), 0, 1).act(0, "load 1 donkey disc")
    assert table.legal(0) == [
        "market harvest_sets", "market roof_tiles", "market animal_pairs", "market helpers", "waive",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_space_holds_one_disc_less_than_players(seats: int) -> None:
    """In a game of three players, two may choose the same space."""
    table = fill_barrow(set_up_scoring(seats), 0, 1)
    assert table.view()["esporles"]["room"] == seats - 1
    for seat in range(1, seats - 1):
        table.market(seat, "helpers")
    table.act(0, "load 1 donkey disc")
    assert table.may("market helpers")
    full = fill_barrow(set_up_scoring(seats), 0, 1)
    for seat in range(1, seats):
        full.market(seat, "helpers")
    assert not full.act(0, "load 1 donkey disc").may("market helpers")


def test_ruling_6_disc_may_be_declined() -> None:
    table = fill_barrow(set_up_scoring(), 0, 1).act(0, "load 1 donkey disc", "waive")
    assert (table.kind(0), table.player(0)["esporles"], table.player(0)["supply"]) == ("score", [], 3)
    assert table.events("decline") == [{"type": "decline", "seat": 0}]


def spend_last_disc() -> Scenario:
    """Return a table on which seat 0's last disc became its barrow's commodity.

    Pigs are on the board, a hat lies beside it.
    """
    table = fill_barrow(set_up_scoring().board(0, pig=3), 0, 1).add_loose(0, hat=1)
    return table.act(0, "load 1 donkey disc")


def test_ruling_6_missing_disc_may_be_freed_by_crossing_off() -> None:
    table = spend_last_disc()
    assert table.view(0)["pending"]["next"] == "disc"
    assert table.discs(0) == {"pig": 3, "commodity": 1}
    assert table.may("store pig disc")
    assert table.may("roof commodity")
    assert table.may("trade pig 3-disc")
    assert not table.may("climb"), "a hat beside the board frees no disc"
    assert not table.may("end kept")
    table.act(0, "store pig disc")
    assert table.kind(0) == "market"
    assert table.act(0, "market discs").player(0)["supply"] == 0


def test_ruling_6_trade_of_temporary_goods_frees_no_disc() -> None:
    table = fill_barrow(set_up_scoring().board(0, pig=3), 0, 1).add_loose(0, pig=3).act(0, "load 1 donkey disc")
    trades = [text for text in table.legal(0) if text.startswith("trade pig")]
    assert "trade pig 2-loose+1-disc" in trades
    assert "trade pig 2-loose+1-commodity" in trades
    assert "trade pig 3-loose" not in trades


def test_ruling_6_temporary_hat_may_win_a_disc_on_the_track() -> None:
    table = spend_last_disc().siesta(0, 1)
    assert table.may("climb loose"), "the second space has a disc"
    assert table.act(0, "climb loose").kind(0) == "market"
    assert table.act(0, "market discs").player(0)["supply"] == 0


def test_ruling_6_temporary_hat_wins_no_disc_if_none_is_left() -> None:
    table = spend_last_disc().siesta(0, 1)
    table._put(0, "common", 0)
    assert not table.may("climb loose")


def test_ruling_6_donkey_clearing_storage_frees_a_disc() -> None:
    """The stored goods are taken out first and wait beside the board."""
    table = (
        fill_barrow(set_up_scoring().board(0, pig=2, donkey=1), 0, 1)
        .helper(0, "clear_storage")
        .cross_storage(0, olive=2)
    )
    table.act(0, "load 1 donkey disc")
    assert table.view(0)["pending"]["next"] == "disc"
    table.act(0, "clear disc", "out olive", "out olive")
    assert (table.kind(0), table.get_loose(0)) == ("market", {"olive": 2})


def test_ruling_6_tile_goods_may_be_combined_with_the_freed_disc() -> None:
    table = fill_barrow(set_up_scoring().tile(0, "pig pig").board(0, pig=1, hat=2), 0, 1).act(0, "load 1 donkey disc")
    table.act(0, "tile 1")
    assert table.view(0)["pending"]["next"] == "disc"
    assert not table.may("store pig loose")
    table.act(0, "trade pig 2-loose+1-disc")
    assert (table.player(0)["trade"], table.discs(0)) == (["pig"], {"hat": 2, "commodity": 2})


def test_ruling_6_missing_disc_may_be_waived() -> None:
    table = spend_last_disc().act(0, "waive")
    assert table.events("decline")
    assert table.kind(0) == "score"
    assert table.may("end kept")
    assert not table.act(0, "store pig disc").may("market")


def test_ruling_6_no_disc_is_placed_if_none_can_be_freed() -> None:
    """The only disc left marks a hat, and nothing on the sheet accepts it."""
    table = set_up_scoring().siesta(0, 10).cross_field(0, 4, "hat").cross_field(0, 6, "hat").supply(0, 0)
    table.barrow(0, 1, 6).add_loose(0, donkey=1)
    table._put(0, "board", 1, 5)
    table.act(0, "load 1 donkey loose", "waive")
    assert (table.kind(0), table.player(0)["due"]) == ("score", 0)
    assert table.may("end kept")


def test_ruling_6_commodity_without_disc_is_used_before_freeing() -> None:
    """Combines rulings 2 and 6: one commodity is on a disc, one beside the board."""
    table = set_up_scoring().barrow(0, 1, 6).board(0, commodity=4).add_loose(0, donkey=1).act(0, "load 1 donkey loose")
    assert table.view(0)["pending"]["next"] == "commodity"
    table.act(0, "store pig commodity")
    assert table.view(0)["pending"]["next"] == "disc"
    table.act(0, "store pig commodity")
    assert table.kind(0) == "market"


def test_ruling_6_drawn_tiles_are_chosen_before_placing_the_disc() -> None:
    """The tiles stay secret to other players meanwhile."""
    table = (
        set_up_scoring()
        .helper(0, "roof_choice")
        .roof(0, 1)
        .barrow(0, 1, 6)
        .board(0, silver=1, hat=2)
        .add_loose(0, donkey=1)
    )
    table.act(0, "load 1 donkey loose", "roof disc")
    assert table.kind(0) == "keep"
    (drawn,) = table.events("draw", seat=0)
    assert drawn["tiles"] == [tile["bonus"] for tile in table.view(0)["pending"]["tiles"]]
    assert table.act(0, table.legal(0)[0]).kind(0) == "market"


def test_ruling_6_trade_good_is_chosen_before_freeing_a_disc() -> None:
    """The barrow's commodity pays for a trade that brings another one."""
    table = set_up_scoring().helper(0, "trade_good").barrow(0, 1, 6).board(0, hat=4).add_loose(0, donkey=1, pig=2)
    table.act(0, "load 1 donkey loose", "trade pig 2-loose+1-commodity", "good olive")
    assert table.view(0)["pending"]["next"] == "commodity"
    table.act(0, "waive")
    assert table.view(0)["pending"]["next"] == "disc"
    assert table.act(0, "climb disc").kind(0) == "market"


def test_ruling_6_no_disc_is_asked_for_if_all_spaces_are_taken() -> None:
    table = fill_barrow(set_up_scoring().supply(1, 7), 0, 1).market(1, "discs", "harvest_sets", "roof_tiles")
    table.market(1, "animal_pairs", "helpers", "trades").act(0, "load 1 donkey disc")
    assert (table.kind(0), len(table.events("decline"))) == ("score", 1)


def set_up_online_completion(discs: int, **board: int) -> Scenario:
    """Return a table on which seat 0 completes barrow 1 online, with `discs` usable discs."""
    table = set_up_scoring(rules="online").supply(0, discs)
    return fill_barrow(table, 0, 1).board(0, **board).act(0, "load 1 donkey disc")


def test_ruling_6_online_disc_is_placed_at_the_end_of_the_round() -> None:
    table = set_up_online_completion(4, hat=2)
    assert (table.kind(0), table.player(0)["due"]) == ("score", 1)
    table.act(0, "end kept").act(1, "end kept")
    assert (table.view()["step"], table.kind(0), table.view()["phase"]) == ("market", "market", "end")
    assert table.view()["tops"][0] == [0], "who was first is known by then"
    assert table.discs(0) == {"commodity": 1}, "unused discs have left the board"
    table.act(0, "market helpers")
    assert (table.player(0)["supply"], table.view()["phase"]) == (2, "dice")


def test_ruling_6_online_disc_may_be_declined() -> None:
    assert set_up_online_completion(4).end_scoring().act(0, "waive").player(0)["esporles"] == []


def test_ruling_33_online_disc_of_a_kept_commodity_is_counted() -> None:
    """With three usable discs, the barrow's commodity lies on one of them."""
    table = set_up_online_completion(3).end_scoring()
    assert (table.kind(0), table.discs(0), table.player(0)["supply"]) == ("market", {"commodity": 1}, 2)
    returned = set_up_online_completion(2).act(0, "end returned").act(1, "end kept")
    assert (returned.kind(0) == "market", returned.player(0)["supply"]) == (False, 2), (
        "given back it is one of two as well"
    )


@pytest.mark.parametrize(("discs", "placed"), [(2, False), (3, True)])
def test_ruling_6_online_placing_needs_three_discs(discs: int, placed: bool) -> None:
    table = set_up_online_completion(discs).end_scoring()
    assert (table.kind(0) == "market") == placed
    assert bool(table.events("decline")) != placed


def test_ruling_6_online_second_disc_is_placed_only_if_enough_left() -> None:
    table = fill_barrow(fill_barrow(set_up_scoring(rules="online").supply(0, 3), 0, 1), 0, 2)
    table.act(0, "load 1 donkey disc", "load 2 donkey disc").end_scoring()
    assert table.kind(0) == "market"
    table.act(0, "market discs")
    assert (table.kind(0), len(table.events("decline"))) == ("take" if table.view()["start"] == 0 else "", 1)


def test_printed_the_last_disc_may_go_to_esporles() -> None:
    table = fill_barrow(set_up_scoring().supply(0, 2), 0, 1).act(0, "load 1 donkey disc", "market discs")
    assert (table.player(0)["supply"], table.discs(0)) == (0, {"commodity": 1})


def test_ruling_20_online_discs_are_placed_in_siesta_order() -> None:
    table = fill_barrow(fill_barrow(set_up_scoring(rules="online").siesta(1, 1), 0, 1), 1, 1)
    table.act(0, "load 1 donkey disc", "end kept").act(1, "load 1 donkey disc", "end kept")
    assert table.view()["actors"] == [1]
    assert table.act(1, "market discs").view()["actors"] == [0]
