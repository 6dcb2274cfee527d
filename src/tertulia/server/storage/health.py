"""Checks whether the database accepts writes (`WriteProbe`), and counts jobs (`QueueStatistics`)."""

from __future__ import annotations

import asyncio
import contextlib
import math
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Connection, Engine, case, func, select

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.jobs import JobKind
from tertulia.server.domain.ports import Health, StorageFault
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.jobs import FINISHED
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.plain import JOB

LISTED_KINDS = tuple(kind for kind in JobKind if kind is not JobKind.HEARTBEAT)
"""Kinds of jobs whose queue is reported: all except heartbeats, whose jobs never end."""


class QueueLength(NamedTuple):
    """Number of waiting jobs of one kind in the database, and the waiting time of the oldest job."""

    jobs: int
    oldest_seconds: float
    """Seconds since the oldest due job of the queue became due; 0 if no job is due."""


class QueueStatistics:
    """Reads how many jobs of each kind wait in the database."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def read(self) -> Mapping[JobKind, QueueLength]:
        """Return the queue length of each kind in `LISTED_KINDS`. Database errors are raised unchanged."""
        now = milliseconds(self._clock.now())
        jobs = JOB.c
        since = func.min(case((jobs.due <= now, jobs.due)))
        undone = select(jobs.kind, func.count(), since).where(jobs.attempts != FINISHED).group_by(jobs.kind)
        async with self._journal.sessions() as session:
            rows = (await session.execute(undone)).all()
        found = {kind: QueueLength(count, 0.0 if due is None else (now - due) / 1000) for kind, count, due in rows}
        return {kind: found.get(kind.value, QueueLength(0, 0.0)) for kind in LISTED_KINDS}


INCREMENT_WRITES = "UPDATE health_check SET writes = writes + 1"
"""SQL statement of a minimal write, to the single row of `health_check`."""


class WriteProbe(Health):
    """Checks whether the database accepts writes, as part of the server's health check."""

    CACHE_SECONDS = 1.0
    """Seconds for which the result of a check is cached."""
    LOCK_TIMEOUT_MS = 1000
    """Milliseconds that a check waits for another writer of the database."""

    def __init__(self, engine: Engine, clock: Clock = SYSTEM) -> None:
        self._engine, self._clock = engine, clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        """Thread that runs only health checks, so that a busy server cannot delay them."""
        self._lock = threading.Lock()
        self._fault: StorageFault | None = None
        self._checked = -math.inf

    async def fault(self) -> StorageFault | None:
        """Return the fault that prevents writing, or None. The result is cached for `CACHE_SECONDS` seconds."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.check)

    def check(self) -> StorageFault | None:
        """Return the fault that prevents writing, or None.

        Blocks the calling thread while it waits for the disk.
        """
        with self._lock:
            if self._clock.monotonic() - self._checked >= self.CACHE_SECONDS:
                self._fault = probe(self._engine, self.LOCK_TIMEOUT_MS)
                self._checked = self._clock.monotonic()
            return self._fault


def probe(engine: Engine, patience: int = WriteProbe.LOCK_TIMEOUT_MS) -> StorageFault | None:
    """Commit a minimal write. Returns the fault that prevented the write, or None.

    Waits up to `patience` milliseconds for another writer of the database.
    """
    try:
        with engine.connect() as connection, _limit_lock_wait(connection, patience):
            connection.exec_driver_sql(INCREMENT_WRITES)
            connection.commit()
    except Exception as error:
        return fault_of(error) or StorageFault("storage", error)
    return None


@contextlib.contextmanager
def _limit_lock_wait(connection: Connection, patience: int) -> Iterator[None]:
    """Limit the time for which a connection waits for another writer to `patience` ms during the block."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {patience}")
        yield
        return
    (usual,) = connection.exec_driver_sql("PRAGMA busy_timeout").one()
    connection.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
    try:
        yield
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={usual}")
