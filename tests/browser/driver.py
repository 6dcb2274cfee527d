"""Operates a table of any game in the browser: waits for the turn, presses, waits for the result."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError

from bench.clicks import OFFERED_SCRIPT, find_buttons

CONFIRM = "[data-action=confirm][aria-disabled=false]"
READY_SCRIPT = f"""() => document.querySelector('#ending') || document.querySelector('{CONFIRM}')
  || document.querySelector('.board[data-ready=true]')"""
PRESS_MS = 3_000.0
"""Milliseconds after which a press is given up to check that the button still exists."""
ANSWERABLE_SCRIPT = f"() => document.querySelector('{CONFIRM}') || ({OFFERED_SCRIPT})().length > 0"


def wait_for_turn(page: Page) -> bool:
    """Wait until this page may act. Returns False if the game is over."""
    page.wait_for_function(READY_SCRIPT, timeout=60_000)
    return page.locator("#ending").count() == 0


def list_offered(page: Page) -> list[str]:
    """Return the legal actions in notation; empty if the page asks for confirmation."""
    page.wait_for_function(ANSWERABLE_SCRIPT, timeout=60_000)
    return [] if page.locator(CONFIRM).count() else list(page.evaluate(OFFERED_SCRIPT))


def find_targets(page: Page, notation: str) -> list[str]:
    """Return selectors of the buttons to press for an action.

    The first is the element; if it offers several actions, the choice follows.
    """
    return find_buttons(page, notation) if notation else [CONFIRM]


def get_version(page: Page) -> str | None:
    """Return the version of the table that is shown."""
    return page.locator(".board[data-version]").get_attribute("data-version")


def do_action(page: Page, notation: str) -> None:
    """Do an action with the mouse and wait until the page shows it."""
    before = get_version(page)
    for target in find_targets(page, notation):
        open_tab_of(page, target)
        if not press_button(page, target):
            return
    wait_for_effect(page, before)


def press_button(page: Page, target: str) -> bool:
    """Press a button and return whether it could be pressed.

    A confirmation disappears if another player who decides at the same time was faster.
    """
    button = page.locator(target).first
    while target != CONFIRM or button.count():
        try:
            button.click(timeout=PRESS_MS if target == CONFIRM else None)
        except TimeoutError:
            if target != CONFIRM:
                raise
        else:
            return True
    return False


def open_tab_of(page: Page, target: str) -> None:
    """On a phone, open the tab that contains the button, unless it is open."""
    button = page.locator(target).first
    button.wait_for(state="attached")
    if not button.is_visible():
        part = button.evaluate("one => one.closest('[data-part]').dataset.part")
        page.click(f"[data-tab={part}]")


def wait_for_effect(page: Page, before: str | None) -> None:
    """Wait until the press has an effect: the table has a new version, or the page asks for confirmation."""
    page.wait_for_function(
        f"""before => document.querySelector('.board')?.dataset.version !== before
          || document.querySelector('{CONFIRM}')""",
        arg=before,
        timeout=60_000,
    )


DRAWN_AT_SIZE_SCRIPT = """([width, height]) => new Promise(drawn => {
  const look = () => innerWidth === width && innerHeight === height ? requestAnimationFrame(drawn) : requestAnimationFrame(look);
  look();
})"""


TWO_FRAMES_SCRIPT = """() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))"""


def wait_until_drawn(page: Page) -> None:
    """Wait until pending updates of the page are drawn."""
    page.evaluate(TWO_FRAMES_SCRIPT)


def resize_window(page: Page, size: tuple[int, int]) -> None:
    """Set the window's size in pixels and wait until the page is drawn at it.

    Measurements made earlier would be of the old size.
    """
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN_AT_SIZE_SCRIPT, size)
