"""Redis or Valkey as the broker between the processes of a site.

The processes exchange three things by the broker: news of tables and chat rooms (`RedisRelay`), the presence of guests
(`RedisPresence`), and how much of each limit is used (`share_use`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import get_args

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from tenacity import AsyncRetrying, retry_if_result, wait_random_exponential

from tertulia.server.domain.clock import SYSTEM, Clock, RestartWaits
from tertulia.server.domain.ports import NewsHandler, TableNews
from tertulia.server.live.presence import GuestAtTable, Presence, PresenceUnknown
from tertulia.server.live.relay import BrokerError, Relay, RelayCall
from tertulia.server.live.sharing import PUBLISH_SECONDS, SharedUse
from tertulia.server.logs import Outage

TIMEOUT_SECONDS = 5.0
"""Seconds in which the broker has to answer a request."""
UNREACHABLE_ERRORS = (RedisError, OSError, RuntimeError)
"""Exceptions that mean that the broker cannot be reached.

uvloop raises a plain `RuntimeError` when a connection is reset at the start of a write.
"""


def redis_at(address: str) -> Redis:
    """Return a client for the broker at this address, which connects when it is first used.

    Raises `BrokerError` if the address is invalid.
    """
    try:
        # No retries by the client: callers retry by themselves, and a second layer would prolong each outage.
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(
            address, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS, retry=once
        )
    except ValueError:
        raise BrokerError("the broker's address must be like redis://host:6379/0 (Redis or Valkey)") from None


MIN_BACKOFF_SECONDS = 0.1
"""Maximum seconds of the random wait before the first reconnection to the broker.

The maximum doubles with each further attempt, up to `MAX_BACKOFF_SECONDS`.
"""
MAX_BACKOFF_SECONDS = 5.0
"""Maximum seconds of the random wait before any reconnection to the broker."""


async def repeat_reconnecting(
    work: Callable[[], Awaitable[None]], outage: Outage, meanwhile: str, clock: Clock = SYSTEM
) -> None:
    """Call `work` repeatedly until cancelled, and wait at most `MAX_BACKOFF_SECONDS` between calls.

    `work` raises one of `UNREACHABLE_ERRORS` when the broker cannot be reached. `outage` then logs the beginning of
    the outage once. The log line ends with `meanwhile`, a text about the effect of the outage.
    """
    # Random, so that not all processes reconnect at the same time.
    waits = RestartWaits(wait_random_exponential(multiplier=MIN_BACKOFF_SECONDS, max=MAX_BACKOFF_SECONDS), clock)
    async for attempt in AsyncRetrying(wait=waits, retry=retry_if_result(lambda _: True), sleep=clock.sleep):
        with attempt:
            try:
                await work()
                raise_if_cancelled()
            except UNREACHABLE_ERRORS as error:
                raise_if_cancelled()
                outage.begin(f"{type(error).__name__}; meanwhile {meanwhile}")


def raise_if_cancelled() -> None:
    """Raise `CancelledError` if the current task has been cancelled.

    In Python 3.11 `asyncio.wait_for`, with which redis-py sends, drops a cancellation that arrives when its work has
    just ended. A loop that calls redis-py would then go on, and its server would never stop.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


async def messages_on(redis: Redis, channel: str, silence_seconds: float) -> AsyncGenerator[bytes | None, None]:
    """Yield the messages of a channel, without end.

    The first item is None, when the subscription becomes active. A connection that is silent for `silence_seconds` is
    pinged. If it stays silent as long again, this raises `TimeoutError`. Raises one of `UNREACHABLE_ERRORS` if the
    broker cannot be reached.
    """
    async with redis.pubsub() as listening:
        await listening.subscribe(channel)
        ping_sent = False
        while True:
            message = await listening.get_message(timeout=silence_seconds)
            raise_if_cancelled()
            if message is None and ping_sent:  # the connection was cut without notice
                raise TimeoutError
            ping_sent = message is None
            if message is None:
                await listening.ping()
            elif message["type"] == "subscribe":
                yield None
            elif message["type"] == "message":
                yield message["data"]


KEY = "tertulia:presence"
VISITS_KEY = "tertulia:visits"
RETENTION_SECONDS = 86_400
"""Seconds for which the broker keeps the time at which a guest was last present at a table.

Older times are deleted.
"""


class RedisPresence(Presence):
    """Uses Redis or Valkey to store which guests are present at tables, for all processes of the site.

    Times are those of the broker's clock, because the clocks of machines differ.
    """

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def record(self, here: Sequence[GuestAtTable]) -> None:
        try:
            now = await self._now()
            async with self._redis.pipeline(transaction=False) as pipe:
                if here:
                    pipe.zadd(KEY, {_member(each): now for each in here})
                pipe.zremrangebyscore(KEY, 0, now - RETENTION_SECONDS)
                await pipe.execute()
        except UNREACHABLE_ERRORS as error:
            raise PresenceUnknown from error

    async def ages(self, places: Sequence[GuestAtTable]) -> list[float | None]:
        if not places:
            return []
        try:
            now = await self._now()
            found = await self._redis.zmscore(KEY, [_member(each) for each in places])
        except UNREACHABLE_ERRORS as error:
            raise PresenceUnknown from error
        return [None if score is None else max(0.0, now - float(score)) for score in found]

    async def exchange_visits(self, visits: Sequence[str], seconds: float) -> dict[str, float]:
        try:
            now = await self._now()
            async with self._redis.pipeline(transaction=False) as pipe:
                if visits:
                    pipe.zadd(VISITS_KEY, dict.fromkeys(visits, now))
                pipe.zremrangebyscore(VISITS_KEY, 0, now - seconds)
                pipe.zrange(VISITS_KEY, 0, -1, withscores=True)
                *_, found = await pipe.execute()
        except UNREACHABLE_ERRORS as error:
            raise PresenceUnknown from error
        return {visit.decode(): max(0.0, now - float(score)) for visit, score in found}

    async def _now(self) -> float:
        seconds, microseconds = await self._redis.time()
        return float(seconds) + float(microseconds) / 1e6


def _member(place: GuestAtTable) -> str:
    """Return a hash of a table and a guest, so that the broker learns neither."""
    return hashlib.sha256(f"{place.table} {place.guest}".encode()).hexdigest()[:32]


USE_CHANNEL = "tertulia:use"
USE_OUTAGE_EFFECT = "each process applies the limits of visitors on its own"


async def share_use(redis: Redis, use: SharedUse, patience: float = TIMEOUT_SECONDS, clock: Clock = SYSTEM) -> None:
    """Exchange with other processes how much of each limit is used, until cancelled.

    The limits are those of request rates and of connections. Messages that cannot be sent are dropped. A connection
    that is silent for `patience` seconds is pinged, and given up if it stays silent as long again.
    """

    outage = Outage("the use of limits cannot be shared with other processes", clock.monotonic)

    async def say() -> None:
        while True:
            await clock.sleep(PUBLISH_SECONDS)
            if (message := use.next_message()) is not None:
                await redis.publish(USE_CHANNEL, message)
                raise_if_cancelled()
                outage.end()

    async def hear() -> None:
        async with aclosing(messages_on(redis, USE_CHANNEL, patience)) as messages:
            async for message in messages:
                if message is None:
                    outage.end()
                else:
                    use.apply_message(message)

    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(repeat_reconnecting(say, outage, USE_OUTAGE_EFFECT, clock))
            tasks.create_task(repeat_reconnecting(hear, outage, USE_OUTAGE_EFFECT, clock))
    finally:
        with contextlib.suppress(*UNREACHABLE_ERRORS):
            await redis.aclose()


TABLES_CHANNEL = "tertulia:tables"
MESSAGE = re.compile(rb"(\d{1,12}) ([A-Za-z0-9_-]{1,32}(?:\.[aps])?)")
"""Pattern of a message from one process to others that a table or chat room has changed.

The message has a table's version and id, or the number of a chat room's last line and the room's name. The names
of chat rooms end in `.a`, `.p` or `.s`; table ids do not.
"""
MAX_WAITING_NEWS = 1000
"""Maximum number of messages that wait to be sent or read. The oldest are dropped first."""
CALLS: Mapping[bytes, RelayCall] = {call.encode(): call for call in get_args(RelayCall)}
"""Encoded messages that ask other processes to look for jobs or ended sessions, and their `RelayCall`."""
TABLES_OUTAGE_EFFECT = "changes of other processes arrive late"

Waiting = dict[tuple[str, bool], int]
"""News that wait to be sent to other processes, or received news that wait to be read; oldest first.

The key (table id, True) has the table's new version as its value. The key (table id, False) has the value 0, and says
that a player at the table has a new name. For a chat room, the key is (room name, True), and the value is the number of
the room's last line.
"""


class RedisRelay(Relay):
    """Sends and receives the messages between processes by Redis or Valkey."""

    def __init__(self, redis: Redis, silence_seconds: float = TIMEOUT_SECONDS, clock: Clock = SYSTEM) -> None:
        """Create the relay.

        A connection that is silent for `silence_seconds` is pinged, and given up if it stays silent as long again.
        """
        self._redis, self._silence_seconds, self._clock = redis, silence_seconds, clock
        self._outbox: Waiting = {}
        """Changes of tables and chat rooms that this process has yet to announce to others, oldest first."""
        self._inbox: Waiting = {}
        self._calls = set[bytes]()
        """Waiting messages that ask other processes to look for jobs or ended sessions (keys of `CALLS`)."""
        self._outbox_filled, self._inbox_filled = asyncio.Event(), asyncio.Event()
        self.connected = False
        self._outage = Outage("the broker cannot be reached", clock.monotonic)

    def announce_version(self, table_id: str, version: int) -> None:
        _note_version(self._outbox, table_id, version)
        self._outbox_filled.set()

    def call(self, what: RelayCall = "jobs") -> None:
        self._calls.add(what.encode())
        self._outbox_filled.set()

    async def run(self, on_news: NewsHandler, on_call: Callable[[RelayCall], None] = lambda what: None) -> None:
        """Send and receive messages until cancelled, and reconnect after each outage of the broker.

        `on_news` is called with the changes of tables and chat rooms that processes announce, including this process.
        `on_call` is called with each received `RelayCall`. After each connection to the broker, `on_call` is also
        called once with every `RelayCall`, because messages may have been lost before.
        """
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(repeat_reconnecting(self._send, self._outage, TABLES_OUTAGE_EFFECT, self._clock))
                receive = partial(self._receive, on_call)
                tasks.create_task(repeat_reconnecting(receive, self._outage, TABLES_OUTAGE_EFFECT, self._clock))
                tasks.create_task(self._read(on_news))
        finally:
            self.connected = False
            with contextlib.suppress(*UNREACHABLE_ERRORS):
                await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._outbox_filled.wait()
            self._outbox_filled.clear()
            try:
                # Published in one pipeline: separate messages would each wait for the answer to the one before.
                versions, calls, self._calls = dict(self._outbox), self._calls, set()
                async with self._redis.pipeline(transaction=False) as messages:
                    for (table, _), version in versions.items():
                        messages.publish(TABLES_CHANNEL, f"{version} {table}")
                    for call in sorted(calls):
                        messages.publish(TABLES_CHANNEL, call)
                    await messages.execute()
            except UNREACHABLE_ERRORS:
                self._calls |= calls
                self._outbox_filled.set()
                raise
            raise_if_cancelled()
            self._outage.end()
            for key, version in versions.items():
                if self._outbox.get(key) == version:
                    del self._outbox[key]

    async def _receive(self, on_call: Callable[[RelayCall], None]) -> None:
        try:
            async with aclosing(messages_on(self._redis, TABLES_CHANNEL, self._silence_seconds)) as messages:
                async for message in messages:
                    if message is None:
                        self.connected = True
                        self._outage.end()
                        for what in CALLS.values():  # calls may have been lost while disconnected
                            on_call(what)
                    elif message in CALLS:
                        on_call(CALLS[message])
                    elif found := MESSAGE.fullmatch(message):
                        _note_version(self._inbox, found[2].decode(), int(found[1]))
                        self._inbox_filled.set()
        finally:
            self.connected = False

    async def _read(self, on_news: NewsHandler) -> None:
        while True:
            await self._inbox_filled.wait()
            self._inbox_filled.clear()
            news = [TableNews(table, version) for (table, _), version in self._inbox.items()]
            self._inbox.clear()
            await on_news(news)


def _note_version(waiting: Waiting, table_id: str, version: int) -> None:
    """Add a table's version to `waiting`, unless the same or a newer version waits there already.

    Version 0 stands for a new name of a player at the table. If `waiting` is too long, its oldest entry is dropped.
    """
    key = table_id, version > 0
    if version <= waiting.get(key, -1):
        return
    waiting[key] = version
    if len(waiting) > MAX_WAITING_NEWS:
        del waiting[next(iter(waiting))]
