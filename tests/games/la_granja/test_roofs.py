"""Every roof marker of the original edition and of Deluxe (rules 6.0, step 4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import ROOFS, Roof
from tertulia.games.la_granja.model.decisions import Decision, Step
from tertulia.games.la_granja.model.terms import Good
from tests.games.la_granja.scenario import Scenario, set_up_deliveries, set_up_dice, set_up_plays

pytestmark = pytest.mark.clause


@pytest.mark.parametrize("good", ["olive", "grape", "pig"])
def test_roof_gives_a_good(good: str) -> None:
    assert set_up_plays().roof(0, good).act(0, "use 1").stock(0, good) == 1


def test_pig_of_a_roof_is_sold_without_a_space() -> None:
    assert set_up_plays().roof(0, "pig").give(0, pig=2, silver=0).act(0, "use 1").stock(0, "silver") == 3


@pytest.mark.parametrize(
    ("roof", "choices"),
    [
        ("grain_or_olive", ["gain olive", "gain grain"]),
        ("harvest_good", ["gain olive", "gain grain", "gain grape"]),
        ("upgraded_good", ["gain food", "gain wine", "gain meat"]),
        ("two_harvest_goods", ["pair olive_grain", "pair olive_grape", "pair grain_grape"]),
    ],
)
def test_roof_gives_a_choice_of_goods(roof: str, choices: list[str]) -> None:
    table = set_up_plays().roof(0, roof).act(0, "use 1")
    assert table.legal(0) == choices
    table.act(0, choices[0])
    assert table.kind(0) == "play"


@pytest.mark.parametrize(("roof", "count"), [("upgrade_1", 1), ("upgrade_2", 2)])
def test_roof_gives_free_upgrades(roof: str, count: int) -> None:
    table = set_up_plays().roof(0, roof).give(0, olive=3, silver=0).act(0, "use 1", *["upgrade olive"] * count)
    assert (table.stock(0, "food"), table.kind(0)) == (count, "play")
    assert not set_up_plays().roof(0, roof).may(0, "use")


def test_delivery_roof_works_in_revenue_and_transport_only() -> None:
    table = set_up_deliveries(left=0).roof(0, "delivery").give(0, pig=1).act(0, "use 1", "deliver pig to butcher")
    assert table.view()["buildings"][5]["rows"]
    assert not set_up_plays().roof(0, "delivery").give(0, pig=1).may(0, "use")


def test_ruling_18_bought_delivery_costs_1_silver() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).roof(0, "bought_delivery").give(0, pig=1, silver=1).act(0, "use 1")
    assert (table.stock(0, "silver"), table.view()["pending"]["left"]) == (0, 1)
    assert not set_up_dice(3).roof(0, "bought_delivery").give(0, pig=1, silver=0).may(0, "use")


def test_card_roof_lets_play_or_draw_a_card() -> None:
    assert set_up_plays().roof(0, "card").act(0, "use 1", "draw").player(0)["hand_count"] == 1


def test_point_roof_gives_a_point() -> None:
    assert set_up_plays().roof(0, "point").give(0, point=0).act(0, "use 1").player(0)["sources"]["roof"] == 1


@pytest.mark.parametrize("silver", [2, 3, 4])
def test_silver_roof_gives_silver(silver: int) -> None:
    assert set_up_plays().roof(0, f"silver_{silver}").give(0, silver=0).act(0, "use 1").stock(0, "silver") == silver


@pytest.mark.parametrize("steps", [1, 2])
def test_siesta_roof_gives_steps(steps: int) -> None:
    table = set_up_plays().roof(0, f"siesta_{steps}").act(0, "use 1")
    assert table.player(0)["siesta"]["space"] == steps


def test_reuse_roof_renews_another_roof_but_not_itself() -> None:
    table = set_up_plays().roof(0, "reuse_roof", "olive")
    assert not table.may(0, "use 1")
    table.act(0, "use 2", "use 1")
    assert table.legal(0) == ["turn 2"]
    assert table.act(0, "turn 2", "use 2").stock(0, "olive") == 2
    assert not table.may(0, "use")


def test_ruling_20_tiler_may_renew_the_reuse_roof() -> None:
    table = set_up_plays().helper(0, "tiler").roof(0, "reuse_roof", "silver_4").give(0, silver=2)
    table.act(0, "use 2", "use 1", "turn 2", "use 2", "helper 38")
    assert table.legal(0) == ["turn 1", "turn 2"]
    table.act(0, "turn 1", "use 1")
    assert table.legal(0) == ["turn 2"]
    alone = set_up_plays().helper(0, "tiler").roof(0, "reuse_roof").give(0, silver=2)
    alone.record["farms"][0]["roofs_used"] = 1
    assert alone.act(0, "helper 38").legal(0) == ["turn 1"]


@pytest.mark.parametrize(("by", "shifts"), [(1, ["shift -1", "shift +1"]), (2, ["shift -2", "shift +2"])])
def test_ruling_18_die_is_changed_exactly_by_the_number(by: int, shifts: list[str]) -> None:
    table = set_up_dice(3, 3, 3, 3, 3).roof(0, f"change_die_{by}").act(0, "take 3", "use 1")
    assert table.legal(0) == shifts
    assert not set_up_plays().roof(0, f"change_die_{by}").may(0, "use")


def test_take_income_roof_gives_income() -> None:
    table = set_up_plays().roof(0, "take_income").extension(0, 1).craft(0, "deli").give(0, silver=0, commodity=0)
    table.act(0, "use 1")
    assert (table.stock(0, "silver"), table.stock(0, "commodity")) == (1, 1)


def test_ruling_18_market_marker_roof_removes_nothing() -> None:
    table = set_up_plays().roof(0, "market_marker").market(s1=1).give(0, point=0).act(0, "use 1")
    assert "market 1" not in table.legal(0)
    assert "market 15" not in table.legal(0)
    table.act(0, "market 2")
    assert [space["owner"] for space in table.view()["market"]["spaces"][:2]] == [1, 0]
    assert table.stock(0, "point") == 0


def test_ruling_19_double_points_apply_to_itself_or_a_later_roof() -> None:
    table = Scenario(edition="deluxe").round(5).roof(0, "olive", "olive").give(0, silver=9, point=0)
    table.record["roofs"][4] = [Roof.DOUBLE_ROOF_POINTS + 1, 1, 0, 0]
    table.set_step(Step.ROOFS, 0, Decision.ROOF).act(0, "roof 17")
    assert table.kind(0) == "double"
    state_before = GAME.copy(table.state)
    table.act(0, "use 3")
    assert table.stock(0, "point") == 2 + 2
    assert int(state_before["farms"]["stock"][0, 0, Good.POINT]) == 2
    first = Scenario(edition="deluxe").round(5).give(0, silver=9).set_step(Step.ROOFS, 0, Decision.ROOF)
    first.record["roofs"][4] = [Roof.DOUBLE_ROOF_POINTS + 1, 0, 0, 0]
    assert first.act(0, "roof 17").kind(0) != "double"


def test_every_roof_marker_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8").lower()
    stems = {roof.rstrip("_1234") for roof in ROOFS}
    assert {stem for stem in stems if stem not in text} == set()
