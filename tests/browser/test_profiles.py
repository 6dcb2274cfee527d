"""Profile pages: public games played, and the visitor's private note, reachable from the name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import layout_checks
from tests.browser.conftest import Visitor, set_cookies
from tests.browser.finished_games import END_SCENE, wait_for_end_scene

pytestmark = pytest.mark.browser
NOTE = "Delivers early, builds late"
SHOTS = os.environ.get("TERTULIA_SHOTS")
"""Folder for screenshots, or None."""


def take_picture(page: Page, name: str) -> None:
    if SHOTS is not None:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def find_faults(page: Page, axe: str) -> list[object]:
    found: list[object] = page.evaluate(layout_checks.PAGE_FAULTS_SCRIPT)
    page.evaluate(axe)
    return [*found, *page.evaluate(layout_checks.AXE_SCRIPT)]


@pytest.mark.proof_for("cs-390-light", "en-1440-light", "es-1440-dark")
@pytest.mark.parametrize(
    ("language", "width", "theme"),
    [("en", 1440, "light"), ("de", 390, "dark"), ("cs", 390, "light"), ("es", 1440, "dark")],
)
def test_profile_shows_games_and_opponents(
    visitor: Visitor,
    server: str,
    finished: list[dict[str, str]],
    axe: str,
    language: str,
    width: int,
    theme: str,
) -> None:
    page = visitor(width=width, locale=language, settings={"theme": theme}, bypass_csp=True)
    set_cookies(page, server, finished[0])
    page.goto("/people/me")
    expect(page.locator("[data-played] li").first).to_be_visible()
    expect(page.locator("[data-game]").first).to_be_visible()
    name = page.locator("#profile-title").inner_text()
    assert f"{name} – " in page.title()
    expect(page.locator("[data-note]")).to_have_count(0)  # players keep no note about themselves
    assert find_faults(page, axe) == []
    take_picture(page, f"me-{language}-{width}-{theme}")
    page.locator("[data-opponents] a").first.click()
    expect(page.locator("[data-note] textarea")).to_be_visible()
    expect(page.locator("[data-game]").first).to_be_visible()
    assert page.locator("#profile-title").inner_text() in page.title()
    assert not page.locator("main").inner_text().count("profile-")
    assert find_faults(page, axe) == []
    take_picture(page, f"other-{language}-{width}-{theme}")


@pytest.mark.proof
def test_private_note_is_shown_to_its_writer_only(
    visitor: Visitor, server: str, finished: list[dict[str, str]]
) -> None:
    page, other = visitor(), visitor(width=390)
    set_cookies(page, server, finished[0])
    set_cookies(other, server, finished[1])
    page.goto("/people/me")
    page.locator("[data-opponents] a").first.click()
    page.locator("[data-note] textarea").fill(NOTE)
    with page.expect_response(lambda answer: answer.url.endswith("/note") and answer.ok):
        page.locator("[data-note] textarea").blur()
    page.reload()
    expect(page.locator("[data-note] textarea")).to_have_value(NOTE)
    table = page.locator("[data-played] a").first.get_attribute("href") or ""
    for guest, count in ((page, 1), (other, 0)):
        guest.goto(table)
        wait_for_end_scene(guest)
        expect(guest.locator(f"{END_SCENE} [data-person]")).to_have_count(2)
        expect(guest.locator(f"{END_SCENE} [data-noted]")).to_have_count(count)
    page.locator(f"{END_SCENE} [data-person]").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#profile-title")).to_be_visible()


@pytest.mark.proof
def test_profile_without_games_or_player_has_message(visitor: Visitor) -> None:
    page = visitor("/account")
    page.locator("[data-action=profile]").click()
    expect(page.locator("main")).to_contain_text("No finished games yet.")
    page.goto("/people/nobody")
    expect(page.get_by_role("alert")).to_contain_text("Player not found.")
