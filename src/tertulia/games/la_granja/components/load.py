"""The components of La Granja: read, checked, laid out in a state."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tertulia.games.la_granja.components.board import check_board
from tertulia.games.la_granja.components.cards import check_cards
from tertulia.games.la_granja.components.chains import check_chains
from tertulia.games.la_granja.components.record import record_of
from tertulia.games.la_granja.model.state import Box
from tertulia.kernel.component_text import Source
from tertulia.kernel.components import Components, Sheet, Whole

FILE = Path(__file__).with_name("components.toml")
WHOLE = Whole("la-granja", FILE)
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


K = TypeVar("K")
V = TypeVar("V")
MOST_SETS = 3000
"""The number of sets that are remembered, some kilobytes each: a server is sent as many as people like to make."""
_RECORDS: dict[str, np.ndarray[Any, Any]] = {}
"""The `box` of every set laid out, by its hash: the same for all the games that are played with it."""
_NAMES: dict[bytes, tuple[str, ...]] = {}
"""The helpers' names of every set laid out, as a state holds no words, by the mark of the set that it holds."""


def components(path: Source | None = None) -> Components:
    """The set of the package, or a corrected file; `ComponentsError` names the lines of what is wrong."""
    return _packaged() if path is None else _read(path)


@lru_cache(1)
def _packaged() -> Components:
    return _read(FILE)


def _read(path: Source) -> Components:
    sheet = Sheet(path, WHOLE)
    sheet.only(KEYS)
    check_board(sheet)
    check_cards(sheet)
    if not sheet.wrong:
        check_chains(sheet)
    return sheet.components()


def _mark(made: np.ndarray[Any, Any], names: tuple[str, ...]) -> bytes:
    """Which set it is, as a state holds it: a few bytes that come of its facts and names, in whatever order a file has them."""
    return sha256(made.tobytes() + " ".join(names).encode()).digest()[: Box.dtype["set"].itemsize]


def _names(components: Components) -> tuple[str, ...]:
    by_number = sorted(components.data["card"], key=lambda row: int(row["number"]))
    return tuple(row["helper"]["name"] for row in by_number)


def _record(components: Components) -> np.ndarray[Any, Any]:
    if components.hash not in _RECORDS:  # made anew, it tells its names anew
        made, names = record_of(components.data), _names(components)
        mark = _mark(made, names)
        made[0]["set"][:] = np.frombuffer(mark, np.uint8)
        _remember(_NAMES, mark, names)
        _remember(_RECORDS, components.hash, made)
        return made
    return _RECORDS[components.hash]


def _remember(known: dict[K, V], key: K, value: V) -> None:
    """Note a value, and forget the oldest where there are too many."""
    known[key] = value
    if len(known) > MOST_SETS:
        known.pop(next(iter(known)), None)


def lay_out(state: np.ndarray[Any, Any], components: Components) -> None:
    """Write a checked set into the `box` of a state."""
    state["box"] = _record(components)


def helper_names(state: np.ndarray[Any, Any]) -> tuple[str, ...]:
    """The helpers' names by card, as the set has them that the state was laid out with, whatever other sets were read; those of
    the package where a state was laid out elsewhere with a set that this process does not know."""
    known = _NAMES.get(state["box"]["set"].tobytes())
    return known or _names(_packaged())
