"""Number of clicks: one from the lobby to a game, few for a usual turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench import clicks
from tests.browser.conftest import NEW_VISITOR_SETTINGS, Visitor
from tests.browser.driver import wait_for_turn

pytestmark = pytest.mark.browser


@pytest.mark.smoke
def test_one_click_leads_from_lobby_to_game(visitor: Visitor) -> None:
    page = visitor("/", service_worker=True)
    page.click("[data-action=quick]")
    assert wait_for_turn(page)
    expect(page.locator("[data-player]")).to_have_count(4)


@pytest.mark.slow
@pytest.mark.proof
def test_typical_turn_takes_few_clicks(visitor: Visitor) -> None:
    found = clicks.measure_games(visitor("/", settings=NEW_VISITOR_SETTINGS), quick=True)
    assert [figure.what for figure in found if figure.met is False] == []
    assert {"granada: take a card", "la-granja: play a card", "no-siesta: cross off a circle"} <= {
        figure.what for figure in found
    }
