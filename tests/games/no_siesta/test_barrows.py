"""Market barrows and the market of Esporles (rules D; rulings 5, 6 and 8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.no_siesta.desk import Desk, scoring

pytestmark = pytest.mark.clause
GOODS = [
    ["olive", "grain", "grape", "grain", "olive", "silver"],
    ["grape", "olive", "silver", "grain", "grape", "pig", "olive"],
    ["grain", "pig", "silver", "pig", "grape", "olive", "silver", "grape"],
]
DONKEYS = (1, 2, 3)
POINTS = [(5, 3), (6, 4), (7, 5)]


def nearly(table: Desk, seat: int, number: int) -> Desk:
    """A barrow that waits for its last donkey, which stands on the board."""
    table.barrow(seat, number, len(GOODS[number - 1]), DONKEYS[number - 1] - 1)
    return table.board(seat, donkey=int(table.player(seat)["board"]["donkey"]) + 1)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_barrow_is_loaded_from_left_to_right(number: int) -> None:
    table, told = scoring(), []
    every = {"olive": 1, "grain": 1, "grape": 1, "pig": 1, "silver": 1}
    for good in GOODS[number - 1]:
        table.loose(0, **every)
        loads = [text for text in table.legal(0) if text.startswith(f"load {number}")]
        assert loads == [f"load {number} {good} loose"]
        table.act(0, *loads)
        told.append(good)
        assert table.player(0)["barrows"][number - 1]["crossed"] == told
    assert not table.player(0)["barrows"][number - 1]["done"], "the donkeys are missing"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_donkeys_are_harnessed_one_by_one_at_any_time(number: int) -> None:
    table = scoring().barrow(0, number, 2).loose(0, donkey=4)
    for donkeys in range(DONKEYS[number - 1]):
        assert table.player(0)["barrows"][number - 1]["donkeys"] == donkeys
        table.act(0, f"load {number} donkey loose")
    assert not table.may(f"load {number} donkey")


def test_several_barrows_at_once_over_several_rounds() -> None:
    table = (
        scoring()
        .loose(0, olive=1, grape=1)
        .act(0, "load 1 olive loose", "load 2 grape loose")
        .next_round()
        .to_scoring()
    )
    table.loose(0, grain=1).act(0, "load 1 grain loose")
    assert [barrow["crossed"] for barrow in table.player(0)["barrows"]] == [["olive", "grain"], ["grape"], []]


def test_no_hat_is_loaded() -> None:
    assert not scoring().loose(0, hat=1).may("load")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_completed_barrow_brings_a_commodity_and_a_disc_for_esporles(number: int) -> None:
    table = nearly(scoring(), 0, number).act(0, f"load {number} donkey disc")
    assert table.events("barrow", "commodity") == [
        {"type": "barrow", "seat": 0, "barrow": number},
        {"type": "commodity", "seat": 0, "where": "disc"},
    ]
    assert table.kind(0) == "market"
    table.act(0, "market trades")
    assert table.events("market") == [{"type": "market", "seat": 0, "space": "trades"}]
    told = table.player(0)
    assert (told["supply"], told["esporles"], table.discs(0)) == (2, ["trades"], {"commodity": 1})
    assert table.view()["esporles"]["spaces"]["trades"] == [0]
    assert not table.may(f"load {number}"), "it is done"
    table.act(0, "end kept").act(1, "end kept")
    assert table.sources(0) == {"barrows": POINTS[number - 1][0]}
    assert table.view()["tops"][number - 1] == [0]


def test_the_disc_on_esporles_stays_there() -> None:
    table = nearly(scoring(), 0, 1).act(0, "load 1 donkey disc", "market discs").next_round()
    assert (table.player(0)["supply"], table.discs(0)) == (2, {"commodity": 1})


@pytest.mark.parametrize(("number", "points"), [(1, 3), (2, 4), (3, 5)])
def test_who_completes_it_later_scores_less(number: int, points: int) -> None:
    table = nearly(scoring().delivered(1, number), 0, number).act(0, f"load {number} donkey disc", "waive")
    told = table.player(0)["barrows"][number - 1]
    assert (told["done"], told["state"], told["points"], told["donkeys"]) == (True, "later", points, number)
    assert told["crossed"] == GOODS[number - 1]
    assert table.end_scoring().sources(0) == {"barrows": points}
    assert table.view()["tops"][number - 1] == [1]


def two_complete(first: int, second: int, **options: Any) -> Desk:
    """Both seats complete barrow 1 in one phase, this far on the siesta track."""
    table = nearly(nearly(scoring(**options).siesta(0, first).siesta(1, second), 0, 1), 1, 1)
    table.act(0, "load 1 donkey disc")
    if table.kind(0) == "market":
        table.act(0, "waive")
    table.act(0, "end kept").act(1, "load 1 donkey disc")
    if table.kind(1) == "market":
        table.act(1, "waive")
    return table


@pytest.mark.parametrize(("first", "second", "points"), [(1, 0, (5, 3)), (0, 1, (3, 5)), (1, 1, (5, 5))])
@pytest.mark.parametrize("rules", ["printed", "online"])
def test_ruling_5_in_one_phase_whoever_is_further_on_the_track_is_first_or_all(
    first: int, second: int, points: tuple[int, int], rules: str
) -> None:
    table = two_complete(first, second, rules=rules)
    assert [table.player(seat)["barrows"][0]["state"] for seat in (0, 1)] == ["undecided", "undecided"]
    assert [table.player(seat)["barrows"][0]["points"] for seat in (0, 1)] == [None, None]
    table.act(1, "end kept")
    (told,) = table.events("first")
    assert told == {"type": "first", "barrow": 1, "players": [seat for seat in (0, 1) if points[seat] == 5]}
    assert tuple(table.sources(seat)["barrows"] for seat in (0, 1)) == points
    assert table.view()["tops"][0] == told["players"]


def test_ruling_5_it_counts_how_far_they_are_at_the_end_of_the_phase() -> None:
    table = two_complete(1, 0).loose(1, hat=2).act(1, "climb loose", "climb loose", "end kept")
    assert [table.sources(seat)["barrows"] for seat in (0, 1)] == [3, 5]


def test_ruling_5_of_three_two_may_be_first() -> None:
    table = scoring(3)
    for seat, space in enumerate((1, 1, 0)):
        nearly(table.siesta(seat, space), seat, 2)
    for seat in range(3):
        table.act(seat, "load 2 donkey disc", "waive", "end kept")
    assert [table.sources(seat)["barrows"] for seat in range(3)] == [6, 6, 4]


def test_a_disc_of_each_player_on_a_space() -> None:
    table = nearly(scoring(3).market(0, "trades", "discs"), 0, 1).act(0, "load 1 donkey disc")
    assert table.legal(0) == [
        "market harvest_sets", "market roof_tiles", "market animal_pairs", "market helpers", "waive",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_disc_less_on_a_space_than_there_are_players(seats: int) -> None:
    """In a game of three, two may choose the same space."""
    table = nearly(scoring(seats), 0, 1)
    assert table.view()["esporles"]["room"] == seats - 1
    for seat in range(1, seats - 1):
        table.market(seat, "helpers")
    table.act(0, "load 1 donkey disc")
    assert table.may("market helpers")
    full = nearly(scoring(seats), 0, 1)
    for seat in range(1, seats):
        full.market(seat, "helpers")
    assert not full.act(0, "load 1 donkey disc").may("market helpers")


def test_ruling_6_the_disc_may_be_declined() -> None:
    table = nearly(scoring(), 0, 1).act(0, "load 1 donkey disc", "waive")
    assert (table.kind(0), table.player(0)["esporles"], table.player(0)["supply"]) == ("score", [], 3)
    assert table.events("decline") == [{"type": "decline", "seat": 0}]


def no_disc_left() -> Desk:
    """Seat 0's last disc became the commodity of its barrow; a pig is on the board, a hat beside it."""
    table = nearly(scoring().board(0, pig=3), 0, 1).loose(0, hat=1)
    return table.act(0, "load 1 donkey disc")


def test_ruling_6_without_a_disc_one_may_be_freed_by_crossing_off() -> None:
    table = no_disc_left()
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


def test_ruling_6_a_trade_of_what_lies_beside_the_board_alone_frees_no_disc() -> None:
    table = nearly(scoring().board(0, pig=3), 0, 1).loose(0, pig=3).act(0, "load 1 donkey disc")
    trades = [text for text in table.legal(0) if text.startswith("trade pig")]
    assert "trade pig 2-loose+1-disc" in trades
    assert "trade pig 2-loose+1-commodity" in trades
    assert "trade pig 3-loose" not in trades


def test_ruling_6_a_hat_beside_the_board_that_wins_a_disc_on_the_track_frees_one() -> None:
    table = no_disc_left().siesta(0, 1)
    assert table.may("climb loose"), "the second space has a disc"
    assert table.act(0, "climb loose").kind(0) == "market"
    assert table.act(0, "market discs").player(0)["supply"] == 0


def test_ruling_6_no_disc_is_won_on_the_track_where_none_is_left() -> None:
    table = no_disc_left().siesta(0, 1)
    table._put(0, "common", 0)
    assert not table.may("climb loose")


def test_ruling_6_the_donkey_that_clears_frees_a_disc() -> None:
    """Its goods are taken out first, and wait beside the board."""
    table = nearly(scoring().board(0, pig=2, donkey=1), 0, 1).helper(0, "clear_storage").stored(0, olive=2)
    table.act(0, "load 1 donkey disc")
    assert table.view(0)["pending"]["next"] == "disc"
    table.act(0, "clear disc", "out olive", "out olive")
    assert (table.kind(0), table.beside(0)) == ("market", {"olive": 2})


def test_ruling_6_goods_of_an_unopened_tile_are_combined_with_the_disc_that_is_freed() -> None:
    table = nearly(scoring().tile(0, "pig pig").board(0, pig=1, hat=2), 0, 1).act(0, "load 1 donkey disc")
    table.act(0, "tile 1")
    assert table.view(0)["pending"]["next"] == "disc"
    assert not table.may("store pig loose")
    table.act(0, "trade pig 2-loose+1-disc")
    assert (table.player(0)["trade"], table.discs(0)) == (["pig"], {"hat": 2, "commodity": 2})


def test_ruling_6_or_none_is_placed() -> None:
    table = no_disc_left().act(0, "waive")
    assert table.events("decline")
    assert table.kind(0) == "score"
    assert table.may("end kept")
    assert not table.act(0, "store pig disc").may("market")


def test_ruling_6_if_none_can_be_freed_none_is_placed() -> None:
    """The only disc left is a hat's, and nothing on the sheet takes it."""
    table = scoring().siesta(0, 10).crossed(0, 4, "hat").crossed(0, 6, "hat").supply(0, 0)
    table.barrow(0, 1, 6).loose(0, donkey=1)
    table._put(0, "board", 1, 5)
    table.act(0, "load 1 donkey loose", "waive")
    assert (table.kind(0), table.player(0)["due"]) == ("score", 0)
    assert table.may("end kept")


def test_ruling_6_a_commodity_without_a_disc_is_used_first_then_a_disc_is_freed() -> None:
    """Rulings 2 and 6 together: what is at hand is one commodity on a disc and one beside the board."""
    table = scoring().barrow(0, 1, 6).board(0, commodity=4).loose(0, donkey=1).act(0, "load 1 donkey loose")
    assert table.view(0)["pending"]["next"] == "commodity"
    table.act(0, "store pig commodity")
    assert table.view(0)["pending"]["next"] == "disc"
    table.act(0, "store pig commodity")
    assert table.kind(0) == "market"


def test_ruling_6_two_drawn_tiles_are_chosen_of_before_the_freed_disc_is_placed() -> None:
    """And they stay the chooser's secret meanwhile."""
    table = scoring().helper(0, "roof_choice").roof(0, 1).barrow(0, 1, 6).board(0, silver=1, hat=2).loose(0, donkey=1)
    table.act(0, "load 1 donkey loose", "roof disc")
    assert table.kind(0) == "keep"
    (drawn,) = table.events("draw", seat=0)
    assert drawn["tiles"] == [tile["bonus"] for tile in table.view(0)["pending"]["tiles"]]
    assert table.act(0, table.legal(0)[0]).kind(0) == "market"


def test_ruling_6_a_good_of_a_trade_is_chosen_before_it_is_known_that_no_disc_is_free() -> None:
    """The commodity of the barrow pays for a trade that brings another one."""
    table = scoring().helper(0, "trade_good").barrow(0, 1, 6).board(0, hat=4).loose(0, donkey=1, pig=2)
    table.act(0, "load 1 donkey loose", "trade pig 2-loose+1-commodity", "good olive")
    assert table.view(0)["pending"]["next"] == "commodity"
    table.act(0, "waive")
    assert table.view(0)["pending"]["next"] == "disc"
    assert table.act(0, "climb disc").kind(0) == "market"


def test_ruling_6_a_space_that_is_full_for_all_needs_no_disc() -> None:
    table = nearly(scoring().supply(1, 7), 0, 1).market(1, "discs", "harvest_sets", "roof_tiles")
    table.market(1, "animal_pairs", "helpers", "trades").act(0, "load 1 donkey disc")
    assert (table.kind(0), len(table.events("decline"))) == ("score", 1)


def online(discs: int, **board: int) -> Desk:
    """Seat 0, with so many discs that it can still use, completes barrow 1 online."""
    table = scoring(rules="online").supply(0, discs)
    return nearly(table, 0, 1).board(0, **board).act(0, "load 1 donkey disc")


def test_ruling_6_online_the_disc_is_placed_in_the_end_of_the_round() -> None:
    table = online(4, hat=2)
    assert (table.kind(0), table.player(0)["due"]) == ("score", 1)
    table.act(0, "end kept").act(1, "end kept")
    assert (table.view()["step"], table.kind(0), table.view()["phase"]) == ("market", "market", "end")
    assert table.view()["tops"][0] == [0], "who was first is known by then"
    assert table.discs(0) == {"commodity": 1}, "unused discs have left the board"
    table.act(0, "market helpers")
    assert (table.player(0)["supply"], table.view()["phase"]) == (2, "dice")


def test_ruling_6_online_it_may_be_declined() -> None:
    assert online(4).end_scoring().act(0, "waive").player(0)["esporles"] == []


def test_ruling_33_online_the_disc_of_a_kept_commodity_is_one_of_the_two() -> None:
    """Three discs that can be used: the barrow's commodity lies on one of them."""
    table = online(3).end_scoring()
    assert (table.kind(0), table.discs(0), table.player(0)["supply"]) == ("market", {"commodity": 1}, 2)
    returned = online(2).act(0, "end returned").act(1, "end kept")
    assert (returned.kind(0) == "market", returned.player(0)["supply"]) == (False, 2), (
        "given back it is one of two as well"
    )


@pytest.mark.parametrize(("discs", "placed"), [(2, False), (3, True)])
def test_ruling_6_online_no_disc_is_spent_by_whoever_has_two_or_fewer(discs: int, placed: bool) -> None:
    table = online(discs).end_scoring()
    assert (table.kind(0) == "market") == placed
    assert bool(table.events("decline")) != placed


def test_ruling_6_online_two_barrows_two_discs_but_the_second_only_if_enough_are_left() -> None:
    table = nearly(nearly(scoring(rules="online").supply(0, 3), 0, 1), 0, 2)
    table.act(0, "load 1 donkey disc", "load 2 donkey disc").end_scoring()
    assert table.kind(0) == "market"
    table.act(0, "market discs")
    assert (table.kind(0), len(table.events("decline"))) == ("take" if table.view()["start"] == 0 else "", 1)


def test_printed_the_last_disc_may_go_to_esporles() -> None:
    table = nearly(scoring().supply(0, 2), 0, 1).act(0, "load 1 donkey disc", "market discs")
    assert (table.player(0)["supply"], table.discs(0)) == (0, {"commodity": 1})


def test_ruling_20_online_discs_are_placed_in_the_order_of_the_siesta_track() -> None:
    table = nearly(nearly(scoring(rules="online").siesta(1, 1), 0, 1), 1, 1)
    table.act(0, "load 1 donkey disc", "end kept").act(1, "load 1 donkey disc", "end kept")
    assert table.view()["actors"] == [1]
    assert table.act(1, "market discs").view()["actors"] == [0]
