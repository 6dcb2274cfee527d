"""What a newcomer is told follows what they do: also what only this page knows of, and when the best of it is done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.granada import driver as granada_driver
from tests.browser.tables import BOT, ME, new_table

pytestmark = pytest.mark.browser

GUIDE = ".guide p"


def newcomer(visitor: Visitor, game: str) -> Page:
    """At a table of their own, with hints."""
    page = visitor(settings={"guide": "always"})
    page.goto(new_table(page, ME, BOT, game=game))
    return page


def test_who_lays_a_payment_is_told_of_paying(visitor: Visitor) -> None:
    page = newcomer(visitor, "granada")
    lit = page.locator("[data-space].lit")
    while granada_driver.wait_for_turn(page) and not lit.count():
        granada_driver.step(page)
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "act")
    lit.first.click()
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "pay")
    expect(page.locator(GUIDE)).to_contain_text("no change")
    page.keyboard.press("Escape")
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "act")


def test_who_has_played_all_cards_is_told_to_go_on(visitor: Visitor) -> None:
    page = newcomer(visitor, "la-granja")
    for _ in range(2):
        assert driver.wait_for_turn(page)
        expect(page.locator(GUIDE)).to_have_attribute("data-guide", "play")
        page.locator("#hand [data-notation$=field]").first.click()
        expect(page.locator(".chain")).to_be_visible()
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "played")
    expect(page.locator(GUIDE)).to_contain_text("fills up your hand")
