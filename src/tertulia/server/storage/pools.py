"""Connection pools of the database engines: a pool without a free connection raises `StorageFault`.

SQLAlchemy's own `TimeoutError` would bypass the `handle_error` event that translates all other faults (`faults.watch`).
Every engine that serves requests has one of these pools.
"""

from __future__ import annotations

from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import AsyncAdaptedQueuePool, Pool, PoolProxiedConnection, QueuePool

from tertulia.server.domain.ports import StorageFault

FREE_WITHIN_SECONDS = 6.0
"""Seconds that a reader waits for a free connection. PostgreSQL ends a slow statement after the same time
(`postgres.SERVING`), and a connection without an answer is closed two seconds later (`patient.ANSWER_TIMEOUT_SECONDS`).
So a request waits 14 seconds at most."""


class _Refusing(Pool):
    def connect(self) -> PoolProxiedConnection:
        """Return a connection. Raises `StorageFault` if none becomes free in time."""
        try:
            return super().connect()
        except NoConnection as error:
            raise StorageFault("storage-busy", error) from error


class ReaderPool(_Refusing, AsyncAdaptedQueuePool):
    """Connection pool of an engine that reads in the event loop."""


class WriterPool(_Refusing, QueuePool):
    """Connection pool of an engine that is used in threads."""
