"""Faults of the storage: a full disk, a held or a damaged database. Whoever asks is told which, and that nothing has changed.

Engines raise `StorageFault` by themselves (`watch`), whoever uses them. The codes have words in the catalogues (`error-<code>`).
"""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import TimeoutError as NoConnection


class Kind(NamedTuple):
    """How a fault is answered."""

    status: int
    """The status of HTTP."""
    sentence: str


FAULTS: Mapping[str, Kind] = {
    "disk-full": Kind(507, "the server's disk is full; nothing has changed"),
    "storage-busy": Kind(503, "another program holds the server's database; nothing has changed"),
    "storage-damaged": Kind(503, "the server's database is damaged here; nothing has changed"),
    "storage": Kind(503, "the server cannot read or write its database; nothing has changed"),
}
CODES = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "storage-busy",
    sqlite3.SQLITE_LOCKED: "storage-busy",
    sqlite3.SQLITE_PROTOCOL: "storage-busy",
    sqlite3.SQLITE_CORRUPT: "storage-damaged",
    sqlite3.SQLITE_NOTADB: "storage-damaged",
    sqlite3.SQLITE_READONLY: "storage",
    sqlite3.SQLITE_PERM: "storage",
    sqlite3.SQLITE_IOERR: "storage",
    sqlite3.SQLITE_CANTOPEN: "storage",
    sqlite3.SQLITE_NOMEM: "storage",
}
NO_SPACE = (errno.ENOSPC, errno.EDQUOT)
LEAST_FREE = 64 << 10
"""Bytes: with less than that, SQLite cannot even lay its helper files beside the database, and calls that an input/output error."""


BEAT = "UPDATE pulse SET beats = beats + 1"
"""The smallest thing that can be written."""


class StorageFault(Exception):
    """The database could not be read or written; what was to be changed is as it was."""

    def __init__(self, code: str, cause: BaseException | None = None) -> None:
        super().__init__(FAULTS[code].sentence)
        self.code, self.status = code, FAULTS[code].status
        self.__cause__ = cause


def fault_of(error: BaseException, folder: Path | None = None) -> StorageFault | None:
    """The fault of the storage behind an error; None where it is something else, as a mistake in a statement. With the database's
    `folder`, a disk without room is told from other faults of writing."""
    for each in _causes(error):
        if isinstance(each, StorageFault):
            return each
        code = _code(each)
        if code is not None:
            return StorageFault("disk-full" if code == "storage" and folder and _full(folder) else code, error)
    return None


def watch(engine: Engine, folder: Path) -> None:
    """Let an engine raise `StorageFault` where the storage is at fault; other errors of the database stay what they are."""

    def translate(context: ExceptionContext) -> StorageFault | None:
        return fault_of(context.original_exception, folder)

    event.listen(engine, "handle_error", translate, retval=True)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and those that it came from, a library's wrapping included."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        each = waiting.pop()
        if each is not None and id(each) not in seen:
            seen.add(id(each))
            yield each
            waiting += [each.__context__, each.__cause__, getattr(each, "orig", None)]


def _code(error: BaseException) -> str | None:
    if isinstance(error, NoConnection):
        return "storage-busy"
    if isinstance(error, sqlite3.Error):
        return CODES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    if isinstance(error, OSError) and error.errno in NO_SPACE:
        return "disk-full"
    return None


def _full(folder: Path) -> bool:
    """Whether a folder's disk has no room for another file."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        disk = os.statvfs(folder)
    except OSError:
        return False
    return disk.f_bavail * disk.f_frsize < LEAST_FREE or (disk.f_files > 0 and disk.f_favail == 0)


class Pulse:
    """Feels whether the database takes writes: for checks of the server's health."""

    EVERY = 1.0
    """Seconds for which an answer holds; so often at most the disk is written to."""
    PATIENCE = 1000
    """Milliseconds that another writer may take."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._fault: StorageFault | None = None
        self._felt = -self.EVERY

    def fault(self) -> StorageFault | None:
        """What hinders writing now, None where nothing does. It waits for the disk: call it in a thread of its own."""
        with self._lock:
            if time.monotonic() - self._felt >= self.EVERY:
                self._fault = probe(self._engine, self.PATIENCE)
                self._felt = time.monotonic()
            return self._fault


def probe(engine: Engine, patience: int = Pulse.PATIENCE) -> StorageFault | None:
    """Write something tiny, durably; the fault that hindered it, or None. Waits `patience` milliseconds for another writer."""
    try:
        with engine.connect() as connection:
            (usual,) = connection.exec_driver_sql("PRAGMA busy_timeout").one()
            connection.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
            try:
                connection.exec_driver_sql(BEAT)
                connection.commit()
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={usual}")
    except Exception as error:
        return fault_of(error) or StorageFault("storage", error)
    return None
