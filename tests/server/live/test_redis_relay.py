"""Messages between processes over a broker: only versions of tables, and an outage loses nothing for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from uvicorn.loops.auto import auto_loop_factory

from tertulia.server.domain.ports import TableNews
from tertulia.server.live import redis
from tertulia.server.live.redis import MAX_WAITING_NEWS, TABLES_CHANNEL, RedisRelay, redis_at
from tertulia.server.live.relay import BrokerError, NoRelay
from tertulia.server.logs import Outage
from tests.server.conftest import wait_until
from tests.server.redis import NEEDS_BROKER, Broker
from tests.server.stalling import Network

pytestmark = NEEDS_BROKER


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    running = Broker(tmp_path)
    yield running
    running.go_on()
    running.stop()


class Process:
    """A process that records the announcements that it receives."""

    def __init__(self, address: str, timeout_seconds: float = 5.0) -> None:
        redis = Redis.from_url(address, socket_timeout=timeout_seconds, socket_connect_timeout=timeout_seconds)
        self.relay, self.received = RedisRelay(redis, timeout_seconds), list[TableNews]()

    async def note(self, news: Sequence[TableNews]) -> None:
        self.received += news


@contextlib.asynccontextmanager
async def run_processes(broker: Broker, many: int = 2, timeout_seconds: float = 5.0) -> AsyncIterator[list[Process]]:
    them = [Process(broker.address, timeout_seconds) for _ in range(many)]
    works = [asyncio.create_task(each.relay.run(each.note)) for each in them]
    try:
        await wait_until(lambda: all(each.relay.connected for each in them))
        yield them
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


def have_all_received(them: list[Process], version: int) -> bool:
    return all(each.received[-1:] == [("table", version)] for each in them)


async def test_announced_version_reaches_all_processes(broker: Broker) -> None:
    async with run_processes(broker, 3) as (one, *others):
        for version in range(1, 4):
            one.relay.announce_version("table", version)
            await wait_until(partial(have_all_received, others, version))
    assert not one.relay.connected


async def test_failed_call_is_sent_again() -> None:
    class Pipeline:
        """A connection that is cut once."""

        def __init__(self) -> None:
            self.published, self.cut = list[str | bytes](), True

        async def __aenter__(self) -> Pipeline:
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        def publish(self, _: str, message: str | bytes) -> None:
            self.published.append(message)

        async def execute(self) -> None:
            if self.cut:
                self.cut = False
                self.published.clear()
                raise ConnectionError

    pipeline = Pipeline()
    relay = RedisRelay(cast(Redis, SimpleNamespace(pipeline=lambda transaction: pipeline)))
    relay.call("jobs")
    with pytest.raises(ConnectionError):
        await relay._send()
    sending = asyncio.create_task(relay._send())
    await wait_until(lambda: bool(pipeline.published))
    sending.cancel()
    assert pipeline.published == [b"jobs"]


async def drop_cancellation(*_: object) -> None:
    """Wait, and return when cancelled, as `asyncio.wait_for` of Python 3.11 does if its work ends at the same moment."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


async def reset_when_cancelled() -> None:
    await drop_cancellation()
    raise ConnectionResetError


@pytest.mark.parametrize("work", [drop_cancellation, reset_when_cancelled])
async def test_dropped_cancellation_ends_work(
    work: Callable[[], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    await start_and_cancel(
        redis.repeat_reconnecting(work, Outage("the broker cannot be reached"), "changes arrive late")
    )
    assert not caplog.records


async def test_dropped_cancellation_ends_sending() -> None:
    class Pipeline:
        async def __aenter__(self) -> Pipeline:
            return self

        async def __aexit__(self, *_: object) -> None:
            pass

        def publish(self, _: str, message: str | bytes) -> None:
            pass

        execute = staticmethod(drop_cancellation)

    relay = RedisRelay(cast(Redis, SimpleNamespace(pipeline=lambda transaction: Pipeline())))
    relay.call("jobs")
    await start_and_cancel(relay._send())


async def start_and_cancel(work: Coroutine[Any, Any, None]) -> None:
    """Start and cancel a task, and check that it ends as cancelled."""
    task = asyncio.create_task(work)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task], timeout=5)
    assert task.cancelled()


async def test_only_newest_version_of_table_is_sent(broker: Broker) -> None:
    async with run_processes(broker) as (one, other):
        for version in (1, 2, 5, 4):
            one.relay.announce_version("table", version)
        await wait_until(lambda: bool(other.received))
        await asyncio.sleep(0.1)
        assert other.received == [("table", 5)]


async def test_job_call_reaches_workers_only(broker: Broker) -> None:
    async with run_processes(broker) as (one, other):
        work = asyncio.create_task(run_worker(broker, called := list[int]()))
        await wait_until(lambda: bool(called))  # a worker is called once when it has subscribed
        for _ in range(3):
            before = len(called)
            one.relay.call()
            await wait_until(partial(has_more_calls, called, before))
        assert not other.received
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


def has_more_calls(called: list[int], before: int) -> bool:
    return len(called) > before


async def run_worker(broker: Broker, called: list[int]) -> None:
    process = Process(broker.address)
    await process.relay.run(process.note, lambda what: called.append(len(called)))


async def test_new_name_is_announced_beside_version(broker: Broker) -> None:
    async with run_processes(broker) as (one, other):
        one.relay.announce_version("table", 7)
        one.relay.announce_version("table", 0)
        await wait_until(lambda: len(other.received) == 2)
        assert sorted(other.received) == [("table", 0), ("table", 7)]


async def test_only_ids_and_versions_are_sent_and_accepted(broker: Broker) -> None:
    watcher = Redis.from_url(broker.address)
    async with run_processes(broker) as (one, other), watcher.pubsub() as seen:
        await seen.psubscribe("*")
        for strange in (
            "",
            "x",
            "1",
            "1 ../../etc",
            "-1 table",
            "1 " + "a" * 33,
            "9" * 13 + " table",
            "1 a b",
            b"\xff 1",
        ):
            await watcher.publish(TABLES_CHANNEL, strange)
        one.relay.announce_version("table", 7)
        await wait_until(lambda: bool(other.received))
        assert other.received == [("table", 7)]
        travelled = [message async for message in _read_messages(seen)]
        assert travelled[-1] == b"7 table"
    await watcher.aclose()


async def _read_messages(seen: PubSub) -> AsyncIterator[bytes]:
    while (message := await seen.get_message(timeout=0.2)) is not None:
        if message["type"] == "pmessage":
            yield message["data"]


@pytest.mark.parametrize("fault", ["killed", "hangs"])
async def test_relay_reconnects_after_broker_outage(
    broker: Broker, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(redis, "MAX_BACKOFF_SECONDS", 0.2)
    async with run_processes(broker, timeout_seconds=0.3) as (one, other):
        with caplog.at_level(logging.WARNING):
            (broker.stop if fault == "killed" else broker.hang)()
            one.relay.announce_version("table", 1)
            await wait_until(lambda: not one.relay.connected and not other.relay.connected)
        (broker.start if fault == "killed" else broker.go_on)()
        await wait_until(lambda: one.relay.connected and other.relay.connected)
        one.relay.announce_version("table", 2)
        await wait_until(lambda: ("table", 2) in other.received)


def test_broken_connections_are_reopened(broker: Broker) -> None:
    """Uses the server's event loop, which reports a reset connection differently from Python's own."""
    network = Network(lambda: socket.create_connection(("127.0.0.1", broker.port)))

    async def broken() -> None:
        one = Process(f"redis://127.0.0.1:{network.port}/0")
        work, version = asyncio.create_task(one.relay.run(one.note)), 0
        for _ in range(3):
            network.go_on()
            async with asyncio.timeout(20):
                while not have_all_received([one], version) or not one.relay.connected:
                    version += 1
                    one.relay.announce_version("table", version)
                    await asyncio.sleep(0.1)
                    assert not work.done()
            network.cut()
            for _ in range(20):
                version += 1
                one.relay.announce_version("table", version)
                await asyncio.sleep(0.02)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(broken())
    network.close()


async def test_outbox_is_bounded_without_broker() -> None:
    nobody = Process("redis://127.0.0.1:1/0")
    relay = nobody.relay
    work = asyncio.create_task(relay.run(nobody.note))
    for number in range(3 * MAX_WAITING_NEWS):
        relay.announce_version(f"t{number}", 1)
    await asyncio.sleep(0.05)
    assert not relay.connected
    assert len(vars(relay)["_outbox"]) == MAX_WAITING_NEWS
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)


@pytest.mark.parametrize("address", ["", "redis", "http://127.0.0.1", "redis://127.0.0.1:x/0"])
def test_malformed_broker_address_is_refused(address: str) -> None:
    with pytest.raises(BrokerError, match="redis://host:6379/0"):
        redis_at(address)


async def test_relay_without_broker_sends_nothing() -> None:
    relay = NoRelay()
    relay.announce_version("table", 1)
    await relay.run(Process("redis://127.0.0.1:1/0").note)
    assert not relay.connected
