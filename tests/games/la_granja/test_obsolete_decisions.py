"""Obsolete decisions: a question disappears with its helper, marker or die.

Only cards on the farm count (rules 2.2).
"""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, DieOf, Series, Step
from tertulia.games.la_granja.rules.obsolete_decisions import REFERENCES
from tests.games.la_granja.scenario import CARD_OF, Scenario, set_up_deliveries, set_up_plays

pytestmark = pytest.mark.clause
ROOFER = CARD_OF["roofer"]


def test_every_kind_of_decision_has_a_reference() -> None:
    assert list(REFERENCES) == list(Decision)


def set_up_two_questions(third: str = "market_crier") -> Scenario:
    """Complete a barrow, so that wheelwright and courier are offered together."""
    table = set_up_deliveries(left=3).helper(0, "wheelwright", "courier", third).barrow(0, 16).mark_delivered(0, 0, 0)
    table.hand(0, ROOFER).give(0, grain=1, silver=3, commodity=1, point=5).act(0, "deliver grain to barrow_1")
    return table.act(0, table.legal(0)[0])


@pytest.mark.parametrize("third", ["market_crier", "innkeeper", "alcalde"])
def test_ruling_33_wheelwright_replaced_meanwhile_is_not_offered(third: str) -> None:
    table = set_up_two_questions(third).act(0, "helper 53", "trade card", f"play {ROOFER} helper", "replace 1")
    before = {good: table.stock(0, good) for good in ("silver", "point", "food")}
    table.act(0, "done")
    assert (table.kind(0), table.may(0, "helper 51")) == ("deliver", False)
    assert {good: table.stock(0, good) for good in before} == before
    assert [one["name"] for one in table.player(0)["cards"]["helper"] if one["used"]] == ["courier"]


def test_2_2_replaced_courier_leaves_no_used_mark() -> None:
    table = set_up_two_questions().act(0, "helper 53", "trade card", f"play {ROOFER} helper", "replace 2", "done")
    assert table.legal(0) == [f"helper {CARD_OF['wheelwright']}", "done"]
    assert [one["used"] for one in table.player(0)["cards"]["helper"]] == [False, False, False]


def test_ruling_33_offer_does_not_return_with_the_helper() -> None:
    """The question is gone even if the helper is thrown away and played again during one delivery."""
    table = (
        set_up_two_questions()
        .act(0, "helper 53", "trade card", f"play {ROOFER} helper", "replace 1")
        .give(0, commodity=1)
    )
    table.hand(0, CARD_OF["wheelwright"])
    table.act(0, "trade card", f"play {CARD_OF['wheelwright']} helper", "replace 1", "done")
    assert table.kind(0) == "deliver"


def test_ruling_24_courier_played_again_in_the_round_stays_used() -> None:
    table = set_up_two_questions().act(
        0, "helper 53", "trade card", f"play {ROOFER} helper", "replace 2", "done", "done"
    )
    table.give(0, commodity=2).hand(0, CARD_OF["courier"])
    table.act(0, "trade card", f"play {CARD_OF['courier']} helper", "replace 3")
    helpers = table.player(0)["cards"]["helper"]
    assert [(one["name"], one["used"]) for one in helpers] == [
        ("wheelwright", False), ("roofer", False), ("courier", True),
    ]  # fmt: skip
    table.barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1).act(0, "deliver grain to barrow_1")
    assert table.kind(0) != "market"
    assert table.legal(0) == [f"helper {CARD_OF['wheelwright']}", "done"]


def test_ruling_24_used_mark_follows_the_card() -> None:
    """A helper played in the place of a used one is fresh. The used one stays used in another place."""
    table = set_up_plays(left=0).helper(0, "farm_servant", "chef", "tiler").hand(0, ROOFER, CARD_OF["washerwoman"])
    table.give(0, olive=1, silver=5, commodity=2).act(0, f"helper {CARD_OF['farm_servant']}", "upgrade olive")
    table.act(0, "trade card", f"play {CARD_OF['washerwoman']} helper", "replace 1")
    assert not table.player(0)["cards"]["helper"][0]["used"]
    assert table.may(0, f"helper {CARD_OF['washerwoman']}")
    table.hand(0, CARD_OF["farm_servant"]).give(0, olive=1)
    table.act(0, "trade card", f"play {CARD_OF['farm_servant']} helper", "replace 3")
    assert table.player(0)["cards"]["helper"][2]["used"]
    assert not table.may(0, f"helper {CARD_OF['farm_servant']}")


def set_up_threat(**silver: int) -> Scenario:
    """Place seat 0's marker beside seat 1's on space 5, so that seat 1's guard is asked."""
    table = set_up_deliveries().helper(1, "market_guard", "negotiator").barrow(0, 6).mark_delivered(0, 0, 0, 1)
    table.give(0, food=1, point=1, silver=0).market(s5=1).give(1, silver=2, point=1, commodity=0)
    return table.act(0, "deliver food to barrow_1", "market 6")


def test_ruling_33_freed_market_marker_is_not_guarded() -> None:
    table = set_up_threat().set_step(Step.DELIVERIES, 0, Decision.DELIVER, 2, Series.BEGUN)
    guard = CARD_OF["market_guard"] - 1
    for kind, args in ((Decision.GUARD, [0, 1 << 4, 0, guard]), (Decision.FREE, [0, 0, 0, 0])):
        table.push_decision(1, kind, *args)
    table.give(1, olive=25, commodity=0)
    assert table.view()["actors"] == [1]
    table.act(1, "free market:5")
    assert table.view()["actors"] == [0]
    assert table.record["farms"][1]["on_market"] == 0
    assert (table.record["market"] >= 0).all()


def test_ruling_33_removed_guard_saves_no_marker() -> None:
    table = set_up_threat()
    table.record["farms"][1]["helpers"][0] = 0
    table.act(1, "done")
    assert table.view()["market"]["spaces"][4]["owner"] is None
    assert table.view()["actors"] == [0]


def test_6_0_4_used_roof_does_not_double_points() -> None:
    table = Scenario(edition="deluxe").round(2).roof(0, "silver_2", "double_roof_points", "silver_3").give(0, silver=9)
    table.give(0, commodity=0).set_step(Step.ROOFS, 0, Decision.DOUBLE, 2, 1)
    table.push_decision(0, Decision.DELIVER, 1, Series.BY_THE_WAY)
    table.state["farms"]["roofs_used"][0, 0] = 0b010
    table.act(0, "done")
    assert table.kind(0) != "double"


def test_7_2_pending_die_change_ends_with_the_die() -> None:
    table = Scenario().round(2).set_step(Step.FIRST_DIE, 0, Decision.SHIFT, 1)
    table.push_decision(0, Decision.DIE, 3, 0, DieOf.TAKEN).give(0, commodity=0).act(0, "pair olive_grain")
    assert table.kind(0) != "shift"


def test_8_2_impossible_siesta_step_is_not_offered() -> None:
    table = Scenario().round(2).set_step(Step.SIESTA, 0, Decision.STEP).give(0, commodity=0).give(1, commodity=0)
    table.record["farms"][1]["donkey"] = 1
    table.helper(0, "wheelwright").push_decision(0, Decision.HELP, CARD_OF["wheelwright"] - 1)
    table.state["farms"]["siesta"][0, 0] = 8
    table.act(0, "helper 51")
    assert table.player(0)["siesta"]["space"] == 9
    assert table.kind(0) != "step"
