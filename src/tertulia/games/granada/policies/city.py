"""The greedy bot's evaluation of a cell: the longest moat with a tile there, and room to grow.

A tile on a free cell covers a stretch of the outline and replaces it by its own free sides. So the moats of the new
outline are computed from the old outline, without building anything.
"""

from typing import NamedTuple

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE
from tertulia.games.granada.policies.kinds import Weights
from tertulia.games.granada.rules.city_grid import MAX_GRID_CELLS, draw_own_grid, fitting_moats
from tertulia.games.granada.rules.moat import OUTLINE_ROWS, trace_outline
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, IntGrid
from tertulia.kernel.stack import stack_int8, stack_int16, stack_int64

X, Y, FITTING_MOATS, FIRST_SIDE, COVERED_SIDES, DIRECTION = range(6)
"""Columns of a cell in `CitySketch.cells`.

`X` and `Y` locate the cell. `FITTING_MOATS` tells which tiles may be built there: bit m stands for tiles whose sides
with a moat are the bit mask m. `FIRST_SIDE` is the index of the first side of the outline that a tile there covers.
`COVERED_SIDES` is the number of covered sides, `DIRECTION` the direction of the first one.
"""
SIDE_COLUMNS, CELL_COLUMNS = 4, 6
MAX_GROWTH_SIDES = 6


class CitySketch(NamedTuple):
    """Outline of a city, and the free cells on which a tile can be built."""

    sides: IntGrid
    """Outer sides of the city in clockwise order, one in each row.

    The columns are x, y, side and moat (0 or 1). Only the first `length` rows are in use.
    """
    length: int
    """Number of rows of `sides` that are in use."""
    cells: IntGrid
    """Free cells on which a tile can be built, one in each row.

    The six columns are `X` to `DIRECTION`. Only the first `cell_count` rows are in use.
    """
    cell_count: int
    """Number of rows of `cells` that are in use."""


@rule
def sketch_city(s: State, seat: int, sides: IntGrid, cells: IntGrid) -> CitySketch:
    """Return the outline of a seat's city and the free cells for a tile.

    The arrays `sides` and `cells` are overwritten and become part of the result.
    """
    length = trace_outline(s, seat, NO_TILE, 0, 0, sides)
    player = s.players[seat]
    width = int(player.width)
    grid = stack_int16(MAX_GRID_CELLS)
    draw_own_grid(s, seat, grid)
    beside = stack_int64(OUTLINE_ROWS)
    for i in range(length):
        x, y = cell_beyond(sides[i])
        beside[i] = (y - player.south) * width + x - player.west
    found, before = 0, beside[length - 1]
    for i in range(length):
        if beside[i] == before:
            continue
        before = beside[i]
        takers = fitting_moats(grid, width, beside[i])
        if takers != 0:
            covered = 1
            while beside[(i + covered) % length] == beside[i]:
                covered += 1
            cells[found, X], cells[found, Y] = cell_beyond(sides[i])
            cells[found, FITTING_MOATS], cells[found, FIRST_SIDE] = takers, i
            cells[found, COVERED_SIDES], cells[found, DIRECTION] = covered, sides[i, 2]
            found += 1
    return CitySketch(sides, length, cells, found)


@rule
def cell_beyond(side: IntArray) -> tuple[int, int]:
    """Return x and y of the free cell beyond an outer side, which is a row of `CitySketch.sides`."""
    x, y, d = int(side[0]), int(side[1]), int(side[2])
    return x + (1 if d == 1 else -1 if d == 3 else 0), y + (1 if d == 0 else -1 if d == 2 else 0)


@rule
def shape_worth(weights: Weights, scorings: float, bits: IntArray, length: int) -> float:
    """Return the value of a city's outline in points.

    `scorings` is the number of coming scorings. `bits[:length]` holds 1 for each side with a moat, else 0. The value
    counts the longest moat and two moats that one tile could join, for each coming scoring. It also counts up to six
    sides without a moat, because the city can grow there.
    """
    best = bridge = run = before = gap = opened = lead = 0
    for i in range(length):
        if bits[i]:
            run += 1
        else:
            if run > 0:
                best = max(best, run)
                if gap <= 2:
                    bridge = max(bridge, before + run)
                if opened == 0:
                    lead = run
                before, run, gap = run, 0, 0
            opened += 1
            gap += 1
    best = length if opened == 0 else max(best, run + lead)  # a closed ring counts once
    worth = scorings * (weights.moat * best + weights.bridge * max(0, bridge - best))
    return worth + weights.open * min(opened, MAX_GROWTH_SIDES)


@rule
def shape_now(weights: Weights, scorings: float, city: CitySketch) -> float:
    """Return the value, in points, of a city's outline before a tile is built (`shape_worth`)."""
    sides, length = city.sides, city.length
    bits = stack_int8(OUTLINE_ROWS)
    for i in range(length):
        bits[i] = sides[i, 3]
    return shape_worth(weights, scorings, bits, length)


@rule
def shape_with(
    weights: Weights, scorings: float, city: CitySketch, cell: IntArray, moats: int, bits: IntArray
) -> float:
    """Return the value in points of a city's outline after a tile is built on a free cell.

    `cell` is a row of `CitySketch.cells`, `moats` the bit mask of the tile's sides with a moat. `bits` is an array for
    intermediate results, which is overwritten. It needs four entries more than the outline has sides.
    """
    sides, length = city.sides, city.length
    kept = length - cell[COVERED_SIDES]
    at = cell[FIRST_SIDE] + cell[COVERED_SIDES]
    if at >= length:
        at -= length
    for i in range(kept):
        bits[i] = sides[at, 3]
        at += 1
        if at == length:
            at = 0
    size = kept
    for i in range(4 - cell[COVERED_SIDES]):  # the tile's free sides follow clockwise
        bits[size] = (moats >> ((cell[DIRECTION] + 3 + i) & 3)) & 1
        size += 1
    return shape_worth(weights, scorings, bits, size)


@rule
def best_place(weights: Weights, scorings: float, city: CitySketch, moats: int) -> float:
    """Return the points by which a tile, built on the best cell, changes the value of a city's outline.

    `moats` is the bit mask of the tile's sides with a moat. Returns -1000.0 if the tile fits on no cell.
    """
    bits = stack_int8(OUTLINE_ROWS)
    best = -1000.0
    now = shape_now(weights, scorings, city)
    for c in range(city.cell_count):
        if (city.cells[c, FITTING_MOATS] >> moats) & 1:
            best = max(best, shape_with(weights, scorings, city, city.cells[c], moats, bits) - now)
    return best


@rule
def shape_swapped(weights: Weights, scorings: float, city: CitySketch, x: int, y: int, moats: int) -> float:
    """Return the value in points of a city's outline after the tile at (x, y) is replaced.

    `moats` is the bit mask of the new tile's sides with a moat.
    """
    sides, length = city.sides, city.length
    bits = stack_int8(OUTLINE_ROWS)
    for i in range(length):
        bits[i] = sides[i, 3]
        if sides[i, 0] == x and sides[i, 1] == y:
            bits[i] = (moats >> sides[i, 2]) & 1
    return shape_worth(weights, scorings, bits, length)
