"""Limits shared by processes: each counts what visitors use at the others, and no message identifies a visitor."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tertulia.server.domain.errors import TooManyTables
from tertulia.server.http.limits import Quotas, Rate
from tertulia.server.live.broadcaster import ConnectionLimit, SharedLimit
from tertulia.server.live.sharing import FULL_REPORT_SECONDS, HELD_VALID_SECONDS, MAX_VISITORS, SharedUse, UseMessage
from tertulia.server.settings import Settings
from tests.server.clocks import ManualClock

ADDRESS, SECRET = "192.0.2.77", bytes(range(64))


class Process:
    """A process with limits for visitors."""

    def __init__(self, clock: ManualClock) -> None:
        self.use = SharedUse(SECRET, clock)
        self.quotas = Quotas(Settings(data=Path(), tables_an_hour=4), self.use)
        self.streams = ConnectionLimit(3, 100, SharedLimit(self.use, "streams"))

    def count_openings(self, many: int, address: str = ADDRESS) -> int:
        """Number of tables that may be opened, of `many` attempts."""
        return sum(not self.is_refused(address) for _ in range(many))

    def is_refused(self, address: str = ADDRESS) -> bool:
        try:
            self.quotas.tables.spend(address)
        except TooManyTables:
            return True
        return False


@pytest.fixture
def two(clock: ManualClock) -> list[Process]:
    return [Process(clock), Process(clock)]


def exchange_use(one: Process, *others: Process) -> bytes | None:
    message = one.use.next_message()
    for each in others:
        if message is not None:
            each.use.apply_message(message)
    return message


def test_spent_quota_counts_in_all_processes(two: list[Process]) -> None:
    here, there = two
    assert here.count_openings(3) == 3
    exchange_use(here, there, here)
    assert (there.count_openings(9), there.count_openings(9, "192.0.2.78")) == (1, 4)
    exchange_use(there, here)
    assert here.count_openings(9) == 0
    assert exchange_use(here, there) is None, "a refusal causes no message"


def test_charged_debt_is_limited_to_one_period(clock: ManualClock) -> None:
    rate = Rate(4, 3600, clock)
    assert [rate.wait(ADDRESS) == 0 for _ in range(5)] == [True] * 4 + [False]
    rate.charge(ADDRESS, 4)
    assert rate.wait(ADDRESS) == 900
    clock.now += 900
    assert [rate.wait(ADDRESS) == 0 for _ in range(2)] == [True, False]
    clock.now -= 9000
    rate.charge(ADDRESS, 1)
    assert rate.wait(ADDRESS) == 0, "a clock that is set back extends no debt"


def test_processes_without_messages_limit_separately(two: list[Process]) -> None:
    assert [each.count_openings(9) for each in two] == [4, 4]


def test_open_streams_count_in_all_processes(two: list[Process], clock: ManualClock) -> None:
    here, there = two
    assert here.streams.acquire(ADDRESS)
    assert here.streams.acquire(ADDRESS)
    exchange_use(here, there)
    assert [there.streams.acquire(ADDRESS) for _ in range(3)] == [True, False, False]
    assert there.streams.acquire("192.0.2.78")
    here.streams.release(ADDRESS)
    exchange_use(here, there)
    assert there.streams.acquire(ADDRESS), "one stream was closed at the other process"
    assert not there.streams.acquire(ADDRESS)
    clock.now += FULL_REPORT_SECONDS
    exchange_use(here, there)
    assert not there.streams.acquire(ADDRESS), "a full report repeats what is held"
    clock.now += HELD_VALID_SECONDS
    assert there.streams.acquire(ADDRESS), "entries of a silent process expire"


def test_messages_name_no_visitor(two: list[Process]) -> None:
    here, _ = two
    here.count_openings(1)
    here.quotas.hints.spend("guest-of-that-name")
    here.streams.acquire(ADDRESS)
    message = here.use.next_message()
    assert message is not None
    assert ADDRESS.encode() not in message
    assert b"guest-of-that-name" not in message
    other = SharedUse(bytes(64))
    assert other.hash_visitor(ADDRESS).encode() not in message, "the hash needs the secret"


@pytest.mark.parametrize(
    "message", [b"", b"\xff", b"{}", b"[]", b'["x",[["tables","y",-1e9]],{},true]', b'["x",[["none","y",1]],{},true]']
)
def test_malformed_message_is_ignored(two: list[Process], message: bytes) -> None:
    two[0].use.apply_message(message)
    assert two[0].count_openings(9) == 4


def test_message_size_is_bounded(two: list[Process]) -> None:
    here, _ = two
    for number in range(MAX_VISITORS + 10):
        here.use.spend("tables", str(number), 1)
    message = here.use.next_message()
    assert message is not None
    assert len(msgspec.json.decode(message, type=UseMessage).used_amounts) == MAX_VISITORS
    assert here.use.next_message() is None
