"""Log lines contain no user input and no secrets: email addresses, tokens, webhook URLs, names.

Every route gets planted texts in its path, query and body. The storage, the mail server, the OpenID provider and
notification channels fail with those texts in the exception. Both log formats, JSON and plain, are checked.
"""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
import requests

from bench import usual
from tertulia.server import backends, logs
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.domain.delivery import Email, MailRefused
from tertulia.server.domain.seats import GuestId
from tertulia.server.identity.openid import REQUIRED_ENDPOINTS
from tertulia.server.logs import JsonLines
from tertulia.server.settings import OpenIdSettings
from tests.server.asgi import Site, site
from tests.server.browsers import ADDRESS, Browser
from tests.server.http.test_authorisation import ACCESS
from tests.server.notifications.notification_site import NotificationSite, notification_site, run_receiver

SECRET = "Planted"
EMAIL, TOKEN, URL = f"{SECRET}@example.org", f"{SECRET}-token", f"https://hooks.example/{SECRET}"
FIELDS = re.findall(
    r"\w+",
    """address token ticket code state mail webhook service name label words reason who id game person seat actions record
    components credential settings language zone role kind sees""",
)
BODIES: tuple[Any, ...] = (
    *(dict.fromkeys(FIELDS, text) for text in (EMAIL, TOKEN, URL)),
    *({"address": EMAIL}, {"token": TOKEN}, {"webhook": URL}, {"mail": f"<{EMAIL}>"}, {"name": SECRET}),
    *([TOKEN], TOKEN),
)
GUEST = GuestId(f"{SECRET}-guest")


class FailingMail:
    """A mail server that refuses every email and names the recipient."""

    enabled = True

    async def send(self, email: Email) -> None:
        raise MailRefused(f"550 no such mailbox {email.to}", permanent=True)


@pytest.fixture
def lines() -> Iterator[list[io.StringIO]]:
    """The log output in each format (JSON, plain), from level INFO."""
    streams, root, level = [io.StringIO(), io.StringIO()], logging.getLogger(), logging.getLogger().level
    handlers = [logging.StreamHandler(stream) for stream in streams]
    for handler, form in zip(handlers, (logs.JsonLines(), logs.PlainLines(logging.BASIC_FORMAT)), strict=True):
        handler.setFormatter(form)
        root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield streams
    root.setLevel(level)
    for handler in handlers:
        root.removeHandler(handler)


async def send_all_bodies(server: Site) -> None:
    """Send each body to every route, with planted texts in its path and query."""
    for route in ACCESS:
        method, _, path = route.partition(" ")
        if path.endswith("/events"):
            continue
        for number, body in enumerate(BODIES if method != "GET" else BODIES[:1]):
            filled = re.sub(r"\{[^}]*\}", EMAIL if number % 2 else TOKEN, path)
            await server.ask(GUEST, method, f"{filled}?as={TOKEN}&sees={EMAIL}", None if method == "GET" else body)


def find_planted_lines(lines: list[io.StringIO]) -> list[str]:
    return [line for stream in lines for line in stream.getvalue().splitlines() if SECRET.lower() in line.lower()]


@pytest.mark.parametrize("broken", ["nothing", "sessions", "transact", "commit"])
async def test_log_contains_no_request_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[io.StringIO], broken: str
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError(f"cannot store {EMAIL} {TOKEN} {URL}")

    monkeypatch.setattr(backends, "make_mailer", lambda settings, clock: FailingMail())
    provider = OpenIdSettings(issuer=f"http://127.0.0.1:9/{SECRET}", client=SECRET, secret=TOKEN, name=SECRET)
    async with site(tmp_path, address="http://localhost", openid=provider, services=("ntfys",)) as server:
        if broken != "nothing":
            monkeypatch.setattr(server.assembly.backends.journal, broken, fail)
        await send_all_bodies(server)
        monkeypatch.undo()
    assert find_planted_lines(lines) == []
    if broken in ("sessions", "transact"):
        assert all("RuntimeError" in stream.getvalue() for stream in lines), "the error itself is logged"


def make_channels(port: int) -> tuple[dict[str, str], ...]:
    """Two channels (webhook, ntfy) to a local port, with planted texts in their addresses."""
    webhook = {"webhook": f"http://127.0.0.1:{port}/{SECRET}"}
    return webhook, {"service": f"ntfy://{SECRET}:{TOKEN}@127.0.0.1:{port}/{SECRET}"}


async def try_channels(running: NotificationSite, guest: str, port: int) -> None:
    """Let a guest add each channel, and send a test notification to it."""
    for what in make_channels(port):
        channel = await running.add_channel(GuestId(guest), **what)
        await running.ask(GuestId(guest), "POST", f"notifications/channels/{channel}/test", {})
        await running.wait_until_idle()


async def test_log_contains_no_channel_address(tmp_path: Path, lines: list[io.StringIO]) -> None:
    answers = ["200 OK", f"500 {URL}", f"302 Found\r\nLocation: {URL}", f"200 OK\r\n{SECRET}", f"{SECRET}"]
    async with notification_site(tmp_path, services=("ntfy",)) as running, run_receiver() as other:
        for number, answer in enumerate(answers):
            other.answers = [answer] * 2
            await try_channels(running, f"{number:024}", other.port)
        assert len(other.posts) == 2 * len(answers)
    assert find_planted_lines(lines) == []


async def test_log_contains_no_channel_error_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[io.StringIO]
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise errors[-1](f"cannot reach {URL} {TOKEN}")

    errors: list[type[Exception]] = [RuntimeError, OSError, requests.ConnectionError]
    async with notification_site(tmp_path, services=("ntfy",)) as running:
        monkeypatch.setattr(GuardedHttpClient, "post", fail)
        monkeypatch.setattr(requests.Session, "send", fail)
        while errors:
            await try_channels(running, f"{len(errors):024}", 9)
            errors.pop()
        monkeypatch.undo()
    assert find_planted_lines(lines) == []
    assert all("could not be sent" in stream.getvalue() for stream in lines), "the error itself is logged"


ISSUER = "https://club.example"
DISCOVERY_DOCUMENT = {"issuer": ISSUER, **{each: f"{ISSUER}/{each}" for each in REQUIRED_ENDPOINTS if each != "issuer"}}
TOKEN_ANSWERS = (
    httpx.Response(400, json={"error": "invalid_grant", "error_description": f"{TOKEN} of {EMAIL} is spent"}),
    httpx.Response(400, text=f"no {TOKEN} of {EMAIL}"),
    httpx.Response(500, text=f"{TOKEN} {EMAIL}"),
    httpx.Response(200, text=f"{{{TOKEN}"),
    httpx.Response(200, json={"access_token": TOKEN, "token_type": "bearer", "id_token": f"{TOKEN}.{TOKEN}.{TOKEN}"}),
    httpx.Response(200, json={"access_token": TOKEN, "token_type": "bearer"}),
    httpx.ConnectError(f"{TOKEN} {EMAIL}"),
    RuntimeError(f"{TOKEN} {EMAIL}"),
)


async def test_log_contains_no_openid_response(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[io.StringIO]
) -> None:
    answers = iter(TOKEN_ANSWERS)

    async def answer(_: Any, request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("openid-configuration"):
            return httpx.Response(200, json=DISCOVERY_DOCUMENT)
        if request.url.path.endswith("jwks_uri"):
            return httpx.Response(200, json={"keys": [{"kty": "RSA", "n": TOKEN, "e": EMAIL}]})
        if isinstance(reply := next(answers), Exception):
            raise reply
        return reply

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", answer)
    provider = OpenIdSettings(issuer=ISSUER, client="tertulia", secret=TOKEN, name="Club")
    async with site(tmp_path, address=ADDRESS, openid=provider) as running:
        browser = await Browser(running).load()
        refused = []
        for _ in TOKEN_ANSWERS:
            there = (await browser.post("account/openid")).json()["address"]
            (state,) = parse_qs(urlsplit(there).query)["state"]
            refused.append((await browser.post("account/openid/use", {"code": TOKEN, "state": state})).status_code)
    assert refused == [422, 503, 503, 503, 422, 422, 503, 500]
    assert find_planted_lines(lines) == []
    assert all("RuntimeError" in stream.getvalue() for stream in lines), "the error itself is logged"


def test_plain_line_has_exception_types_without_messages() -> None:
    try:
        try:
            raise ValueError(EMAIL)
        except ValueError as cause:
            raise RuntimeError(TOKEN) from cause
    except RuntimeError as error:
        record = logging.LogRecord(
            "tertulia", logging.ERROR, "", 0, "failed", (), (type(error), error, error.__traceback__)
        )
    written = logs.PlainLines(logging.BASIC_FORMAT).format(record)
    assert SECRET not in written
    assert "builtins.RuntimeError" in written
    assert "builtins.ValueError" in written
    assert "test_logs.py" in written


def test_server_configures_only_its_own_log_handler(monkeypatch: pytest.MonkeyPatch) -> None:
    root, other = logging.getLogger(), logging.StreamHandler(io.StringIO())
    monkeypatch.setattr(root, "handlers", [other])
    logs.begin_logs()
    assert root.handlers == [other]
    assert (other.formatter, other.filters) == (None, [])
    monkeypatch.setattr(root, "handlers", [])
    logs.begin_logs("json")
    logs.begin_logs("json")
    (own,) = root.handlers
    assert isinstance(own.formatter, logs.JsonLines)
    assert [type(each) for each in own.filters] == [logs.RepeatFilter]


ANNA = GuestId("guest-anna")
SECRET_TEXT = "secret-of-the-test"


def format_json_line(error: Exception | None = None, message: str = "cannot store: %s") -> dict[str, object]:
    trace = None
    if error is not None:
        try:
            raise error
        except type(error):
            trace = sys.exc_info()
    record = logging.LogRecord("tertulia.server", logging.ERROR, "", 0, message, ('\n"ü"',), trace)
    written = JsonLines().format(record)
    assert "\n" not in written
    found: dict[str, object] = json.loads(written)
    return found


def test_json_line_has_time_level_logger_and_message() -> None:
    found = format_json_line()
    assert found["level"] == "error"
    assert found["logger"] == "tertulia.server"
    assert found["message"] == 'cannot store: \n"ü"'
    assert str(found["time"]).endswith("Z")
    assert found.keys() == {"time", "level", "logger", "message"}


def test_json_line_has_exception_type_without_message() -> None:
    found = format_json_line(ValueError(SECRET_TEXT))
    assert found["error"] == "builtins.ValueError"
    assert "test_logs.py" in str(found["trace"])
    assert SECRET_TEXT not in json.dumps(found)


class LogLines(logging.Handler):
    """A log handler that keeps the formatted lines."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(JsonLines())
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


async def test_log_of_failing_site_contains_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The exceptions quote every secret. Warnings are captured as well."""
    lines, root = LogLines(), logging.getLogger()
    root.addHandler(lines)
    try:
        async with site(tmp_path) as running:
            secrets = await _cause_errors(running, monkeypatch)
    finally:
        root.removeHandler(lines)
    assert len([each for each in lines.written if json.loads(each)["level"] == "error"]) >= 2
    for written in lines.written:
        assert not [secret for secret in secrets if secret in written], written


async def _cause_errors(running: Site, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make a table's commands fail. Returns the secrets that must not be logged."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": usual.LONG, "options": {}, "seats": seats, "public": True}
    table = json.loads((await running.ask(ANNA, "POST", "/api/tables", body)).body)["id"]
    assert (await running.ask(ANNA, "POST", f"/api/tables/{table}/start", {})).status == 200
    loaded_table = await running.assembly.service.table(table)
    assert loaded_table.state.match is not None
    state = loaded_table.game.to_bytes(loaded_table.state.match.state).hex()
    secrets = [
        loaded_table.key.hex(),
        state,
        running.signer.cookie(ANNA),
        running.signer.token(ANNA),
        "127.0.0.1",
        ANNA,
        SECRET_TEXT,
    ]

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError(" ".join([*secrets, repr(loaded_table.key), repr(loaded_table.state.match)]))

    monkeypatch.setattr(running.assembly.service, "run", fails)
    for _ in range(2):
        answer = await running.ask(ANNA, "POST", f"/api/tables/{table}/undo", {"seat": 0, "version": 1, "position": 0})
        assert answer.status == 500
        assert SECRET_TEXT.encode() not in answer.body
    return secrets
