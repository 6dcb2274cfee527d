"""A move that could not be stored and was given up can be decided again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import driver
from tests.browser.conftest import Visitor
from tests.browser.la_granja import driver as la_granja_driver
from tests.browser.tables import BOT, ME, create_table
from tests.browser.test_failed_saves import MOVES, FullDisk, wait_for_version

pytestmark = [pytest.mark.proof, pytest.mark.browser]


def test_cancelled_move_can_be_confirmed_again(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT, game="la-granja"))
    while driver.wait_for_turn(page) and not page.locator(driver.CONFIRM).count():
        la_granja_driver.step(page)
    before, question = driver.get_version(page), page.locator("#actions p").inner_text()
    disk = FullDisk(page, MOVES, 1000)
    page.locator(driver.CONFIRM).click()
    page.locator("[data-action=give-up]").click()
    expect(page.locator(driver.CONFIRM)).to_be_visible()
    assert (driver.get_version(page), page.locator("#actions p").inner_text()) == (before, question)
    disk.times = 0
    page.locator(driver.CONFIRM).click()
    wait_for_version(page, before)
