"""The journal: every change of a table goes to the disk through it, in groups.

Whoever waits for `Journal.commit` has their change on the disk when it returns. Changes of several tables that come at the
same time share one transaction, so a hundred moves a second do not mean a hundred flushes of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from tertulia.server.domain.ports import StorageFault, VersionConflict
from tertulia.server.logs import Outage
from tertulia.server.measures import COMMITS, FAULTS, GROUPS, WRITES
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.kept_connection import KeptConnection
from tertulia.server.storage.readers import LoopReaders, Readers, ThreadReaders

R = TypeVar("R")

MOST_AT_ONCE = 200


class PendingCommit(NamedTuple):
    """Changes that belong together, and who waits for them."""

    changes: Sequence[Change]
    done: asyncio.Future[None]


class PendingWork(NamedTuple):
    """Statements that belong into one transaction of their own, and who waits for what comes of them."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What became of changes: they are on the disk, or `error` says why none of them is."""

    waiting: PendingCommit
    error: StorageFault | VersionConflict | None


class Journal:
    """The one writer of the database, in one thread of its own; `engine` is for those who read."""

    def __init__(self, engine: AsyncEngine, writer: Engine) -> None:
        self.engine, self.writer = engine, writer
        self.sessions = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        self.news = KeptConnection(engine)
        """For what is read at every change of another process."""
        self.readers: Readers = ThreadReaders(writer) if writer.dialect.name == "sqlite" else LoopReaders(engine)
        """For what is asked for often, by a few statements."""
        # A queue and a thread, not an executor: for a single move its futures would cost as much as the writing.
        self._handed_in: SimpleQueue[PendingCommit | PendingWork | None] = SimpleQueue()
        self._open = False

    async def commit(self, *changes: Change) -> None:
        """Returns when all of the changes are on the disk. Raises `StorageFault` where they could not be made, `VersionConflict`
        where another process has changed one of their tables; then none was."""
        if not self._open:
            raise StorageFault("storage-busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handed_in.put(PendingCommit(changes, done))
        with COMMITS.took():
            await done

    async def transact(self, work: Callable[[Connection], R]) -> R:
        """What `work` returns, once the transaction in which it was called is on the disk. Raises what it raises, `StorageFault`
        where the storage is at fault; then nothing has changed."""
        if not self._open:
            raise StorageFault("storage-busy")
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._handed_in.put(PendingWork(work, done))
        return await done

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Journal]:
        """Write as long as the block lasts; what was handed in before its end is still written."""
        loop = asyncio.get_running_loop()
        thread = Thread(target=self._write_on, args=(loop,), name="journal")
        thread.start()
        self._open = True
        try:
            yield self
        finally:
            self._open = False
            self._handed_in.put(None)
            await asyncio.to_thread(thread.join)
            self.readers.close()
            self.writer.dispose()
            await self.news.close()
            await self.engine.dispose()

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """The thread's work: a group, those who wait for it answered, the next."""
        with _Writer(self.writer) as writer:
            for group in self._groups():
                # What waits together is refused together: whoever comes later is not to wait for each try in turn.
                writer.away = None
                # Work by itself: it may hold rows that another process's changes wait for, and never both at once.
                if changes := [each for each in group if isinstance(each, PendingCommit)]:
                    loop.call_soon_threadsafe(_answer, list(_written(writer, changes)))
                for each in group:
                    if isinstance(each, PendingWork):
                        loop.call_soon_threadsafe(_settle, each.done, *_worked(writer, each.work))

    def _groups(self) -> Iterator[list[PendingCommit | PendingWork]]:
        """What has been handed in since the last group; ends with the sentinel."""
        while (waiting := self._handed_in.get()) is not None:
            group = [waiting]
            with contextlib.suppress(Empty):
                while len(group) < MOST_AT_ONCE:
                    if (waiting := self._handed_in.get_nowait()) is None:
                        yield group
                        return
                    group.append(waiting)
            yield group


class _Writer:
    """The writer's connection to the database: kept for as long as nothing goes wrong on it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        # Another program holds the complete file of SQLite, but of PostgreSQL a few rows only.
        self._outages = {"storage-away", *(["storage-busy"] if engine.dialect.name == "sqlite" else [])}
        self.outage = Outage("changes cannot be written")
        self.away: StorageFault | None = None
        """Set if the database cannot be written at all: nothing more is tried until this is cleared."""

    def __enter__(self) -> _Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self._hang_up()

    def write(self, changes: Sequence[Change]) -> None:
        """All of the changes in one transaction; none of them where this raises."""
        self.carry_out(lambda connection: write_changes(connection, changes))

    def carry_out(self, work: Callable[[Connection], R]) -> R:
        """What a function returns, called within a transaction; where this raises, nothing has changed."""
        if self.away is not None:
            raise self.away
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            found = work(self._connection)
            self._connection.commit()
            return found
        except BaseException as error:
            self._hang_up()
            if (fault := fault_of(error)) is not None and fault.code in self._outages:
                self.away = fault
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # what went wrong has been said already
                connection.close()


def _written(writer: _Writer, group: Sequence[PendingCommit]) -> Iterator[Outcome]:
    """All of a group at once. Where that fails because of one of them, one by one, so that only the faulty one fails; where the
    storage itself is at fault, all fail at once and nobody waits for the next failure."""
    GROUPS(len(group))
    try:
        with WRITES.took():
            writer.write([change for waiting in group for change in waiting.changes])
    except Exception as error:
        fault = fault_of(error)
        if len(group) > 1 and (fault is None or fault.code == "storage-damaged"):  # a damaged page is of one table
            for single in group:
                yield from _written(writer, [single])
            return
        if isinstance(error, VersionConflict):  # nothing is wrong: another process was first
            yield Outcome(group[0], error)
            return
        writer.outage.begin(f"{fault or type(error).__name__}")
        FAULTS(len(group), fault.code if fault else "storage")
        for waiting in group:
            yield Outcome(waiting, fault or StorageFault("storage", error))
        return
    writer.outage.end()
    for waiting in group:
        yield Outcome(waiting, None)


def _worked(writer: _Writer, work: Callable[[Connection], R]) -> tuple[R | None, Exception | None]:
    """What comes of a piece of work: a result, or what went wrong."""
    try:
        found = writer.carry_out(work)
    except Exception as error:
        fault = fault_of(error)
        if fault is not None:
            writer.outage.begin(str(fault))
        return None, fault or error
    writer.outage.end()
    return found, None


def _settle(done: asyncio.Future[R | None], result: R | None, error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _answer(outcomes: Sequence[Outcome]) -> None:
    for (_, done), error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
