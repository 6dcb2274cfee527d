"""Translates database errors into `StorageFault`: disk full, database locked, file damaged.

`watch` makes an engine raise `StorageFault` itself.
"""

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
"""Key under which a connection's `info` holds the folder of its database."""
MIN_FREE_BYTES = 64 << 10
"""Free bytes below which a disk counts as full: SQLite cannot create its helper files then, and reports an input/output
error."""


def fault_of(error: BaseException, folder: Path | None = None) -> StorageFault | None:
    """Return the storage fault that caused an error, or None for another error, such as a wrong statement.

    An input/output error or a refused write becomes the fault `disk-full` if `folder` is given and its disk is full.
    """
    for each in _causes(error):
        if isinstance(each, StorageFault):
            return each
        code = _code(each)
        if code is not None:
            return StorageFault("disk-full" if code == "storage" and folder and _full(folder) else code, error)
    return None


def watch(engine: Engine, folder: Path) -> None:
    """Make an engine raise `StorageFault` if the storage is at fault.

    Other database errors are raised unchanged. Each connection's `info` holds the database's folder, for code that
    calls the driver directly.
    """

    def note(_connection: object, record: Any) -> None:
        record.info[FOLDER] = folder

    def translate(context: ExceptionContext) -> StorageFault | None:
        return fault_of(context.original_exception, folder)

    event.listen(engine, "handle_error", translate, retval=True)
    event.listen(engine, "connect", note)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and all its causes, including errors wrapped by SQLAlchemy."""
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
    """Return whether the disk of a folder has too little space, or no inode, for another file."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        disk = os.statvfs(folder)
    except OSError:
        return False
    return disk.f_bavail * disk.f_frsize < MIN_FREE_BYTES or (disk.f_files > 0 and disk.f_favail == 0)
