"""Component editor for No Siesta in the browser: correcting the printed sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tertulia.kernel.registry import find_game
from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_chosen_numbers_are_shown_as_pressed(visitor: Visitor) -> None:
    page = visitor("/workshop/no-siesta", settings={})
    page.click("[data-action=new-set]")
    page.wait_for_selector("[data-fact]")
    while page.locator("[data-drawn]").get_attribute("data-drawn") != "siesta":
        page.click("[data-action=next]")
    for space in find_game("no-siesta").components().data["siesta"]["disc_spaces"]:
        chosen = page.locator(f"[data-field=disc_spaces] [data-option='{space}']")
        expect(chosen).to_have_attribute("aria-pressed", "true")
    page.click("[data-field=disc_spaces] [data-option='4']")
    expect(page.locator("[data-field=disc_spaces] [data-option='4']")).to_have_attribute("aria-pressed", "true")
