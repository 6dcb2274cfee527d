"""Timed events of tables: a player's time runs out, or a proposal to end the game takes effect.

Each table with a timed event has one job, due at that moment and created by the change that caused it. The job runs a
command that checks the clocks again. So a job that runs too early, or in two processes, does no harm.
"""

from __future__ import annotations

import asyncio
import logging

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.errors import RulesPreparing, TableClosed, TableNotFound
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.service import TableService
from tertulia.server.domain.time_commands import PassTime
from tertulia.server.workers.job_runner import ClaimedJob

log = logging.getLogger(__name__)
MIN_RESCHEDULE_SECONDS = 1.0
"""Minimum seconds until a job that came too early is run again."""
CLOSED_TABLE_RETRY_SECONDS = 3600.0
"""Seconds until the job of a table that cannot be opened is retried."""


class ClockWorker:
    """Runs the jobs of table clocks."""

    def __init__(self, service: TableService, jobs: Jobs, clock: Clock = SYSTEM) -> None:
        self._service, self._jobs, self._clock = service, jobs, clock

    async def work(self, claimed: ClaimedJob) -> None:
        """Run the due timed events of a table. Raises a `Refused` error if that is not possible now."""
        try:
            table = await self._service.table(claimed.id.key)
            await self._service.refresh(table)
            await asyncio.shield(self._service.run(table, PassTime()))
        except RulesPreparing:
            raise
        except TableNotFound:
            return
        except TableClosed as refusal:
            log.warning("clocks of table %s cannot run: %s", claimed.id.key, refusal.message)
            await self._jobs.release(claimed.job, CLOSED_TABLE_RETRY_SECONDS)
            return
        # A change of the table has rescheduled this job already, and `release` does nothing. Without a change it is
        # rescheduled here.
        due = table.state.course.due(table.agreement.end_proposal_days)
        if due is not None:
            await self._jobs.release(
                claimed.job, max(MIN_RESCHEDULE_SECONDS, (due - milliseconds(self._clock.now())) / 1000)
            )
