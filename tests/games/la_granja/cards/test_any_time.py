"""Helpers that change prices and places or are called at any time.

Tests effects, conditions, and the limit of once per round.
"""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.record import pack_number
from tertulia.games.la_granja.model.cards import GAINS
from tertulia.games.la_granja.model.decisions import Decision, Step
from tests.games.la_granja.scenario import CARD_OF, Scenario, set_up_deliveries, set_up_plays

pytestmark = pytest.mark.clause

ONE_USE_HELPERS = [
    ("farm_worker", {"point": 3}),
    ("bookkeeper", {}),
    ("olive_lodge", {"grain": 1}),
    ("grain_lodge", {"olive": 1}),
    ("grape_lodge", {"olive": 1}),
    ("scribe", {}),
    ("farm_servant", {"olive": 2}),
    ("innkeeper", {"food": 2}),
    ("vintner", {"wine": 2}),
    ("sausage_maker", {"meat": 2}),
    ("tiler", {"silver": 9}),
    ("washerwoman", {"silver": 9}),
    ("herb_woman", {"olive": 2, "grain": 2}),
]


def set_up_helpers(name: str, goods: dict[str, int]) -> Scenario:
    """Return a table on which called helpers can work: a card in hand, a barrow, used roofs."""
    table = set_up_plays(left=0).helper(0, name).hand(0, 60).barrow(0, 12).roof(0, "olive", "grape")
    table.record["farms"][0]["roofs_used"] = 3
    return table.give(0, silver=0).give(0, **goods)


@pytest.mark.parametrize(("name", "goods"), ONE_USE_HELPERS)
def test_called_helper_works_once_a_round(name: str, goods: dict[str, int]) -> None:
    table, call = set_up_helpers(name, goods), f"helper {CARD_OF[name]}"
    table.act(0, call)
    while table.kind(0) != "play":
        table.act(0, "done" if "done" in table.legal(0) else table.legal(0)[0])
    assert not table.may(0, call)
    assert table.player(0)["cards"]["helper"][0]["used"]
    while table.view()["step"] != "roofs":
        table.act(0, *(["done"] if table.kind(0) else []))
        seat = table.view()["actors"][0]
        if seat == 1:
            table.act(1, "done" if "done" in table.legal(1) else table.legal(1)[0])
    assert table.player(0)["cards"]["helper"][0]["used"]


@pytest.mark.parametrize(("name", "goods"), [pair for pair in ONE_USE_HELPERS if pair[1]])
def test_called_helper_needs_its_payment(name: str, goods: dict[str, int]) -> None:
    table = set_up_helpers(name, dict.fromkeys(goods, 0))
    assert not table.may(0, f"helper {CARD_OF[name]}")


def test_01_chef() -> None:
    table = set_up_plays().helper(0, "chef").give(0, olive=2, silver=3)
    table.act(0, "upgrade olive")
    assert (table.stock(0, "silver"), table.stock(0, "food")) == (2, 1)
    assert Scenario().give(0, olive=1).player(0)["prices"]["upgrade"]["olive"] == 2


def test_04_farm_worker() -> None:
    table = set_up_plays(left=0).helper(0, "farm_worker").hand(0, 17).give(0, point=2)
    table.act(0, "helper 4")
    assert table.stock(0, "point") == 1
    assert "draw" not in table.legal(0)
    table.act(0, "play 17 field")
    assert table.player(0)["fields"][0]["good"] == "grape"


def test_04_farm_worker_needs_a_card() -> None:
    assert not set_up_plays().helper(0, "farm_worker").give(0, point=2).may(0, "helper 4")


def test_07_swineherd() -> None:
    table = set_up_plays().helper(0, "swineherd").give(0, pig=2, silver=20)
    table.act(0, "buy pig", "buy pig")
    assert table.player(0)["pig_spaces"] == 4
    assert not table.may(0, "buy pig")


def test_ruling_16_surplus_pigs_are_sold_without_the_swineherd() -> None:
    table = set_up_plays().helper(0, "swineherd", "chef", "roofer").give(0, pig=4, silver=0).hand(0, 20)
    table.act(0, "play 20 helper", "replace 1")
    assert (table.stock(0, "pig"), table.stock(0, "silver")) == (2, 6)


def test_09_traveling_salesman() -> None:
    table = set_up_plays().helper(0, "traveling_salesman").give(0, commodity=3, point=1, silver=0)
    table.act(0, "trade silver")
    assert table.legal(0) == ["helper 9", "done"]
    table.act(0, "helper 9")
    assert (table.stock(0, "silver"), table.stock(0, "point")) == (4, 3)
    assert "trade silver" not in table.legal(0)
    assert table.player(0)["trades_closed"] == ["silver"]
    table.act(0, "trade olive_grain", "helper 9")
    assert not table.may(0, "trade grain_grape")


def test_09_traveling_salesman_may_be_declined() -> None:
    table = set_up_plays().helper(0, "traveling_salesman").give(0, commodity=2, point=1).act(0, "trade silver", "done")
    assert (table.stock(0, "point"), table.player(0)["trades_closed"], table.may(0, "trade silver")) == (1, [], True)


def test_09_traveling_salesman_works_always_by_option() -> None:
    table = set_up_plays(triggered_helpers="always").helper(0, "traveling_salesman").give(0, commodity=2, point=1)
    table.act(0, "trade card")
    assert (table.stock(0, "point"), table.player(0)["trades_closed"], table.kind(0)) == (3, ["card"], "card")


def test_10_bookkeeper() -> None:
    table = set_up_plays().helper(0, "bookkeeper").barrow(0, 66, 16).give(0, silver=0)
    table.act(0, "helper 10")
    assert table.legal(0) == ["name grain"]
    table.act(0, "name grain")
    assert table.stock(0, "silver") == 4


def test_10_bookkeeper_needs_a_symbol() -> None:
    assert not set_up_plays().helper(0, "bookkeeper").may(0, "helper 10")


@pytest.mark.parametrize(
    ("name", "good"), [("olive_lodge", "olive"), ("grain_lodge", "grain"), ("grape_lodge", "grape")]
)
def test_17_18_19_lodges(name: str, good: str) -> None:
    others = [one for one in ("olive", "grain", "grape") if one != good]
    table = set_up_plays().helper(0, name).give(0, olive=2, grain=2, grape=2).give(0, **{good: 0})
    table.act(0, f"helper {CARD_OF[name]}", f"swap {others[0]}", f"swap {others[0]}", f"swap {others[1]}")
    assert [table.stock(0, one) for one in (good, *others)] == [3, 0, 1]
    assert table.kind(0) == "play"


def test_17_lodge_may_stop() -> None:
    table = set_up_plays().helper(0, "olive_lodge").give(0, grain=3)
    table.act(0, "helper 17", "swap grain", "done")
    assert (table.stock(0, "olive"), table.stock(0, "grain")) == (1, 2)


def test_22_scribe() -> None:
    table = set_up_plays(left=0).helper(0, "scribe").hand(0, 1, 2).give(0, silver=0)
    table.act(0, "helper 22", "discard 2")
    assert table.stock(0, "silver") == 2
    assert table.player(0)["hand_count"] == 1
    assert not set_up_plays().helper(0, "scribe").may(0, "helper 22")


def test_22_scribe_without_limit_takes_one_card_per_call() -> None:
    """A scribe that works more than once per round does not ask for a second card on its own."""
    table = set_up_plays(left=0).alter_helper("scribe", once=0).helper(0, "scribe").hand(0, 1, 2, 3).give(0, silver=0)
    for number in (1, 2):
        table.act(0, "helper 22", f"discard {number}")
        assert (table.stock(0, "silver"), table.kind(0) == "give_card") == (2 * number, False)


def test_23_farm_servant() -> None:
    table = set_up_plays().helper(0, "farm_servant").field(0, 12).give(0, field_olive=1, silver=0)
    table.act(0, "helper 23", "upgrade field_olive")
    assert (table.stock(0, "food"), table.stock(0, "silver")) == (1, 0)


@pytest.mark.parametrize(
    ("name", "good", "points", "silver"),
    [("innkeeper", "food", 1, 2), ("vintner", "wine", 1, 3), ("sausage_maker", "meat", 2, 2)],
)
def test_24_25_26_upgraded_goods_returned(name: str, good: str, points: int, silver: int) -> None:
    table = set_up_plays().helper(0, name).give(0, **{good: 1}, point=1, silver=0)
    table.act(0, f"helper {CARD_OF[name]}")
    assert (table.stock(0, good), table.stock(0, "point"), table.stock(0, "silver")) == (0, 1 + points, silver)


def test_31_livestock_dealer() -> None:
    table = set_up_plays().helper(0, "livestock_dealer").give(0, silver=4)
    table.act(0, "buy pig")
    assert table.stock(0, "silver") == 0
    assert not set_up_plays().give(0, silver=4).may(0, "buy pig")


def test_32_grocer_and_34_wine_dealer() -> None:
    table = set_up_plays().helper(0, "grocer", "wine_dealer").give(0, olive=1, grain=1, grape=1, pig=1, silver=0)
    table.act(0, "sell olive", "sell grain", "sell grape", "sell pig")
    assert table.stock(0, "silver") == 2 + 2 + 3 + 3


def test_35_agricultural_worker() -> None:
    table = set_up_plays().helper(0, "agricultural_worker").field(0, 12).give(0, field_olive=1, silver=0)
    table.act(0, "sell field_olive")
    assert table.stock(0, "silver") == 1
    assert not set_up_plays().field(0, 12).give(0, field_olive=1).may(0, "sell field_olive")


@pytest.mark.parametrize(("option", "optional"), [("ask", True), ("always", False)])
def test_37_carpenter_with_a_siesta_step_is_optional(option: str, optional: bool) -> None:
    """A step on the siesta track changes the turn order, so it can be a disadvantage."""
    table = Scenario(triggered_helpers=option).alter_helper("carpenter", gain=pack_number(GAINS.index("siesta"), 1))
    table.round(2).helper(0, "carpenter").give(0, silver=9).set_step(Step.ROOFS, 0, Decision.ROOF)
    table.act(0, next(text for text in table.legal(0) if text.startswith("roof")))
    assert (table.kind(0) == "help") is optional


def test_36_roofer_and_37_carpenter() -> None:
    table = (
        Scenario().round(2).helper(0, "roofer", "carpenter").give(0, silver=3).set_step(Step.ROOFS, 0, Decision.ROOF)
    )
    table.record["roofs"][1] = [1, 2, 0, 0]
    table.act(0, "roof 5")
    assert table.stock(0, "silver") == 3 - 1 + 2


def test_38_tiler() -> None:
    table = set_up_plays().helper(0, "tiler").roof(0, "olive").give(0, silver=2).act(0, "use 1")
    table.act(0, "helper 38", "turn 1", "use 1")
    assert (table.stock(0, "silver"), table.stock(0, "olive")) == (0, 2)


def test_38_tiler_needs_a_used_roof() -> None:
    assert not set_up_plays().helper(0, "tiler").roof(0, "olive").give(0, silver=5).may(0, "helper 38")


def test_38_tiler_needs_a_roof_other_than_reuse_roof() -> None:
    assert not set_up_plays().helper(0, "tiler").roof(0, "reuse_roof", "olive").give(0, silver=5).may(0, "helper 38")


def test_49_cart_builder() -> None:
    table = set_up_plays().helper(0, "cart_builder").barrow(0, 1, 2, 3).hand(0, 60)
    table.act(0, "play 60 barrow")
    assert len(table.player(0)["cards"]["barrow"]) == 4
    other = set_up_plays().barrow(0, 1, 2, 3).hand(0, 60).act(0, "play 60 barrow")
    assert other.legal(0) == ["replace 1", "replace 2", "replace 3"]


def test_50_foreman() -> None:
    table = set_up_plays().helper(0, "foreman").hand(0, 20)
    table.act(0, "play 20 helper")
    assert len(table.events("draw")) == 1
    assert not set_up_plays().hand(0, 50).act(0, "play 50 helper").events("draw")


def test_56_locksmith() -> None:
    table = set_up_deliveries().helper(0, "locksmith").give(0, food=1, pig=1)
    table.record["block"][1], table.record["block"][5] = 2, 3
    assert table.may(0, "deliver food to wainwright")
    assert not table.may(0, "deliver pig to butcher")


def test_62_washerwoman() -> None:
    table = set_up_plays().helper(0, "washerwoman").give(0, silver=1, grape=0)
    table.act(0, "helper 62", "gain grape")
    assert (table.stock(0, "silver"), table.stock(0, "grape")) == (0, 1)


def test_64_herb_woman() -> None:
    table = set_up_plays().helper(0, "herb_woman").give(0, olive=1, grape=1, commodity=0)
    table.act(0, "helper 64")
    assert table.legal(0) == ["pair olive_grape"]
    table.act(0, "pair olive_grape")
    assert (table.stock(0, "olive"), table.stock(0, "grape"), table.stock(0, "commodity")) == (0, 0, 1)
    assert not set_up_plays().helper(0, "herb_woman").give(0, olive=2).may(0, "helper 64")
