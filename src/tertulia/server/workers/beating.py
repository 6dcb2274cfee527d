"""A sign of life in the storage, now and then: where none came for a while there was an outage, and how long it was is kept."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.ports import StorageFault

log = logging.getLogger(__name__)
EVERY = 15.0
"""Seconds between two signs."""
LATE = 15.0
"""Seconds by which one may be late: a machine has much to do now and then."""


async def beat(jobs: Jobs, who: str, several: bool, clock: Clock = SYSTEM) -> None:
    """Give signs for ever; an outage that has just ended is said once. Where a site is one process that has just begun it is kept,
    but not said: whoever has started it knows that it was off."""
    first = True
    while True:
        try:
            outage = await jobs.beat(who, EVERY, LATE)
        except StorageFault:
            outage = None  # said by the journal, and kept once there is a storage again
        if outage is not None and (several or not first):
            began, ended = (datetime.fromtimestamp(each / 1000, UTC).isoformat(timespec="seconds") for each in outage)
            log.warning("nobody could be served (%s) from %s to %s", who, began, ended)
        first = False
        await clock.sleep(EVERY)
