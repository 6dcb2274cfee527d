"""Moats: one point per side of the longest unbroken run along the outline, at each scoring (ruling 1)."""

from __future__ import annotations

import pytest

from .positions import filter_events, set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 1, green 2, orange 9, blue 9"


def measure_moat(city: str) -> int:
    scene = set_up_scene(cities={0: city}, display=DISPLAY)
    city_view = scene.view["cities"][0]
    assert len(city_view["moat_sides"]) == city_view["moat"]
    return int(city_view["moat"])


@pytest.mark.parametrize(
    ("city", "length"),
    [
        ("", 0),
        ("28 1,0", 0),
        ("21 1,0", 1),
        ("17 1,0", 2),
        ("14 0,1", 3),
        ("14 0,1; 38 1,0", 4),  # the north of 38 follows the east of 14 round an inward corner
        ("25 1,0; 22 -1,0", 2),  # the open side of the start tile lies between
        ("38 0,1; 22 -1,1", 2),  # straight over two tiles
        ("38 0,1; 22 -1,1; 46 -2,1", 2),  # the third tile has no moat there
        ("38 0,1; 26 -1,1", 3),  # and round the corner of the second
        ("14 0,1; 16 1,0; 2 0,-1; 3 -1,0", 12),  # a closed ring counts fully
    ],
)
def test_ruling_1_longest_run_is_scored(city: str, length: int) -> None:
    assert measure_moat(city) == length


def test_inward_corner_does_not_break_a_run() -> None:
    """The north of 25, its east, then the north of 17 below to the right, and its east."""
    assert measure_moat("36 0,1; 25 0,2; 17 1,1") == 4


def test_ruling_1_sides_inside_the_city_never_count() -> None:
    """The moats of 38 and 30 meet inside; only moats on the outline count."""
    assert measure_moat("38 0,1; 28 1,0; 36 1,1; 37 1,2; 30 0,2") == 0


@pytest.mark.parametrize(("seats", "expected"), [(3, [3, 1, 0]), (2, [3, 1, 0])])
def test_ruling_1_every_seat_scores_moats_at_all_three_scorings(seats: int, expected: list[int]) -> None:
    """Also at the second and third scoring. Dirk has no city and gets nothing."""
    cities = {0: "14 0,1", 1: "21 1,0"}
    scene = set_up_scene(seats, cities=cities, display=DISPLAY, yard="1 2 3 4", pile="A, B, blue 4", bag="")
    events = filter_events(scene.do("take 1"), "scoring")
    assert [event["moats"] for event in events] == [expected, expected]
    hospital, library = [row["kinds"] for row in (events[0], events[1])]
    assert hospital["hospital"][0] == 1
    assert library["library"][0] == 0
    ended = set_up_scene(seats, cities=cities, display=DISPLAY, bag="")
    assert filter_events(ended.do("take 1"), "scoring")[0]["moats"] == expected


def test_ruling_16_moat_side_is_one_point_in_simplified_scoring() -> None:
    scene = set_up_scene(
        scoring="simplified", cities={0: "14 0,1", 1: "21 1,0"}, display=DISPLAY, yard="- - - -", bag=""
    )
    assert filter_events(scene.do("take 1"), "scoring")[0]["moats"] == [3, 1, 0]


def test_points_of_scorings_are_summed() -> None:
    scene = set_up_scene(cities={0: "14 0,1"}, display=DISPLAY, yard="1 2 3 4", pile="A, blue 4, blue 5, blue 6, B")
    scene.do("take 1")
    assert scene.view["scores"] == [3 + 1, 0, 0], "moat and the only hospital"
    assert scene.view["forecast"][0] == 3 + 2
