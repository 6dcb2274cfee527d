"""Building rules: matching sides, access on foot, connection by sides, no holes.

Tested through the cells that are offered.
"""

from __future__ import annotations

import numpy as np
import pytest

from tertulia.games.granada.rules.city_grid import BUILT_BIT, leaves_no_hole
from tertulia.kernel.rule import compile_entry
from tertulia.kernel.schema import IntArray

from .positions import set_up_scene

pytestmark = pytest.mark.clause
DISPLAY = "yellow 9, green 9, orange 9, blue 9"


def cells(city: str, number: int) -> set[str]:
    """Return the cells where the first player may build a tile of the reserve."""
    scene = set_up_scene(cities={0: city}, reserves={0: str(number)}, display=DISPLAY)
    if f"add {number}" not in scene.legal():
        return set()
    scene.do(f"add {number}")
    return {text.removeprefix("build ") for text in scene.legal()}


def test_start_tile_has_no_moats() -> None:
    assert cells("", 28) == {"0,1", "1,0", "0,-1", "-1,0"}


@pytest.mark.parametrize(("number", "cell"), [(14, "0,1"), (16, "1,0"), (2, "0,-1"), (3, "-1,0")])
def test_tiles_are_never_rotated(number: int, cell: str) -> None:
    """Tiles are never rotated: with moats on three sides, only one side can meet the start tile."""
    assert cells("", number) == {cell}


def test_moat_must_not_meet_an_open_side() -> None:
    """38 has its moat in the north: a tile above it would need a moat, and could then not be reached."""
    assert "0,2" not in cells("38 0,1", 28)
    assert "-1,1" in cells("38 0,1", 28)


def test_tile_must_be_reachable_on_foot() -> None:
    """30 has a moat in the south, so the sides would match, but it could not be reached on foot."""
    assert "0,2" not in cells("38 0,1", 30)


def test_moats_may_meet_if_another_way_leads_there() -> None:
    way_round = "38 0,1; 28 1,0; 36 1,1; 37 1,2"
    assert "0,2" in cells(way_round, 30)
    assert "0,2" not in cells(way_round, 39), "no moat against the moat of 38"


def test_tile_must_not_touch_only_at_a_corner() -> None:
    assert not {"1,1", "-1,1", "1,-1", "-1,-1"} & cells("", 28)
    assert "1,1" in cells("36 1,0", 28)


def test_hole_must_not_be_enclosed() -> None:
    ring = "28 1,0; 36 2,0; 37 2,1; 39 2,2; 45 1,2; 47 0,2"
    assert "0,1" not in cells(ring, 49)
    assert "1,1" in cells(ring, 49)


def test_ruling_2_hole_is_enclosed_by_sides_not_corners() -> None:
    """An empty area that touches the outside at a corner only is a hole (ruling 2)."""
    open_corner = "28 1,0; 36 2,0; 37 2,1; 39 2,2; 45 1,2"
    assert "0,1" not in cells(open_corner, 49)
    assert "0,2" in cells(open_corner, 49)


RING = [(2, 3), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1), (1, 2), (1, 3)]
"""The cells around (2, 2), clockwise from north."""


def cut_apart(built: int) -> bool:
    """Return whether the free cells beside (2, 2) are disconnected within its ring, by steps over sides."""
    free = {cell for place, cell in enumerate(RING) if not built >> place & 1}
    beside = {(x, y) for x, y in free if x == 2 or y == 2}
    if not beside:
        return False
    reached, before = {min(beside)}, set[tuple[int, int]]()
    while reached != before:
        before = set(reached)
        reached |= {(x, y) for x, y in free for a, b in before if abs(x - a) + abs(y - b) == 1}
    return not beside <= reached


def _leaves(grid: IntArray, width: int, at: int) -> int:
    return leaves_no_hole(grid, width, at)


def test_ruling_2_building_must_not_split_the_free_area() -> None:
    leaves = compile_entry(_leaves, "holes", "tertulia.games.granada")
    for built in range(256):
        grid = np.zeros(25, np.int16)
        for place, (x, y) in enumerate(RING):
            grid[5 * y + x] = BUILT_BIT * (built >> place & 1)
        assert leaves(grid, 5, 12) == int(not cut_apart(built)), f"{built:08b}"


def test_city_grid_has_a_margin_of_two_cells() -> None:
    (player, *_) = set_up_scene(cities={0: "14 0,1; 16 1,0; 17 2,0"}).state[0]["players"]
    assert [int(player[name]) for name in ("west", "south", "width", "height")] == [-2, -2, 3 + 4, 2 + 4]


def test_larger_hole_must_not_be_enclosed() -> None:
    ring = "28 1,0; 36 2,0; 37 3,0; 39 3,1; 45 3,2; 47 2,2; 49 1,2; 50 0,2"
    assert "0,1" not in cells(ring, 51)
    assert "2,1" in cells(ring, 51)
    assert "1,1" not in cells(ring, 51), "it would shut in 2,1"


def test_city_with_moats_all_around_is_closed() -> None:
    """With moats all around, nothing can be built any more."""
    assert cells("14 0,1; 16 1,0; 2 0,-1; 3 -1,0", 28) == set()


def test_cell_must_match_every_neighbour() -> None:
    """A cell between two tiles must suit both."""
    city = "28 1,0; 36 1,1; 37 1,2; 38 0,1"  # 0,2 lies above the moat of 38 and beside 37
    assert "0,2" in cells(city, 42)  # a moat in the south only
    assert "0,2" not in cells(city, 9), "its moat in the east would meet the open side of 37"
