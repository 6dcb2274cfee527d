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
from tertulia.server.domain.ports import Heard, TableNews
from tertulia.server.live.redis_channel import for_ever, messages_on
from tertulia.server.live.redis_client import AWAY, TIMEOUT
from tertulia.server.live.relay import Call
from tertulia.server.logs import Outage

CHANNEL = "tertulia:tables"
MESSAGE = re.compile(rb"(\d{1,12}) ([A-Za-z0-9_-]{1,32}(?:\.[aps])?)")
"""A table's version and id, or a chat room's last line number and name."""
MOST_WAITING = 1000
"""Maximum number of messages that wait for the broker. The oldest are dropped first."""
CALLS: Mapping[bytes, Call] = {call.encode(): call for call in get_args(Call)}
"""The calls by which processes are asked to look for jobs or ended sessions."""
MEANWHILE = "what other processes do is seen later"

Waiting = dict[tuple[str, bool], int]
"""Newest version by table. News of names (version 0) have an entry of their own."""


class RedisRelay:
    """Relay over Redis or Valkey (`tertulia.server.live.relay.Relay`)."""

    def __init__(self, redis: Redis, patience: float = TIMEOUT, clock: Clock = SYSTEM) -> None:
        """A connection that is silent for `patience` seconds is pinged, and given up if it stays silent."""
        self._redis, self._patience, self._clock = redis, patience, clock
        self._told: Waiting = {}
        """News to be sent, in order."""
        self._heard: Waiting = {}
        self._calls = set[bytes]()
        """Calls to be sent."""
        self._something_told, self._something_heard = asyncio.Event(), asyncio.Event()
        self.connected = False
        self._outage = Outage("the broker cannot be reached", clock.monotonic)

    def tell(self, table_id: str, version: int) -> None:
        _keep(self._told, table_id, version)
        self._something_told.set()

    def call(self, what: Call = "jobs") -> None:
        self._calls.add(what.encode())
        self._something_told.set()

    async def run(self, heard: Heard, called: Callable[[Call], None] = lambda what: None) -> None:
        """Send and receive until cancelled, and reconnect after each outage of the broker."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(for_ever(self._send, self._outage, MEANWHILE, self._clock))
                receive = partial(self._receive, called)
                tasks.create_task(for_ever(receive, self._outage, MEANWHILE, self._clock))
                tasks.create_task(self._read(heard))
        finally:
            self.connected = False
            with contextlib.suppress(*AWAY):
                await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._something_told.wait()
            self._something_told.clear()
            try:
                # Published in one pipeline: separate messages would each wait for the answer to the one before.
                told, calls, self._calls = dict(self._told), self._calls, set()
                async with self._redis.pipeline(transaction=False) as messages:
                    for (table, _), version in told.items():
                        messages.publish(CHANNEL, f"{version} {table}")
                    for call in sorted(calls):
                        messages.publish(CHANNEL, call)
                    await messages.execute()
            except AWAY:
                self._calls |= calls
                self._something_told.set()
                raise
            self._outage.end()
            for key, version in told.items():
                if self._told.get(key) == version:
                    del self._told[key]

    async def _receive(self, called: Callable[[Call], None]) -> None:
        try:
            async with aclosing(messages_on(self._redis, CHANNEL, self._patience)) as messages:
                async for message in messages:
                    if message is None:
                        self.connected = True
                        self._outage.end()
                        for what in CALLS.values():  # calls may have been lost while disconnected
                            called(what)
                    elif message in CALLS:
                        called(CALLS[message])
                    elif found := MESSAGE.fullmatch(message):
                        _keep(self._heard, found[2].decode(), int(found[1]))
                        self._something_heard.set()
        finally:
            self.connected = False

    async def _read(self, heard: Heard) -> None:
        while True:
            await self._something_heard.wait()
            self._something_heard.clear()
            news = [TableNews(table, version) for (table, _), version in self._heard.items()]
            self._heard.clear()
            await heard(news)


def _keep(waiting: Waiting, table_id: str, version: int) -> None:
    """Note a version of a table, unless a newer one waits already."""
    key = table_id, version > 0
    if version <= waiting.get(key, -1):
        return
    waiting[key] = version
    if len(waiting) > MOST_WAITING:
        del waiting[next(iter(waiting))]
