"""Connections to PostgreSQL that wait so long for an answer and no longer.

A network that stalls says nothing: the system believes for minutes that it goes on, and where something in between has taken the
bytes, for ever. What the server itself takes too long for, it ends sooner than this (`tertulia.server.storage.postgres.SERVING`).
"""

from __future__ import annotations

import time
from typing import Any, NoReturn, TypeVar

from psycopg import AsyncConnection, Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.pq.abc import PGconn

from tertulia.server.storage.pools import FREE_WITHIN_SECONDS

ANSWER = FREE_WITHIN_SECONDS + 2.0
"""Seconds in which an answer has to be there; the server itself gives up a statement two seconds before."""
LOOK = 0.1
"""Seconds between two looks at whether it is too late; the library's own measure."""
RV = TypeVar("RV")


class PatientConnection(Connection[Any]):
    """One that is given up where an answer does not come: `OperationalError`, and it is closed."""

    def wait(self, gen: PQGen[RV], interval: float = LOOK, timeout: float | None = None) -> RV:
        """Whatever goes over the network goes through this."""
        began = time.monotonic()
        try:
            return super().wait(gen, interval, ANSWER if timeout is None else timeout)
        except OperationalError as error:
            if timeout is None and time.monotonic() - began >= ANSWER:
                _give_up(self.pgconn, error)
            raise


class AsyncPatientConnection(AsyncConnection[Any]):
    """The same for those who read."""

    async def wait(self, gen: PQGen[RV], interval: float = LOOK, timeout: float | None = None) -> RV:
        """Whatever goes over the network goes through this."""
        began = time.monotonic()
        try:
            return await super().wait(gen, interval, ANSWER if timeout is None else timeout)
        except OperationalError as error:
            if timeout is None and time.monotonic() - began >= ANSWER:
                _give_up(self.pgconn, error)
            raise


def _give_up(connection: PGconn, error: OperationalError) -> NoReturn:
    connection.finish()
    raise OperationalError(f"no answer within {ANSWER:g} seconds") from error
