"""Helpers of the revenue phase."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model import Decision, DieOf, Step
from tests.games.la_granja.desk import CARD_OF, Desk, taking

pytestmark = pytest.mark.clause

OF_DICE = ["goatherd", "storyteller", "gleaner", "money_changer", "oil_miller", "muleteer"]


def last(value: int, *helpers: str) -> Desk:
    desk = Desk().round(2).helper(0, *helpers).give(0, silver=0)
    return desk.at(Step.LAST_DIE, 0, Decision.DIE, value, 0, DieOf.LAST)


@pytest.mark.parametrize(("value", "name"), list(enumerate(OF_DICE, 1)))
def test_11_to_16_silver_for_a_die(value: int, name: str) -> None:
    desk = taking(value, value, 3, 3, 3).helper(0, name).give(0, silver=0).act(0, f"take {value}")
    assert [event["name"] for event in desk.events("helper")] == [name]
    other = value % 6 + 1
    assert not taking(other, other, 3).helper(0, name).act(0, f"take {other}").events("helper")
    assert not last(value, name).events("helper")


def test_03_porter_uses_both_options() -> None:
    desk = taking(2, 2, 3, 3, 3).helper(0, "porter").give(0, olive=0).act(0, "take 2", "gain olive")
    assert desk.may(0, "card")
    assert not desk.may(0, "gain")
    desk.act(0, "card", "draw")
    assert (desk.stock(0, "olive"), desk.player(0)["hand_count"]) == (1, 1)
    assert desk.player(0)["cards"]["helper"][0]["used"]


def test_03_porter_may_decline_and_has_no_use_for_the_last_die() -> None:
    desk = taking(2, 2, 3, 3, 3).helper(0, "porter").act(0, "take 2", "gain olive", "done")
    assert not desk.player(0)["cards"]["helper"][0]["used"]
    assert last(2, "porter").act(0, "gain olive").view()["actors"] == [1]


def test_05_village_elder() -> None:
    desk = Desk().round(2).helper(0, "village_elder").at(Step.MARK, 0, Decision.MARK).act(0, "mark 4")
    desk.record["dice"][:] = [0, 0, 2, 1, 2, 0]
    desk.at(Step.FIRST_DIE, 1, Decision.TAKE)
    assert [text for text in desk.legal(1) if text.startswith("take")] == ["take 3", "take 5"]
    desk.at(Step.FIRST_DIE, 0, Decision.TAKE)
    assert "take 4" in desk.legal(0)


def test_06_merchant() -> None:
    desk = taking(3, 3, 3, 3, 3).round(4).helper(0, "merchant").give(0, point=2, silver=0)
    desk.act(0, "take 3", "pair olive_grain")
    assert desk.kind(0) == "merchant"
    desk.act(0, "helper 6", "gain silver")
    assert (desk.stock(0, "point"), desk.stock(0, "silver")) == (1, 4)
    poor = taking(3, 3, 3, 3, 3).helper(0, "merchant").give(0, point=0, commodity=0)
    assert poor.act(0, "take 3", "pair olive_grain").view()["actors"] == [1]
    other = taking(3, 3, 3, 3, 3).helper(0, "merchant").roof(0, "point").give(0, point=0, commodity=0)
    other.act(0, "take 3", "pair olive_grain", "use 1")
    assert other.may(0, "helper 6")


def test_06_merchant_is_paid_with_what_the_die_brings() -> None:
    desk = taking(6, 6, 3, 3, 3).helper(0, "merchant").row(0, "butcher", pig=2)
    desk.give(0, point=0, silver=0, commodity=0, pig=1).act(0, "take 6", "deliver pig to butcher")
    assert desk.kind(0) == "merchant"
    assert desk.may(0, "helper 6")


def test_06_merchant_once_a_round() -> None:
    desk = taking(3, 3, 3, 3, 3).helper(0, "merchant").give(0, point=3)
    desk.act(0, "take 3", "pair olive_grain", "helper 6", "card", "draw")
    desk.at(Step.SECOND_DIE, 0, Decision.TAKE).act(0, "take 3", "pair olive_grain")
    assert desk.kind(0) != "merchant"


def test_58_gambler() -> None:
    desk = taking(1, 1, 1, 1, 1).helper(0, "gambler").act(0, "reroll 1")
    assert sum(desk.record["dice"].tolist()) == 5
    assert not desk.may(0, "reroll")
    assert desk.may(0, "take")


def test_59_fortune_teller() -> None:
    desk = taking(3, 3, 3, 3, 3).helper(0, "fortune_teller").give(0, silver=0).act(0, "take 3")
    desk.act(0, f"helper {CARD_OF['fortune_teller']}")
    assert desk.legal(0) == ["shift -1", "shift +1"]
    desk.act(0, "shift +1", "gain silver")
    assert desk.stock(0, "silver") == 4
    assert not last(3, "fortune_teller").may(0, "helper 59")


def test_59_fortune_teller_stays_from_1_to_6() -> None:
    desk = taking(6, 6, 6, 6, 6).helper(0, "fortune_teller").act(0, "take 6", "helper 59")
    assert desk.legal(0) == ["shift -1"]


def test_60_sacristan() -> None:
    desk = last(1, "sacristan").act(0, "helper 60")
    assert desk.stock(0, "silver") == 3
    assert not taking(3, 3, 3, 3, 3).helper(0, "sacristan").act(0, "take 3").may(0, "helper 60")
