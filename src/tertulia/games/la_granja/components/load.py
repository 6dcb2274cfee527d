"""Loads a component set of La Granja, validates it and writes it into game states."""

from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tertulia.games.la_granja.components.board import check_board
from tertulia.games.la_granja.components.cards import check_cards
from tertulia.games.la_granja.components.chains import check_chains
from tertulia.games.la_granja.components.record import build_record
from tertulia.games.la_granja.model.state import Box
from tertulia.kernel.components import BaseSet, Components, ComponentsValidator, load_set

COMPONENTS_FILE = Path(__file__).with_name("components.toml")
COMPLETE_SET = BaseSet("la-granja", COMPONENTS_FILE)
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
"""Accepted keys of each table in a components file.

The key `source` is accepted in every table, so it is omitted.
"""


K = TypeVar("K")
V = TypeVar("V")
MAX_CACHED_SETS = 3000
"""Maximum number of cached component sets, some kilobytes each.

This limit bounds the memory taken by component sets that players send to a server.
"""
_RECORDS: dict[str, np.ndarray[Any, Any]] = {}
"""Cached component sets: a `Box` record with the printed values, by the hash of the components file.

All games with the same component set share one record.
"""
_NAMES: dict[bytes, tuple[str, ...]] = {}
"""Helper names of each cached component set, by the digest of the set.

A state stores only this digest (`Box.set`), because states contain no strings.
"""


def _check_components(sheet: ComponentsValidator) -> None:
    sheet.reject_unknown_keys(KEYS)
    check_board(sheet)
    check_cards(sheet)
    if not sheet.errors:
        check_chains(sheet)


load_components = partial(load_set, COMPLETE_SET, _check_components)
"""Load and validate the component set at a path, by default the packaged set (`load_set`)."""


def _set_digest(made: np.ndarray[Any, Any], names: tuple[str, ...]) -> bytes:
    """Return the digest of a component set's values and helper names, which is stored in a state.

    `made` is the set's `Box` record, and `names` are its helper names in the order of the card numbers. The digest does
    not depend on the order of rows in the components file.
    """
    return sha256(made.tobytes() + " ".join(names).encode()).digest()[: Box.dtype["set"].itemsize]


def _names(components: Components) -> tuple[str, ...]:
    by_number = sorted(components.data["card"], key=lambda row: int(row["number"]))
    return tuple(row["helper"]["name"] for row in by_number)


def _record(components: Components) -> np.ndarray[Any, Any]:
    if components.hash not in _RECORDS:  # an evicted set registers its names again
        made, names = build_record(components.data), _names(components)
        mark = _set_digest(made, names)
        made[0]["set"][:] = np.frombuffer(mark, np.uint8)
        _cache_value(_NAMES, mark, names)
        _cache_value(_RECORDS, components.hash, made)
        return made
    return _RECORDS[components.hash]


def _cache_value(known: dict[K, V], key: K, value: V) -> None:
    """Store a value in a cache, and evict the oldest value if there are more than `MAX_CACHED_SETS`."""
    known[key] = value
    if len(known) > MAX_CACHED_SETS:
        known.pop(next(iter(known)), None)


def write_box(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write the printed values of a validated component set into `state["box"]`."""
    state["box"] = _record(components)


def helper_names(state: np.ndarray[Any, Any]) -> tuple[str, ...]:
    """Return the helpers' names by card index, from the component set with which a state was set up.

    If this process has not loaded the state's component set, the names of the packaged set are returned. This happens,
    for example, if another process set up the state.
    """
    known = _NAMES.get(state["box"]["set"].tobytes())
    return known or _names(load_components())
