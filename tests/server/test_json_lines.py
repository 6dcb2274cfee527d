"""Logs in JSON lines: each line is valid, and none contains user input or secrets."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from bench import usual
from tertulia.server.domain.seats import GuestId
from tertulia.server.logs import JsonLines
from tests.server.asgi import Site, site

ANNA = GuestId("guest-anna")
SECRET = "what-nobody-may-read"


def line(error: Exception | None = None, message: str = "so it is: %s") -> dict[str, object]:
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


def test_a_line_says_when_how_grave_and_what() -> None:
    found = line()
    assert found["level"] == "error"
    assert found["logger"] == "tertulia.server"
    assert found["message"] == 'so it is: \n"ü"'
    assert str(found["time"]).endswith("Z")
    assert found.keys() == {"time", "level", "logger", "message"}


def test_of_an_exception_the_kind_and_the_place_are_told_but_not_what_it_says() -> None:
    found = line(ValueError(SECRET))
    assert found["error"] == "builtins.ValueError"
    assert "test_json_lines.py" in str(found["trace"])
    assert SECRET not in json.dumps(found)


class Lines(logging.Handler):
    """A log handler that keeps the formatted lines."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(JsonLines())
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


async def test_no_cookie_key_address_or_state_is_in_the_lines_of_a_failing_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Exceptions quote all that the server knows. Warnings are captured as well."""
    lines, root = Lines(), logging.getLogger()
    root.addHandler(lines)
    try:
        async with site(tmp_path) as running:
            secrets = await _fail(running, monkeypatch)
    finally:
        root.removeHandler(lines)
    assert len([each for each in lines.written if json.loads(each)["level"] == "error"]) >= 2
    for written in lines.written:
        assert not [secret for secret in secrets if secret in written], written


async def _fail(running: Site, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Make a table's commands fail. Returns the secrets that must not be logged."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": usual.LONG, "options": {}, "seats": seats, "public": True}
    table = json.loads((await running.ask(ANNA, "POST", "/api/tables", wanted)).body)["id"]
    assert (await running.ask(ANNA, "POST", f"/api/tables/{table}/start", {})).status == 200
    kept = await running.assembly.service.table(table)
    assert kept.state.match is not None
    state = kept.game.to_bytes(kept.state.match.state).hex()
    secrets = [
        kept.key.hex(),
        state,
        running.signer.cookie(ANNA),
        running.signer.token(ANNA),
        "127.0.0.1",
        ANNA,
        SECRET,
    ]

    async def fails(*_: object, **__: object) -> None:
        raise RuntimeError(" ".join([*secrets, repr(kept.key), repr(kept.state.match)]))

    monkeypatch.setattr(running.assembly.service, "run", fails)
    for _ in range(2):
        answer = await running.ask(ANNA, "POST", f"/api/tables/{table}/undo", {"seat": 0, "version": 1, "position": 0})
        assert answer.status == 500
        assert SECRET.encode() not in answer.body
    return secrets
