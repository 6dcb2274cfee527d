"""The dice phase (rules I; the two-player variant; ruling 1)."""

from __future__ import annotations

import pytest

from tertulia.games.no_siesta.model.terms import FACES, Step
from tests.games.no_siesta.scenario import Scenario

pytestmark = pytest.mark.clause


def test_remaining_dice_are_rolled_before_the_second_pick() -> None:
    table = Scenario(2).dice("pig", "pig", "pig", "pig", "pig")
    assert (table.view()["step"], table.view()["actors"]) == ("first_die", [0])
    table.act(0, "take pig all")
    assert (table.view()["step"], table.view()["actors"]) == ("first_die", [1])
    table.act(1, "take pig nothing")
    (roll,) = table.events("roll")
    assert (table.view()["step"], table.view()["actors"], len(roll["dice"])) == ("second_die", [0], 3)
    assert roll["dice"] == table.view()["dice"]
    table.act(0, f"take {roll['dice'][0]} nothing").act(1, f"take {roll['dice'][1]} nothing")
    (last,) = table.events("roll")
    assert len(last["dice"]) == 1
    assert (table.view()["step"], table.view()["last_die"], table.view()["actors"]) == (
        "last_die", last["dice"][0], [0, 1],
    )  # fmt: skip
    assert table.view()["dice"] == [], "the last die is no longer in the middle"
    assert table.player(0)["dice"] == ["pig", roll["dice"][0]]


def test_dice_are_taken_clockwise_from_the_start_player() -> None:
    table = Scenario(4, start=2).dice(*["hat"] * 9)
    order = []
    for _ in range(4):
        (seat,) = table.view()["actors"]
        order.append(seat)
        table.act(seat, "take hat nothing")
    assert order == [2, 3, 0, 1]


def test_ruling_17_last_die_is_marked_by_all_in_any_order() -> None:
    table = Scenario(3).last_die("silver").act(2, "mark all").act(0, "mark all")
    assert table.view()["actors"] == [1]
    table.act(1, "mark nothing")
    assert [table.discs(seat) for seat in range(3)] == [{"silver": 1}, {}, {"silver": 1}]
    assert (table.view()["phase"], table.view()["actors"]) == ("scoring", [0])


@pytest.mark.parametrize(
    ("face", "marked"),
    [
        ("olive_grain", {"olive": 1, "grain": 1}),
        ("grape", {"grape": 1}),
        ("pig", {"pig": 1}),
        ("donkey", {"donkey": 1}),
        ("hat", {"hat": 1}),
        ("silver", {"silver": 1}),
    ],
)
def test_die_face_marks_its_goods(face: str, marked: dict[str, int]) -> None:
    table = Scenario(2).dice(*[face] * 5).act(0, f"take {face} all")
    assert table.discs(0) == marked
    assert table.player(0)["supply"] == 4 - len(marked)
    assert table.events("take") == [
        {"type": "take", "seat": 0, "die": face, "mark": "all", "goods": list(marked)},
    ]


def test_discs_may_be_stacked() -> None:
    assert Scenario(2).board(0, pig=1).dice("pig", "pig").act(0, "take pig all").discs(0) == {"pig": 2}


def test_olive_grain_die_may_be_marked_partly() -> None:
    table = Scenario(2).dice("olive_grain")
    assert table.legal(0) == [f"take olive_grain {what}" for what in ("all", "olive", "grain", "nothing")]
    assert table.act(0, "take olive_grain grain").discs(0) == {"grain": 1}


def test_olive_grain_die_with_one_disc_marks_one_good() -> None:
    """Marion's example."""
    table = Scenario(2).board(0, pig=2, hat=1).dice("olive_grain")
    assert table.legal(0) == [f"take olive_grain {what}" for what in ("olive", "grain", "nothing")]
    assert Scenario(2).board(0, pig=2, hat=1).last_die("olive_grain").legal(0) == [
        "mark olive",
        "mark grain",
        "mark nothing",
    ]


def test_die_without_discs_is_taken_without_marking() -> None:
    table = Scenario(2).board(0, pig=2, hat=2).dice("olive_grain", "grape")
    assert table.legal(0) == ["take olive_grain nothing", "take grape nothing"]


def test_ruling_1_unmarked_die_is_taken_and_not_marked_later() -> None:
    table = Scenario(2).dice("pig", "hat", "hat")
    assert table.legal(0) == ["take pig all", "take pig nothing", "take hat all", "take hat nothing"]
    table.act(0, "take pig nothing")
    assert (table.discs(0), table.player(0)["supply"], table.player(0)["dice"]) == ({}, 4, ["pig"])
    assert table.view()["actors"] == [1]
    assert table.view()["dice"] == ["hat", "hat"]


@pytest.mark.parametrize("face", FACES)
def test_remaining_die_is_the_last_die_with_any_face(face: str) -> None:
    table = Scenario(2, dice="once").dice(*[face] * 3, step=Step.SECOND_DIE)
    table.act(0, f"take {face} nothing").act(1, f"take {face} nothing")
    assert (table.view()["last_die"], table.view()["dice"]) == (face, [])


def test_seat_without_discs_does_not_mark_the_last_die() -> None:
    """The player is not asked, because there is nothing to choose."""
    table = Scenario(2).board(1, pig=4)
    table.dice("pig", "pig", step=Step.SECOND_DIE).act(0, "take pig nothing")
    assert table.view()["actors"] == [1]
    table.act(1, "take pig nothing")
    assert table.view()["actors"] == [0]


def test_dice_phase_allows_no_crossing_off() -> None:
    table = Scenario(2).board(0, silver=1).dice("pig")
    assert all(text.startswith("take") for text in table.legal(0))


def test_dice_once_option_rolls_only_at_the_start() -> None:
    """The variant as in the original La Granja: the remaining dice are used on."""
    table = Scenario(2, dice="once").dice("pig", "pig", "hat", "grape", "silver")
    table.act(0, "take pig nothing").act(1, "take hat nothing")
    assert not table.events("roll")
    assert table.view()["dice"] == ["grape", "pig", "silver"]
    table.act(0, "take silver nothing").act(1, "take pig nothing")
    assert not table.events("roll")
    assert (table.view()["last_die"], table.view()["actors"]) == ("grape", [0, 1])
