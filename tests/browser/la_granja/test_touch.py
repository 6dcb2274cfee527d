"""Long press on a card with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NEW_VISITOR_SETTINGS, Visitor
from tests.browser.driver import wait_until_drawn
from tests.browser.tables import ME, create_table, play_on

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_long_press_shows_preview_only(visitor: Visitor) -> None:
    page = visitor(settings=NEW_VISITOR_SETTINGS, has_touch=True)
    page.goto(create_table(page, ME, game="la-granja"))
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
    wait_until_drawn(page)
    expect(page.locator("#hand [data-card]")).to_have_count(cards)
    page.touchscreen.tap(at[0]["x"], at[0]["y"])
    expect(page.locator("#hand [data-card]")).to_have_count(cards - 1)


@pytest.mark.proof
def test_tap_on_unplayable_card_side_explains_it(visitor: Visitor) -> None:
    page = visitor(width=390, has_touch=True)
    path = create_table(page, ME, game="la-granja")
    play_on(page, path, lambda now: not any(one["notation"].startswith("play ") for one in now["legal"]))
    page.goto(path)
    page.click("[data-tab=hand]")
    side = page.locator("#hand [data-side=helper]:not(.lit)").first
    side.tap()
    about = page.locator(".about:popover-open")
    expect(about).to_have_text(str(side.get_attribute("title")))
    box = about.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


@pytest.mark.proof
def test_action_key_focuses_playable_card(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, game="la-granja", hints=True))
    page.wait_for_selector("#hand [data-notation$=field]")
    page.wait_for_selector("[data-action=advice]")
    page.keyboard.press("a")
    expect(page.locator("#hand [data-notation]:focus")).to_have_count(1)
