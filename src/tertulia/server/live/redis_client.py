"""Client of Redis or Valkey."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tertulia.server.live.relay import BrokerError

TIMEOUT_SECONDS = 5.0
"""Seconds that a broker has to answer."""
UNREACHABLE_ERRORS = (RedisError, OSError, RuntimeError)
"""Errors if the broker cannot be reached.

uvloop raises a plain `RuntimeError` when a connection is reset at the start of a write.
"""


def redis_at(address: str) -> Redis:
    """Return a client, which connects when it is first used. Raises `BrokerError` for an invalid address."""
    try:
        # No retries by the client: callers retry by themselves, and a second layer would prolong each outage.
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(
            address, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS, retry=once
        )
    except ValueError:
        raise BrokerError("the broker's address is none of Redis or Valkey: one is like redis://host:6379/0") from None
