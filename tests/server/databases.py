"""Empty databases of each supported kind, and the kind that this test run uses.

With `TERTULIA_TEST_DATABASE=postgresql`, servers and data folders of the tests use PostgreSQL. Tests of the SQLite file
itself (marker `file`) keep using SQLite.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import psycopg
from sqlalchemy import Connection, create_engine, inspect, text

from tertulia.server.storage import database as storage
from tertulia.server.storage.database import DATABASE, Database, SqliteDatabase, migrate, prepare_database
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep import salvage
from tests.operations import count_once
from tests.server import postgres

KINDS = ("sqlite", "postgresql")
TESTED_KIND = os.environ.get("TERTULIA_TEST_DATABASE", "sqlite")
"""The kind of database that this run tests."""
_kind = TESTED_KIND
_databases: dict[Path, tuple[str, contextlib.ExitStack]] = {}
"""By data folder: the address of its PostgreSQL database, and the context that drops it."""


@contextlib.contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[Database]:
    """Yield an empty database of `kind` with the newest schema. A SQLite file lies in `folder`."""
    if kind == "sqlite":
        _copy_empty_file(folder)
        yield SqliteDatabase(folder)
        return
    with postgres.get_server().open_database(prepared=True) as address:
        yield PostgresDatabase(address)


def select_kind(kind: str) -> None:
    """Choose the kind of database that folders get from now on."""
    global _kind
    _kind = kind


def get_address(folder: Path) -> str | None:
    """Return the address of a folder's PostgreSQL database, created at the first call, or None for SQLite."""
    if _kind == "sqlite":
        return None
    if folder not in _databases:
        ends = contextlib.ExitStack()
        _databases[folder] = ends.enter_context(postgres.get_server().open_database(prepared=True)), ends
    return _databases[folder][0]


def get_database(folder: Path) -> Database:
    """The database of a data folder: its SQLite file, or PostgreSQL."""
    address = get_address(folder)
    return SqliteDatabase(folder) if address is None else PostgresDatabase(address)


@cache
def _read_empty_file() -> bytes:
    with TemporaryDirectory() as folder, count_once("tests/server/databases.py::empty file"):
        prepare_database(Path(folder))
        return (Path(folder) / DATABASE).read_bytes()


def create_database(folder: Path) -> None:
    """Copy an empty database of the newest schema into a new data folder, unless PostgreSQL is used.

    Migrating takes several times as long as copying. Tests of the migration do it themselves.
    """
    if get_address(folder) is None:
        _copy_empty_file(folder)


def _copy_empty_file(folder: Path) -> None:
    if not (folder / DATABASE).exists() and folder.is_dir():
        (folder / DATABASE).write_bytes(_read_empty_file())


@cache
def _read_statements(revision: str) -> list[str]:
    """SQL statements that create an empty SQLite database at a revision."""
    with create_engine("sqlite://").begin() as scratch:
        migrate(scratch, revision)
        raw: Any = scratch.connection.driver_connection
        return list(raw.iterdump())[1:-1]  # without BEGIN and COMMIT


def _migrate(connection: Connection, revision: str = "head") -> None:
    """Replacement for `migrate` that creates an empty SQLite database directly, not through all earlier schemas."""
    if connection.dialect.name != "sqlite" or inspect(connection).get_table_names():
        migrate(connection, revision)
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    for statement in _read_statements(revision):
        connection.exec_driver_sql(statement)


for _module in (storage, salvage):
    patch.object(_module, "migrate", _migrate).start()


def count_pulses(connection: Connection) -> int:
    """Return the number of rows of the health check: a query that needs no other data."""
    return int(connection.execute(text("SELECT count(*) FROM health_check")).scalar_one())


def query_rows(folder: Path, question: str, *values: Any) -> list[tuple[Any, ...]]:
    """Query the database of a data folder, also while a server uses it."""
    if folder in _databases:
        with psycopg.connect(_databases[folder][0]) as there:
            return there.execute(question.replace("?", "%s").encode(), values).fetchall()
    with contextlib.closing(sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True, timeout=10)) as here:
        return here.execute(question, values).fetchall()


def drop_within(folder: Path) -> None:
    """Drop the PostgreSQL databases of a folder and of its subfolders."""
    for each in [each for each in _databases if each.is_relative_to(folder)]:
        _databases.pop(each)[1].close()
