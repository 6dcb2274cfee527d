"""A player of La Granja with a mouse, or with the keyboard alone: does whatever is lit, prefers what ends the game well."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import do, offered, settled, target_of, version, wait_for_turn
from tests.browser.reaching import reach
from tests.browser.whole_games import Way

DONE = "#actions [data-action=done]"
ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""What a sensible player does first; anything else comes after these."""

PLACE = {"play": "h", "discard": "h", "take": "d", "reroll": "d", "mark": "d", "roof": "r", "market": "m", "guard": "m"}
"""The letter that leads to where an action is done; on the farm, or in the bar, otherwise."""
GROUPS = "ul, ol, .hexes, .cards, .buttons, .offers"
"""In each of these arrows lead from button to button."""
ON_THE_FARM = ("pay", "replace", "turn", "upgrade", "helper", "use")


def wanted(page: Page) -> str:
    """What to do now, in notation; nothing where the page asks whether it shall be done."""
    choices = offered(page)
    for verb in ORDER:
        for notation in choices:
            if notation.split()[0] == verb and not notation.endswith("extension"):
                return notation
    return "done" if "done" in choices else next(iter(choices), "")


def step(page: Page) -> str:
    """What a sensible player does, with the mouse."""
    notation = wanted(page)
    do(page, notation)
    return notation


def _late(view: Any) -> bool:
    """Whether the last transport phase has begun."""
    return bool(view["round"] == 6 and view["phase"] == "transport")


WAY = Way("la-granja", wait_for_turn, step, frozenset({"play", "take", "donkey", "done"}), _late)
"""How a whole game is played."""


def press(page: Page) -> str:
    """What a sensible player does, with the keyboard alone."""
    notation = wanted(page)
    do_by_keys(page, notation)
    return notation


def do_by_keys(page: Page, notation: str) -> None:
    """An action with the keyboard alone: a letter leads to the place, arrows and Tab to the button, Enter does it."""
    before = version(page)
    place: str | None = place_of(notation)
    for target in target_of(page, notation):
        reach(page, target, place, GROUPS)
        page.keyboard.press("Enter")
        place = None  # what a thing offers opens beside it, and has the keyboard
    settled(page, before)


def place_of(notation: str) -> str:
    """The letter that leads to where an action is done."""
    verb, *rest = notation.split() or [""]
    if verb == "deliver":
        return "f" if rest[-1].startswith("barrow") else "b"
    return PLACE.get(verb, "f" if verb in ON_THE_FARM else "a")
