"""PostgreSQL connections that fail if the database does not answer in time (`PatientConnection`).

Such a connection waits for `ANSWER_TIMEOUT_SECONDS`, because the operating system reports a stalled network only after
minutes, and lost packets possibly never. The database server ends a slow statement two seconds earlier
(`tertulia.server.storage.postgres.SERVING`).
"""

from __future__ import annotations

import time
from typing import Any, NoReturn, TypeVar

from psycopg import AsyncConnection, Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.pq.abc import PGconn

from tertulia.server.storage.pools import FREE_WITHIN_SECONDS

ANSWER_TIMEOUT_SECONDS = FREE_WITHIN_SECONDS + 2.0
"""Seconds that a connection waits for an answer. PostgreSQL ends a slow statement two seconds earlier."""
CHECK_SECONDS = 0.1
"""Seconds between two checks whether an answer has come; equal to the driver's default."""
RV = TypeVar("RV")


class PatientConnection(Connection[Any]):
    """A PostgreSQL connection that closes itself if an answer takes longer than `ANSWER_TIMEOUT_SECONDS`.

    The caller then gets `OperationalError`.
    """

    def wait(self, gen: PQGen[RV], interval: float = CHECK_SECONDS, timeout: float | None = None) -> RV:
        """Wait until the driver's exchange of data with the database, the generator `gen`, is complete.

        `interval` is the time between two checks in seconds. Without a `timeout` in seconds, the connection is closed
        after `ANSWER_TIMEOUT_SECONDS`. Raises `OperationalError` if the time is over.
        """
        began = time.monotonic()
        try:
            return super().wait(gen, interval, ANSWER_TIMEOUT_SECONDS if timeout is None else timeout)
        except OperationalError as error:
            if timeout is None and time.monotonic() - began >= ANSWER_TIMEOUT_SECONDS:
                _give_up(self.pgconn, error)
            raise


class AsyncPatientConnection(AsyncConnection[Any]):
    """A PostgreSQL connection for asyncio that closes itself if an answer takes too long.

    Like `PatientConnection`, it waits for `ANSWER_TIMEOUT_SECONDS`; then the caller gets `OperationalError`.
    """

    async def wait(self, gen: PQGen[RV], interval: float = CHECK_SECONDS, timeout: float | None = None) -> RV:
        began = time.monotonic()
        try:
            return await super().wait(gen, interval, ANSWER_TIMEOUT_SECONDS if timeout is None else timeout)
        except OperationalError as error:
            if timeout is None and time.monotonic() - began >= ANSWER_TIMEOUT_SECONDS:
                _give_up(self.pgconn, error)
            raise


def _give_up(connection: PGconn, error: OperationalError) -> NoReturn:
    connection.finish()
    raise OperationalError(f"no response within {ANSWER_TIMEOUT_SECONDS:g} seconds") from error
