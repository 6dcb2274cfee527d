"""The bar of Granada stays on the screen, whatever a turn has come to, and says it in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.granada_driver import step, version, wait_for_change, wait_for_turn
from tests.browser.tables import BOT, ME, new_table

pytestmark = pytest.mark.browser

SIZES = {"phone": (390, 844), "turned": (844, 390), "desk": (1440, 900)}


def bought_with_several(page: Page) -> None:
    """Plays until something was bought with two cards or more, and is to be placed."""
    while wait_for_turn(page):
        lit = page.locator("[data-space].lit")
        if page.locator(".ghost, [data-face]").count() or not lit.count():
            step(page)
            continue
        before = version(page)
        lit.first.click()
        cards = page.locator("[data-card][aria-pressed=true]").count()
        page.click("[data-action=pay]")
        wait_for_change(page, before)
        if cards > 1 and wait_for_turn(page):
            return


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_stays_on_the_screen(visitor: Visitor, size: str) -> None:
    width, height = SIZES[size]
    page = visitor(width=width)
    page.set_viewport_size({"width": width, "height": height})
    page.goto(new_table(page, ME, BOT))
    bought_with_several(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator("#actions").scroll_into_view_if_needed()
    undo = page.locator(".undo").bounding_box()
    assert undo
    assert 0 <= undo["x"] <= undo["x"] + undo["width"] <= width
    assert 0 <= undo["y"] <= undo["y"] + undo["height"] <= height
    page.locator(".undo").click(trial=True)


def test_every_step_of_the_chain_is_said_in_words(visitor: Visitor) -> None:
    page = visitor()
    page.goto(new_table(page, ME, BOT))
    bought_with_several(page)
    buttons = page.locator(".chain li button")
    named = buttons.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    titles = buttons.evaluate_all("all => all.map(one => one.title)")
    assert named == [f"{number}: {title}" for number, title in enumerate(titles, 1)]
    steps = [title.removeprefix("Take back from here on: ") for title in titles]
    assert len(steps) >= 3
    assert steps[-1] in buttons.last.inner_text()  # where they are many, the others show their numbers
    notation = ("buy ", "pay ", "done", "turn ")
    assert not [text for text in steps if text.startswith(notation) or "buy 1" in text], steps
    assert steps[0].startswith("began"), steps
