"""Plays No Siesta by mouse or by keyboard: crosses off lit circles and climbs if a hat allows it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.complete_games import GameDriver
from tests.browser.driver import (
    CONFIRM,
    do_action,
    find_targets,
    get_version,
    list_offered,
    wait_for_effect,
    wait_for_turn,
)
from tests.browser.keyboard import focus_button

ACTION_ORDER = (
    "climb",
    "take hat all",
    "market",
    "trade",
    "load",
    "field",
    "roof",
    "tile",
    "take",
    "mark",
    "keep",
    "good",
    "hire",
)
"""Preferred actions in this order; then all others, then storing, then ending the phase."""
REST_BUTTON = "[data-action=rest]"
LAST_VERBS = ("end", "waive", "take", "mark")
PLACE_KEYS = {
    "take": "d", "mark": "d", "climb": "k", "roof": "b", "tile": "b", "field": "h", "trade": "t", "load": "c",
    "complete": "c", "store": "w", "out": "w", "change": "r", "market": "m", "hire": "p", "copy": "p",
}  # fmt: skip
"""Keyboard letter that leads to the place of an action; other actions are in the action bar."""
GROUPS = "section[id], .buttons, .offers"
"""Groups within which the arrow keys move between buttons."""


def choose_action(page: Page) -> str:
    """Return the notation of the action to do now, or "" if the page asks for confirmation."""
    choices = sorted(list_offered(page), key=lambda one: one.endswith("nothing"))
    for start in ACTION_ORDER:
        for notation in choices:
            if f"{notation} ".startswith(f"{start} "):
                return notation
    return min(choices, key=lambda one: one.split()[0] in LAST_VERBS, default="")


def step(page: Page) -> str:
    """Do a preferred action with the mouse and return its notation.

    Goods that can only be stored are stored at once if the page offers it.
    """
    notation = choose_action(page)
    if notation.startswith("store") and page.locator(REST_BUTTON).count():
        before = get_version(page)
        page.click(REST_BUTTON)
        page.click(CONFIRM)
        wait_for_effect(page, before)
        return "rest"
    do_action(page, notation)
    return notation


VERBS = frozenset({"take", "mark", "climb", "load", "end"})
DRIVER = GameDriver("no-siesta", wait_for_turn, step, VERBS, lambda view: bool(view["last_round"]))
"""How a complete game is played."""


def press_step(page: Page) -> str:
    """Do a preferred action with the keyboard alone and return its notation.

    A letter leads to the place, arrows and Tab to the button.
    """
    notation = choose_action(page)
    before = get_version(page)
    place: str | None = PLACE_KEYS.get(notation.split()[0] if notation else "", "a")
    for target in find_targets(page, notation):
        if target == CONFIRM and not page.locator(CONFIRM).count():
            break  # the page has withdrawn its question
        focus_button(page, target, place, GROUPS)
        page.keyboard.press("Enter")
        place = None  # the choices of a thing open beside it and have the focus
    wait_for_effect(page, before)
    return notation
