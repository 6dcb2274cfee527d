"""Table updates: during a game the page receives only changes and loads the complete table once."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response

from tertulia.kernel.registry import installed_games
from tests.browser.conftest import Visitor
from tests.browser.driver import wait_until_drawn
from tests.browser.tables import BOT, ME, create_table, get_table
from tests.server.following import apply_change

pytestmark = pytest.mark.browser


DECISIONS = 16
NO_SHARED_WORKER = "delete window.SharedWorker"
"""Makes a page connect by itself; events of a shared worker belong to no page."""


class UpdateRecorder:
    """Records the events and the responses that a page receives for a table."""

    def __init__(self, page: Page, path: str) -> None:
        self.events: list[tuple[str, Any]] = []
        """Events in order: kind and data."""
        self.answers: list[Response] = []
        """Responses to requests for the complete table."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", self._record_message)
        api_path = f"/api/tables/{path.rsplit('/', 1)[-1]}"
        page.on("response", lambda each: self.answers.append(each) if urlsplit(each.url).path == api_path else None)

    def _record_message(self, message: dict[str, Any]) -> None:
        self.events.append((message["eventName"].split()[0], json.loads(message["data"])))

    def build_table(self) -> dict[str, Any]:
        """Return the fetched table with all later events applied."""
        found: dict[str, Any] = self.answers[0].json()
        for kind, payload in self.events:
            if kind == "table":
                found = {
                    **payload,
                    "log": found["log"][: payload["position"] + 1 - len(payload["log"])] + payload["log"],
                }
            elif kind == "change" and payload["version"] > found["version"]:
                found = apply_change(found, payload)
        return found


def undo_all(page: Page) -> None:
    """Undo step by step, as far as possible."""
    while page.locator("button.undo").count():
        before = page.locator(".board").get_attribute("data-version")
        page.keyboard.press("u")
        page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)


@pytest.mark.proof
@pytest.mark.parametrize("game", installed_games())
def test_page_needs_only_changes_after_first_load(visitor: Visitor, game: str) -> None:
    page = visitor()
    page.add_init_script(NO_SHARED_WORKER)
    path = create_table(page, ME, BOT, game=game)
    ear = UpdateRecorder(page, path)
    page.goto(path)
    player: Any = import_module(f"tests.browser.{game.replace('-', '_')}.driver")
    for decision in range(DECISIONS):
        assert player.wait_for_turn(page)
        if decision % 2:
            undo_all(page)
            assert player.wait_for_turn(page)
        player.step(page)
    assert player.wait_for_turn(page)
    assert len(ear.answers) == 1
    now = get_table(page, path)
    while ear.build_table()["version"] < now["version"]:  # the page's events reach this process a little later
        wait_until_drawn(page)
    assert [kind for kind, _ in ear.events].count("change") >= DECISIONS
    assert {name: part for name, part in ear.build_table().items() if name != "seats"} == {
        name: part for name, part in now.items() if name != "seats"
    }
