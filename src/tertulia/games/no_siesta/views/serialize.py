"""Converts printed facts and counts of No Siesta to JSON data, for views, events and hints.

Printed facts do not change during a game. They are converted once per component set and shared, so callers must not
modify them.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.state import Box
from tertulia.games.no_siesta.views.shape import Printed, Tile

Facts = dict[str, Any]


@lru_cache(8)
def serialize_printed_sheet(box: bytes) -> Printed:
    """Return the printed sheet, siesta track and arrows; `box` holds the bytes of a state's `box`."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return {
        "roof": [
            {"silver": int(facts["roof_silver"][gap]), "points": int(facts["roof_points"][gap])}
            for gap in range(terms.ROOF_GAPS)
        ],
        "helper_fields": [
            {"needs": revenue_names(facts["field_needs"][field]), "points": int(facts["field_points"][field])}
            for field in range(terms.HELPER_FIELDS)
        ],
        "trade": {"goods": names_in_mask(int(facts["trades"])), "points": int(facts["trade_points"])},
        "barrows": [
            {
                "goods": revenue_names(facts["barrow_goods"][barrow]),
                "donkeys": int(facts["barrow_donkeys"][barrow]),
                "first": int(facts["barrow_points"][barrow, 0]),
                "later": int(facts["barrow_points"][barrow, 1]),
            }
            for barrow in range(terms.BARROWS)
        ],
        "storage": counts_by_name(facts["storage"]),
        "siesta": {"spaces": int(facts["siesta"]), "discs": facts["disc_spaces"].tolist()},
        "arrows": neighbour_pairs(facts["arrows"].tolist()),
    }


@lru_cache(8)
def serialize_tiles(box: bytes) -> tuple[Tile, ...]:
    """Return all roof tiles by index; `box` holds the bytes of a state's `box`."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return tuple(
        _serialize_tile(kind, goods)
        for kind, goods in zip(facts["tile_kind"].tolist(), facts["tile_goods"], strict=True)
    )


def _serialize_tile(kind: int, goods: Any) -> Tile:
    bonus = revenue_names(goods) if kind == terms.TileKind.BONUS else [terms.TILE_KINDS[kind]]
    return {"kind": terms.TILE_KINDS[kind], "bonus": bonus, "gain": dict(Counter(bonus))}


def revenue_names(numbers: Any) -> list[str]:
    """Return the names of the revenues in an array of revenue + 1; entries of 0 are left out."""
    return [terms.REVENUES[number - 1] for number in numbers.tolist() if number]


def names_in_mask(mask: int) -> list[str]:
    """Return the names of the revenues in a bit mask."""
    return [revenue for i, revenue in enumerate(terms.REVENUES) if mask >> i & 1]


def counts_by_name(numbers: Any) -> dict[str, int]:
    """Return a mapping from the names of revenues to the numbers of an array; zeros are included.

    `numbers` has one number for each revenue in the order of `Revenue`, or only for the first revenues.
    """
    return dict(zip(terms.REVENUES, numbers.tolist(), strict=False))


def neighbour_pairs(neighbours: list[int]) -> list[list[str]]:
    """Return the pairs of neighbouring revenues by name, each pair once.

    `neighbours` holds, for each revenue, the bit mask of its neighbours on the revenue board.
    """
    return [
        [terms.REVENUES[one], terms.REVENUES[other]]
        for one in range(terms.CIRCLES)
        for other in range(one + 1, terms.CIRCLES)
        if neighbours[one] >> other & 1
    ]


def temporary_counts(player: Any) -> dict[str, int]:
    """Return the number of temporary revenues beside a player's board, from all sources."""
    total = player["temporary"].copy()
    total[: terms.CIRCLES] += player["bonus"]
    total[: terms.GOODS] += player["cleared_out"]
    return counts_by_name(total)
