"""What is printed, and what is counted, as plain data: one shape for views and events alike.

What is printed is the same in every position: it is made once for a set and handed out as it is, so nobody alters it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from tertulia.games.no_siesta.model import (
    BARROWS,
    CIRCLES,
    GOODS,
    HELPER_FIELDS,
    REVENUES,
    ROOF_GAPS,
    TILE_KINDS,
    Box,
    TileKind,
)

Facts = dict[str, Any]


@lru_cache(8)
def printed(box: bytes) -> Facts:
    """The sheet, the track and the arrows; `box` are the bytes of a state's box."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return {
        "roof": [
            {"silver": int(facts["roof_silver"][gap]), "points": int(facts["roof_points"][gap])}
            for gap in range(ROOF_GAPS)
        ],
        "helper_fields": [
            {"needs": goods_of(facts["field_needs"][field]), "points": int(facts["field_points"][field])}
            for field in range(HELPER_FIELDS)
        ],
        "trade": {"goods": named(int(facts["trades"])), "points": int(facts["trade_points"])},
        "barrows": [
            {
                "goods": goods_of(facts["barrow_goods"][barrow]),
                "donkeys": int(facts["barrow_donkeys"][barrow]),
                "first": int(facts["barrow_points"][barrow, 0]),
                "later": int(facts["barrow_points"][barrow, 1]),
            }
            for barrow in range(BARROWS)
        ],
        "storage": counts(facts["storage"]),
        "siesta": {"spaces": int(facts["siesta"]), "discs": facts["disc_spaces"].tolist()},
        "arrows": arrows(facts["arrows"].tolist()),
    }


@lru_cache(8)
def tiles(box: bytes) -> tuple[Facts, ...]:
    """All roof tiles: their kind, the goods of a bonus, and what it gives, counted."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return tuple(
        _tile(kind, goods) for kind, goods in zip(facts["tile_kind"].tolist(), facts["tile_goods"], strict=True)
    )


def _tile(kind: int, goods: Any) -> Facts:
    bonus = goods_of(goods) if kind == TileKind.BONUS else [TILE_KINDS[kind]]
    return {"kind": TILE_KINDS[kind], "bonus": bonus, "gain": dict(Counter(bonus))}


def goods_of(numbers: Any) -> list[str]:
    """The revenues of a row of revenue + 1, 0 where there is none."""
    return [REVENUES[number - 1] for number in numbers.tolist() if number]


def named(mask: int) -> list[str]:
    """The revenues of a bit mask."""
    return [revenue for i, revenue in enumerate(REVENUES) if mask >> i & 1]


def counts(numbers: Any) -> dict[str, int]:
    """How many of each good, or of each revenue."""
    return dict(zip(REVENUES, numbers.tolist(), strict=False))


def arrows(neighbours: list[int]) -> list[list[str]]:
    """Pairs of neighbours, each once."""
    return [
        [REVENUES[one], REVENUES[other]]
        for one in range(CIRCLES)
        for other in range(one + 1, CIRCLES)
        if neighbours[one] >> other & 1
    ]


def loose(player: Any) -> dict[str, int]:
    """All temporary revenues beside a board, wherever they came from."""
    total = player["loose"].copy()
    total[:CIRCLES] += player["bonus"]
    total[:GOODS] += player["cleared_out"]
    return counts(total)
