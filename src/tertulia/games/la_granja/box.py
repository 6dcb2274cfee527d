"""The components of La Granja: read, checked, laid out in a state."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.games.la_granja.box_board import check_board
from tertulia.games.la_granja.box_cards import check_cards
from tertulia.games.la_granja.box_record import record_of
from tertulia.kernel.components import Components, Sheet

FILE = Path(__file__).with_name("components.toml")
KEYS = {
    "player_board": (
        "buy", "sell", "upgrade", "roof_points", "hand_limit", "extra_deliveries", "pig_spaces", "markers", "start",
    ),
    "siesta": ("points", "hats"),
    "building": ("number", "name", "row"),
    "small_market": ("spaces", "start"),
    "large_market": ("outer", "closed_deluxe_3_players"),
    "roofs": ("original", "deluxe"),
    "roof_phases": ("delivery", "bought_delivery", "change_die_1", "change_die_2", "double_roof_points"),
    "card": ("number", "field", "barrow", "extension", "helper"),
}  # fmt: skip
"""The tables of the file and what stands in each beside its source."""


def components(path: Path | None = None) -> Components:
    """The set of the package, or a corrected file; `ComponentsError` names the lines of what is wrong."""
    return _packaged() if path is None else _read(path)


@lru_cache(1)
def _packaged() -> Components:
    return _read(FILE)


def _read(path: Path) -> Components:
    sheet = Sheet(path)
    sheet.only(KEYS)
    check_board(sheet)
    check_cards(sheet)
    return sheet.components("number")


def lay_out(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write a checked set into the `box` of a state."""
    state["box"] = _record(components.hash, _Whole(components))


class _Whole:
    """A set as an argument that a cache does not look at: the hash beside it says all."""

    def __init__(self, components: Components) -> None:
        self.components = components

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Whole)


@lru_cache(8)
def _record(key: str, whole: _Whole) -> np.ndarray[Any, Any]:
    del key
    return record_of(whole.components.data)
