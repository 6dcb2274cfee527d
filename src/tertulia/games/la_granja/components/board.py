"""Validation of the boards, tracks, buildings, market and roof markers in a components file."""

from typing import Any

from tertulia.games.la_granja.model import terms
from tertulia.games.la_granja.model.cards import ROOFS
from tertulia.games.la_granja.model.terms import (
    BUILDINGS,
    DONKEYS,
    MAX_SEATS,
    PHASES,
    ROOF_PLACES,
    ROOFS_A_ROUND,
    ROUNDS,
    SIESTA,
)
from tertulia.kernel.component_faults import problem, range_problem
from tertulia.kernel.components import ComponentsValidator

START_KEYS = ("points", "silver", "commodities", "cards")
DELIVERABLE = tuple(good for i, good in enumerate(terms.GOODS) if i != terms.Good.POINT)
LOWEST_SPACE, HIGHEST_SPACE = 2, 6
LIMITS = {"hand_limit": (0, 20), "extra_deliveries": (0, 2), "pig_spaces": (0, 9), "markers": (15, 99)}
"""Lowest and highest accepted value of each number of the player board.

`markers` is the number of player markers. Up to 14 may lie on helpers, closed trades and completed buildings, so with
15 markers at least one remains for goods (ruling 9).
"""


def is_integer_between(value: Any, lowest: int, highest: int) -> bool:
    """Return whether a value is an integer (not a bool) from `lowest` to `highest`."""
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def is_list_of_numbers(value: Any, count: int, highest: int) -> bool:
    """Return whether a value is a list of `count` integers from 0 to `highest`."""
    return isinstance(value, list) and len(value) == count and all(is_integer_between(one, 0, highest) for one in value)


def check_board(sheet: ComponentsValidator) -> None:
    """Check every table of a components file except the cards; add the errors to `sheet`."""
    _check_player_board(sheet)
    _check_siesta(sheet)
    _check_buildings(sheet)
    _check_market(sheet)
    _check_roofs(sheet)


def _check_player_board(sheet: ComponentsValidator) -> None:
    board = sheet.section("player_board")
    resources = terms.GOODS[: terms.RESOURCES]
    for name in ("buy", "sell", "upgrade"):
        prices = board.get(name)
        right = (
            isinstance(prices, dict)
            and set(prices) == set(resources)
            and all(is_integer_between(p, 0, 9) for p in prices.values())
        )
        message = f"player_board: {name} must have a price from 0 to 9 for {', '.join(resources)}"
        sheet.expect(right, ("player_board", name), problem("number-each", message, least=0, most=9))
        if isinstance(prices, dict) and right and name == "sell" and isinstance(board.get("buy"), dict):
            for good, price in board["buy"].items():
                fair = is_integer_between(price, 0, 9) and price > prices.get(good, 0)
                message = f"player_board: {good} must cost more to buy than to sell"
                sheet.expect(fair, ("player_board", name), problem("dearer", message, good=good))
    message = f"player_board: roof_points must have {ROOF_PLACES} numbers, the storage builder's place last"
    sheet.expect(
        is_list_of_numbers(board.get("roof_points"), ROOF_PLACES, 99),
        ("player_board", "roof_points"),
        problem("numbers", message, count=ROOF_PLACES, least=0, most=99),
    )
    for name, (least, most) in LIMITS.items():
        right = is_integer_between(board.get(name), least, most)
        sheet.expect(right, ("player_board", name), range_problem(f"player_board: {name}", least, most))
    start = board.get("start")
    right = (
        isinstance(start, dict)
        and set(start) == set(START_KEYS)
        and all(is_integer_between(n, 0, 9) for n in start.values())
    )
    message = f"player_board: start must have numbers from 0 to 9 for {', '.join(START_KEYS)}"
    sheet.expect(right, ("player_board", "start"), problem("number-each", message, least=0, most=9))


def _check_siesta(sheet: ComponentsValidator) -> None:
    siesta = sheet.section("siesta")
    points = siesta.get("points")
    rising = is_list_of_numbers(points, SIESTA, 99) and sorted(points or []) == points
    message = f"siesta: points must have {SIESTA} numbers that do not decrease"
    sheet.expect(rising, ("siesta", "points"), problem("rising", message, count=SIESTA))
    message = f"siesta: hats must have {DONKEYS} numbers, for one to {DONKEYS} donkeys"
    hats = problem("numbers", message, count=DONKEYS, least=0, most=SIESTA - 1)
    sheet.expect(is_list_of_numbers(siesta.get("hats"), DONKEYS, SIESTA - 1), ("siesta", "hats"), hats)


def _check_buildings(sheet: ComponentsValidator) -> None:
    rows = sheet.rows("building")
    names = [row.get("name") for row in rows]
    message = f"the buildings must be {', '.join(BUILDINGS)}, each once"
    once = problem("each-once", message, count=len(BUILDINGS))
    sheet.expect(sorted(map(str, names)) == sorted(BUILDINGS), ("building", 0), once)
    for i, row in enumerate(rows):
        name = row.get("name")
        if name in BUILDINGS:
            number = BUILDINGS.index(str(name)) + 1
            by_rules = problem("by-rules", f"{name} must have the number {number}")
            sheet.expect(is_integer_between(row.get("number"), number, number), ("building", i, "number"), by_rules)
        asked = row.get("row")
        right = isinstance(asked, dict) and bool(asked) and set(asked) <= set(DELIVERABLE)
        right = right and all(is_integer_between(n, 1, 9) for n in (asked or {}).values())
        message = f"{name}: row must ask for 1 to 9 of {', '.join(DELIVERABLE)}"
        sheet.expect(right, ("building", i, "row"), problem("number-each", message, least=1, most=9))


def _check_market(sheet: ComponentsValidator) -> None:
    small, large = sheet.section("small_market"), sheet.section("large_market")
    spaces: list[Any] = []
    parts = (
        ("small_market", small, "spaces", terms.SMALL_SPACES),
        ("large_market", large, "outer", terms.SPACES - terms.SMALL_SPACES),
    )
    for table, section, name, count in parts:
        part = section.get(name)
        right = isinstance(part, list) and len(part) == count and all(_space(one) for one in part)
        message = (
            f"{table}: {name} must have {count} spaces [q, r, value] with values from {LOWEST_SPACE} to {HIGHEST_SPACE}"
        )
        wrong = problem("spaces", message, count=count, least=LOWEST_SPACE, most=HIGHEST_SPACE)
        if sheet.expect(right, (table, name), wrong):
            spaces += part or []
    places = [space[:2] for space in spaces]
    apart = all(place not in places[:i] for i, place in enumerate(places))
    sheet.expect(apart, ("large_market", "outer"), problem("one-place", "the market: two spaces have the same place"))
    start = small.get("start")
    inner = spaces[: terms.SMALL_SPACES]
    values = [space[2] for place in start for space in inner if space[:2] == place] if isinstance(start, list) else []
    message = f"small_market: start must name {MAX_SEATS} of its spaces [q, r], for the first to the last player, by rising value"
    rising = isinstance(start, list) and len(start) == len(values) == MAX_SEATS and sorted(set(values)) == values
    sheet.expect(rising, ("small_market", "start"), problem("start-spaces", message))
    closed = large.get("closed_deluxe_3_players")
    right = isinstance(closed, list) and all(place in places[terms.SMALL_SPACES :] for place in closed)
    message = "large_market: closed_deluxe_3_players must name some of the outer spaces [q, r]"
    sheet.expect(right, ("large_market", "closed_deluxe_3_players"), problem("closed-spaces", message))


def _space(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    q, r, number = value
    return (
        is_integer_between(q, -9, 9)
        and is_integer_between(r, -9, 9)
        and is_integer_between(number, LOWEST_SPACE, HIGHEST_SPACE)
    )


def _check_roofs(sheet: ComponentsValidator) -> None:
    roofs = sheet.section("roofs")
    for name in ("original", "deluxe"):
        rounds = roofs.get(name)
        right = isinstance(rounds, list) and len(rounds) == ROUNDS
        right = right and all(
            isinstance(r, list) and len(r) == ROOFS_A_ROUND and all(roof in ROOFS for roof in r) for r in rounds or []
        )
        message = f"roofs: {name} must have {ROOFS_A_ROUND} for each of {ROUNDS} rounds, of {', '.join(ROOFS)}"
        sheet.expect(right, ("roofs", name), problem("roofs", message, count=ROOFS_A_ROUND, rounds=ROUNDS))
    for roof, phases in sheet.section("roof_phases").items():
        if roof in ROOFS:
            right = isinstance(phases, list) and bool(phases) and all(phase in PHASES for phase in phases)
            some = problem("some-of", f"roof_phases: {roof} must name some of {', '.join(PHASES)}")
            sheet.expect(right, ("roof_phases", roof), some)
