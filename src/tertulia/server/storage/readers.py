"""Run functions that read the database (`Readers`), with as few switches between threads as possible.

SQLite's asynchronous driver has a thread for each connection. Each statement makes four trips to that thread and back,
and on a busy event loop each trip waits. So statements that belong together run in a thread as one call. PostgreSQL's
driver needs no threads.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS

R = TypeVar("R")


class KeptConnection:
    """A database connection that stays open between calls, and is opened again after an error."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Call `work`, which only reads, and return its result.

        Each SQL statement of `work` is a transaction of its own. If the database server was restarted since the last
        call, `work` is called a second time, on a new connection. Raises `StorageFault` if the storage is at fault.
        """
        async with self._turn:
            if self._connection is not None:
                try:
                    return await self._try_work(self._connection, work)
                except StorageFault as fault:
                    if fault.code != "storage-away":  # a restarted server answers a new connection
                        raise
            self._connection = await self._connect()
            return await self._try_work(self._connection, work)

    async def close(self) -> None:
        """Close the connection."""
        async with self._turn:
            await self._hang_up()

    async def _connect(self) -> AsyncConnection:
        connection = self._engine.connect()
        await connection.start()
        return await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def _try_work(self, connection: AsyncConnection, work: Callable[[Connection], R]) -> R:
        try:
            return await connection.run_sync(work)
        except BaseException as error:
            await self._hang_up()
            if (fault := fault_of(error)) is not None:
                raise fault from error
            raise

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # the first error is being raised already
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()


READERS = 3
"""Number of reader threads: with several, reading a long list does not block other reads."""


class Readers(Protocol):
    """Interface that runs functions on a connection of the database for reading.

    `ThreadReaders` runs them in threads, for SQLite; `LoopReaders` runs them in the event loop, for PostgreSQL.
    """

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Call `work`, which only reads, and return its result.

        Raises `StorageFault` if the storage is at fault.
        """

    def close(self) -> None:
        """Free the threads of the readers. No read may follow."""


class ThreadReaders(Readers):
    """Readers for SQLite: each read runs in one of `READERS` threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._free = asyncio.Semaphore(READERS)

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Call `work`, which only reads, and return its result.

        Raises `StorageFault`, also if no thread becomes free in time because another program locks the database.
        """
        try:
            async with asyncio.timeout(FREE_WITHIN_SECONDS):
                await self._free.acquire()
        except TimeoutError:
            raise StorageFault("storage-busy") from None
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
        finally:
            self._free.release()

    def _read(self, work: Callable[[Connection], R]) -> R:
        with self._engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        self._threads.shutdown()


class LoopReaders(Readers):
    """Readers for PostgreSQL: each read runs in the event loop, on a connection of the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], R]) -> R:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def close(self) -> None:
        """Do nothing: the owner of the engine closes it."""
