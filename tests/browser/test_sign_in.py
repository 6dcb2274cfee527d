"""Sign-in in the browser: by emailed code, by emailed link, and with an OpenID Connect provider.

Mail server and provider run on this machine. Guests with seats are asked whether to merge them.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import oidc_provider_mock
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, ask
from tests.cli.conftest import run_server
from tests.server.months.post import MailServer, ReceivedEmail
from tests.server.stalling import find_free_port

pytestmark = [pytest.mark.proof, pytest.mark.browser, pytest.mark.timeout(600, func_only=True)]
ANA = "ana@people.test"
EMAIL_SECONDS = 60.0
"""Timeout in seconds for the arrival of an email."""


@pytest.fixture
def post() -> Iterator[MailServer]:
    found = MailServer(lambda: 0.0, random.Random(0), refusals=0.0)
    yield found
    found.close()


@pytest.fixture(scope="module")
def club() -> Iterator[str]:
    with oidc_provider_mock.run_server_in_thread(require_nonce=True) as provider:
        yield f"http://localhost:{provider.server_port}"


@pytest.fixture
def site(tmp_path: Path, post: MailServer, club: str) -> Iterator[str]:
    """Address of a site that sends email and accepts accounts of the test provider."""
    port = find_free_port()
    address = f"http://localhost:{port}"
    mail = ("--mail-server", "127.0.0.1", "--mail-port", str(post.port), "--mail-security", "none")
    openid = (
        "--openid-issuer",
        club,
        "--openid-client",
        "tertulia",
        "--openid-secret",
        "hidden",
        "--openid-name",
        "Club",
    )
    sender = ("--mail-from", "games@tertulia.test", "--site-address", address)
    with run_server(tmp_path, "--port", str(port), *mail, *sender, *openid):
        yield address


def wait_for_email(post: MailServer, many: int) -> ReceivedEmail:
    """Wait for the `many`-th email and return the newest."""
    until = time.monotonic() + EMAIL_SECONDS
    while len(post.received) < many:
        assert time.monotonic() < until, "no email came"
        time.sleep(0.05)
    return post.received[-1]


def request_email(page: Page) -> None:
    """Request a sign-in email."""
    page.goto("/account")
    page.fill("#mail-address", ANA)
    page.press("#mail-address", "Enter")
    expect(page.get_by_role("status").filter(has_text=ANA)).to_be_visible()
    expect(page.locator("#mail-code")).to_be_focused()


def find_in_email(email: ReceivedEmail, what: str) -> str:
    """Return the first match of a pattern in an email."""
    found = re.search(what, email.text)
    assert found, email.text
    return found[0]


def get_name(page: Page) -> str:
    return str(ask(page, "GET", "/api/me")["name"])


def test_sign_in_by_emailed_code_and_link(visitor: Visitor, site: str, post: MailServer) -> None:
    desk, phone = visitor("/", base_url=site), visitor("/", base_url=site, width=390)
    ask(desk, "PUT", "/api/me", {"name": "Ana"})
    request_email(desk)
    desk.fill("#mail-code", "12")
    desk.press("#mail-code", "Enter")
    expect(desk.get_by_role("alert")).to_be_visible()
    desk.fill("#mail-code", find_in_email(wait_for_email(post, 1), r"\b\d{6}\b"))
    desk.press("#mail-code", "Enter")
    expect(desk.get_by_role("heading", name="Welcome, Ana")).to_be_focused()
    desk.locator("main").get_by_role("link", name="Account").click()
    expect(desk.locator("[data-action=remove]")).to_have_count(1)

    # A guest who has seats is asked before they are merged.
    table = ask(phone, "POST", "/api/tables", {"game": "granada", "options": {}, "seats": [ME, BOT], "public": False})
    request_email(phone)
    phone.goto(find_in_email(wait_for_email(post, 2), r"http\S+#\S+"))
    expect(phone.locator("main")).to_contain_text(ANA)
    phone.click("[data-action=use]")
    expect(phone.get_by_role("heading", name="Keep your games?")).to_be_focused()
    phone.click("[data-action=merge]")
    expect(phone.get_by_role("heading", name="Welcome, Ana")).to_be_focused()
    assert get_name(phone) == "Ana"
    assert ask(phone, "GET", f"/api/tables/{table['id']}")["own_seats"] == [0]


def test_sign_in_by_openid_provider(visitor: Visitor, site: str, club: str) -> None:
    desk, phone = visitor("/", base_url=site), visitor("/", base_url=site, width=390)
    ask(desk, "PUT", "/api/me", {"name": "Ana"})
    for page in (desk, phone):
        page.goto("/account")
        page.get_by_role("button", name="Sign in with Club").click()
        page.wait_for_url(f"{club}/**")
        page.fill("[name=sub]", "ana@club")
        page.press("[name=sub]", "Enter")
        expect(page.get_by_role("heading", name="Welcome, Ana")).to_be_focused()
        assert "state=" not in page.url
    phone.goto("/account")
    phone.get_by_role("button", name="Sign in with Club").click()
    phone.get_by_role("button", name="Deny").click()
    expect(phone.get_by_role("alert")).to_be_visible()
    assert get_name(phone) == "Ana"
