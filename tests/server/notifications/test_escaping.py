"""Names and texts of guests reach each service as plain text: no mention, no hidden link, no markup."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from html.parser import HTMLParser
from typing import Any

import icalendar
import pytest
import requests

from tertulia.i18n.catalogue import Catalogue
from tertulia.server.delivery.apprise import ServiceSender
from tertulia.server.delivery.email import compose, compose_email
from tertulia.server.delivery.escaping import BREAK, MARKDOWN_SIGNS
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.delivery.push import payload
from tertulia.server.delivery.webhook import MAX_DISCORD_CHARACTERS, body_of
from tertulia.server.domain.delivery import Message, NotificationText
from tertulia.server.domain.notifications import NotificationKind
from tertulia.server.domain.ports import Turn
from tertulia.server.http.routes.notifications import build_calendar_feed
from tertulia.server.settings import MailSettings

HOSTILE_TEXTS = (
    "<!channel>",
    "<!subteam^S1|x>",
    "<@U123> <@&77>",
    "@everyone @here",
    "@all @room",
    "<http://evil|text>",
    "[x](http://a.b)",
    "![x](http://a.b)",
    "<a href=//evil>",
    "</p><img src=x>",
    "*b* **c** _i_ ~s~ ||p||",
    "`code` # h",
    "\\[x\\](//a.b) \\",
    "&lt;!channel&gt; &amp;",
    '"Ana" <x@a.test>',
    "=?utf-8?q?x?=",
    "a,b;c:d\\n",
)
SITE_ADDRESS = "https://games.test"
SERVICES = [
    ("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#general", "slack"),
    (f"discord://{'1' * 18}/{'a' * 64}", "markdown"),
    (f"discord://{'1' * 18}/{'a' * 64}?format=markdown", "converted"),
    (f"guilded://{'1' * 18}/{'a' * 64}", "markdown"),
    (f"fluxer://{'1' * 18}/{'a' * 64}", "markdown"),
    (f"mmost://127.0.0.1/{'3' * 32}", "markdown"),
    (f"mmosts://127.0.0.1/{'3' * 32}", "markdown"),
    ("nctalk://ana:word@127.0.0.1/room", "markdown"),
    ("nctalks://ana:word@127.0.0.1/room", "markdown"),
    ("ryver://org/ckhrjW8w672m6HG", "markdown"),
    (f"zulip://bot@org/{'a' * 32}/channel", "markdown"),
    ("matrix://token@127.0.0.1/?mode=matrix", "plain"),
    ("matrix://token@127.0.0.1/?mode=slack", "slack"),
    ("matrix://token@127.0.0.1/?mode=matrix&format=html", "html"),
    ("tgram://123456789:ABCdefghijklmnopqrstuvwxyzABCDEFGHI/12315544/", "html"),
    ("rocket://a/b@127.0.0.1/#channel", "converted"),
    ("ntfy://127.0.0.1/topic?format=markdown", "converted"),
    ("ntfy://127.0.0.1/topic", "plain"),
    ("gotify://127.0.0.1/Atoken1234567890", "plain"),
    ("mastodon://token@127.0.0.1", "plain"),
    ("json://127.0.0.1/x", "data"),
]
"""Addresses of services, and how each reads the text from Apprise. `converted` is Markdown that Apprise escapes."""
TABLE = f"{SITE_ADDRESS}/table/{'a' * 12}"


def make_message(*texts: str) -> Message:
    notifications = [NotificationText(NotificationKind.TURN, "a" * 12, "granada", text, TABLE) for text in texts]
    return Message(
        "an-id",
        "en",
        "Your turn",
        notifications,
        notifications[0].url,
        f"{SITE_ADDRESS}/notifications",
        f"{SITE_ADDRESS}/api/notifications/unsubscribe/x",
    )


class ParsedPage(HTMLParser):
    """Tags, links and text of an HTML page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data: str) -> None:
        self.text += data


def collect_texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from collect_texts(each)
    elif isinstance(value, str):
        yield value


def read_markdown(text: str) -> str:
    """The text that Markdown shows. Asserts that every special sign in it is escaped."""
    bare_address = re.sub(r"\\[\\`*_\[\]<>#|~/]", "", text)
    assert not MARKDOWN_SIGNS.search(bare_address), bare_address
    assert "://" not in bare_address
    return re.sub(r"\\(.)", r"\1", text)


def read_slack(text: str) -> str:
    assert not set("<>") & set(text)
    return html.unescape(text)


def read_html(text: str) -> str:
    page = ParsedPage(text)
    assert page.tags <= {"b", "br", "h1"}
    return page.text.replace("\xa0", " ").removeprefix("Your turn")


def read_converted(text: str) -> str:
    """Asserts only that no link hides its address, because Apprise has rules for each service; returns no text."""
    assert not re.search(r"<[^>]*(?<!\\)[|][^>]*(?<!\\)>", text), text
    assert "[x](" not in text
    return ""


READERS: Mapping[str, Callable[[str], str]] = {
    "slack": read_slack,
    "markdown": read_markdown,
    "html": read_html,
    "converted": read_converted,
    "plain": str,
    "data": str,
}


def capture_posts(text: str, url: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The bodies that Apprise posts to the service at `url`."""
    import apprise
    from apprise.manager_plugins import NotificationManager

    from tertulia.server.delivery.apprise import _notify

    scheme, sent = url.partition("://")[0], list[Any]()

    def take(*_: Any, **arguments: Any) -> requests.Response:
        body = arguments.get("data") or arguments.get("json")
        sent.append(json.loads(body) if isinstance(body, str | bytes) else body)
        answer = requests.Response()
        answer.status_code = 200
        answer._content = b'{"ok": true, "success": true}'
        return answer

    monkeypatch.setattr("requests.Session.request", take)
    monkeypatch.setattr("time.sleep", lambda _: None)
    NotificationManager().enable_only(scheme)  # type: ignore[no-untyped-call]  # a server in this process disabled it
    service = apprise.Apprise.instantiate(url)
    assert service is not None
    _notify(service, scheme, make_message(text))
    return sent


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_webhook_text_is_escaped_for_slack_and_discord_only(text: str) -> None:
    body = json.loads(body_of(make_message(text)))
    assert [each["text"] for each in body["notifications"]] == [text]
    slack, discord = (body[name].removesuffix(f" {TABLE}") for name in ("text", "content"))
    assert "](" not in slack
    assert read_slack(slack).replace(BREAK, "") == text
    assert read_markdown(discord).replace(BREAK, "") == text
    for service_text in (slack, discord):
        assert not re.search("@[^\u200b]", service_text)
    assert body["allowed_mentions"] == {"parse": []}
    assert body["mrkdwn"] is False


def test_discord_gets_complete_lines() -> None:
    content = json.loads(body_of(make_message(*["_" * 30] * 60)))["content"]
    assert len(content) <= MAX_DISCORD_CHARACTERS
    assert {each.count("\\_") for each in content.split("\n")} == {30}


@pytest.mark.parametrize(("url", "reader"), SERVICES)
def test_service_shows_hostile_text_as_text(url: str, reader: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for text in HOSTILE_TEXTS:
        (last_line,) = {
            each.splitlines()[-1] for each in collect_texts(capture_posts(text, url, monkeypatch)) if "games" in each
        }
        assert reader == "data" or not re.search("@[^\u200b]", last_line)
        line = last_line.split(" http")[0] if reader == "markdown" else last_line
        assert READERS[reader](line).replace(BREAK, "").strip() in (text, f"{text} {TABLE}", "")


async def test_sender_passes_scheme_of_address(monkeypatch: pytest.MonkeyPatch) -> None:
    sender = ServiceSender(["discord"], GuardedHttpClient([], timeout_seconds=5))
    sent: list[str] = []

    def take(_service: object, scheme: str, _message: Message) -> bool:
        sent.append(scheme)
        return True

    monkeypatch.setattr("tertulia.server.delivery.apprise._notify", take)
    await sender.send(SERVICES[1][0].encode(), make_message("x"))
    assert sent == ["discord"]


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_email_shows_hostile_text_as_text(text: str) -> None:
    settings = MailSettings(server="localhost", sender="Games <games@example.org>")
    letter = compose_email("ana@example.org", make_message(text), "games.test")
    assert letter.html is not None
    page = ParsedPage(letter.html)
    assert text in page.text
    assert page.tags == {"html", "body", "p", "a", "br"}
    assert all(each.startswith(f"{SITE_ADDRESS}/") for each in page.links)
    plain = compose(compose_email("ana@example.org", make_message("Ben plays"), "games.test"), settings)
    hostile = compose(letter, settings)
    assert hostile.keys() == plain.keys()
    assert hostile["To"] == plain["To"]
    assert hostile["Subject"] == plain["Subject"]


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
def test_push_and_calendar_carry_text_as_data(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert json.loads(payload(make_message(text)))["notifications"][0]["text"] == text
    monkeypatch.setattr(Catalogue, "text", lambda *_, **__: text)
    now = datetime(2026, 3, 1, tzinfo=UTC)
    feed = build_calendar_feed([Turn("a" * 12, "granada", 0)], "en", SITE_ADDRESS, now)
    (event,) = icalendar.Calendar.from_ical(feed).walk("VEVENT")
    assert str(event["summary"]) == text
    assert str(event["url"]) == TABLE
