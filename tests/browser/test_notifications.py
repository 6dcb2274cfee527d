"""Notifications while no page is open: the settings page and the service worker."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.tables import BOT, ME, ask, assert_clean, create_table

pytestmark = pytest.mark.browser
IMAGE_SIZE_SCRIPT = """async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
}"""


def test_notification_settings_are_saved(visitor: Visitor, axe: str) -> None:
    page = visitor("/notifications", width=390)
    expect(page.locator("h1")).to_have_text("Notifications")
    page.get_by_label("Webhook address").fill("https://10.0.0.1/hook")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("This address cannot be used.")
    expect(page.get_by_label("the nights in my calendar")).to_be_checked()
    expect(page.get_by_text("Save quiet hours in your calendar first")).to_be_visible()
    page.get_by_label("custom hours").check()
    expect(page.get_by_text("Saved.")).to_be_visible()
    sleeps = {"zone": "Europe/Madrid", "quiet_from": 1380, "quiet_until": 420, "weekend": []}
    ask(page, "PUT", "/api/calendar", sleeps)
    page.reload()
    expect(page.get_by_label("custom hours")).to_be_checked()
    page.get_by_label("the nights in my calendar").check()
    expect(page.get_by_text("23:00 to 07:00 (Europe/Madrid)")).to_be_visible()
    page.get_by_label("Low-time warning").select_option("24 hours before, or when 50% is left")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Low-time warning").locator("option:checked")).to_contain_text("24 hours")
    page.get_by_role("button", name="Create calendar address").click()
    expect(page.get_by_role("textbox", name="Calendar")).to_have_value(re.compile(r"^http://.*/api/calendar/.+\.ics$"))
    assert_clean(page, axe, "notifications")


def test_channel_shows_result_of_test_notification(visitor: Visitor) -> None:
    answers = ["503", "403", "201"]
    page = visitor("/notifications", width=390)
    with run_webhook(answers) as address:
        page.get_by_label("Webhook address").fill(address)
        page.keyboard.press("Enter")
        channel = page.get_by_role("article")
        expect(channel.get_by_role("status").first).to_have_text("nothing sent yet")
        trial = channel.get_by_role("button", name="Send test notification")
        trial.click()
        expect(channel.get_by_role("status").first).to_have_text(re.compile(r"^last error: 503\b"))
        expect(channel.get_by_role("listitem")).to_contain_text("test – waiting")
        expect(trial).to_be_enabled()
        trial.click()
        expect(channel.get_by_role("status").first).to_have_text(re.compile(r"^stopped: delivery rejected \(403\b"))
        expect(channel.get_by_role("listitem").first).to_contain_text("test – rejected")
        expect(trial).to_be_enabled()
        trial.click()
        expect(channel.get_by_role("status").first).to_have_text(re.compile(r"^active last delivered "))
        expect(channel.get_by_role("listitem").first).to_contain_text("test – sent")
        assert not answers


@contextmanager
def run_webhook(answers: list[str]) -> Iterator[str]:
    """Run a webhook receiver on this machine and return its address.

    It answers successive messages with these status codes.
    """

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(int(answers.pop(0)))
            self.end_headers()

        def log_message(self, *arguments: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Hook) as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{receiver.server_port}/hook"
        receiver.shutdown()


def test_installed_site_works_offline_and_opens_shared_links(visitor: Visitor) -> None:
    """The manifest is valid, and its icons have the declared sizes.

    Push messages are tested in web/tests, because a headless browser shows no notifications.
    """
    page = visitor("/", service_worker=True)
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert (manifest["url"].rpartition("/")[2], manifest["errors"]) == ("manifest.webmanifest", [])
    icons = json.loads(manifest["data"])["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    for icon in icons:
        width, height = page.evaluate(IMAGE_SIZE_SCRIPT, icon["src"])
        assert icon["sizes"] in (f"{width}x{height}", "any")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    page.context.set_offline(False)
    table = create_table(page, ME, BOT)
    page.goto(f"/?title=Tertulia&text=Come:%20https://example.org{table}")
    page.wait_for_url(f"**{table}")
