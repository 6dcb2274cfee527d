"""Presence of guests at tables in Redis or Valkey: a sorted set of hashed ids, scored by time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from redis.asyncio import Redis

from tertulia.server.live.presence import GuestAtTable, PresenceUnknown
from tertulia.server.live.redis_client import UNREACHABLE_ERRORS

KEY = "tertulia:presence"
RETENTION_SECONDS = 86_400
"""Seconds after which a recorded presence is deleted."""


class RedisPresence:
    """Presence in Redis (`tertulia.server.live.presence.Presence`).

    Uses the broker's time, as machines' clocks differ.
    """

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def record(self, here: Sequence[GuestAtTable]) -> None:
        try:
            now = await self._now()
            async with self._redis.pipeline(transaction=False) as pipe:
                if here:
                    pipe.zadd(KEY, {_member(each): now for each in here})
                pipe.zremrangebyscore(KEY, 0, now - RETENTION_SECONDS)
                await pipe.execute()
        except UNREACHABLE_ERRORS as error:
            raise PresenceUnknown from error

    async def ages(self, asked: Sequence[GuestAtTable]) -> list[float | None]:
        if not asked:
            return []
        try:
            now = await self._now()
            found = await self._redis.zmscore(KEY, [_member(each) for each in asked])
        except UNREACHABLE_ERRORS as error:
            raise PresenceUnknown from error
        return [None if score is None else max(0.0, now - float(score)) for score in found]

    async def _now(self) -> float:
        seconds, microseconds = await self._redis.time()
        return float(seconds) + float(microseconds) / 1e6


def _member(place: GuestAtTable) -> str:
    """Hash of a table and a guest, so that the broker learns neither."""
    return hashlib.sha256(f"{place.table} {place.guest}".encode()).hexdigest()[:32]
