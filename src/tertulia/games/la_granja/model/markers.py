"""Places from which a player marker of La Granja may be freed when all are in use (rules 2.7.1)."""

from enum import IntEnum

from tertulia.games.la_granja.model import terms

FREED = (
    *terms.GOODS[:terms.DENS], "commodity", "field_olive", "field_grain", "field_grape",
    *(
        f"{place}:{good}"
        for place in terms.DELIVERY_TARGETS[len(terms.BUILDINGS):]
        for good in terms.GOODS[: terms.Good.SILVER + 1]
    ),
    *(f"{building}:{good}" for building in terms.BUILDINGS for good in terms.GOODS),
    *(f"{building}:completed" for building in terms.BUILDINGS),
    *(f"market:{space + 1}" for space in range(terms.SPACES)),
    *(f"helper:{slot + 1}" for slot in range(terms.HELPERS)),
    *(f"trade:{kind}" for kind in terms.TRADE_KINDS),
)  # fmt: skip
"""Names of the places from which a player marker may be freed (rules 2.7.1; ruling 9).

A marker is freed when all markers of a seat (25 in the packaged set) are in use.
"""


class FreedIndex(IntEnum):
    """Index in `FREED` of the first place of each kind from which a player marker may be freed.

    Goods in dens and stalls come first, from index 0.
    """

    COMMODITY = terms.DENS
    FIELD = COMMODITY + 1
    BARROW = FIELD + terms.HARVEST
    ROW = BARROW + terms.BARROWS * (terms.Good.SILVER + 1)
    COMPLETED = ROW + len(terms.BUILDINGS) * len(terms.GOODS)
    MARKET = COMPLETED + len(terms.BUILDINGS)
    HELPER = MARKET + terms.SPACES
    TRADE = HELPER + terms.HELPERS
