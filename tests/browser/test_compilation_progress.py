"""Lobby while rules are being compiled: it shows the progress and starts the game afterwards."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, create_table

pytestmark = pytest.mark.browser

POLL_MS = 4000
"""Milliseconds between the lobby's requests for the list of games."""


def test_lobby_shows_progress_of_compilation(visitor: Visitor) -> None:
    """The page's clock also runs by itself, so the test must not depend on the number of requests."""
    page, done = visitor(None), [0.0]

    def answer(route: Route) -> None:
        games = route.fetch().json()
        if done:
            games[0]["compiled_share"] = done[0]
        route.fulfill(body=json.dumps(games), content_type="application/json")

    page.route("**/api/games", answer)
    page.clock.install()
    page.goto("/")
    first, second = (page.locator("section.game").nth(number) for number in range(2))
    button = first.locator("[data-action=quick]")
    bar = first.get_by_role("progressbar")
    expect(bar).to_have_count(1)
    expect(bar).not_to_have_attribute("value", re.compile(""))  # the speed is not known yet
    done[0] = 0.4
    page.clock.run_for(POLL_MS)
    expect(bar).to_have_attribute("value", "0.4")
    expect(first).to_contain_text("40%")
    expect(button).to_be_disabled()
    expect(second.locator("[data-action=quick]")).to_be_enabled()
    done[0] = 0.8
    page.clock.run_for(POLL_MS)
    expect(first).to_contain_text("80%")
    done.clear()
    page.clock.run_for(POLL_MS)
    expect(button).to_be_enabled()
    expect(bar).to_have_count(0)
    done.append(0.5)
    page.goto("/new")
    expect(page.locator("[data-action=create]")).to_be_disabled()
    done.clear()
    page.clock.run_for(POLL_MS)
    expect(page.locator("[data-action=create]")).to_be_enabled()


@pytest.mark.proof
def test_game_with_failed_compilation_is_unavailable(visitor: Visitor) -> None:
    page, unplayable = visitor(None, locale="de-DE"), [True]

    def answer(route: Route) -> None:
        games = route.fetch().json()
        if unplayable:
            games[0]["failed"] = True
        route.fulfill(body=json.dumps(games), content_type="application/json")

    page.route("**/api/games", answer)
    page.clock.install()
    page.goto("/")
    first, second = (page.locator("section.game").nth(number) for number in range(2))
    expect(first).to_contain_text("Dieses Spiel ist nicht verfügbar")
    expect(first).to_contain_text("Protokoll")
    expect(first.get_by_role("progressbar")).to_have_count(0)
    expect(first.locator("[data-action=quick]")).to_be_disabled()
    expect(second.locator("[data-action=quick]")).to_be_enabled()
    unplayable.clear()
    page.clock.run_for(POLL_MS)
    expect(first.locator("[data-action=quick]")).to_be_enabled()  # the request was repeated
    expect(page.locator("[data-unplayable]")).to_have_count(0)


@pytest.mark.proof
def test_table_reports_failed_compilation_and_retries(visitor: Visitor) -> None:
    page = visitor()
    path, refusals = create_table(page, ME, BOT), [True]

    def answer(route: Route) -> None:
        if refusals:
            refusals.pop()
            body = json.dumps({"error": "rules-failed", "message": "its rules could not be compiled"})
            route.fulfill(status=503, body=body, content_type="application/json", headers={"Retry-After": "4"})
        else:
            route.fallback()

    page.route(f"**/api/{path.strip('/').replace('table/', 'tables/')}", answer)
    page.goto(path)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("could not prepare the rules")
    expect(alert.get_by_role("link")).to_be_visible()
    expect(alert).to_have_count(0, timeout=15_000)  # the request is repeated and succeeds
    expect(page.locator("[data-connection=live]")).to_be_visible()
