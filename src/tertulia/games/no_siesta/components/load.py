"""Loads the components of No Siesta, validates them and writes them into a state."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.games.no_siesta.components.checks import check
from tertulia.games.no_siesta.components.record import record_of
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import BaseSet, Components, Sheet

FILE = Path(__file__).with_name("components.toml")
WHOLE = BaseSet("no-siesta", FILE)
KEYS = {
    "roof_gap": ("number", "silver", "points"),
    "helper_field": ("number", "needs", "points"),
    "trade": ("fields", "points"),
    "barrow": ("number", "goods", "donkeys", "first", "later"),
    "storage": ("olive", "grain", "grape", "pig", "donkey"),
    "siesta": ("spaces", "disc_spaces"),
    "revenue_board": ("arrows",),
    "roof_tiles": ("bonus", "change_revenue", "point"),
}
"""Keys of each table of the file, without its source."""


def components(path: ComponentsSource | None = None) -> Components:
    """Load and validate the packaged set, or the file at `path`.

    Raises `ComponentsError` with the lines of all errors.
    """
    return _packaged() if path is None else _read(path)


@lru_cache(1)
def _packaged() -> Components:
    return _read(FILE)


def _read(path: ComponentsSource) -> Components:
    sheet = Sheet(path, WHOLE)
    sheet.reject_unknown_keys(KEYS)
    check(sheet)
    return sheet.build_components()


def lay_out(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write a validated set into the `box` of a state."""
    state["box"] = record_of(components.data)
