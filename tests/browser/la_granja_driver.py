"""A player of La Granja with a mouse, or with the keyboard alone: does whatever is lit, prefers what ends the game well."""

from __future__ import annotations

from playwright.sync_api import Page

from bench.clicks import OFFERED, buttons_of
from tests.browser.reaching import reach

CONFIRM = "[data-action=confirm][aria-disabled=false]"
READY = f"""() => document.querySelector('#ending') || document.querySelector('{CONFIRM}')
  || document.querySelector('.board[data-ready=true]')"""
DONE = "#actions [data-action=done]"
ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""What a sensible player does first; anything else comes after these."""

ANSWERABLE = f"() => document.querySelector('{CONFIRM}') || ({OFFERED})().length > 0"

PLACE = {"play": "h", "discard": "h", "take": "d", "reroll": "d", "mark": "d", "roof": "r", "market": "m", "guard": "m"}
"""The letter that leads to where an action is done; on the farm, or in the bar, otherwise."""
GROUPS = "ul, ol, .hexes, .cards, .buttons, .offers"
"""In each of these arrows lead from button to button."""
ON_THE_FARM = ("pay", "replace", "turn", "upgrade", "helper", "use")


def wait_for_turn(page: Page) -> bool:
    """Waits until this page may act; False once the game is over."""
    page.wait_for_function(READY, timeout=60_000)
    return page.locator("#ending").count() == 0


def wanted(page: Page) -> str:
    """What to do now, in notation; nothing where the page asks whether it shall be done."""
    page.wait_for_function(ANSWERABLE, timeout=60_000)
    if page.locator(CONFIRM).count():
        return ""
    offered: list[str] = page.evaluate(OFFERED)
    for verb in ORDER:
        for notation in offered:
            if notation.split()[0] == verb and not notation.endswith("extension"):
                return notation
    return "done" if "done" in offered else offered[0]


def target_of(page: Page, notation: str) -> list[str]:
    """The buttons to press for an action, as selectors: the thing, and where it offers several, the one meant."""
    return buttons_of(page, notation) if notation else [CONFIRM]


def version(page: Page) -> str | None:
    return page.locator(".board[data-version]").get_attribute("data-version")


def do(page: Page, notation: str) -> None:
    """An action, with the mouse, and until it has shown."""
    before = version(page)
    for target in target_of(page, notation):
        shown(page, target)
        page.locator(target).first.click()
    settled(page, before)


def shown(page: Page, target: str) -> None:
    """On a phone, the part of the table where a button is: its tab is pressed if it is not the open one."""
    button = page.locator(target).first
    button.wait_for(state="attached")
    if not button.is_visible():
        part = button.evaluate("one => one.closest('[data-part]').dataset.part")
        page.click(f"[data-tab={part}]")


def step(page: Page) -> str:
    """What a sensible player does, with the mouse."""
    notation = wanted(page)
    do(page, notation)
    return notation


def settled(page: Page, before: str | None) -> None:
    """Until the press has shown: the table moved on, or the page asks."""
    page.wait_for_function(
        f"""before => document.querySelector('.board')?.dataset.version !== before
          || document.querySelector('{CONFIRM}')""",
        arg=before,
        timeout=60_000,
    )


def play_to_the_end(page: Page, most: int = 400) -> list[str]:
    """The whole game by clicks; what was done."""
    done = []
    while wait_for_turn(page):
        done.append(step(page))
        assert len(done) < most
    return done


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
