"""Plays any game at the default table: presses lit elements, step by step if there are many."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from bench.clicks import OFFERED_SCRIPT
from tests.browser.driver import CONFIRM, get_version, press_button, wait_for_effect, wait_for_turn
from tests.browser.keyboard import focus_button

NEXT_PRESS_SCRIPT = """wanted => {
  const all = [...document.querySelectorAll('#actions [data-notation], #actions [data-offers]')];
  const exact = all.find(one => one.dataset.notation === wanted);
  const among = all.find(one => !one.dataset.member && one.dataset.offers?.split('|').includes(wanted));
  const members = [...document.querySelectorAll('#actions [data-member]')]
    .filter(one => wanted.split(' ').at(-1).split('+').includes(one.dataset.member) !== (one.ariaPressed === 'true'));
  return exact ? `[data-notation="${wanted}"]` : among ? `[data-offers="${among.dataset.offers}"]`
    : members.length ? `[data-member="${members[0].dataset.member}"]` : null;
}"""
"""Selector of the next button on the way to an action."""
CHOICES_SCRIPT = f"""() => {{
  const offered = document.querySelector('{CONFIRM}') ? [''] : ({OFFERED_SCRIPT})();
  return offered.length > 0 ? offered : null;
}}"""
GROUPS = ".buttons, .cells"


def wait_for_own_turn(page: Page) -> bool:
    """Wait until this page may act. Returns False if the game is over."""
    return wait_for_turn(page)


def find_targets(page: Page, notation: str) -> list[str]:
    """Return the selectors to press now for an action; further presses may be needed."""
    if not notation:
        return [CONFIRM]
    found = page.evaluate(NEXT_PRESS_SCRIPT, notation)
    return [f"#actions {found}"] if found else []


def do_action(page: Page, notation: str, by_keys: bool = False) -> None:
    """Do an action and wait until it is shown."""
    before = get_version(page)
    for _ in range(8):
        found = find_targets(page, notation)
        if not found:  # another player's move is being shown
            wait_for_own_turn(page)
        for target in found:
            if by_keys:
                focus_button(page, target, "a", GROUPS)
                page.keyboard.press("Enter")
            elif not press_button(page, target):
                return
        if not notation or any("data-notation" in target for target in found):
            break
    wait_for_effect(page, before)


def choose_action(page: Page, chance: Random) -> str:
    """Return a random legal action in notation, or "" if the page asks for confirmation."""
    offered: list[str] = page.wait_for_function(CHOICES_SCRIPT, timeout=60_000).json_value()
    return chance.choice(offered)


def play_steps(page: Page, chance: Random, most: int = 500, by_keys: bool = False) -> int:
    """Play until the game is over or for `most` steps. Returns the number of steps."""
    for done in range(most):
        if not wait_for_own_turn(page):
            return done
        do_action(page, choose_action(page, chance), by_keys)
    return most
