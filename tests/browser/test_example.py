"""A game from another distribution in the browser; the client was built without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tertulia.laws.seed import python_random
from tests.browser import default_driver as driver
from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, create_table
from tests.examples.installing import InstalledPackages, run_server
from tests.examples.installing import installed as installed
from tests.examples.installing import tertulia_wheel as tertulia_wheel

pytestmark = [pytest.mark.browser, pytest.mark.proof]


@pytest.mark.parametrize("width", [1440, 390])
def test_pig_is_played_to_its_end(visitor: Visitor, installed: InstalledPackages, tmp_path: Path, width: int) -> None:
    assert installed.run(tmp_path, "tertulia", "simulate", "pig", "--games", "1").returncode == 0, "it is compiled now"
    with run_server(installed, tmp_path) as address:
        page = visitor("/", base_url=address, width=width)
        page.goto(create_table(page, ME, BOT, game="pig", options={"target": "50"}))
        expect(page.get_by_role("button", name="Roll the die").first).to_be_visible()
        assert 3 < driver.play_steps(page, python_random(width)) < 500
        expect(page.locator("[data-scene=end], #ending").first).to_be_visible()
        expect(page.get_by_text("Points to win").first).to_be_visible()


def test_pig_rules_fall_back_to_english(visitor: Visitor, installed: InstalledPackages, tmp_path: Path) -> None:
    """Falls back to English if the game has no rules in the language. Missing sections are omitted."""
    with run_server(installed, tmp_path) as address:
        page = visitor("/rules/pig", base_url=address, locale="de-DE")
        expect(page.get_by_text("A one ends the turn, and its points are lost.")).to_be_visible()
        assert page.locator("#components").count() == 0
