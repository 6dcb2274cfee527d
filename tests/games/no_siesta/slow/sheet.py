"""The printed sheet, read from the components file without the game's own reader."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

HARVEST = ("olive", "grain", "grape")
ANIMALS = ("pig", "donkey")
GOODS = HARVEST + ANIMALS
REVENUES = (*GOODS, "hat", "silver")
OWN_SET = ("roof_choice", "change_revenue", "trade_good", "storage_silver", "no_donkeys", "commodity_hat")
GREY = ("roof_costs", "any_order", "trade_hat", "siesta_or_work", "clear_storage", "copy")
SPACES = ("discs", "harvest_sets", "roof_tiles", "animal_pairs", "helpers", "trades")
GAPS = 6
Data = Mapping[str, Any]


def packaged() -> dict[str, Any]:
    """What is printed, as the package has it."""
    text = files("tertulia.games.no_siesta.components").joinpath("components.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def row(data: Data, table: str, number: int) -> Any:
    """A gap, a field or a barrow by its number, from 1."""
    return next(one for one in data[table] if one["number"] == number)


def missing(needs: list[str], crossed: list[str]) -> Counter[str]:
    """What circles still ask for."""
    return Counter(needs) - Counter(crossed)


def steps(data: Data) -> set[tuple[str, str]]:
    """Where a disc may be moved from and to: arrows lead both ways."""
    pairs = [(one, other) for one, other in data["revenue_board"]["arrows"]]
    return set(pairs) | {(other, one) for one, other in pairs}


def cost(data: Data, gap: int, working: list[str]) -> int:
    """Circles of a gap, from 1, for whoever has these helpers."""
    return int(row(data, "roof_gap", gap)["silver"]) - ("roof_costs" in working)
