"""Account page: passkey sign-in, link to another device, ending sessions, deleting the account."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, create_table, open_settings

pytestmark = pytest.mark.browser
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def add_authenticator(page: Page) -> None:
    """Give the browser an authenticator that accepts everything (Chromium's virtual authenticator)."""
    chrome = page.context.new_cdp_session(page)
    chrome.send("WebAuthn.enable")
    chrome.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def set_name(page: Page, name: str) -> None:
    page.click("[data-action=rename]")
    page.fill("#lobby-name", name)
    page.press("#lobby-name", "Enter")
    expect(page.locator("[data-action=rename]")).to_be_visible()


def test_guest_uses_two_devices_and_deletes_account(visitor: Visitor, server: str) -> None:
    here = server.replace("127.0.0.1", "localhost")
    desk = visitor(base_url=here)
    add_authenticator(desk)
    desk.goto("/account")
    set_name(desk, "Ana")
    desk.click("[data-action=add-key]")
    expect(desk.locator("[data-action=remove]")).to_have_count(1)
    desk.click("[data-action=device]")
    link = desk.locator("input[readonly]").input_value()

    phone = visitor(link, width=390)
    expect(phone.locator("main")).to_contain_text("Ana")
    assert "#" not in phone.url
    phone.click("[data-action=use]")
    expect(phone.get_by_role("heading", name="Welcome, Ana")).to_be_focused()
    phone.goto(f"{here}/account")
    expect(phone.locator("[data-action=end]")).to_have_count(1)

    # The browser's previous guest is signed out and returns with the passkey.
    desk.reload()
    desk.click("[data-action=end]")
    expect(desk.locator("[data-action=end]")).to_have_count(0)
    phone.reload()
    expect(phone.locator("[data-action=remove]")).to_have_count(0)
    desk.click("[data-action=sign-out]")
    expect(desk.locator("[data-farewell]")).to_contain_text("Signed out")
    expect(desk.locator("[data-farewell]")).to_be_in_viewport()
    expect(desk.locator("[data-action=remove]")).to_have_count(0)
    desk.click("[data-action=use-key]")
    expect(desk.get_by_role("heading", name="Welcome, Ana")).to_be_focused()
    desk.locator("main").get_by_role("link", name="Account").click()

    desk.click("[data-action=remove]")
    expect(desk.get_by_role("alert")).to_contain_text("last sign-in method")
    desk.click("[data-action=remove-last]")
    expect(desk.locator("[data-action=remove]")).to_have_count(0)
    desk.click("[data-action=delete]")
    sure = desk.get_by_role("button", name=re.compile("for good"))
    expect(sure).to_be_disabled()
    desk.fill("#delete-name", "Ana")
    sure.click()
    expect(desk.locator("[data-farewell]")).to_contain_text("deleted")
    expect(desk.locator("[data-farewell]")).to_be_in_viewport()
    expect(desk.locator("main")).not_to_contain_text("You are Ana")


@pytest.mark.proof
def test_site_without_sign_in_offers_device_link_only(visitor: Visitor) -> None:
    """Passkeys need a host name, and this site sends no email."""
    page = visitor("/account")
    expect(page.locator("main")).to_contain_text("Use the link below")
    expect(page.locator("#ways-title")).to_have_count(0)


@pytest.mark.proof
def test_settings_are_synchronized_between_devices(visitor: Visitor) -> None:
    desk = visitor("/account")
    set_name(desk, "Ana")
    desk.click("[data-action=device]")
    link = desk.locator("input[readonly]").input_value()
    desk.reload()  # with a session from here on
    open_settings(desk)
    with desk.expect_response(
        lambda answer: answer.url.endswith("/api/me/settings") and answer.request.method == "PUT"
    ):
        desk.select_option("#theme", "dark")
    phone = visitor(link, width=390)
    phone.click("[data-action=use]")
    phone.get_by_role("heading", name="Welcome, Ana").wait_for()
    phone.reload()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.proof
def test_hidden_tables_are_synchronized_between_devices(visitor: Visitor) -> None:
    desk = visitor("/account")
    set_name(desk, "Ana")
    desk.click("[data-action=device]")
    link = desk.locator("input[readonly]").input_value()
    desk.goto("/")
    create_table(desk, ME, BOT)
    desk.goto("/")
    with desk.expect_response(lambda answer: answer.url.endswith("/settings") and answer.request.method == "PUT"):
        desk.locator("[data-list=turn]").get_by_role("button").click()
    phone = visitor(link, width=390)
    phone.click("[data-action=use]")
    phone.get_by_role("heading", name="Welcome, Ana").wait_for()
    phone.goto("/")
    expect(phone.locator("[data-list=turn]")).to_have_count(0)
    phone.locator("[data-list=finished] summary").first.click()
    phone.locator("[data-list=finished] summary").last.click()
    with phone.expect_response(lambda answer: answer.url.endswith("/settings") and answer.request.method == "PUT"):
        phone.click("[data-action=back]")
    desk.reload()
    expect(desk.locator("[data-list=turn] a")).to_have_count(1)
