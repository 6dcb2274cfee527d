"""Transport phase (rules 8.0; rulings 5 to 9)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model import BUILDINGS, Decision, DieOf, Series, Step, TableRule
from tests.games.la_granja.desk import FACTS, Desk, delivering

pytestmark = pytest.mark.clause


def donkeys(desk: Desk, *choices: int) -> Desk:
    """All seats choose."""
    desk.at(Step.LAST_DIE, int(desk.record["seats"]) - 1, Decision.DIE, 4, 0, DieOf.LAST)
    desk.act(int(desk.record["seats"]) - 1, "gain silver")
    for seat, choice in enumerate(choices):
        desk.act(seat, f"donkey {choice}")
    return on_the_track(desk)


def on_the_track(desk: Desk) -> Desk:
    """All who are asked before their steps have nothing else to do."""
    while (seat := desk.view()["on_turn"]) is not None and desk.kind(seat) == "siesta":
        desk.act(seat, "done")
    return desk


def test_8_1_all_choose_at_once_and_secretly() -> None:
    desk = donkeys(Desk(3).round(2))
    assert desk.view()["actors"] == [0, 1, 2]
    desk.act(2, "donkey 3")
    assert desk.view()["actors"] == [0, 1]
    assert desk.view(0)["players"][2]["donkeys"]["chosen"] is None
    assert desk.view(2)["players"][2]["donkeys"]["chosen"] == 3
    desk.act(0, "donkey 1").act(1, "donkey 1")
    assert desk.events("donkeys")[0]["by_seat"] == [1, 1, 3]


@pytest.mark.parametrize(("number", "left"), [(1, 4), (2, 3), (3, 2), (4, 4), (5, 3), (6, 2)])
def test_8_1_used_donkeys_come_back_in_round_4(number: int, left: int) -> None:
    desk = Desk().round(number)
    desk.record["farms"][0]["donkeys"] = (1 << (number - 1 if number < 5 else number - 4)) - 1
    assert len(donkeys(desk).legal(0)) == left


@pytest.mark.parametrize(("donkey", "hats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_8_2_hats_and_8_3_donkeys(donkey: int, hats: int) -> None:
    desk = donkeys(Desk().round(2), donkey, 4)
    assert desk.player(0)["siesta"]["space"] == hats
    while desk.view()["on_turn"] != 0:
        desk.act(desk.view()["on_turn"], "done")
    assert desk.view()["pending"]["left"] == donkey


def test_8_2_later_arrivals_lie_on_top_and_are_earlier() -> None:
    desk = donkeys(Desk(3).round(2), 2, 2, 4)
    assert desk.view()["siesta"]["discs"][2] == [0, 1]
    assert desk.view()["order"] == [1, 0, 2]
    assert desk.view()["on_turn"] == 1


def test_8_2_the_last_space_is_never_passed() -> None:
    desk = Desk().round(2)
    desk.record["farms"][0]["siesta"] = 8
    assert donkeys(desk, 1, 4).player(0)["siesta"]["space"] == 9


def test_8_2_the_wainwright_steps_and_delivers_once_more() -> None:
    desk = donkeys(Desk().round(2).craft(0, "wainwright"), 2, 4)
    assert desk.legal(0) == ["advance", "done"]
    declined = Desk().round(2).craft(0, "wainwright")
    on_the_track(donkeys(declined, 2, 4).act(0, "done"))
    assert declined.player(0)["siesta"]["space"] == 2
    assert on_the_track(desk.act(0, "advance")).player(0)["siesta"]["space"] == 3
    assert desk.view()["pending"]["left"] == 3
    always = donkeys(Desk(triggered_helpers="always").round(2).craft(0, "wainwright"), 2, 4)
    assert always.player(0)["siesta"]["space"] == 3


def test_8_3_1_the_wainwright_completed_first_of_all_in_round_2() -> None:
    desk = delivering().row(0, "wainwright", food=1, wine=1).give(0, meat=1, point=1)
    desk.record["block"][2] = 1
    desk.record["farms"][0]["siesta"] = 4
    desk.act(0, "deliver meat to wainwright")
    sources = desk.player(0)["sources"]
    assert (sources["first"], sources["opened"], sources["building"], sources.get("craft")) == (1, 1, 2, None)
    assert desk.view()["pending"] == {"seat": 0, "kind": "deliver", "left": 1, "bought": False, "extra": True}
    assert desk.view()["buildings"][2]["blocked"] is None
    assert [event["building"] for event in desk.events("open")] == ["village_store"]
    desk.act(0, "done")
    assert (desk.player(0)["sources"]["craft"], desk.view()["pending"]["left"]) == (2, 4 - 1)


def test_8_3_1_the_wainwrights_delivery_comes_before_its_points() -> None:
    """A step that the delivery brings counts."""
    desk = delivering().row(0, "wainwright", food=1, wine=1).give(0, meat=1, grain=1).helper(0, "wheelwright")
    desk.barrow(0, 66).delivered(0, 0, 0)
    desk.record["farms"][0]["siesta"] = 1
    desk.act(0, "deliver meat to wainwright", "deliver grain to barrow_1", "market 7")
    assert desk.player(0)["sources"].get("craft") is None
    desk.act(0, "helper 51")
    assert (desk.player(0)["siesta"]["space"], desk.player(0)["sources"]["craft"]) == (2, 1)
    assert desk.view()["pending"]["left"] == 4 - 1


@pytest.mark.parametrize("edition", ["original", "online", "deluxe"])
def test_8_3_1_the_wainwrights_delivery_is_no_extra_one(edition: str) -> None:
    desk = Desk(edition=edition).round(2).row(0, "wainwright", food=1, wine=1).give(0, meat=1, pig=2, silver=1)
    desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    desk.act(0, *([] if edition == "online" else ["extra 1"]), "deliver meat to wainwright", "deliver pig to butcher")
    assert desk.stock(0, "silver") == 0
    assert not desk.may(0, "deliver")


def test_8_3_1_one_marker_stays_and_the_others_return() -> None:
    desk = delivering().row(0, "butcher", pig=2).give(0, pig=1)
    used = desk.player(0)["markers"]["used"]
    desk.act(0, "deliver pig to butcher")
    assert desk.player(0)["markers"]["used"] == used - 2
    assert desk.view()["buildings"][5]["completed"] == [0]
    assert not desk.give(0, pig=2).may(0, "deliver pig to butcher")


def test_8_3_1_the_second_there_gets_no_extra_point_and_opens_nothing() -> None:
    desk = delivering().row(0, "butcher", pig=2).give(0, pig=1, point=0)
    desk.record["first"][5] = 0
    desk.record["block"][1] = 2
    desk.act(0, "deliver pig to butcher")
    assert desk.player(0)["sources"]["building"] == 2
    assert "first" not in desk.player(0)["sources"]
    assert desk.view()["buildings"][1]["blocked"] == 2


def test_8_3_1_any_order_over_many_rounds_and_rows_of_their_own() -> None:
    desk = delivering().give(0, grape=1, olive=1).act(0, "deliver grape to greengrocer", "done")
    desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 1, Series.NOT_BEGUN).give(1, grain=1).act(
        1, "deliver grain to greengrocer"
    )
    rows = desk.view()["buildings"][4]["rows"]
    assert [(row["seat"], row["row"], row["delivered"]) for row in rows] == [(0, 1, {"grape": 1}), (1, 2, {"grain": 1})]


CRAFTS = [
    ("merchant_house", {"silver": 5}, "silver", lambda desk: desk.stock(0, "silver") == 3),
    ("deli", {"commodity": 2}, "commodity", lambda desk: desk.stock(0, "commodity") == 1),
    (
        "village_store",
        {"olive": 1, "grain": 1, "grape": 1, "pig": 1},
        "silver",
        lambda d: d.stock(0, "point") == 2 + 1 + 2,
    ),
    ("butcher", {"pig": 2}, "pig", lambda desk: desk.stock(0, "point") == 2 + 1 + 1),
    ("greengrocer", {"olive": 2, "grain": 2, "grape": 1}, "grape", lambda desk: desk.kind(0) == "choice"),
]


@pytest.mark.parametrize(("building", "row", "last", "right"), CRAFTS, ids=[craft[0] for craft in CRAFTS])
def test_8_3_1_crafts_at_once(building: str, row: dict[str, int], last: str, right: object) -> None:
    desk = (
        delivering().barrow(0, 60).row(0, building, **row).give(0, silver=0, commodity=0, point=0).give(0, **{last: 1})
    )
    desk.act(0, f"deliver {last} to {building}")
    assert callable(right)
    assert right(desk)


def test_8_3_1_the_village_store_counts_from_the_next_round() -> None:
    fresh = delivering().craft(0, "village_store", fresh=True).row(0, "butcher", pig=2).give(0, pig=1, point=0)
    assert "craft" not in fresh.act(0, "deliver pig to butcher").player(0)["sources"]
    turned = delivering().craft(0, "village_store").row(0, "butcher", pig=2).give(0, pig=1, point=0)
    assert turned.act(0, "deliver pig to butcher").player(0)["sources"]["craft"] == 2


def test_8_3_2_blocked_buildings_take_nothing_and_open_in_order() -> None:
    desk = delivering().row(0, "butcher", pig=2).give(0, pig=1, food=1, commodity=1)
    desk.record["block"][1], desk.record["block"][3] = 2, 1
    assert not desk.may(0, "deliver food to wainwright")
    desk.act(0, "deliver pig to butcher")
    assert desk.may(0, "deliver commodity to deli")
    assert not desk.may(0, "deliver food to wainwright")


def test_8_3_3_a_barrow_gives_points_a_commodity_and_a_marker() -> None:
    desk = delivering().barrow(0, 66).give(0, grain=2, point=0, commodity=0)
    desk.act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")
    assert (desk.stock(0, "point"), desk.stock(0, "commodity")) == (2, 1)
    assert 66 in desk.view()["discard"]
    assert list(desk.legal(0)) == ["market 7", "market 10"]


def test_8_3_3_the_4_barrow_takes_the_3_and_spares_the_5() -> None:
    desk = delivering().barrow(0, 6).delivered(0, 0, 0, 1).give(0, food=1, point=0).market(s5=1, s1=1)
    desk.act(0, "deliver food to barrow_1", "market 4")
    owners = {space["space"]: space["owner"] for space in desk.view()["market"]["spaces"]}
    assert (owners[4], owners[5], owners[1]) == (0, None, 1)
    assert desk.player(0)["sources"]["removed"] == 1


def test_ruling_5_own_markers_are_never_removed() -> None:
    desk = delivering().barrow(0, 6).delivered(0, 0, 0, 1).give(0, food=1).market(s5=0)
    desk.act(0, "deliver food to barrow_1", "market 4")
    assert desk.view()["market"]["spaces"][4]["owner"] == 0


def test_ruling_5_on_a_full_market_an_opponents_marker_is_replaced_for_a_point() -> None:
    desk = delivering().barrow(0, 66).delivered(0, 0, 0).give(0, grain=1, point=0).market(s7=1, s10=0)
    desk.act(0, "deliver grain to barrow_1")
    assert desk.view()["market"]["spaces"][6]["owner"] == 0
    assert desk.player(0)["sources"]["removed"] == 1


def test_ruling_5_with_all_spaces_ones_own_no_marker_is_placed() -> None:
    desk = delivering().barrow(0, 66).delivered(0, 0, 0).give(0, grain=1).market(s7=0, s10=0)
    desk.act(0, "deliver grain to barrow_1")
    assert not desk.events("marker")
    assert desk.kind(0) == "deliver"


def extras(**options: str) -> Desk:
    """Seat 0 is at its extra deliveries."""
    desk = Desk(2, **options).round(2).extension(0, 1).give(0, silver=2, pig=3)
    return desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")


def test_8_4_all_bought_at_once_then_carried_out() -> None:
    desk = extras()
    assert [text for text in desk.legal(0) if text.startswith("extra")] == ["extra 1", "extra 2"]
    assert not desk.may(0, "deliver")
    desk.act(0, "extra 2")
    assert desk.stock(0, "silver") == 0
    desk.act(0, "deliver pig to butcher", "deliver pig to butcher")
    assert not desk.may(0, "deliver")


@pytest.mark.parametrize(("edition", "most"), [("original", 3), ("deluxe", 3), ("online", 2)])
def test_8_4_the_symbols_count_that_are_there_when_they_are_used(edition: str, most: int) -> None:
    desk = extras(edition=edition).hand(0, 5).give(0, commodity=1, wine=1, silver=4)
    desk.act(0, "trade card", "play 5 extension", "pay pig", "pay wine")
    pending = desk.view()["pending"]
    assert pending.get("most", pending.get("left")) == most
    assert desk.may(0, "extra 3") is (edition != "online")


def test_8_4_one_by_one_in_the_online_rules() -> None:
    desk = extras(edition="online").act(0, "deliver pig to butcher")
    assert desk.stock(0, "silver") == 1
    assert desk.view()["pending"] == {"seat": 0, "kind": "extras", "left": 1, "price": 1}


def test_8_4_one_by_one_the_number_is_fixed_when_the_step_begins() -> None:
    desk = extras(edition="online").hand(0, 5).give(0, commodity=1, wine=1)
    desk.act(0, "trade card", "play 5 extension", "pay pig", "pay wine")
    assert desk.view()["pending"]["left"] == 2


def test_8_4_silver_may_be_kept_back_for_the_delivery_itself() -> None:
    desk = extras(edition="online").give(0, silver=1, pig=0)
    assert not desk.may(0, "deliver silver")


def test_ruling_9_with_25_markers_one_is_freed() -> None:
    desk = delivering().give(0, olive=24, commodity=0).give(0, grape=1, silver=9)
    assert desk.player(0)["markers"] == {"used": 25, "limit": 25}
    desk.act(0, "buy grain")
    assert desk.kind(0) == "free"
    assert desk.legal(0) == ["free olive", "free grape"]
    desk.act(0, "free olive")
    assert (desk.kind(0), desk.player(0)["markers"]["used"]) == ("deliver", 25)
    free = delivering(edition="online").give(0, olive=25, silver=9).act(0, "buy grain")
    assert free.kind(0) == "deliver"


EVERYWHERE = {
    "free olive": "den",
    "free commodity": "commodity",
    "free field_olive": "field",
    "free barrow_1:grain": "barrow",
    "free wainwright:wine": "row",
    "free butcher:completed": "completed",
    "free market:1": "market",
}


def everywhere() -> Desk:
    """All 25 markers in use, one of them at every kind of place, and one too many just bought."""
    desk = delivering().field(0, 11).barrow(0, 66).delivered(0, 0, grain_on(66)).row(0, "wainwright", wine=1)
    desk.record["farms"][0]["completed"] = 1 << BUILDINGS.index("butcher")
    desk.craft(0, "butcher").market(s1=0).give(0, olive=19, commodity=1, field_olive=1, silver=9)
    assert desk.player(0)["markers"] == {"used": 25, "limit": 25}
    return desk.act(0, "buy olive")


def reminders(**options: str) -> Desk:
    """All 25 markers in use, among them those of a used helper and of a closed trade."""
    desk = (
        delivering(2, 4, **options).helper(0, "innkeeper", "traveling_salesman").give(0, food=2, commodity=2, silver=9)
    )
    desk.act(0, "helper 24", "trade silver", "helper 9")
    limit = desk.player(0)["markers"]["limit"]
    desk.give(0, olive=limit - desk.player(0)["markers"]["used"] + desk.stock(0, "olive"))
    farm = desk.record["farms"][0]
    farm["markers"] = desk.state["farms"]["markers"][0, 0] = limit
    farm["stock"][0] = limit - 4 if desk.record["rules"][TableRule.HELPER_MARKERS] == 1 else limit - 3
    return desk


def test_ruling_9_the_markers_of_used_helpers_and_closed_trades_may_be_freed() -> None:
    desk = reminders().act(0, "buy grain")
    assert desk.legal(0) == ["free olive", "free food", "free commodity", "free helper:1", "free trade:silver"]
    desk.act(0, "free helper:1")
    assert desk.events("free") == [{"type": "free", "seat": 0, "where": "helper", "place": 1}]
    assert desk.player(0)["markers"]["used"] == 25
    assert desk.player(0)["cards"]["helper"][0]["used"]
    desk.act(0, "buy grain")
    assert "free helper:1" not in desk.legal(0)
    desk.act(0, "free trade:silver")
    assert desk.events("free") == [{"type": "free", "seat": 0, "where": "trade", "for": "silver"}]
    assert (desk.player(0)["markers"]["used"], desk.player(0)["trades_closed"]) == (25, ["silver"])
    assert not desk.may(0, "trade silver")
    assert not desk.may(0, "helper 24")


def test_ruling_9_a_freed_helper_is_fresh_in_the_next_round() -> None:
    desk = reminders().act(0, "buy grain", "free helper:1")
    desk.at(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES).act(1, "done")
    assert not desk.player(0)["cards"]["helper"][0]["used"]
    assert desk.player(0)["markers"]["used"] == 25


def test_ruling_9_exhaustion_tokens_are_no_player_markers() -> None:
    desk = reminders(helper_markers="tokens").act(0, "buy grain")
    assert desk.legal(0) == ["free olive", "free food", "free commodity", "free trade:silver"]


def test_ruling_9_room_is_made_before_a_marker_stands_on_the_market() -> None:
    desk = delivering().roof(0, "market_marker").give(0, olive=25, commodity=0).act(0, "use 1", "market 1")
    assert desk.legal(0) == ["free olive"]


def test_ruling_9_room_is_made_before_goods_grow() -> None:
    desk = (
        Desk().round(2).field(0, 12, 6).give(0, olive=24, commodity=0).at(Step.GROWTH, 0, Decision.GROW).act(0, "done")
    )
    assert desk.legal(0) == ["free olive"]


def grain_on(card: int) -> int:
    """The first symbol of grain on a market barrow."""
    return int(FACTS[card]["barrow"]["goods"].index("grain"))


def test_ruling_9_any_marker_on_farm_or_board_may_be_freed() -> None:
    assert set(everywhere().legal(0)) == set(EVERYWHERE)


@pytest.mark.parametrize("action", EVERYWHERE)
def test_ruling_9_what_the_freed_marker_stood_for_is_gone(action: str) -> None:
    desk = everywhere()
    before = desk.player(0)
    desk.act(0, action)
    after = desk.player(0)
    assert after["markers"]["used"] == 25
    assert (desk.kind(0), desk.view()["on_turn"]) == ("deliver", 0)
    gone = {
        "den": after["dens"]["olive"] == before["dens"]["olive"] - 1,
        "commodity": after["commodities"] == 0,
        "field": not after["fields"][0]["grown"],
        "barrow": not any(symbol["delivered"] for symbol in after["cards"]["barrow"][0]["symbols"]),
        "row": not desk.view()["buildings"][BUILDINGS.index("wainwright")]["rows"][0]["delivered"],
        "completed": not desk.view()["buildings"][BUILDINGS.index("butcher")]["completed"],
        "market": desk.view()["market"]["spaces"][0]["owner"] is None,
    }
    assert [what for what, is_gone in gone.items() if is_gone] == [EVERYWHERE[action]]
    assert [craft["building"] for craft in after["crafts"]] == ["butcher"]
