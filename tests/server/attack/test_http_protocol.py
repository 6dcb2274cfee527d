"""Request smuggling and other abuse of HTTP: requests are refused, and the connection is closed."""

from __future__ import annotations

import socket

import pytest

from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import (
    HEALTH_REQUEST,
    Answer,
    build_request,
    connect,
    is_served,
    read_all,
    read_answer,
    send,
)

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

SMUGGLED_REQUEST = b"GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
AMBIGUOUS_HEADERS = {
    "two lengths": "Content-Length: 5\r\nContent-Length: 6",
    "two equal lengths": "Content-Length: 5\r\nContent-Length: 5",
    "a list of lengths": "Content-Length: 5, 5",
    "a length and chunks": "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "chunks and a length": "Transfer-Encoding: chunked\r\nContent-Length: 5",
    "a signed length": "Content-Length: +5",
    "a negative length": "Content-Length: -5",
    "a hexadecimal length": "Content-Length: 0x5",
    "a length with a space": "Content-Length: 5 5",
    "a huge length": "Content-Length: 99999999999999999999999",
    "an unknown coding": "Transfer-Encoding: cow",
    "a coding behind chunks": "Transfer-Encoding: chunked, identity",
    "a space before the colon": "Transfer-Encoding : chunked",
    "a folded header": "Transfer-Encoding:\r\n chunked",
    "a bare carriage return": "X: a\rTransfer-Encoding: chunked",
    "nul in a header": "X: a\x00b\r\nContent-Length: 5",
    "a header without a colon": "Content-Length 5",
}


@pytest.mark.parametrize("shape", AMBIGUOUS_HEADERS.values(), ids=AMBIGUOUS_HEADERS.keys())
def test_ambiguous_request_length_closes_connection(standing: AttackedServer, shape: str) -> None:
    raw = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{shape}\r\n\r\n".encode("latin-1")
    with connect(standing.address) as wire:
        send(wire, raw + b"0\r\n\r\n" + SMUGGLED_REQUEST)
        answer = read_answer(wire)
        assert answer is not None
        assert (answer.status, answer.error) == (400, "bad-request")
        assert answer.headers["connection"] == "close"
        assert b"HTTP/1.1" not in read_all(wire)
    assert is_served(standing.address)


INVALID_CHUNKS = {
    "no number": b"x\r\nhello\r\n0\r\n\r\n",
    "a negative size": b"-5\r\nhello\r\n0\r\n\r\n",
    "a huge size": b"ffffffffffffffffff\r\nhello\r\n",
    "more than was said": b"3\r\nhello\r\n0\r\n\r\n",
    "bare line feeds": b"5\nhello\n0\n\n",
}


@pytest.mark.parametrize("chunks", INVALID_CHUNKS.values(), ids=INVALID_CHUNKS.keys())
def test_malformed_chunks_close_connection(standing: AttackedServer, chunks: bytes) -> None:
    raw = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        + chunks
        + SMUGGLED_REQUEST
    )
    with connect(standing.address) as wire:
        send(wire, raw)
        response = read_all(wire)
    assert response.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403"))
    assert b"404" not in response


HUGE_HEADERS = {
    "one long header": b"X-Long: " + b"a" * 40_000,
    "many headers": b"\r\n".join(b"X-%d: a" % number for number in range(4000)),
    "a long name": b"X" * 40_000 + b": a",
    "many cookies": b"\r\n".join(b"Cookie: a=b" for _ in range(4000)),
}


@pytest.mark.parametrize("whole", [True, False], ids=["whole", "endless"])
@pytest.mark.parametrize("header", HUGE_HEADERS.values(), ids=HUGE_HEADERS.keys())
def test_oversized_headers_are_refused(standing: AttackedServer, header: bytes, whole: bool) -> None:
    with connect(standing.address) as wire:
        send(wire, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + header + (b"\r\n\r\n" if whole else b""))
        answer = read_answer(wire)
        assert answer is not None
        assert (answer.status, answer.error) == (431, "too-large")
        assert read_all(wire) == b""
    assert is_served(standing.address)


def test_long_url_is_refused(standing: AttackedServer) -> None:
    with connect(standing.address) as wire:
        send(wire, b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = read_answer(wire)
    assert answer is not None
    assert (answer.status, answer.error) == (431, "too-large")


def test_pipelined_requests_are_answered_in_order(quiet: AttackedServer) -> None:
    paths = ["/api/health", "/api/nothing", "/api/games", "/api/health"]
    with connect(quiet.address) as wire:
        send(wire, b"".join(build_request("GET", path) for path in paths))
        assert [read_in_turn(wire).status for _ in paths] == [200, 404, 200, 200]


def read_in_turn(wire: socket.socket) -> Answer:
    """Read one response byte by byte, so that no byte of the next is lost."""
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += wire.recv(1)
    first, *lines = head.decode("latin-1").strip().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = b""
    while len(body) < int(headers["content-length"]):
        body += wire.recv(int(headers["content-length"]) - len(body))
    return Answer(int(first.split()[1]), headers, body)


def test_pipelined_flood_uses_little_memory(standing: AttackedServer) -> None:
    before = standing.measure_megabytes()
    for _ in range(5):
        with connect(standing.address) as wire:
            send(wire, HEALTH_REQUEST * 20_000)
            read_all(wire)
    assert standing.measure_megabytes() < before + 30
    assert is_served(standing.address)


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "OPTIONS", "PROPFIND", "PATCH", "DELETE", "HEAD", "POST"])
@pytest.mark.parametrize("path", ["/api/games", "/api/events?topic=x", "/assets/x", "/"])
def test_other_methods_are_answered_or_refused(standing: AttackedServer, method: str, path: str) -> None:
    with connect(standing.address) as wire:
        send(wire, build_request(method, path, headers={"Connection": "close"}))
        response = read_all(wire)
    status = int(response.split(b" ", 2)[1])
    assert status in (200, 204, 400, 403, 404, 405), response[:100]
    assert status < 400 or b'{"error":' in response or method == "HEAD"
    assert is_served(standing.address)
