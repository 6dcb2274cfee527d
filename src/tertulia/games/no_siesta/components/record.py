"""Converts the data of a components file to a `Box`, the record of printed values in a state."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model.state import Box
from tertulia.games.no_siesta.model.terms import CIRCLES, GOODS, REVENUES, TileKind


def build_record(data: Mapping[str, Any]) -> np.ndarray[Any, Any]:
    """Return the printed values in a file's data as one `Box` record, in an array of shape (1,)."""
    record = np.zeros(1, Box.dtype)
    box = record[0]
    for row in data["roof_gap"]:
        box["roof_silver"][row["number"] - 1] = row["silver"]
        box["roof_points"][row["number"] - 1] = row["points"]
    for row in data["helper_field"]:
        field = row["number"] - 1
        box["field_needs"][field, : len(row["needs"])] = _revenue_numbers(row["needs"])
        box["field_points"][field] = row["points"]
    for row in data["barrow"]:
        barrow = row["number"] - 1
        box["barrow_goods"][barrow, : len(row["goods"])] = _revenue_numbers(row["goods"])
        box["barrow_donkeys"][barrow] = row["donkeys"]
        box["barrow_points"][barrow] = row["first"], row["later"]
    record["trades"] = sum(1 << REVENUES.index(good) for good in data["trade"]["fields"])
    record["trade_points"] = data["trade"]["points"]
    box["storage"][:] = [data["storage"][good] for good in REVENUES[:GOODS]]
    record["siesta"] = data["siesta"]["spaces"]
    box["disc_spaces"][:] = sorted(data["siesta"]["disc_spaces"])
    box["arrows"][:] = _neighbour_bits(data["revenue_board"]["arrows"])
    kinds, goods = _tile_kinds_and_goods(data["roof_tiles"])
    box["tile_kind"][:], box["tile_goods"][:] = kinds, goods
    return record


def _revenue_numbers(goods: list[str]) -> list[int]:
    return [REVENUES.index(good) + 1 for good in goods]


def _neighbour_bits(pairs: list[list[str]]) -> list[int]:
    """Return, for each revenue, the bit mask of its neighbours on the revenue board.

    A pair in `pairs` holds the names of two revenues that an arrow connects. Every arrow leads both ways.
    """
    found = [0] * CIRCLES
    for pair in pairs:
        one, other = (REVENUES.index(revenue) for revenue in pair)
        found[one] |= 1 << other
        found[other] |= 1 << one
    return found


def _tile_kinds_and_goods(tiles: Mapping[str, Any]) -> tuple[list[int], list[list[int]]]:
    """Return the `TileKind` of each roof tile, and two numbers for the goods of its bonus.

    The number of a good is its index in `REVENUES` + 1, or 0 for no good.

    Tiles with goods come first, in the order of the file. Tiles that move discs follow, then tiles worth a point.
    """
    bonuses = [[*_revenue_numbers(goods), 0][:2] for goods in tiles["bonus"]]
    changes, points = tiles["change_revenue"], tiles["point"]
    kinds = [TileKind.BONUS] * len(bonuses) + [TileKind.CHANGE_REVENUE] * changes + [TileKind.POINT] * points
    return [int(kind) for kind in kinds], bonuses + [[0, 0]] * (changes + points)
