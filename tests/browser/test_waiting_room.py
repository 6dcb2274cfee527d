"""Waiting room: the host changes options, players confirm that they stay, and unusual options are shown at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.tables import ME, OPEN, ask, assert_clean, create_table, get_table

pytestmark = pytest.mark.browser


def test_changed_terms_are_confirmed_by_players(visitor: Visitor, axe: str) -> None:
    host, friend = visitor(width=390), visitor(width=390)
    path = create_table(host, ME, OPEN, start=False, options={"scoring": "simplified"})
    friend.goto(path)
    sit_during_change(host, friend, path)
    host.goto(path)
    expect(host.locator("[data-action=alter]")).to_be_visible()
    expect(host.locator("[data-set]")).to_have_count(0)  # the standard set is not named
    host.locator("[data-action=alter]").press("Enter")
    window = host.get_by_role("dialog", name="Change table")
    scoring = window.locator("#option-scoring")
    expect(scoring).to_have_value("normal")
    expect(window.locator("#pace-choice")).to_have_value("kept")
    assert_clean(host, axe, "the dialog to change the table")
    scoring.select_option("simplified")
    window.locator("#pace-choice").select_option("daily")
    expect(window.locator("#wish-days")).to_have_value("7")
    window.locator("#wish-days").fill("4")
    # in correspondence games the clock decides when a bot takes over
    expect(window.locator("#alter-patience")).to_have_count(0)
    window.locator("#alter-substitute").select_option("quick")
    expect(window.locator("[data-option=hints]")).not_to_be_checked()
    window.locator("[data-option=hints]").check()
    window.locator("[data-action=alter-save]").press("Enter")
    expect(window).to_have_count(0)
    expect(host.locator("[data-action=alter]")).to_be_focused()
    expect(host.locator("[data-pending-changes]")).to_contain_text("Waiting for")
    expect(host.locator("[data-action=start]")).to_be_disabled()
    expect(host.locator("[data-waits]")).to_have_text("The game can start once all players have agreed.")
    expect(friend.locator("[data-pending-changes]")).to_contain_text("The host changed: ")
    for what in ("time control", "stand-in bot", "hints"):
        expect(friend.locator("[data-pending-changes]")).to_contain_text(what)
    expect(friend.locator("[data-agreed]")).to_contain_text("2 days")
    friend.locator("[data-action=stay]").press("Enter")
    expect(host.locator("[data-action=start]")).to_be_enabled()
    expect(host.locator("[data-waits]")).to_have_count(0)
    expect(friend.locator("[data-action=stay]")).to_have_count(0)
    now = get_table(host, path)
    assert now["time"]["agreement"]["end_proposal_days"] == 4
    assert (now["patience"], now["substitute"], now["hints"]) == (86_400, "quick", True)
    assert (now["options"]["scoring"], now["time"]["agreement"]["pace"]["start"]) == ("simplified", 2 * 86_400)


def sit_during_change(host: Page, friend: Page, path: str) -> None:
    """The host changes the table while the friend's request for a seat is under way.

    The friend gets an error, sees the new options and sits down.
    """
    table = path.rsplit("/", 1)[-1]
    sit = friend.locator("[data-action=sit]")
    expect(sit).to_be_enabled()

    def change(route: Route) -> None:
        ask(host, "POST", f"/api/tables/{table}/terms", {"options": {"scoring": "normal"}})
        route.continue_()

    friend.route(f"**/api/tables/{table}/sit", change, times=1)
    sit.press("Enter")
    expect(friend.get_by_role("alert")).to_have_text(re.compile("The host has changed this table"))
    expect(sit).to_be_enabled()
    assert get_table(friend, path)["own_seats"] == []
    sit.press("Enter")
    expect(sit).to_have_count(0)
    assert get_table(friend, path)["own_seats"] == [1]


@pytest.mark.proof
def test_only_unusual_options_are_shown_at_once(visitor: Visitor, axe: str) -> None:
    page = visitor(width=390)
    path = create_table(page, ME, OPEN, start=False, game="la-granja", options={"farm_phase": "simultaneous"})
    page.goto(path)
    rest = page.locator("details[data-part=options]")
    expect(page.locator("[data-option=farm_phase]")).to_be_visible()
    expect(rest.locator("[data-option=farm_phase]")).to_have_count(0)
    expect(page.locator("[data-option]:visible")).to_have_count(1)
    rest.locator("summary").press("Enter")
    expect(page.locator("[data-option]:visible")).to_have_count(len(get_table(page, path)["options"]))
    assert_clean(page, axe, "all options of a waiting table")
