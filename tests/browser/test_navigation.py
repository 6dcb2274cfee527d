"""Navigation links: rules of the game played, all rules, the game preselected for a new table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser


@pytest.mark.proof_for("no-siesta")
@pytest.mark.parametrize("game", mark_later_as_proof(reversed(installed_games())))
def test_header_links_to_rules_of_current_game(visitor: Visitor, game: str) -> None:
    page = visitor()
    page.goto(create_table(page, ME, BOT, game=game))
    page.wait_for_selector(".board")
    link = page.locator("header a", has_text="Rules")
    expect(link).to_have_attribute("href", f"/rules/{game}")
    with page.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_selector("#full")
    assert opened.value.url.endswith(f"/rules/{game}")
    page.goto("/")
    expect(page.locator("footer nav a", has_text="Rules")).to_have_attribute("href", "/rules")


@pytest.mark.proof
def test_rules_page_links_to_all_games(visitor: Visitor) -> None:
    page = visitor("/rules")
    for game in installed_games():
        expect(page.locator(f"main a[href='/rules/{game}']")).to_be_visible()
    page.click("main a[href='/rules/la-granja']")
    page.wait_for_selector("#full")
