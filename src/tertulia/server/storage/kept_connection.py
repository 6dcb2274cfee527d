"""A database connection kept for frequent single statements.

It saves the cost of beginning and ending transactions, and of checking the connection before each use.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.faults import fault_of

R = TypeVar("R")


class KeptConnection:
    """One connection of an engine, opened when it is first needed, and again after an error."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connection], R]) -> R:
        """Call `work`, which reads by single statements, and return its result.

        If the server was restarted since the last call, it is called again on a new connection. Raises `StorageFault`
        if the storage is at fault.
        """
        async with self._turn:
            if self._connection is not None:
                try:
                    return await self._tried(self._connection, work)
                except StorageFault as fault:
                    if fault.code != "storage-away":  # a restarted server answers a new connection
                        raise
            self._connection = await self._made()
            return await self._tried(self._connection, work)

    async def close(self) -> None:
        """Close the connection."""
        async with self._turn:
            await self._hang_up()

    async def _made(self) -> AsyncConnection:
        connection = self._engine.connect()
        await connection.start()
        return await connection.execution_options(isolation_level="AUTOCOMMIT")

    async def _tried(self, connection: AsyncConnection, work: Callable[[Connection], R]) -> R:
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
