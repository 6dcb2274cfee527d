"""Any-time actions, mostly cards, between steps of a decision (rules 2.2, 5.1).

Only cards on the farm count.
"""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import Decision, Step
from tertulia.games.la_granja.model.options import EDITIONS
from tertulia.games.la_granja.model.terms import Zone
from tests.games.la_granja.scenario import CARD_OF, FACTS, Scenario, set_up_deliveries, set_up_dice, set_up_plays

pytestmark = pytest.mark.clause


def list_used_helpers(table: Scenario, seat: int = 0) -> list[int]:
    """Return the cards of used helpers."""
    return [one["card"] for one in table.player(seat)["cards"]["helper"] if one["used"]]


def throw_away_helper(table: Scenario, place: int, card: int = 20) -> Scenario:
    """Play a helper in place of another by a trade commodity."""
    table.hand(0, card).give(0, commodity=1)
    return table.act(0, "trade card", f"play {card} helper", f"replace {place}")


def test_2_2_replaced_porter_loses_his_second_option() -> None:
    table = set_up_dice(2, 2, 3, 3, 3).helper(0, "porter", "chef", "tiler").act(0, "take 2", "card", "draw")
    assert table.may(0, "gain")
    throw_away_helper(table, 1)
    assert table.view()["actors"] == [1]
    assert (list_used_helpers(table), table.events("helper")) == ([], [])


def test_2_2_porter_replaced_through_the_apprentice_is_not_used() -> None:
    table = set_up_dice(6, 6, 3, 3, 3).helper(0, "porter", "apprentice", "tiler").row(0, "butcher", pig=2).hand(0, 20)
    table.give(0, pig=1, commodity=0).act(0, "take 6", "deliver pig to butcher")
    assert table.kind(0) == "card"
    table.act(0, "play 20 helper", "replace 1")
    assert (table.view()["actors"], list_used_helpers(table)) == ([1], [])


def test_2_2_replaced_village_elder_marks_no_die() -> None:
    table = (
        Scenario()
        .round(2)
        .helper(0, "village_elder", "chef", "tiler")
        .set_step(Step.MARK, 0, Decision.MARK, CARD_OF["village_elder"] - 1)
    )
    throw_away_helper(table, 1)
    assert table.view()["step"] == "first_die"
    assert (table.view()["marked"], list_used_helpers(table)) == (None, [])


@pytest.mark.parametrize(
    "name",
    ["negotiator", "guild_master", "smuggler", "courier", "market_crier", "sweeper", "chef", "wheelwright", "barterer"],
)
def test_8_3_offer_of_a_replaced_stable_hand_disappears(name: str) -> None:
    """The helper that replaces it is not offered instead."""
    table = Scenario().round(2).helper(0, "stable_hand", "tiler", "roofer").give(0, silver=3).give(1, commodity=0)
    table.record["farms"][1]["donkey"] = 4
    table.set_step(Step.DONKEY, 0, Decision.DONKEY).act(0, "donkey 2", "done")
    assert table.kind(0) == "offer"
    throw_away_helper(table, 1, CARD_OF[name])
    assert table.kind(0) == "deliver"
    assert not table.may(0, f"helper {CARD_OF[name]}")
    assert table.stock(0, "silver") == 3


def test_8_3_stable_hand_may_be_paid_after_others_are_replaced() -> None:
    table = Scenario().round(2).helper(0, "tiler", "stable_hand", "roofer").give(0, silver=3).give(1, commodity=0)
    table.record["farms"][1]["donkey"] = 4
    table.set_step(Step.DONKEY, 0, Decision.DONKEY).act(0, "donkey 2", "done")
    throw_away_helper(table, 1).act(0, "helper 41")
    assert (table.view()["pending"]["left"], table.stock(0, "silver")) == (3, 2)


def test_7_2_replaced_merchant_is_not_offered() -> None:
    table = set_up_dice(3, 3, 3, 3, 3).helper(0, "merchant", "chef", "tiler").give(0, point=3)
    table.act(0, "take 3", "pair olive_grain")
    assert table.kind(0) == "merchant"
    assert throw_away_helper(table, 1).view()["actors"] == [1]


def set_up_siesta(seats: int = 2, **options: str) -> Scenario:
    """Return a table on which all seats except seat 0 have chosen a donkey."""
    table = Scenario(seats, **options).round(2).set_step(Step.DONKEY, 0, Decision.DONKEY)
    for seat in range(1, seats):
        table.record["farms"][seat]["donkey"] = 2
        table.give(seat, commodity=0)
    return table.give(0, commodity=0)


def test_8_2_siesta_roof_used_after_donkeys_changes_the_order() -> None:
    table = set_up_siesta().roof(0, "siesta_2").act(0, "donkey 3")
    assert table.view()["pending"] == {"seat": 0, "kind": "siesta"}
    table.act(0, "use 1", "done")
    assert [player["siesta"]["space"] for player in table.view()["players"]] == [3, 2]
    assert table.view()["order"] == [0, 1]


def test_8_2_siesta_roof_used_in_step_3_keeps_the_order() -> None:
    table = set_up_siesta().roof(0, "siesta_2").act(0, "donkey 3", "done")
    assert table.view()["order"] == [1, 0]
    table.act(1, "done").act(0, "use 1")
    assert table.player(0)["siesta"]["space"] == 3
    assert table.view()["order"] == [1, 0]


def test_8_2_siesta_roofs_are_used_in_the_old_turn_order() -> None:
    table = set_up_siesta(3).roof(0, "siesta_1").roof(2, "siesta_1").act(0, "donkey 2")
    assert (table.view()["actors"], table.view()["order"]) == ([0], [0, 1, 2])
    table.act(0, "done")
    assert table.view()["actors"] == [2]
    assert [player["siesta"]["space"] for player in table.view()["players"]] == [2, 2, 0]


def test_8_2_seat_without_siesta_roof_is_not_asked() -> None:
    table = set_up_siesta().give(0, silver=5, olive=2).act(0, "donkey 3")
    assert table.view()["step"] == "deliveries"


def test_8_2_hammock_maker_played_before_the_steps_works() -> None:
    table = set_up_siesta().hand(0, 42).give(0, commodity=1).act(0, "donkey 3", "trade card", "play 42 helper", "done")
    assert table.act(0, "helper 42").player(0)["siesta"]["space"] == 2


def set_up_growth(*helpers: str) -> Scenario:
    """Return a table before seat 0's growth, with nothing on its fields and in its stalls."""
    table = Scenario().round(2).helper(0, *helpers).give(0, commodity=0, silver=0).give(1, commodity=0)
    return table.set_step(Step.INCOME, 1)


def start_growth(table: Scenario) -> Scenario:
    """End the other seat's income, so that growth begins."""
    return table.set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_2_drawn_card_may_become_extension_before_income(edition: str) -> None:
    """The farm worker plays it for a point; its silver counts for this income."""
    table = Scenario(edition=edition).round(2).helper(0, "farm_worker").give(0, commodity=0, silver=0, olive=1, point=1)
    table.give(1, commodity=0).set_step(Step.PLAY, 0, Decision.PLAY, 0, 0).act(0, "done")
    drawn = table.player(0)["hand"]
    card = next(one["card"] for one in drawn if "silver" in FACTS[one["card"]]["extension"])
    table.set_step(Step.PLAY, 1, Decision.PLAY, 0, 0).act(1, "done")
    assert table.view()["pending"] == {"seat": 0, "kind": "pause", "before": "income"}
    table.act(0, "helper 4", f"play {card} extension", "pay olive", "done")
    assert table.stock(0, "silver") == 1


@pytest.mark.parametrize(
    ("what", "helpers", "pauses"),
    [
        ({"commodity": 1}, (), True),
        ({"commodity": 0}, ("farm_servant",), False),
        ({"silver": 5, "olive": 2, "pig": 2}, (), False),
    ],
)
def test_ruling_2_only_seats_with_useful_actions_pause(
    what: dict[str, int], helpers: tuple[str, ...], pauses: bool
) -> None:
    table = start_growth(set_up_growth().give(0, **what).hand(0, 12))
    assert (table.kind(0) == "pause") == pauses


@pytest.mark.parametrize(
    ("roofs", "used", "pauses"),
    [
        (["card"], 0, True),
        (["card"], 1, False),
        (["card", "reuse_roof"], 1, True),
        (["olive", "reuse_roof"], 1, False),
        (["olive", "silver_2", "siesta_1"], 0, False),
        (["delivery"], 0, False),
    ],
)
def test_ruling_2_card_roof_marker_gives_a_pause_before_income(roofs: list[str], used: int, pauses: bool) -> None:
    table = set_up_growth().roof(0, *roofs).hand(0, 12)
    table.record["farms"][0]["roofs_used"] = used
    assert (start_growth(table).kind(0) == "pause") == pauses


def test_ruling_2_closed_trade_gives_no_pause_before_income() -> None:
    table = set_up_growth().give(0, commodity=1).hand(0, 12)
    table.record["farms"][0]["trades_closed"] = 1 << 2
    assert start_growth(table).kind(0) == "grow"


@pytest.mark.parametrize(
    ("roofs", "helpers", "card", "goods", "passed"),
    [
        (["silver_2"], (), 1, {"commodity": 1, "olive": 1}, False),
        (["silver_2"], (), 1, {"commodity": 1, "olive": 0}, True),
        ([], (), 6, {"commodity": 1, "olive": 1}, True),  # an extension without silver
        (["card"], (), 6, {"olive": 0}, False),
        ([], ("farm_worker",), 6, {"point": 1}, False),
        ([], ("tax_collector",), 6, {"silver": 4}, False),
    ],
)
def test_ruling_2_pause_without_useful_action_is_passed(
    roofs: list[str], helpers: tuple[str, ...], card: int, goods: dict[str, int], passed: bool
) -> None:
    table = set_up_growth(*helpers).roof(0, *roofs).hand(0, card).give(0, **{"point": 0, **goods})
    start_growth(table)
    assert table.kind(0) == "pause"
    done = GAME.actions.parse("done")
    assert GAME.pass_action(table.state, 0) == (done if passed else None)


def test_ruling_2_silver_is_spent_before_the_tax_collector_counts() -> None:
    """The tax collector earns one silver for each player with more silver."""
    table = start_growth(set_up_growth("tax_collector").give(0, silver=4).give(1, silver=2))
    table.act(0, "buy olive", "done")
    assert table.stock(0, "silver") > 1


def test_ruling_2_solo_and_simultaneous_games_pause_before_income() -> None:
    alone = (
        Scenario(1).round(2).give(0, commodity=1).hand(0, 12).set_step(Step.PLAY, 0, Decision.PLAY, 0, 0).act(0, "done")
    )
    assert alone.view()["pending"] == {"seat": 0, "kind": "pause", "before": "income"}
    together = Scenario(farm_phase="simultaneous").round(2).give(0, commodity=1).give(1, commodity=0).hand(0, 12)
    together.set_step(Step.PLAY, 0, Decision.PLAY, 0, 0)
    for seat in range(2):
        together.record["farms"][seat]["step"] = Step.INCOME
    together.act(0, "done")
    assert together.view(0)["pending"] == {"seat": 0, "kind": "pause", "before": "income"}


def test_6_0_3_commodity_of_the_deli_may_become_a_field() -> None:
    table = start_growth(set_up_growth().craft(0, "deli").hand(0, 12))
    assert table.kind(0) == "grow"
    table.act(0, "trade card", "play 12 field", "done")
    assert table.player(0)["fields"] == [{"card": 12, "good": "olive", "grown": True}]


def test_6_0_3_commodity_may_become_the_pig_breeders_first_pig() -> None:
    table = start_growth(set_up_growth("pig_breeder").craft(0, "deli")).act(0, "trade pig", "done")
    assert table.stock(0, "pig") == 2


@pytest.mark.parametrize(
    ("silver", "grapes", "lodges", "may_buy"), [(11, 0, 1, True), (9, 0, 1, False), (6, 2, 1, True), (11, 0, 0, False)]
)
def test_ruling_2_parents_may_be_bought_before_growth(silver: int, grapes: int, lodges: int, may_buy: bool) -> None:
    """Card 3 is an extension with a pig space: three of them hold two parents and their young."""
    table = set_up_growth().give(0, silver=silver, grape=grapes)
    table = start_growth(table.extension(0, *[3] * lodges))
    assert (table.kind(0) == "grow") == may_buy
    if may_buy:
        table.act(0, *["sell grape"] * grapes, "buy pig", "buy pig", "done")
        assert table.stock(0, "pig") == 3


def test_6_0_3_seat_that_cannot_affect_growth_is_not_asked() -> None:
    table = start_growth(set_up_growth().field(0, 12).give(0, olive=2, silver=6))
    assert table.player(0)["fields"][0]["grown"]
    assert table.kind(0) == "roof"  # the next step


@pytest.mark.parametrize("roof", ["double_roof_points", "change_die_1", "change_die_2"])
def test_6_0_3_roof_marker_for_other_phases_gives_no_pause(roof: str) -> None:
    table = start_growth(set_up_growth().field(0, 12).roof(0, roof).give(0, olive=2, silver=6))
    assert table.player(0)["fields"][0]["grown"]
    assert table.kind(0) == "roof"


def test_6_0_2_pig_may_be_sold_before_the_greengrocers_income() -> None:
    table = start_growth(set_up_growth().craft(0, "greengrocer").give(0, pig=2))
    assert table.kind(0) == "income"
    assert not table.may(0, "gain pig")
    table.act(0, "sell pig", "gain pig")
    assert (table.stock(0, "pig"), table.stock(0, "silver")) == (2, 3)


def test_ruling_16_fourth_barrow_place_ends_without_cart_builder() -> None:
    table = set_up_plays(left=2).helper(0, "cart_builder", "chef", "tiler").barrow(0, 11, 12, 13, 14).hand(0, 20, 60)
    table.act(0, "play 20 helper", "replace 1")
    assert table.player(0)["barrow_places"] == 3
    assert len(table.player(0)["cards"]["barrow"]) == 4
    table.act(0, "play 60 barrow", "replace 4")
    assert table.kind(0) == "replace"
    table.act(0, "replace 2")
    assert [(one["place"], one["card"]) for one in table.player(0)["cards"]["barrow"]] == [(1, 11), (2, 60), (3, 13)]


def test_6_0_1_three_barrows_count_in_any_places() -> None:
    table = set_up_plays().barrow(0, 1, 2, 3, 4).hand(0, 60)
    table.record["farms"][0]["barrows"][1] = 0
    table.record["zone"][1] = Zone.DISCARDED
    table.act(0, "play 60 barrow")
    assert table.legal(0) == ["replace 1", "replace 3", "replace 4"]
    table.act(0, "replace 4")
    assert [one["card"] for one in table.player(0)["cards"]["barrow"]] == [1, 60, 3]


def test_6_0_4_bought_delivery_reports_its_silver() -> None:
    table = set_up_deliveries().roof(0, "bought_delivery").give(0, pig=1, silver=2).act(0, "use 1")
    assert table.events("lose") == [{"type": "lose", "seat": 0, "good": "silver", "count": 1}]
