"""Players at a table of any game in the browser: wait for their turn, press what is lit, wait until the page shows the result."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError

from bench.clicks import OFFERED, buttons_of

CONFIRM = "[data-action=confirm][aria-disabled=false]"
READY = f"""() => document.querySelector('#ending') || document.querySelector('{CONFIRM}')
  || document.querySelector('.board[data-ready=true]')"""
SOON = 3_000.0
"""Milliseconds after which one looks whether what is to be pressed is still there."""
ANSWERABLE = f"() => document.querySelector('{CONFIRM}') || ({OFFERED})().length > 0"


def wait_for_turn(page: Page) -> bool:
    """Waits until this page may act; False once the game is over."""
    page.wait_for_function(READY, timeout=60_000)
    return page.locator("#ending").count() == 0


def offered(page: Page) -> list[str]:
    """What may be done now, in notation; nothing where the page asks whether it shall be done."""
    page.wait_for_function(ANSWERABLE, timeout=60_000)
    return [] if page.locator(CONFIRM).count() else list(page.evaluate(OFFERED))


def target_of(page: Page, notation: str) -> list[str]:
    """The buttons to press for an action, as selectors: the thing, and where it offers several, the one meant."""
    return buttons_of(page, notation) if notation else [CONFIRM]


def version(page: Page) -> str | None:
    """Which state of the table is shown."""
    return page.locator(".board[data-version]").get_attribute("data-version")


def do(page: Page, notation: str) -> None:
    """An action, with the mouse, and until it has shown."""
    before = version(page)
    for target in target_of(page, notation):
        shown(page, target)
        if not press(page, target):
            return
    settled(page, before)


def press(page: Page, target: str) -> bool:
    """Whether it could be pressed: what is asked goes where somebody else, who decides at the same time, was first."""
    button = page.locator(target).first
    while target != CONFIRM or button.count():
        try:
            button.click(timeout=SOON if target == CONFIRM else None)
        except TimeoutError:
            if target != CONFIRM:
                raise
        else:
            return True
    return False


def shown(page: Page, target: str) -> None:
    """On a phone, the part of the table where a button is: its tab is pressed if it is not the open one."""
    button = page.locator(target).first
    button.wait_for(state="attached")
    if not button.is_visible():
        part = button.evaluate("one => one.closest('[data-part]').dataset.part")
        page.click(f"[data-tab={part}]")


def settled(page: Page, before: str | None) -> None:
    """Until the press has shown: the table moved on, or the page asks."""
    page.wait_for_function(
        f"""before => document.querySelector('.board')?.dataset.version !== before
          || document.querySelector('{CONFIRM}')""",
        arg=before,
        timeout=60_000,
    )


DRAWN = """([width, height]) => new Promise(drawn => {
  const look = () => innerWidth === width && innerHeight === height ? requestAnimationFrame(drawn) : requestAnimationFrame(look);
  look();
})"""


FRAMES = """() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))"""


def drawn(page: Page) -> None:
    """Waits until what the page has been told to show is drawn."""
    page.evaluate(FRAMES)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Gives the window a size, in pixels, and waits until the page is drawn in it: what is measured sooner is of the old one."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN, size)
