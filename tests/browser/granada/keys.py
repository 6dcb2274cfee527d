"""Plays with the keyboard only: letters jump to a place, arrows move, Enter acts."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.driver import wait_until_drawn
from tests.browser.granada.driver import READY, SCENE, read_version, wait_for_change
from tests.browser.keyboard import focus_button

FOCUS_SCRIPT = "() => { const e = document.activeElement; return e && e !== document.body ? e.outerHTML : '' }"
END_SECTION = "#ending"


def get_focused(page: Page) -> str:
    return str(page.evaluate(FOCUS_SCRIPT))


def wait_for_turn(page: Page) -> bool:
    while True:
        page.wait_for_selector(f"{SCENE}, {READY}, {END_SECTION}", timeout=30_000)
        if page.locator(SCENE).count():
            page.keyboard.press("Escape")
            wait_until_drawn(page)
        elif page.locator(END_SECTION).count():
            return False
        elif page.locator(READY).count():
            return True


def tab_to(page: Page, sign: str) -> None:
    """Press Tab until the focused element's tag contains `sign`."""
    for _ in range(60):
        if sign in get_focused(page).split(">")[0]:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {sign}: it is at {get_focused(page)[:200]}")


def step(page: Page) -> str:
    before = read_version(page)
    name = _press_decision(page)
    wait_for_change(page, before)
    return name


def _press_decision(page: Page) -> str:
    if page.locator(".ghost").count():
        page.keyboard.press("c")
        assert "ghost" in get_focused(page), get_focused(page)[:200]
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        return _confirm_turn(page, "build")
    if page.locator("[data-face]").count():
        page.keyboard.press("r")
        tab_to(page, "data-face")
        page.keyboard.press("Enter")
        return _confirm_turn(page, "reserve")
    if not page.locator("[data-slot].lit, [data-space].lit").count():
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        return "choose"
    exact = page.locator("[data-space].exact").count()
    if exact or not page.locator("[data-slot].lit").count():
        focus_button(page, "[data-space].exact" if exact else "[data-space].lit", "y", "section[id]")
        page.keyboard.press("Enter")
        page.keyboard.press("a")
        tab_to(page, 'data-action="pay"')
        page.keyboard.press("Enter")
        return "buy"
    page.keyboard.press("m")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("a")
    tab_to(page, 'data-action="take"')
    page.keyboard.press("Enter")
    return "take"


def _confirm_turn(page: Page, name: str) -> str:
    """Confirm the end of the turn with Enter if the page asks; the question then has the focus.

    Returns `name`.
    """
    page.wait_for_function(
        "() => !document.querySelector('.board[data-ready=true]') || document.activeElement?.dataset.action === 'confirm'"
        " || !document.querySelector('[data-action=confirm]')"
    )
    wait_until_drawn(page)
    if page.locator("[data-action=confirm]").count():
        assert 'data-action="confirm"' in get_focused(page), get_focused(page)[:200]
        page.keyboard.press("Enter")
    return name
