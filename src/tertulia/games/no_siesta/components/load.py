"""Loads the components of No Siesta, validates them and writes them into a state."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.games.no_siesta.components.checks import check_components
from tertulia.games.no_siesta.components.record import build_record
from tertulia.kernel.components import BaseSet, Components, ComponentsValidator, load_set

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
"""Allowed keys of each table of a components file, by the table's name.

The key `source`, which every table may have too, is omitted.
"""


def _check_components(sheet: ComponentsValidator) -> None:
    sheet.reject_unknown_keys(KEYS)
    check_components(sheet)


load_components = partial(load_set, COMPLETE_SET, _check_components)
"""Load and validate a component set: the packaged one, or the one in the file at a given path.

The path is the optional argument (`load_set`).
"""


def write_box(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write the printed values of a validated component set into the field `box` of a state."""
    state["box"] = build_record(components.data)
