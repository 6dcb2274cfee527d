"""Rate limits hold over both processes of a site.

While Redis is stopped or hangs, each process counts by itself: requests are still limited, and none is refused only for
that reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from bench import usual
from tests.server import postgres
from tests.server.attack.attacked_server import AttackedServer
from tests.server.conftest import Guest, wait_for
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = [
    NEEDS_BROKER,
    pytest.mark.xdist_group("shared limits"),
]
TABLES_PER_HOUR = 6
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    running = Broker(tmp_path_factory.mktemp("broker"))
    yield running
    running.go_on()
    running.stop()


@pytest.fixture(scope="module")
def two(broker: Broker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[AttackedServer]]:
    folder = tmp_path_factory.mktemp("two")

    def start(data: Path, database: str) -> AttackedServer:
        more = {"tables_an_hour": TABLES_PER_HOUR, "streams_a_guest": 2, "database": database, "broker": broker.address}
        return AttackedServer(data, **more)

    with postgres.run_two_processes(folder, start) as servers:
        yield servers


class Visitor(Guest):
    """A guest with an IP address of their own."""

    def __init__(self, server: AttackedServer, address: str) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=server.address, timeout=20, transport=transport)
        self.me = self.http.get("/api/me").json()

    def try_to_open(self) -> bool:
        """Try to open a table. Returns False if the rate limit refuses it."""
        answer = self.post("tables", {"game": usual.QUICK, "seats": SEATS})
        assert answer.status_code in (201, 429), answer.text
        return answer.status_code == 201


def create_visitors(servers: list[AttackedServer], address: str) -> list[Visitor]:
    return [Visitor(each, address) for each in servers]


def count_opened(visitor: Visitor, most: int = 2 * TABLES_PER_HOUR) -> int:
    """Return how many tables the visitor can open before a refusal."""
    return next(number for number in range(most + 1) if not visitor.try_to_open())


def share_limit(servers: list[AttackedServer], addresses: Iterator[str]) -> bool:
    """Return whether requests of an address at one process soon count at the other, too."""
    here, there = create_visitors(servers, next(addresses))
    assert count_opened(here) == TABLES_PER_HOUR
    try:
        # Each attempt uses up one of the other process's own
        wait_for(lambda: not there.try_to_open(), seconds=TABLES_PER_HOUR / 2, poll_seconds=0.7)
    except AssertionError:
        return False
    return count_opened(there) == 0


def test_address_limit_is_shared_by_both_processes(two: list[AttackedServer]) -> None:
    addresses = (f"127.0.1.{number}" for number in range(1, 200))
    wait_for(lambda: share_limit(two, addresses), poll_seconds=0.2)


def test_stream_limit_is_shared_by_both_processes(two: list[AttackedServer]) -> None:
    here, there = (Visitor(each, "127.0.2.1") for each in two)
    table = here.open(SEATS)
    there.http.cookies = here.http.cookies
    with ExitStack() as stack:
        for _ in range(2):
            stream = stack.enter_context(here.http.stream("GET", f"/api/events?topic={table}"))
            assert stream.status_code == 200

        def refused() -> bool:
            with there.http.stream("GET", f"/api/events?topic={table}") as stream:
                return stream.status_code == 429

        wait_for(refused, poll_seconds=0.1)


def test_processes_limit_separately_without_broker(two: list[AttackedServer], broker: Broker) -> None:
    broker.hang()
    for visitor in create_visitors(two, "127.0.3.1"):
        assert count_opened(visitor) == TABLES_PER_HOUR
    broker.go_on()
    broker.stop()
    for visitor in create_visitors(two, "127.0.3.2"):
        assert count_opened(visitor) == TABLES_PER_HOUR
    broker.start()
    addresses = (f"127.0.4.{number}" for number in range(1, 200))
    wait_for(lambda: share_limit(two, addresses), poll_seconds=0.2)
    for each in two:
        assert each.read_log().count("each process applies the limits") == 1, "logged once"
