"""Helpers of the revenue phase."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, DieOf, Step
from tests.games.la_granja.scenario import CARD_OF, Scenario, set_up_dice

pytestmark = pytest.mark.clause

DICE_HELPERS = ["goatherd", "storyteller", "gleaner", "money_changer", "oil_miller", "muleteer"]


def set_up_last_die(value: int, *helpers: str) -> Scenario:
    table = Scenario().round(2).helper(0, *helpers).give(0, silver=0)
    return table.set_step(Step.LAST_DIE, 0, Decision.DIE, value, 0, DieOf.LAST)


@pytest.mark.parametrize(("value", "name"), list(enumerate(DICE_HELPERS, 1)))
def test_11_to_16_silver_for_a_die(value: int, name: str) -> None:
    table = set_up_dice(value, value, 3, 3, 3).helper(0, name).give(0, silver=0).act(0, f"take {value}")
    assert [event["name"] for event in table.events("helper")] == [name]
    other = value % 6 + 1
    assert not set_up_dice(other, other, 3).helper(0, name).act(0, f"take {other}").events("helper")
    assert not set_up_last_die(value, name).events("helper")


def test_03_porter_uses_both_options() -> None:
    table = set_up_dice(2, 2, 3, 3, 3).helper(0, "porter").give(0, olive=0).act(0, "take 2", "gain olive")
    assert table.may(0, "card")
    assert not table.may(0, "gain")
    table.act(0, "card", "draw")
    assert (table.stock(0, "olive"), table.player(0)["hand_count"]) == (1, 1)
    assert table.player(0)["cards"]["helper"][0]["used"]


def test_03_porter_may_be_declined_and_ignores_the_last_die() -> None:
    table = set_up_dice(2, 2, 3, 3, 3).helper(0, "porter").act(0, "take 2", "gain olive", "done")
    assert not table.player(0)["cards"]["helper"][0]["used"]
    assert set_up_last_die(2, "porter").act(0, "gain olive").view()["actors"] == [1]


@pytest.mark.parametrize(
    ("die", "change", "use"),
    [(3, "shift -1", "gain olive"), (5, "shift +1", "gain silver"), (2, "shift +1", "pair olive_grain")],
)
def test_ruling_14_03_porter_needs_the_taken_die_unchanged(die: int, change: str, use: str) -> None:
    """Neither the new space of a changed die nor a die 2 that leaves its space gives a second option."""
    table = (
        set_up_dice(die, 4, 4, 4, 4)
        .helper(0, "porter", "fortune_teller")
        .act(0, f"take {die}", "helper 59", change, use)
    )
    assert table.kind(0) != "die"
    assert not table.player(0)["cards"]["helper"][0]["used"]


def test_ruling_14_03_porter_works_for_a_die_changed_back() -> None:
    table = set_up_dice(2, 4, 4, 4, 4).helper(0, "porter", "fortune_teller").roof(0, "change_die_1")
    table.act(0, "take 2", "helper 59", "shift +1", "use 1", "shift -1", "gain olive")
    assert table.may(0, "card")


def test_05_village_elder() -> None:
    table = (
        Scenario()
        .round(2)
        .helper(0, "village_elder")
        .set_step(Step.MARK, 0, Decision.MARK, CARD_OF["village_elder"] - 1)
        .act(0, "mark 4")
    )
    table.record["dice"][:] = [0, 0, 2, 1, 2, 0]
    table.set_step(Step.FIRST_DIE, 1, Decision.TAKE)
    assert [text for text in table.legal(1) if text.startswith("take")] == ["take 3", "take 5"]
    table.set_step(Step.FIRST_DIE, 0, Decision.TAKE)
    assert "take 4" in table.legal(0)


def test_06_merchant() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).round(4).helper(0, "merchant").give(0, point=2, silver=0)
    table.act(0, "take 3", "pair olive_grain")
    assert table.kind(0) == "merchant"
    table.act(0, "helper 6", "gain silver")
    assert (table.stock(0, "point"), table.stock(0, "silver")) == (1, 4)
    poor = set_up_dice(3, 3, 3, 3, 3).helper(0, "merchant").give(0, point=0, commodity=0)
    assert poor.act(0, "take 3", "pair olive_grain").view()["actors"] == [1]
    other = set_up_dice(3, 3, 3, 3, 3).helper(0, "merchant").roof(0, "point").give(0, point=0, commodity=0)
    other.act(0, "take 3", "pair olive_grain", "use 1")
    assert other.may(0, "helper 6")


def test_06_merchant_can_be_paid_with_gains_of_the_die() -> None:
    table = set_up_dice(6, 6, 3, 3, 3).helper(0, "merchant").row(0, "butcher", pig=2)
    table.give(0, point=0, silver=0, commodity=0, pig=1).act(0, "take 6", "deliver pig to butcher")
    assert table.kind(0) == "merchant"
    assert table.may(0, "helper 6")


def test_06_merchant_once_a_round() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).helper(0, "merchant").give(0, point=3)
    table.act(0, "take 3", "pair olive_grain", "helper 6", "card", "draw")
    table.set_step(Step.SECOND_DIE, 0, Decision.TAKE).act(0, "take 3", "pair olive_grain")
    assert table.kind(0) != "merchant"


def test_58_gambler() -> None:
    table = set_up_dice(1, 1, 1, 1, 1).helper(0, "gambler").act(0, "reroll 1")
    assert sum(table.record["dice"].tolist()) == 5
    assert not table.may(0, "reroll")
    assert table.may(0, "take")


def test_59_fortune_teller() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).helper(0, "fortune_teller").give(0, silver=0).act(0, "take 3")
    table.act(0, f"helper {CARD_OF['fortune_teller']}")
    assert table.legal(0) == ["shift -1", "shift +1"]
    table.act(0, "shift +1", "gain silver")
    assert table.stock(0, "silver") == 4
    assert not set_up_last_die(3, "fortune_teller").may(0, "helper 59")


def test_59_fortune_teller_stays_from_1_to_6() -> None:
    table = set_up_dice(6, 6, 6, 6, 6).helper(0, "fortune_teller").act(0, "take 6", "helper 59")
    assert table.legal(0) == ["shift -1"]


def test_ruling_14_helpers_of_a_changed_die_use_the_die_taken() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).helper(0, "fortune_teller", "gleaner", "money_changer").give(0, silver=0)
    table.act(0, "take 3")
    assert [event["name"] for event in table.events("helper")] == ["gleaner"]
    used = int(table.stock(0, "silver"))
    table.act(0, f"helper {CARD_OF['fortune_teller']}", "shift +1")
    assert not table.events("helper")
    table.act(0, "gain silver")
    assert table.stock(0, "silver") == used + 4
    late = set_up_dice(3, 3, 3, 3, 3).helper(0, "fortune_teller").act(0, "take 3", "pair olive_grain")
    assert not late.may(0, "helper")


def test_60_sacristan() -> None:
    table = set_up_last_die(1, "sacristan").act(0, "helper 60")
    assert table.stock(0, "silver") == 3
    assert not set_up_dice(3, 3, 3, 3, 3).helper(0, "sacristan").act(0, "take 3").may(0, "helper 60")
