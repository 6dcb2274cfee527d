"""Validation of the 66 cards in a components file: numbers and names, fields, barrows and extensions."""

from collections import Counter
from typing import Any

from tertulia.games.la_granja.components.board import HIGHEST_SPACE, LOWEST_SPACE, is_integer_between
from tertulia.games.la_granja.components.helpers import check_helper
from tertulia.games.la_granja.model.terms import CARDS, DENS, GIFTS, GOODS, HARVEST, Good
from tertulia.kernel.component_faults import choice_problem, duplicate_problem, problem, range_problem
from tertulia.kernel.components import ComponentsValidator

SYMBOLS = (*GOODS[:DENS], GOODS[Good.SILVER])
MIN_SYMBOLS, MAX_SYMBOLS = 2, 5


def check_cards(sheet: ComponentsValidator) -> None:
    """Check the 66 cards of a components file; add the errors to `sheet`.

    Card numbers and helper names must be unique. Goods, gifts of farm extensions and helper effects must be among
    those that the rules support. Numbers must be within their range.
    """
    rows = sheet.rows("card")
    many = problem("how-many", f"expected {CARDS} cards, not {len(rows)}", count=CARDS, found=len(rows))
    sheet.expect(len(rows) == CARDS, ("card", 0), many)
    numbers: Counter[Any] = Counter()
    names: Counter[str] = Counter()
    for i, row in enumerate(rows):
        number, helper = row.get("number"), row.get("helper")
        if sheet.expect(is_integer_between(number, 1, CARDS), ("card", i, "number"), range_problem("number", 1, CARDS)):
            numbers[number] += 1
            sheet.expect(numbers[number] == 1, ("card", i, "number"), duplicate_problem(f"card {number}"))
        _check_sides(sheet, i, row)
        if not isinstance(helper, dict):
            sheet.add_fault(("card", i, "helper"), problem("shape", f"card {number}: helper is missing"))
            continue
        name = str(helper.get("name"))
        names[name] += 1
        message = f"card {number}: another helper is also named {name}"
        sheet.expect(names[name] == 1, ("card", i, "helper"), problem("same-helper", message, name=name))
        check_helper(sheet, ("card", i, "helper"), number, helper)


def _check_sides(sheet: ComponentsValidator, i: int, row: dict[str, Any]) -> None:
    number, harvest = row.get("number"), GOODS[:HARVEST]
    sheet.expect(row.get("field") in harvest, ("card", i, "field"), choice_problem(f"card {number}: field", harvest))
    barrow = row.get("barrow")
    goods, points = (barrow.get("goods"), barrow.get("points")) if isinstance(barrow, dict) else (None, None)
    plain = isinstance(barrow, dict) and set(barrow) == {"goods", "points"}
    message = f"card {number}: barrow must have goods and points, and nothing else"
    sheet.expect(plain, ("card", i, "barrow"), problem("shape", message))
    right = (
        isinstance(goods, list) and MIN_SYMBOLS <= len(goods) <= MAX_SYMBOLS and all(good in SYMBOLS for good in goods)
    )
    message = f"card {number}: barrow must ask for {MIN_SYMBOLS} to {MAX_SYMBOLS} of {', '.join(SYMBOLS)}"
    sheet.expect(right, ("card", i, "barrow"), problem("amount", message, fewest=MIN_SYMBOLS, most=MAX_SYMBOLS))
    right = is_integer_between(points, LOWEST_SPACE, HIGHEST_SPACE)
    message = f"card {number}: barrow must score {LOWEST_SPACE} to {HIGHEST_SPACE} points"
    sheet.expect(right, ("card", i, "barrow"), problem("number-range", message, least=LOWEST_SPACE, most=HIGHEST_SPACE))
    gifts = row.get("extension")
    right = isinstance(gifts, list) and len(gifts) == 2 and len(set(map(str, gifts))) == 2
    right = right and all(gift in GIFTS for gift in gifts or [])
    message = f"card {number}: extension must give two different of {', '.join(GIFTS)}"
    sheet.expect(right, ("card", i, "extension"), problem("different-exactly", message, count=2))
