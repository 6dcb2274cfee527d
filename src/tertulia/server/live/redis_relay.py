"""The way between processes over Redis or Valkey."""

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
"""A version and the id of a table, or the number of the last line and the name of a room."""
MOST_WAITING = 1000
"""The number of messages that wait for a broker that does not answer; older ones go first, for the others will do."""
CALLS: Mapping[bytes, Call] = {call.encode(): call for call in get_args(Call)}
"""What is said so that others look for jobs or for ended sessions."""
MEANWHILE = "what other processes do is seen later"

Waiting = dict[tuple[str, bool], int]
"""Of each table the newest version, and beside it whether somebody there is called otherwise (version 0)."""


class RedisRelay:
    """The way over Redis or Valkey (`tertulia.server.live.relay.Relay`)."""

    def __init__(self, redis: Redis, patience: float = TIMEOUT, clock: Clock = SYSTEM) -> None:
        """`patience` are the seconds after which a connection that says nothing is tried out, and then given up."""
        self._redis, self._patience, self._clock = redis, patience, clock
        self._told: Waiting = {}
        """What is still to be sent, in the order of telling."""
        self._heard: Waiting = {}
        self._calls = set[bytes]()
        """What the others are still to be told to look at."""
        self._something_told, self._something_heard = asyncio.Event(), asyncio.Event()
        self.connected = False
        self._outage = Outage("the broker cannot be reached", clock.monotonic)

    def tell(self, table_id: str, version: int) -> None:
        """Tell the others that a table has a version, as soon as they can be reached."""
        _keep(self._told, table_id, version)
        self._something_told.set()

    def call(self, what: Call = "jobs") -> None:
        """Tell the others to look for jobs or for ended sessions, as soon as they can be reached."""
        self._calls.add(what.encode())
        self._something_told.set()

    async def run(self, heard: Heard, called: Callable[[Call], None] = lambda what: None) -> None:
        """Send and receive for ever, however often the broker is away."""
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
                # All at once: a message for itself would wait for the broker's answer to the one before.
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
                        for what in CALLS.values():  # perhaps a process has called in vain
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
