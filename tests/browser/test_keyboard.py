"""Everything by keyboard: a whole game, and the way there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.granada import keys
from tests.browser.tables import BOT, ME, new_table, of

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_a_game_without_a_mouse(visitor: Visitor) -> None:
    page = visitor()
    path = new_table(page, ME, BOT)
    page.goto(path)
    done = []
    while keys.wait_for_turn(page):
        done.append(keys.step(page))
    assert {"buy", "take", "build"} <= set(done)
    assert of(page, path)["phase"] == "over"


def test_a_table_is_opened_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/")
    keys.tab_to(page, 'data-action="quick"')
    page.keyboard.press("Enter")
    assert keys.wait_for_turn(page)


def test_the_content_can_be_reached_at_once(visitor: Visitor) -> None:
    page = visitor("/")
    page.keyboard.press("Tab")
    assert "#content" in keys.focused(page)


def test_escape_takes_back_what_was_only_thought_of(visitor: Visitor) -> None:
    page = visitor()
    page.goto(new_table(page, ME, BOT))
    assert keys.wait_for_turn(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-slot][aria-pressed=true]")).to_have_count(0)


def test_the_keys_are_listed(visitor: Visitor) -> None:
    page = visitor("/")
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    assert page.locator("dialog kbd").count() > 8
