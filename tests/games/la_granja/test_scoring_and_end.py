"""Scoring phase (rules 9.0) and the end of the game (rules 10.0; ruling 10)."""

from __future__ import annotations

import pytest

from tertulia.games.la_granja.components.record import packed
from tertulia.games.la_granja.game import GAME
from tertulia.games.la_granja.model import GAINS, Decision, Step
from tests.games.la_granja.desk import Desk

pytestmark = pytest.mark.clause


def scored(desk: Desk, number: int = 3) -> Desk:
    """The last seat ends the round."""
    last = int(desk.record["seats"]) - 1
    return desk.round(number).at(Step.EXTRA_DELIVERIES, last, Decision.BUY_DELIVERIES, 1).act(last, "done")


def test_9_0_two_siesta_and_four_market_points() -> None:
    desk = Desk().market(s1=0, s2=0, s3=0, s4=0)
    desk.record["farms"][0]["siesta"] = 5
    sources = scored(desk).player(0)["sources"]
    assert (sources["market"], sources["siesta"]) == (4, 2)


@pytest.mark.parametrize(("space", "points"), list(enumerate([0, 0, 1, 1, 2, 2, 2, 3, 3, 3])))
def test_9_0_siesta_points(space: int, points: int) -> None:
    desk = Desk()
    desk.record["farms"][0]["siesta"] = space
    assert scored(desk).player(0)["sources"].get("siesta", 0) == points


def test_9_0_markers_at_buildings_give_nothing() -> None:
    desk = Desk().row(0, "butcher", pig=2)
    assert "market" not in scored(desk).player(0)["sources"]


def test_9_0_discs_go_back_the_first_on_top_and_crafts_turn() -> None:
    desk = Desk(3).craft(1, "deli", fresh=True)
    desk.record["order"][:3] = [2, 0, 1]
    desk.round(3).at(Step.EXTRA_DELIVERIES, 2, Decision.BUY_DELIVERIES, 1)
    desk.state["turn"][0] = 3
    desk.record["farms"][2]["siesta"] = 4
    desk.act(2, "done")
    assert desk.view()["siesta"]["discs"][0] == [1, 0, 2]
    assert desk.player(1)["crafts"] == [{"building": "deli", "fresh": False}]
    assert desk.view()["round"] == 4


def test_9_0_used_helpers_are_fresh_again_and_their_markers_return() -> None:
    desk = Desk().helper(0, "farm_servant").give(0, olive=1, commodity=0)
    desk.at(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).round(3).act(0, "helper 23", "upgrade olive")
    assert desk.player(0)["markers"]["used"] == 2
    desk.act(0, "done").act(1, "done")
    assert not desk.player(0)["cards"]["helper"][0]["used"]
    assert desk.player(0)["markers"]["used"] == 1


def test_exhaustion_tokens_are_no_player_markers() -> None:
    desk = Desk(edition="deluxe").helper(0, "farm_servant").give(0, olive=1, commodity=0)
    desk.at(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).round(3).act(0, "helper 23", "upgrade olive")
    assert desk.player(0)["markers"]["used"] == 1


def test_ruling_24_once_a_round_belongs_to_the_card() -> None:
    desk = Desk().helper(0, "farm_servant", "chef", "roofer").hand(0, 20).give(0, olive=2, silver=0, commodity=2)
    desk.round(3).at(Step.EXTRA_DELIVERIES, 0, Decision.BUY_DELIVERIES, 1).act(
        0, "helper 23", "upgrade olive", "trade card", "play 20 helper"
    )
    desk.act(0, "replace 1")
    desk.hand(0, 23).act(0, "trade card", "play 23 helper", "replace 2")
    assert not desk.may(0, "helper 23")


def test_10_0_only_dens_pigs_and_commodities_become_silver_and_five_a_point() -> None:
    desk = Desk().field(0, 12).give(0, silver=3, olive=1, grain=1, grape=1, pig=1, commodity=1, point=10)
    desk.give(0, food=3, wine=3, meat=3, field_olive=1)
    scored(desk, 6)
    silver = 3 + 1 + 1 + 2 + 3 + 4
    assert desk.player(0)["sources"]["end"] == silver // 5
    assert desk.stock(0, "silver") == silver % 5
    assert (desk.stock(0, "food"), desk.stock(0, "field_olive")) == (3, 1)
    assert desk.view()["over"]


def test_10_0_what_a_helper_brings_at_the_end_is_sold_like_all_else() -> None:
    """Silver and goods of a helper of the last moment come before the sale."""
    desk = Desk().helper(0, "alcalde").extension(0, 1, 2).give(0, silver=0, commodity=0)
    desk.altered("alcalde", gain=packed(GAINS.index("commodity"), 2))
    assert scored(desk, 6).player(0)["sources"]["end"] == 2 * 2 * 4 // 5
    assert desk.stock(0, "commodity") == 0


def test_ruling_10_sold_at_printed_prices() -> None:
    desk = Desk().helper(0, "grocer").give(0, silver=0, commodity=0, olive=5)
    assert scored(desk, 6).player(0)["sources"]["end"] == 1


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [((20, 0), (19, 4), (0,)), ((20, 1), (20, 2), (1,)), ((20, 2), (20, 2), (0, 1))],
)
def test_10_0_most_points_then_silver_then_shared(
    first: tuple[int, int], second: tuple[int, int], winners: tuple[int, ...]
) -> None:
    desk = (
        Desk()
        .give(0, point=first[0], silver=first[1], commodity=0)
        .give(1, point=second[0], silver=second[1], commodity=0)
    )
    outcome = GAME.outcome(scored(desk, 6).state)
    assert outcome is not None
    assert outcome.winners == winners
    assert desk.view()["winners"] == list(winners)


def test_secret_points_are_hidden_until_the_end() -> None:
    desk = Desk(points="secret")
    assert desk.view(0)["scores"][1] is None
    assert desk.view(None)["scores"] == [None, None]
    assert desk.view(0)["players"][1]["sources"] is None
    scored(desk, 6)
    assert None not in desk.view(0)["scores"]
