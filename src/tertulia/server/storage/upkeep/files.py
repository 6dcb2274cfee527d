"""Files of a data folder as the upkeep moves them about."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.folder import UMASK


class UpkeepError(ValueError):
    """What was asked for cannot be done with this folder or file; the message says why, and nothing has changed."""


def database_in(folder: Path) -> Path:
    """The database of a data folder. Raises `UpkeepError` where there is none."""
    file = folder / DATABASE
    if not file.is_file():
        raise UpkeepError(f"there are no games in {folder} (no {DATABASE}): name the folder with --data")
    return file


def beside(database: Path) -> list[Path]:
    """SQLite's helper files that a database may have."""
    return [database.with_name(database.name + ending) for ending in ("-wal", "-shm", "-journal")]


def to_disk(path: Path) -> None:
    """Wait until a file, or what a folder has in it, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def for_the_owner() -> Iterator[None]:
    """Files that are made as long as the block lasts are their owner's alone: they hold secrets."""
    usual = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(usual)
