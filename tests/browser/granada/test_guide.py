"""Hints for new players follow their selection, also before it is sent to the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.granada import driver
from tests.browser.tables import BOT, ME, create_table, has_legal, play_on

pytestmark = pytest.mark.browser

GUIDE = ".guide p"
ACT = re.compile("^(act|dirk)$")
"""In the first round with two players the hint also explains Dirk."""


def test_guide_explains_selected_payment(visitor: Visitor) -> None:
    page = visitor(settings={"guide": "always"})
    path = create_table(page, ME, BOT, game="granada")
    play_on(page, path, has_legal("buy"))
    page.goto(path)
    assert driver.wait_for_turn(page)
    lit = page.locator("[data-space].lit")
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", ACT)
    lit.first.click()
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "pay")
    expect(page.locator(f"{GUIDE} [data-goal]")).to_have_text("Goal: pay the exact sum.")
    expect(page.locator(GUIDE)).to_contain_text("no change")
    page.keyboard.press("Escape")
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", ACT)
