"""Waiting room: unusual options are shown at once, all others on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.tables import ME, OPEN, clean, new_table, of

pytestmark = pytest.mark.browser


@pytest.mark.proof
def test_only_unusual_options_are_shown_at_once(visitor: Visitor, axe: str) -> None:
    page = visitor(width=390)
    path = new_table(page, ME, OPEN, start=False, game="la-granja", options={"farm_phase": "simultaneous"})
    page.goto(path)
    rest = page.locator("details[data-part=options]")
    expect(page.locator("[data-option=farm_phase]")).to_be_visible()
    expect(rest.locator("[data-option=farm_phase]")).to_have_count(0)
    expect(page.locator("[data-option]:visible")).to_have_count(1)
    rest.locator("summary").press("Enter")
    expect(page.locator("[data-option]:visible")).to_have_count(len(of(page, path)["options"]))
    clean(page, axe, "all options of a table that waits")
