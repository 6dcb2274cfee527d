"""Changes are sent to connections and announced to other processes. The delay is measured once per viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tertulia.server import measures
from tertulia.server.domain.events import EventBus, TableChanged, TableReloaded
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.live.announcing import announce_to_processes
from tertulia.server.live.broadcaster import Broadcaster, Connection, Subscriber
from tertulia.server.live.presence import GuestAtTable, VisibleTables
from tertulia.server.live.relay import Relay
from tertulia.server.live.sse import HEARTBEAT_COMMENT, _send_news
from tertulia.server.settings import Settings
from tests.server.domain.tables import ANA, BEA, open_table, seat_guest


def test_delay_of_update_is_measured_once_per_viewer(tmp_path: Path) -> None:
    delays: list[float] = []
    end = measures.listen(
        lambda measure, value, labels: delays.append(value) if measure is measures.NEWS_DELAYS else None
    )
    live = Broadcaster(Settings(data=tmp_path))
    with live.subscribe_viewer("table", None, "a", 0) as one, live.subscribe_viewer("table", None, "b", 0) as other:
        one.connection.wake()  # for a heartbeat
        one.note_sent()
        assert delays == []
        live.announce("table")
        began = one.news_since
        live.announce("table", people=True)  # before the first was sent
        assert one.news_since == began
        live.announce("elsewhere")
        one.note_sent()
        one.note_sent()
        assert len(delays) == 1
        other.note_sent()
    end()
    assert len(delays) == 2
    assert all(0 <= value < 60 for value in delays)


def test_viewers_get_departures(tmp_path: Path) -> None:
    live = Broadcaster(Settings(data=tmp_path))
    with live.subscribe_viewer("table", GuestId("bea"), "b", 0) as one:
        with live.subscribe_viewer("table", GuestId("ana"), "a", 0):
            one.presence_due = False
        assert one.presence_due
        one.presence_due = False
        with live.subscribe_viewer("table", None, "c", 0):
            pass
        assert not one.presence_due, "an anonymous visitor has no presence"


async def test_heartbeat_is_sent_to_silent_connection_only() -> None:
    connection, news, sent = Connection(), [b"news"], list[bytes]()
    subscriber = cast(Subscriber, SimpleNamespace(note_sent=lambda: None))

    async def send(message: Any) -> None:
        sent.append(message["body"])

    telling = asyncio.create_task(_send_news(connection, [(subscriber, lambda _: news.pop() if news else b"")], send))
    await asyncio.sleep(0)
    connection.wake()
    await asyncio.sleep(0)
    assert sent == [b"news"]
    connection.silent = True
    connection.wake()
    await asyncio.sleep(0)
    connection.close()
    await telling
    assert sent == [b"news", HEARTBEAT_COMMENT]


def test_only_own_changes_are_announced_to_processes() -> None:
    announcements: list[tuple[str, int]] = []
    bus, table = EventBus(), open_table(seat_guest(ANA), seat_guest(BEA))
    relay = SimpleNamespace(announce_version=lambda table, version: announcements.append((table, version)))
    announce_to_processes(cast(TableService, SimpleNamespace(events=bus)), cast(Relay, relay))
    bus.publish(TableReloaded(table))
    assert announcements == []
    bus.publish(TableChanged(table))
    assert announcements == [(table.id, table.state.version)]


async def test_table_viewed_through_one_process_is_viewed_in_all() -> None:
    presence = FakePresence()
    one, other = VisibleTables(presence), VisibleTables(presence)
    await one.note_view("table", ANA)
    assert [await other.is_viewing("table", guest) for guest in (ANA, BEA)] == [True, False]


class FakePresence:
    """A shared presence store in memory. Every entry is new."""

    def __init__(self) -> None:
        self.places = set[GuestAtTable]()
        self.visits = set[str]()

    async def record(self, places: Sequence[GuestAtTable]) -> None:
        self.places |= set(places)

    async def ages(self, places: Sequence[GuestAtTable]) -> list[float | None]:
        return [0.0 if place in self.places else None for place in places]

    async def exchange_visits(self, visits: Sequence[str], seconds: float) -> dict[str, float]:
        self.visits |= set(visits)
        return dict.fromkeys(self.visits, 0.0)
