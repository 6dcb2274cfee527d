"""The moat by pure geometry: the drawn edges of the city are strung together to its outline, corner by corner."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise

from .city import Cell, City, around

Corner = tuple[int, int]
Edge = tuple[Cell, str]  # a side of the tile in a cell

# the two corners of each side; a cell (x, y) is the square from (x, y) to (x + 1, y + 1)
ENDS: dict[str, tuple[Corner, Corner]] = {
    "N": ((0, 1), (1, 1)),
    "E": ((1, 0), (1, 1)),
    "S": ((0, 0), (1, 0)),
    "W": ((0, 0), (0, 1)),
}


def outer_edges(city: City) -> list[Edge]:
    """The tile sides that have no tile on their other side."""
    return [(cell, side) for cell in city for side, other in around(cell) if other not in city]


def ends(edge: Edge) -> tuple[Corner, Corner]:
    (x, y), side = edge
    (ax, ay), (bx, by) = ENDS[side]
    return (x + ax, y + ay), (x + bx, y + by)


def outline(city: City) -> list[Edge]:
    """The outer edges in the order in which one walks around the city; the last meets the first."""
    at: dict[Corner, list[Edge]] = defaultdict(list)
    edges = outer_edges(city)
    for edge in edges:
        for corner in ends(edge):
            at[corner].append(edge)
    assert all(len(meeting) == 2 for meeting in at.values()), "a legal city has a simple outline"
    walk, corner = [edges[0]], ends(edges[0])[1]
    while True:
        (following,) = (edge for edge in at[corner] if edge != walk[-1])
        if following == walk[0]:
            break
        walk.append(following)
        (corner,) = (c for c in ends(following) if c != corner)
    assert len(walk) == len(edges), "a legal city has one outline"
    return walk


def longest_moat(city: City) -> int:
    """The longest unbroken run of moat sides along the outline; a closed ring counts whole (ruling 1)."""
    wet = [side in city[cell] for cell, side in outline(city)]
    if all(wet):
        return len(wet)
    best = run = 0
    for has_moat in wet + wet:  # twice around, so that a run over the seam is seen whole
        run = run + 1 if has_moat else 0
        best = max(best, run)
    return best


def is_run(city: City, sides: list[Edge]) -> bool:
    """Are these sides moats that follow each other along the outline, in this order one way around?"""
    walk = outline(city)
    if not all(edge in walk and edge[1] in city[edge[0]] for edge in sides) or len(set(sides)) != len(sides):
        return False
    places = [walk.index(edge) for edge in sides]
    steps = {(b - a) % len(walk) for a, b in pairwise(places)}
    return steps <= {1} or steps <= {len(walk) - 1}
