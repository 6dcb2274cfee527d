"""Order of helpers triggered together, one card after the other (rules 6.0, step 1; 8.3)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.model.decisions import Decision, PauseBefore, Series, Step
from tests.games.la_granja.scenario import CARD_OF, Scenario, set_up_deliveries, set_up_dice

pytestmark = pytest.mark.clause
WHEELWRIGHT, COURIER = CARD_OF["wheelwright"], CARD_OF["courier"]


def complete_barrow(*helpers: str) -> Scenario:
    """Complete barrow 66 and place its marker on the market."""
    table = (
        set_up_deliveries()
        .helper(0, *helpers)
        .barrow(0, 66)
        .mark_delivered(0, 0, 0)
        .give(0, grain=1, silver=0, commodity=0)
    )
    table.act(0, "deliver grain to barrow_1")
    return table.act(0, table.legal(0)[0])


@pytest.mark.parametrize("helpers", [("wheelwright", "courier"), ("courier", "wheelwright")])
def test_ruling_28_player_chooses_the_order_of_helpers(helpers: tuple[str, str]) -> None:
    table = complete_barrow(*helpers)
    assert table.legal(0) == [f"helper {WHEELWRIGHT}", f"helper {COURIER}", "done"]
    assert sorted(table.view()["pending"]["cards"]) == [WHEELWRIGHT, COURIER]
    steps_first = complete_barrow(*helpers).act(0, f"helper {WHEELWRIGHT}")
    assert (steps_first.player(0)["siesta"]["space"], steps_first.legal(0)) == (1, [f"helper {COURIER}", "done"])
    table.act(0, f"helper {COURIER}")
    assert (table.kind(0), table.player(0)["siesta"]["space"]) == ("deliver", 0)


def test_ruling_28_done_declines_all_offered_helpers() -> None:
    table = complete_barrow("wheelwright", "courier").act(0, "done")
    assert table.view()["pending"]["left"] == 3
    assert table.player(0)["siesta"]["space"] == 0


def test_8_3_1_wheelwrights_step_precedes_the_wainwrights_points() -> None:
    """The barrow is completed by the wainwright's own delivery.

    The step counts for the points after the delivery.
    """
    table = set_up_deliveries().helper(0, "courier", "wheelwright").barrow(0, 66).mark_delivered(0, 0, 0)
    table.row(0, "wainwright", food=1, wine=1).give(0, meat=1, grain=1, point=0)
    table.state["farms"]["siesta"][0, 0] = 1  # one step further the track is worth a point
    table.act(0, "deliver meat to wainwright", "deliver grain to barrow_1")
    table.act(0, table.legal(0)[0], f"helper {WHEELWRIGHT}", f"helper {COURIER}")
    before = table.stock(0, "point")
    table.act(0, "done")
    assert table.stock(0, "point") == before + 1


def test_ruling_29_greengrocers_good_may_pay_for_an_extension() -> None:
    table = set_up_deliveries().helper(0, "apprentice").extension(0, 1).hand(0, 2)
    table.row(0, "greengrocer", olive=2, grain=2, grape=1).give(0, grape=1, silver=0, point=1, commodity=0)
    table.act(0, "deliver grape to greengrocer")
    assert table.kind(0) == "choice"
    table.act(0, "gain olive")
    assert table.kind(0) == "card"
    assert table.may(0, "play 2 extension")


def test_ruling_29_wainwrights_delivery_precedes_the_apprentice() -> None:
    table = set_up_deliveries().helper(0, "apprentice").hand(0, 2).row(0, "wainwright", food=1, wine=1)
    table.give(0, meat=1, pig=1, point=1, commodity=0).act(0, "deliver meat to wainwright")
    assert table.kind(0) == "deliver"
    table.act(0, "deliver pig to butcher")
    assert table.kind(0) == "card"


def test_ruling_30_no_other_helper_between_the_porters_two_options() -> None:
    table = (
        set_up_dice(6, 6, 3, 3, 3)
        .set_step(Step.FIRST_DIE, 0, Decision.PAUSE, PauseBefore.TURN_END)
        .push_decision(0, Decision.TAKE)
    )
    table.helper(0, "porter", "farm_servant").give(0, pig=1, silver=0)
    assert table.act(0, "take 6").may(0, f"helper {CARD_OF['farm_servant']}")
    table.give(0, pig=2).act(0, "deliver pig to butcher")
    assert table.view()["pending"]["used"] == ["first"]
    assert not table.may(0, "helper")
    table.act(0, "gain silver")
    assert table.may(0, f"helper {CARD_OF['farm_servant']}")


def test_ruling_30_no_other_helper_before_the_couriers_delivery() -> None:
    table = complete_barrow("courier", "farm_servant").give(0, pig=2).act(0, f"helper {COURIER}")
    assert (table.kind(0), table.may(0, "helper")) == ("deliver", False)
    table.act(0, "deliver pig to butcher")
    assert table.may(0, f"helper {CARD_OF['farm_servant']}")


def test_ruling_30_couriers_delivery_may_trigger_a_helper() -> None:
    table = (
        set_up_deliveries()
        .helper(0, "courier", "wheelwright")
        .barrow(0, 66, 16)
        .mark_delivered(0, 0, 0)
        .mark_delivered(0, 1, 0)
    )
    table.give(0, grain=2, silver=0, commodity=0).act(0, "deliver grain to barrow_1")
    table.act(0, table.legal(0)[0], f"helper {COURIER}", "deliver grain to barrow_2")
    assert table.may(0, f"helper {WHEELWRIGHT}")


def test_ruling_15_roof_delivery_joins_the_series_below_an_offer() -> None:
    table = Scenario().round(2).helper(0, "stable_hand").roof(0, "delivery").give(0, silver=2, pig=1, commodity=0)
    table.set_step(Step.DONKEY, 0, Decision.DONKEY).give(1, commodity=0)
    table.record["farms"][1]["donkey"] = 4
    table.act(0, "donkey 2", "done")
    assert table.kind(0) == "offer"
    table.act(0, "use 1", "done")
    assert table.view()["pending"] == {
        "seat": 0,
        "kind": "deliver",
        "left": 3,
        "bought": False,
        "extra": False,
        "helper": False,
    }


def test_ruling_32_coachmans_delivery_is_the_first_of_the_round() -> None:
    """A player who plays him after buying the first delivery pays for the second one, too."""
    coachman = CARD_OF["coachman"]
    table = Scenario(edition="online").round(2).extension(0, 1).hand(0, coachman)
    table.give(0, silver=3, pig=2, commodity=1).set_step(Step.DELIVERIES, 1, Decision.DELIVER, 0, Series.BEGUN).act(
        1, "done"
    )
    table.act(0, "deliver pig to butcher", "trade card", f"play {coachman} helper")
    assert table.view()["pending"]["price"] == 1
    table.act(0, "deliver pig to butcher")
    assert table.stock(0, "silver") == 1


def test_ruling_31_every_seat_with_too_many_markers_frees_one() -> None:
    """In a simultaneous farm phase each of them is asked, not only the first."""
    table = (
        Scenario(farm_phase="simultaneous")
        .round(2)
        .set_step(Step.PLAY, 0, Decision.PLAY)
        .push_decision(1, Decision.PLAY)
    )
    for seat in (0, 1):
        table.give(seat, olive=25, silver=9, commodity=0)
    table.act(0, "buy grain").act(1, "buy grain")
    assert [table.kind(seat) for seat in (0, 1)] == ["free", "free"]
    table.act(1, "free olive")
    assert [table.kind(seat) for seat in (0, 1)] == ["free", "play"]
    assert table.record["farms"][1]["markers"] == 25
