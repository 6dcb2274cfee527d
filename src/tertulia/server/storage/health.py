"""Whether the database takes writes."""

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

BEAT = "UPDATE pulse SET beats = beats + 1"
"""The smallest thing that can be written."""


class WriteProbe:
    """Checks whether the database takes writes, for the server's health."""

    EVERY = 1.0
    """Seconds for which an answer holds; so often at most the disk is written to."""
    PATIENCE = 1000
    """Milliseconds that another writer may take."""

    def __init__(self, engine: Engine, clock: Clock = SYSTEM) -> None:
        self._engine, self._clock = engine, clock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        """A thread of its own: whatever else the server does, its health is known."""
        self._lock = threading.Lock()
        self._fault: StorageFault | None = None
        self._checked = -math.inf

    async def fault(self) -> StorageFault | None:
        """The fault that hinders writing now; None where nothing does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.check)

    def check(self) -> StorageFault | None:
        """The same, on the thread that calls it: it waits for the disk."""
        with self._lock:
            if self._clock.monotonic() - self._checked >= self.EVERY:
                self._fault = probe(self._engine, self.PATIENCE)
                self._checked = self._clock.monotonic()
            return self._fault


def probe(engine: Engine, patience: int = WriteProbe.PATIENCE) -> StorageFault | None:
    """Write something tiny, durably. Returns the fault that hindered it, or None. Waits `patience` milliseconds for another
    writer."""
    try:
        with engine.connect() as connection, _impatient(connection, patience):
            connection.exec_driver_sql(BEAT)
            connection.commit()
    except Exception as error:
        return fault_of(error) or StorageFault("storage", error)
    return None


@contextlib.contextmanager
def _impatient(connection: Connection, patience: int) -> Iterator[None]:
    """Have a connection wait only so many milliseconds for another writer as long as the block lasts."""
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
