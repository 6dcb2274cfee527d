"""Fill in the results of games that ended before the server stored results (`make_up`)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import StorageFault

log = logging.getLogger(__name__)
TOGETHER = 50
"""Number of games whose results are stored in one transaction."""
PAUSE = 0.05
"""Seconds between two transactions, so that moves are served first."""
EVERY = 3600.0
"""Seconds between two searches for such games."""
AGAIN = 60.0
"""Seconds until a retry after a storage fault."""


class UntoldResults(Protocol):
    """Finished games without a stored result. Every method may raise `StorageFault`."""

    async def untold(self, after: str, most: int) -> Sequence[str]:
        """The first `most` tables, by id after `after`, whose game is over and has no result."""

    async def tell(self, tables: Sequence[str]) -> int:
        """Store the results of these tables' games.

        Returns how many were stored; games that cannot be replayed are skipped.
        """


async def make_up(results: UntoldResults, clock: Clock = SYSTEM) -> None:
    """Store missing results every hour until cancelled: the rules of some games may be ready later.

    Several processes may run it: they store equal results.
    """
    while True:
        await _once(results, clock)
        await clock.sleep(EVERY)


async def _once(results: UntoldResults, clock: Clock) -> None:
    after, kept = "", 0
    while True:
        try:
            tables = await results.untold(after, TOGETHER)
            if not tables:
                break
            kept += await results.tell(tables)
            after = tables[-1]
            await clock.sleep(PAUSE)
        except StorageFault:
            await clock.sleep(AGAIN)  # logged by the storage
    if kept:
        log.info("results of games that were over before, kept: %d", kept)
