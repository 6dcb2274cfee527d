"""Malformed requests: each is refused with a code and a message, and none is logged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tertulia.server.http.requests import MAX_BYTES_WITH_SET
from tests.server.attack.attacked_server import AttackedServer
from tests.server.attack.wire import Answer, ask, build_request, connect, is_served, read_answer, send
from tests.server.conftest import Guest

pytestmark = pytest.mark.xdist_group("standing")  # one server for all tests of the group

NESTING_DEPTH = 30_000
"""Levels of nested JSON that fit into the longest body."""
TABLE = b'{"game": "granada", "seats": [{"kind": "me"}, {"kind": "open"}]}'
MOVE = b'{"position": 0, "seat": 0, "actions": ["x"]}'
BODIES = {
    "nothing": b"",
    "no JSON": b"{nonsense",
    "deeper than is read": b"[" * 100_000,
    "deep lists": b"[" * NESTING_DEPTH,
    "deep lists that end": b"[" * NESTING_DEPTH + b"]" * NESTING_DEPTH,
    "deep objects": b'{"a":' * (NESTING_DEPTH // 3),
    "deep options": TABLE[:-1] + b', "options": ' + b'{"a":' * 8000 + b"1" + b"}" * 8000 + b"}",
    "no text": b'{"game": "\xff\xfe"}',
    "half a character": b'{"game": "\xc3"}',
    "a lone surrogate": b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    "nul": b"\x00",
    "nul in text": b'{"game": "gra\\u0000nada", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    "nul behind it": TABLE + b"\x00",
    "two objects": TABLE + TABLE,
    "a list": b"[]",
    "a number": b"7",
    "null": b"null",
    "infinity": b'{"game": "granada", "seats": Infinity}',
    "not a number": b'{"game": "granada", "seats": NaN}',
    "a huge number for a list": b'{"game": "granada", "seats": 1e999}',
    "keys twice": b'{"game": "a", "game": "b", "seats": []}',
    "unknown keys": TABLE[:-1] + b', "key": "00"}',
    "too many seats": b'{"game": "granada", "seats": [' + b",".join([b'{"kind": "me"}'] * 17) + b"]}",
    "too many options": TABLE[:-1] + b', "options": {' + b",".join(b'"%d": ""' % n for n in range(41)) + b"}}",
    "a byte order mark": b"\xef\xbb\xbf" + TABLE,
    "another encoding": TABLE.decode().encode("utf-16"),
}
NUMBERS = ["1e999", "-1", "1.5", "true", "null", '"x"', "[]", "1" + "0" * 400, "-0.0001", "9223372036854775808"]
CONTENT_TYPES = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/msgpack",
    "x",
    "",
]


class Sender:
    """A guest who sends raw bytes."""

    def __init__(self, server: AttackedServer, guest: Guest) -> None:
        self.server, self.guest = server, guest
        self.cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())

    def send(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> Answer:
        """Send a request and return the answer; `headers` override the guest's cookie and token."""
        usual = {"Cookie": self.cookie, **self.guest.token}
        answer = ask(self.server.address, build_request(method, path, body, headers=usual | (headers or {})))
        assert answer is not None
        return answer


@pytest.fixture
def sender(quiet: AttackedServer) -> Iterator[Sender]:
    guest = quiet.create_guest()
    before = list_own_tables(guest)
    yield Sender(quiet, guest)
    assert list_own_tables(guest) == before


def list_own_tables(guest: Guest) -> list[Any]:
    tables: list[Any] = [table["id"] for table in guest.get("tables").json()["tables"] if table["own_seats"]]
    return tables


def assert_refused(answer: Answer, *statuses: int) -> None:
    """Assert that the answer is a well-formed refusal with one of `statuses` (400 if none is given)."""
    assert answer.status in (statuses or (400,)), answer
    assert answer.headers["content-type"].startswith("application/json")
    body = json.loads(answer.body)
    assert set(body) <= {"error", "message", "accepted"}
    assert body["error"]
    assert 0 < len(body["message"]) <= 600
    assert "Traceback" not in body["message"]


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_malformed_body_is_refused(sender: Sender, body: bytes) -> None:
    assert_refused(sender.send("POST", "/api/tables", body), 413 if len(body) > MAX_BYTES_WITH_SET else 400, 404)
    assert_refused(sender.send("PUT", "/api/me", body or b"x"), 413 if len(body) > 1 << 16 else 400)


@pytest.mark.parametrize("number", NUMBERS)
def test_malformed_number_is_refused(quiet: AttackedServer, number: str) -> None:
    guest = quiet.create_guest()
    table = guest.start([{"kind": "me"}, {"kind": "device", "name": "Bea"}])
    sender, raw = Sender(quiet, guest), number.encode()
    before = guest.table(table)
    for key in (b"position", b"seat", b"version"):
        body = b'{"position": 0, "seat": 0, "actions": ["x"], "%b": %b}' % (key, raw)
        if key == b"version" and number == "null":
            continue
        assert_refused(sender.send("POST", f"/api/tables/{table}/moves", body), 400)
    assert_refused(sender.send("POST", f"/api/tables/{table}/sit", b'{"seat": %b}' % raw), 400)
    assert_refused(
        sender.send("POST", f"/api/tables/{table}/undo", b'{"position": 0, "seat": 0, "steps": %b}' % raw), 400
    )
    assert guest.table(table) == before


@pytest.mark.parametrize("kind", CONTENT_TYPES)
def test_other_content_type_is_refused(sender: Sender, kind: str) -> None:
    for body in (b"a=b", b"--x\r\n\r\n--x--", b"\x81\xa1a\x01", b"\xff"):
        assert_refused(sender.send("POST", "/api/tables", body, {"Content-Type": kind}), 400, 415)
        assert_refused(sender.send("PUT", "/api/me", body, {"Content-Type": kind}), 400, 415)


PATH_WORDS = [
    "%ff",
    "%00",
    "%c0%af",
    "%ed%a0%80",
    "%0d%0aX: y",
    "%F0%9F%8D%B7",
    "%",
    "%zz",
    "a%2Fb",
    "..%2f..",
    "%2e%2e",
]


@pytest.mark.parametrize("word", PATH_WORDS)
def test_malformed_path_is_refused(sender: Sender, word: str) -> None:
    for path in (f"/api/tables/{word}", f"/api/components/{word}", f"/api/events?topic={word}", f"/api/{word}"):
        assert_refused(sender.send("GET", path.replace(" ", "%20")), 400, 404, 405)
    for path in (f"/{word}", f"/table/{word}", f"/assets/{word}", f"/rules/{word}"):
        answer = sender.send("GET", path.replace(" ", "%20"))
        assert answer.status in (200, 400, 404)
        assert b"SQLite format" not in answer.body


@pytest.mark.parametrize(
    "query", ["as=%ff", "as=x", "as=-1", "as=16", "as=1e999", "as=", "as=1&as=2", "as=%00", "&&==&", "as=%D9%A3"]
)
def test_malformed_seat_parameter_is_refused(quiet: AttackedServer, query: str) -> None:
    guest = quiet.create_guest()
    table = guest.open([{"kind": "me"}, {"kind": "open"}])
    sender = Sender(quiet, guest)
    answer = sender.send("GET", f"/api/tables/{table}?{query.encode().decode('latin-1')}")
    if answer.status == 200:
        assert json.loads(answer.body)["as"] == 0
    else:
        assert_refused(answer)


INVALID_VALUES = [
    "\xff\xfe",
    "\x80",
    "a" * 8000,
    "=",
    ";;;",
    '"',
    "tertulia_guest=",
    'tertulia_guest="',
    "tertulia_guest=\xff.\xff",
]


@pytest.mark.parametrize("value", INVALID_VALUES)
@pytest.mark.parametrize(
    "name", ["Cookie", "X-CSRF-Token", "Accept-Encoding", "Last-Event-ID", "Content-Type", "X-Forwarded-For", "Origin"]
)
def test_malformed_header_is_refused(sender: Sender, name: str, value: str) -> None:
    """No value causes a server error, and none passes the CSRF check."""
    answer = sender.send("PUT", "/api/me", b'{"name": ""}', {name: value})
    assert_refused(answer, 400, 403, 415)
    assert sender.send("GET", "/api/me", headers={name: value}).status in (200, 400)


@pytest.mark.parametrize("identity", ["\xff", "-1", "1e3", "٣", "9" * 11, "9" * 5000, "0x10", "NaN"])
def test_malformed_event_id_gets_complete_table(quiet: AttackedServer, identity: str) -> None:
    guest = quiet.create_guest()
    table = guest.open([{"kind": "me"}, {"kind": "open"}])
    with connect(quiet.address) as wire:
        headers = {"Last-Event-ID": f"{table}@{identity}".encode().decode("latin-1")}
        send(wire, build_request("GET", f"/api/events?topic={table}", headers=headers))
        received = b""
        while b"event: presence" not in received:
            received += wire.recv(1 << 16)
    assert b"event: table" in received


def test_truncated_body_changes_and_logs_nothing(quiet: AttackedServer) -> None:
    guest = quiet.create_guest()
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"Cookie": cookie, **guest.token, "Content-Length": "50"}
    for length in (0, 1, 25, 49):
        with connect(quiet.address) as wire:
            send(wire, build_request("PUT", "/api/me", b'{"name": "Ana"}'.ljust(50)[:length], headers=headers))
    assert is_served(quiet.address)
    assert guest.get("me").json()["name"] == guest.me["name"]


@pytest.mark.parametrize("size", [1 << 17, 1 << 21])
@pytest.mark.parametrize("chunked", [False, True])
def test_oversized_body_is_refused(quiet: AttackedServer, size: int, chunked: bool) -> None:
    guest = quiet.create_guest()
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    length = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
    lines = [f"Cookie: {cookie}", f"X-CSRF-Token: {guest.me['csrf']}", "Host: localhost", length]
    head = "PUT /api/me HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n"
    piece = b"2000\r\n" + b"x" * 0x2000 + b"\r\n" if chunked else b"x" * 0x2000
    with connect(quiet.address) as wire:
        send(wire, head.encode())
        for _ in range(16):
            send(wire, piece)
        answer = read_answer(wire)
    assert answer is not None
    assert_refused(answer, 413)
    assert is_served(quiet.address)
