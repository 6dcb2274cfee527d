"""A city cell by cell: cells for a tile, and tiles to swap or dismantle.

It implements the building rules and rulings 1 and 2. The grid is built for each call: the city's bounding box with two
empty cells around it. A free cell holds 0, a built one `moats | BUILT_BIT | n << NUMBER_SHIFT`. Here n is 0 for the
start tile, and i + 1 for the i-th tile of the city's list.

The requirements of a cell are computed by tables without branches, as mispredicted branches would take longer than the
computation.
"""

import numpy as np

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import TILES, WIDTH
from tertulia.kernel.rule import inline_rule, rule
from tertulia.kernel.schema import IntArray
from tertulia.kernel.stack import stack_int16, stack_int64

MAX_GRID_CELLS = 1024
"""Maximum number of cells of a grid.

55 connected cells span at most 28 x 28, or 32 x 32 with the margins.
"""
MAX_CITY_TILES = TILES + 1
"""Maximum number of tiles in a city, including the start tile."""
BUILT_BIT = 16
NUMBER_SHIFT = 5
ALL_SIDES = 15


def _fitting_moats_table() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return a table of the fitting combinations of moats by cell code: bit m stands for combination m.

    A combination is a bit mask of sides with a moat. A code is adjacent sides * 16 + required moats, both as bit masks
    of sides. Moats fit if touching sides are equal.
    """
    sets = np.zeros(256, np.int64)
    for code in range(256):
        adjacent, asked = divmod(code, 16)
        sets[code] = sum(1 << m for m in range(16) if m & adjacent == asked)
    return sets


FITTING_BY_CODE = _fitting_moats_table()
FITTING_ON_FOOT = np.array([FITTING_BY_CODE[code] if code // 16 & ~(code % 16) else 0 for code in range(256)], np.int64)
"""Combinations of moats that a tile on a cell may have, by the code of the cell (`cell_code`).

An entry is a bit mask: bit m is set if combination m fits. A combination m is itself a bit mask of sides with a moat.
The entry is 0 if the cell cannot be reached on foot. This is so if every built neighbour has a moat towards the cell.
"""


def _no_hole_table() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return a table with 1 for each set of neighbours among which building leaves no hole, else 0.

    An index is the set of built cells among the eight cells around a free cell, as bits, N first and clockwise.
    Building leaves no hole if the free cells on the four sides stay connected. Only free cells among the eight can
    connect them, because the city is connected and blocks longer ways.
    """
    fine = np.zeros(256, np.int64)
    fine[0] = 1
    for built in range(1, 256):
        first = next(i for i in range(8) if built >> i & 1)
        runs, beside = 0, False
        for step in range(1, 9):
            i = (first + step) % 8
            if built >> i & 1:
                runs, beside = runs + beside, False
            elif i % 2 == 0:
                beside = True
        fine[built] = runs <= 1
    return fine


NO_HOLE = _no_hole_table()


@rule
def draw_grid(s: State, seat: int, west: int, south: int, width: int, height: int, grid: IntArray) -> None:
    """Write the city's tiles into the first width * height cells of `grid`, whose first cell is (west, south)."""
    for at in range(width * height):
        grid[at] = 0
    grid[-south * width - west] = BUILT_BIT
    player = s.players[seat]
    for i in range(player.built):
        t = player.city[i]
        grid[(s.y[t] - south) * width + s.x[t] - west] = int(s.box.moats[t]) | BUILT_BIT | (i + 1) << NUMBER_SHIFT


@rule
def draw_own_grid(s: State, seat: int, grid: IntArray) -> None:
    """Write a city's tiles into `grid` with the position and size of the city's frame."""
    player = s.players[seat]
    west, south, width, height = int(player.west), int(player.south), int(player.width), int(player.height)
    draw_grid(s, seat, west, south, width, height, grid)


@inline_rule
def tile_cell(s: State, seat: int, tile: int) -> int:
    """Return the index of a tile's cell in its city's grid."""
    player = s.players[seat]
    return int((s.y[tile] - player.south) * player.width + s.x[tile] - player.west)


@inline_rule
def step_offset(side: int, width: int) -> int:
    """Return the difference in grid index from a cell to its neighbour over a side."""
    return width if side == 0 else 1 if side == 1 else -width if side == 2 else -1


@inline_rule
def sides_taken(grid: IntArray, width: int, at: int) -> int:
    """Return the sides on which a cell has a built neighbour, as bits."""
    north, east = (grid[at + width] >> 4) & 1, (grid[at + 1] >> 4) & 1
    south, west = (grid[at - width] >> 4) & 1, (grid[at - 1] >> 4) & 1
    return int(north | east << 1 | south << 2 | west << 3)


@inline_rule
def cell_code(grid: IntArray, width: int, at: int) -> int:
    """Return a cell's requirements as one code: adjacent sides * 16 + the neighbours' moats towards it.

    Both are bit masks of sides.
    """
    north, east = (grid[at + width] >> 2) & 1, (grid[at + 1] >> 3) & 1
    south, west = grid[at - width] & 1, (grid[at - 1] >> 1) & 1
    return sides_taken(grid, width, at) << 4 | int(north | east << 1 | south << 2 | west << 3)


@inline_rule
def leaves_no_hole(grid: IntArray, width: int, at: int) -> int:
    """Return 1 if building on a free cell encloses no empty area, else 0 (ruling 2)."""
    ring = sides_taken(grid, width, at)
    ring = (ring & 1) | (ring & 2) << 1 | (ring & 4) << 2 | (ring & 8) << 3
    north_east, south_east = (grid[at + width + 1] >> 4) & 1, (grid[at - width + 1] >> 4) & 1
    south_west, north_west = (grid[at - width - 1] >> 4) & 1, (grid[at + width - 1] >> 4) & 1
    return int(NO_HOLE[ring | north_east << 1 | south_east << 3 | south_west << 5 | north_west << 7])


@inline_rule
def fitting_moats(grid: IntArray, width: int, at: int) -> int:
    """Return which combinations of moats may be built on a cell: bit m stands for the combination m.

    A combination is a bit mask of sides with a moat (building rules). The result is 0 for a built cell.
    """
    free = 1 - ((grid[at] >> 4) & 1)
    return int(FITTING_ON_FOOT[cell_code(grid, width, at)] * leaves_no_hole(grid, width, at) * free)


@rule
def survey_by_cells(s: State, seat: int, removal: bool) -> None:
    """Recompute which tiles a city can take, and which sides of its tiles touch others.

    Writes `room` and `swappable_moats` of the player: the combinations of moats that fit on a free cell, or could
    replace a tile. Also writes `touched` of the city's tiles and, if `removal`, their `removable`.
    """
    player = s.players[seat]
    width = int(player.width)
    grid = stack_int16(MAX_GRID_CELLS)
    draw_own_grid(s, seat, grid)
    masks = stack_int64(MAX_CITY_TILES)  # for each tile, the tiles that it leads to on foot, as bits
    start = -int(player.south) * width - int(player.west)
    room = _moats_beside_tile(grid, width, start)
    masks[0] = _walking_ways(grid, width, start)
    swappable_moats = 0
    for i in range(player.built):
        at = tile_cell(s, seat, player.city[i])
        room |= _moats_beside_tile(grid, width, at)
        masks[i + 1] = _walking_ways(grid, width, at)
        touched = sides_taken(grid, width, at)
        s.touched[player.city[i]] = touched
        swappable_moats |= FITTING_BY_CODE[touched << 4 | (int(grid[at]) & touched)]
    player.room = room
    player.swappable_moats = swappable_moats
    if removal:
        for i in range(player.built):
            enclosed = s.touched[player.city[i]] == ALL_SIDES
            s.removable[player.city[i]] = 0 if enclosed else _can_remove_tile(masks, int(player.built) + 1, i + 1)


@inline_rule
def _moats_beside_tile(grid: IntArray, width: int, at: int) -> int:
    """Return the combinations of moats that fit on a free cell beside a tile, as bits (`fitting_moats`)."""
    room = fitting_moats(grid, width, at + width) | fitting_moats(grid, width, at + 1)
    return room | fitting_moats(grid, width, at - width) | fitting_moats(grid, width, at - 1)


@inline_rule
def _walking_ways(grid: IntArray, width: int, at: int) -> int:
    """Return the tiles that one step on foot from a tile reaches, as a bit mask.

    A bit stands for a tile's number in the grid.
    """
    there = int(grid[at])
    north, east, south, west = int(grid[at + width]), int(grid[at + 1]), int(grid[at - width]), int(grid[at - 1])
    ways = (~there & north >> 4 & 1) << (north >> NUMBER_SHIFT)
    ways |= (~(there >> 1) & east >> 4 & 1) << (east >> NUMBER_SHIFT)
    ways |= (~(there >> 2) & south >> 4 & 1) << (south >> NUMBER_SHIFT)
    return ways | (~(there >> 3) & west >> 4 & 1) << (west >> NUMBER_SHIFT)


@rule
def _can_remove_tile(masks: IntArray, size: int, number: int) -> int:
    """Return 1 if all tiles stay reachable on foot when the tile `number` is removed, else 0 (ruling 2).

    They do if the tiles that one step from it reaches stay connected. `masks[i]` is the bit mask of the tiles that one
    step from tile i reaches (`_walking_ways`). `size` is the number of tiles, including the start tile.
    """
    ways = int(masks[number])
    if (ways & (ways - 1)) == 0:  # no path leads through a dead end
        return 1
    others = ~(1 << number)
    reached, before = ways & -ways, 0
    while reached != before and ways & ~reached:
        before = reached
        for j in range(size):
            reached |= int(masks[j]) * (reached >> j & 1) & others
    return 1 if (ways & ~reached) == 0 else 0


@rule
def list_sites_by_cells(s: State, seat: int, moats: int, first: int, out: IntArray, n: int) -> int:
    """Append to `out` the numbers of the cells on which a tile may be built, examining each cell.

    `moats` is a bit mask of the tile's sides with a moat. `first` is the number of the cell (`west` + 1, `south` + 1)
    in the city's frame. A cell's number is greater by 1 than that of its western neighbour, and by `WIDTH` than that of
    its southern neighbour. `out` holds `n` numbers before; returns their count after.
    """
    player = s.players[seat]
    width = int(player.width)
    grid = stack_int16(MAX_GRID_CELLS)
    draw_own_grid(s, seat, grid)
    for y in range(1, player.height - 1):
        for x in range(1, width - 1):
            out[n] = first + (y - 1) * WIDTH + x - 1
            n += (fitting_moats(grid, width, y * width + x) >> moats) & 1
    return n
