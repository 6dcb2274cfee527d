"""Plays lessons in the browser: finds the button of each expected action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Press = Callable[[Page, str], None]
"""Presses the element with a selector."""
Buttons = Callable[[Page, list[str]], list[str]]
"""Returns the selectors of the buttons that execute the first of some actions, or several of them together."""
GUIDE = "[data-lesson]"
NEXT_BUTTON = "[data-action=lesson-next]"
MAX_PRESSES = 200


def load_lesson(page: Page, game: str) -> Any:
    """Return the server's JSON of a game's lesson."""
    return page.evaluate("game => fetch(`/api/games/${game}/lesson`).then(answer => answer.json())", game)


def get_step(page: Page) -> tuple[str, int]:
    """Return the id of the current step, and the number of actions before the displayed position."""
    guide = page.locator(GUIDE)
    return guide.get_attribute("data-lesson") or "", int(guide.get_attribute("data-ply") or 0)


def play_guided_part(page: Page, game: str, press: Press, buttons: Buttons, actions: int | None = None) -> None:
    """Play a lesson from the displayed step to its free play, or until so many actions are played."""
    steps = {step["id"]: step for step in load_lesson(page, game)["steps"]}
    _, first_ply = get_step(page)
    for _ in range(MAX_PRESSES):
        page.wait_for_selector(f"{NEXT_BUTTON}, [data-action=lesson-close], .board[data-ready=true]")
        id, ply = get_step(page)
        if "until" in steps[id] or (actions is not None and ply >= first_ply + actions):
            return
        if page.locator(NEXT_BUTTON).count():
            press(page, NEXT_BUTTON)
        else:
            for selector in buttons(page, steps[id]["do"][ply - steps[id]["start"] :]):
                press(page, selector)
        page.wait_for_function(
            """([id, ply]) => {
              const guide = document.querySelector("[data-lesson]");
              return guide.dataset.lesson !== id || Number(guide.dataset.ply) !== ply;
            }""",
            arg=[id, ply],
        )
    raise AssertionError("the lesson does not reach its free play")


def find_buttons(page: Page, actions: list[str]) -> list[str]:
    """Return the selectors of the buttons that execute the first of the expected actions."""
    button, offers = f'[data-notation="{actions[0]}"]', f'[data-offers*="{actions[0]}"]'
    in_list = not page.locator(f"{button}:visible").count() and page.locator(offers).count()
    return [offers, f".offers {button}"] if in_list else [button]
