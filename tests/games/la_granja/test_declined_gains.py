"""With all 25 player markers in use, every gain can be declined by freeing its new marker (ruling 9)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, DieOf, Series, Step
from tests.games.la_granja.scenario import Scenario, set_up_deliveries, set_up_dice

pytestmark = pytest.mark.clause

FOOD = 25
"""Food in the den, one marker each, so that all are used."""


def use_all_markers(table: Scenario) -> Scenario:
    """Use all 25 markers of seat 0 for food; leave seat 1 without possible decisions."""
    return table.give(0, food=FOOD, commodity=0, silver=0).give(1, commodity=0, silver=0)


def assert_declined(table: Scenario, *gained: str) -> None:
    """Check that exactly the food or a gained good can be freed.

    Freeing the gains must cost nothing else.
    """
    assert table.kind(0) == "free"
    assert set(table.legal(0)) == {"free food", *(f"free {good}" for good in gained)}
    for good in gained:
        table.act(0, f"free {good}")
        assert table.stock(0, good) == 0
    assert table.stock(0, "food") == FOOD
    assert table.player(0)["markers"] == {"used": FOOD, "limit": FOOD}
    assert table.kind(0) != "free"


def set_up_last_die(value: int) -> Scenario:
    """Let seat 0 use the last die."""
    return Scenario().round(2).set_step(Step.LAST_DIE, 0, Decision.DIE, value, 0, DieOf.LAST)


def set_up_growth(helper: str, field: int) -> Scenario:
    """Return a table on which seat 0 has a full field and a helper, at the step of growth."""
    table = use_all_markers(Scenario().round(2).helper(0, helper).field(0, field))
    return table.set_step(Step.GROWTH, 0, Decision.GROW)


@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig"])
def test_ruling_9_resource_of_the_greengrocer_can_be_declined(good: str) -> None:
    table = (
        use_all_markers(Scenario().round(2).craft(0, "greengrocer"))
        .set_step(Step.PLAY, 1, Decision.PLAY, 0, 0)
        .act(1, "done")
    )
    assert table.kind(0) == "income"
    assert_declined(table.act(0, f"gain {good}"), good)


@pytest.mark.parametrize(
    ("helper", "field", "good"), [("olive_picker", 12, "olive"), ("reaper", 6, "grain"), ("grape_treader", 7, "grape")]
)
def test_ruling_9_good_of_a_helper_at_growth_can_be_declined(helper: str, field: int, good: str) -> None:
    table = set_up_growth(helper, field)
    assert [one["good"] for one in table.player(0)["fields"]] == [good]
    assert_declined(table.act(0, "done"), good, f"field_{good}")


def test_ruling_9_good_of_the_water_carrier_can_be_declined() -> None:
    table = Scenario().round(2).helper(0, "water_carrier").field(0, 12).give(1, commodity=0, silver=0)
    table.give(0, food=FOOD - 1, field_olive=1, commodity=0, silver=0).set_step(Step.GROWTH, 0, Decision.GROW).act(
        0, "done"
    )
    assert table.legal(0) == ["free olive", "free food", "free field_olive"]
    table.act(0, "free olive")
    assert (table.stock(0, "food"), table.stock(0, "field_olive"), table.stock(0, "olive")) == (FOOD - 1, 1, 0)


def test_ruling_9_commodity_of_the_beggar_can_be_declined() -> None:
    table = use_all_markers(Scenario().round(2).helper(0, "beggar"))
    table.record["order"][:2] = [1, 0]
    table.set_step(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES)
    table.state["turn"][0] = 2
    table.act(1, "done")
    assert table.view()["phase"] == "scoring"
    assert_declined(table, "commodity")


def test_ruling_9_both_goods_of_a_last_die_3_can_be_declined() -> None:
    assert_declined(use_all_markers(set_up_last_die(3)).act(0, "pair olive_grain"), "olive", "grain")


def test_ruling_9_one_of_the_goods_of_a_last_die_3_can_be_kept() -> None:
    table = use_all_markers(set_up_last_die(3)).act(0, "pair olive_grain", "free food", "free grain")
    assert (table.stock(0, "olive"), table.stock(0, "grain"), table.stock(0, "food")) == (1, 0, FOOD - 1)


def test_ruling_9_pig_of_a_last_die_1_can_be_declined() -> None:
    assert_declined(use_all_markers(set_up_last_die(1)).act(0, "gain pig"), "pig")


@pytest.mark.parametrize(("value", "action", "good"), [(1, "take 1", "pig"), (2, "gain grape", "grape")])
def test_ruling_9_good_of_a_die_taken_can_be_declined(value: int, action: str, good: str) -> None:
    table = use_all_markers(set_up_dice(value, 4, 4, 4, 4)).act(0, f"take {value}")
    assert_declined(table if action == f"take {value}" else table.act(0, action), good)


@pytest.mark.parametrize(("roof", "good"), [("olive", "olive"), ("grape", "grape"), ("pig", "pig")])
def test_ruling_9_good_of_a_roof_marker_can_be_declined(roof: str, good: str) -> None:
    assert_declined(use_all_markers(set_up_deliveries().roof(0, roof)).act(0, "use 1"), good)


def test_ruling_9_bought_good_can_be_declined() -> None:
    assert_declined(use_all_markers(set_up_deliveries()).give(0, silver=3).act(0, "buy grain"), "grain")


def test_ruling_9_commodity_of_the_smuggler_can_be_declined() -> None:
    """The marker removed from the market moves to the smuggler, so the commodity is one too many."""
    table = set_up_deliveries().helper(1, "smuggler").market(s5=1).give(1, food=FOOD - 1, commodity=0)
    table.barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1).set_step(
        Step.DELIVERIES, 0, Decision.DELIVER, 1, Series.BEGUN
    )
    table.act(0, "deliver food to barrow_1", "market 4")
    assert table.legal(1) == ["free food", "free commodity"]
    table.act(1, "free commodity")
    assert (table.stock(1, "food"), table.stock(1, "commodity")) == (FOOD - 1, 0)


def test_ruling_9_goods_of_a_trade_can_be_declined_one_by_one() -> None:
    """The traded commodity freed a marker, so one of two goods finds room."""
    table = set_up_deliveries().give(0, food=FOOD - 1, commodity=1, silver=0).act(0, "trade olive_grain")
    assert table.legal(0) == ["free olive", "free grain", "free food"]
    table.act(0, "free grain")
    assert (table.stock(0, "olive"), table.stock(0, "grain"), table.stock(0, "food")) == (1, 0, FOOD - 1)


def test_ruling_9_marker_of_delivered_silver_can_be_freed() -> None:
    table = (
        use_all_markers(set_up_deliveries())
        .row(0, "merchant_house")
        .give(0, silver=1)
        .act(0, "deliver silver to merchant_house")
    )
    assert table.legal(0) == ["free food", "free merchant_house:silver"]
