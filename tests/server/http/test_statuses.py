"""Status codes of refusals, and bounds of requests, streams and changes, tested without a site."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from litestar.exceptions import HTTPException

from tertulia.server.domain import accounts as account
from tertulia.server.domain import errors as domain
from tertulia.server.domain.commands import Patience
from tertulia.server.errors import Refused
from tertulia.server.http.auth import HEALTH, _asks_who
from tertulia.server.http.connections import BoundedProtocol, Bounds
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import answered, refuse_http
from tertulia.server.http.routes.events import _read_topics
from tertulia.server.settings import Settings


@pytest.mark.parametrize(
    ("status", "refusals"),
    [
        (403, [domain.NotHost, domain.NotYourSeat, domain.Muted]),
        (404, [domain.TableNotFound, domain.GameUnknown, account.CredentialUnknown]),
        (409, [domain.StaleMove, domain.TermsChanged, account.CredentialTaken]),
        (422, [domain.IllegalMove, domain.CalendarRefused, account.WrongCode]),
    ],
    ids=["not allowed", "not there", "another was first", "not possible"],
)
def test_status_says_why_a_request_is_refused(status: int, refusals: list[type[Refused]]) -> None:
    assert {refusal: answered(refusal("no")).status for refusal in refusals} == dict.fromkeys(refusals, status)


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, "not-found"), (405, "not-found"), (413, "too-large"), (429, "too-many"), (400, "bad-request")],
)
def test_refusal_of_the_framework_has_a_code_that_the_client_knows(status: int, code: str) -> None:
    answer = refuse_http(cast(HttpRequest, None), HTTPException(status_code=status, detail="no"))
    assert (answer.status_code, msgspec.json.decode(answer.content)["error"]) == (status, code)


def test_pages_and_health_are_answered_without_asking_who_asks() -> None:
    paths = ["/api/me", "/api/tables/one", HEALTH, "/", "/table/one", "/rules"]
    assert [_asks_who(path) for path in paths] == [True, True, False, False, False, False]


def test_stream_goes_on_from_its_last_event_and_follows_no_other_topic() -> None:
    asked = ["lobby", "one.0@3", "two"]
    for last, versions in (("one.0@7", [0, 7, 0]), ("three@5", [0, 3, 0]), ("", [0, 3, 0])):
        topics = _read_topics(asked, last)
        assert [topic.name for topic in topics] == ["lobby", "one.0", "two"]
        assert [topic.known for topic in topics] == versions


def test_patience_is_a_month_at_most() -> None:
    month = 30 * 24 * 3600
    assert msgspec.convert(month, Patience) == month
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(month + 1, Patience)


def test_an_address_may_have_one_connection_if_there_is_room_for_one() -> None:
    assert [Bounds(Settings(data=Path()), most).limit.each for most in (1, 2, 6)] == [1, 1, 3]


async def test_a_reader_who_goes_on_reading_is_not_hung_up_on() -> None:
    aborted = list[float]()
    loop, protocol = asyncio.get_running_loop(), object.__new__(BoundedProtocol)
    protocol.loop, protocol._stuck = loop, None
    protocol.bounds = Bounds(Settings(data=Path(), unread_seconds=0.001), 10)
    vars(protocol)["transport"] = SimpleNamespace(abort=lambda: aborted.append(loop.time()))
    protocol._stick()
    protocol._unstick()
    await asyncio.sleep(0.01)
    assert aborted == []
    protocol._stick()
    await asyncio.sleep(0.01)
    assert len(aborted) == 1
