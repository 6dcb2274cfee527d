"""Faults of the database: a full disk, a held or a damaged file. Engines raise `StorageFault` by themselves (`watch`)."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

from tertulia.server.domain.ports import StorageFault

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
FOLDER = "folder"
"""The name under which a connection knows the folder that its database lies in."""
LEAST_FREE = 64 << 10
"""Bytes: with less than that, SQLite cannot even lay its helper files beside the database, and calls that an input/output error."""


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
    """Let an engine raise `StorageFault` where the storage is at fault; other errors of the database stay what they are. Whoever
    asks the driver itself finds the folder in the connection's `info`."""

    def note(_connection: object, record: Any) -> None:
        record.info[FOLDER] = folder

    def translate(context: ExceptionContext) -> StorageFault | None:
        return fault_of(context.original_exception, folder)

    event.listen(engine, "handle_error", translate, retval=True)
    event.listen(engine, "connect", note)


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
