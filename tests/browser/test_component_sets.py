"""The table's component set is named in lobby, waiting room, table and game review."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bench import usual
from tertulia.kernel.registry import find_game
from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, ask, get_table
from tests.server.own_sets import make_own_set

pytestmark = pytest.mark.browser
GAME = find_game(usual.QUICK)


def test_component_set_is_named_on_all_pages(visitor: Visitor) -> None:
    page = visitor(locale="en")
    wish = {"game": GAME.name, "seats": [ME, BOT], "components": {"set": make_own_set(GAME, "My box")}}
    table = ask(page, "POST", "/api/tables", wish)["id"]
    digest = get_table(page, f"/table/{table}")["components"]["digest"]
    to_it = f"/rules/{GAME.name}?set={digest}#components"
    page.goto(f"/table/{table}")
    label = page.locator(f"[data-set='{digest}']")
    expect(label).to_contain_text("Component set: My box")
    expect(label).to_contain_text("the standard set")
    expect(label.locator("a")).to_have_attribute("href", to_it)
    ask(page, "POST", f"/api/tables/{table}/start")
    expect(label).to_contain_text("My box")
    expect(page.locator("a.rules")).to_have_attribute("href", to_it.partition("#")[0])
    page.goto("/")
    expect(page.locator("li", has=page.locator(f"a[data-table='{table}']"))).to_contain_text("My box")
