"""Databases of each kind that a site may use, empty, for tests that hold of all of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.postgres import PostgresDatabase
from tests.server import postgres

KINDS = ("sqlite", "postgresql")


@contextlib.contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[Database]:
    """An empty database of a kind; what is kept in a file lies in the folder."""
    if kind == "sqlite":
        yield SqliteDatabase(folder)
        return
    with postgres.server().database() as address:
        yield PostgresDatabase(address)
