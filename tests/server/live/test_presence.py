"""Presence of guests connected to other processes. The broker stores no readable ids."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from redis.asyncio import Redis

from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import SEEN_ELSEWHERE_SECONDS, Broadcaster, PresenceTracker
from tertulia.server.live.presence import GuestAtTable, PresenceUnknown, exchange_presence
from tertulia.server.live.redis import RedisPresence
from tertulia.server.settings import Settings
from tests.server.domain.tables import ANA, BEA, open_table, seat_guest
from tests.server.redis import NEEDS_BROKER, Broker

pytestmark = NEEDS_BROKER
TABLE = "one"


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    running = Broker(tmp_path)
    yield running
    running.stop()


class Process:
    """A process with the table of Ana and Bea in memory, and a clock that the test sets."""

    def __init__(self, broker: Broker) -> None:
        self.now = 1000.0
        self.live = Broadcaster(Settings(data=Path()))
        self.live.presence = PresenceTracker(lambda: self.now)
        self.now += 1000.0  # long after the start
        self.presence = RedisPresence(Redis.from_url(broker.address, socket_timeout=1, socket_connect_timeout=1))
        self.table = open_table(seat_guest(ANA), seat_guest(BEA))
        self.service = cast(TableService, SimpleNamespace(tables=lambda: [self.table]))

    async def exchange(self) -> None:
        await exchange_presence(self.service, self.live, self.presence)

    def get_seconds_away(self, guest: GuestId) -> float:
        return self.live.seconds_away(TABLE, guest)


async def test_guest_connected_to_other_process_is_online(broker: Broker) -> None:
    one, two = Process(broker), Process(broker)
    assert one.get_seconds_away(ANA) > 900, "without exchange, a process knows its own connections only"
    with two.live.subscribe_viewer(TABLE, ANA, "there", 0):
        await two.exchange()
        await one.exchange()
        assert (one.get_seconds_away(ANA), one.live.online(TABLE), two.live.online(TABLE)) == (0, {ANA}, {ANA})
        assert one.get_seconds_away(BEA) > 900
    one.now += SEEN_ELSEWHERE_SECONDS + 30
    assert one.live.online(TABLE) == set()
    assert 29 < one.get_seconds_away(ANA) < 32, "counted from the last time that the other process saw them"


async def test_viewers_get_presence_from_other_processes(broker: Broker) -> None:
    one, two = Process(broker), Process(broker)
    await one.exchange()
    with one.live.subscribe_viewer(TABLE, BEA, "here", 0) as viewer:
        viewer.presence_due = False
        with two.live.subscribe_viewer(TABLE, ANA, "there", 0):
            await two.exchange()
            await one.exchange()
        assert viewer.presence_due


async def test_unknown_presence_counts_as_present(broker: Broker) -> None:
    one = Process(broker)
    await one.exchange()
    assert one.get_seconds_away(BEA) > 900
    broker.stop()
    with pytest.raises(PresenceUnknown):
        await one.exchange()
    one.live.note_seen_elsewhere({})
    assert one.get_seconds_away(BEA) == 0
    broker.start()
    await one.exchange()
    assert one.get_seconds_away(BEA) > 900


async def test_absence_at_new_table_starts_at_zero(broker: Broker) -> None:
    one = Process(broker)
    await one.exchange()
    assert one.live.seconds_away("two", BEA) == 0


async def test_broker_stores_no_readable_ids(broker: Broker) -> None:
    one, watcher = Process(broker), Redis.from_url(broker.address)
    with one.live.subscribe_viewer(TABLE, ANA, "here", 0):
        await one.exchange()
    (member,) = await watcher.zrange("tertulia:presence", 0, -1)
    assert ANA.encode() not in member
    assert TABLE.encode() not in member
    assert await one.presence.ages([GuestAtTable(TABLE, ANA), GuestAtTable(TABLE, BEA)]) == [
        pytest.approx(0, abs=5),
        None,
    ]
    assert await one.presence.ages([]) == []
    await watcher.aclose()
    await asyncio.sleep(0)


async def test_visits_are_shared_until_they_expire(broker: Broker) -> None:
    one, two = Process(broker).presence, Process(broker).presence
    await one.exchange_visits(["ana"], 60.0)
    found = await two.exchange_visits(["bea"], 60.0)
    assert {visit: age < 5 for visit, age in found.items()} == {"ana": True, "bea": True}
    assert await one.exchange_visits([], 0.0) == {}


async def test_visits_are_unknown_without_broker(broker: Broker) -> None:
    one = Process(broker).presence
    broker.stop()
    with pytest.raises(PresenceUnknown):
        await one.exchange_visits(["ana"], 60.0)
