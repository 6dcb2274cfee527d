"""Page translation by the browser replaces text nodes; a table still updates and offers the site's own languages."""

from __future__ import annotations

import contextlib
import json

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tertulia.laws.seed import python_random
from tests.browser import default_driver as driver
from tests.browser.conftest import Visitor
from tests.browser.driver import get_version, wait_until_drawn
from tests.browser.tables import BOT, ME, create_table, get_table

pytestmark = pytest.mark.browser

TRANSLATE_SCRIPT = """() => {
  const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { translate, tagName } = text.parentElement;
    if (!translate || !text.nodeValue.trim() || ["SCRIPT", "STYLE"].includes(tagName)) continue;
    const outer = document.createElement("font"), inner = document.createElement("font");
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add("translated-ltr");
}"""
"""Replaces each translatable text node by two `font` elements, as Chrome's translator does."""
BOARD_TEXTS_SCRIPT = (
    "() => ['#table', '#own', '#log [role=tabpanel]'].map((part) => document.querySelector(part).innerText)"
)
"""Texts of the game's parts: the shared area, the player's area and the log."""


def test_translated_table_equals_reloaded_table(visitor: Visitor) -> None:
    page = visitor("/", settings={"guide": "always"})
    path = create_table(page, ME, BOT, game="la-granja")
    page.goto(f"{path}?screens=default")
    driver.play_steps(page, python_random(5), 1)
    page.evaluate(TRANSLATE_SCRIPT)
    expect(page.locator("[data-translated] select")).to_be_visible()
    assert driver.play_steps(page, python_random(6), 3) == 3
    wait_until_idle(page, path)
    translated = page.evaluate(BOARD_TEXTS_SCRIPT)
    page.reload()
    driver.wait_for_own_turn(page)
    with contextlib.suppress(TimeoutError):  # the chat's tab appears a moment after the board
        page.wait_for_function(
            f"(wanted) => JSON.stringify(({BOARD_TEXTS_SCRIPT})()) === wanted",
            arg=json.dumps(translated, separators=(",", ":"), ensure_ascii=False),
        )
    assert page.evaluate(BOARD_TEXTS_SCRIPT) == translated


def wait_until_idle(page: Page, path: str) -> None:
    """Wait until the bot has nothing to decide and the page shows the newest version."""
    while (now := get_table(page, path))["actors"] != [now["as"]] or get_version(page) != str(now["version"]):
        wait_until_drawn(page)
