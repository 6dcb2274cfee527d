"""Farm phase (rules 6.0; rulings 1, 3, 4)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import Decision, Step
from tertulia.games.la_granja.model.terms import Zone
from tests.games.la_granja.scenario import Scenario, set_up_plays

pytestmark = pytest.mark.clause


def start_growth(table: Scenario) -> Scenario:
    return table.round(2).set_step(Step.GROWTH, 0, Decision.GROW).act(0, "done")


def test_6_0_1_two_cards_are_played_in_round_1_and_one_later() -> None:
    table = Scenario().round(1).set_step(Step.PLAY, 0, Decision.PLAY, 2, 1).hand(0, 1, 2, 3)
    assert "done" not in table.legal(0)
    table.act(0, "play 1 field", "play 2 field")
    assert not table.may(0, "play")
    assert "done" in table.legal(0)
    assert "done" in set_up_plays().hand(0, 1).legal(0)


def test_6_0_1_new_field_is_empty() -> None:
    assert set_up_plays().hand(0, 12).act(0, "play 12 field").stock(0, "field_olive") == 0


@pytest.mark.parametrize("before", [0, 1, 2])
def test_6_0_1_nth_extension_costs_n_different_goods(before: int) -> None:
    table = set_up_plays().extension(0, *range(1, 1 + before)).hand(0, 20)
    goods = {"olive": 2, "silver": 3, "point": 1}
    few = dict(list(goods.items())[:before])
    table.give(0, silver=0, point=0).give(0, **few)
    assert not table.may(0, "play 20 extension")
    table.give(0, **goods).act(0, "play 20 extension")
    paid = 0
    while table.kind(0) == "pay":
        table.act(0, table.legal(0)[0])
        paid += 1
    assert paid == before + 1
    assert table.player(0)["extension_cost"] == before + 2


def test_6_0_1_points_silver_and_goods_on_fields_pay() -> None:
    table = set_up_plays().extension(0, 1, 2).hand(0, 20).field(0, 12).give(0, field_olive=1, silver=1, point=1)
    table.act(0, "play 20 extension", "pay field_olive", "pay silver", "pay point")
    assert [table.stock(0, good) for good in ("field_olive", "silver", "point")] == [0, 0, 0]
    assert table.player(0)["sources"]["payment"] == -1


def test_6_0_1_same_good_from_field_and_den_counts_once() -> None:
    table = set_up_plays().extension(0, 1).hand(0, 20).field(0, 12)
    table.give(0, field_olive=1, olive=1, silver=0, point=0, commodity=0)
    assert not table.may(0, "play 20 extension")


@pytest.mark.parametrize(("side", "zone"), [("barrow", "barrow"), ("helper", "helper")])
def test_ruling_4_player_chooses_the_replaced_card_of_a_full_side(side: str, zone: str) -> None:
    table = set_up_plays().hand(0, 60)
    (table.barrow(0, 1, 2, 3) if side == "barrow" else table.helper(0, "chef", "roofer", "grocer"))
    table.act(0, f"play 60 {side}", "replace 2")
    assert [card["card"] for card in table.player(0)["cards"][zone]][1] == 60
    assert len(table.view()["discard"]) > 0


def test_ruling_4_replaced_barrow_returns_its_markers() -> None:
    table = set_up_plays().barrow(0, 1, 2, 3).mark_delivered(0, 1, 0, 1).hand(0, 60)
    used = table.player(0)["markers"]["used"]
    table.act(0, "play 60 barrow", "replace 2")
    assert table.player(0)["markers"]["used"] == used - 2


def test_ruling_4_empty_deck_is_refilled_by_the_discards_if_any() -> None:
    table = set_up_plays(left=0)
    for card in range(66):
        if table.record["zone"][card] == Zone.DECK:
            table.record["zone"][card] = Zone.FIELD + 3
    table._restack_deck()
    discarded = len(table.view()["discard"])
    table.act(0, "done")
    assert len(table.events("reshuffle")) == 1
    assert table.view()["deck"] == discarded - 3
    empty = set_up_plays(left=0)
    empty.record["zone"][:] = Zone.FIELD + 3
    empty._restack_deck()
    assert empty.act(0, "done").player(0)["hand_count"] == 0


def test_ruling_1_draw_up_to_the_limit_or_discard_by_choice() -> None:
    assert set_up_plays(left=0).act(0, "done").player(0)["hand_count"] == 3
    table = set_up_plays(left=0).hand(0, 1, 2, 3, 4, 5).act(0, "done")
    assert table.view(0)["pending"]["over"] == 2
    table.act(0, "discard 2", "discard 4")
    assert [card["card"] for card in table.player(0)["hand"]] == [1, 3, 5]


def test_6_0_1_extensions_raise_the_hand_limit() -> None:
    assert set_up_plays(left=0).extension(0, 1, 2).act(0, "done").player(0)["hand_count"] == 5


def test_ruling_12_crafts_and_extensions_give_income_in_step_2() -> None:
    table = Scenario().extension(0, 1, 2).craft(0, "merchant_house", "deli").give(0, silver=0, commodity=0)
    table.round(2).set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")
    assert (table.stock(0, "silver"), table.stock(0, "commodity")) == (2 + 3, 1)


def test_6_0_2_greengrocer_gives_any_resource() -> None:
    table = Scenario().craft(0, "greengrocer").round(2).set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")
    assert [one for one in table.legal(0) if one.startswith("gain")] == [
        "gain olive",
        "gain grain",
        "gain grape",
        "gain pig",
    ]
    assert "done" not in table.legal(0)
    full = (
        Scenario()
        .craft(0, "greengrocer")
        .give(0, pig=2)
        .round(2)
        .set_step(Step.PLAY, 1, Decision.PLAY, 0, 0)
        .act(1, "done")
    )
    assert "gain pig" not in full.legal(0)


def test_6_0_3_growth_on_empty_fields_only() -> None:
    table = start_growth(Scenario().field(0, 12, 18, 6).give(0, field_olive=1))
    assert [table.stock(0, f"field_{good}") for good in ("olive", "grain", "grape")] == [2, 1, 0]


@pytest.mark.parametrize(("pigs", "spaces", "after"), [(1, 0, 1), (2, 0, 2), (2, 1, 3), (3, 2, 4), (0, 2, 0)])
def test_6_0_3_two_pigs_have_one_offspring_if_there_is_room(pigs: int, spaces: int, after: int) -> None:
    table = start_growth(Scenario().extension(0, *(3, 4)[:spaces]).give(0, pig=pigs, silver=0))
    assert (table.stock(0, "pig"), table.stock(0, "silver")) == (after, 0)


def test_6_0_4_roofs_in_turn_order_but_reversed_in_round_1() -> None:
    first = Scenario(3).round(1).set_step(Step.GROWTH, 2, Decision.GROW).act(2, "done")
    assert first.view()["actors"] == [2]
    later = Scenario(3).round(2).set_step(Step.GROWTH, 2, Decision.GROW).act(2, "done")
    assert later.view()["actors"] == [0]


def test_6_0_4_second_roof_in_round_2_gives_1_point() -> None:
    table = Scenario().round(2).roof(0, "olive").give(0, silver=2, point=0).set_step(Step.ROOFS, 0, Decision.ROOF)
    table.record["roofs"][1] = [3, 0, 0, 0]
    table.act(0, "roof 5")
    assert (table.stock(0, "silver"), table.stock(0, "point")) == (0, 1)


def test_6_0_4_one_roof_a_round_and_five_at_most() -> None:
    table = Scenario().round(2).give(0, silver=9).set_step(Step.ROOFS, 0, Decision.ROOF).act(0, "roof 5")
    assert table.view()["actors"] == [1]
    full = Scenario().round(2).roof(0, *["olive"] * 5).give(0, silver=9).set_step(Step.ROOFS, 0, Decision.ROOF)
    assert not full.may(0, "roof")


@pytest.mark.parametrize(("option", "stays"), [("stay", True), ("leave", False)])
def test_ruling_21_unsold_roofs_stay_at_their_price_or_leave(option: str, stays: bool) -> None:
    table = (
        Scenario(unsold_roofs=option)
        .round(1)
        .set_step(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES, 1)
        .act(1, "done")
    )
    display = table.view()["roofs"]["display"]
    assert any(roof["round"] == 1 and roof["price"] == 1 for roof in display) is stays
    assert table.view()["round"] == 2


@pytest.mark.parametrize("edition", ["original", "online", "deluxe"])
def test_6_0_4_only_the_roofs_of_the_current_round_are_on_sale(edition: str) -> None:
    """Roof markers cost the current round's price; four places show them (rules 2.1)."""
    table = (
        Scenario(edition=edition)
        .round(3)
        .set_step(Step.EXTRA_DELIVERIES, 1, Decision.BUY_DELIVERIES, 1)
        .act(1, "done")
        .give(0, silver=9)
    )
    table.set_step(Step.ROOFS, 0, Decision.ROOF)
    display = table.view()["roofs"]["display"]
    assert {(roof["round"], roof["price"]) for roof in display if roof["round"] > 2} == {(4, 4)}
    assert not any(roof["round"] == 3 for roof in display)


def test_6_0_all_seats_act_in_a_simultaneous_step() -> None:
    state = GAME.new({"farm_phase": "simultaneous"}, 4, bytes(32))
    assert GAME.actors(state) == 0b1111
    for seat in (3, 1):
        while GAME.actors(state) >> seat & 1:
            legal = [GAME.actions.notation(int(action)) for action in GAME.legal(state, seat)]
            text = next((one for one in legal if one.endswith("field")), "done")
            GAME.apply(state, seat, GAME.actions.parse(text))
    assert GAME.actors(state) == 0b0101
    view = GAME.view(state, None)
    assert [bool(player["fields"]) for player in view["players"]] == [False, True, False, True]


def test_6_0_simultaneous_step_ends_after_the_last_decision() -> None:
    """Seat 0 has ended step 1 and waits for its income; both get it once seat 1 has ended the step."""
    table = Scenario(farm_phase="simultaneous").round(2).craft(0, "merchant_house").craft(1, "merchant_house")
    for seat in (0, 1):
        table.give(seat, silver=0, commodity=0).hand(seat, 1 + 3 * seat, 2 + 3 * seat, 3 + 3 * seat)
    table.set_step(Step.PLAY, 0, Decision.PLAY, 0, 0).push_decision(1, Decision.PLAY, 0, 0)
    for seat in (0, 1):
        table.record["farms"][seat]["step"] = Step.INCOME
    table.act(0, "done")
    assert (table.stock(0, "silver"), table.kind(0), table.view()["actors"]) == (0, "", [1])
    table.act(1, "done")
    assert (table.stock(0, "silver"), table.stock(1, "silver")) == (3, 3)
