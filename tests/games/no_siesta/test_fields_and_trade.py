"""Helper fields and long-distance trade (rules B, C; ruling 7)."""

from __future__ import annotations

import pytest

from tests.games.no_siesta.scenario import Scenario, set_up_scoring

pytestmark = pytest.mark.clause
FIELDS = [
    (("grain", "pig"), 0),
    (("olive", "donkey"), 0),
    (("grape", "pig", "silver"), 1),
    (("olive", "grain", "hat"), 1),
    (("grain", "grape", "donkey", "silver"), 2),
    (("olive", "grape", "pig", "hat"), 2),
]
GOODS = ("olive", "grain", "grape", "pig", "donkey")


def cross_complete_field(table: Scenario, number: int) -> Scenario:
    """Let seat 0 cross off a complete field with temporary goods, from right to left."""
    goods = FIELDS[number - 1][0]
    table.add_loose(0, **dict.fromkeys(goods, 1))
    return table.act(0, *[f"field {number} {good} loose" for good in reversed(goods)])


@pytest.mark.parametrize("number", range(1, 7))
def test_field_accepts_its_goods_in_any_order_and_scores(number: int) -> None:
    table = cross_complete_field(set_up_scoring(), number)
    assert table.events("field_full") == [{"type": "field_full", "seat": 0, "field": number}]
    assert not table.may(f"field {number}")
    table.end_scoring().act(0, "hire no_donkeys")
    assert table.events("hire") == [{"type": "hire", "seat": 0, "helper": "no_donkeys", "field": number}]
    points = FIELDS[number - 1][1]
    assert table.sources(0) == ({"helpers": points} if points else {})


def test_several_fields_may_be_started_at_once() -> None:
    table = (
        set_up_scoring()
        .add_loose(0, olive=3)
        .act(0, "field 6 olive loose", "field 2 olive loose", "field 4 olive loose")
    )
    assert table.player(0)["helper_fields"] == [[], ["olive"], [], ["olive"], [], ["olive"]]


def test_circle_is_crossed_once() -> None:
    assert not set_up_scoring().add_loose(0, pig=2).act(0, "field 1 pig loose").may("field 1")


def test_full_field_without_a_helper_scores_nothing() -> None:
    assert cross_complete_field(set_up_scoring(), 5).sources(0) == {}


def test_helper_is_hired_at_end_of_round_and_works_from_the_next() -> None:
    table = cross_complete_field(set_up_scoring(), 1)
    assert (table.kind(0), table.player(0)["helpers"]) == ("score", [])
    table.end_scoring()
    assert (table.view()["step"], table.kind(0)) == ("hiring", "hire")
    assert table.legal(0) == [
        f"hire {name}"
        for name in ("roof_choice", "change_revenue", "trade_good", "storage_silver", "no_donkeys", "commodity_hat")
    ]
    table.act(0, "hire change_revenue")
    player = table.player(0)
    assert (player["helpers"], player["hired"][0], player["working"]) == (
        ["change_revenue"],
        "change_revenue",
        ["change_revenue"],
    )
    assert table.view()["phase"] == "dice"


def test_basic_own_set_has_each_helper_once() -> None:
    table = cross_complete_field(
        set_up_scoring().helper(0, "trade_good", "no_donkeys").helper(1, "roof_choice"), 3
    ).end_scoring()
    assert [text.split()[1] for text in table.legal(0)] == [
        "roof_choice", "change_revenue", "storage_silver", "commodity_hat",
    ]  # fmt: skip


def test_ruling_7_player_assigns_tiles_to_several_full_fields() -> None:
    table = cross_complete_field(cross_complete_field(set_up_scoring(), 5), 2).end_scoring()
    assert table.view(0)["pending"] == {"kind": "hire", "seat": 0, "field": 2}
    table.act(0, "hire no_donkeys")
    assert table.view(0)["pending"] == {"kind": "hire", "seat": 0, "field": 5}
    table.act(0, "hire roof_choice")
    assert table.player(0)["hired"] == [None, "no_donkeys", None, None, "roof_choice", None]
    assert table.sources(0) == {"helpers": 2}


def test_ruling_7_abilities_begin_with_the_next_round() -> None:
    """A newly hired helper does not work in any phase of this round."""
    table = cross_complete_field(set_up_scoring(), 1).end_scoring()
    assert table.player(0)["working"] == []


@pytest.mark.parametrize("good", GOODS)
def test_trade_needs_three_of_a_good_at_once(good: str) -> None:
    table = set_up_scoring().board(0, **{good: 2})
    assert not table.may(f"trade {good}")
    table.board(0, **{good: 3}).act(0, f"trade {good} 3-disc")
    assert (table.player(0)["trade"], table.sources(0)) == ([good], {"trade": 2})
    assert table.discs(0) == {"commodity": 1}
    assert table.events("trade", "commodity") == [
        {"type": "trade", "seat": 0, "good": good, "paid": {"disc": 3}},
        {"type": "commodity", "seat": 0, "where": "disc"},
    ]


def test_scoring_phase_has_one_trade_in_any_order() -> None:
    table = set_up_scoring().supply(0, 7).board(0, donkey=3, olive=3).act(0, "trade donkey 3-disc")
    assert not table.may("trade")
    table.play_to_next_round().play_to_scoring().board(0, olive=3)
    assert table.may("trade olive 3-disc")
    assert not table.board(0, olive=0, donkey=3).may("trade"), "each field is crossed off once"


def test_trade_may_be_paid_from_all_sources() -> None:
    table = set_up_scoring().board(0, pig=1, commodity=1).add_loose(0, pig=1)
    assert [text for text in table.legal(0) if text.startswith("trade")] == ["trade pig 1-loose+1-disc+1-commodity"]


def test_all_payments_of_a_trade_are_offered() -> None:
    table = set_up_scoring().supply(0, 7).board(0, grape=3, commodity=3).add_loose(0, grape=3)
    ways = {text.split()[2] for text in table.legal(0) if text.startswith("trade grape")}
    expected = {
        "+".join(f"{count}-{name}" for count, name in ((a, "loose"), (b, "disc"), (3 - a - b, "commodity")) if count)
        for a in range(4)
        for b in range(4 - a)
    }
    assert ways == expected
    others = {text for text in table.legal(0) if text.startswith("trade") and "grape" not in text}
    assert others == {f"trade {good} 3-commodity" for good in GOODS if good != "grape"}


def test_trade_goods_are_not_collected_over_rounds() -> None:
    table = set_up_scoring().board(0, grape=2)
    assert not table.may("trade grape")
    assert table.play_to_next_round().discs(0) == {}
