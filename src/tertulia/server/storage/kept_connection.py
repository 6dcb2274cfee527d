"""A connection that is kept for statements that come again and again, each by itself: no transaction is begun for it and none
ended, and nobody asks before it whether the connection is still there."""

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
    """One connection of an engine, made when it is first needed, and anew where it broke."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[[Connection], R]) -> R:
        """What `work` returns, which reads by single statements. Raises `StorageFault` where the storage is at fault."""
        async with self._turn:
            if self._connection is not None:
                try:
                    return await self._tried(self._connection, work)
                except StorageFault as fault:
                    if fault.code != "storage-away":  # a server that was begun again meanwhile answers a new connection
                        raise
            self._connection = await self._made()
            return await self._tried(self._connection, work)

    async def close(self) -> None:
        """Hang up."""
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
            with contextlib.suppress(Exception):  # what went wrong has been said already
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()
