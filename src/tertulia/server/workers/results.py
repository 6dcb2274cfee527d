"""What came of games that were over before anybody kept that: made up for one after another, while the site answers already."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import StorageFault

log = logging.getLogger(__name__)
TOGETHER = 50
"""Games whose results are kept by one transaction."""
PAUSE = 0.05
"""Seconds between two such, so that moves come first."""
EVERY = 3600.0
"""Seconds between two looks for such games."""
AGAIN = 60.0
"""Seconds until one looks again where the storage is at fault."""


class UntoldResults(Protocol):
    """The games that are over without a result. Every method may raise `StorageFault`."""

    async def untold(self, after: str, most: int) -> Sequence[str]:
        """The first tables by id behind one whose game is over and has no result."""

    async def tell(self, tables: Sequence[str]) -> int:
        """Keep what came of these tables' games; those that cannot be made again stay without. How many were kept."""


async def make_up(results: UntoldResults, clock: Clock = SYSTEM) -> None:
    """Keep the results of games that have none, now and then, for ever: of some the rules may be ready only later. Several
    processes may do so, as each keeps the same."""
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
            await clock.sleep(AGAIN)  # said by the storage
    if kept:
        log.info("results of games that were over before, kept: %d", kept)
