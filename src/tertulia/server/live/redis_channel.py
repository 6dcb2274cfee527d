"""Publish/subscribe channel of Redis or Valkey, with reconnection."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Awaitable, Callable

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.live.redis_client import UNREACHABLE_ERRORS
from tertulia.server.logs import Outage

MIN_BACKOFF_SECONDS, MAX_BACKOFF_SECONDS = 0.1, 5.0
"""Seconds until a reconnection to the broker: minimum, doubled each time, and maximum."""


async def repeat_reconnecting(
    work: Callable[[], Awaitable[None]], outage: Outage, meanwhile: str, clock: Clock = SYSTEM
) -> None:
    """Repeat `work` until cancelled, although it ends whenever the broker cannot be reached.

    The log says so once, with `meanwhile`: the consequence until the broker is back.
    """
    backoff = MIN_BACKOFF_SECONDS
    while True:
        began = clock.monotonic()
        try:
            await work()
        except UNREACHABLE_ERRORS as error:
            outage.begin(f"{type(error).__name__}; meanwhile {meanwhile}")
        if clock.monotonic() - began > MAX_BACKOFF_SECONDS:
            backoff = MIN_BACKOFF_SECONDS
        # Random, so that not all processes reconnect at the same time.
        await clock.sleep(backoff * (0.5 + random.random() / 2))
        backoff = min(2 * backoff, MAX_BACKOFF_SECONDS)


async def messages_on(redis: Redis, channel: str, silence_seconds: float) -> AsyncGenerator[bytes | None, None]:
    """Yield the messages of a channel, without end.

    The first item is None, as soon as the subscription is active. A connection that is silent for `silence_seconds` is
    pinged. After another silent period it is given up: raises `TimeoutError`. Raises the errors of the client if the
    broker cannot be reached.
    """
    async with redis.pubsub() as listening:
        await listening.subscribe(channel)
        asked = False
        while True:
            message = await listening.get_message(timeout=silence_seconds)
            if message is None and asked:  # the connection was cut without notice
                raise TimeoutError
            asked = message is None
            if message is None:
                await listening.ping()
            elif message["type"] == "subscribe":
                yield None
            elif message["type"] == "message":
                yield message["data"]
