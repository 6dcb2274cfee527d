"""Tests of the slow model's cities and moats on examples small enough to check by eye."""

from __future__ import annotations

import pytest

from .slow import table
from .slow.city import (
    City,
    build_cells,
    find_exchange_cells,
    find_reached,
    find_removable,
    has_hole,
    is_legal,
    is_run,
    measure_longest_moat,
    sides_match,
    trace_outline,
)


def parse_city(text: str = "") -> City:
    """Parse the text of a city.

    `1,0 NE; 2,0` is a tile with moats in the north and east, and one without. The start tile is implied.
    """
    built: City = {(0, 0): frozenset()}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        cell, _, moats = part.partition(" ")
        x, y = (int(number) for number in cell.split(","))
        built[x, y] = frozenset(moats)
    return built


RING = "1,0; 2,0; 2,1; 2,2; 1,2; 0,2; 0,1"


@pytest.mark.parametrize("text", ["", "1,0", "0,1 NEW", "0,1 N; 1,0; 1,1; 1,2; 0,2 S", "1,0; 2,0; 2,1; 2,2; 1,2; 0,2"])
def test_legal_cities_are_accepted(text: str) -> None:
    assert is_legal(parse_city(text))


def test_moat_beside_an_open_side_is_illegal() -> None:
    assert not sides_match(parse_city("0,1 S"))
    assert not is_legal(parse_city("1,0; 2,0 W"))


def test_tile_out_of_reach_on_foot_is_illegal() -> None:
    beyond = parse_city("0,1 N; 0,2 S")
    assert sides_match(beyond)
    assert find_reached(beyond, dry=False) == set(beyond)
    assert find_reached(beyond, dry=True) == {(0, 0), (0, 1)}
    assert not is_legal(beyond)


def test_tile_touching_only_at_a_corner_is_illegal() -> None:
    assert not is_legal(parse_city("1,1"))


def test_hole_is_illegal() -> None:
    assert has_hole(parse_city(RING))
    assert not is_legal(parse_city(RING))
    assert has_hole(parse_city("1,0; 2,1; 1,2; 0,1")), "corners do not connect"


def test_build_cells_match_sides_and_leave_no_hole() -> None:
    assert build_cells(parse_city(), "") == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    assert build_cells(parse_city(), "NEW") == {(0, 1)}
    assert (0, 1) not in build_cells(parse_city(RING.removesuffix("; 0,1")), "")


def test_removable_and_exchangeable_cells() -> None:
    assert find_removable(parse_city("1,0; 2,0")) == {(2, 0)}
    assert find_removable(parse_city("1,0; 1,1; 0,1")) == {(1, 0), (1, 1), (0, 1)}
    assert find_exchange_cells(parse_city("1,0; 2,0"), "E") == {(2, 0)}


@pytest.mark.parametrize(
    ("text", "sides", "moat"),
    [
        ("", 4, 0),
        ("1,0 NE", 6, 2),
        ("0,1 NEW; 1,0 NES; 0,-1 ESW; -1,0 NSW", 12, 12),
        ("0,1 NW; 1,1 N; 2,1", 10, 3),  # 1,1 and 2,1 hang on 0,1
        ("0,1; 0,2 NE; 1,1 NE", 10, 4),
        ("0,1 N; 1,0; 1,1; 1,2; 0,2 S", 10, 0),
    ],
)
def test_outline_and_longest_moat_of_a_city(text: str, sides: int, moat: int) -> None:
    assert is_legal(parse_city(text))
    assert len(trace_outline(parse_city(text))) == sides
    assert measure_longest_moat(parse_city(text)) == moat


def test_run_follows_the_outline_without_gaps() -> None:
    corner = parse_city("1,0 NE; 2,-1 S; 1,-1")
    assert is_run(corner, [((1, 0), "N"), ((1, 0), "E")])
    assert is_run(corner, [((1, 0), "E"), ((1, 0), "N")])
    assert not is_run(corner, [((1, 0), "N"), ((2, -1), "S")])
    assert not is_run(corner, [((1, 0), "W")])


def test_rulebook_examples_of_scorings_b_and_c() -> None:
    b = [[("school", v) for v in own] for own in ([12, 11, 10, 8], [13, 7, 4], [6, 3])]
    assert table.majority(b, "school", table.NORMAL["B"], simplified=False) == [18, 9, 0]
    c = [[("school", v) for v in own] for own in ([9, 8, 7, 6], [12, 10, 11, 4], [3, 5])]
    assert table.majority(c, "school", table.NORMAL["C"], simplified=False) == [20, 30, 10]


def test_award_seat_and_start_players() -> None:
    assert table.award_seat([3, 5, 4]) == 1
    assert table.award_seat([5, 5, 4]) is None
    assert table.award_seat([0, 0]) is None
    assert table.start_players([[9, 9, 2], [9, 9, 3], [5, 5, 5, 5]]) == {0}
    assert table.start_players([[9, 9, 2], [8, 8, 4]]) == {0, 1}
