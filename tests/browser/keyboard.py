"""Keyboard navigation.

Moves the focus to a button by its letter, arrows and Tab, and reads the focus after an action.
"""

from __future__ import annotations

from playwright.sync_api import Page

MAX_KEYS = 80
"""Maximum number of keys until a button counts as unreachable."""

NEXT_KEY_SCRIPT = """([target, groups]) => {
  const active = document.activeElement, goal = document.querySelector(target);
  if (!goal) return null;
  if (active === goal) return '';
  const group = one => one.closest(groups);
  if (!group(active) || group(active) !== group(goal) || group(goal).matches('.offers')) return 'Tab';
  const [at, to] = [active, goal].map(one => one.getBoundingClientRect());
  const [dx, dy] = [to.x + to.width / 2 - at.x - at.width / 2, to.y + to.height / 2 - at.y - at.height / 2];
  if (Math.abs(dy) > Math.min(at.height, to.height) / 2) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
"""Arrow key from the focused button towards another.

It is "" if that button has the focus, null if it does not exist.
"""


def focus_button(page: Page, target: str, place: str | None, groups: str) -> None:
    """Move the focus to a button with keys.

    `place` is the letter that leads near it, `groups` selects the groups in which arrows move.
    """
    page.locator(target).first.wait_for()
    if place:
        page.keyboard.press(place)
    for _ in range(MAX_KEYS):
        key = page.evaluate(NEXT_KEY_SCRIPT, [target, groups])
        if key == "":
            return
        if key is None:
            page.locator(target).first.wait_for()
        else:
            page.keyboard.press(key)
    raise AssertionError(f"{target} is out of reach")


PLACE_SCRIPT = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  if (at.closest("#players")) return "players";
  if (at.closest(".chain")) return "taking back";
  return at.matches(".board button.lit, .board button.ghost, .board [data-face], .board [data-notation], #actions button")
    ? "an answer" : at.outerHTML.slice(0, 200);
}"""
IS_ANSWERED_SCRIPT = (
    "() => !document.querySelector('.board[data-ready=true]') || document.activeElement?.matches('.board button')"
)


def get_focused_place(page: Page) -> str:
    """Return the focused place once the page has settled."""
    page.wait_for_function(IS_ANSWERED_SCRIPT, timeout=30_000)
    return str(page.evaluate(PLACE_SCRIPT))
