"""After an action the focus moves to the first element of the next decision."""

from __future__ import annotations

import pytest

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.keyboard import get_focused_place
from tests.browser.tables import BOT, ME, create_table

pytestmark = [pytest.mark.proof, pytest.mark.browser]

HAS_MOVED_SCRIPT = "before => +document.querySelector('.board').dataset.version > before"
HAS_MOVED_OR_ASKS_SCRIPT = f"""before => ({HAS_MOVED_SCRIPT})(before) || document.activeElement?.dataset.action === 'confirm'
  || document.activeElement?.closest('.offers') !== null"""
"""The table has a new version, or the page asks for confirmation or for a choice between actions."""


@pytest.mark.parametrize("decisions", mark_later_as_proof([6, 16]))
def test_focus_moves_to_next_decision(visitor: Visitor, decisions: int) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT, game="la-granja"))
    assert driver.wait_for_turn(page)
    page.keyboard.press("a")
    page.keyboard.press("Tab")
    for decision in range(decisions):
        assert driver.wait_for_turn(page)
        if decision:
            assert get_focused_place(page) == "an answer", decision
        else:
            page.locator("#actions button, .board button.lit").first.focus()
        before = driver.get_version(page)
        page.keyboard.press("Enter")
        page.wait_for_function(HAS_MOVED_OR_ASKS_SCRIPT, arg=before)
        if driver.get_version(page) == before:
            page.keyboard.press("Enter")
            page.wait_for_function(HAS_MOVED_SCRIPT, arg=before)
