"""Connection pools of the database engines: a pool without a free connection raises `StorageFault`.

SQLAlchemy raises its own `TimeoutError` there, past the `handle_error` event that translates all other faults (`faults.watch`).
Every engine that serves requests is made with one of these pools, so that each way to a connection raises the same fault.
"""

from __future__ import annotations

from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import AsyncAdaptedQueuePool, Pool, PoolProxiedConnection, QueuePool

from tertulia.server.domain.ports import StorageFault

FREE_WITHIN_SECONDS = 6.0
"""For so long a reader waits for a free connection. The database ends a statement after the same time, and a network that stays
silent is given up two seconds later (`postgres.SERVING`, `patient.ANSWER`): a request waits 14 seconds at most."""


class _Refusing(Pool):
    def connect(self) -> PoolProxiedConnection:
        """Return a connection. Raises `StorageFault` if none becomes free in time."""
        try:
            return super().connect()
        except NoConnection as error:
            raise StorageFault("storage-busy", error) from error


class ReaderPool(_Refusing, AsyncAdaptedQueuePool):
    """The pool of an engine of the event loop."""


class WriterPool(_Refusing, QueuePool):
    """The pool of an engine of threads."""
