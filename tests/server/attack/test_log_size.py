"""The size of the log: it does not grow with the number of requests."""

from __future__ import annotations

import logging
import sys

import pytest

from tertulia.server.logs import MAX_KINDS, REPEAT_AFTER_SECONDS, RepeatFilter
from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import ask, build_request, connect, is_served, read_all, send
from tests.server.clocks import ManualClock

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13"}
BAD_REQUESTS = {
    "no request at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "another version": b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "no number": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: many\r\n\r\n",
    "an upgrade": build_request("GET", "/api/me", headers=UPGRADE),
    "a tunnel": b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


@pytest.mark.parametrize("raw", BAD_REQUESTS.values(), ids=BAD_REQUESTS.keys())
def test_malformed_requests_are_not_logged_repeatedly(standing: AttackedServer, raw: bytes) -> None:
    ask(standing.address, raw)
    before = len(standing.read_log())
    for _ in range(30):
        ask(standing.address, raw)
    assert len(standing.read_log()) == before < 2000
    assert "Traceback" not in standing.read_log()
    assert is_served(standing.address)


def test_upgrade_requests_do_not_fill_log(standing: AttackedServer) -> None:
    with connect(standing.address) as wire:
        for _ in range(30):
            send(wire, build_request("GET", "/api/me", headers=UPGRADE))
        wire.shutdown(1)
        read_all(wire)
    assert len(standing.read_log()) < 2000


def make_record(message: str, *values: object, error: Exception | None = None) -> logging.LogRecord:
    trace = None
    if error is not None:
        try:
            raise error
        except type(error):
            trace = sys.exc_info()
    return logging.LogRecord("tertulia", logging.WARNING, "", 0, message, values, trace)


def test_same_line_is_logged_once_a_minute() -> None:
    clock = ManualClock(0.0)
    seldom = RepeatFilter(clock)
    assert seldom.filter(make_record("table %s", "a"))
    assert not seldom.filter(make_record("table %s", "a"))
    assert seldom.filter(make_record("table %s", "b"))
    clock.now += REPEAT_AFTER_SECONDS
    assert seldom.filter(make_record("table %s", "a"))


def test_exceptions_of_different_types_are_logged_separately() -> None:
    seldom = RepeatFilter(ManualClock(0.0))
    assert seldom.filter(make_record("failed", error=KeyError("a")))
    assert not seldom.filter(make_record("failed", error=KeyError("b")))
    assert seldom.filter(make_record("failed", error=IndexError()))


def test_repeat_filter_remembers_limited_lines() -> None:
    clock = ManualClock(0.0)
    seldom = RepeatFilter(clock)
    for number in range(5 * MAX_KINDS):
        clock.now += 0.1
        assert seldom.filter(make_record("table %d", number))
    assert len(seldom._written) <= MAX_KINDS
