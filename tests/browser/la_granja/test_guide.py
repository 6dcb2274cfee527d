"""Hints for new players follow their actions: after the last card the hint says to go on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

GUIDE = ".guide p"


@pytest.mark.proof
def test_guide_changes_after_last_card(visitor: Visitor) -> None:
    page = visitor(settings={"guide": "always"})
    page.goto(create_table(page, ME, BOT, game="la-granja"))
    for _ in range(2):
        assert driver.wait_for_turn(page)
        expect(page.locator(GUIDE)).to_have_attribute("data-guide", "play")
        page.locator("#hand [data-notation$=field]").first.click()
        expect(page.locator(".chain")).to_be_visible()
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "played")
    expect(page.locator(GUIDE)).to_contain_text("fills up your hand")
