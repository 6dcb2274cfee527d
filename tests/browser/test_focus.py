"""Where the keyboard goes on after an action: with the first thing of the next question, whatever was played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.granada import keys
from tests.browser.matrix import first
from tests.browser.tables import BOT, ME, new_table

pytestmark = pytest.mark.browser

PLACE = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  if (at.closest("#players")) return "players";
  if (at.closest(".chain")) return "taking back";
  return at.matches(".board button.lit, .board button.ghost, .board [data-face], .board [data-notation], #actions button")
    ? "an answer" : at.outerHTML.slice(0, 200);
}"""
ANSWERED = (
    "() => !document.querySelector('.board[data-ready=true]') || document.activeElement?.matches('.board button')"
)

MOVED = "before => +document.querySelector('.board').dataset.version > before"
MOVED_OR_ASKED = f"""before => ({MOVED})(before) || document.activeElement?.dataset.action === 'confirm'
  || document.activeElement?.closest('.offers') !== null"""
"""The table moved on, or the page asks: whether it shall be done, or which of several things."""


def place(page: Page) -> str:
    """Where the keyboard is, once it has come to rest."""
    page.wait_for_function(ANSWERED, timeout=30_000)
    return str(page.evaluate(PLACE))


@pytest.mark.parametrize("decisions", first([10, 24]))
def test_granada_goes_on_with_the_next_question(visitor: Visitor, decisions: int) -> None:
    page = visitor()
    page.goto(new_table(page, ME, BOT))
    done = []
    for _ in range(decisions):
        assert keys.wait_for_turn(page)
        done.append(keys.step(page))
        assert keys.wait_for_turn(page)
        assert place(page) == "an answer", done
    assert {"take", "buy", "build"} <= set(done)


@pytest.mark.parametrize("decisions", first([6, 16]))
def test_la_granja_goes_on_with_the_next_question(visitor: Visitor, decisions: int) -> None:
    page = visitor()
    page.goto(new_table(page, ME, BOT, game="la-granja"))
    assert driver.wait_for_turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Tab")
    for decision in range(decisions):
        assert driver.wait_for_turn(page)
        if decision:
            assert place(page) == "an answer", decision
        else:
            page.locator("#actions button, .board button.lit").first.focus()
        before = driver.version(page)
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_OR_ASKED, arg=before)
        if driver.version(page) == before:
            page.keyboard.press("Enter")
            page.wait_for_function(MOVED, arg=before)
