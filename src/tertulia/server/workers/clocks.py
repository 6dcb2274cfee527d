"""What happens by itself at tables: somebody's time runs out, a wish to end has stood for long enough.

There is a job for each table where something is to happen, due at that moment; it is made with the change that causes it. What it
does is a command, which looks at the clocks again: so a job that two hold, or that comes too early, does no harm.
"""

from __future__ import annotations

import asyncio
import logging

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import RulesPreparing, TableClosed, TableNotFound
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.service import TableService
from tertulia.server.domain.time_commands import PassTime
from tertulia.server.workers.taking import HeldJob

log = logging.getLogger(__name__)
NOT_YET = 1.0
"""Seconds after which one looks again, at the earliest, where it was not time yet."""
CLOSED = 3600.0
"""Seconds after which one looks again at a table that cannot be opened."""


class ClockWorker:
    """Lets time pass at tables."""

    def __init__(self, service: TableService, jobs: Jobs, clock: Clock = SYSTEM) -> None:
        self._service, self._jobs, self._clock = service, jobs, clock

    async def work(self, held: HeldJob) -> None:
        """Let time pass at one table. Raises a kind of `Refused` where that cannot be done now."""
        try:
            table = await self._service.table(held.id.key)
            await self._service.refresh(table)
            await asyncio.shield(self._service.run(table, PassTime()))
        except RulesPreparing:
            raise
        except TableNotFound:
            return
        except TableClosed as refusal:
            log.warning("no time passes at table %s: %s", held.id.key, refusal.message)
            await self._jobs.give_back(held.job, CLOSED)
            return
        # A change has made the next job, and this one is nobody's any more; one that left the moment as it was has not.
        due = table.state.course.due(table.agreement.wish_days)
        if due is not None:
            await self._jobs.give_back(held.job, max(NOT_YET, (due - milliseconds(self._clock.now())) / 1000))
