"""Revenue phase (rules 7.0): taking dice and using their spaces."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.record import pack_number
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import GAINS
from tertulia.games.la_granja.model.decisions import Decision, DieOf, Step
from tertulia.games.la_granja.model.terms import Good
from tests.games.la_granja.scenario import CARD_OF, Scenario, set_up_dice

pytestmark = pytest.mark.clause


def use_last_die(value: int, table: Scenario | None = None) -> Scenario:
    """Let seat 0 use the last die."""
    return (table or Scenario()).round(2).set_step(Step.LAST_DIE, 0, Decision.DIE, value, 0, DieOf.LAST)


@pytest.mark.parametrize(("seats", "dice"), [(1, 5), (2, 5), (3, 7), (4, 9)])
def test_7_1_two_dice_per_player_and_one_more_are_rolled(seats: int, dice: int) -> None:
    table = Scenario(seats).round(2).set_step(Step.ROOFS, seats - 1, Decision.ROOF).act(seats - 1, "done")
    dice_count = sum(table.view()["dice"].values())
    assert dice_count == dice - (1 if seats == 1 and not table.view()["solo"]["starts"] else 0)


def test_7_1_each_seat_takes_two_dice_then_all_use_the_last() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).give(0, commodity=0).give(1, commodity=0)
    steps = []
    for _ in range(6):
        view = table.view()
        (seat,) = view["actors"]
        steps.append((view["step"], seat))
        if view["pending"]["kind"] == "take":
            table.act(seat, "take 3")
        table.act(seat, "pair olive_grain")
    assert steps == [(step, seat) for step in ("first_die", "second_die", "last_die") for seat in (0, 1)]
    assert table.view()["step"] == "donkey"
    assert table.player(0)["dice"] == [3, 3]


def test_7_2_1_die_1_gives_a_pig() -> None:
    assert use_last_die(1).act(0, "gain pig").stock(0, "pig") == 1


def test_7_2_1_die_with_a_triggered_helper_is_used_once() -> None:
    """A die of 1 gives one pig, whether its helper opens a decision or asks for a payment."""
    table = set_up_dice(1, 1, 1, 1, 1).helper(0, "goatherd")
    table.alter_helper("goatherd", gain=pack_number(GAINS.index("card"), 1)).act(0, "take 1")
    assert table.kind(0) == "card"
    table.act(0, "draw")
    assert (table.stock(0, "pig"), table.view()["actors"]) == (1, [1])


def test_7_2_4_silver_of_the_die_may_pay_its_helper() -> None:
    table = set_up_dice(4, 4, 4, 4, 4).helper(0, "money_changer").give(0, silver=0, point=0)
    code = {"pay": pack_number(Good.SILVER, 2), "gain": pack_number(Good.POINT, 1)}
    table.alter_helper("money_changer", **code).act(0, "take 4")
    assert table.kind(0) == "offer"
    table.act(0, f"helper {CARD_OF['money_changer']}")
    assert (table.stock(0, "silver"), table.stock(0, "point"), table.view()["actors"]) == (2, 1, [1])


def test_7_2_2_die_2_gives_a_card_or_harvest_good() -> None:
    assert use_last_die(2).act(0, "card", "draw").player(0)["hand_count"] == 1
    assert use_last_die(2, Scenario().hand(0, 12)).act(0, "card", "play 12 field").player(0)["fields"]
    assert use_last_die(2).act(0, "gain grape").stock(0, "grape") == 1


def test_7_2_3_die_3_gives_two_different_harvest_goods() -> None:
    table = use_last_die(3).act(0, "pair olive_grape")
    assert (table.stock(0, "olive"), table.stock(0, "grape")) == (1, 1)


def test_7_2_4_die_4_gives_four_silver() -> None:
    assert use_last_die(4, Scenario().give(0, silver=0)).act(0, "gain silver").stock(0, "silver") == 4


def test_7_2_5_die_5_gives_upgrades_or_siesta_steps() -> None:
    two = use_last_die(5, Scenario().give(0, olive=1, pig=1, silver=0)).act(
        0, "upgrades", "upgrade olive", "upgrade pig"
    )
    assert (two.stock(0, "food"), two.stock(0, "meat")) == (1, 1)
    one = use_last_die(5, Scenario().give(0, olive=2)).act(0, "upgrades", "upgrade olive", "advance")
    assert (one.stock(0, "food"), one.player(0)["siesta"]["space"]) == (1, 1)
    assert use_last_die(5).act(0, "advance").player(0)["siesta"]["space"] == 2


def test_7_2_5_siesta_step_cannot_precede_an_upgrade() -> None:
    assert "advance" not in use_last_die(5, Scenario().give(0, olive=2)).act(0, "upgrades").legal(0)


def test_7_2_6_die_6_gives_a_delivery_or_two_silver() -> None:
    table = use_last_die(6, Scenario().give(0, pig=1)).act(0, "deliver pig to butcher")
    assert table.view()["buildings"][5]["rows"][0]["delivered"] == {"pig": 1}
    assert use_last_die(6, Scenario().give(0, silver=0)).act(0, "gain silver").stock(0, "silver") == 2


def test_7_2_6_barrow_completed_in_the_revenue_phase_scores() -> None:
    table = use_last_die(
        6, Scenario().craft(0, "butcher").barrow(0, 66).mark_delivered(0, 0, 0).give(0, grain=1, point=0)
    )
    table.act(0, "deliver grain to barrow_1")
    assert table.stock(0, "point") == 2 + 1


def test_determinized_states_have_different_dice_keys() -> None:
    one, two = (GAME.determinize(GAME.new({}, 2, bytes(32)), 0, bytes([k]) * 32) for k in (1, 2))
    assert one["chance"]["key"].tolist() != two["chance"]["key"].tolist()
