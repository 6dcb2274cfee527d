"""Clients that send nothing, or too slowly: they are disconnected in time, and other clients are served meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.wire import (
    HEALTH_REQUEST,
    MAX_WAIT_SECONDS,
    OTHER_ADDRESS,
    ask,
    build_request,
    connect,
    is_served,
    open_connections,
    read_all,
    read_answer,
    send,
)

pytestmark = pytest.mark.xdist_group("hasty")  # one server for all tests of the group

LIMITS = {"header_seconds": 0.8, "body_seconds": 0.8, "unread_seconds": 0.8, "connections_an_address": 30}
HALF_HEADER = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Half: "
HALF_BODY = b'PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n{"name": '
CHUNKED_START = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n"
PARTIAL_REQUESTS = {  # name: (bytes sent, last status before the server hangs up)
    "nothing": (b"", b""),
    "half a word": (b"GE", b"408"),
    "half a header": (HALF_HEADER, b"408"),
    "half a body, refused without it": (HALF_BODY, b"403"),
    "half a chunk, refused without it": (CHUNKED_START, b"403"),
    "half a header behind a request": (HEALTH_REQUEST + HALF_HEADER, b"408"),
    "half a body behind a request": (HEALTH_REQUEST + HALF_BODY, b"403"),
}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """A server whose time limits are below a second."""
    server = AttackedServer(tmp_path_factory.mktemp("hasty"), **LIMITS)
    yield server
    assert server.stop() == 0
    lines = [line for line in server.read_log().splitlines() if "changes cannot be written" not in line]
    assert len(lines) <= 1  # a broken chunk logs one line; lines about a slow disk are left out


def get_last_status(response: bytes) -> bytes:
    return response.rpartition(b"HTTP/1.1 ")[2][:3]


@pytest.mark.parametrize(("sent", "status"), PARTIAL_REQUESTS.values(), ids=PARTIAL_REQUESTS.keys())
def test_stalled_request_is_disconnected(hasty: AttackedServer, sent: bytes, status: bytes) -> None:
    with open_connections(hasty.address, 30, sends=sent) as wires:
        assert is_served(hasty.address, OTHER_ADDRESS)
        responses = [read_all(wire) for wire in wires]
    assert {get_last_status(answer) for answer in responses} == {status}
    assert poll_until(lambda: is_served(hasty.address))


def test_half_body_gets_timeout_error(hasty: AttackedServer) -> None:
    guest = hasty.create_guest()
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {**guest.token, "Cookie": cookie, "Content-Length": "40"}
    with connect(hasty.address) as wire:
        send(wire, build_request("PUT", "/api/me", b'{"name": "Ana', headers=headers))
        answer = read_answer(wire)
        assert answer is not None
        assert (answer.status, answer.error) == (408, "timeout")
        assert read_all(wire) == b""
    assert guest.get("me").json()["name"] == guest.me["name"]


@pytest.mark.parametrize(
    "begin",
    [b"GET /", HALF_HEADER, HALF_BODY, CHUNKED_START, HEALTH_REQUEST + HALF_HEADER],
    ids=["start", "header", "body", "chunk", "behind"],
)
def test_sending_byte_by_byte_does_not_extend_timeout(hasty: AttackedServer, begin: bytes) -> None:
    with connect(hasty.address) as wire:
        send(wire, begin)
        until = time.monotonic() + MAX_WAIT_SECONDS
        while send(wire, b"x") and time.monotonic() < until:
            time.sleep(0.05)
        assert time.monotonic() < until


def test_timed_out_connections_free_their_places(hasty: AttackedServer) -> None:
    assert poll_until(lambda: is_served(hasty.address))
    with open_connections(hasty.address, 30, sends=HALF_HEADER):
        refused = ask(hasty.address)
        assert refused is not None
        assert (refused.status, refused.error) == (503, "too-many")
        assert int(refused.headers["retry-after"]) > 0
        assert is_served(hasty.address, OTHER_ADDRESS)
        assert poll_until(lambda: is_served(hasty.address))


def test_idle_keep_alive_connection_stays_open(hasty: AttackedServer) -> None:
    """Time limits apply to requests that have begun, not to idle keep-alive connections."""
    with connect(hasty.address) as wire:
        for pause in (0.0, 1.0, 1.0):
            time.sleep(pause)
            send(wire, HEALTH_REQUEST)
            answer = read_answer(wire)
            assert answer is not None
            assert answer.status == 200
