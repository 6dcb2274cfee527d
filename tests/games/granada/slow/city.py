"""Slow model: cities. Checks the building rules on the complete city, and finds its outline and moats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

Cell = tuple[int, int]
City = dict[Cell, frozenset[str]]  # moat sides of the tile in each cell

START: Cell = (0, 0)
STEP: Mapping[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE: Mapping[str, str] = {"N": "S", "S": "N", "E": "W", "W": "E"}


def make_city(tiles: Iterable[Mapping[str, Any]]) -> City:
    """Return the city described by a view's list of tiles."""
    city: City = {}
    for tile in tiles:
        cell = (tile["x"], tile["y"])
        assert cell not in city, f"two tiles on {cell}"
        city[cell] = frozenset(tile["moats"])
    assert city[START] == frozenset(), "the start tile has no moat"
    return city


def list_neighbours(cell: Cell) -> Iterator[tuple[str, Cell]]:
    """Yield the four neighbouring cells, each with the side between them."""
    for side, (dx, dy) in STEP.items():
        yield side, (cell[0] + dx, cell[1] + dy)


def sides_match(city: City) -> bool:
    """Return whether touching tiles agree: both sides have a moat or neither has."""
    return all(
        (side in moats) == (OPPOSITE[side] in city[other])
        for cell, moats in city.items()
        for side, other in list_neighbours(cell)
        if other in city
    )


def find_reached(city: City, dry: bool) -> set[Cell]:
    """Return the tiles connected to the start tile by sides; with `dry`, only by sides without moats."""
    seen, queue = {START}, [START]
    while queue:
        cell = queue.pop(0)
        for side, other in list_neighbours(cell):
            blocked = dry and (side in city[cell] or (other in city and OPPOSITE[side] in city[other]))
            if other in city and other not in seen and not blocked:
                seen.add(other)
                queue.append(other)
    return seen


def has_hole(city: City) -> bool:
    """Return whether an empty cell is enclosed, so that steps over sides cannot lead outside."""
    columns = range(min(x for x, _ in city) - 1, max(x for x, _ in city) + 2)
    rows = range(min(y for _, y in city) - 1, max(y for _, y in city) + 2)
    empty = {(x, y) for x in columns for y in rows} - set(city)
    corner = (columns[0], rows[0])
    seen, queue = {corner}, [corner]
    while queue:
        for _, other in list_neighbours(queue.pop(0)):
            if other in empty and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen != empty


def is_legal(city: City) -> bool:
    """Return whether the complete city obeys all building rules (ruling 2)."""
    whole = set(city)
    return (
        START in whole
        and find_reached(city, dry=False) == whole
        and sides_match(city)
        and find_reached(city, dry=True) == whole
        and not has_hole(city)
    )


def build_cells(city: City, moats: Iterable[str]) -> set[Cell]:
    """Return the empty cells where a tile with these moats may be built."""
    beside = {other for cell in city for _, other in list_neighbours(cell)} - set(city)
    tile = frozenset(moats)
    return {cell for cell in beside if is_legal({**city, cell: tile})}


def find_removable(city: City) -> set[Cell]:
    """Return the cells whose tile may be removed, never the start tile."""
    return {cell for cell in city if cell != START and is_legal({c: m for c, m in city.items() if c != cell})}


def find_exchange_cells(city: City, moats: Iterable[str]) -> set[Cell]:
    """Return the cells whose tile may be replaced by a tile with these moats."""
    tile = frozenset(moats)
    return {cell for cell in city if cell != START and is_legal({**city, cell: tile})}


Corner = tuple[int, int]
Edge = tuple[Cell, str]  # a side of the tile in a cell

# The two corners of each side. Cell (x, y) is the square from (x, y) to (x + 1, y + 1).
ENDS: dict[str, tuple[Corner, Corner]] = {
    "N": ((0, 1), (1, 1)),
    "E": ((1, 0), (1, 1)),
    "S": ((0, 0), (1, 0)),
    "W": ((0, 0), (0, 1)),
}


def list_outer_edges(city: City) -> list[Edge]:
    """Return the tile sides without a tile on the other side."""
    return [(cell, side) for cell in city for side, other in list_neighbours(cell) if other not in city]


def get_corners(edge: Edge) -> tuple[Corner, Corner]:
    (x, y), side = edge
    (ax, ay), (bx, by) = ENDS[side]
    return (x + ax, y + ay), (x + bx, y + by)


def trace_outline(city: City) -> list[Edge]:
    """Return the outer edges in the order of a walk around the city; the last one meets the first."""
    at: dict[Corner, list[Edge]] = defaultdict(list)
    edges = list_outer_edges(city)
    for edge in edges:
        for corner in get_corners(edge):
            at[corner].append(edge)
    assert all(len(meeting) == 2 for meeting in at.values()), "a legal city has a simple outline"
    walk, corner = [edges[0]], get_corners(edges[0])[1]
    while True:
        (following,) = (edge for edge in at[corner] if edge != walk[-1])
        if following == walk[0]:
            break
        walk.append(following)
        (corner,) = (c for c in get_corners(following) if c != corner)
    assert len(walk) == len(edges), "a legal city has one outline"
    return walk


def measure_longest_moat(city: City) -> int:
    """Return the length of the longest run of moat sides along the outline (ruling 1).

    A closed ring counts fully.
    """
    wet = [side in city[cell] for cell, side in trace_outline(city)]
    if all(wet):
        return len(wet)
    best = run = 0
    for has_moat in wet + wet:  # twice around, so that a run across the seam is complete
        run = run + 1 if has_moat else 0
        best = max(best, run)
    return best


def is_run(city: City, sides: list[Edge]) -> bool:
    """Return whether these sides are moats that follow each other along the outline in one direction."""
    walk = trace_outline(city)
    if not all(edge in walk and edge[1] in city[edge[0]] for edge in sides) or len(set(sides)) != len(sides):
        return False
    places = [walk.index(edge) for edge in sides]
    steps = {(b - a) % len(walk) for a, b in pairwise(places)}
    return steps <= {1} or steps <= {len(walk) - 1}
