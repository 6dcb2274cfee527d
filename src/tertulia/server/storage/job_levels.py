"""Measures the job queue for monitoring: open jobs by kind, and how long the oldest has waited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import case, func, select

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import JobKind
from tertulia.server.storage.jobs import FINISHED
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import JOB

LISTED_KINDS = tuple(kind for kind in JobKind if kind is not JobKind.HEARTBEAT)
"""Kinds of jobs that end. A heartbeat is a job that stays."""


class QueueLength(NamedTuple):
    """The queue of one kind of jobs."""

    jobs: int
    oldest_seconds: float
    """Seconds for which the oldest due job has been due; 0 if none is due."""


class QueueStatistics:
    """Reads the length of the site's job queue."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def read(self) -> Mapping[JobKind, QueueLength]:
        """The queue of each kind of jobs. Raises the errors of the database."""
        now = milliseconds(self._clock.now())
        jobs = JOB.c
        since = func.min(case((jobs.due <= now, jobs.due)))
        undone = select(jobs.kind, func.count(), since).where(jobs.attempts != FINISHED).group_by(jobs.kind)
        async with self._journal.sessions() as session:
            rows = (await session.execute(undone)).all()
        found = {kind: QueueLength(count, 0.0 if due is None else (now - due) / 1000) for kind, count, due in rows}
        return {kind: found.get(kind.value, QueueLength(0, 0.0)) for kind in LISTED_KINDS}
