"""A player of La Granja with a mouse, or with the keyboard alone: does whatever is lit, prefers what ends the game well."""

from __future__ import annotations

from playwright.sync_api import Page

CONFIRM = "[data-action=confirm][aria-disabled=false]"
READY = f"""() => document.querySelector('#ending') || document.querySelector('{CONFIRM}')
  || document.querySelector('.board[data-ready=true]')"""
CHOICES = "[data-notation]:not(#anytime [data-notation])"
DONE = "#actions [data-action=done]"
ORDER = ("deliver", "play", "take", "gain", "pair", "roof", "donkey", "market", "pay", "card", "draw", "advance")
"""What a sensible player does first; anything else comes after these."""


TOWARDS = """target => {
  const [at, to] = [document.activeElement, document.querySelector(target)].map(one => one.getBoundingClientRect());
  if (document.activeElement.matches(target)) return '';
  const [dx, dy] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
  if (Math.abs(dy) > at.height / 2) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The arrow that leads from the focused button towards another, as the eye would; nothing where it is."""


def wait_for_turn(page: Page) -> bool:
    """Waits until this page may act; False once the game is over."""
    page.wait_for_function(READY, timeout=60_000)
    return page.locator("#ending").count() == 0


def wanted(page: Page) -> str:
    """The selector of the button to press now."""
    if page.locator(CONFIRM).count():
        return CONFIRM
    notations = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.notation)")
    for verb in ORDER:
        for notation in notations:
            if notation.split()[0] == verb and not notation.endswith("extension"):
                return f'{CHOICES}[data-notation="{notation}"]'
    if page.locator(DONE).count():
        return DONE
    first = page.locator("#actions [data-notation], #hand [data-notation]").first.get_attribute("data-notation")
    return f'{CHOICES}[data-notation="{first}"]'


def version(page: Page) -> str | None:
    return page.locator(".board").get_attribute("data-version")


def step(page: Page) -> str:
    """One press of a button, with the mouse."""
    target = wanted(page)
    before = version(page)
    page.locator(target).first.click()
    settled(page, before)
    return target


def settled(page: Page, before: str | None) -> None:
    """Until the press has shown: the table moved on, or the page asks."""
    page.wait_for_function(
        f"""before => document.querySelector('.board').dataset.version !== before
          || document.querySelector('{CONFIRM}')""",
        arg=before,
        timeout=60_000,
    )


def play_to_the_end(page: Page, most: int = 400) -> list[str]:
    """The whole game by clicks; what was pressed."""
    pressed = []
    while wait_for_turn(page):
        pressed.append(step(page))
        assert len(pressed) < most
    return pressed


def press(page: Page) -> str:
    """One press of a button, with the keyboard alone: a letter leads to the place, arrows or Tab to the button, Enter does it."""
    target, before = wanted(page), version(page)
    if target.startswith(CHOICES):
        place = "#hand" if 'notation="play' in target or 'notation="discard' in target else "#actions"
        target = f"{place} {target.removeprefix(CHOICES)}"
    reach(page, target)
    page.keyboard.press("Enter")
    settled(page, before)
    return target


def reach(page: Page, target: str) -> None:
    """Moves the focus to a button as people do."""
    page.keyboard.press("h" if target.startswith("#hand") else "a")
    for _ in range(60):
        key = page.evaluate(TOWARDS, target)
        if not key:
            return
        page.keyboard.press("Tab" if target.startswith("#hand") else key)
    raise AssertionError(f"{target} is out of reach")
