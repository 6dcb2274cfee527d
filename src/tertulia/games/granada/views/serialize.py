"""Converts tiles and money cards to JSON data, for views, events and hints.

Printed facts do not change during a game. They are converted once per component set and shared, so callers must not
modify them.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from tertulia.games.granada.model.state import Box
from tertulia.games.granada.model.terms import CURRENCIES, KINDS, SIDES, START, TILES, VALUES
from tertulia.games.granada.views.shape import Money, Placed, PrintedTile, Tile


@lru_cache
def serialize_card(index: int) -> Money:
    """Return a money card by its index."""
    return {"currency": CURRENCIES[index // VALUES], "value": index % VALUES + 1}


def side_names(bits: int) -> list[str]:
    """Return the names of the sides in a bit mask (N is bit 0, then E, S, W)."""
    return [side for i, side in enumerate(SIDES) if bits >> i & 1]


def serialize_tile(box: Any, index: int, face: int) -> Tile:
    """Return a tile with the given face up."""
    return serialize_faces(box.tobytes())[index][face]


def serialize_built_tile(faces: tuple[tuple[Tile, ...], ...], index: int, face: int, x: int, y: int) -> Placed:
    """Return a tile in a city with its cell; `faces` are the tiles by index and face (`serialize_faces`).

    If `index` is `START`, returns the start tile, which is at (0, 0).
    """
    if index == START:
        return {"number": 0, "kind": "start", "value": 0, "x": 0, "y": 0}
    return {**faces[index][face], "x": x, "y": y}


@lru_cache(8)
def serialize_faces(box: bytes) -> tuple[tuple[Tile, ...], ...]:
    """Return all tiles by index and face; `box` holds the bytes of a state's `box`."""
    return tuple(
        tuple({"number": number, **face} for face in (printed["front"], printed["back"]))
        for number, printed in enumerate(serialize_printed_tiles(box), 1)
    )


@lru_cache(8)
def serialize_printed_tiles(box: bytes) -> list[PrintedTile]:
    """Return everything printed on all tiles, by index; `box` holds the bytes of a state's `box`."""
    (facts,) = np.frombuffer(box, Box.dtype)
    kinds, values, sides = (facts[name].tolist() for name in ("kind", "value", "moats"))
    return [
        {
            "front": {"kind": KINDS[kinds[index][0]], "value": values[index][0]},
            "back": {"kind": KINDS[kinds[index][1]], "value": values[index][1]},
            "moats": side_names(sides[index]),
        }
        for index in range(TILES)
    ]
