"""Exchange the shared use of limits over Redis or Valkey (`share_use`)."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import aclosing

from redis.asyncio import Redis

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.live.redis_channel import for_ever, messages_on
from tertulia.server.live.redis_client import AWAY, TIMEOUT
from tertulia.server.live.sharing import EVERY, SharedUse
from tertulia.server.logs import Outage

CHANNEL = "tertulia:use"
MEANWHILE = "each process bounds by itself what visitors may use"


async def share_use(redis: Redis, use: SharedUse, patience: float = TIMEOUT, clock: Clock = SYSTEM) -> None:
    """Publish the use here and count the use elsewhere, until cancelled.

    Messages that cannot be sent are dropped.
    """

    outage = Outage("what visitors use cannot be told to other processes", clock.monotonic)

    async def say() -> None:
        while True:
            await clock.sleep(EVERY)
            if (message := use.message()) is not None:
                await redis.publish(CHANNEL, message)
                outage.end()

    async def hear() -> None:
        async with aclosing(messages_on(redis, CHANNEL, patience)) as messages:
            async for message in messages:
                if message is None:
                    outage.end()
                else:
                    use.hear(message)

    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(for_ever(say, outage, MEANWHILE, clock))
            tasks.create_task(for_ever(hear, outage, MEANWHILE, clock))
    finally:
        with contextlib.suppress(*AWAY):
            await redis.aclose()
