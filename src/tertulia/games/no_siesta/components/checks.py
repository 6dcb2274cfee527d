"""Validation of a components file; errors are reported with their lines."""

from typing import Any

from tertulia.games.no_siesta.model import terms
from tertulia.games.no_siesta.model.terms import DISC_SPACES, MAX_CIRCLES, MAX_GOODS, TILES
from tertulia.kernel.component_faults import problem, range_problem
from tertulia.kernel.components import ComponentsValidator

MIN_CIRCLES = MIN_GOODS = MIN_SILVER = 2
MAX_POINTS = 20
MAX_CIRCLES_PER_ROW = 12
MAX_SIESTA_SPACES = 30
NEEDED = terms.REVENUES[: terms.CIRCLES]
LOADED = tuple(good for good in NEEDED if good not in ("donkey", "hat"))
"""Revenues that a barrow of a components file may list as `goods`.

Hats cannot be loaded. Another key, `donkeys`, holds the number of donkeys that the barrow needs.
"""
MOVED = tuple(good for good in NEEDED if good != "hat")
STORED = terms.REVENUES[: terms.GOODS]
FREE_FIELDS = 2
"""Number of helper fields that score nothing; these are the leftmost ones (rules)."""


def check_components(sheet: ComponentsValidator) -> None:
    """Report all errors of a components file to `sheet`."""
    _check_roof(sheet)
    _check_fields(sheet)
    _check_trade(sheet)
    _check_barrows(sheet)
    _check_storage(sheet)
    _check_siesta(sheet)
    _check_arrows(sheet)
    _check_tiles(sheet)


def _numbered_rows(sheet: ComponentsValidator, name: str, many: int) -> list[tuple[int, dict[str, Any]]]:
    """Return (index, row) of each row of the array `name`; report an error unless they are numbered 1 to `many`."""
    rows = sheet.rows(name)
    missing = problem("how-many", f"{name}: expected {many}, not {len(rows)}", count=many, found=len(rows))
    sheet.expect(len(rows) == many, (name, 0), missing)
    seen: set[Any] = set()
    for i, row in enumerate(rows):
        number = row.get("number")
        fits = _is_integer_between(number, 1, many) and number not in seen
        once = problem("number-once", f"{name}: number must be from 1 to {many}, each once", most=many)
        sheet.expect(fits, (name, i, "number"), once)
        if fits:
            seen.add(number)
    return list(enumerate(rows))


def _check_number(sheet: ComponentsValidator, where: tuple[str | int, ...], value: Any, least: int, most: int) -> bool:
    return sheet.expect(
        _is_integer_between(value, least, most), where, range_problem(f"{where[0]}: {where[-1]}", least, most)
    )


def _check_roof(sheet: ComponentsValidator) -> None:
    points: dict[int, tuple[int, int]] = {}
    for i, row in _numbered_rows(sheet, "roof_gap", terms.ROOF_GAPS):
        _check_number(sheet, ("roof_gap", i, "silver"), row.get("silver"), MIN_SILVER, MAX_POINTS)
        right = _check_number(sheet, ("roof_gap", i, "points"), row.get("points"), 0, MAX_POINTS)
        if right and _is_integer_between(row.get("number"), 1, terms.ROOF_GAPS):
            points[row["number"]] = row["points"], i
    for number, (many, i) in points.items():
        rising = many >= points.get(number - 1, (0, 0))[0]
        falling = problem("falling", "roof_gap: points must not decrease from left to right")
        sheet.expect(rising, ("roof_gap", i, "points"), falling)


def _check_fields(sheet: ComponentsValidator) -> None:
    for i, row in _numbered_rows(sheet, "helper_field", terms.HELPER_FIELDS):
        text = f"helper_field: needs must be {MIN_CIRCLES} to {MAX_CIRCLES} of {', '.join(NEEDED)}"
        fits = _is_list_of_words(row.get("needs"), NEEDED, MIN_CIRCLES, MAX_CIRCLES)
        sheet.expect(fits, ("helper_field", i, "needs"), problem("amount", text, fewest=MIN_CIRCLES, most=MAX_CIRCLES))
        if _check_number(sheet, ("helper_field", i, "points"), row.get("points"), 0, MAX_POINTS):
            right = row["points"] == 0 or not _is_integer_between(row.get("number"), 1, FREE_FIELDS)
            scoring = problem("scoring-fields", "helper_field: only the four on the right can score")
            sheet.expect(right, ("helper_field", i, "points"), scoring)


def _check_trade(sheet: ComponentsValidator) -> None:
    trade = sheet.section("trade")
    fields = trade.get("fields")
    right = _is_list_of_words(fields, STORED, 1, terms.GOODS) and len(set(fields or ())) == len(fields or ())
    message = f"trade: fields must be different goods of {', '.join(STORED)}"
    sheet.expect(right, ("trade", "fields"), problem("different", message, fewest=1, most=terms.GOODS))
    _check_number(sheet, ("trade", "points"), trade.get("points"), 0, MAX_POINTS)


def _check_barrows(sheet: ComponentsValidator) -> None:
    for i, row in _numbered_rows(sheet, "barrow", terms.BARROWS):
        text = f"barrow: goods must be {MIN_GOODS} to {MAX_GOODS} of {', '.join(LOADED)}"
        fits = _is_list_of_words(row.get("goods"), LOADED, MIN_GOODS, MAX_GOODS)
        sheet.expect(fits, ("barrow", i, "goods"), problem("amount", text, fewest=MIN_GOODS, most=MAX_GOODS))
        _check_number(sheet, ("barrow", i, "donkeys"), row.get("donkeys"), 0, MAX_CIRCLES)
        first = _check_number(sheet, ("barrow", i, "first"), row.get("first"), 0, MAX_POINTS)
        if _check_number(sheet, ("barrow", i, "later"), row.get("later"), 0, MAX_POINTS) and first:
            lower = row["later"] <= row["first"]
            sheet.expect(lower, ("barrow", i, "later"), problem("later", "barrow: later must be at most first"))


def _check_storage(sheet: ComponentsValidator) -> None:
    storage = sheet.section("storage")
    for good in STORED:
        _check_number(sheet, ("storage", good), storage.get(good), 1, MAX_CIRCLES_PER_ROW)


def _check_siesta(sheet: ComponentsValidator) -> None:
    siesta = sheet.section("siesta")
    spaces, discs = siesta.get("spaces"), siesta.get("disc_spaces")
    if _check_number(sheet, ("siesta", "spaces"), spaces, DISC_SPACES, MAX_SIESTA_SPACES):
        fits = isinstance(discs, list) and len(discs) == DISC_SPACES == len(set(map(str, discs)))
        fits = fits and all(_is_integer_between(space, 1, spaces or 0) for space in discs or ())
        text = f"siesta: disc_spaces must be {DISC_SPACES} different numbers from 1 to {spaces}"
        different = problem("different-numbers", text, count=DISC_SPACES, least=1, most=spaces or 0)
        sheet.expect(fits, ("siesta", "disc_spaces"), different)


def _check_arrows(sheet: ComponentsValidator) -> None:
    arrows = sheet.section("revenue_board").get("arrows")
    fits = isinstance(arrows, list) and all(
        _is_list_of_words(pair, MOVED, 2, 2) and pair[0] != pair[1] for pair in arrows
    )
    text = f"revenue_board: arrows must be pairs of two different resources of {', '.join(MOVED)}"
    sheet.expect(fits, ("revenue_board", "arrows"), problem("arrows", text))


def _check_tiles(sheet: ComponentsValidator) -> None:
    tiles = sheet.section("roof_tiles")
    bonus = tiles.get("bonus")
    text = f"roof_tiles: bonus must list tiles, each with one or two of {', '.join(NEEDED)}"
    fits = isinstance(bonus, list) and all(_is_list_of_words(goods, NEEDED, 1, 2) for goods in bonus)
    sheet.expect(fits, ("roof_tiles", "bonus"), problem("bonus", text))
    counts = [
        _check_number(sheet, ("roof_tiles", key), tiles.get(key), 0, TILES) for key in ("change_revenue", "point")
    ]
    if fits and all(counts):
        many = len(bonus or ()) + tiles["change_revenue"] + tiles["point"]
        message = f"roof_tiles: expected {TILES} tiles in total, not {many}"
        sheet.expect(many == TILES, ("roof_tiles",), problem("how-many", message, count=TILES, found=many))


def _is_list_of_words(value: Any, known: tuple[str, ...], least: int, most: int) -> bool:
    """Return whether a value is a list of `least` to `most` words out of `known`."""
    return isinstance(value, list) and least <= len(value) <= most and all(word in known for word in value)


def _is_integer_between(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
