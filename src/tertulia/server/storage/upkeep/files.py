"""Files of a data folder: names, permissions and flushing to the disk."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.folder import UMASK


class UpkeepError(ValueError):
    """A command cannot be carried out with this folder or file. The message says why; nothing has changed."""


def database_in(folder: Path) -> Path:
    """The database file of a data folder. Raises `UpkeepError` if there is none."""
    file = folder / DATABASE
    if not file.is_file():
        raise UpkeepError(f"there are no games in {folder} (no {DATABASE}): name the folder with --data")
    return file


def beside(database: Path) -> list[Path]:
    """Paths of SQLite's helper files of a database, which need not exist."""
    return [database.with_name(database.name + ending) for ending in ("-wal", "-shm", "-journal")]


def to_disk(path: Path) -> None:
    """Flush a file, or the entries of a folder, to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def for_the_owner() -> Iterator[None]:
    """Make files created in the block accessible to their owner only, because they contain secrets."""
    usual = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(usual)
