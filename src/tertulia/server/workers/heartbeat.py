"""Heartbeat in the storage. A gap between two heartbeats is recorded as an outage."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.ports import StorageFault

log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 15.0
"""Seconds between two heartbeats."""
HEARTBEAT_SLACK_SECONDS = 15.0
"""Seconds by which a heartbeat may be late, on a busy machine, before the gap counts as an outage."""


async def write_heartbeats(jobs: Jobs, who: str, several_processes: bool, clock: Clock = SYSTEM) -> None:
    """Write heartbeats until cancelled, and log each outage once it has ended.

    With one process (`several_processes` is False), an outage before the first heartbeat is recorded but not
    logged: the operator who started the server knows that it was off.
    """
    first = True
    while True:
        try:
            outage = await jobs.record_heartbeat(who, HEARTBEAT_SECONDS, HEARTBEAT_SLACK_SECONDS)
        except StorageFault:
            outage = None  # logged by the journal; the outage is recorded when the storage is back
        if outage is not None and (several_processes or not first):
            began, ended = (datetime.fromtimestamp(each / 1000, UTC).isoformat(timespec="seconds") for each in outage)
            log.warning("nobody could be served (%s) from %s to %s", who, began, ended)
        first = False
        await clock.sleep(HEARTBEAT_SECONDS)
