"""The journal: every change of a table goes to the disk through it, in groups.

Whoever waits for `Journal.commit` has their change on the disk when it returns. Changes of several tables that come at the
same time share one transaction, so a hundred moves a second do not mean a hundred flushes of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from tertulia.server.faults import StorageFault, fault_of
from tertulia.server.writes import Write, carry_out

log = logging.getLogger(__name__)

MOST_AT_ONCE = 200


class Waiting(NamedTuple):
    """Writes that belong together, and who waits for them."""

    writes: Sequence[Write]
    done: asyncio.Future[None]


class Journal:
    """The one writer of the database, in one thread of its own; `engine` is for those who read."""

    def __init__(self, engine: AsyncEngine, writer: Engine) -> None:
        self.engine, self.writer = engine, writer
        self.sessions = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[Waiting] = []
        self._work = asyncio.Event()

    async def commit(self, *writes: Write) -> None:
        """Returns when the writes are on the disk, all of them; `StorageFault` where they could not be made, and then none was."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(writes, done))
        self._work.set()
        await done

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Journal]:
        """Writes as long as the block lasts; what was handed in before its end is still written."""
        writer = asyncio.create_task(self._write_on())
        try:
            yield self
        finally:
            while self._waiting:
                self._work.set()
                await asyncio.sleep(0.005)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            self._thread.shutdown()
            self.writer.dispose()
            await self.engine.dispose()

    async def _write_on(self) -> None:
        while True:
            await self._work.wait()
            group = self._waiting[:MOST_AT_ONCE]
            await self._write(group)
            del self._waiting[: len(group)]
            if not self._waiting:
                self._work.clear()

    async def _write(self, group: Sequence[Waiting]) -> None:
        """All of a group at once. Where that fails because of one of them, one by one, so that only the faulty one fails; where the
        storage itself is at fault, all fail at once and nobody waits for the next failure."""
        try:
            await self._transaction([write for waiting in group for write in waiting.writes])
        except Exception as error:
            fault = fault_of(error)
            if len(group) > 1 and (fault is None or fault.code == "storage-damaged"):  # a damaged page is of one table
                for single in group:
                    await self._write([single])
                return
            log.error("%d changes could not be written: %s", len(group), fault or type(error).__name__)
            for waiting in group:
                _answer(waiting.done, fault or StorageFault("storage", error))
            return
        for waiting in group:
            _answer(waiting.done, None)

    async def _transaction(self, writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, writes)

    def _carry_out(self, writes: Sequence[Write]) -> None:
        with self.writer.begin() as connection:
            carry_out(connection, writes)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
