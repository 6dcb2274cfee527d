"""Invitation links: they can be copied on any page and name an address that other machines can reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.tables import BOT, ME, OPEN, create_table

pytestmark = pytest.mark.browser

WITHOUT_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


@pytest.mark.proof
def test_link_is_selected_if_copying_fails(visitor: Visitor) -> None:
    page = visitor()
    path = create_table(page, ME, OPEN, start=False)
    page.context.add_init_script(f"{WITHOUT_CLIPBOARD}; document.execCommand = () => false")
    page.goto(path)
    page.click("[data-action=copy]")
    expect(page.locator("main [role=status]", has_text="Copy it with your browser")).to_be_visible()
    assert page.evaluate("getSelection().toString()").endswith(path)


@pytest.mark.parametrize("width", mark_later_as_proof([390, 1440]))
def test_reachable_link_is_copied_without_clipboard_api(visitor: Visitor, width: int) -> None:
    page = visitor(width=width)
    path = create_table(page, ME, OPEN, start=False)
    page.context.add_init_script(WITHOUT_CLIPBOARD)
    page.route("**/api/invitation", lambda route: route.fulfill(json={"address": "192.168.1.7"}))
    page.goto(path)
    expect(page.locator("main input[readonly]")).to_have_value(replace_host(page.url))
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")  # once the page is laid out
    page.click("[data-action=copy]")
    expect(page.locator("[data-action=copy]")).to_have_text("Copied")
    assert page.evaluate("getSelection().toString()") == replace_host(page.url)


@pytest.mark.proof
def test_invitation_names_game_and_bots(visitor: Visitor) -> None:
    host, guest = visitor(), visitor(width=390)
    guest.goto(create_table(host, ME, OPEN, BOT, start=False))
    title = guest.locator("#game-title")
    expect(title).to_be_in_viewport()
    expect(title).to_have_text(str(guest.locator("header h1").text_content()))
    expect(guest.locator("ol li").last).to_contain_text("bot, Greedy")


def replace_host(url: str) -> str:
    """Return the page's address with the machine's network address."""
    return url.replace("127.0.0.1", "192.168.1.7")


@pytest.mark.proof
def test_unreachable_link_is_announced(visitor: Visitor) -> None:
    page = visitor()
    page.goto(create_table(page, ME, OPEN, start=False))
    expect(page.get_by_text("--host 0.0.0.0")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
