"""Compress the logs of finished games, one after another: one job for each (`LogCompressor`)."""

from __future__ import annotations

import asyncio

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import Logs
from tertulia.server.logs import warn_once
from tertulia.server.workers.job_runner import ClaimedJob

PACK_PAUSE_SECONDS = 0.05
"""Seconds between two games, so that moves are served first."""


class LogCompressor:
    """Runs the jobs that compress logs."""

    def __init__(self, logs: Logs, pause: float = PACK_PAUSE_SECONDS, clock: Clock = SYSTEM) -> None:
        self._logs, self._pause, self._clock = logs, pause, clock
        self._one_by_one = asyncio.Lock()
        self._damaged: set[str] = set()
        """Tables with a damaged log: logged once, and left as they are."""

    async def work(self, claimed: ClaimedJob) -> None:
        """Compress the log of one table. Raises `StorageFault` if it cannot be written now."""
        async with self._one_by_one:
            table_id = claimed.id.key
            if table_id not in self._damaged and not await self._logs.pack(table_id):
                self._damaged.add(table_id)
                warn_once(f"the log of table {table_id} is damaged: it stays as it is")
            await self._clock.sleep(self._pause)
