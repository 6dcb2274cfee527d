"""Exchange the shared use of limits over Redis or Valkey (`share_use`)."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import aclosing

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.live.redis_channel import messages_on, repeat_reconnecting
from tertulia.server.live.redis_client import TIMEOUT_SECONDS, UNREACHABLE_ERRORS
from tertulia.server.live.sharing import PUBLISH_SECONDS, SharedUse
from tertulia.server.logs import Outage

CHANNEL = "tertulia:use"
MEANWHILE = "each process bounds by itself what visitors may use"


async def share_use(redis: Redis, use: SharedUse, patience: float = TIMEOUT_SECONDS, clock: Clock = SYSTEM) -> None:
    """Publish the use here and count the use elsewhere, until cancelled.

    Messages that cannot be sent are dropped.
    """

    outage = Outage("what visitors use cannot be told to other processes", clock.monotonic)

    async def say() -> None:
        while True:
            await clock.sleep(PUBLISH_SECONDS)
            if (message := use.next_message()) is not None:
                await redis.publish(CHANNEL, message)
                outage.end()

    async def hear() -> None:
        async with aclosing(messages_on(redis, CHANNEL, patience)) as messages:
            async for message in messages:
                if message is None:
                    outage.end()
                else:
                    use.apply_message(message)

    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(repeat_reconnecting(say, outage, MEANWHILE, clock))
            tasks.create_task(repeat_reconnecting(hear, outage, MEANWHILE, clock))
    finally:
        with contextlib.suppress(*UNREACHABLE_ERRORS):
            await redis.aclose()
