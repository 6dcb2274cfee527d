"""A player at the default table, which plays any game: presses what is lit, and chooses step by step where there is much."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from bench.clicks import OFFERED
from tests.browser.driver import CONFIRM, press, settled, version, wait_for_turn
from tests.browser.reaching import reach

NEXT = """wanted => {
  const all = [...document.querySelectorAll('#actions [data-notation], #actions [data-offers]')];
  const exact = all.find(one => one.dataset.notation === wanted);
  const among = all.find(one => !one.dataset.member && one.dataset.offers?.split('|').includes(wanted));
  const members = [...document.querySelectorAll('#actions [data-member]')]
    .filter(one => wanted.split(' ').at(-1).split('+').includes(one.dataset.member) !== (one.ariaPressed === 'true'));
  return exact ? `[data-notation="${wanted}"]` : among ? `[data-offers="${among.dataset.offers}"]`
    : members.length ? `[data-member="${members[0].dataset.member}"]` : null;
}"""
"""The button that leads on to an action, as a selector."""
CHOICES = f"""() => {{
  const offered = document.querySelector('{CONFIRM}') ? [''] : ({OFFERED})();
  return offered.length > 0 ? offered : null;
}}"""
GROUPS = ".buttons, .cells"


def waits(page: Page) -> bool:
    """Waits until this page may act; False once the game is over."""
    return wait_for_turn(page)


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
        found = targets(page, notation)
        if not found:  # a move of somebody else's is just being shown
            waits(page)
        for target in found:
            if by_keys:
                reach(page, target, "a", GROUPS)
                page.keyboard.press("Enter")
            elif not press(page, target):
                return
        if not notation or any("data-notation" in target for target in found):
            break
    settled(page, before)


def wanted(page: Page, chance: Random) -> str:
    """Any of the actions that are offered, in notation; nothing where the page asks whether it shall be done."""
    offered: list[str] = page.wait_for_function(CHOICES, timeout=60_000).json_value()
    return chance.choice(offered)


def play(page: Page, chance: Random, most: int = 500, by_keys: bool = False) -> int:
    """Number of presses that counted until the game was over, or `most`."""
    for done in range(most):
        if not waits(page):
            return done
        do(page, wanted(page, chance), by_keys)
    return most
