"""Any-time actions (rules 5.1; rulings 2 and 3)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.decisions import Decision, Step
from tests.games.la_granja.scenario import Scenario, set_up_deliveries, set_up_dice, set_up_plays

pytestmark = pytest.mark.clause


def test_5_1_1_four_silver() -> None:
    assert set_up_plays().give(0, commodity=1, silver=0).act(0, "trade silver").stock(0, "silver") == 4


@pytest.mark.parametrize("pair", ["olive_grain", "olive_grape", "grain_grape"])
def test_5_1_1_two_different_harvest_goods(pair: str) -> None:
    table = set_up_plays().give(0, commodity=1).act(0, f"trade {pair}")
    assert all(table.stock(0, good) == 1 for good in pair.split("_"))


def test_5_1_1_commodity_buys_drawing_or_playing_a_card() -> None:
    assert set_up_plays().give(0, commodity=1).act(0, "trade card", "draw").player(0)["hand_count"] == 1
    table = set_up_plays().give(0, commodity=1).hand(0, 12).act(0, "trade card", "play 12 field")
    assert table.player(0)["fields"][0]["good"] == "olive"


def test_5_1_1_traded_pig_needs_a_space() -> None:
    assert set_up_plays().give(0, commodity=1, pig=1).act(0, "trade pig").stock(0, "pig") == 2
    assert not set_up_plays().give(0, commodity=1, pig=2).may(0, "trade pig")


def test_5_1_1_two_upgrades_from_dens_or_fields() -> None:
    table = set_up_plays().field(0, 12).give(0, commodity=1, field_olive=1, pig=1, silver=0)
    table.act(0, "trade upgrades", "upgrade field_olive", "upgrade pig")
    assert (table.stock(0, "food"), table.stock(0, "meat"), table.stock(0, "silver")) == (1, 1, 0)


def test_sale_hint_has_gain_and_resulting_silver() -> None:
    table = set_up_plays().give(0, pig=1, silver=10)
    hint = GAME.hint(table.state, 0, GAME.actions.parse("sell pig"))
    assert (hint["gets"], hint["after"]) == (3, 13)


@pytest.mark.parametrize(("good", "buy", "sell"), [("olive", 3, 1), ("grain", 3, 1), ("grape", 4, 2), ("pig", 5, 3)])
def test_5_1_2_prices(good: str, buy: int, sell: int) -> None:
    table = set_up_plays().give(0, silver=buy, **{good: 0}).act(0, f"buy {good}")
    assert (table.stock(0, good), table.stock(0, "silver")) == (1, 0)
    assert table.act(0, f"sell {good}").stock(0, "silver") == sell
    assert not set_up_plays().give(0, silver=buy - 1).may(0, f"buy {good}")


def test_5_1_2_upgraded_goods_and_goods_on_fields_are_not_sold() -> None:
    table = set_up_plays().field(0, 12).give(0, food=1, wine=1, meat=1, field_olive=1)
    assert not table.may(0, "sell")


@pytest.mark.parametrize(
    ("raw", "into", "price"),
    [("olive", "food", 2), ("grain", "food", 2), ("grape", "wine", 3), ("pig", "meat", 3), ("field_grape", "wine", 3)],
)
def test_5_1_3_upgrading(raw: str, into: str, price: int) -> None:
    table = set_up_plays().field(0, 7).give(0, silver=price, **{raw: 1}).act(0, f"upgrade {raw}")
    assert (table.stock(0, into), table.stock(0, raw), table.stock(0, "silver")) == (1, 0, 0)


def test_5_1_4_goods_stay_on_fields_until_used() -> None:
    table = set_up_plays(left=0).field(0, 12).give(0, field_olive=1).act(0, "done")
    assert (table.stock(0, "field_olive"), table.stock(0, "olive")) == (1, 0)


def test_ruling_2_only_the_player_on_turn_acts_between_decisions() -> None:
    table = set_up_deliveries().give(0, silver=9, pig=1).give(1, silver=9)
    assert table.may(0, "buy olive")
    assert not table.legal(1)
    table.act(0, "deliver pig to butcher")
    assert table.may(0, "buy olive")
    closed = set_up_plays().give(0, commodity=1, silver=9).act(0, "trade card")
    assert not closed.may(0, "buy")
    assert not Scenario().give(0, silver=9).set_step(Step.DONKEY, 0, Decision.DONKEY).may(0, "buy")


def test_ruling_3_surplus_pig_from_a_die_is_sold_at_once() -> None:
    table = set_up_dice(1, 1, 3, 3, 3).give(0, pig=2, silver=0).act(0, "take 1")
    assert (table.stock(0, "pig"), table.stock(0, "silver")) == (2, 3)
