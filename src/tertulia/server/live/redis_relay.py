"""Messages between processes over Redis or Valkey (`RedisRelay`)."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Mapping
from contextlib import aclosing
from functools import partial
from typing import get_args

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import NewsHandler, TableNews
from tertulia.server.live.redis_channel import messages_on, repeat_reconnecting
from tertulia.server.live.redis_client import TIMEOUT_SECONDS, UNREACHABLE_ERRORS
from tertulia.server.live.relay import RelayCall
from tertulia.server.logs import Outage

CHANNEL = "tertulia:tables"
MESSAGE = re.compile(rb"(\d{1,12}) ([A-Za-z0-9_-]{1,32}(?:\.[aps])?)")
"""A table's version and id, or a chat room's last line number and name."""
MAX_WAITING_NEWS = 1000
"""Maximum number of messages that wait for the broker. The oldest are dropped first."""
CALLS: Mapping[bytes, RelayCall] = {call.encode(): call for call in get_args(RelayCall)}
"""The calls by which processes are asked to look for jobs or ended sessions."""
MEANWHILE = "changes of other processes arrive late"

Waiting = dict[tuple[str, bool], int]
"""Newest version by table. News of names (version 0) have an entry of their own."""


class RedisRelay:
    """Relay over Redis or Valkey (`tertulia.server.live.relay.Relay`)."""

    def __init__(self, redis: Redis, silence_seconds: float = TIMEOUT_SECONDS, clock: Clock = SYSTEM) -> None:
        """A connection that is silent for `silence_seconds` is pinged, and given up if it stays silent."""
        self._redis, self._silence_seconds, self._clock = redis, silence_seconds, clock
        self._outbox: Waiting = {}
        """News to be sent, in order."""
        self._inbox: Waiting = {}
        self._calls = set[bytes]()
        """Calls to be sent."""
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
        """Send and receive until cancelled, and reconnect after each outage of the broker."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(repeat_reconnecting(self._send, self._outage, MEANWHILE, self._clock))
                receive = partial(self._receive, on_call)
                tasks.create_task(repeat_reconnecting(receive, self._outage, MEANWHILE, self._clock))
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
                told, calls, self._calls = dict(self._outbox), self._calls, set()
                async with self._redis.pipeline(transaction=False) as messages:
                    for (table, _), version in told.items():
                        messages.publish(CHANNEL, f"{version} {table}")
                    for call in sorted(calls):
                        messages.publish(CHANNEL, call)
                    await messages.execute()
            except UNREACHABLE_ERRORS:
                self._calls |= calls
                self._outbox_filled.set()
                raise
            self._outage.end()
            for key, version in told.items():
                if self._outbox.get(key) == version:
                    del self._outbox[key]

    async def _receive(self, on_call: Callable[[RelayCall], None]) -> None:
        try:
            async with aclosing(messages_on(self._redis, CHANNEL, self._silence_seconds)) as messages:
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
    """Note a version of a table, unless a newer one waits already."""
    key = table_id, version > 0
    if version <= waiting.get(key, -1):
        return
    waiting[key] = version
    if len(waiting) > MAX_WAITING_NEWS:
        del waiting[next(iter(waiting))]
