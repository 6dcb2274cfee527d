"""Server upgrade while pages are open: script files that they have not loaded yet no longer exist."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Visitor

pytestmark = pytest.mark.browser
BUILD_FOLDER = ROOT / "web/dist/assets"
MISSING_PART = "#part-missing"
LAZY_PARTS = re.compile(r".*/assets/(NotificationsPage|AccountPages|RulesPage|ShortcutsDialog|SettingsDialog)-.*")
REPORTED_IMPORT = re.compile(r"[\w$]+\((?:async)?\s*\(\)=>(?:\{let\{[^}]*\}=await )?$")
"""Matches the code before an import whose failure Vite reports."""


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """The lobby, while the server lacks the files of lazily loaded parts. Failed imports are expected."""
    found = visitor().context.new_page()
    found.route(LAZY_PARTS, lambda route: route.fulfill(status=404))
    found.goto("/")
    found.wait_for_selector("main h1, main h2")
    return found


def navigate_to(page: Page, path: str) -> None:
    """Open a page of the site as its links do."""
    page.evaluate(
        "path => { history.pushState(null, '', new URL(path, document.baseURI)); dispatchEvent(new PopStateEvent('popstate')) }",
        path,
    )


def test_page_with_missing_part_reloads_once(page: Page) -> None:
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.keyboard.press("?")
    expect(page.locator(MISSING_PART)).to_be_visible()
    assert loads == [], "an open page is not reloaded by itself"
    page.keyboard.press("Escape")
    navigate_to(page, "notifications")
    expect(page.locator(MISSING_PART)).to_be_visible()
    assert [url.rpartition("/")[2] for url in loads] == ["notifications"]
    navigate_to(page, "rules/granada")
    expect(page.locator(MISSING_PART)).to_be_visible()
    assert len(loads) == 1
    page.unroute(LAZY_PARTS)
    page.locator(MISSING_PART).get_by_role("button").click()
    expect(page.locator("main h1")).to_be_visible()
    assert page.url.endswith("rules/granada")


def test_every_lazy_import_reports_failure() -> None:
    silent = []
    for file in BUILD_FOLDER.glob("*.js"):
        text = file.read_text(encoding="utf-8")
        for found in re.finditer(r"\bimport\((?=[`\"'])", text):
            before = text[max(0, found.start() - 60) : found.start()]
            if not REPORTED_IMPORT.search(before):
                silent.append((file.name, before))
    assert not silent
