"""Is a city built by the rules? Every question is answered from scratch, by looking at the whole city."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Cell = tuple[int, int]
City = dict[Cell, frozenset[str]]  # cell -> the sides of its tile that carry a moat

START: Cell = (0, 0)
STEP: Mapping[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE: Mapping[str, str] = {"N": "S", "S": "N", "E": "W", "W": "E"}


def city_of(tiles: Iterable[Mapping[str, Any]]) -> City:
    """The city that a view shows as a list of tiles."""
    city: City = {}
    for tile in tiles:
        cell = (tile["x"], tile["y"])
        assert cell not in city, f"two tiles on {cell}"
        city[cell] = frozenset(tile["moats"])
    assert city[START] == frozenset(), "the start tile has no moat"
    return city


def around(cell: Cell) -> Iterator[tuple[str, Cell]]:
    """The four cells beside a cell, each with the name of the side between them."""
    for side, (dx, dy) in STEP.items():
        yield side, (cell[0] + dx, cell[1] + dy)


def sides_match(city: City) -> bool:
    """Where two tiles touch, both show a moat there or neither does."""
    return all(
        (side in moats) == (OPPOSITE[side] in city[other])
        for cell, moats in city.items()
        for side, other in around(cell)
        if other in city
    )


def reached(city: City, dry: bool) -> set[Cell]:
    """The tiles that can be reached from the start tile over tile sides; on foot (`dry`) no moat may be crossed."""
    seen, queue = {START}, [START]
    while queue:
        cell = queue.pop(0)
        for side, other in around(cell):
            blocked = dry and (side in city[cell] or (other in city and OPPOSITE[side] in city[other]))
            if other in city and other not in seen and not blocked:
                seen.add(other)
                queue.append(other)
    return seen


def has_hole(city: City) -> bool:
    """Is some empty cell shut in, so that steps over tile sides cannot bring it to the outside?"""
    columns = range(min(x for x, _ in city) - 1, max(x for x, _ in city) + 2)
    rows = range(min(y for _, y in city) - 1, max(y for _, y in city) + 2)
    empty = {(x, y) for x in columns for y in rows} - set(city)
    corner = (columns[0], rows[0])
    seen, queue = {corner}, [corner]
    while queue:
        for _, other in around(queue.pop(0)):
            if other in empty and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen != empty


def is_legal(city: City) -> bool:
    """All building rules at once, for the whole city (ruling 2)."""
    whole = set(city)
    return (
        START in whole
        and reached(city, dry=False) == whole
        and sides_match(city)
        and reached(city, dry=True) == whole
        and not has_hole(city)
    )


def build_cells(city: City, moats: Iterable[str]) -> set[Cell]:
    """Every empty cell where a tile with these moats may be built."""
    beside = {other for cell in city for _, other in around(cell)} - set(city)
    tile = frozenset(moats)
    return {cell for cell in beside if is_legal({**city, cell: tile})}


def removable(city: City) -> set[Cell]:
    """The cells whose tile may be taken away: never the start tile."""
    return {cell for cell in city if cell != START and is_legal({c: m for c, m in city.items() if c != cell})}


def exchange_cells(city: City, moats: Iterable[str]) -> set[Cell]:
    """The cells whose tile may give way to a tile with these moats."""
    tile = frozenset(moats)
    return {cell for cell in city if cell != START and is_legal({**city, cell: tile})}
