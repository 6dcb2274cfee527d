"""Converts tiles and money cards to JSON data, for views, events and hints.

Printed facts do not change during a game. They are converted once per component set and shared, so callers must not
modify them.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from tertulia.games.granada.model.state import Box
from tertulia.games.granada.model.terms import CURRENCIES, FACES, KINDS, SIDES, START, TILES, VALUES
from tertulia.games.granada.views.shape import Money, Placed, Tile


@lru_cache
def serialize_card(index: int) -> Money:
    """Return a money card by its index."""
    return {"currency": CURRENCIES[index // VALUES], "value": index % VALUES + 1}


def side_names(bits: int) -> list[str]:
    """Return the names of the sides in a bit mask (N is bit 0, then E, S, W)."""
    return [side for i, side in enumerate(SIDES) if bits >> i & 1]


def serialize_tile(box: Any, index: int, face: int) -> Tile:
    """Return a tile with the given face up, including its other face."""
    return serialize_printed_tiles(box.tobytes())[index][face]


def serialize_built_tile(tiles: tuple[tuple[Tile, ...], ...], index: int, face: int, x: int, y: int) -> Placed:
    """Return a tile in a city with its cell; `tiles` are the printed tiles by index and face.

    If `index` is `START`, returns the start tile, which is at (0, 0).
    """
    if index == START:
        return {"number": 0, "face": "start", "kind": "start", "value": 0, "x": 0, "y": 0, "moats": []}
    whole = tiles[index][face]
    return {
        "number": whole["number"],
        "face": whole["face"],
        "kind": whole["kind"],
        "value": whole["value"],
        "moats": whole["moats"],
        "x": x,
        "y": y,
    }


@lru_cache(8)
def serialize_printed_tiles(box: bytes) -> tuple[tuple[Tile, ...], ...]:
    """Return all tiles by index and face; `box` holds the bytes of a state's `box`."""
    (facts,) = np.frombuffer(box, Box.dtype)
    kinds, values, sides = (facts[name].tolist() for name in ("kind", "value", "moats"))
    return tuple(
        tuple(
            _serialize_face(index, face, kinds[index], values[index], side_names(sides[index]))
            for face in range(len(FACES))
        )
        for index in range(TILES)
    )


def _serialize_face(index: int, face: int, kinds: list[int], values: list[int], sides: list[str]) -> Tile:
    return {
        "number": index + 1,
        "face": FACES[face],
        "kind": KINDS[kinds[face]],
        "value": values[face],
        "moats": sides,
        "other": {"kind": KINDS[kinds[1 - face]], "value": values[1 - face]},
    }
