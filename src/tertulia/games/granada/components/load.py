"""Loads the components of Granada, validates them and writes them into a state."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tertulia.games.granada.model.terms import CURRENCIES, KINDS, LETTERS, OPTIONS, SIDES, TILES, VALUES
from tertulia.kernel.component_faults import (
    Fault,
    choice_problem,
    duplicate_problem,
    each_once_problem,
    problem,
    range_problem,
)
from tertulia.kernel.component_sets import MARKS_KEY, SOURCE_KEY
from tertulia.kernel.component_text import ComponentsError
from tertulia.kernel.components import BaseSet, ComponentsValidator, load_set

COMPONENTS_FILE = Path(__file__).with_name("components.toml")
COMPLETE_SET = BaseSet("granada", COMPONENTS_FILE)
COPIES = 3
LOWEST_VALUE, HIGHEST_VALUE = 2, 13
MAX_MOATS_PER_TILE = 3
MAJORITIES = tuple(f"{option}_{letter.lower()}" for option in OPTIONS[0].choices for letter in LETTERS)
KEYS = {
    "money": ("currencies", "values", "copies"),
    "yard": ("currency_of_space",),
    "kinds": ("order",),
    "moats": ("points_per_side",),
    "majorities": MAJORITIES,
    "tile": ("number", "front", "back", "moats"),
}
"""Required keys of each table of a components file, by the table's name.

The key `source`, which every table has too, is omitted.
"""
MAX_TYPING_ERRORS = 2
"""Maximum number of unknown or missing names in a components file that count as typing errors.

The names are those of tables and keys. If more names than this are unknown, and more than this are missing, the file is
rejected for its layout (`_check_layout`).
"""

MAX_LISTED_NAMES = 40
"""Maximum number of unknown tables and keys that the error of `_check_layout` lists."""


def _check_components(sheet: ComponentsValidator) -> None:
    _check_layout(sheet)
    sheet.reject_unknown_keys(KEYS)
    _check_money(sheet)
    _check_yard(sheet)
    _check_points(sheet)
    kinds = sheet.section("kinds").get("order")
    right = isinstance(kinds, list) and sorted(map(str, kinds)) == sorted(KINDS)
    sheet.expect(right, ("kinds", "order"), each_once_problem("kinds: order", KINDS))
    _check_tiles(sheet)


load_components = partial(load_set, COMPLETE_SET, _check_components)
"""Load and validate a component set: the packaged one, or the one in the file at a given path.

The path is the optional argument (`load_set`).
"""


def _check_layout(sheet: ComponentsValidator) -> None:
    """Raise one `ComponentsError` if the layout of a components file is not the one in `KEYS`.

    The layout is wrong if more than `MAX_TYPING_ERRORS` names of tables or keys are unknown, and more than
    `MAX_TYPING_ERRORS` are missing. One error for each name would hide the cause.
    """
    unknown, missing = list(_find_unknown_names(sheet.data)), list(_find_missing_names(sheet.data))
    if min(len(unknown), len(missing)) > MAX_TYPING_ERRORS:
        told = (
            "does not have the layout of this version: "
            f"{', '.join(map(_escape_name, unknown[:MAX_LISTED_NAMES]))} are unknown, and "
            f"{', '.join(missing)} are missing"
        )
        message = f"{sheet.name}: {told}. Copy {COMPONENTS_FILE} and correct the facts there"
        raise ComponentsError(message, [Fault(None, None, None, problem("layout", told))], sheet.data)


def _escape_name(name: str) -> str:
    """Return a name from the file for an error message: at most 60 characters, safe to print.

    Characters that could disturb a terminal are escaped.
    """
    return name[:60] if name.isprintable() else ascii(name[:60])[1:-1]


def _find_unknown_names(data: dict[str, Any]) -> Iterator[str]:
    for table, part in data.items():
        if table not in KEYS:
            yield table
            continue
        found = dict.fromkeys(key for row in _rows_of_table(part) for key in row)
        yield from (f"{table}.{key}" for key in found if key not in (*KEYS[table], SOURCE_KEY, MARKS_KEY))


def _find_missing_names(data: dict[str, Any]) -> Iterator[str]:
    for table, keys in KEYS.items():
        if table not in data:
            yield table
            continue
        rows = _rows_of_table(data[table])
        yield from (f"{table}.{key}" for key in (*keys, SOURCE_KEY) if any(key not in row for row in rows))


def _rows_of_table(part: Any) -> list[dict[str, Any]]:
    return [row for row in (part if isinstance(part, list) else [part]) if isinstance(row, dict)]


def _check_money(sheet: ComponentsValidator) -> None:
    money = sheet.section("money")
    fixed: dict[str, Any] = {"currencies": list(CURRENCIES), "values": list(range(1, VALUES + 1)), "copies": COPIES}
    for name, value in fixed.items():
        by_rules = problem("by-rules", f"money: {name} must be {value}")
        sheet.expect(money.get(name) == value, ("money", name), by_rules)


def _check_yard(sheet: ComponentsValidator) -> None:
    spaces = sheet.section("yard").get("currency_of_space")
    right = isinstance(spaces, list) and sorted(map(str, spaces)) == sorted(CURRENCIES)
    sheet.expect(right, ("yard", "currency_of_space"), each_once_problem("yard: currency_of_space", CURRENCIES))


def _check_points(sheet: ComponentsValidator) -> None:
    per_side = sheet.section("moats").get("points_per_side")
    sheet.expect(
        _is_integer_between(per_side, 0, 9),
        ("moats", "points_per_side"),
        range_problem("moats: points_per_side", 0, 9),
    )
    majorities = sheet.section("majorities")
    for option in OPTIONS[0].choices:
        for places, letter in enumerate(LETTERS, 1):
            name = f"{option}_{letter.lower()}"
            row = majorities.get(name)
            right = (
                isinstance(row, list)
                and len(row) == places
                and all(_is_integer_between(points, 0, 99) for points in row)
            )
            message = f"majorities: {name} must have {places} numbers from 0 to 99"
            sheet.expect(right, ("majorities", name), problem("numbers", message, count=places, least=0, most=99))


def _check_tiles(sheet: ComponentsValidator) -> None:
    tiles = sheet.rows("tile")
    many = problem("how-many", f"expected {TILES} tiles, not {len(tiles)}", count=TILES, found=len(tiles))
    sheet.expect(len(tiles) == TILES, ("tile", 0), many)
    sides: Counter[tuple[Any, Any]] = Counter()
    numbers: Counter[Any] = Counter()
    for i, row in enumerate(tiles):
        number = row.get("number")
        if sheet.expect(
            _is_integer_between(number, 1, TILES), ("tile", i, "number"), range_problem("number", 1, TILES)
        ):
            numbers[number] += 1
            sheet.expect(numbers[number] == 1, ("tile", i, "number"), duplicate_problem(f"tile {number}"))
        if _check_faces(sheet, i, row):
            for name in ("front", "back"):
                kind, value = row[name]["kind"], row[name]["value"]
                sides[kind, value] += 1
                message = f"tile {number}: a second {kind} of value {value}; each kind has every value once"
                second = problem("second-side", message, kind=kind, value=value)
                sheet.expect(sides[kind, value] == 1, ("tile", i, name), second)
        _check_moats(sheet, i, row)


def _check_faces(sheet: ComponentsValidator, i: int, row: dict[str, Any]) -> bool:
    number, right = row.get("number"), True
    for name, lowest in (("front", LOWEST_VALUE), ("back", LOWEST_VALUE + 1)):
        face = row.get(name)
        kind, value = (face.get("kind"), face.get("value")) if isinstance(face, dict) else (None, None)
        plain = isinstance(face, dict) and set(face) <= {"kind", "value"}
        where, who = ("tile", i, name), f"tile {number}: {name}"
        right &= sheet.expect(plain, where, problem("shape", f"{who} must have a kind and a value, and nothing else"))
        parity, highest = "even" if name == "front" else "odd", HIGHEST_VALUE - 1 + lowest - LOWEST_VALUE
        known = sheet.expect(kind in KINDS, where, choice_problem(f"{who}: kind", KINDS))
        fits = _is_integer_between(value, lowest, HIGHEST_VALUE) and (value or 0) % 2 == lowest % 2
        message = f"{who}: value must be an {parity} number from {lowest} to {highest}"
        right &= known & sheet.expect(fits, where, problem(parity, message, least=lowest, most=highest))
    if right:
        front, back = row["front"], row["back"]
        higher = back["value"] == front["value"] + 1
        message = f"tile {number}: the back must have the next higher value"
        right &= sheet.expect(higher, ("tile", i, "back"), problem("next-higher", message))
        other = back["kind"] != front["kind"]
        message = f"tile {number}: the two sides must have different kinds"
        right &= sheet.expect(other, ("tile", i, "back"), problem("both-sides", message))
    return right


def _check_moats(sheet: ComponentsValidator, i: int, row: dict[str, Any]) -> None:
    moats = row.get("moats")
    right = isinstance(moats, list) and all(side in SIDES for side in moats) and len(set(moats)) == len(moats)
    message = (
        f"tile {row.get('number')}: moats must be at most {MAX_MOATS_PER_TILE} different ones of {', '.join(SIDES)}"
    )
    few = right and len(moats or []) <= MAX_MOATS_PER_TILE
    sheet.expect(few, ("tile", i, "moats"), problem("different", message, fewest=0, most=MAX_MOATS_PER_TILE))


def _is_integer_between(value: Any, lowest: int, highest: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def write_box(state: np.ndarray[Any, Any], data: dict[str, Any]) -> None:
    """Write the printed values of a validated component set (`data`) into the field `box` of a state."""
    box = state["box"][0]
    for row in data["tile"]:
        index = row["number"] - 1
        for face, name in enumerate(("front", "back")):
            box["kind"][index, face] = KINDS.index(row[name]["kind"])
            box["value"][index, face] = row[name]["value"]
        box["moats"][index] = sum(1 << SIDES.index(side) for side in row["moats"])
    box["currency"][:] = [CURRENCIES.index(name) for name in data["yard"]["currency_of_space"]]
    state["box"]["per_side"][0] = data["moats"]["points_per_side"]
    for number, option in enumerate(OPTIONS[0].choices):
        for letter, name in enumerate(LETTERS):
            row = data["majorities"][f"{option}_{name.lower()}"]
            box["majority"][number, letter, : len(row)] = row
