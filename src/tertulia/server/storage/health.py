"""Health check: whether the database accepts writes (`WriteProbe`)."""

from __future__ import annotations

import asyncio
import contextlib
import math
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.faults import fault_of

BEAT = "UPDATE health_check SET writes = writes + 1"
"""A minimal write."""


class WriteProbe:
    """Checks whether the database accepts writes, for the server's health."""

    EVERY = 1.0
    """Seconds for which a result is cached: at most one write each second."""
    PATIENCE = 1000
    """Milliseconds to wait for another writer."""

    def __init__(self, engine: Engine, clock: Clock = SYSTEM) -> None:
        self._engine, self._clock = engine, clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        """A thread of its own, so that the check works however busy the server is."""
        self._lock = threading.Lock()
        self._fault: StorageFault | None = None
        self._checked = -math.inf

    async def fault(self) -> StorageFault | None:
        """The fault that prevents writing, or None. Cached for `EVERY` seconds."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.check)

    def check(self) -> StorageFault | None:
        """The fault that prevents writing, or None. Blocks the calling thread while it waits for the disk."""
        with self._lock:
            if self._clock.monotonic() - self._checked >= self.EVERY:
                self._fault = probe(self._engine, self.PATIENCE)
                self._checked = self._clock.monotonic()
            return self._fault


def probe(engine: Engine, patience: int = WriteProbe.PATIENCE) -> StorageFault | None:
    """Commit a minimal write. Returns the fault that prevented it, or None.

    Waits up to `patience` milliseconds for another writer.
    """
    try:
        with engine.connect() as connection, _impatient(connection, patience):
            connection.exec_driver_sql(BEAT)
            connection.commit()
    except Exception as error:
        return fault_of(error) or StorageFault("storage", error)
    return None


@contextlib.contextmanager
def _impatient(connection: Connection, patience: int) -> Iterator[None]:
    """Limit the time that a connection waits for another writer to `patience` milliseconds."""
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
