"""A player of No Siesta with a mouse, or with the keyboard alone: crosses off whatever is lit, climbs wherever a hat allows it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.driver import CONFIRM, do, offered, settled, target_of, version, wait_for_turn
from tests.browser.reaching import reach
from tests.browser.whole_games import Way

ORDER = (
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
"""What a sensible player does first; anything else comes after these, then what is left is stored, then the phase ends."""
REST = "[data-action=rest]"
LAST = ("end", "waive", "take", "mark")
PLACE = {
    "take": "d", "mark": "d", "climb": "k", "roof": "b", "tile": "b", "field": "h", "trade": "t", "load": "c",
    "complete": "c", "store": "w", "out": "w", "change": "r", "market": "m", "hire": "p", "copy": "p",
}  # fmt: skip
"""The letter that leads to where an action is done; in the bar otherwise."""
GROUPS = "section[id], .buttons, .offers"
"""In each of these arrows lead from button to button."""


def wanted(page: Page) -> str:
    """What to do now, in notation; nothing where the page asks whether it shall be done."""
    choices = sorted(offered(page), key=lambda one: one.endswith("nothing"))
    for start in ORDER:
        for notation in choices:
            if f"{notation} ".startswith(f"{start} "):
                return notation
    return min(choices, key=lambda one: one.split()[0] in LAST, default="")


def step(page: Page) -> str:
    """What a sensible player does, with the mouse; what only can be stored goes there at once, where that is offered."""
    notation = wanted(page)
    if notation.startswith("store") and page.locator(REST).count():
        before = version(page)
        page.click(REST)
        page.click(CONFIRM)
        settled(page, before)
        return "rest"
    do(page, notation)
    return notation


VERBS = frozenset({"take", "mark", "climb", "load", "end"})
WAY = Way("no-siesta", wait_for_turn, step, VERBS, lambda view: bool(view["last_round"]))
"""How a whole game is played."""


def press(page: Page) -> str:
    """What a sensible player does, with the keyboard alone: a letter leads to the place, arrows and Tab to the button."""
    notation = wanted(page)
    before = version(page)
    place: str | None = PLACE.get(notation.split()[0] if notation else "", "a")
    for target in target_of(page, notation):
        reach(page, target, place, GROUPS)
        page.keyboard.press("Enter")
        place = None  # what a thing offers opens beside it, and has the keyboard
    settled(page, before)
    return notation
