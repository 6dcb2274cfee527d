"""What a newcomer is told follows what they do: also what only this page knows of."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.granada import driver
from tests.browser.newcomers import GUIDE, newcomer

pytestmark = pytest.mark.browser

ACT = re.compile("^(act|dirk)$")
"""In the first round of two players it is said who Dirk is, too."""


def test_who_lays_a_payment_is_told_of_paying(visitor: Visitor) -> None:
    page = newcomer(visitor, "granada")
    lit = page.locator("[data-space].lit")
    while driver.wait_for_turn(page) and not lit.count():
        driver.step(page)
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", ACT)
    lit.first.click()
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", "pay")
    expect(page.locator(GUIDE)).to_contain_text("no change")
    page.keyboard.press("Escape")
    expect(page.locator(GUIDE)).to_have_attribute("data-guide", ACT)
