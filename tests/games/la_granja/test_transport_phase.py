"""Transport phase (rules 8.0; rulings 5 to 9)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, DieOf, Series, Step
from tests.games.la_granja.scenario import Scenario, set_up_deliveries

pytestmark = pytest.mark.clause


def choose_donkeys(table: Scenario, *choices: int) -> Scenario:
    """Let all seats choose a donkey."""
    table.set_step(Step.LAST_DIE, int(table.record["seats"]) - 1, Decision.DIE, 4, 0, DieOf.LAST)
    table.act(int(table.record["seats"]) - 1, "gain silver")
    for seat, choice in enumerate(choices):
        table.act(seat, f"donkey {choice}")
    return continue_on_track(table)


def continue_on_track(table: Scenario) -> Scenario:
    """Let every seat that is asked before its steps on the track continue."""
    while len(actors := table.view()["actors"]) == 1 and table.kind(actors[0]) == "siesta":
        table.act(actors[0], "done")
    return table


@pytest.mark.parametrize(("number", "donkeys_left"), [(3, [3]), (4, [1, 2, 3, 4])])
def test_8_1_view_before_round_4_shows_all_donkeys_returned(number: int, donkeys_left: list[int]) -> None:
    table = Scenario(2).round(number)
    table.record["farms"][0]["donkeys"] = 0b1011
    table.set_step(Step.PLAY, 0, Decision.PLAY, 1)
    assert table.player(0)["donkeys"]["left"] == donkeys_left


def test_8_1_donkey_chosen_in_round_4_is_used() -> None:
    table = Scenario(2).round(4)
    table.record["farms"][0]["donkeys"] = 0b1011
    choose_donkeys(table, 2, 3)
    assert table.player(0)["donkeys"]["left"] == [1, 3, 4]


def test_8_1_all_seats_choose_at_once_and_secretly() -> None:
    table = choose_donkeys(Scenario(3).round(2))
    assert table.view()["actors"] == [0, 1, 2]
    table.act(2, "donkey 3")
    assert table.view()["actors"] == [0, 1]
    assert table.view(0)["players"][2]["donkeys"]["chosen"] is None
    assert table.view(2)["players"][2]["donkeys"]["chosen"] == 3
    table.act(0, "donkey 1").act(1, "donkey 1")
    assert table.events("donkeys")[0]["by_seat"] == [1, 1, 3]


@pytest.mark.parametrize(("number", "donkey_count"), [(1, 4), (2, 3), (3, 2), (4, 4), (5, 3), (6, 2)])
def test_8_1_used_donkeys_come_back_in_round_4(number: int, donkey_count: int) -> None:
    table = Scenario().round(number)
    table.record["farms"][0]["donkeys"] = (1 << (number - 1 if number < 5 else number - 4)) - 1
    assert len(choose_donkeys(table).legal(0)) == donkey_count


@pytest.mark.parametrize(("donkey", "hats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_8_2_donkey_sets_siesta_steps_and_8_3_deliveries(donkey: int, hats: int) -> None:
    table = choose_donkeys(Scenario().round(2), donkey, 4)
    assert table.player(0)["siesta"]["space"] == hats
    while (actors := table.view()["actors"]) != [0]:
        table.act(actors[0], "done")
    assert table.view()["pending"]["left"] == donkey


def test_ruling_8_later_arrivals_lie_on_top_and_are_earlier() -> None:
    table = choose_donkeys(Scenario(3).round(2), 2, 2, 4)
    assert table.view()["siesta"]["discs"][2] == [0, 1]
    assert table.view()["order"] == [1, 0, 2]
    assert table.view()["actors"] == [1]


def test_ruling_8_last_space_is_never_passed() -> None:
    table = Scenario().round(2)
    table.record["farms"][0]["siesta"] = 8
    assert choose_donkeys(table, 1, 4).player(0)["siesta"]["space"] == 9


def test_8_2_wainwright_gives_a_step_and_a_delivery() -> None:
    table = choose_donkeys(Scenario().round(2).craft(0, "wainwright"), 2, 4)
    assert table.legal(0) == ["advance", "done"]
    declined = Scenario().round(2).craft(0, "wainwright")
    continue_on_track(choose_donkeys(declined, 2, 4).act(0, "done"))
    assert declined.player(0)["siesta"]["space"] == 2
    assert continue_on_track(table.act(0, "advance")).player(0)["siesta"]["space"] == 3
    assert table.view()["pending"]["left"] == 3
    always = choose_donkeys(Scenario(triggered_helpers="always").round(2).craft(0, "wainwright"), 2, 4)
    assert always.player(0)["siesta"]["space"] == 3


def test_8_3_1_first_completed_wainwright_scores_and_delivers() -> None:
    table = set_up_deliveries().row(0, "wainwright", food=1, wine=1).give(0, meat=1, point=1)
    table.record["block"][2] = 1
    table.record["farms"][0]["siesta"] = 4
    table.act(0, "deliver meat to wainwright")
    sources = table.player(0)["sources"]
    assert (sources["first"], sources["opened"], sources["building"], sources.get("craft")) == (1, 1, 2, None)
    assert table.view()["pending"] == {
        "seat": 0,
        "kind": "deliver",
        "left": 1,
        "bought": False,
        "extra": True,
        "helper": False,
    }
    assert table.view()["buildings"][2]["blocked"] is None
    assert [event["building"] for event in table.events("open")] == ["village_store"]
    table.act(0, "done")
    assert (table.player(0)["sources"]["craft"], table.view()["pending"]["left"]) == (2, 4 - 1)


def test_8_3_1_wainwrights_delivery_precedes_its_points() -> None:
    """A step on the track brought by the delivery counts."""
    table = set_up_deliveries().row(0, "wainwright", food=1, wine=1).give(0, meat=1, grain=1).helper(0, "wheelwright")
    table.barrow(0, 66).mark_delivered(0, 0, 0)
    table.record["farms"][0]["siesta"] = 1
    table.act(0, "deliver meat to wainwright", "deliver grain to barrow_1", "market 7")
    assert table.player(0)["sources"].get("craft") is None
    table.act(0, "helper 51")
    assert (table.player(0)["siesta"]["space"], table.player(0)["sources"]["craft"]) == (2, 1)
    assert table.view()["pending"]["left"] == 4 - 1


@pytest.mark.parametrize("edition", ["original", "online", "deluxe"])
def test_8_3_1_wainwrights_delivery_is_no_extra_delivery(edition: str) -> None:
    table = Scenario(edition=edition).round(2).row(0, "wainwright", food=1, wine=1).give(0, meat=1, pig=2, silver=1)
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    table.act(0, *([] if edition == "online" else ["extra 1"]), "deliver meat to wainwright", "deliver pig to butcher")
    assert table.stock(0, "silver") == 0
    assert not table.may(0, "deliver")


def test_8_3_1_one_marker_stays_and_the_others_return() -> None:
    table = set_up_deliveries().row(0, "butcher", pig=2).give(0, pig=1)
    used = table.player(0)["markers"]["used"]
    table.act(0, "deliver pig to butcher")
    assert table.player(0)["markers"]["used"] == used - 2
    assert table.view()["buildings"][5]["completed"] == [0]
    assert not table.give(0, pig=2).may(0, "deliver pig to butcher")


def test_8_3_1_second_completion_gets_no_first_bonus() -> None:
    table = set_up_deliveries().row(0, "butcher", pig=2).give(0, pig=1, point=0)
    table.record["first"][5] = 0
    table.record["block"][1] = 2
    table.act(0, "deliver pig to butcher")
    assert table.player(0)["sources"]["building"] == 2
    assert "first" not in table.player(0)["sources"]
    assert table.view()["buildings"][1]["blocked"] == 2


def test_ruling_6_first_delivery_assigns_a_row_for_the_game() -> None:
    table = set_up_deliveries().give(0, grape=1, olive=1).act(0, "deliver grape to greengrocer", "done")
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 1, Series.NOT_BEGUN).give(1, grain=1).act(
        1, "deliver grain to greengrocer"
    )
    rows = table.view()["buildings"][4]["rows"]
    assert [(row["seat"], row["row"], row["delivered"]) for row in rows] == [(0, 1, {"grape": 1}), (1, 2, {"grain": 1})]
    table.round(3).set_step(Step.DELIVERIES, 0, Decision.DELIVER, 1, Series.NOT_BEGUN).act(
        0, "deliver olive to greengrocer"
    )
    building_row = table.view()["buildings"][4]["rows"][0]
    assert (building_row["seat"], building_row["row"], building_row["delivered"]) == (0, 1, {"grape": 1, "olive": 1})


CRAFTS = [
    ("merchant_house", {"silver": 5}, "silver", lambda table: table.stock(0, "silver") == 3),
    ("deli", {"commodity": 2}, "commodity", lambda table: table.stock(0, "commodity") == 1),
    (
        "village_store",
        {"olive": 1, "grain": 1, "grape": 1, "pig": 1},
        "silver",
        lambda d: d.stock(0, "point") == 2 + 1 + 2,
    ),
    ("butcher", {"pig": 2}, "pig", lambda table: table.stock(0, "point") == 2 + 1 + 1),
    ("greengrocer", {"olive": 2, "grain": 2, "grape": 1}, "grape", lambda table: table.kind(0) == "choice"),
]


@pytest.mark.parametrize(("building", "row", "last", "right"), CRAFTS, ids=[craft[0] for craft in CRAFTS])
def test_8_3_1_completed_craft_takes_effect_at_once(
    building: str, row: dict[str, int], last: str, right: object
) -> None:
    table = (
        set_up_deliveries()
        .barrow(0, 60)
        .row(0, building, **row)
        .give(0, silver=0, commodity=0, point=0)
        .give(0, **{last: 1})
    )
    table.act(0, f"deliver {last} to {building}")
    assert callable(right)
    assert right(table)


def test_ruling_7_village_store_counts_from_the_next_round() -> None:
    fresh = set_up_deliveries().craft(0, "village_store", fresh=True).row(0, "butcher", pig=2).give(0, pig=1, point=0)
    assert "craft" not in fresh.act(0, "deliver pig to butcher").player(0)["sources"]
    turned = set_up_deliveries().craft(0, "village_store").row(0, "butcher", pig=2).give(0, pig=1, point=0)
    assert turned.act(0, "deliver pig to butcher").player(0)["sources"]["craft"] == 2


def test_8_3_2_blocked_buildings_take_nothing_and_open_in_order() -> None:
    table = set_up_deliveries().row(0, "butcher", pig=2).give(0, pig=1, food=1, commodity=1)
    table.record["block"][1], table.record["block"][3] = 2, 1
    assert not table.may(0, "deliver food to wainwright")
    table.act(0, "deliver pig to butcher")
    assert table.may(0, "deliver commodity to deli")
    assert not table.may(0, "deliver food to wainwright")


def test_8_3_3_barrow_gives_points_a_commodity_and_a_marker() -> None:
    table = set_up_deliveries().barrow(0, 66).give(0, grain=2, point=0, commodity=0)
    table.act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")
    assert (table.stock(0, "point"), table.stock(0, "commodity")) == (2, 1)
    assert 66 in table.view()["discard"]
    assert list(table.legal(0)) == ["market 7", "market 10"]


def test_8_3_3_barrow_of_4_removes_only_lower_neighbours() -> None:
    table = set_up_deliveries().barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1, point=0).market(s5=1, s1=1)
    table.act(0, "deliver food to barrow_1", "market 4")
    owners = {space["space"]: space["owner"] for space in table.view()["market"]["spaces"]}
    assert (owners[4], owners[5], owners[1]) == (0, None, 1)
    assert table.player(0)["sources"]["removed"] == 1


def test_ruling_5_own_markers_are_never_removed() -> None:
    table = set_up_deliveries().barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1).market(s5=0)
    table.act(0, "deliver food to barrow_1", "market 4")
    assert table.view()["market"]["spaces"][4]["owner"] == 0


def test_ruling_5_opponents_marker_is_replaced_on_a_full_market() -> None:
    table = set_up_deliveries().barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1, point=0).market(s7=1, s10=0)
    table.act(0, "deliver grain to barrow_1")
    assert table.view()["market"]["spaces"][6]["owner"] == 0
    assert table.player(0)["sources"]["removed"] == 1


def test_ruling_17_market_guard_is_not_offered_on_a_full_market() -> None:
    table = set_up_deliveries().helper(1, "market_guard").give(1, silver=3, commodity=0)
    table.barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1, point=0).market(s7=1, s10=0)
    table.act(0, "deliver grain to barrow_1")
    assert (table.view()["actors"], table.stock(1, "silver")) == ([0], 3)
    assert table.view()["market"]["spaces"][6]["owner"] == 0


def test_ruling_5_no_marker_is_placed_if_all_spaces_are_own() -> None:
    table = set_up_deliveries().barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1).market(s7=0, s10=0)
    table.act(0, "deliver grain to barrow_1")
    assert not table.events("marker")
    assert table.kind(0) == "deliver"


def set_up_extra_deliveries(**options: str) -> Scenario:
    """Return a table on which seat 0 has its extra deliveries."""
    table = Scenario(2, **options).round(2).extension(0, 1).give(0, silver=2, pig=3)
    return table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")


def test_8_4_extra_deliveries_are_bought_at_once() -> None:
    table = set_up_extra_deliveries()
    assert [text for text in table.legal(0) if text.startswith("extra")] == ["extra 1", "extra 2"]
    assert not table.may(0, "deliver")
    table.act(0, "extra 2")
    assert table.stock(0, "silver") == 0
    table.act(0, "deliver pig to butcher", "deliver pig to butcher")
    assert not table.may(0, "deliver")


@pytest.mark.parametrize(("edition", "most"), [("original", 3), ("deluxe", 3), ("online", 2)])
def test_8_4_delivery_symbols_count_when_used(edition: str, most: int) -> None:
    table = set_up_extra_deliveries(edition=edition).hand(0, 5).give(0, commodity=1, wine=1, silver=4)
    table.act(0, "trade card", "play 5 extension", "pay pig", "pay wine")
    pending = table.view()["pending"]
    assert pending.get("most", pending.get("left")) == most
    assert table.may(0, "extra 3") is (edition != "online")


def test_8_4_extra_deliveries_are_paid_one_by_one_online() -> None:
    table = set_up_extra_deliveries(edition="online").act(0, "deliver pig to butcher")
    assert table.stock(0, "silver") == 1
    assert table.view()["pending"] == {"seat": 0, "kind": "extras", "left": 1, "price": 1}


def test_8_4_online_number_of_deliveries_is_fixed_at_start_of_step() -> None:
    table = set_up_extra_deliveries(edition="online").hand(0, 5).give(0, commodity=1, wine=1)
    table.act(0, "trade card", "play 5 extension", "pay pig", "pay wine")
    assert table.view()["pending"]["left"] == 2


def test_8_4_silver_for_the_price_cannot_be_delivered() -> None:
    table = set_up_extra_deliveries(edition="online").give(0, silver=1, pig=0)
    assert not table.may(0, "deliver silver")
