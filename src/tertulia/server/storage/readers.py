"""Whoever reads by a few statements at once: in as few turns between threads as the database's driver allows.

SQLite's driver has a thread of its own for every connection of the event loop, to which each statement goes four times and comes
back; while the loop has much to do every turn waits for it. Statements that belong together are carried out in a thread by one
turn. PostgreSQL's driver needs no thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS

R = TypeVar("R")
READERS = 3
"""Threads that read: more than one, so that a long list holds nobody up."""


class Readers(Protocol):
    """Who reads."""

    async def run(self, work: Callable[[Connection], R]) -> R:
        """What `work` returns, which only reads. Raises `StorageFault` where the storage is at fault."""

    def close(self) -> None:
        """Nobody reads any more."""


class ThreadReaders:
    """Threads of their own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._free = asyncio.Semaphore(READERS)

    async def run(self, work: Callable[[Connection], R]) -> R:
        """What `work` returns, which only reads. Raises `StorageFault`, also where everybody waits for a database that another
        program holds."""
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
        """What is being read is read to its end."""
        self._threads.shutdown()


class LoopReaders:
    """Connections of the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], R]) -> R:
        """What `work` returns, which only reads. Raises `StorageFault`."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def close(self) -> None:
        """Its engine is closed by whoever made it."""
