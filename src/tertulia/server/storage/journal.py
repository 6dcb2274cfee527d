"""The journal: the only writer of the database, which writes changes in groups.

`Journal.commit` returns when the changes are on the disk. Changes of several tables that arrive at the same time share
a transaction. So a hundred moves a second do not need a hundred flushes of the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
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
from tertulia.server.storage.readers import KeptConnection, LoopReaders, Readers, ThreadReaders

R = TypeVar("R")

MAX_GROUP_SIZE = 200
GROUP_DELAY_SECONDS = 0.002
"""Seconds to wait for further commits before a group is written, if the previous group had several commits.

A transaction costs about the same however many moves it contains. After a group with a single commit, the next commit
is written at once, so a move on a quiet server is not delayed."""


class PendingCommit(NamedTuple):
    """Changes to write together, and the future that the caller awaits."""

    changes: Sequence[Change]
    done: asyncio.Future[None]


class PendingWork(NamedTuple):
    """A function to call in a transaction of its own, and the future that receives its result."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class CommitOutcome(NamedTuple):
    """Result of a commit.

    If `error` is None, the changes of the commit are on the disk; otherwise no change is written.
    """

    waiting: PendingCommit
    error: StorageFault | VersionConflict | None


class Journal:
    """The only writer of the database, in a thread of its own. `engine` serves reads."""

    def __init__(self, engine: AsyncEngine, writer: Engine) -> None:
        self.engine, self.writer = engine, writer
        self.sessions = async_sessionmaker(engine, class_=AsyncSession, expire_on_commit=False)
        self.news = KeptConnection(engine)
        """Connection that reads table changes of other processes."""
        self.readers: Readers = ThreadReaders(writer) if writer.dialect.name == "sqlite" else LoopReaders(engine)
        """Runs frequent reads that consist of a few statements each."""
        # A queue and a thread, not an executor, whose futures would cost as much as the writing of a move.
        self._handed_in: SimpleQueue[PendingCommit | PendingWork | None] = SimpleQueue()
        self._open = False

    async def commit(self, *changes: Change) -> None:
        """Write changes, and return when all changes are on the disk.

        Raises `StorageFault` if they cannot be written, and `VersionConflict` if another process has changed one of the
        tables. After an error, none of the changes is written.
        """
        if not self._open:
            raise StorageFault("storage-busy")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._handed_in.put(PendingCommit(changes, done))
        with COMMITS.time_block():
            await done

    async def transact(self, work: Callable[[Connection], R]) -> R:
        """Call `work` in a transaction, and return its result when the transaction is on the disk.

        Raises the exceptions of `work`, and `StorageFault` if the storage is at fault. After an error, nothing has
        changed.
        """
        if not self._open:
            raise StorageFault("storage-busy")
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._handed_in.put(PendingWork(work, done))
        return await done

    @contextlib.asynccontextmanager
    async def run_writer(self) -> AsyncIterator[Journal]:
        """Run the writer's thread during the block.

        Changes handed in before the end of the block are still written.
        """
        loop = asyncio.get_running_loop()
        thread = Thread(target=self._run_writer, args=(loop,), name="journal")
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

    def _run_writer(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write one group of changes after another in the writer's thread.

        Each caller's future gets the result or the error of its change.
        """
        with _Writer(self.writer) as writer:
            for group in self._groups():
                # After one failed attempt the rest of a group fails at once, so that no caller waits for all attempts.
                writer.away = None
                # Work is separate: it may lock rows that changes of another process wait for, and must not hold both.
                if changes := [each for each in group if isinstance(each, PendingCommit)]:
                    loop.call_soon_threadsafe(_resolve_outcomes, list(_write_group(writer, changes)))
                for each in group:
                    if isinstance(each, PendingWork):
                        loop.call_soon_threadsafe(_resolve, each.done, *_call_work(writer, each.work))

    def _groups(self) -> Iterator[list[PendingCommit | PendingWork]]:
        """Yield the commits and calls that callers have handed in, in groups to write at once.

        A group holds all waiting commits and calls, at most `MAX_GROUP_SIZE`. If no commit or call waits, blocks the
        thread until one arrives. Ends at a None in the queue, which `run_writer` adds when its block ends.
        """
        group = list[PendingCommit | PendingWork]()
        while (waiting := self._handed_in.get()) is not None:
            if len(group) > 1:
                time.sleep(GROUP_DELAY_SECONDS)
            group = [waiting]
            with contextlib.suppress(Empty):
                while len(group) < MAX_GROUP_SIZE:
                    if (waiting := self._handed_in.get_nowait()) is None:
                        yield group
                        return
                    group.append(waiting)
            yield group


class _Writer:
    """The writer thread's connection to the database, closed after an error and opened again when needed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        # Another program locks SQLite's complete file, but only some rows of PostgreSQL.
        self._outages = {"storage-away", *(["storage-busy"] if engine.dialect.name == "sqlite" else [])}
        self.outage = Outage("changes cannot be written")
        self.away: StorageFault | None = None
        """Fault with which later writes of the current group fail without an attempt, or None.

        Set by a write that finds the database unreachable or, on SQLite, locked."""

    def __enter__(self) -> _Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def write(self, changes: Sequence[Change]) -> None:
        """Write changes in one transaction. If an exception is raised, no change is written."""
        self.transact(lambda connection: write_changes(connection, changes))

    def transact(self, work: Callable[[Connection], R]) -> R:
        """Call `work` in a transaction, and return its result. If an exception is raised, nothing has changed."""
        if self.away is not None:
            raise self.away
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            found = work(self._connection)
            self._connection.commit()
            return found
        except BaseException as error:
            self._close()
            if (fault := fault_of(error)) is not None and fault.code in self._outages:
                self.away = fault
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # the first error is being raised already
                connection.close()


def _write_group(writer: _Writer, group: Sequence[PendingCommit]) -> Iterator[CommitOutcome]:
    """Write a group of commits in one transaction, and yield the outcome of each commit.

    If the transaction fails, each commit is written in a transaction of its own, so that only faulty commits fail.
    Exception: after a storage fault other than a damaged page, all commits fail at once.
    """
    GROUPS(len(group))
    try:
        with WRITES.time_block():
            writer.write([change for waiting in group for change in waiting.changes])
    except Exception as error:
        fault = fault_of(error)
        if len(group) > 1 and (fault is None or fault.code == "storage-damaged"):  # a damaged page affects one table
            for single in group:
                yield from _write_group(writer, [single])
            return
        if isinstance(error, VersionConflict):  # not a fault: another process was first
            yield CommitOutcome(group[0], error)
            return
        writer.outage.begin(f"{fault or type(error).__name__}")
        FAULTS(len(group), fault.code if fault else "storage")
        for waiting in group:
            yield CommitOutcome(waiting, fault or StorageFault("storage", error))
        return
    writer.outage.end()
    for waiting in group:
        yield CommitOutcome(waiting, None)


def _call_work(writer: _Writer, work: Callable[[Connection], R]) -> tuple[R | None, Exception | None]:
    """Call `work` in a transaction. Returns its result and None, or None and the error that was raised."""
    try:
        found = writer.transact(work)
    except Exception as error:
        fault = fault_of(error)
        if fault is not None:
            writer.outage.begin(str(fault))
        return None, fault or error
    writer.outage.end()
    return found, None


def _resolve(done: asyncio.Future[R | None], result: R | None, error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


def _resolve_outcomes(outcomes: Sequence[CommitOutcome]) -> None:
    for (_, done), error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
