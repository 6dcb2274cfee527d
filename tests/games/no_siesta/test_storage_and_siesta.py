"""Warehouse, stable and siesta track (rules E, F; rulings 11 and 12)."""

from __future__ import annotations

import pytest

from tests.games.no_siesta.scenario import set_up_scoring

pytestmark = pytest.mark.clause


@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig", "donkey"])
def test_each_good_has_a_row_of_six_circles(good: str) -> None:
    table = set_up_scoring().cross_storage(0, **{good: 5}).add_loose(0, **{good: 2}).act(0, f"store {good} loose")
    assert table.player(0)["storage"][good] == 6
    assert not table.may(f"store {good}")


def test_hats_and_silver_are_not_stored() -> None:
    assert not set_up_scoring().add_loose(0, hat=1, silver=1).may("store")


def test_harvest_set_and_animal_pair_score_one_each() -> None:
    table = set_up_scoring().add_loose(0, olive=2, grain=1, grape=2, pig=3, donkey=2)
    for good, count in {"olive": 2, "grain": 1, "grape": 2, "pig": 3, "donkey": 2}.items():
        table.act(0, *[f"store {good} loose"] * count)
    assert table.sources(0) == {"warehouse": 1, "stable": 2}


def test_two_kinds_of_harvest_goods_make_no_set() -> None:
    assert (
        set_up_scoring().cross_storage(0, olive=6, grain=6).add_loose(0, pig=1).act(0, "store pig loose").sources(0)
        == {}
    )


@pytest.mark.parametrize("space", range(1, 11))
def test_hat_climbs_one_space_for_a_point_and_maybe_a_disc(space: int) -> None:
    table = set_up_scoring().siesta(0, space - 1).add_loose(0, hat=1)
    supply, common = table.player(0)["supply"], table.player(0)["common"]
    table.act(0, "climb loose")
    disc = int(space in (2, 5, 8))
    assert (table.player(0)["supply"], table.player(0)["common"]) == (supply + disc, common - disc)
    assert table.events("disc") == [{"type": "disc", "seat": 0, "left": common - 1}] * disc
    assert table.sources(0) == {"siesta": space}
    assert table.events("climb") == [{"type": "climb", "seat": 0, "to": space, "source": "loose"}]


def test_disc_of_the_track_is_free_at_once() -> None:
    """Marion's example. The commodity of a trade finds the new disc."""
    table = set_up_scoring().siesta(0, 1).board(0, silver=4).add_loose(0, hat=1, pig=3)
    table.act(0, "climb loose", "trade pig 3-loose")
    assert table.discs(0) == {"silver": 4, "commodity": 1}


def test_track_gives_all_remaining_discs() -> None:
    table = set_up_scoring().add_loose(0, hat=10)
    for _ in range(10):
        table.act(0, "climb loose")
    assert (table.player(0)["supply"], table.player(0)["common"]) == (7, 0)


def test_ruling_12_track_gives_no_disc_if_none_is_left() -> None:
    table = set_up_scoring().siesta(0, 4).add_loose(0, hat=1)
    table.state["players"]["common"][0, 0] = 0
    supply = table.player(0)["supply"]
    table.act(0, "climb loose")
    assert (table.events("disc"), table.player(0)["supply"]) == ([], supply)


def test_hat_cannot_climb_above_the_top() -> None:
    table = set_up_scoring().siesta(0, 10).add_loose(0, hat=1)
    assert not table.may("climb")
    assert table.may("field 4 hat")


def test_reaching_the_top_ends_the_game_with_this_round() -> None:
    table = set_up_scoring(3).siesta(0, 9).add_loose(0, hat=1).act(0, "climb loose")
    assert table.events("last_round") == [{"type": "last_round", "seat": 0}]
    assert table.view()["last_round"]
    assert not table.view()["over"]
    table.act(0, "end kept")
    assert table.view()["actors"] == [1], "the others finish their phase, too"
    table.act(1, "end kept").act(2, "end kept")
    assert (table.view()["over"], table.view()["actors"]) == (True, [])
