"""End of a seat's part of a step: any-time actions are still possible (rules 5.1; ruling 27)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.cards import Roof
from tertulia.games.la_granja.model.decisions import Decision, DieOf, PauseBefore, Step
from tertulia.games.la_granja.model.terms import BUILDINGS, GOODS, RESOURCES
from tests.games.la_granja.scenario import CARD_OF, Scenario

pytestmark = pytest.mark.clause
END = {"seat": 0, "kind": "pause", "before": "turn_end"}


def set_up_last_die(value: int, seats: int = 2, **options: str) -> Scenario:
    """Return a table with the last die before seat 0."""
    table = Scenario(seats, **options).round(2).set_step(Step.LAST_DIE, 0, Decision.PAUSE, PauseBefore.TURN_END)
    return table.push_decision(0, Decision.DIE, value, 0, DieOf.LAST).give(0, commodity=0, silver=0)


def set_up_dice(*dice: int) -> Scenario:
    """Return a table on which seat 0 takes its first of these dice, as at the start of the step."""
    table = (
        Scenario()
        .round(2)
        .set_step(Step.FIRST_DIE, 0, Decision.PAUSE, PauseBefore.TURN_END)
        .push_decision(0, Decision.TAKE)
    )
    for value in dice:
        table.record["dice"][value - 1] += 1
    return table


def test_5_1_good_of_the_last_die_can_be_delivered_at_once() -> None:
    table = set_up_last_die(3).roof(0, "delivery").row(0, "greengrocer", olive=2, grain=2, grape=1)
    table.act(0, "pair grain_grape")
    assert table.view()["pending"] == END
    table.act(0, "use 1", "deliver grape to greengrocer")
    assert table.player(0)["crafts"] == [{"building": "greengrocer", "fresh": True}]
    assert not table.record["farms"][0]["rows"].any(), "all markers but one have come back"
    assert table.view()["actors"] == [0]


def test_5_1_silver_of_a_die_can_be_delivered_at_once() -> None:
    table = set_up_dice(4, 4, 3, 3, 3).roof(0, "delivery").give(0, commodity=0, silver=0).act(0, "take 4")
    assert table.view()["pending"] == END
    table.act(0, "use 1", "deliver silver to merchant_house")
    assert table.view()["actors"] == [1]  # nothing is left to use


@pytest.mark.parametrize("name", ["farm_servant", "innkeeper"])
def test_5_1_helper_may_be_called_after_the_die(name: str) -> None:
    table = set_up_last_die(3).helper(0, name).give(0, food=1).act(0, "pair olive_grain")
    assert table.view()["pending"] == END
    table.act(0, f"helper {CARD_OF[name]}")


def test_5_1_commodity_may_be_traded_after_the_die() -> None:
    table = set_up_last_die(3).give(0, commodity=1).act(0, "pair olive_grain")
    assert table.view()["pending"] == END
    assert table.act(0, "trade silver").view()["actors"] == [1]


def test_5_1_helper_payable_by_sold_goods_gives_a_pause() -> None:
    table = set_up_last_die(3).helper(0, "washerwoman", "chef").act(0, "pair olive_grain")
    assert table.view()["pending"] == END
    assert not table.may(0, "helper")
    assert table.act(0, "sell olive").may(0, f"helper {CARD_OF['washerwoman']}")


def test_5_1_seat_without_useful_action_is_not_asked() -> None:
    table = set_up_last_die(3).give(0, silver=9).roof(0, "silver_2").helper(0, "chef")
    table.state["farms"]["roofs_used"][0, 0] = 1
    assert table.act(0, "pair olive_grain").view()["actors"] == [1]


def test_5_1_done_ends_the_turn_without_another_pause() -> None:
    """Ending or declining a decision that allowed any-time actions does not lead to another pause at once."""
    table = set_up_last_die(3).give(0, commodity=1).act(0, "pair olive_grain", "done")
    assert table.view()["actors"] == [1]
    merchant = (
        set_up_dice(3, 3, 3, 3, 3)
        .helper(0, "merchant")
        .give(0, point=3, commodity=1)
        .act(0, "take 3", "pair olive_grain")
    )
    assert merchant.kind(0) == "merchant"
    assert merchant.act(0, "done").view()["actors"] == [1]


def test_5_1_bought_roof_may_be_used_in_the_same_turn() -> None:
    table = Scenario(roofs="deluxe").round(2).give(0, silver=9, commodity=0).give(1, commodity=0)
    table.set_step(Step.ROOFS, 0, Decision.PAUSE, PauseBefore.TURN_END).push_decision(0, Decision.ROOF)
    table.record["roofs"][1] = [22, 0, 0, 0]  # take_income works in the farm phase only
    table.extension(0, 1).act(0, "roof 5")
    assert table.view()["pending"] == END
    assert table.may(0, "use 1")


def test_6_0_4_storage_builder_can_be_played_before_a_sixth_roof() -> None:
    builder = CARD_OF["storage_builder"]
    table = Scenario().round(2).roof(0, *["silver_2"] * 5).give(0, silver=9, commodity=1).give(1, commodity=0)
    table.state["farms"]["roofs_used"][0, 0] = 0b11111
    table.record["roofs"][1] = [2, 3, 0, 0]
    table.hand(0, builder).set_step(Step.GROWTH, 1, Decision.GROW).act(1, "done")
    assert table.kind(0) == "roof"
    assert not table.may(0, "roof")
    table.act(0, "trade card", f"play {builder} helper", "roof 5")
    assert len(table.player(0)["roofs"]) == 6


def test_6_0_4_seat_with_five_roofs_and_no_use_is_not_asked() -> None:
    table = Scenario().round(2).roof(0, *["silver_2"] * 5).give(0, silver=9, commodity=0).give(1, commodity=0)
    table.state["farms"]["roofs_used"][0, 0] = 0b11111
    table.set_step(Step.GROWTH, 1, Decision.GROW).act(1, "done")
    assert table.kind(0) != "roof"


@pytest.mark.parametrize("edition", ["original", "online", "deluxe"])
def test_8_1_pause_between_the_last_die_and_the_donkeys(edition: str) -> None:
    """The last player may still act after the last die; then the donkeys are chosen."""
    table = set_up_last_die(3, seats=1, edition=edition).give(0, commodity=1).act(0, "pair olive_grain")
    assert table.view()["pending"] == END
    table.act(0, "trade card", "draw")
    assert table.view()["step"] == "donkey"


def test_ruling_27_goods_and_silver_alone_give_no_pause() -> None:
    table = set_up_last_die(3).give(0, silver=20, olive=5).act(0, "pair olive_grain")
    assert table.view()["actors"] == [1]


OF_A_MOMENT = {Roof.REUSE_ROOF, Roof.CHANGE_DIE_1, Roof.CHANGE_DIE_2, Roof.DOUBLE_ROOF_POINTS}
"""Roof markers without use after the last die: they have a special moment, or nothing to work on."""
OF_GOODS = {Roof.UPGRADE_1, Roof.UPGRADE_2, Roof.DELIVERY, Roof.BOUGHT_DELIVERY}
"""Roof markers that need goods, which silver can buy."""


@pytest.mark.parametrize("silver", [0, 9])
@pytest.mark.parametrize("roof", Roof)
def test_ruling_27_useful_roof_markers_give_a_pause(roof: Roof, silver: int) -> None:
    table = set_up_last_die(5).roof(0, roof.name.lower()).give(0, silver=silver).act(0, "advance")
    useful = roof not in OF_A_MOMENT and (silver > 0 or roof not in OF_GOODS)
    assert (table.view()["pending"] == END) is useful


@pytest.mark.parametrize("used", [0, 1])
def test_ruling_27_helper_without_an_object_gives_no_pause(used: int) -> None:
    """The tiler renews used roof markers; silver does not create any."""
    table = set_up_last_die(5).helper(0, "tiler").roof(0, "silver_2").give(0, silver=9)
    table.state["farms"]["roofs_used"][0, 0] = used
    if not used:
        table.record["farms"][0]["roofs"][0] = 0
    assert (table.act(0, "advance").view()["pending"] == END) is bool(used)


@pytest.mark.parametrize("roof", ["delivery", "bought_delivery"])
def test_ruling_27_delivery_of_goods_to_be_bought_gives_a_pause(
    roof: str,
) -> None:
    """The merchant house, which accepts silver, and the village store are completed."""
    table = (
        set_up_last_die(5).roof(0, roof).craft(0, "merchant_house", "village_store").give(0, silver=9).act(0, "advance")
    )
    assert table.view()["pending"] == END


@pytest.mark.parametrize("good", GOODS[:RESOURCES])
def test_ruling_27_sellable_undeliverable_goods_give_a_pause(good: str) -> None:
    table = set_up_last_die(5).roof(0, "delivery").craft(0, *BUILDINGS).give(0, **{good: 1}).act(0, "advance")
    assert table.view()["pending"] == END
    assert table.may(0, f"sell {good}")
