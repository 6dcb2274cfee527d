"""What is printed, and what is counted, as plain data: one shape for views and events alike.

What is printed is the same in every position: it is made once for a set and handed out as it is, so nobody alters it.
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
def printed(box: bytes) -> Printed:
    """The sheet, the track and the arrows; `box` are the bytes of a state's box."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return {
        "roof": [
            {"silver": int(facts["roof_silver"][gap]), "points": int(facts["roof_points"][gap])}
            for gap in range(terms.ROOF_GAPS)
        ],
        "helper_fields": [
            {"needs": goods_of(facts["field_needs"][field]), "points": int(facts["field_points"][field])}
            for field in range(terms.HELPER_FIELDS)
        ],
        "trade": {"goods": named(int(facts["trades"])), "points": int(facts["trade_points"])},
        "barrows": [
            {
                "goods": goods_of(facts["barrow_goods"][barrow]),
                "donkeys": int(facts["barrow_donkeys"][barrow]),
                "first": int(facts["barrow_points"][barrow, 0]),
                "later": int(facts["barrow_points"][barrow, 1]),
            }
            for barrow in range(terms.BARROWS)
        ],
        "storage": counts(facts["storage"]),
        "siesta": {"spaces": int(facts["siesta"]), "discs": facts["disc_spaces"].tolist()},
        "arrows": arrows(facts["arrows"].tolist()),
    }


@lru_cache(8)
def tiles(box: bytes) -> tuple[Tile, ...]:
    """All roof tiles: their kind, the goods of a bonus, and what it gives, counted."""
    (facts,) = np.frombuffer(box, Box.dtype)
    return tuple(
        _tile(kind, goods) for kind, goods in zip(facts["tile_kind"].tolist(), facts["tile_goods"], strict=True)
    )


def _tile(kind: int, goods: Any) -> Tile:
    bonus = goods_of(goods) if kind == terms.TileKind.BONUS else [terms.TILE_KINDS[kind]]
    return {"kind": terms.TILE_KINDS[kind], "bonus": bonus, "gain": dict(Counter(bonus))}


def goods_of(numbers: Any) -> list[str]:
    """The revenues of a row of revenue + 1, 0 where there is none."""
    return [terms.REVENUES[number - 1] for number in numbers.tolist() if number]


def named(mask: int) -> list[str]:
    """The revenues of a bit mask."""
    return [revenue for i, revenue in enumerate(terms.REVENUES) if mask >> i & 1]


def counts(numbers: Any) -> dict[str, int]:
    """How many of each good, or of each revenue."""
    return dict(zip(terms.REVENUES, numbers.tolist(), strict=False))


def arrows(neighbours: list[int]) -> list[list[str]]:
    """Pairs of neighbours, each once."""
    return [
        [terms.REVENUES[one], terms.REVENUES[other]]
        for one in range(terms.CIRCLES)
        for other in range(one + 1, terms.CIRCLES)
        if neighbours[one] >> other & 1
    ]


def temporary(player: Any) -> dict[str, int]:
    """All temporary revenues beside a board, wherever they came from."""
    total = player["temporary"].copy()
    total[: terms.CIRCLES] += player["bonus"]
    total[: terms.GOODS] += player["cleared_out"]
    return counts(total)
