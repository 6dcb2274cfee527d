"""Player markers when all are used: which may be freed, and when (rules 2.7.1; ruling 9)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, Step
from tertulia.games.la_granja.model.options import TableRule
from tertulia.games.la_granja.model.terms import BUILDINGS
from tests.games.la_granja.scenario import FACTS, Scenario, set_up_deliveries

pytestmark = pytest.mark.clause


def test_ruling_9_with_25_markers_one_is_freed() -> None:
    table = set_up_deliveries().give(0, olive=24, commodity=0).give(0, grape=1, silver=9)
    assert table.player(0)["markers"] == {"used": 25, "limit": 25}
    table.act(0, "buy grain")
    assert table.kind(0) == "free"
    assert table.legal(0) == ["free olive", "free grain", "free grape"]
    table.act(0, "free olive")
    assert (table.kind(0), table.player(0)["markers"]["used"]) == ("deliver", 25)
    free = set_up_deliveries(edition="online").give(0, olive=25, silver=9).act(0, "buy grain")
    assert free.kind(0) == "deliver"


MARKER_PLACES = {
    "free olive": "den",
    "free commodity": "commodity",
    "free field_olive": "field",
    "free barrow_1:grain": "barrow",
    "free wainwright:wine": "row",
    "free butcher:completed": "completed",
    "free market:1": "market",
}


def set_up_all_places() -> Scenario:
    """Return a table with all 25 markers in use, one at every kind of place, and one too many just bought."""
    table = (
        set_up_deliveries()
        .field(0, 11)
        .barrow(0, 66)
        .mark_delivered(0, 0, find_grain_symbol(66))
        .row(0, "wainwright", wine=1)
    )
    table.record["farms"][0]["completed"] = 1 << BUILDINGS.index("butcher")
    table.craft(0, "butcher").market(s1=0).give(0, olive=19, commodity=1, field_olive=1, silver=9)
    assert table.player(0)["markers"] == {"used": 25, "limit": 25}
    return table.act(0, "buy olive")


def set_up_reminders(**options: str) -> Scenario:
    """Return a table with all 25 markers in use, among them those of a used helper and of a closed trade."""
    table = (
        set_up_deliveries(2, 4, **options)
        .helper(0, "innkeeper", "traveling_salesman")
        .give(0, food=2, commodity=2, silver=9)
    )
    table.act(0, "helper 24", "trade silver", "helper 9")
    limit = table.player(0)["markers"]["limit"]
    table.give(0, olive=limit - table.player(0)["markers"]["used"] + table.stock(0, "olive"))
    farm = table.record["farms"][0]
    farm["markers"] = table.state["farms"]["markers"][0, 0] = limit
    farm["stock"][0] = limit - 4 if table.record["rules"][TableRule.HELPER_MARKERS] == 1 else limit - 3
    return table


def test_ruling_9_markers_of_helpers_and_trades_may_be_freed() -> None:
    table = set_up_reminders().act(0, "buy grain")
    others = ["free food", "free commodity", "free helper:1", "free trade:silver"]
    assert table.legal(0) == ["free olive", "free grain", *others]
    table.act(0, "free helper:1")
    assert table.events("free") == [{"type": "free", "seat": 0, "where": "helper", "place": 1}]
    assert table.player(0)["markers"]["used"] == 25
    assert table.player(0)["cards"]["helper"][0]["used"]
    table.act(0, "buy grain")
    assert "free helper:1" not in table.legal(0)
    table.act(0, "free trade:silver")
    assert table.events("free") == [{"type": "free", "seat": 0, "where": "trade", "for": "silver"}]
    assert (table.player(0)["markers"]["used"], table.player(0)["trades_closed"]) == (25, ["silver"])
    assert not table.may(0, "trade silver")
    assert not table.may(0, "helper 24")


def test_ruling_9_marker_of_a_helper_just_called_cannot_be_freed() -> None:
    table = set_up_deliveries().helper(0, "farm_servant").give(0, olive=25, commodity=0, silver=0)
    table.act(0, "helper 23")
    while table.kind(0) != "free":
        table.act(0, "upgrade olive")
    assert "free helper:1" not in table.legal(0)
    table.act(0, "free olive")
    assert table.player(0)["cards"]["helper"][0]["used"]


def test_ruling_9_marker_of_a_trade_just_closed_cannot_be_freed() -> None:
    table = set_up_deliveries().helper(0, "traveling_salesman").give(0, olive=24, commodity=1)
    table.act(0, "trade olive_grain", "free grain", "helper 9")
    assert table.legal(0) == ["free olive"]
    table.act(0, "free olive")
    assert (table.player(0)["trades_closed"], table.stock(0, "olive")) == (["goods"], 24)


def test_ruling_9_freed_helper_is_unused_in_the_next_round() -> None:
    table = set_up_reminders().act(0, "buy grain", "free helper:1")
    table.set_step(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES).act(1, "done")
    assert not table.player(0)["cards"]["helper"][0]["used"]
    assert table.player(0)["markers"]["used"] == 25


def test_ruling_9_exhaustion_tokens_are_no_player_markers() -> None:
    table = set_up_reminders(helper_markers="tokens").act(0, "buy grain")
    assert table.legal(0) == ["free olive", "free grain", "free food", "free commodity", "free trade:silver"]


def test_ruling_9_marker_is_freed_before_one_is_placed_on_the_market() -> None:
    table = set_up_deliveries().roof(0, "market_marker").give(0, olive=25, commodity=0).act(0, "use 1", "market 1")
    assert table.legal(0) == ["free olive"]


def test_ruling_9_grown_goods_may_be_declined() -> None:
    """The rules allow freeing a marker: freeing the good that has just grown leaves its field empty."""
    table = Scenario().round(2).field(0, 12, 6).give(0, olive=24, commodity=0).set_step(Step.GROWTH, 0, Decision.GROW)
    table.act(0, "done")
    assert table.legal(0) == ["free olive", "free field_olive", "free field_grain"]
    table.act(0, "free field_olive")
    assert {field["good"]: field["grown"] for field in table.player(0)["fields"]} == {"olive": False, "grain": True}
    assert (table.stock(0, "olive"), table.player(0)["markers"]["used"]) == (24, 25)


def test_ruling_9_commodity_of_the_income_may_be_declined() -> None:
    table = Scenario().round(2).craft(0, "deli").give(0, olive=25, commodity=0).give(1, commodity=0)
    table.set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")
    assert table.legal(0) == ["free olive", "free commodity"]
    assert table.act(0, "free commodity").stock(0, "commodity") == 0


def find_grain_symbol(card: int) -> int:
    """Return the place of the first grain symbol on a market barrow."""
    return int(FACTS[card]["barrow"]["goods"].index("grain"))


def test_ruling_9_any_marker_on_farm_or_board_may_be_freed() -> None:
    assert set(set_up_all_places().legal(0)) == set(MARKER_PLACES)


@pytest.mark.parametrize("action", MARKER_PLACES)
def test_ruling_9_freed_marker_loses_what_it_recorded(action: str) -> None:
    table = set_up_all_places()
    before = table.player(0)
    table.act(0, action)
    after = table.player(0)
    assert after["markers"]["used"] == 25
    assert (table.kind(0), table.view()["actors"]) == ("deliver", [0])
    losses = {
        "den": after["dens"]["olive"] == before["dens"]["olive"] - 1,
        "commodity": after["commodities"] == 0,
        "field": not after["fields"][0]["grown"],
        "barrow": not any(symbol["delivered"] for symbol in after["cards"]["barrow"][0]["symbols"]),
        "row": not table.view()["buildings"][BUILDINGS.index("wainwright")]["rows"][0]["delivered"],
        "completed": not table.view()["buildings"][BUILDINGS.index("butcher")]["completed"],
        "market": table.view()["market"]["spaces"][0]["owner"] is None,
    }
    assert [what for what, is_lost in losses.items() if is_lost] == [MARKER_PLACES[action]]
    assert [craft["building"] for craft in after["crafts"]] == ["butcher"]
