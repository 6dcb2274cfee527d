"""A player at the default table, which plays any game: presses what is lit, and chooses step by step where there is much."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.la_granja_driver import ANSWERABLE, CONFIRM, settled, version, wait_for_turn, wanted
from tests.browser.reaching import reach

NEXT = """wanted => {
  const all = [...document.querySelectorAll('#actions [data-notation], #actions [data-offers]')];
  const exact = all.find(one => one.dataset.notation === wanted);
  const among = all.find(one => one.dataset.offers?.split('|').includes(wanted));
  const members = [...document.querySelectorAll('#actions [data-member]')]
    .filter(one => wanted.split(' ').at(-1).split('+').includes(one.dataset.member) !== (one.ariaPressed === 'true'));
  return exact ? `[data-notation="${wanted}"]` : among ? `[data-offers="${among.dataset.offers}"]`
    : members.length ? `[data-member="${members[0].dataset.member}"]` : null;
}"""
"""The button that leads on to an action, as a selector."""
GROUPS = ".buttons, .cells"


def targets(page: Page, notation: str) -> list[str]:
    """What to press now for an action; it may take several presses until it is done."""
    if not notation:
        return [CONFIRM]
    found = page.evaluate(NEXT, notation)
    return [f"#actions {found}"] if found else []


def do(page: Page, notation: str, by_keys: bool = False) -> None:
    """An action, until it has shown."""
    before = version(page)
    for _ in range(8):
        for target in targets(page, notation):
            if by_keys:
                reach(page, target, "a", GROUPS)
                page.keyboard.press("Enter")
            else:
                page.locator(target).first.click()
        if not notation or "data-notation" in target:
            break
    settled(page, before)


def play_to_the_end(page: Page, most: int = 400) -> int:
    """The whole game by clicks; how many actions it took."""
    for done in range(most):
        if not wait_for_turn(page):
            return done
        page.wait_for_function(ANSWERABLE, timeout=60_000)
        do(page, wanted(page))
    raise AssertionError(f"the game is not over after {most} actions")
