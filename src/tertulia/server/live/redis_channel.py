"""Publish/subscribe channel of Redis or Valkey, with reconnection."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Awaitable, Callable

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.live.redis_client import AWAY
from tertulia.server.logs import Outage

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds until a reconnection to the broker: the first pause, doubled each time, and the longest."""


async def for_ever(work: Callable[[], Awaitable[None]], outage: Outage, meanwhile: str, clock: Clock = SYSTEM) -> None:
    """Repeat `work` until cancelled, although it ends whenever the broker cannot be reached.

    The log says so once, with `meanwhile`: the consequence until the broker is back.
    """
    pause = FIRST_PAUSE
    while True:
        began = clock.monotonic()
        try:
            await work()
        except AWAY as error:
            outage.begin(f"{type(error).__name__}; meanwhile {meanwhile}")
        if clock.monotonic() - began > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        # Random, so that not all processes reconnect at the same time.
        await clock.sleep(pause * (0.5 + random.random() / 2))
        pause = min(2 * pause, LONGEST_PAUSE)


async def messages_on(redis: Redis, channel: str, patience: float) -> AsyncGenerator[bytes | None, None]:
    """Yield the messages of a channel, without end.

    The first item is None, as soon as the subscription is active. A connection that is silent for `patience` seconds is
    pinged. After another silent period it is given up: raises `TimeoutError`. Raises the errors of the client if the
    broker cannot be reached.
    """
    async with redis.pubsub() as listening:
        await listening.subscribe(channel)
        asked = False
        while True:
            message = await listening.get_message(timeout=patience)
            if message is None and asked:  # the connection was cut without notice
                raise TimeoutError
            asked = message is None
            if message is None:
                await listening.ping()
            elif message["type"] == "subscribe":
                yield None
            elif message["type"] == "message":
                yield message["data"]
