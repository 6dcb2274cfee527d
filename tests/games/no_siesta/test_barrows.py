"""Market barrows (rules D; ruling 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.no_siesta.scenario import DONKEYS, GOODS, Scenario, fill_barrow, set_up_scoring

pytestmark = pytest.mark.clause
POINTS = [(5, 3), (6, 4), (7, 5)]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_barrow_is_loaded_from_left_to_right(number: int) -> None:
    table, crossed_goods = set_up_scoring(), []
    every = {"olive": 1, "grain": 1, "grape": 1, "pig": 1, "silver": 1}
    for good in GOODS[number - 1]:
        table.add_loose(0, **every)
        loads = [text for text in table.legal(0) if text.startswith(f"load {number}")]
        assert loads == [f"load {number} {good} loose"]
        table.act(0, *loads)
        crossed_goods.append(good)
        assert table.player(0)["barrows"][number - 1]["crossed"] == crossed_goods
    assert not table.player(0)["barrows"][number - 1]["done"], "the donkeys are missing"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_donkeys_are_added_one_by_one_at_any_time(number: int) -> None:
    table = set_up_scoring().barrow(0, number, 2).add_loose(0, donkey=4)
    for donkeys in range(DONKEYS[number - 1]):
        assert table.player(0)["barrows"][number - 1]["donkeys"] == donkeys
        table.act(0, f"load {number} donkey loose")
    assert not table.may(f"load {number} donkey")


def test_several_barrows_can_be_loaded_over_several_rounds() -> None:
    table = (
        set_up_scoring()
        .add_loose(0, olive=1, grape=1)
        .act(0, "load 1 olive loose", "load 2 grape loose")
        .play_to_next_round()
        .play_to_scoring()
    )
    table.add_loose(0, grain=1).act(0, "load 1 grain loose")
    assert [barrow["crossed"] for barrow in table.player(0)["barrows"]] == [["olive", "grain"], ["grape"], []]


def test_hat_cannot_be_loaded() -> None:
    assert not set_up_scoring().add_loose(0, hat=1).may("load")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_completed_barrow_gives_commodity_and_esporles_disc(number: int) -> None:
    table = fill_barrow(set_up_scoring(), 0, number).act(0, f"load {number} donkey disc")
    assert table.events("barrow", "commodity") == [
        {"type": "barrow", "seat": 0, "barrow": number},
        {"type": "commodity", "seat": 0, "where": "disc"},
    ]
    assert table.kind(0) == "market"
    table.act(0, "market trades")
    assert table.events("market") == [{"type": "market", "seat": 0, "space": "trades"}]
    player = table.player(0)
    assert (player["supply"], player["esporles"], table.discs(0)) == (2, ["trades"], {"commodity": 1})
    assert table.view()["esporles"]["spaces"]["trades"] == [0]
    assert not table.may(f"load {number}"), "it is done"
    table.act(0, "end kept").act(1, "end kept")
    assert table.sources(0) == {"barrows": POINTS[number - 1][0]}
    assert table.view()["tops"][number - 1] == [0]


def test_disc_on_esporles_stays_there() -> None:
    table = fill_barrow(set_up_scoring(), 0, 1).act(0, "load 1 donkey disc", "market discs").play_to_next_round()
    assert (table.player(0)["supply"], table.discs(0)) == (2, {"commodity": 1})


@pytest.mark.parametrize(("number", "points"), [(1, 3), (2, 4), (3, 5)])
def test_later_completion_of_a_barrow_scores_less(number: int, points: int) -> None:
    table = fill_barrow(set_up_scoring().deliver_barrow(1, number), 0, number).act(
        0, f"load {number} donkey disc", "waive"
    )
    barrow = table.player(0)["barrows"][number - 1]
    assert (barrow["done"], barrow["state"], barrow["points"], barrow["donkeys"]) == (True, "later", points, number)
    assert barrow["crossed"] == GOODS[number - 1]
    assert table.end_scoring().sources(0) == {"barrows": points}
    assert table.view()["tops"][number - 1] == [1]


def complete_two_barrows(first: int, second: int, **options: Any) -> Scenario:
    """Let both seats complete barrow 1 in one phase, at these positions on the siesta track."""
    table = fill_barrow(fill_barrow(set_up_scoring(**options).siesta(0, first).siesta(1, second), 0, 1), 1, 1)
    table.act(0, "load 1 donkey disc")
    if table.kind(0) == "market":
        table.act(0, "waive")
    table.act(0, "end kept").act(1, "load 1 donkey disc")
    if table.kind(1) == "market":
        table.act(1, "waive")
    return table


@pytest.mark.parametrize(("first", "second", "points"), [(1, 0, (5, 3)), (0, 1, (3, 5)), (1, 1, (5, 5))])
@pytest.mark.parametrize("rules", ["printed", "online"])
def test_ruling_5_track_position_decides_completions_in_one_phase(
    first: int, second: int, points: tuple[int, int], rules: str
) -> None:
    table = complete_two_barrows(first, second, rules=rules)
    assert [table.player(seat)["barrows"][0]["state"] for seat in (0, 1)] == ["undecided", "undecided"]
    assert [table.player(seat)["barrows"][0]["points"] for seat in (0, 1)] == [None, None]
    table.act(1, "end kept")
    (event,) = table.events("first")
    assert event == {"type": "first", "barrow": 1, "players": [seat for seat in (0, 1) if points[seat] == 5]}
    assert tuple(table.sources(seat)["barrows"] for seat in (0, 1)) == points
    assert table.view()["tops"][0] == event["players"]


def test_ruling_5_track_position_counts_at_the_end_of_the_phase() -> None:
    table = complete_two_barrows(1, 0).add_loose(1, hat=2).act(1, "climb loose", "climb loose", "end kept")
    assert [table.sources(seat)["barrows"] for seat in (0, 1)] == [3, 5]


def test_ruling_5_two_of_three_seats_may_be_first() -> None:
    table = set_up_scoring(3)
    for seat, space in enumerate((1, 1, 0)):
        fill_barrow(table.siesta(seat, space), seat, 2)
    for seat in range(3):
        table.act(seat, "load 2 donkey disc", "waive", "end kept")
    assert [table.sources(seat)["barrows"] for seat in range(3)] == [6, 6, 4]
