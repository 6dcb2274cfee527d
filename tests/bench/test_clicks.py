"""Turns are separated by other players' actions between their steps, however quickly they answer."""

from __future__ import annotations

from bench.clicks import Step, group_turns
from bench.la_granja import clicks as farms
from bench.no_siesta import clicks as sheets


def make_log(*seats: int) -> list[dict[str, int]]:
    """Return a log with these seats, without the set-up."""
    return [{"ply": ply, "seat": seat} for ply, seat in enumerate(seats, start=1)]


def test_consecutive_steps_of_a_player_are_one_turn() -> None:
    done = [Step("take", 1, 1), Step("pair", 1, 2), Step("deliver", 2, 5), Step("done", 1, 6), Step("take", 1, 8)]
    turns = group_turns(done, make_log(1, 0, 0, 1, 1, 0, 0, 1, 0))
    assert [turn.verbs for turn in turns] == [("take", "pair"), ("deliver", "done")]


def test_die_and_its_goods_are_counted_together() -> None:
    done = [Step("take", 1, 1), Step("pair", 1, 2), Step("play", 2, 5)]
    found = farms.turn_figures(group_turns(done, make_log(1, 0, 0, 1, 1, 0)))
    assert [(figure.what, figure.value) for figure in found if figure] == [("la-granja: a die and its goods", 2)]


def test_roof_ends_the_turn_if_no_other_press_does() -> None:
    done = [Step("pay", 1, 1), Step("roof", 1, 2), Step("roof", 1, 5), Step("done", 1, 6), Step("take", 1, 8)]
    found = farms.turn_figures(group_turns(done, make_log(1, 0, 0, 1, 1, 0, 0, 1, 0)))
    assert [(figure.what, figure.note) for figure in found if figure] == [("la-granja: the last roof", "turns: 1")]


def test_three_empty_presses_of_a_round_are_not_counted() -> None:
    empty = [Step(farms.EMPTY_DONE, 1, ply) for ply in range(4, 8)]
    played = [Step("donkey", 1, 1), Step("done", 1, 2), Step("deliver", 2, 3), *empty]
    assert [farms.count_round_presses(played[:length]) for length in (3, 5, 6, 7)] == [4, 4, 4, 5]


def test_no_siesta_circles_are_counted_one_by_one() -> None:
    done = [Step("take", 1, 1), Step("load", 1, 4), Step("rest", 2, 5), Step("end", 1, 7), Step("take", 1, 9)]
    found = sheets.turn_figures(group_turns(done, make_log(1, 0, 1, 1, 0, 0, 0, 0, 1, 0)))
    assert {figure.what.removeprefix("no-siesta: "): figure.value for figure in found if figure} == {
        "take a die with all that it shows": 1,
        "cross off a circle": 1,
        "store all the rest": 2,
        "end the scoring phase": 1,
    }
