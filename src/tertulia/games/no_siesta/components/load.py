"""Loads the components of No Siesta, validates them and writes them into a state."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.games.no_siesta.components.checks import check_components
from tertulia.games.no_siesta.components.record import build_record
from tertulia.kernel.component_text import ComponentsSource
from tertulia.kernel.components import BaseSet, Components, Sheet

COMPONENTS_FILE = Path(__file__).with_name("components.toml")
COMPLETE_SET = BaseSet("no-siesta", COMPONENTS_FILE)
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
"""Keys by table of a components file. `source`, which every table has, is omitted."""


def load_components(path: ComponentsSource | None = None) -> Components:
    """Load and validate the packaged set, or the file at `path`.

    Raises `ComponentsError` with the lines of all errors.
    """
    return _load_packaged_set() if path is None else _load_checked_set(path)


@lru_cache(1)
def _load_packaged_set() -> Components:
    return _load_checked_set(COMPONENTS_FILE)


def _load_checked_set(path: ComponentsSource) -> Components:
    sheet = Sheet(path, COMPLETE_SET)
    sheet.reject_unknown_keys(KEYS)
    check_components(sheet)
    return sheet.build_components()


def write_box(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write the printed values of a validated component set into the field `box` of a state."""
    state["box"] = build_record(components.data)
