"""A channel of Redis or Valkey: who listens on it, and work that begins again however often the broker is away."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Awaitable, Callable

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.live.redis_client import AWAY
from tertulia.server.logs import Outage

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before a broker that cannot be reached is asked again: at first, and at most."""


async def for_ever(work: Callable[[], Awaitable[None]], outage: Outage, meanwhile: str, clock: Clock = SYSTEM) -> None:
    """Do something again and again that ends when the broker is away; the log says so once, and what that means meanwhile."""
    pause = FIRST_PAUSE
    while True:
        began = clock.monotonic()
        try:
            await work()
        except AWAY as error:
            outage.begin(f"{type(error).__name__}; meanwhile {meanwhile}")
        if clock.monotonic() - began > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        await clock.sleep(pause * (0.5 + random.random() / 2))  # not all processes at the same moment
        pause = min(2 * pause, LONGEST_PAUSE)


async def messages_on(redis: Redis, channel: str, patience: float) -> AsyncGenerator[bytes | None, None]:
    """What is said on a channel, for ever; None first, when it is listened to. A connection that says nothing for `patience`
    seconds is tried out, and then given up. Raises what the client raises where the broker is away."""
    async with redis.pubsub() as listening:
        await listening.subscribe(channel)
        asked = False
        while True:
            message = await listening.get_message(timeout=patience)
            if message is None and asked:  # a connection that was cut without a word
                raise TimeoutError
            asked = message is None
            if message is None:
                await listening.ping()
            elif message["type"] == "subscribe":
                yield None
            elif message["type"] == "message":
                yield message["data"]
