"""Validation of the helpers in a components file: the rules must support their effects."""

import re
from typing import Any

from tertulia.games.la_granja.components.board import is_integer_between
from tertulia.games.la_granja.model.cards import GAINS, MODES, MODIFIERS, PAYMENTS, SPECIALS, TRIGGERS
from tertulia.games.la_granja.model.terms import DENS, GOODS, HARVEST, PHASES
from tertulia.kernel.component_faults import choice_problem, problem, range_problem
from tertulia.kernel.components import ComponentsValidator

Where = tuple[Any, ...]
MAX_NUMBER = 8
"""Largest amount of a payment or gain; `record.pack_number` stores the amount - 1 in three bits."""
NAME_PATTERN = re.compile(r"[a-z][a-z0-9_]{0,39}")
KEYS_OF_MODE = {
    "modifier": ("amount", "phases"),
    "trigger": ("pay", "gain", "phases", "once"),
    "action": ("pay", "gain", "phases", "once"),
    "odd": ("pay", "gain", "phases", "once"),
}
VOCABULARY = {"modifier": MODIFIERS, "trigger": TRIGGERS, "odd": SPECIALS}
PLAIN_GAINS = (*GOODS, "draw", "siesta")
"""Names of a helper's gains that leave the player nothing to decide."""
SINGLE_GAINS = ("harvest", "card", "play", "roof")
"""Names of a helper's gains for which the player makes one decision for each unit."""
MAX_DECISIONS = {"trigger": 1, "action": 2}
AUTOMATIC_TRIGGERS = (
    "marker_", "helper_played", "siesta_step", "scoring_", "end_", "income_", "growth_",
)  # fmt: skip
"""Prefixes of the names of triggers during which a player cannot decide anything.

They fire during another action, or on another player's turn.
"""
COMPLETION_TRIGGERS = ("barrow_done", "building_done")
PHASE_OF_MOMENT = {
    "farm": ("income_", "growth_", "after_draw", "roof_bought", "water_carrier"),
    "revenue": ("die_", "porter", "village_elder", "merchant", "gambler", "fortune_teller", "sacristan"),
    "transport": ("deliveries_begin", "siesta_step"),
    "scoring": ("scoring_", "end_"),
}
"""For each phase: prefixes of the names of triggers and special effects that occur only in this phase."""
REPEATABLE_SPECIALS = ("lodge", "bookkeeper", "gambler", "fortune_teller")
"""Special helpers that could be used endlessly if they were not limited to one use a round."""
PAID_SPECIALS = ("merchant", "market_guard")
GAINS_OF_SPECIAL = {
    "lodge": GOODS[:HARVEST],
    "traveling_salesman": GOODS,
    "bookkeeper": (*GOODS[:DENS], "silver"),
    "sacristan": PLAIN_GAINS,
}


def check_helper(sheet: ComponentsValidator, where: Where, number: Any, helper: dict[str, Any]) -> None:
    """Check one helper of a components file; add the errors to `sheet`.

    The name, the mode, the keys that the mode allows, and the helper's phases, payment and gain are checked. `where` is
    the helper's position in the file. `number` is the number of the helper's card, for error messages.
    """
    who = f"card {number}: helper"
    modes = [mode for mode in MODES if mode in helper]
    name = helper.get("name")
    named = isinstance(name, str) and NAME_PATTERN.fullmatch(name) is not None
    message = f"{who}: name must consist of at most 40 lower-case letters, digits and _"
    sheet.expect(named, where, problem("helper-name", message))
    if not sheet.expect(len(modes) == 1, where, problem("one-effect", f"{who} must have one of {', '.join(MODES)}")):
        return
    mode = modes[0]
    for key in helper:
        allowed = ("name", mode, *KEYS_OF_MODE[mode])
        message = f"{who}: {key!r} is not allowed with {mode}; accepted are {', '.join(allowed)}"
        sheet.expect(key in allowed, where, problem("not-with-effect", message))
    if mode == "action":
        sheet.expect(helper[mode] is True, where, problem("one-effect", f"{who}: action must be true or absent"))
        message = f"{who}: an action must be once per round, otherwise it could be repeated endlessly"
        sheet.expect(helper.get("once") is True, where, problem("must-be-once", message))
    elif not sheet.expect(helper[mode] in VOCABULARY[mode], where, choice_problem(f"{who}: {mode}", VOCABULARY[mode])):
        return
    if mode == "modifier":
        sheet.expect(
            is_integer_between(helper.get("amount"), 1, MAX_NUMBER),
            where,
            range_problem(f"{who}: amount", 1, MAX_NUMBER),
        )
    _check_time(sheet, where, who, helper, str(helper[mode]))
    right = _check_payment(sheet, where, who, helper) & _check_gain(sheet, where, who, helper, mode)
    if right and mode == "trigger":
        _check_moment(sheet, where, who, helper)
    elif right and mode == "odd":
        _check_special(sheet, where, who, helper)


def _check_time(sheet: ComponentsValidator, where: Where, who: str, helper: dict[str, Any], moment: str) -> None:
    phases = helper.get("phases", list(PHASES))
    right = isinstance(phases, list) and bool(phases) and all(phase in PHASES for phase in phases)
    if sheet.expect(right, where, problem("some-of", f"{who}: phases must be some of {', '.join(PHASES)}")):
        for phase, moments in PHASE_OF_MOMENT.items():
            reached = not moment.startswith(moments) or phase in phases
            message = f"{who}: {moment} is in the phase {phase}, which is not one of its phases"
            sheet.expect(reached, where, problem("other-phase", message, phase=phase))
    once = problem("yes-or-no", f"{who}: once must be true or false")
    sheet.expect(isinstance(helper.get("once", True), bool), where, once)


def _check_payment(sheet: ComponentsValidator, where: Where, who: str, helper: dict[str, Any]) -> bool:
    pay = helper.get("pay", {"silver": 1})
    right = isinstance(pay, dict) and len(pay) == 1
    right = right and all(kind in PAYMENTS and is_integer_between(n, 1, MAX_NUMBER) for kind, n in pay.items())
    message = f"{who}: pay must be 1 to {MAX_NUMBER} of one of {', '.join(PAYMENTS)}"
    if not sheet.expect(right, where, problem("payment", message, most=MAX_NUMBER)):
        return False
    single = all(pay.get(kind, 1) == 1 for kind in ("card", "two_harvest"))
    return sheet.expect(single, where, problem("single-payment", f"{who}: pay must be one card or one pair"))


def _check_gain(sheet: ComponentsValidator, where: Where, who: str, helper: dict[str, Any], mode: str) -> bool:
    least = 1 if mode in MAX_DECISIONS else 0
    gain = helper.get("gain", {})
    right = isinstance(gain, dict) and least <= len(gain) <= 2
    right = right and all(kind in GAINS and is_integer_between(n, 1, MAX_NUMBER) for kind, n in gain.items())
    message = f"{who}: gain must be one or two of {', '.join(GAINS)}, 1 to {MAX_NUMBER} of each"
    if not sheet.expect(right, where, problem("gain", message, most=MAX_NUMBER)):
        return False
    if mode in MAX_DECISIONS:
        decisions = sum(
            number if kind in SINGLE_GAINS else 1 for kind, number in gain.items() if kind not in PLAIN_GAINS
        )
        few = decisions <= MAX_DECISIONS[mode] and gain.get("roof", 1) == 1
        message = f"{who}: gain must leave at most {MAX_DECISIONS[mode]} to choose, and turn at most one roof"
        return sheet.expect(few, where, problem("choices", message, count=MAX_DECISIONS[mode]))
    return True


def _check_moment(sheet: ComponentsValidator, where: Where, who: str, helper: dict[str, Any]) -> None:
    """Check that the trigger of a helper allows the helper's payment and gain; add the errors to `sheet`.

    A player's agenda has room for few pending decisions. So a helper that works during another action must not ask for
    a decision. `where` is the helper's position in the file, and `who` names the helper in error messages.
    """
    moment, gain = helper["trigger"], helper["gain"]
    by_itself = moment.startswith(AUTOMATIC_TRIGGERS)
    if by_itself:
        plain = all(kind in PLAIN_GAINS for kind in gain)
        message = f"{who}: at {moment} the player has no choice; gain must be of {', '.join(PLAIN_GAINS)}"
        sheet.expect(plain, where, problem("nothing-chosen", message))
    if by_itself or moment in COMPLETION_TRIGGERS:
        unpaid = problem("no-payment", f"{who}: at {moment} no payment is possible")
        sheet.expect("pay" not in helper, where, unpaid)
    bounded = moment not in COMPLETION_TRIGGERS or "delivery" not in gain or helper.get("once") is True
    message = f"{who}: a delivery at {moment} must be once per round, otherwise it could be repeated endlessly"
    sheet.expect(bounded, where, problem("must-be-once", message))


def _check_special(sheet: ComponentsValidator, where: Where, who: str, helper: dict[str, Any]) -> None:
    special, gain = helper["odd"], helper.get("gain", {})
    if special in GAINS_OF_SPECIAL:
        right = len(gain) == 1 and all(kind in GAINS_OF_SPECIAL[special] for kind in gain)
        message = f"{who}: {special} must give one of {', '.join(GAINS_OF_SPECIAL[special])}"
        sheet.expect(right, where, problem("gain-of-rule", message))
    else:
        sheet.expect(not gain, where, problem("no-gain", f"{who}: {special} cannot have a gain"))
    if special in REPEATABLE_SPECIALS:
        message = f"{who}: {special} must be once per round, otherwise it could be repeated endlessly"
        sheet.expect(helper.get("once") is True, where, problem("must-be-once", message))
    unpaid = "pay" not in helper or special in PAID_SPECIALS
    sheet.expect(unpaid, where, problem("no-payment", f"{who}: {special} cannot have a payment"))
    fits = not {"card", "two_harvest"} & set(helper.get("pay", {}))
    message = f"{who}: {special} must be paid with goods, silver or points"
    sheet.expect(fits, where, problem("payment-of-rule", message))
