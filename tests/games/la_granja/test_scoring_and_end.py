"""Scoring phase (rules 9.0) and the end of the game (rules 10.0; ruling 10)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.record import pack_number
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model.cards import GAINS
from tertulia.games.la_granja.model.decisions import Decision, Step
from tests.games.la_granja.scenario import CARD_OF, Scenario

pytestmark = pytest.mark.clause


def end_round(table: Scenario, number: int = 3) -> Scenario:
    """Let the last seat end the round."""
    last = int(table.record["seats"]) - 1
    return table.round(number).set_step(Step.EXTRA_DELIVERIES, last, Decision.BUY_DELIVERIES, 1).act(last, "done")


def test_9_0_market_and_siesta_points_are_scored() -> None:
    table = Scenario().market(s1=0, s2=0, s3=0, s4=0)
    table.record["farms"][0]["siesta"] = 5
    sources = end_round(table).player(0)["sources"]
    assert (sources["market"], sources["siesta"]) == (4, 2)


@pytest.mark.parametrize(("space", "points"), list(enumerate([0, 0, 1, 1, 2, 2, 2, 3, 3, 3])))
def test_9_0_siesta_points_by_space(space: int, points: int) -> None:
    table = Scenario()
    table.record["farms"][0]["siesta"] = space
    assert end_round(table).player(0)["sources"].get("siesta", 0) == points


def test_9_0_markers_at_buildings_give_nothing() -> None:
    table = Scenario().row(0, "butcher", pig=2)
    assert "market" not in end_round(table).player(0)["sources"]


def test_9_0_discs_return_in_order_and_crafts_are_turned() -> None:
    table = Scenario(3).craft(1, "deli", fresh=True)
    table.record["order"][:3] = [2, 0, 1]
    table.round(3).set_step(Step.EXTRA_DELIVERIES, 2, Decision.BUY_DELIVERIES, 1)
    table.state["turn"][0] = 3
    table.record["farms"][2]["siesta"] = 4
    table.act(2, "done")
    assert table.view()["siesta"]["discs"][0] == [1, 0, 2]
    assert table.player(1)["crafts"] == [{"building": "deli", "fresh": False}]
    assert table.view()["round"] == 4


def test_9_0_used_helpers_are_fresh_again_and_their_markers_return() -> None:
    table = Scenario().helper(0, "farm_servant").give(0, olive=1, commodity=0)
    table.set_step(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).round(3).act(0, "helper 23", "upgrade olive")
    assert table.player(0)["markers"]["used"] == 2
    table.act(0, "done").act(1, "done")
    assert not table.player(0)["cards"]["helper"][0]["used"]
    assert table.player(0)["markers"]["used"] == 1


def test_exhaustion_tokens_are_no_player_markers() -> None:
    table = Scenario(edition="deluxe").helper(0, "farm_servant").give(0, olive=1, commodity=0)
    table.set_step(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).round(3).act(0, "helper 23", "upgrade olive")
    assert table.player(0)["markers"]["used"] == 1


def test_ruling_24_once_a_round_limit_belongs_to_the_card() -> None:
    table = Scenario().helper(0, "farm_servant", "chef", "roofer").hand(0, 20).give(0, olive=2, silver=0, commodity=2)
    table.round(3).set_step(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).act(
        0, "helper 23", "upgrade olive", "trade card", "play 20 helper"
    )
    table.act(0, "replace 1")
    table.hand(0, 23).act(0, "trade card", "play 23 helper", "replace 2")
    assert not table.may(0, "helper 23")


def test_ruling_10_raw_goods_are_sold_and_five_silver_are_a_point() -> None:
    table = Scenario().field(0, 12).give(0, silver=3, olive=1, grain=1, grape=1, pig=1, commodity=1, point=10)
    table.give(0, food=3, wine=3, meat=3, field_olive=1)
    end_round(table, 6)
    silver = 3 + 1 + 1 + 2 + 3 + 4
    assert table.player(0)["sources"]["end"] == silver // 5
    assert table.stock(0, "silver") == silver % 5
    assert (table.stock(0, "food"), table.stock(0, "field_olive")) == (3, 1)
    assert table.view()["over"]


def test_10_0_goods_from_helpers_at_the_end_are_sold() -> None:
    """Silver and goods from helpers triggered at the end come before the final sale."""
    table = Scenario().helper(0, "alcalde").extension(0, 1, 2).give(0, silver=0, commodity=0)
    table.alter_helper("alcalde", gain=pack_number(GAINS.index("commodity"), 2))
    assert end_round(table, 6).player(0)["sources"]["end"] == 2 * 2 * 4 // 5
    assert table.stock(0, "commodity") == 0


def test_ruling_22_goods_are_sold_at_printed_prices() -> None:
    table = Scenario().helper(0, "grocer").give(0, silver=0, commodity=0, olive=5)
    assert end_round(table, 6).player(0)["sources"]["end"] == 1


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [((20, 0), (19, 4), (0,)), ((20, 1), (20, 2), (1,)), ((20, 2), (20, 2), (0, 1))],
)
def test_10_0_most_points_win_then_silver_then_shared(
    first: tuple[int, int], second: tuple[int, int], winners: tuple[int, ...]
) -> None:
    table = (
        Scenario()
        .give(0, point=first[0], silver=first[1], commodity=0)
        .give(1, point=second[0], silver=second[1], commodity=0)
    )
    outcome = GAME.outcome(end_round(table, 6).state)
    assert outcome is not None
    assert outcome.winners == winners
    assert table.view()["winners"] == list(winners)


def test_ruling_23_secret_points_are_hidden_until_the_end() -> None:
    table = Scenario(points="secret")
    assert table.view(0)["scores"][1] is None
    assert table.view(None)["scores"] == [None, None]
    assert table.view(0)["players"][1]["sources"] is None
    end_round(table, 6)
    assert None not in table.view(0)["scores"]


def test_ruling_23_events_report_points_even_if_totals_are_secret() -> None:
    table = Scenario(points="secret").give(0, commodity=0).give(1, commodity=0)
    table.record["farms"][0]["siesta"] = 4
    end_round(table, 2)
    for seat in (0, 1):
        assert {"type": "points", "seat": 0, "amount": 2, "source": "siesta"} in table.events("points", seat)


def test_ruling_23_more_than_ten_helpers_may_be_used() -> None:
    table = Scenario(4, edition="deluxe").helper(0, "merchant", "courier", "washerwoman").give(0, silver=1, commodity=0)
    table.helper(1, "scribe", "farm_servant", "innkeeper").helper(2, "vintner", "sausage_maker", "tiler")
    table.helper(3, "herb_woman", "smuggler", "bookkeeper").set_step(Step.PLAY, 0, Decision.PLAY, 0, 0)
    table.state["farms"]["used"][0] = [0b011, 0b111, 0b111, 0b111]
    table.act(0, f"helper {CARD_OF['washerwoman']}", "gain grape")
    used_flags = [helper["used"] for player in table.view()["players"] for helper in player["cards"]["helper"]]
    assert used_flags == [True] * 12
