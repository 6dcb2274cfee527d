"""A game whose rules are still being compiled: the lobby shows how far it is, and lets it begin by itself when it is ready."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def test_the_lobby_waits_for_the_rules(visitor: Visitor) -> None:
    page, shares = visitor(None), [0.4, 0.8]

    def answer(route: Route) -> None:
        games = route.fetch().json()
        if shares:
            games[0]["preparing"] = shares.pop(0)
        route.fulfill(body=json.dumps(games), content_type="application/json")

    page.route("**/api/games", answer)
    page.goto("/")
    first, second = (page.locator("section.game").nth(number) for number in range(2))
    button = first.locator("[data-action=quick]")
    expect(first.locator("progress")).to_have_attribute("value", "0.4")
    expect(first).to_contain_text("40 %")
    expect(button).to_be_disabled()
    expect(second.locator("[data-action=quick]")).to_be_enabled()
    expect(page.locator("[data-action=create]")).to_be_disabled()
    expect(first).to_contain_text("80 %", timeout=15_000)
    expect(button).to_be_enabled(timeout=15_000)
    expect(first.locator("progress")).to_have_count(0)
    expect(page.locator("[data-action=create]")).to_be_enabled()
