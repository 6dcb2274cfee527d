"""Many tabs of a browser over HTTP/1.1, which allows six connections per host.

All tabs share one event stream, so that requests still get through.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HOME_NETWORK, Visitor
from tests.browser.tables import ME, ask, create_table, get_table

pytestmark = pytest.mark.browser
DEVICE = {"kind": "device", "name": "Bea"}
MAX_UPDATE_SECONDS = 2.0
"""Maximum delay in seconds until each tab shows a move."""
STATUS_SCRIPT = "path => fetch(path, {signal: AbortSignal.timeout(20_000)}).then(reply => reply.status)"


def play_move(host: Page, path: str) -> int:
    """Play a move at a table whose seats all belong to the host. Returns the table's new version."""
    seat = get_table(host, path)["actors"][0]
    now = get_table(host, path, seat)
    move = {
        "seat": seat,
        "position": now["position"],
        "version": now["version"],
        "actions": [now["legal"][0]["notation"]],
    }
    return int(ask(host, "POST", f"/api/tables{path.removeprefix('/table')}/moves", move)["version"])


def expect_updates(host: Page, tabs: dict[str, Page], max_seconds: float | None) -> None:
    """Play a move at each table and expect it in the table's tab."""
    for path, tab in tabs.items():
        version, began = play_move(host, path), time.monotonic()
        expect(tab.locator(f".board[data-version='{version}']")).to_be_visible()
        assert max_seconds is None or time.monotonic() - began < max_seconds


@pytest.mark.parametrize(
    ("tables", "max_seconds"),
    [(2, None), pytest.param(10, MAX_UPDATE_SECONDS, marks=pytest.mark.proof)],
    ids=["two", "ten"],
)
def test_every_tab_gets_updates_and_responses(
    visitor: Visitor, server: str, tables: int, max_seconds: float | None
) -> None:
    host = visitor()
    paths = [create_table(host, ME, DEVICE) for _ in range(tables)]
    lobby = visitor("/", base_url=server.replace("127.0.0.1", HOME_NETWORK))
    assert lobby.evaluate("isSecureContext") is False
    tabs, streams = dict[str, Page](), list[str]()
    for path in paths:
        tab = tabs[path] = lobby.context.new_page()
        tab.on("request", lambda request: streams.append(request.url) if "/api/events" in request.url else None)
        tab.goto(path)
        tab.wait_for_selector(".board[data-version]")
    expect_updates(host, tabs, max_seconds)
    assert streams == [], "a tab opened a stream of its own instead of using the shared one"
    assert all(tab.evaluate(STATUS_SCRIPT, "api/turns") == 200 for tab in (lobby, *tabs.values()))
    lobby.close()  # the first tab, which opened the stream
    tabs.pop(paths[0]).close()
    expect_updates(host, tabs, max_seconds)
