"""Name changes: a new name shows at once in all places and interrupts nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.granada.driver import wait_for_turn
from tests.browser.tables import ME, OPEN, ask, create_table, get_table, open_settings
from tests.browser.test_multiplayer import order_pages_by_turn, seat_two_players

pytestmark = pytest.mark.browser

PLACES_SCRIPT = """() => ['.board', '#city', '#money', '#actions']
  .map(place => document.querySelector(place).getBoundingClientRect().toJSON())"""


def rename_guest(page: Page, name: str) -> None:
    ask(page, "PUT", "/api/me", {"name": name})


@pytest.mark.proof
def test_rename_keeps_selection(visitor: Visitor) -> None:
    host, guest, path = seat_two_players(visitor)
    mover, other = order_pages_by_turn(host, guest, path)
    for page, name in ((mover, "Ana"), (other, "Ben")):
        rename_guest(page, name)
        expect(mover.locator("#players")).to_contain_text(name)
    assert wait_for_turn(mover)
    mover.locator("[data-slot].lit").first.click()
    mover.locator("[data-action=take]").focus()
    before, places = get_table(mover, path)["version"], mover.evaluate(PLACES_SCRIPT)
    for name in ("Bea", "Bob", "Eva"):
        rename_guest(other, name)
        expect(mover.locator("#players")).to_contain_text(name)
        expect(mover.locator("[data-slot][aria-pressed=true]")).to_have_count(1)
        assert mover.evaluate("document.activeElement.dataset.action") == "take"
    assert mover.evaluate(PLACES_SCRIPT) == places
    assert get_table(mover, path)["version"] == before
    mover.click("[data-action=take]")
    mine = get_table(mover, path)["as"]
    mover.wait_for_function("before => +document.querySelector('.board').dataset.version > before", arg=before)
    assert mover.locator("[role=alert]").count() == 0
    assert [line["seat"] for line in get_table(mover, path)["log"]].count(mine) == 1
    expect(other.locator("#players")).to_contain_text("Eva")


@pytest.mark.proof
def test_waiting_room_shows_current_names(visitor: Visitor) -> None:
    host = visitor()
    path = create_table(host, ME, OPEN, start=False)
    host.goto(path)
    guest = visitor(path)
    guest.click("[data-action=sit]")
    expect(guest.locator("[data-action=sit]")).to_have_count(0)
    rename_guest(host, "Núria")
    expect(guest.locator("ol")).to_contain_text("Núria")
    rename_guest(guest, "Otto")
    expect(host.locator("ol")).to_contain_text("Otto")
    host.reload()
    expect(host.locator("ol")).to_contain_text("Otto")
    assert [seat["name"] for seat in get_table(guest, path)["seats"]] == ["Núria", "Otto"]


@pytest.mark.proof
@pytest.mark.parametrize("name", ["ㅤ", "⠀⠀"])
def test_invisible_name_is_refused_with_message(visitor: Visitor, name: str) -> None:
    page = visitor("/account")
    page.click("[data-action=rename]")
    page.fill("#lobby-name", name)
    page.click("form:has(#lobby-name) button.main")
    expect(page.locator("form [role=alert]")).to_contain_text("cannot be shown")
    open_settings(page)
    page.fill("#my-name", name)
    page.press("#my-name", "Enter")
    expect(page.locator("dialog [role=alert]")).to_contain_text("cannot be shown")
    page.fill("#my-name", "Ana")
    page.press("#my-name", "Enter")
    expect(page.locator("dialog [role=alert]")).to_have_count(0)
    assert ask(page, "GET", "/api/me")["name"] == "Ana"
