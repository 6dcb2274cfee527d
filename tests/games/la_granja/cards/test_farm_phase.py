"""Helpers of the farm phase: income, growth, offspring, hands, roof places."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, Step
from tests.games.la_granja.scenario import Scenario, set_up_plays

pytestmark = pytest.mark.clause


def set_up_growth(*helpers: str) -> Scenario:
    return Scenario().round(2).helper(0, *helpers).give(0, silver=0).set_step(Step.GROWTH, 0, Decision.GROW)


def end_first_step(table: Scenario) -> Scenario:
    """Let seat 1 end step 1, so that all take their income."""
    return table.round(2).set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")


def test_08_storage_builder() -> None:
    table = (
        Scenario()
        .round(6)
        .helper(0, "storage_builder")
        .give(0, silver=9, point=1)
        .set_step(Step.ROOFS, 0, Decision.ROOF)
    )
    table.roof(0, "olive", "olive", "olive", "olive", "olive")
    table.record["roofs"][5] = [1, 0, 0, 0]
    table.act(0, "roof 21")
    assert table.stock(0, "point") == 1 + 5
    full = Scenario().round(6).roof(0, "olive", "olive", "olive", "olive", "olive").give(0, silver=9)
    assert not full.set_step(Step.ROOFS, 0, Decision.ROOF).may(0, "roof")


def test_20_schoolmaster() -> None:
    table = set_up_plays(left=0).helper(0, "schoolmaster").act(0, "done")
    assert (table.player(0)["hand_limit"], table.player(0)["hand_count"]) == (4, 4)


def test_21_postwoman() -> None:
    assert set_up_plays(left=0).helper(0, "postwoman").act(0, "done").player(0)["hand_count"] == 4
    over = set_up_plays(left=0).helper(0, "postwoman").hand(0, 1, 2, 3, 4).act(0, "done", "discard 4")
    assert over.player(0)["hand_count"] == 4


@pytest.mark.parametrize(
    ("name", "card", "good"), [("olive_picker", 12, "olive"), ("reaper", 6, "grain"), ("grape_treader", 7, "grape")]
)
def test_27_28_29_growth_into_the_den(name: str, card: int, good: str) -> None:
    table = set_up_growth(name).field(0, card).act(0, "done")
    assert (table.stock(0, good), table.stock(0, f"field_{good}")) == (1, 1)
    assert set_up_growth(name).act(0, "done").stock(0, good) == 0


def test_30_pig_breeder() -> None:
    assert set_up_growth("pig_breeder").give(0, pig=1).act(0, "done").stock(0, "pig") == 2
    assert set_up_growth().give(0, pig=1).act(0, "done").stock(0, "pig") == 1
    assert set_up_growth("pig_breeder").act(0, "done").stock(0, "pig") == 0


def test_52_beekeeper() -> None:
    assert end_first_step(Scenario().helper(0, "beekeeper").field(0, 12).give(0, silver=0)).stock(0, "silver") == 3
    assert end_first_step(Scenario().helper(0, "beekeeper").give(0, silver=0)).stock(0, "silver") == 0


def test_57_tax_collector() -> None:
    table = Scenario(3).helper(0, "tax_collector").give(0, silver=1).give(1, silver=5).give(2, silver=1)
    table.round(2).set_step(Step.PLAY, 2, Decision.PLAY, 0, 0).act(2, "done")
    assert table.stock(0, "silver") == 2


def test_65_water_carrier() -> None:
    table = set_up_growth("water_carrier").field(0, 12, 6).give(0, field_olive=1)
    assert table.act(0, "done").stock(0, "olive") == 1
    both = set_up_growth("water_carrier").field(0, 12, 6).give(0, field_olive=1, field_grain=1).act(0, "done")
    assert both.legal(0) == ["gain olive", "gain grain"]
    assert set_up_growth("water_carrier").field(0, 12).act(0, "done").stock(0, "olive") == 0
