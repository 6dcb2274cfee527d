"""Where a player marker of La Granja may be taken from when all are in use (rules 2.7.1)."""

from __future__ import annotations

from enum import IntEnum

from tertulia.games.la_granja.model.terms import (
    BARROWS,
    BUILDINGS,
    DELIVERY_TARGETS,
    DENS,
    GOODS,
    HARVEST,
    HELPERS,
    SPACES,
    TRADE_KINDS,
    Good,
)

FREED = (
    *GOODS[:DENS], "commodity", "field_olive", "field_grain", "field_grape",
    *(f"{place}:{good}" for place in DELIVERY_TARGETS[len(BUILDINGS):] for good in GOODS[: Good.SILVER + 1]),
    *(f"{building}:{good}" for building in BUILDINGS for good in GOODS),
    *(f"{building}:completed" for building in BUILDINGS),
    *(f"market:{space + 1}" for space in range(SPACES)),
    *(f"helper:{slot + 1}" for slot in range(HELPERS)),
    *(f"trade:{kind}" for kind in TRADE_KINDS),
)  # fmt: skip
"""Where a player marker may be taken from when all 25 are in use (rules 2.7.1; ruling 9)."""


class Freed(IntEnum):
    """Where each kind of place begins in `FREED`; the goods in dens and stalls come first."""

    COMMODITY = DENS
    FIELD = COMMODITY + 1
    BARROW = FIELD + HARVEST
    ROW = BARROW + BARROWS * (Good.SILVER + 1)
    COMPLETED = ROW + len(BUILDINGS) * len(GOODS)
    MARKET = COMPLETED + len(BUILDINGS)
    HELPER = MARKET + SPACES
    TRADE = HELPER + HELPERS
