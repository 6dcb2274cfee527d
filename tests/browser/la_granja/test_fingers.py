"""What a finger does that stays on a card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.preferences import NEW
from tests.browser.tables import ME, new_table
from tests.browser.windows import drawn

pytestmark = pytest.mark.browser


def test_a_finger_that_stays_looks_and_does_nothing(visitor: Visitor) -> None:
    page = visitor(settings=NEW, has_touch=True)
    page.goto(new_table(page, ME, game="la-granja"))
    page.wait_for_selector("#hand [data-notation$=field]")
    cards = page.locator("#hand [data-card]").count()
    box = page.locator("#hand [data-notation$=field]").first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_selector("#foreseen")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector("#foreseen", state="detached")
    drawn(page)
    expect(page.locator("#hand [data-card]")).to_have_count(cards)
    page.touchscreen.tap(at[0]["x"], at[0]["y"])
    expect(page.locator("#hand [data-card]")).to_have_count(cards - 1)
