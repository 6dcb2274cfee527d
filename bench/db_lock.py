"""Locks a server's database as a backup tool or a second server might."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tertulia.server.storage.database import DATABASE


@contextlib.contextmanager
def hold_lock(folder: Path) -> Iterator[None]:
    """Hold an exclusive lock on the database in `folder` while the block runs."""
    connection = sqlite3.connect(folder / DATABASE, isolation_level=None, timeout=20)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()
