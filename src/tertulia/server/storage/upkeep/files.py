"""Files of a data folder as the upkeep moves them about."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

BESIDE = ("-wal", "-shm", "-journal")
"""How SQLite's helper files beside a database end."""


def beside(database: Path) -> Iterator[Path]:
    """The helper files that a database may have."""
    return (database.with_name(database.name + ending) for ending in BESIDE)


def to_disk(path: Path) -> None:
    """Wait until a file, or what a folder has in it, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
