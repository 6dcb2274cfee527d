"""Smoke test of each game in Firefox and WebKit.

The lobby loads, a table opens, and its buttons play the first actions.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench import usual
from tertulia.kernel.registry import installed_games
from tests.browser import engines
from tests.browser.conftest import HOME_NETWORK

pytestmark = [pytest.mark.browser, pytest.mark.proof]

ACTIONS = 4
MAX_WAIT_SECONDS = 120.0
WATCH_SCRIPT = """
window.faults = [];
addEventListener("error", ({ message }) => faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => faults.push(`${reason}`));
"""
SEND_SCRIPT = """
const send = async (path, body) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-CSRF-Token": csrf, "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
"""
NEW_TABLE_SCRIPT = """
localStorage["tertulia.settings"] = JSON.stringify({ pace: "fast", ending: "now", forced: false, guide: "never" });
const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
const { id } = await send("/api/tables", { game: GAME, options: {}, seats, public: true, hints: false, patience: 600 });
await send(`/api/tables/${id}/start`, {});
return id;
"""
PRESS_SCRIPT = """
const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
const sure = seen("[data-action=confirm][aria-disabled=false]");
const meant = seen(":popover-open [data-notation]");
const free = document.querySelector(".board[data-ready=true]") && !document.querySelector("[data-going]");
const lit = free ? seen(":is(#actions, .board) [data-notation], [data-lit]") : [];
window.presses = (window.presses ?? 0) + 1;
const next = sure[0] ?? meant[0] ?? lit[window.presses % lit.length];
next?.click();
return { version: document.querySelector(".board")?.dataset.version ?? null, faults: window.faults ?? [] };
"""
"""Presses a button if possible. Returns the version that the board shows, and the errors so far."""


VERSION_SCRIPT = "return Number(document.querySelector('.board[data-version]')?.dataset.version)"
MAX_UPDATE_SECONDS = 2.0
TABS = 10


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[engines.Engine]:
    if lacking := engines.list_missing(request.param):
        pytest.skip(f"{request.param}: {lacking} not installed")
    with engines.run_browser(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def poll_until(engine: engines.Engine, script: str, what: str) -> Any:
    """Poll a script until its result is true, and return the result."""
    end = time.monotonic() + MAX_WAIT_SECONDS
    while time.monotonic() < end:
        if found := engine.ask(script):
            return found
        time.sleep(0.2)
    raise AssertionError(f"{what}: {engine.ask('return document.body.innerText')[:500]}")


@pytest.mark.timeout(600, func_only=True)
@pytest.mark.parametrize("game", installed_games())
def test_first_actions_are_played_in_other_browser(engine: engines.Engine, server: str, game: str) -> None:
    engine.open(server)
    poll_until(engine, "return document.querySelector('[data-action=quick]') !== null", "the lobby does not show")
    table = engine.ask(SEND_SCRIPT + NEW_TABLE_SCRIPT.replace("GAME", repr(game)))
    engine.open(f"{server}/table/{table}")
    engine.ask(WATCH_SCRIPT)
    poll_until(engine, "return document.querySelector('.board[data-version]') !== null", "the table does not show")
    versions: set[str] = set()
    end = time.monotonic() + MAX_WAIT_SECONDS
    while len(versions) <= ACTIONS and time.monotonic() < end:
        report = engine.ask(PRESS_SCRIPT)
        assert report["faults"] == []
        versions |= {report["version"]} - {None}
        time.sleep(0.1)
    assert len(versions) > ACTIONS, "the game does not go on"
    wide = "return document.documentElement.scrollWidth > innerWidth"
    assert not engine.ask(wide), "the page scrolls sideways"


class Host:
    """A guest who holds all seats of public tables and plays through the HTTP API."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._headers = {"X-CSRF-Token": client.get("/api/me").json()["csrf"]}

    def open_table(self) -> str:
        """Start a public table and return its id."""
        seats = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
        body = {"game": usual.QUICK, "options": {}, "seats": seats, "public": True, "patience": 600}
        table = str(self._post("/api/tables", body)["id"])
        self._post(f"/api/tables/{table}/start", {})
        return table

    def move(self, table: str) -> int:
        """Play the first legal action and return the table's new version."""
        (seat, *_) = self._client.get(f"/api/tables/{table}").json()["actors"]
        now = self._client.get(f"/api/tables/{table}", params={"as": seat}).json()
        actions = [now["legal"][0]["notation"]]
        move = {"seat": seat, "position": now["position"], "version": now["version"], "actions": actions}
        return int(self._post(f"/api/tables/{table}/moves", move)["version"])

    def _post(self, path: str, body: Any) -> Any:
        return self._client.post(path, json=body, headers=self._headers).raise_for_status().json()


@pytest.mark.timeout(900, func_only=True)
def test_ten_firefox_tabs_get_every_move(server: str, tmp_path: Path) -> None:
    """Runs over HTTP/1.1 from an insecure origin; the tab opened first is closed during the test."""
    if engines.list_missing("firefox"):
        pytest.skip("Firefox is not installed")
    address = server.replace("127.0.0.1", HOME_NETWORK)
    with engines.run_firefox(tmp_path) as lobby, httpx.Client(base_url=server, trust_env=False) as client:
        host = Host(client)
        lobby.open(address)
        assert lobby.ask("return isSecureContext") is False
        tabs = {host.open_table(): lobby.open_tab() for _ in range(TABS)}
        for table, tab in tabs.items():
            tab.open(f"{address}/table/{table}")
            poll_until(tab, "return document.querySelector('.board[data-version]') !== null", "the table does not show")
        for first in (None, lobby):
            if first is not None:
                first.close()
            for table, tab in tabs.items():
                version, began = host.move(table), time.monotonic()
                poll_until(tab, f"{VERSION_SCRIPT} >= {version}", f"the tab of table {table} does not hear of a move")
                assert time.monotonic() - began < MAX_UPDATE_SECONDS
            assert all(tab.ask("return (await fetch('/api/turns')).status") == 200 for tab in tabs.values())
