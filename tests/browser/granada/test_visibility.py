"""The player's own money stays visible, and the city when a building is placed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.driver import resize_window
from tests.browser.granada.driver import open_table_with_purchase, wait_for_turn
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

TWO_ROWS_PIXELS = 190
"""Height in pixels of a hand in two rows."""


@pytest.mark.proof
def test_own_money_is_visible_at_start(visitor: Visitor) -> None:
    page = visitor()
    resize_window(page, (1440, 900))
    page.goto(create_table(page, ME, BOT))
    assert wait_for_turn(page)
    hand = page.locator("#hand").bounding_box()
    assert hand
    assert hand["y"] + TWO_ROWS_PIXELS <= 900


@pytest.mark.proof
def test_phone_scrolls_to_city_for_placing(visitor: Visitor) -> None:
    page = visitor(width=390)
    resize_window(page, (390, 844))
    open_table_with_purchase(page)
    assert page.locator(".ghost").count()
    expect(page.locator(".ghost").first).to_be_in_viewport(ratio=1)
    bar = page.locator("#actions").bounding_box()
    city = page.locator("#city .field").bounding_box()
    assert bar
    assert city
    assert city["y"] + city["height"] / 2 < bar["y"]


@pytest.mark.proof
def test_spectator_sees_owner_of_city(visitor: Visitor) -> None:
    host = visitor()
    path = create_table(host, BOT, BOT, game="granada")
    watcher = visitor(path)
    watcher.wait_for_selector("#city")
    assert "Your city" not in watcher.locator("main").inner_text()
    name = watcher.locator("#players .name").first.inner_text()
    expect(watcher.locator("#city h2")).to_contain_text(name)
