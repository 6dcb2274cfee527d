"""Redis or Valkey by its address."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tertulia.server.live.relay import BrokerError

TIMEOUT = 5.0
"""Seconds in which a broker has to answer."""
AWAY = (RedisError, OSError, RuntimeError)
"""What is raised where a broker is away. That a connection was reset while somebody began to write on it, uvloop says by a plain
`RuntimeError`."""


def redis_at(address: str) -> Redis:
    """A client, which connects when it is first used. Raises `BrokerError` for what is no address of one."""
    try:
        # Whoever asks tries again in their own time: the client's own tries would make a stalled network last longer than it does.
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(address, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT, retry=once)
    except ValueError:
        raise BrokerError("the broker's address is none of Redis or Valkey: one is like redis://host:6379/0") from None
