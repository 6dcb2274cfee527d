"""Returning to a table: the events since the last visit are shown until the player acts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench import usual
from tests.browser.conftest import Visitor
from tests.browser.tables import ME, OPEN, act, ask, of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
TITLE = "Since you were last here"


def acting(pages: tuple[Page, Page], path: str) -> int:
    return int(of(pages[0], path)["actors"][0])


def on_until(pages: tuple[Page, Page], path: str, seat: int) -> None:
    """Both play by requests until a seat is to act, at least once each."""
    for wanted in (1 - seat, seat):
        while (now := acting(pages, path)) != wanted:
            act(pages[now], path, of(pages[now], path), ())


def test_events_since_last_visit_are_shown(visitor: Visitor) -> None:
    pages = (visitor(), visitor())
    ana, bea = pages
    ask(bea, "PUT", "/api/me", {"name": "Bea"})
    wanted = {"game": usual.QUICK, "options": {}, "seats": [ME, OPEN], "public": True}
    path = f"/table/{ask(ana, 'POST', '/api/tables', wanted)['id']}"
    ask(bea, "POST", f"/api{path.replace('table', 'tables')}/sit", {"seat": 1})
    ask(ana, "POST", f"/api{path.replace('table', 'tables')}/start")
    on_until(pages, path, 0)
    strip = ana.get_by_role("region", name=TITLE)
    ana.goto(path)
    ana.wait_for_selector(".board[data-ready=true]")
    expect(strip).to_have_count(0)
    with ana.expect_response("**/seen"):
        ana.locator("header a").first.click()
    on_until(pages, path, 0)
    ana.goto(path)
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("Bea")
    act(ana, path, of(ana, path), ())
    expect(strip).to_have_count(0)
