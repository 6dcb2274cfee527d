"""Limits for one guest and one address: excess is refused with a code and a retry time, and others are served."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.http.limits import Rate
from tests.server.attack.attacked_server import AttackedServer, poll_until
from tests.server.attack.wire import OTHER_ADDRESS, Answer, ask, build_request, connect, is_served, read_answer, send
from tests.server.clocks import ManualClock
from tests.server.conftest import Guest

pytestmark = pytest.mark.xdist_group("narrow")  # one server for all tests of the group

LIMITS = {"streams_an_address": 10, "streams": 16, "streams_a_guest": 4, "requests_a_minute": 300, "heartbeat": 0.2}
EXCESSIVE_REQUESTS = 5000
"""Number of requests that exceeds the limit on any machine, however slow."""
OPEN_SEAT = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    """A server that allows only a few streams."""
    server = AttackedServer(tmp_path_factory.mktemp("narrow"), **LIMITS, requests_an_address=400)
    yield server
    assert server.stop() == 0
    assert server.read_log() == ""


@pytest.fixture(scope="module")
def table(narrow: AttackedServer) -> str:
    return narrow.create_guest().open(OPEN_SEAT)


class Streams:
    """Open event streams of a table."""

    def __init__(self, server: AttackedServer, table: str) -> None:
        self._server, self._path = server, f"/api/events?topic={table}"
        self._stack = ExitStack()
        self.wires: list[socket.socket] = []

    def open(self, source: str, guest: Guest | None = None) -> Answer:
        """Open one more stream and return the server's answer."""
        wire = self._stack.enter_context(connect(self._server.address, source))
        cookie = {} if guest is None else {"Cookie": "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())}
        send(wire, build_request("GET", self._path, headers=cookie))
        answer = read_answer(wire)
        assert answer is not None
        if answer.status == 200:
            self.wires.append(wire)
        return answer

    def close(self) -> None:
        self._stack.close()


@pytest.fixture
def streams(narrow: AttackedServer, table: str) -> Iterator[Streams]:
    opened = Streams(narrow, table)
    yield opened
    opened.close()


def test_streams_of_one_address_without_cookie_are_limited(
    narrow: AttackedServer, table: str, streams: Streams
) -> None:
    answers = [streams.open("127.0.4.1") for _ in range(13)]
    assert [answer.status for answer in answers] == [200] * 10 + [429] * 3
    assert answers[-1].error == "too-many-streams"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert streams.open("127.0.4.2").status == 200
    assert is_served(narrow.address, "127.0.4.1")


def test_total_number_of_streams_is_limited(narrow: AttackedServer, table: str, streams: Streams) -> None:
    answers = [streams.open(f"127.0.5.{number % 3 + 1}") for number in range(20)]
    assert [answer.status for answer in answers] == [200] * 16 + [429] * 4
    assert is_served(narrow.address, OTHER_ADDRESS)


def test_streams_of_one_guest_are_limited(narrow: AttackedServer, table: str, streams: Streams) -> None:
    guest = narrow.create_guest()
    answers = [streams.open(f"127.0.6.{number + 1}", guest) for number in range(6)]
    assert [answer.status for answer in answers] == [200] * 4 + [429] * 2


def test_closed_stream_frees_its_place(narrow: AttackedServer, table: str, streams: Streams) -> None:
    for _ in range(10):
        assert poll_until(lambda: streams.open("127.0.7.1").status == 200)
    for wire in streams.wires:
        wire.close()
    assert poll_until(lambda: streams.open("127.0.7.1").status == 200)


def test_new_cookies_share_budget_of_address(narrow: AttackedServer) -> None:
    """Each request has no cookie or a forged one; all requests from an address share one budget."""
    source, answers, refused = "127.0.8.1", list[Answer](), list[Answer]()
    with connect(narrow.address, source) as wire:
        while len(refused) < 20 and len(answers) < EXCESSIVE_REQUESTS:  # on a slow machine the budget refills meanwhile
            cookie = {"Cookie": f"tertulia_guest=forged{len(answers)}"} if len(answers) % 2 else {}
            send(wire, build_request("GET", "/api/me", headers=cookie))
            answer = read_answer(wire)
            assert answer is not None
            answers.append(answer)
            refused += [answer] if answer.status == 429 else []
    assert {answer.status for answer in answers[:400]} == {200}
    assert len(refused) == 20
    assert {answer.error for answer in refused} == {"too-many"}
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
    assert "set-cookie" not in refused[0].headers
    assert is_served(narrow.address, OTHER_ADDRESS)


def test_guest_budget_is_smaller_than_address_budget(narrow: AttackedServer) -> None:
    mine = ask(narrow.address, build_request("GET", "/api/me"), "127.0.8.2")
    assert mine is not None
    cookie = {"Cookie": mine.headers["set-cookie"].partition(";")[0]}
    codes = list[int]()
    with connect(narrow.address, "127.0.8.3") as wire:
        while 429 not in codes and len(codes) < EXCESSIVE_REQUESTS:
            send(wire, build_request("GET", "/api/turns", headers=cookie))
            answer = read_answer(wire)
            codes.append(answer.status if answer else 0)
    assert codes[:300] == [200] * 300
    assert codes[-1] == 429
    assert is_served(narrow.address, "127.0.8.3")


def test_rate_limit_refills_over_time() -> None:
    clock = ManualClock()
    rate = Rate(60, 60, clock)
    assert [rate.wait("a") for _ in range(60)] == [0.0] * 60
    assert 0 < rate.wait("a") <= 1
    assert rate.wait("b") == 0.0
    clock.now += 1
    assert rate.wait("a") == 0.0
    assert rate.wait("a") > 0
    clock.now += 60
    assert [rate.wait("a") for _ in range(61)][-1] > 0


def test_clock_set_back_blocks_no_client() -> None:
    """The default clock is monotonic. With any other, no client waits until the clock has caught up."""
    clock = ManualClock()
    rate = Rate(60, 60, clock)
    assert [rate.wait("a") for _ in range(30)] == [0.0] * 30
    clock.now -= 3600
    assert rate.wait("new") == 0.0
    assert rate.wait("a") == 0.0
    assert Rate(60, 60)._clock == SYSTEM.monotonic
