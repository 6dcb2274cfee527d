"""Updates are written directly if the peer reads, and by the stream's task if it is slow: each once, in order."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tertulia.server.domain.seats import GuestId
from tertulia.server.live.broadcaster import Connection, Subscriber
from tertulia.server.live.sse import HEARTBEAT_COMMENT, WRITE_CHUNK, _send_news
from tests.server.attack.in_process import LocalServer, poll_until

GET_REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"


class NumberUpdates:
    """Updates that are consecutive numbers, repeated `size` times, up to the last announced one."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self.announced = self.known = 0

    def __call__(self, subscriber: Subscriber) -> bytes:
        new, self.known = range(self.known, self.announced), self.announced
        return b"".join(b"%d " % number * self.size for number in new)

    @property
    def all(self) -> bytes:
        """All announced updates."""
        return b"".join(b"%d " % number * self.size for number in range(self.announced))


class FakeConnection:
    """A peer that can stop reading, with both ways to send to it."""

    def __init__(self) -> None:
        self.received = b""
        self.awaited = 0
        """Number of messages that the task has sent."""
        self._reads = asyncio.Event()
        self._reads.set()

    def pause(self) -> None:
        self._reads.clear()

    def resume(self) -> None:
        self._reads.set()

    def write(self, body: bytes) -> bool:
        if self._reads.is_set():
            self.received += body
        return self._reads.is_set()

    async def send(self, message: Any) -> None:
        await self._reads.wait()
        self.awaited += 1
        self.received += message["body"]


@asynccontextmanager
async def open_stream(
    wire: FakeConnection, news: Callable[[Subscriber], bytes], at_once: bool = True
) -> AsyncIterator[Connection]:
    """A connection that writes its updates to the wire during the block."""
    connection = Connection()
    followed = [(Subscriber("table", GuestId("ana"), 0, connection=connection), news)]
    telling = asyncio.create_task(_send_news(connection, followed, wire.send, wire.write if at_once else None))
    await run_loop(2)
    yield connection
    wire.resume()
    connection.close()
    await telling
    assert connection.write_news is None


async def run_loop(number: int) -> None:
    """Let the event loop run `number` times."""
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.mark.parametrize("at_once", [True, False])
async def test_updates_arrive_once_and_in_order(at_once: bool) -> None:
    """Announcements, pauses of the peer and turns of the event loop come in random order."""
    for seed in range(40):
        chance, wire, news = random.Random(seed), FakeConnection(), NumberUpdates()
        async with open_stream(wire, news, at_once) as connection:
            for _ in range(200):
                step = chance.choice(("announce", "announce", "pause", "resume", "turn", "turn"))
                if step == "announce":
                    news.announced += 1
                    connection.wake()
                elif step == "turn":
                    await run_loop(1)
                else:
                    getattr(wire, step)()
                assert news.all.startswith(wire.received), f"seed {seed}"
            wire.resume()
            await run_loop(5)
            assert wire.received == news.all, f"seed {seed}"


async def test_waiting_stream_keeps_no_update_in_memory() -> None:
    chunk = b"a complete view of the table" * 1000
    references = sys.getrefcount(chunk)
    pending, wire = [chunk], FakeConnection()
    wire.received = b"headers"  # so that the sum of both is a copy of the chunk
    async with open_stream(wire, lambda _: pending.pop() if pending else b""):
        assert wire.received.endswith(chunk)
        assert sys.getrefcount(chunk) == references


async def test_task_sleeps_while_peer_reads() -> None:
    wire, news = FakeConnection(), NumberUpdates()
    async with open_stream(wire, news) as connection:
        for _ in range(10):
            news.announced += 1
            connection.wake()
            connection.wake()
            await run_loop(1)
            assert (wire.received, wire.awaited, connection.woken.is_set()) == (news.all, 0, False)


async def test_task_sends_newest_updates_to_slow_peer() -> None:
    wire, news = FakeConnection(), NumberUpdates()
    async with open_stream(wire, news) as connection:
        wire.pause()
        for _ in range(3):
            news.announced += 1
            connection.wake()
            await run_loop(2)
        wire.resume()
        await run_loop(3)
        assert (wire.received, wire.awaited) == (news.all, 2), "the first announced, then the two others together"


async def test_heartbeat_is_written_directly() -> None:
    wire = FakeConnection()
    async with open_stream(wire, NumberUpdates()) as connection:
        connection.wake()
        await run_loop(1)
        assert wire.received == b"", "no heartbeat is due"
        connection.silent = True
        connection.wake()
        await run_loop(1)
        assert (wire.received, wire.awaited) == (HEARTBEAT_COMMENT, 0)


async def test_nothing_is_written_after_close() -> None:
    wire, news = FakeConnection(), NumberUpdates()
    async with open_stream(wire, news) as connection:
        news.announced = 1
        connection.wake()
        connection.close()
    await run_loop(2)
    assert wire.received == b""


async def test_stream_ends_if_updates_fail() -> None:
    """The browser reconnects then, instead of waiting for ever."""
    wire, errors, fails = FakeConnection(), list[Any](), False
    asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(context["exception"]))

    def news(subscriber: Subscriber) -> bytes:
        if fails:
            raise ValueError("a fault")
        return b""

    async with open_stream(wire, news) as connection:
        fails = True
        connection.wake()
        await run_loop(2)
        assert connection.closed
        assert [str(error) for error in errors] == ["a fault"]


class StreamingApplication:
    """An application that streams numbers as the test announces them."""

    def __init__(self, size: int) -> None:
        self.news, self.connection = NumberUpdates(size), Connection()
        self.open = False
        self.at_once = self.awaited = 0
        """Number of messages sent in each way."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        def write(body: bytes) -> bool:
            written: bool = scope["extensions"][WRITE_CHUNK](body)
            self.at_once += written and bool(body)
            return written

        async def send_counted(message: Any) -> None:
            await send(message)
            self.awaited += 1

        leaving = asyncio.create_task(self._leave(receive))
        try:
            self.open = True
            await send({"type": "http.response.start", "status": 200, "headers": []})
            followed = [(Subscriber("table", None, 0, connection=self.connection), self.news)]
            await _send_news(self.connection, followed, send_counted, write)
            await send({"type": "http.response.body", "body": b""})
        finally:
            leaving.cancel()
            self.open = False

    async def _leave(self, receive: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.connection.close()

    def announce(self) -> None:
        """Announce one more number."""
        self.news.announced += 1
        self.connection.wake()


async def test_stopped_reader_is_disconnected() -> None:
    """Its buffer stays small."""
    app = StreamingApplication(size=2000)
    async with LocalServer(app, unread_seconds=0.3).accept_connections() as server:
        with await server.connect(GET_REQUEST):
            assert await poll_until(lambda: app.open)
            while app.open and app.news.announced < 2000:
                app.announce()
                await asyncio.sleep(0.001)
            assert await poll_until(lambda: server.taken == 0 and not app.open)
    assert app.at_once > 1
    assert app.news.known < app.news.announced
    assert app.news.known * app.news.size * len(b"100 ") < 1 << 20


async def test_slow_reader_gets_everything_in_order() -> None:
    """It reads in bursts, so that both ways of sending take turns."""
    app, received = StreamingApplication(size=3000), b""
    async with LocalServer(app).accept_connections() as server:
        loop, wire = asyncio.get_running_loop(), await server.connect(GET_REQUEST)
        with wire:
            assert await poll_until(lambda: app.open)
            for number in range(200):
                app.announce()
                await asyncio.sleep(0)
                if number % 40 > 20:
                    received += await loop.sock_recv(wire, 1 << 17)
            async with asyncio.timeout(60):  # a small receive window is slow on a busy machine
                while received.count(b"199 ") < app.news.size:
                    received += await loop.sock_recv(wire, 1 << 17)
    head, _, body = received.partition(b"\r\n\r\n")
    assert b"transfer-encoding: chunked" in head
    assert decode_chunks(body) == app.news.all
    assert min(app.at_once, app.awaited) > 3, "both ways were used"


def decode_chunks(body: bytes) -> bytes:
    """The content of the complete chunks of a body."""
    content = b""
    while b"\r\n" in body:
        size, _, rest = body.partition(b"\r\n")
        chunk, end, body = rest[: int(size, 16)], rest[int(size, 16) :][:2], rest[int(size, 16) + 2 :]
        content += chunk if end == b"\r\n" else b""
    return content
