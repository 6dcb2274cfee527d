"""Many tabs of a browser over HTTP/1.1, which allows six connections per host.

All tabs share one event stream, so that requests still get through.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import HOME_NETWORK, Visitor
from tests.browser.tables import ME, ask, new_table, of

pytestmark = pytest.mark.browser
DEVICE = {"kind": "device", "name": "Bea"}
WITHIN = 2.0
"""Maximum delay in seconds until each tab shows a move."""
ANSWER = "path => fetch(path, {signal: AbortSignal.timeout(20_000)}).then(reply => reply.status)"


def act(host: Page, path: str) -> int:
    """Play a move at a table whose seats all belong to the host. Returns the table's new version."""
    seat = of(host, path)["actors"][0]
    now = of(host, path, seat)
    move = {
        "seat": seat,
        "position": now["position"],
        "version": now["version"],
        "actions": [now["legal"][0]["notation"]],
    }
    return int(ask(host, "POST", f"/api/tables{path.removeprefix('/table')}/moves", move)["version"])


def expect_updates(host: Page, tabs: dict[str, Page], within: float | None) -> None:
    """Play a move at each table and expect it in the table's tab."""
    for path, tab in tabs.items():
        version, began = act(host, path), time.monotonic()
        expect(tab.locator(f".board[data-version='{version}']")).to_be_visible()
        assert within is None or time.monotonic() - began < within


@pytest.mark.parametrize(
    ("tables", "within"), [(2, None), pytest.param(10, WITHIN, marks=pytest.mark.proof)], ids=["two", "ten"]
)
def test_every_tab_gets_updates_and_responses(visitor: Visitor, server: str, tables: int, within: float | None) -> None:
    host = visitor()
    paths = [new_table(host, ME, DEVICE) for _ in range(tables)]
    lobby = visitor("/", base_url=server.replace("127.0.0.1", HOME_NETWORK))
    assert lobby.evaluate("isSecureContext") is False
    tabs, streams = dict[str, Page](), list[str]()
    for path in paths:
        tab = tabs[path] = lobby.context.new_page()
        tab.on("request", lambda request: streams.append(request.url) if "/api/events" in request.url else None)
        tab.goto(path)
        tab.wait_for_selector(".board[data-version]")
    expect_updates(host, tabs, within)
    assert streams == [], "a tab opened a stream of its own instead of using the shared one"
    assert all(tab.evaluate(ANSWER, "api/turns") == 200 for tab in (lobby, *tabs.values()))
    lobby.close()  # the first tab, which opened the stream
    tabs.pop(paths[0]).close()
    expect_updates(host, tabs, within)
