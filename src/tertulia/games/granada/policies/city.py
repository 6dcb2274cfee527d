"""What a place in the city is worth to the greedy player: the longest moat with the tile there, and room to grow.

A tile on a free cell covers a stretch of the outline and puts its own free sides in its place; so the new outline's moats are
read off the old one, without building anything.
"""

import numpy as np

from tertulia.games.granada.model.state import State
from tertulia.games.granada.model.terms import NO_TILE
from tertulia.games.granada.policies.kinds import Weights
from tertulia.games.granada.rules.city import fitting, own_grid
from tertulia.games.granada.rules.moat import LONGEST_OUTLINE, outline
from tertulia.kernel.rule import rule
from tertulia.kernel.schema import IntArray, IntGrid

X, Y, TAKERS, FIRST, COVERED, SIDE = range(6)
"""Columns of a cell: its place, the set of moats it takes, the stretch of the outline it covers, the first side of that."""
GROWTH = 6


@rule
def sketch(s: State, seat: int) -> tuple[IntGrid, int, IntGrid, int]:
    """A city's outline (sides, how many) and the free cells where something may be built (cells, how many)."""
    sides = np.zeros((LONGEST_OUTLINE + 4, 4), np.int16)
    n = outline(s, seat, NO_TILE, 0, 0, sides)
    player = s.players[seat]
    width = int(player.width)
    grid = own_grid(s, seat)
    beside = np.zeros(n, np.int64)
    for i in range(n):
        x, y = step(sides[i])
        beside[i] = (y - player.south) * width + x - player.west
    cells = np.zeros((n, 6), np.int64)
    found = 0
    for i in range(n):
        if beside[i] == beside[i - 1]:
            continue
        takers = fitting(grid, width, beside[i])
        if takers != 0:
            covered = 1
            while beside[(i + covered) % n] == beside[i]:
                covered += 1
            cells[found, X], cells[found, Y] = step(sides[i])
            cells[found, TAKERS], cells[found, FIRST] = takers, i
            cells[found, COVERED], cells[found, SIDE] = covered, sides[i, 2]
            found += 1
    return sides, n, cells, found


@rule
def step(side: IntArray) -> tuple[int, int]:
    """The cell beyond an outer side."""
    x, y, d = int(side[0]), int(side[1]), int(side[2])
    return x + (1 if d == 1 else -1 if d == 3 else 0), y + (1 if d == 0 else -1 if d == 2 else 0)


@rule
def shape_worth(w: Weights, scorings: float, bits: IntArray, n: int) -> float:
    """The worth of an outline: its longest moat, two moats that one tile would join, open sides to grow from."""
    best = bridge = run = before = gap = opened = lead = 0
    for i in range(n):
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
    best = n if opened == 0 else max(best, run + lead)  # a closed ring counts whole
    worth = scorings * (w.moat * best + w.bridge * max(0, bridge - best))
    return worth + w.open * min(opened, GROWTH)


@rule
def shape_now(w: Weights, scorings: float, sides: IntGrid, n: int) -> float:
    """The worth of the outline as it is."""
    bits = np.zeros(n, np.int8)
    for i in range(n):
        bits[i] = sides[i, 3]
    return shape_worth(w, scorings, bits, n)


@rule
def shape_with(
    w: Weights, scorings: float, sides: IntGrid, n: int, cell: IntArray, moats: int, bits: IntArray
) -> float:
    """The worth of the outline with a tile of these moats on a free cell."""
    kept = n - cell[COVERED]
    at = cell[FIRST] + cell[COVERED]
    if at >= n:
        at -= n
    for i in range(kept):
        bits[i] = sides[at, 3]
        at += 1
        if at == n:
            at = 0
    size = kept
    for i in range(4 - cell[COVERED]):  # its free sides follow clockwise
        bits[size] = (moats >> ((cell[SIDE] + 3 + i) & 3)) & 1
        size += 1
    return shape_worth(w, scorings, bits, size)


@rule
def best_place(w: Weights, scorings: float, sides: IntGrid, n: int, cells: IntGrid, found: int, moats: int) -> float:
    """The worth of the best cell for a tile of these moats over the outline as it is; -1000.0 where none takes it."""
    bits = np.zeros(n + 4, np.int8)
    best = -1000.0
    now = shape_now(w, scorings, sides, n)
    for c in range(found):
        if (cells[c, TAKERS] >> moats) & 1:
            best = max(best, shape_with(w, scorings, sides, n, cells[c], moats, bits) - now)
    return best


@rule
def shape_swapped(
    w: Weights, scorings: float, sides: IntGrid, n: int, x: int, y: int, moats: int, bits: IntArray
) -> float:
    """The worth of the outline when the tile at a place has other moats on its free sides."""
    for i in range(n):
        bits[i] = sides[i, 3]
        if sides[i, 0] == x and sides[i, 1] == y:
            bits[i] = (moats >> sides[i, 2]) & 1
    return shape_worth(w, scorings, bits, n)
