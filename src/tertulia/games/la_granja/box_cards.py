"""Checks of a components file: the 66 cards, and that every helper is made of words that the rules know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tertulia.games.la_granja.box_board import HIGHEST, LOWEST, whole
from tertulia.games.la_granja.names import (
    CARDS,
    DENS,
    GAINS,
    GOODS,
    HARVEST,
    MODES,
    MODIFIERS,
    ODDS,
    PAYMENTS,
    PHASES,
    SILVER,
    TRIGGERS,
)
from tertulia.games.la_granja.state import GIFTS
from tertulia.kernel.components import Sheet

SYMBOLS = (*GOODS[:DENS], GOODS[SILVER])
MOST = 8
KEYS = ("name", *MODES, "amount", "pay", "gain", "phases", "once")
BY_MODE = {"modifier": {"amount"}, "trigger": {"pay", "gain"}, "action": {"pay", "gain"}, "odd": {"pay", "gain"}}
VOCABULARY = {"modifier": MODIFIERS, "trigger": TRIGGERS, "odd": ODDS}
BY_ITSELF = ("marker_removed", "scoring", "end", "income", "growth")
"""Moments that nobody decides at: what comes then must leave no choice."""
PLAIN = (*GOODS, "draw", "siesta")


def check_cards(sheet: Sheet) -> None:
    """66 numbers once each; legal goods, points, gifts and helpers."""
    rows = sheet.rows("card")
    sheet.expect(len(rows) == CARDS, ("card", 0), f"there are {CARDS} cards, not {len(rows)}")
    numbers: Counter[Any] = Counter()
    names: Counter[Any] = Counter()
    for i, row in enumerate(rows):
        number = row.get("number")
        if sheet.expect(whole(number, 1, CARDS), ("card", i, "number"), f"number is a number from 1 to {CARDS}"):
            numbers[number] += 1
            sheet.expect(numbers[number] == 1, ("card", i, "number"), f"card {number} is there twice")
        _check_sides(sheet, i, row)
        helper = row.get("helper")
        if sheet.expect(isinstance(helper, dict), ("card", i, "helper"), f"card {number}: helper is missing"):
            names[helper["name"] if isinstance(helper, dict) and "name" in helper else None] += 1
            _check_helper(sheet, i, number, helper or {})
    for name, count in names.items():
        sheet.expect(count == 1, ("card", 0), f"{count} helpers are named {name!r}; each has a name of its own")


def _check_sides(sheet: Sheet, i: int, row: dict[str, Any]) -> None:
    number, harvest = row.get("number"), GOODS[:HARVEST]
    sheet.expect(
        row.get("field") in harvest, ("card", i, "field"), f"card {number}: field is one of {', '.join(harvest)}"
    )
    barrow = row.get("barrow")
    goods, points = (barrow.get("goods"), barrow.get("points")) if isinstance(barrow, dict) else (None, None)
    plain = isinstance(barrow, dict) and set(barrow) == {"goods", "points"}
    sheet.expect(plain, ("card", i, "barrow"), f"card {number}: barrow has goods and points, nothing else")
    right = isinstance(goods, list) and 2 <= len(goods) <= 5 and all(good in SYMBOLS for good in goods)
    sheet.expect(right, ("card", i, "barrow"), f"card {number}: barrow asks for 2 to 5 of {', '.join(SYMBOLS)}")
    right = whole(points, LOWEST, HIGHEST)
    sheet.expect(right, ("card", i, "barrow"), f"card {number}: barrow scores {LOWEST} to {HIGHEST} points")
    gifts = row.get("extension")
    right = isinstance(gifts, list) and len(gifts) == 2 and len(set(map(str, gifts))) == 2
    right = right and all(gift in GIFTS for gift in gifts or [])
    sheet.expect(right, ("card", i, "extension"), f"card {number}: extension gives two different of {', '.join(GIFTS)}")


def _check_helper(sheet: Sheet, i: int, number: Any, helper: dict[str, Any]) -> None:
    where, who = ("card", i, "helper"), f"card {number}: helper"
    modes = [mode for mode in MODES if mode in helper]
    known = isinstance(helper.get("name"), str) and len(modes) == 1
    if not sheet.expect(known, where, f"{who} has a name and one of {', '.join(MODES)}"):
        return
    mode = modes[0]
    for key in helper:
        allowed = key in ("name", mode, "phases", "once") or key in BY_MODE[mode]
        sheet.expect(allowed, where, f"{who}: {key!r} does not go with {mode}; known are {', '.join(KEYS)}")
    words = VOCABULARY.get(mode)
    if words is not None:
        sheet.expect(helper[mode] in words, where, f"{who}: {mode} is one of {', '.join(words)}")
    else:
        sheet.expect(helper[mode] is True, where, f"{who}: action is true or not there")
        sheet.expect(helper.get("once") is True, where, f"{who}: an action is once a round, or it might never end")
    if mode == "modifier":
        sheet.expect(whole(helper.get("amount"), 1, MOST), where, f"{who}: amount is a number from 1 to {MOST}")
    _check_phases(sheet, where, who, helper)
    _check_payment(sheet, where, who, helper)
    _check_gain(sheet, where, who, mode, helper)


def _check_phases(sheet: Sheet, where: tuple[Any, ...], who: str, helper: dict[str, Any]) -> None:
    phases = helper.get("phases", list(PHASES))
    right = isinstance(phases, list) and bool(phases) and all(phase in PHASES for phase in phases)
    sheet.expect(right, where, f"{who}: phases are some of {', '.join(PHASES)}")
    sheet.expect(isinstance(helper.get("once", True), bool), where, f"{who}: once is true or false")


def _check_payment(sheet: Sheet, where: tuple[Any, ...], who: str, helper: dict[str, Any]) -> None:
    pay = helper.get("pay", {"silver": 1})
    right = isinstance(pay, dict) and len(pay) == 1
    right = right and all(kind in PAYMENTS and whole(n, 1, MOST) for kind, n in pay.items())
    sheet.expect(right, where, f"{who}: pay is one of {', '.join(PAYMENTS)}, 1 to {MOST} of it")
    single = not isinstance(pay, dict) or all(pay.get(kind, 1) == 1 for kind in ("card", "two_harvest"))
    sheet.expect(single, where, f"{who}: one card or one pair is paid")


def _check_gain(sheet: Sheet, where: tuple[Any, ...], who: str, mode: str, helper: dict[str, Any]) -> None:
    needed = mode in ("trigger", "action")
    gain = helper.get("gain", None if needed else {})
    right = isinstance(gain, dict) and (1 if needed else 0) <= len(gain) <= 2
    right = right and all(kind in GAINS and whole(n, 1, MOST) for kind, n in (gain or {}).items())
    if not sheet.expect(right, where, f"{who}: gain is one or two of {', '.join(GAINS)}, 1 to {MOST} of each"):
        return
    if mode == "odd":
        _check_odd(sheet, where, who, helper)
    elif mode == "trigger" and str(helper["trigger"]).startswith(BY_ITSELF):
        plain = all(kind in PLAIN for kind in gain or {})
        sheet.expect(plain, where, f"{who}: at {helper['trigger']} nothing is chosen; gain is of {', '.join(PLAIN)}")
        free = "pay" not in helper
        sheet.expect(free, where, f"{who}: at {helper['trigger']} nobody is asked for a payment")


GAIN_OF_ODD = {"traveling_salesman": GOODS, "bookkeeper": (*GOODS[:DENS], "silver"), "sacristan": PLAIN}


def _check_odd(sheet: Sheet, where: tuple[Any, ...], who: str, helper: dict[str, Any]) -> None:
    odd, gain = helper["odd"], helper.get("gain", {})
    if odd == "lodge":
        right = len(gain) == 1 and all(kind in GOODS[:HARVEST] for kind in gain)
        sheet.expect(right, where, f"{who}: a lodge gives one of {', '.join(GOODS[:HARVEST])}")
    elif odd in GAIN_OF_ODD:
        right = len(gain) == 1 and all(kind in GAIN_OF_ODD[odd] for kind in gain)
        sheet.expect(right, where, f"{who}: {odd} gives one of {', '.join(GAIN_OF_ODD[odd])}")
    elif odd in ODDS:
        sheet.expect(not gain, where, f"{who}: {odd} has no gain of its own")
    payable = "pay" not in helper or odd in ("merchant", "market_guard")
    sheet.expect(payable, where, f"{who}: {odd} asks for no payment")
    fits = not {"card", "two_harvest"} & set(helper.get("pay", {}))
    sheet.expect(fits, where, f"{who}: {odd} is paid with goods, silver or points")
