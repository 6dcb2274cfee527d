"""Helpers of the transport and scoring phases, and of the market."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.record import pack_number
from tertulia.games.la_granja.model.cards import GAINS
from tertulia.games.la_granja.model.decisions import Decision, Series, Step
from tests.games.la_granja.scenario import Scenario, set_up_deliveries

pytestmark = pytest.mark.clause


def complete_barrow(*helpers: str, seats: int = 2, **options: str) -> Scenario:
    """Let seat 0 complete barrow 66 (two grain, 2 points)."""
    table = (
        set_up_deliveries(seats, 4, **options)
        .helper(0, *helpers)
        .barrow(0, 66)
        .give(0, grain=2, silver=0, point=1, commodity=0)
    )
    return table.act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")


def complete_removing_barrow(*victim_helpers: str, silver: int = 0) -> Scenario:
    """Let seat 0 complete a barrow of 4; its marker on space 6 removes seat 1's on space 5 (value 3)."""
    table = (
        set_up_deliveries()
        .helper(1, *victim_helpers)
        .barrow(0, 6)
        .mark_delivered(0, 0, 0, 1)
        .give(0, food=1, point=1, silver=0)
    )
    table.market(s5=1).give(1, silver=silver, point=1, commodity=0)
    return table.act(0, "deliver food to barrow_1", "market 6")


def end_deliveries(table: Scenario, seat: int = 1) -> Scenario:
    """Let the last seat end its extra deliveries, so that the round is scored."""
    return table.round(3).set_step(Step.EXTRA_DELIVERIES, seat, Decision.BUY_DELIVERIES, 1).act(seat, "done")


def test_02_negotiator() -> None:
    assert complete_removing_barrow("negotiator").stock(1, "point") == 2
    assert complete_removing_barrow().stock(1, "point") == 1


def test_33_smuggler_once_a_round() -> None:
    table = complete_removing_barrow("smuggler")
    assert table.stock(1, "commodity") == 1
    assert table.player(1)["cards"]["helper"][0]["used"]
    table.set_step(Step.DELIVERIES, 0, Decision.DELIVER, 1, Series.BEGUN).barrow(0, 10).mark_delivered(0, 0, 0, 1).give(
        0, wine=1
    )
    table.market(s5=1).act(0, "deliver wine to barrow_1", "market 4")
    assert table.stock(1, "commodity") == 1


def test_45_market_crier() -> None:
    table = (
        set_up_deliveries().helper(0, "market_crier").barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1, silver=0)
    )
    assert table.act(0, "deliver food to barrow_1", "market 4").stock(0, "silver") == 2


def test_45_market_crier_with_a_siesta_step_is_not_optional() -> None:
    """A step on the siesta track can be a disadvantage.

    But no question is asked in the middle of a delivery.
    """
    table = (
        set_up_deliveries()
        .alter_helper("market_crier", gain=pack_number(GAINS.index("siesta"), 1))
        .helper(0, "market_crier")
    )
    table.barrow(0, 6).mark_delivered(0, 0, 0, 1).give(0, food=1, silver=0).act(0, "deliver food to barrow_1")
    before = table.player(0)["siesta"]["space"]
    table.act(0, "market 4")
    assert (table.kind(0) == "help", table.player(0)["siesta"]["space"]) == (False, before + 1)


def test_46_market_guard() -> None:
    table = complete_removing_barrow("market_guard", silver=2)
    assert table.view()["actors"] == [1]
    assert table.legal(1) == ["guard 5", "done"]
    table.act(1, "guard 5")
    assert (table.stock(1, "silver"), table.view()["market"]["spaces"][4]["owner"]) == (1, 1)
    assert table.stock(0, "point") == 1 + 4
    assert table.view()["actors"] == [0]


def test_46_market_guard_may_be_declined_and_needs_silver() -> None:
    declined = complete_removing_barrow("market_guard", silver=2).act(1, "done")
    assert declined.view()["market"]["spaces"][4]["owner"] is None
    assert declined.stock(0, "point") == 1 + 4 + 1
    assert complete_removing_barrow("market_guard").view()["actors"] == [0]


def test_48_sweeper() -> None:
    table = (
        set_up_deliveries()
        .helper(0, "sweeper")
        .barrow(0, 6)
        .mark_delivered(0, 0, 0, 1)
        .give(0, food=1, silver=0)
        .market(s5=1)
    )
    assert table.act(0, "deliver food to barrow_1", "market 6").stock(0, "silver") == 2


def place_marker(table: Scenario) -> Scenario:
    """Place the marker of the completed barrow on the market."""
    return table.act(0, table.legal(0)[0])


def test_51_wheelwright() -> None:
    table = place_marker(complete_barrow("wheelwright"))
    assert table.legal(0) == ["helper 51", "done"]
    assert table.view()["pending"] == {"seat": 0, "kind": "help", "card": 51, "cards": [51]}
    assert table.act(0, "helper 51").player(0)["siesta"]["space"] == 1
    assert place_marker(complete_barrow("wheelwright")).act(0, "done").player(0)["siesta"]["space"] == 0
    always = complete_barrow("wheelwright", triggered_helpers="always")
    assert always.player(0)["siesta"]["space"] == 1


def test_51_wheelwright_is_not_offered_at_the_end_of_the_track() -> None:
    table = set_up_deliveries().helper(0, "wheelwright").barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1)
    table.record["farms"][0]["siesta"] = 9
    assert place_marker(table.act(0, "deliver grain to barrow_1")).kind(0) == "deliver"


def test_53_courier_once_a_round() -> None:
    table = place_marker(complete_barrow("courier")).barrow(0, 16).give(0, grain=2).act(0, "helper 53")
    assert table.view()["pending"] == {
        "seat": 0,
        "kind": "deliver",
        "left": 1,
        "bought": False,
        "extra": True,
        "helper": True,
    }
    table.act(0, "deliver grain to barrow_1")
    assert table.view()["pending"]["left"] == 4 - 2
    table.act(0, "deliver grain to barrow_1")
    while table.kind(0) == "market":
        place_marker(table)
    assert table.view()["pending"]["left"] == 1


def test_ruling_26_courier_may_wait_for_a_later_barrow() -> None:
    table = place_marker(complete_barrow("courier")).act(0, "done")
    assert (table.view()["pending"]["left"], table.player(0)["cards"]["helper"][0]["used"]) == (2, False)
    table.barrow(0, 16).give(0, grain=2).act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")
    while table.kind(0) == "market":
        place_marker(table)
    assert table.act(0, "helper 53").view()["pending"]["left"] == 1


def test_ruling_26_courier_works_always_by_option() -> None:
    table = place_marker(complete_barrow("courier", triggered_helpers="always"))
    assert table.view()["pending"]["left"] == 1
    assert table.player(0)["cards"]["helper"][0]["used"]


def test_63_barterer() -> None:
    table = complete_barrow("barterer")
    while table.kind(0) == "market":
        table.act(0, table.legal(0)[0])
    assert table.legal(0) == ["gain grain", "done"]
    assert table.act(0, "gain grain").stock(0, "grain") == 1


def test_54_apprentice_and_55_guild_master() -> None:
    table = set_up_deliveries().helper(0, "apprentice", "guild_master").hand(0, 1).row(0, "butcher", pig=2)
    table.give(0, pig=1, point=1).act(0, "deliver pig to butcher")
    assert table.kind(0) == "card"
    table.act(0, "draw")
    assert table.stock(0, "point") == 1 + 2 + 1 + 1
    assert table.player(0)["hand_count"] == 2


def begin_deliveries(*helpers: str, silver: int = 0) -> Scenario:
    """Choose the donkeys and begin the deliveries of seat 0, first in turn order."""
    table = Scenario().round(2).helper(0, *helpers).give(0, silver=silver).set_step(Step.DONKEY, 0, Decision.DONKEY)
    table.record["farms"][1]["donkey"] = 4
    for seat in (0, 1):
        table.give(seat, commodity=0)
    return table.act(0, "donkey 2")


def test_41_stable_hand() -> None:
    table = begin_deliveries("stable_hand", silver=1)
    assert table.kind(0) == "offer"
    table.act(0, "helper 41")
    assert (table.view()["pending"]["left"], table.stock(0, "silver")) == (3, 0)
    assert begin_deliveries("stable_hand", silver=1).act(0, "done").view()["pending"]["left"] == 2
    assert begin_deliveries("stable_hand").kind(0) == "deliver"


def test_41_stable_hand_is_offered_while_there_are_goods_to_sell() -> None:
    table = Scenario().round(2).helper(0, "stable_hand").give(0, silver=0, commodity=0, olive=1)
    table.set_step(Step.DONKEY, 0, Decision.DONKEY).give(1, commodity=0)
    table.record["farms"][1]["donkey"] = 4
    table.act(0, "donkey 2")
    assert table.kind(0) == "offer"
    assert not table.may(0, "helper 41")
    table.act(0, "sell olive", "helper 41")
    assert (table.view()["pending"]["left"], table.stock(0, "silver")) == (3, 0)


def test_42_hammock_maker() -> None:
    table = begin_deliveries("hammock_maker")
    assert table.legal(0) == ["helper 42", "done"]
    assert table.act(0, "helper 42").player(0)["siesta"]["space"] == 3
    assert begin_deliveries("hammock_maker").act(0, "done").player(0)["siesta"]["space"] == 2
    assert begin_deliveries().player(0)["siesta"]["space"] == 2


def test_61_shoemaker() -> None:
    assert begin_deliveries("shoemaker").view()["pending"]["left"] == 3


def test_39_donkey_driver_and_40_coachman() -> None:
    table = Scenario().round(2).helper(0, "donkey_driver", "coachman").give(0, silver=1)
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    assert [text for text in table.legal(0) if text.startswith("extra")] == ["extra 1", "extra 2"]
    table.act(0, "extra 2")
    assert table.stock(0, "silver") == 0


def test_40_coachman_pays_one_delivery_online() -> None:
    table = Scenario(edition="online").round(2).helper(0, "coachman").give(0, silver=0, pig=1)
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    table.act(0, "deliver pig to butcher")
    assert table.stock(0, "silver") == 0


def test_40_coachman_replaced_in_step_4_gives_nothing() -> None:
    for edition in ("original", "online"):
        table = Scenario(edition=edition).round(2).helper(0, "coachman", "chef", "roofer").hand(0, 20)
        table.give(0, silver=0, pig=1, commodity=1).set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(
            1, "done"
        )
        assert table.may(0, "deliver" if edition == "online" else "extra 1")
        table.act(0, "trade card", "play 20 helper", "replace 1")
        assert not table.may(0, "deliver")
        assert not table.may(0, "extra")


def test_40_coachman_gives_one_a_round() -> None:
    table = Scenario(edition="online").round(2).helper(0, "coachman").extension(0, 1).give(0, silver=3, pig=2)
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    table.act(0, "deliver pig to butcher")
    assert (table.stock(0, "silver"), table.view()["pending"]["price"]) == (3, 1)
    assert table.act(0, "deliver pig to butcher").stock(0, "silver") == 2


def test_39_donkey_driver_replaced_in_step_4_gives_nothing() -> None:
    for edition in ("original", "online"):
        table = Scenario(edition=edition).round(2).helper(0, "donkey_driver", "chef", "roofer").hand(0, 20)
        table.give(0, silver=2, commodity=1, pig=2).set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(
            1, "done"
        )
        table.act(0, "trade card", "play 20 helper", "replace 1")
        pending = table.view()["pending"]
        assert pending.get("most", pending.get("left")) == 1


def test_43_night_watchman_and_44_beggar() -> None:
    table = end_deliveries(
        Scenario().helper(0, "night_watchman").helper(1, "beggar").give(0, point=1).give(1, commodity=0)
    )
    assert (table.player(0)["sources"].get("helper"), table.stock(1, "commodity")) == (1, 1)
    other = end_deliveries(Scenario().helper(1, "night_watchman").helper(0, "beggar").give(0, commodity=0))
    assert ("helper" in other.player(1)["sources"], other.stock(0, "commodity")) == (False, 0)


def test_47_stallholder() -> None:
    three = end_deliveries(Scenario().helper(0, "stallholder").market(s1=0, s2=0, s3=0))
    assert three.player(0)["sources"]["helper"] == 1
    assert "helper" not in end_deliveries(Scenario().helper(0, "stallholder").market(s1=0, s2=0)).player(0)["sources"]


def test_66_alcalde() -> None:
    table = Scenario().helper(0, "alcalde").extension(0, 1, 2).give(0, silver=0)
    table.round(6).set_step(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES, 1).act(1, "done")
    assert table.player(0)["sources"]["helper"] == 2


def test_ruling_13_shoemaker_played_in_step_3_adds_a_delivery() -> None:
    table = begin_deliveries().hand(0, 61).give(0, commodity=1, pig=3)
    deliveries_left = table.view()["pending"]["left"]
    table.act(0, "deliver pig to butcher", "trade card", "play 61 helper")
    assert table.view()["pending"]["left"] == deliveries_left


def test_ruling_13_delivery_of_a_replaced_shoemaker_is_lost() -> None:
    table = begin_deliveries("shoemaker", "chef", "roofer").hand(0, 20).give(0, commodity=2, pig=3)
    deliveries_left = table.view()["pending"]["left"]
    table.act(0, "trade card", "play 20 helper", "replace 1")
    assert table.view()["pending"]["left"] == deliveries_left - 1
    used = begin_deliveries("shoemaker", "chef", "roofer").hand(0, 20).give(0, commodity=2, pig=3)
    used.act(0, *["deliver pig to butcher"] * deliveries_left, "trade card", "play 20 helper", "replace 1")
    assert used.view()["pending"]["left"] == 0
    used.hand(0, 61).act(0, "trade card", "play 61 helper", "replace 1")
    assert used.view()["pending"]["left"] == 0


def test_ruling_13_stable_hand_is_offered_before_the_first_delivery() -> None:
    table = begin_deliveries().hand(0, 41).give(0, commodity=1, pig=3, silver=1)
    table.act(0, "trade card", "play 41 helper")
    assert table.kind(0) == "offer"
    late = begin_deliveries().hand(0, 41).give(0, commodity=1, pig=3, silver=1)
    late.act(0, "deliver pig to butcher", "trade card", "play 41 helper")
    assert late.kind(0) == "deliver"


def test_ruling_13_donkey_driver_in_step_4_adds_a_delivery_online() -> None:
    table = Scenario(edition="online").round(2).hand(0, 39).give(0, silver=3, commodity=1, pig=3)
    table.set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    assert table.view()["pending"]["left"] == 1
    table.act(0, "deliver pig to butcher", "trade card", "play 39 helper")
    assert table.view()["pending"]["left"] == 1
