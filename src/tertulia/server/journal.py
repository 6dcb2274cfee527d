"""The journal: every change of a table goes to the disk through it, in groups.

Whoever waits for `Journal.commit` has his change on the disk when it returns. Changes of several tables that come at the
same time share one transaction, so a hundred moves a second do not mean a hundred flushes of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from tertulia.server.writes import Write, carry_out

log = logging.getLogger(__name__)

MOST_AT_ONCE = 200


class Journal:
    """The one writer of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sessions = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._work = asyncio.Event()

    async def commit(self, write: Write) -> None:
        """Returns when the write is on the disk; raises where it could not be made, and then none of it was."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
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
            await self.engine.dispose()

    async def _write_on(self) -> None:
        while True:
            await self._work.wait()
            group = self._waiting[:MOST_AT_ONCE]
            await self._write(group)
            del self._waiting[: len(group)]
            if not self._waiting:
                self._work.clear()

    async def _write(self, group: Sequence[tuple[Write, asyncio.Future[None]]]) -> None:
        """All of a group at once; where that fails, one by one, so that only the faulty one fails."""
        try:
            await self._transaction([write for write, _ in group])
        except Exception as error:
            if len(group) > 1:
                for single in group:
                    await self._write([single])
                return
            log.error("a change could not be written: %s", type(error).__name__)
            _answer(group[0][1], error)
            return
        for _, done in group:
            _answer(done, None)

    async def _transaction(self, writes: Sequence[Write]) -> None:
        async with self.engine.begin() as connection:
            await carry_out(connection, writes)


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
