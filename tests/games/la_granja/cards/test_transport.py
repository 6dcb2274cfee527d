"""Helpers of the transport and scoring phases, and of the market."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model import Decision, Series, Step
from tests.games.la_granja.desk import Desk, delivering

pytestmark = pytest.mark.clause


def barrow_done(*helpers: str, seats: int = 2, **options: str) -> Desk:
    """Seat 0 has completed barrow 66 (two grain, 2 points)."""
    desk = (
        delivering(seats, 4, **options)
        .helper(0, *helpers)
        .barrow(0, 66)
        .give(0, grain=2, silver=0, point=1, commodity=0)
    )
    return desk.act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")


def removing(*victim_helpers: str, silver: int = 0) -> Desk:
    """Seat 0 completes a barrow of 4; his marker on space 6 removes seat 1's on space 5 (value 3)."""
    desk = delivering().helper(1, *victim_helpers).barrow(0, 6).delivered(0, 0, 0, 1).give(0, food=1, point=1, silver=0)
    desk.market(s5=1).give(1, silver=silver, point=1, commodity=0)
    return desk.act(0, "deliver food to barrow_1", "market 6")


def scoring(desk: Desk, seat: int = 1) -> Desk:
    """The last seat ends its extra deliveries; the round is scored."""
    return desk.round(3).at(Step.EXTRA_DELIVERIES, seat, Decision.BUY_DELIVERIES, 1).act(seat, "done")


def test_02_negotiator() -> None:
    assert removing("negotiator").stock(1, "point") == 2
    assert removing().stock(1, "point") == 1


def test_33_smuggler_once_a_round() -> None:
    desk = removing("smuggler")
    assert desk.stock(1, "commodity") == 1
    assert desk.player(1)["cards"]["helper"][0]["used"]
    desk.at(Step.DELIVERIES, 0, Decision.DELIVER, 1, Series.BEGUN).barrow(0, 10).delivered(0, 0, 0, 1).give(0, wine=1)
    desk.market(s5=1).act(0, "deliver wine to barrow_1", "market 4")
    assert desk.stock(1, "commodity") == 1


def test_45_market_crier() -> None:
    desk = delivering().helper(0, "market_crier").barrow(0, 6).delivered(0, 0, 0, 1).give(0, food=1, silver=0)
    assert desk.act(0, "deliver food to barrow_1", "market 4").stock(0, "silver") == 2


def test_46_market_guard() -> None:
    desk = removing("market_guard", silver=2)
    assert desk.view()["actors"] == [1]
    assert desk.legal(1) == ["guard 5", "done"]
    desk.act(1, "guard 5")
    assert (desk.stock(1, "silver"), desk.view()["market"]["spaces"][4]["owner"]) == (1, 1)
    assert desk.stock(0, "point") == 1 + 4
    assert desk.view()["actors"] == [0]


def test_46_market_guard_declined_or_poor() -> None:
    declined = removing("market_guard", silver=2).act(1, "done")
    assert declined.view()["market"]["spaces"][4]["owner"] is None
    assert declined.stock(0, "point") == 1 + 4 + 1
    assert removing("market_guard").view()["actors"] == [0]


def test_48_sweeper() -> None:
    desk = delivering().helper(0, "sweeper").barrow(0, 6).delivered(0, 0, 0, 1).give(0, food=1, silver=0).market(s5=1)
    assert desk.act(0, "deliver food to barrow_1", "market 6").stock(0, "silver") == 2


def placed(desk: Desk) -> Desk:
    """The marker of the completed barrow stands on the market."""
    return desk.act(0, desk.legal(0)[0])


def test_51_wheelwright() -> None:
    desk = placed(barrow_done("wheelwright"))
    assert desk.legal(0) == ["helper 51", "done"]
    assert desk.view()["pending"] == {"seat": 0, "kind": "help", "card": 51}
    assert desk.act(0, "helper 51").player(0)["siesta"]["space"] == 1
    assert placed(barrow_done("wheelwright")).act(0, "done").player(0)["siesta"]["space"] == 0
    always = barrow_done("wheelwright", triggered_helpers="always")
    assert always.player(0)["siesta"]["space"] == 1


def test_51_wheelwright_asks_nothing_at_the_end_of_the_track() -> None:
    desk = delivering().helper(0, "wheelwright").barrow(0, 66).delivered(0, 0, 0).give(0, grain=1)
    desk.record["farms"][0]["siesta"] = 9
    assert placed(desk.act(0, "deliver grain to barrow_1")).kind(0) == "deliver"


def test_53_courier_once_a_round() -> None:
    desk = placed(barrow_done("courier")).act(0, "helper 53")
    assert desk.view()["pending"]["left"] == 4 - 2 + 1
    desk.barrow(0, 16).give(0, grain=2).act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")
    while desk.kind(0) == "market":
        placed(desk)
    assert desk.view()["pending"]["left"] == 1


def test_53_courier_may_wait_for_a_later_barrow() -> None:
    desk = placed(barrow_done("courier")).act(0, "done")
    assert (desk.view()["pending"]["left"], desk.player(0)["cards"]["helper"][0]["used"]) == (2, False)
    desk.barrow(0, 16).give(0, grain=2).act(0, "deliver grain to barrow_1", "deliver grain to barrow_1")
    while desk.kind(0) == "market":
        placed(desk)
    assert desk.act(0, "helper 53").view()["pending"]["left"] == 1


def test_53_courier_always() -> None:
    desk = placed(barrow_done("courier", triggered_helpers="always"))
    assert desk.view()["pending"]["left"] == 4 - 2 + 1
    assert desk.player(0)["cards"]["helper"][0]["used"]


def test_63_barterer() -> None:
    desk = barrow_done("barterer")
    while desk.kind(0) == "market":
        desk.act(0, desk.legal(0)[0])
    assert desk.legal(0) == ["gain grain", "done"]
    assert desk.act(0, "gain grain").stock(0, "grain") == 1


def test_54_apprentice_and_55_guild_master() -> None:
    desk = delivering().helper(0, "apprentice", "guild_master").hand(0, 1).row(0, "butcher", pig=2)
    desk.give(0, pig=1, point=1).act(0, "deliver pig to butcher")
    assert desk.kind(0) == "card"
    desk.act(0, "draw")
    assert desk.stock(0, "point") == 1 + 2 + 1 + 1
    assert desk.player(0)["hand_count"] == 2


def begin_deliveries(*helpers: str, silver: int = 0) -> Desk:
    """The donkeys are chosen; seat 0 begins its deliveries, first in turn order."""
    desk = Desk().round(2).helper(0, *helpers).give(0, silver=silver).at(Step.DONKEY, 0, Decision.DONKEY)
    desk.record["farms"][1]["donkey"] = 4
    for seat in (0, 1):
        desk.give(seat, commodity=0)
    return desk.act(0, "donkey 2")


def test_41_stable_hand() -> None:
    desk = begin_deliveries("stable_hand", silver=1)
    assert desk.kind(0) == "offer"
    desk.act(0, "helper 41")
    assert (desk.view()["pending"]["left"], desk.stock(0, "silver")) == (3, 0)
    assert begin_deliveries("stable_hand", silver=1).act(0, "done").view()["pending"]["left"] == 2
    assert begin_deliveries("stable_hand").kind(0) == "deliver"


def test_41_stable_hand_is_offered_while_there_are_goods_to_sell() -> None:
    desk = Desk().round(2).helper(0, "stable_hand").give(0, silver=0, commodity=0, olive=1)
    desk.at(Step.DONKEY, 0, Decision.DONKEY).give(1, commodity=0)
    desk.record["farms"][1]["donkey"] = 4
    desk.act(0, "donkey 2")
    assert desk.kind(0) == "offer"
    assert not desk.may(0, "helper 41")
    desk.act(0, "sell olive", "helper 41")
    assert (desk.view()["pending"]["left"], desk.stock(0, "silver")) == (3, 0)


def test_42_hammock_maker() -> None:
    desk = begin_deliveries("hammock_maker")
    assert desk.legal(0) == ["helper 42", "done"]
    assert desk.act(0, "helper 42").player(0)["siesta"]["space"] == 3
    assert begin_deliveries("hammock_maker").act(0, "done").player(0)["siesta"]["space"] == 2
    assert begin_deliveries().player(0)["siesta"]["space"] == 2


def test_61_shoemaker() -> None:
    assert begin_deliveries("shoemaker").view()["pending"]["left"] == 3


def test_39_donkey_driver_and_40_coachman() -> None:
    desk = Desk().round(2).helper(0, "donkey_driver", "coachman").give(0, silver=1)
    desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    assert [text for text in desk.legal(0) if text.startswith("extra")] == ["extra 1", "extra 2"]
    desk.act(0, "extra 2")
    assert desk.stock(0, "silver") == 0


def test_40_coachman_one_by_one() -> None:
    desk = Desk(edition="online").round(2).helper(0, "coachman").give(0, silver=0, pig=1)
    desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    desk.act(0, "deliver pig to butcher")
    assert desk.stock(0, "silver") == 0


def test_40_coachman_thrown_away_in_step_4_gives_nothing() -> None:
    for edition in ("original", "online"):
        desk = Desk(edition=edition).round(2).helper(0, "coachman", "chef", "roofer").hand(0, 20)
        desk.give(0, silver=0, pig=1, commodity=1).at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(
            1, "done"
        )
        assert desk.may(0, "deliver" if edition == "online" else "extra 1")
        desk.act(0, "trade card", "play 20 helper", "replace 1")
        assert not desk.may(0, "deliver")
        assert not desk.may(0, "extra")


def test_40_coachman_gives_one_a_round() -> None:
    desk = Desk(edition="online").round(2).helper(0, "coachman").extension(0, 1).give(0, silver=3, pig=2)
    desk.at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(1, "done")
    desk.act(0, "deliver pig to butcher")
    assert (desk.stock(0, "silver"), desk.view()["pending"]["price"]) == (3, 1)
    assert desk.act(0, "deliver pig to butcher").stock(0, "silver") == 2


def test_39_donkey_driver_thrown_away_in_step_4_gives_nothing() -> None:
    for edition in ("original", "online"):
        desk = Desk(edition=edition).round(2).helper(0, "donkey_driver", "chef", "roofer").hand(0, 20)
        desk.give(0, silver=2, commodity=1, pig=2).at(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(
            1, "done"
        )
        desk.act(0, "trade card", "play 20 helper", "replace 1")
        pending = desk.view()["pending"]
        assert pending.get("most", pending.get("left")) == 1


def test_43_night_watchman_and_44_beggar() -> None:
    desk = scoring(Desk().helper(0, "night_watchman").helper(1, "beggar").give(0, point=1).give(1, commodity=0))
    assert (desk.player(0)["sources"].get("helper"), desk.stock(1, "commodity")) == (1, 1)
    other = scoring(Desk().helper(1, "night_watchman").helper(0, "beggar").give(0, commodity=0))
    assert ("helper" in other.player(1)["sources"], other.stock(0, "commodity")) == (False, 0)


def test_47_stallholder() -> None:
    three = scoring(Desk().helper(0, "stallholder").market(s1=0, s2=0, s3=0))
    assert three.player(0)["sources"]["helper"] == 1
    assert "helper" not in scoring(Desk().helper(0, "stallholder").market(s1=0, s2=0)).player(0)["sources"]


def test_66_alcalde() -> None:
    desk = Desk().helper(0, "alcalde").extension(0, 1, 2).give(0, silver=0)
    desk.round(6).at(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES, 1).act(1, "done")
    assert desk.player(0)["sources"]["helper"] == 2
