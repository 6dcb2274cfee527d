"""Status codes of refusals and of the health check, and bounds of requests, streams and changes."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from litestar.exceptions import HTTPException
from litestar.testing import TestClient

from tertulia.server.assembly import make_app
from tertulia.server.domain import accounts as account
from tertulia.server.domain import errors as domain
from tertulia.server.domain.commands import Patience
from tertulia.server.errors import Refused
from tertulia.server.http.auth import HEALTH, _asks_who
from tertulia.server.http.connections import BoundedProtocol, Bounds
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import make_api_error, refuse_http
from tertulia.server.http.routes.events import _read_topics
from tertulia.server.settings import Settings
from tertulia.server.storage.database import DATABASE
from tests.server.conftest import Guest, RunningServer


@pytest.mark.parametrize(
    ("status", "refusals"),
    [
        (403, [domain.NotHost, domain.NotYourSeat, domain.Muted]),
        (404, [domain.TableNotFound, domain.GameUnknown, account.CredentialUnknown]),
        (409, [domain.StalePosition, domain.TermsChanged, account.CredentialTaken]),
        (422, [domain.IllegalMove, domain.CalendarRefused, account.WrongCode]),
    ],
    ids=["forbidden", "not found", "conflict", "invalid"],
)
def test_refusal_has_status_of_its_reason(status: int, refusals: list[type[Refused]]) -> None:
    assert {refusal: make_api_error(refusal("no")).status for refusal in refusals} == dict.fromkeys(refusals, status)


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, "not-found"), (405, "not-found"), (413, "too-large"), (429, "too-many"), (400, "bad-request")],
)
def test_framework_refusal_has_error_code(status: int, code: str) -> None:
    answer = refuse_http(cast(HttpRequest, None), HTTPException(status_code=status, detail="no"))
    assert (answer.status_code, msgspec.json.decode(answer.content)["error"]) == (status, code)


def test_pages_and_health_need_no_guest() -> None:
    paths = ["/api/me", "/api/tables/one", HEALTH, "/", "/table/one", "/rules"]
    assert [_asks_who(path) for path in paths] == [True, True, False, False, False, False]


def test_stream_resumes_after_last_event_of_its_topic() -> None:
    topic_texts = ["lobby", "one.0@3", "two"]
    for last, versions in (("one.0@7", [0, 7, 0]), ("three@5", [0, 3, 0]), ("", [0, 3, 0])):
        topics = _read_topics(topic_texts, last)
        assert [topic.name for topic in topics] == ["lobby", "one.0", "two"]
        assert [topic.known for topic in topics] == versions


def test_patience_is_at_most_a_month() -> None:
    month = 30 * 24 * 3600
    assert msgspec.convert(month, Patience) == month
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(month + 1, Patience)


def test_address_gets_half_of_connections_and_at_least_one() -> None:
    assert [Bounds(Settings(data=Path()), most).limit.each for most in (1, 2, 6)] == [1, 1, 3]


async def test_resumed_reader_is_not_disconnected() -> None:
    aborted = list[float]()
    loop, protocol = asyncio.get_running_loop(), object.__new__(BoundedProtocol)
    protocol.loop, protocol._stuck = loop, None
    protocol.bounds = Bounds(Settings(data=Path(), unread_seconds=0.001), 10)
    vars(protocol)["transport"] = SimpleNamespace(abort=lambda: aborted.append(loop.time()))
    protocol._start_unread_timer()
    protocol._stop_unread_timer()
    await asyncio.sleep(0.01)
    assert aborted == []
    protocol._start_unread_timer()
    await asyncio.sleep(0.01)
    assert len(aborted) == 1


def test_health_is_ok(server: RunningServer) -> None:
    answer = Guest(server.address).get("health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_health_reports_locked_database(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path))) as client:
        holder = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        answer = client.get("/api/health")
        assert (answer.status_code, answer.json()) == (503, {"status": "degraded", "problem": "storage-busy"})
        holder.close()
