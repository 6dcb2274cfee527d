"""Databases of each kind that a site may use, empty, for tests that hold of all of them; and the kind that this run is about.

`TERTULIA_TEST_DATABASE=postgresql` lets every server and data folder of the tests keep its games there, but in tests of the file
itself (mark `file`)."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from tertulia.server.storage.database import DATABASE, Database, SqliteDatabase, prepare_database
from tertulia.server.storage.postgres import PostgresDatabase
from tests.server import postgres

KINDS = ("sqlite", "postgresql")
WANTED = os.environ.get("TERTULIA_TEST_DATABASE", "sqlite")
"""The kind that this run is about."""
_kind = WANTED
_made: dict[Path, tuple[str, contextlib.ExitStack]] = {}
"""By the data folders whose games they keep: the addresses of databases, and what ends them."""


@contextlib.contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[Database]:
    """An empty database of a kind; what is kept in a file lies in the folder."""
    if kind == "sqlite":
        yield SqliteDatabase(folder)
        return
    with postgres.server().database() as address:
        yield PostgresDatabase(address)


def use(kind: str) -> None:
    """Let what begins now keep its games in a database of a kind."""
    global _kind
    _kind = kind


def address_for(folder: Path) -> str | None:
    """Where a data folder's games are kept, the same each time it is asked; None for its own file."""
    if _kind == "sqlite":
        return None
    if folder not in _made:
        ends = contextlib.ExitStack()
        _made[folder] = ends.enter_context(postgres.server().database()), ends
    return _made[folder][0]


def database_for(folder: Path) -> Database:
    """The database of a data folder."""
    address = address_for(folder)
    return SqliteDatabase(folder) if address is None else PostgresDatabase(address)


@cache
def _empty_file() -> bytes:
    with TemporaryDirectory() as folder:
        prepare_database(Path(folder))
        return (Path(folder) / DATABASE).read_bytes()


def begin(folder: Path) -> None:
    """Leave a data folder that is new as a server would that began and ended there: its database is made of a copy. To make each
    anew, step by step through all shapes that it ever had, takes several times as long; tests of that do it themselves."""
    if address_for(folder) is None and not (folder / DATABASE).exists() and folder.is_dir():
        (folder / DATABASE).write_bytes(_empty_file())


def rows(folder: Path, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Rows of the database of a data folder, which goes on meanwhile."""
    if folder in _made:
        with psycopg.connect(_made[folder][0]) as there:
            return there.execute(question.replace("?", "%s").encode(), values).fetchall()
    with contextlib.closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True, timeout=10)) as here:
        return here.execute(question, values).fetchall()


def drop_within(folder: Path) -> None:
    """Remove the databases of a folder and all in it."""
    for each in [each for each in _made if each.is_relative_to(folder)]:
        _made.pop(each)[1].close()
