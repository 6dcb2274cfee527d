"""End of a round (rules III; experienced game; rulings 7 and 13)."""

from __future__ import annotations

import pytest

from tests.games.no_siesta.scenario import Scenario, set_up_scoring

pytestmark = pytest.mark.clause
EACH_RULE_SET = pytest.mark.parametrize("rules", ["printed", "online"])


def fill_fields(table: Scenario, *seats: int) -> Scenario:
    """Give each of these seats a full helper field."""
    for seat in seats:
        table.cross_field(seat, 2, "olive", "donkey")
    return table


@EACH_RULE_SET
def test_boards_are_cleared_except_one_commodity(rules: str) -> None:
    table = set_up_scoring(rules=rules).board(0, pig=1, hat=1, commodity=2).board(1, silver=4).end_scoring()
    assert (table.discs(0), table.discs(1)) == ({"commodity": 1}, {})
    assert [table.player(seat)["supply"] for seat in (0, 1)] == [3, 4]
    assert table.view()["phase"] == "dice"


def test_discs_stay_until_end_of_round_or_online_end_of_phase() -> None:
    printed = set_up_scoring().board(0, pig=1).act(0, "end kept")
    online = set_up_scoring(rules="online").board(0, pig=1).act(0, "end kept")
    assert (printed.discs(0), online.discs(0)) == ({"pig": 1}, {})
    assert online.events("lose") == [{"type": "lose", "seat": 0, "good": "pig", "count": 1}]


def test_next_seat_clockwise_starts_and_rolls_all_dice() -> None:
    table = set_up_scoring(3)
    for start in (1, 2, 0):
        table.play_to_next_round()
        view = table.view()
        assert (view["start"], view["actors"], len(view["dice"])) == (start, [start], 7)
    assert table.events("round") == [{"type": "round", "number": 4, "seat": 0}]
    assert [player["dice"] for player in table.view()["players"]] == [[], [], []]


def test_experienced_hiring_order_follows_the_siesta_track() -> None:
    table = fill_fields(Scenario(4, game="experienced").siesta(2, 3).siesta(3, 1), 0, 1, 2, 3).scoring().end_scoring()
    order = []
    while table.view()["step"] == "hiring":
        (seat,) = table.view()["actors"]
        order.append(seat)
        table.act(seat, table.legal(seat)[0])
    assert order == [2, 3, 0, 1]


def test_experienced_hiring_ties_go_clockwise_from_start_player() -> None:
    table = fill_fields(Scenario(3, start=1, game="experienced"), 0, 1, 2).scoring(1).end_scoring()
    order = []
    while table.view()["step"] == "hiring":
        (seat,) = table.view()["actors"]
        order.append(seat)
        table.act(seat, "hire roof_choice" if table.may("hire roof_choice", seat) else "hire change_revenue")
    assert order == [1, 2, 0], "the start player is still that of this round"
    assert table.view()["middle"]["roof_choice"] == 0
    assert [table.player(seat)["helpers"] for seat in range(3)] == [
        ["change_revenue"],
        ["roof_choice"],
        ["roof_choice"],
    ]


def test_experienced_two_player_game_has_each_ability_once() -> None:
    table = fill_fields(Scenario(2, game="experienced"), 0, 1).scoring().end_scoring().act(0, "hire trade_hat")
    assert not table.may("hire trade_hat", 1)
    assert table.may("hire any_order", 1)


def test_experienced_seat_cannot_hire_the_same_helper_twice() -> None:
    table = fill_fields(Scenario(3, game="experienced").helper(0, "trade_hat"), 0).scoring().end_scoring()
    assert table.view()["middle"]["trade_hat"] == 1
    assert not table.may("hire trade_hat")


def test_ruling_25_copied_ability_may_still_be_hired() -> None:
    table = Scenario(3, game="experienced").helper(1, "any_order").helper(0, "copy").copy_helper(0, "any_order")
    assert table.cross_field(0, 2, "olive", "donkey").scoring().end_scoring().may("hire any_order")


@EACH_RULE_SET
def test_ruling_27_hiring_is_skipped_without_a_helper_left(rules: str) -> None:
    table = Scenario(2, game="experienced", rules=rules).cross_field(0, 3, "grape", "pig", "silver")
    table.state["helpers"][0] = 0
    table.scoring().end_scoring()
    assert table.events("unhired") == [{"type": "unhired", "seat": 0, "field": 3}]
    assert (table.view()["phase"], table.sources(0)) == ("dice", {})
    assert not table.play_to_next_round().events("unhired"), "the event is reported once"


def test_online_hiring_is_skipped_if_only_useless_copy_is_left() -> None:
    table = Scenario(2, game="experienced", rules="online").cross_field(0, 1, "grain", "pig")
    table.state["helpers"][0] = 0
    table.state["helpers"][0, -1] = 1
    assert table.scoring().end_scoring().events("unhired")


def test_ruling_27_online_skipped_field_is_offered_again_later() -> None:
    """Only `copy` is left; in the next round there is a helper that it could copy."""
    table = Scenario(2, game="experienced", rules="online").cross_field(0, 1, "grain", "pig")
    table.state["helpers"][0] = 0
    table.state["helpers"][0, -1] = 1
    table.scoring().end_scoring()
    assert table.player(0)["hired"][0] is None
    table.play_to_scoring().helper(1, "any_order").end_scoring()
    assert table.legal(0) == ["hire copy"]
    assert table.act(0, "hire copy", "waive").player(0)["hired"][0] == "copy"


def test_ruling_16_seat_hires_for_all_its_full_fields_in_a_row() -> None:
    table = fill_fields(Scenario(2, game="experienced"), 0, 1).cross_field(0, 1, "grain", "pig").scoring().end_scoring()
    assert table.view(0)["pending"] == {"kind": "hire", "seat": 0, "field": 1}
    table.act(0, "hire trade_hat")
    assert table.view(0)["pending"] == {"kind": "hire", "seat": 0, "field": 2}
    assert table.act(0, "hire copy").view()["actors"] == [1]


def test_printed_copy_may_be_hired_without_a_helper_to_copy() -> None:
    table = Scenario(2, game="experienced").cross_field(0, 1, "grain", "pig").scoring().end_scoring()
    assert table.may("hire copy")
    assert not table.act(0, "hire copy").play_to_scoring().may("copy")
