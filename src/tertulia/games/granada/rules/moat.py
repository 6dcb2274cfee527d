"""Outline of a city and its longest run of moat (ruling 1)."""

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE, TILES
from tertulia.games.granada.rules.city_grid import BUILT_BIT, MAX_GRID_CELLS, draw_grid, step_offset
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntGrid
from tertulia.kernel.stack import stack_grid16, stack_int16

MAX_OUTLINE = 2 * TILES + 4
"""Maximum length of an outline.

A connected city of n cells without holes has at most 2n + 2 outer sides.
"""
OUTLINE_ROWS = MAX_OUTLINE + 4
"""Number of rows of an array for an outline, with four more for an added tile."""


@rule
def trace_outline(s: State, seat: int, extra: int, x: int, y: int, sides: IntGrid) -> int:
    """Write the city's outer sides to `sides` in clockwise order, as rows (x, y, side, moat).

    Returns their number. `extra` is a hypothetical tile at (x, y) besides those of the city, or `NO_TILE`. The city has
    no holes, so one walk along its outline, starting on the northernmost tile, meets every outer side once.
    """
    player = s.players[seat]
    west, south, width, height = int(player.west), int(player.south), int(player.width), int(player.height)
    if extra != NO_TILE:
        right, top = max(west + width, x + 3), max(south + height, y + 3)
        west, south = min(west, x - 2), min(south, y - 2)
        width, height = right - west, top - south
    grid = stack_int16(MAX_GRID_CELLS)
    draw_grid(s, seat, west, south, width, height, grid)
    if extra != NO_TILE:
        grid[(y - south) * width + x - west] = int(s.box.moats[extra]) | BUILT_BIT
    at = width * height - 1
    while grid[at] == 0:
        at -= 1
    first, side, n = at, 0, 0
    while True:
        sides[n, 0], sides[n, 1], sides[n, 2] = at % width + west, at // width + south, side
        sides[n, 3] = (grid[at] >> side) & 1
        n += 1
        outward = step_offset(side, width)
        onward = step_offset((side + 1) & 3, width)
        if grid[at + onward] == 0:  # the outline turns a corner of the tile
            side = (side + 1) & 3
        elif grid[at + onward + outward] == 0:  # the outline continues on the next tile
            at += onward
        else:  # an inward corner: the outline continues on the tile diagonally ahead
            at += onward + outward
            side = (side + 3) & 3
        if at == first and side == 0:
            return n


@rule
def longest_run(sides: IntGrid, n: int) -> tuple[int, int]:
    """Return the length of the longest run of moat on an outline, and the index of its first side.

    `sides[:n]` are the outline's sides. If every side has a moat, the length is `n` (ruling 1).
    """
    best = begin = run = 0
    for i in range(2 * n):
        if sides[i % n, 3]:
            run += 1
            if run > best:
                best, begin = run, i - run + 1
        else:
            run = 0
    return min(best, n), begin % n


@rule
def longest_moat_with(s: State, seat: int, extra: int, x: int, y: int) -> int:
    """Return the length of a city's longest moat with a hypothetical tile `extra` at (x, y).

    If `extra` is `NO_TILE`, the city is measured as it is.
    """
    sides = stack_grid16(OUTLINE_ROWS, 4)
    best, _ = longest_run(sides, trace_outline(s, seat, extra, x, y, sides))
    return best
