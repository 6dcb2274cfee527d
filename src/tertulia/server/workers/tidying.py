"""Tables that nobody looks at leave the memory after a while."""

from __future__ import annotations

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.service import TableService

LONGEST_PAUSE = 60.0
"""Seconds between two looks, at most."""


async def forget_idle(service: TableService, idle_after: float, clock: Clock = SYSTEM) -> None:
    """Let tables go that nobody has needed for `idle_after` seconds, for ever."""
    while True:
        await clock.sleep(min(LONGEST_PAUSE, idle_after))
        service.forget(idle_after)
