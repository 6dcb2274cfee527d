"""No Siesta on a phone for a new player: start of phases, choice of dice, and why no points are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.driver import wait_for_turn
from tests.browser.no_siesta.driver import step
from tests.browser.tables import BOT, ME, create_table

pytestmark = [pytest.mark.proof, pytest.mark.browser, pytest.mark.timeout(300)]

SCROLL_SCRIPT = "one => { one.scrollTop = 300; return one.scrollTop; }"


def play_until(page: Page, seen: Locator) -> None:
    while not seen.count():
        step(page)
        assert wait_for_turn(page)


def test_phone_guides_new_player(visitor: Visitor) -> None:
    page = visitor(width=390)
    page.goto(create_table(page, ME, BOT, BOT, game="no-siesta"))
    assert wait_for_turn(page)
    prompt, sheet = page.locator("#actions p"), page.locator("[data-part=sheet]")
    expect(prompt).to_contain_text("Take a die.")
    assert page.locator("#app").evaluate(SCROLL_SCRIPT) == 0, "the window is the table"
    # As printed, points are counted at the end only: the table of points has no row without a number.
    page.click("[data-tab=log]")
    page.click("[data-view=points]")
    expect(page.locator("[data-part=log] table")).to_have_count(0)
    expect(page.locator("[data-part=log]")).to_contain_text("points are counted at the end")
    # The player's own row is marked, a press shows that player's sheet, and each space of Esporles explains itself and
    # its worth.
    page.click("[data-tab=players]")
    expect(page.locator("#players .you")).to_have_text("you")
    expect(page.locator("#players button", has=page.locator(".you"))).to_have_attribute("data-player", "0")
    expect(page.locator("#players .how")).to_be_visible()
    page.click("[data-tab=town]")
    expect(page.locator("#esporles li").last).to_contain_text("Long-distance trade")
    expect(page.locator("#esporles li").last).to_contain_text("you: 0★")
    # The start player comes first in the order of choosing dice.
    page.click("[data-tab=dice]")
    expect(page.locator("#dice .taken > li").first).to_contain_text("Start player")
    play_until(page, prompt.filter(has_text="Take your second die."))
    page.click("[data-tab=sheet]")
    assert sheet.evaluate(SCROLL_SCRIPT) > 0
    page.click("[data-tab=dice]")
    play_until(page, page.locator("#actions [data-action=end]"))
    # The scoring phase shows the top of the sheet with the player's revenues, wherever it was scrolled before.
    expect(page.locator("#revenues")).to_be_in_viewport(ratio=1)
    play_until(page, page.locator("#actions [data-action=end].main"))
    expect(prompt).to_contain_text("End your phase")
