"""Fill in the results of games that ended before the server stored results (`store_missing_results`)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import StorageFault

log = logging.getLogger(__name__)
BATCH_TABLES = 50
"""Number of games whose results are stored in one transaction."""
BATCH_PAUSE_SECONDS = 0.05
"""Seconds between two transactions, so that moves are served first."""
MISSING_RESULTS_SECONDS = 3600.0
"""Seconds between two searches for such games."""
RETRY_SECONDS = 60.0
"""Seconds until a retry after a storage fault."""


class MissingResults(Protocol):
    """Finished games without a stored result. Every method may raise `StorageFault`."""

    async def tables_without_result(self, after: str, most: int) -> Sequence[str]:
        """The first `most` tables, by id after `after`, whose game is over and has no result."""

    async def compute_results(self, tables: Sequence[str]) -> int:
        """Store the results of these tables' games.

        Returns how many were stored; games that cannot be replayed are skipped.
        """


async def store_missing_results(results: MissingResults, clock: Clock = SYSTEM) -> None:
    """Store missing results every hour until cancelled: the rules of some games may be ready later.

    Several processes may run it: they store equal results.
    """
    while True:
        await _store_all_missing(results, clock)
        await clock.sleep(MISSING_RESULTS_SECONDS)


async def _store_all_missing(results: MissingResults, clock: Clock) -> None:
    after, kept = "", 0
    while True:
        try:
            tables = await results.tables_without_result(after, BATCH_TABLES)
            if not tables:
                break
            kept += await results.compute_results(tables)
            after = tables[-1]
            await clock.sleep(BATCH_PAUSE_SECONDS)
        except StorageFault:
            await clock.sleep(RETRY_SECONDS)  # logged by the storage
    if kept:
        log.info("results of games that were over before, kept: %d", kept)
