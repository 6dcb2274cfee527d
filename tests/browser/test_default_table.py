"""The table of games that have no screens of their own, tried on one that has: `?screens=default` asks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import default_driver as driver
from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, new_table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1440, 390])
def test_a_game_is_played_to_its_end(visitor: Visitor, width: int) -> None:
    page = visitor("/", width=width)
    page.goto(new_table(page, ME, BOT, game="la-granja") + "?screens=default")
    assert driver.play_to_the_end(page) > 20
    expect(page.locator("[data-scene=end], #ending").first).to_be_visible()


def test_by_keyboard_and_back(visitor: Visitor) -> None:
    page = visitor("/", width=390)
    page.goto(new_table(page, ME, BOT, game="la-granja") + "?screens=default")
    for _ in range(3):
        assert driver.wait_for_turn(page)
        driver.do(page, driver.wanted(page), by_keys=True)
    page.keyboard.press("u")
