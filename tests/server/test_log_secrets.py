"""No log line carries what a visitor sent or what is secret: email addresses, tokens, webhook URLs, names.

Every route is asked with planted texts in its path, query and body, with a working server and with one whose storage,
mail server or OpenID provider fails with those texts in the exception. The lines are checked in both formats, JSON and plain.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tertulia.server import assembly, logs
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.mailing import Letter, MailRefused
from tertulia.server.settings import OpenIdSettings
from tests.server.asgi import Site, site
from tests.server.test_authorisation import OF

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
    """A mail server that refuses every email, and says to whom."""

    enabled = True

    async def send(self, letter: Letter) -> None:
        raise MailRefused(f"550 no such mailbox {letter.to}", permanent=True)


@pytest.fixture
def lines() -> Iterator[list[io.StringIO]]:
    """What is logged in each format, at every level."""
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


async def ask_everything(server: Site) -> None:
    """Every route with each body, and planted texts in its path and query."""
    for route in OF:
        method, _, path = route.partition(" ")
        if path.endswith("/events"):
            continue
        for number, body in enumerate(BODIES if method != "GET" else BODIES[:1]):
            filled = re.sub(r"\{[^}]*\}", EMAIL if number % 2 else TOKEN, path)
            await server.ask(GUEST, method, f"{filled}?as={TOKEN}&sees={EMAIL}", None if method == "GET" else body)


def planted(lines: list[io.StringIO]) -> list[str]:
    return [line for stream in lines for line in stream.getvalue().splitlines() if SECRET.lower() in line.lower()]


@pytest.mark.parametrize("broken", ["nothing", "sessions", "transact", "commit"])
async def test_no_log_line_carries_what_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[io.StringIO], broken: str
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError(f"cannot store {EMAIL} {TOKEN} {URL}")

    monkeypatch.setattr(assembly, "mailer_of", lambda settings, clock: FailingMail())
    provider = OpenIdSettings(issuer=f"http://127.0.0.1:9/{SECRET}", client=SECRET, secret=TOKEN, name=SECRET)
    async with site(tmp_path, address="http://localhost", openid=provider, services=("ntfys",)) as server:
        if broken != "nothing":
            monkeypatch.setattr(server.assembly.journal, broken, fail)
        await ask_everything(server)
        monkeypatch.undo()
    assert planted(lines) == []
    if broken in ("sessions", "transact"):
        assert all("RuntimeError" in stream.getvalue() for stream in lines), "the fault itself is logged"


def test_plain_lines_name_an_exception_and_its_causes_without_their_messages() -> None:
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
    assert "test_log_secrets.py" in written


def test_a_server_configures_its_own_handler_only(monkeypatch: pytest.MonkeyPatch) -> None:
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
