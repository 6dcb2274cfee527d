"""While a game goes on the page is told what has changed, and that is enough: whole tables come at the beginning only."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Page

from tertulia.kernel.registry import games
from tests.browser.conftest import Visitor
from tests.browser.matrix import first
from tests.browser.tables import BOT, ME, new_table, of
from tests.browser.windows import drawn

pytestmark = pytest.mark.browser


ALONE = "delete window.SharedWorker"
"""Lets a page connect by itself: what a shared worker hears belongs to no page."""


class Ear:
    """Hears what the page hears of its table, and what it fetches of it."""

    def __init__(self, page: Page) -> None:
        self.table: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.fetched: list[str] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", self._hear)
        page.on("request", lambda request: self.fetched.append(request.url) if request.method == "GET" else None)

    def _hear(self, message: dict[str, Any]) -> None:
        kind, told = message["eventName"].split()[0], json.loads(message["data"])
        self.kinds.append(kind)
        if kind == "table":
            self.table = {
                **told,
                "log": self.table.get("log", [])[: told["position"] + 1 - len(told["log"])] + told["log"],
            }
        elif kind == "change":
            self._change(told)

    def _change(self, told: dict[str, Any]) -> None:
        assert told.pop("base") == self.table["version"]
        gone = told.pop("gone")
        told["view"] = {part: what for part, what in self.table["view"].items() if part not in gone} | told["view"]
        told["log"] = self.table["log"][: told.pop("kept")] + told["log"]
        self.table |= told


def take_all_back(page: Page) -> None:
    """Step by step, as far back as it goes."""
    while page.locator("button.undo").count():
        before = page.locator(".board").get_attribute("data-version")
        page.keyboard.press("u")
        page.wait_for_function("before => document.querySelector('.board').dataset.version !== before", arg=before)


@pytest.mark.parametrize("decisions", first([4, 16]))
@pytest.mark.parametrize("game", games())
def test_changes_are_enough(visitor: Visitor, game: str, decisions: int) -> None:
    page = visitor()
    page.add_init_script(ALONE)
    path = new_table(page, ME, BOT, game=game)
    ear = Ear(page)
    page.goto(path)
    player: Any = import_module(f"tests.browser.{game.replace('-', '_')}.driver")
    for decision in range(decisions):
        assert player.wait_for_turn(page)
        if decision % 2:
            take_all_back(page)
            assert player.wait_for_turn(page)
        player.step(page)
    assert player.wait_for_turn(page)
    fetched = [url for url in ear.fetched if url.partition("?")[0].endswith(f"/api/tables/{path.rsplit('/', 1)[-1]}")]
    assert len(fetched) == 1
    now = of(page, path)
    while ear.table["version"] < now["version"]:  # what the page has heard comes to this process a little later
        drawn(page)
    assert ear.kinds.count("change") >= decisions
    assert {name: part for name, part in ear.table.items() if name != "seats"} == {
        name: part for name, part in now.items() if name != "seats"
    }
