"""Raw requests of a hostile client, which no library corrects, and bursts of simultaneous requests."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from tests.server import databases
from tests.server.attack.attacked_server import AttackedServer
from tests.server.conftest import Guest

LOCAL_ADDRESS = "127.0.0.1"
OTHER_ADDRESS = "127.0.9.9"
"""A source address that the server counts as another household."""
HEALTH_REQUEST = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
MAX_WAIT_SECONDS = 8.0
"""Seconds after which a test stops waiting for the server."""


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def error(self) -> str:
        """The error code of a refusal."""
        found: dict[str, Any] = json.loads(self.body)
        return str(found["error"])


def parse_port(address: str) -> int:
    """The port of an address like `http://127.0.0.1:8000`."""
    return int(address.rstrip("/").rpartition(":")[2])


def connect(address: str, source: str = LOCAL_ADDRESS, receive_buffer: int = 0) -> socket.socket:
    """Connect from `source`, an address of this machine; `receive_buffer` is in bytes, 0 for the system's default."""
    wire = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if receive_buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    wire.settimeout(MAX_WAIT_SECONDS)
    wire.bind((source, 0))
    wire.connect((LOCAL_ADDRESS, parse_port(address)))
    return wire


@contextmanager
def open_connections(
    address: str, many: int, source: str = LOCAL_ADDRESS, sends: bytes = b""
) -> Iterator[list[socket.socket]]:
    """Open `many` connections and send the given bytes on each; all close at the end of the block."""
    with ExitStack() as stack:
        wires = []
        for _ in range(many):
            wire = stack.enter_context(connect(address, source))
            send(wire, sends)
            wires.append(wire)
        yield wires


def send(wire: socket.socket, data: bytes) -> bool:
    """Send the bytes. Returns False if the connection is closed."""
    try:
        wire.sendall(data)
    except OSError:
        return False
    return True


def read_answer(wire: socket.socket) -> Answer | None:
    """Read the next response, or None if the server hangs up or is silent for `MAX_WAIT_SECONDS`.

    Without a Content-Length, the body is the part that came with the headers.
    """
    try:
        received = _read_until(wire, b"", b"\r\n\r\n")
        head, _, rest = received.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if "content-length" not in headers:
            return Answer(int(first.split()[1]), headers, rest)
        while len(rest) < int(headers["content-length"]):
            rest += _read_some(wire)
        return Answer(int(first.split()[1]), headers, rest)
    except (OSError, EOFError):
        return None


def read_all(wire: socket.socket, seconds: float = MAX_WAIT_SECONDS) -> bytes:
    """Read until the server hangs up. Raises `TimeoutError` if it does not within `seconds`."""
    received, until = b"", time.monotonic() + seconds
    while True:
        wire.settimeout(max(0.01, until - time.monotonic()))
        try:
            data = wire.recv(1 << 16)
        except ConnectionError:
            return received
        if not data:
            return received
        received += data


def ask(address: str, raw: bytes = HEALTH_REQUEST, source: str = LOCAL_ADDRESS) -> Answer | None:
    """Send a request on its own connection and return the response, or None if the server hangs up."""
    with connect(address, source) as wire:
        send(wire, raw)
        return read_answer(wire)


def is_served(address: str, source: str = LOCAL_ADDRESS) -> bool:
    """Whether a new connection from this source is served."""
    answer = ask(address, HEALTH_REQUEST, source)
    return answer is not None and answer.status == 200


def build_request(method: str, path: str, body: bytes = b"", *, headers: dict[str, str] | None = None) -> bytes:
    """A request as bytes; `headers` override the default headers."""
    usual = {"Host": "localhost", "Content-Type": "application/json", "Content-Length": str(len(body))}
    lines = "".join(f"{name}: {value}\r\n" for name, value in (usual | (headers or {})).items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body


def _read_until(wire: socket.socket, received: bytes, end: bytes) -> bytes:
    while end not in received:
        received += _read_some(wire)
    return received


def _read_some(wire: socket.socket) -> bytes:
    data = wire.recv(1 << 16)
    if not data:
        raise EOFError
    return data


class ApiRequest(NamedTuple):
    """An API request of a guest."""

    guest: Guest
    path: str
    body: Any = None
    method: str = "POST"


def send_all(server: AttackedServer, asks: Sequence[ApiRequest]) -> list[Answer]:
    """Send all requests at once, each on its own connection; returns the answers in the order of the requests.

    Fails if a request has no answer or a status of 500 or above.
    """
    with ExitStack() as stack:
        wires = [stack.enter_context(connect(server.address)) for _ in asks]
        for wire, ask in zip(wires, asks, strict=True):
            send(wire, encode_request(ask))
        answers = [read_answer(wire) for wire in wires]
    assert all(answer is not None and answer.status < 500 for answer in answers), answers
    return [answer for answer in answers if answer is not None]


def encode_request(ask: ApiRequest) -> bytes:
    """The request as bytes."""
    headers = {**ask.guest.token, "Cookie": get_cookies(ask.guest)}
    return build_request(ask.method, f"/api/{ask.path}", json.dumps(ask.body or {}).encode(), headers=headers)


def get_cookies(guest: Guest) -> str:
    """The guest's cookies as the value of a Cookie header."""
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def sort_statuses(answers: Iterable[Answer]) -> list[int]:
    """The status codes, sorted."""
    return sorted(answer.status for answer in answers)


def query_rows(server: AttackedServer, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Query the database of a running server."""
    return databases.query_rows(server.data, question, *values)


def assert_sound(server: AttackedServer) -> None:
    """Assert that every row belongs to a table, no log has gaps, and no guest has two seats at a table."""
    for name in ("seat", "log", "snapshot", "packed_log"):
        assert not query_rows(server, f"SELECT * FROM {name} WHERE table_id NOT IN (SELECT id FROM game_table)")
    gaps = "SELECT table_id FROM log GROUP BY table_id HAVING count(*) <> max(ply) + 1 OR min(ply) <> 0"
    assert not query_rows(server, gaps)
    doubled = "SELECT guest FROM seat WHERE kind = 'guest' GROUP BY table_id, guest HAVING count(*) > 1"
    assert not query_rows(server, doubled)
