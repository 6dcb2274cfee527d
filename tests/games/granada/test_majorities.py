"""Majorities at the three scorings, normal and simplified, with the examples of the rules."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .positions import filter_events, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 1, green 2, orange 9, blue 9"
# schools: four of seat 0, three of seat 1, two of seat 2
DIFFERENT_CITIES = {
    0: "53 1,0; 42b 2,0; 44 3,0; 35 4,0",
    1: "46b -1,0; 22b 1,0; 17 2,0",
    2: "26 -1,0; 7b 0,-1",
}
# seats 0 and 1 have four schools each, the highest 9 and 12; seat 2 has two
TIED_CITIES = {
    0: "29b -1,0; 35 1,0; 22b 0,1; 26 -1,1",
    1: "53 1,0; 44 2,0; 42b 3,0; 17 4,0",
    2: "7b -1,0; 12b 0,1",
}


def score_schools(
    letter: str, cities: Mapping[int, str], scoring: str = "normal", seats: int = 3, dirk: str = ""
) -> list[int]:
    """Return the points for schools at a scoring.

    Cards A and B are turned up, C is scored at the end of the game.
    """
    pile = {"A": "A, B, blue 4", "B": "B, blue 4", "C": ""}[letter]
    yard, bag = ("", "") if letter == "C" else ("1 2 3 4", None)
    scene = set_up_scene(
        seats, cities=cities, display=DISPLAY, yard=yard, scoring=scoring, dirk=dirk, pile=pile, bag=bag
    )
    events = [event for event in filter_events(scene.do("take 1"), "scoring") if event["letter"] == letter]
    assert len(events) == 1
    points: list[int] = events[0]["kinds"]["school"]
    return points


def test_example_of_scoring_b() -> None:
    """4, 3 and 2 schools, 9 in total: 18 and 9 points."""
    assert score_schools("B", DIFFERENT_CITIES) == [18, 9, 0]


def test_example_of_scoring_c() -> None:
    """4, 4 and 2 schools, 10 in total; tile 12 beats tile 9: 30, 20 and 10 points."""
    assert score_schools("C", TIED_CITIES) == [20, 30, 10]


def test_scoring_a_pays_only_the_first_place() -> None:
    """The first place scores as many points as there are visible tiles."""
    assert score_schools("A", DIFFERENT_CITIES) == [9, 0, 0]
    assert score_schools("A", TIED_CITIES) == [0, 10, 0]


def test_scoring_c_pays_three_places() -> None:
    assert score_schools("C", DIFFERENT_CITIES) == [27, 18, 9]


@pytest.mark.parametrize(("letter", "points"), [("A", [3, 0, 0]), ("B", [10, 3, 0]), ("C", [18, 10, 3])])
def test_simplified_scoring_has_fixed_points(letter: str, points: list[int]) -> None:
    assert score_schools(letter, DIFFERENT_CITIES, "simplified") == points


@pytest.mark.parametrize(("letter", "points"), [("A", [0, 3, 0]), ("B", [3, 10, 0]), ("C", [10, 18, 3])])
def test_simplified_scoring_breaks_ties_by_highest_tile(letter: str, points: list[int]) -> None:
    assert score_schools(letter, TIED_CITIES, "simplified") == points


@pytest.mark.parametrize("scoring", ["normal", "simplified"])
def test_seat_without_tiles_gets_nothing(scoring: str) -> None:
    """Even if a place is free: a single player with a tile scores."""
    points = score_schools("C", {1: "53 1,0"}, scoring)
    assert points == [0, 3 if scoring == "normal" else 18, 0]
    assert score_schools("C", {}, scoring) == [0, 0, 0]


def test_equal_counts_rank_by_highest_tile() -> None:
    assert score_schools("C", {0: "17 0,-1", 1: "53 1,0", 2: "42b 0,1"}) == [3, 9, 6]


def test_only_the_visible_side_counts() -> None:
    """Tile 53 shows a school with its front up and a market with its back up."""
    assert score_schools("A", {0: "53 1,0"}) == [1, 0, 0]
    assert score_schools("A", {0: "53b 1,0"}) == [0, 0, 0]


def test_reserves_do_not_count() -> None:
    scene = set_up_scene(cities={0: "53 1,0"}, reserves={1: "44 35 26"}, display=DISPLAY, yard="1 2 3 4", pile="A, B")
    (scoring, *_) = filter_events(scene.do("take 1"), "scoring")
    assert scoring["kinds"]["school"] == [1, 0, 0]


def test_dirk_takes_a_place_like_a_player() -> None:
    """His tiles are visible; he takes a place and its points."""
    two = {seat: DIFFERENT_CITIES[seat] for seat in (1, 2)}
    moved = {0: two[1], 1: two[2]}
    assert score_schools("B", moved, seats=2, dirk="53 42b 44 35") == [9, 0, 18]
    assert score_schools("A", moved, seats=2, dirk="53") == [6, 0, 0]


def test_ruling_7_dirks_highest_tile_breaks_a_tie() -> None:
    assert score_schools("A", {0: "17 0,-1"}, seats=2, dirk="53") == [0, 0, 2]
    assert score_schools("A", {0: "53 0,-1"}, seats=2, dirk="17") == [2, 0, 0]


def test_every_kind_is_scored_separately() -> None:
    scene = set_up_scene(
        cities={0: "28 1,0; 36 2,0", 1: "39 1,0; 37 0,1"}, display=DISPLAY, yard="1 2 3 4", pile="A, B, blue 4"
    )
    (scoring, *_) = filter_events(scene.do("take 1"), "scoring")
    kinds = {kind: row for kind, row in scoring["kinds"].items() if any(row)}
    assert kinds == {"arena": [0, 2, 0], "library": [0, 1, 0], "residence": [1, 0, 0]}
    assert list(scoring["kinds"]) == [
        "arena", "bath", "library", "inn", "hospital", "market", "park", "school", "residence"
    ]  # fmt: skip


def test_view_names_the_leader_of_each_kind() -> None:
    """Of players with four schools each, the higher best tile leads. A kind without tiles has no leader."""
    majorities = set_up_scene(3, cities=TIED_CITIES, display=DISPLAY, yard="1 2 3 4").view["majorities"]
    assert majorities["school"]["leader"] == 1
    assert majorities["arena"] == {"counts": [0, 0, 0], "best": [0, 0, 0], "total": 0, "leader": None}
