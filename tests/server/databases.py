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
from sqlalchemy import Connection, create_engine, inspect

from tertulia.server.storage import database as storage
from tertulia.server.storage.database import DATABASE, Database, SqliteDatabase, migrate, prepare_database
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep import salvage
from tests.operations import once
from tests.server import postgres

KINDS = ("sqlite", "postgresql")
WANTED = os.environ.get("TERTULIA_TEST_DATABASE", "sqlite")
"""The kind that this run is about."""
_kind = WANTED
_made: dict[Path, tuple[str, contextlib.ExitStack]] = {}
"""By the data folders whose games they keep: the addresses of databases, and what ends them."""


@contextlib.contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[Database]:
    """A database of a kind, of the newest schema and without any game; a file of SQLite lies in the folder."""
    if kind == "sqlite":
        _copy_empty_file(folder)
        yield SqliteDatabase(folder)
        return
    with postgres.server().database(prepared=True) as address:
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
        _made[folder] = ends.enter_context(postgres.server().database(prepared=True)), ends
    return _made[folder][0]


def database_for(folder: Path) -> Database:
    """The database of a data folder."""
    address = address_for(folder)
    return SqliteDatabase(folder) if address is None else PostgresDatabase(address)


@cache
def _empty_file() -> bytes:
    with TemporaryDirectory() as folder, once("tests/server/databases.py::empty file"):
        prepare_database(Path(folder))
        return (Path(folder) / DATABASE).read_bytes()


def begin(folder: Path) -> None:
    """Put a copy of an empty database of the newest schema into a new data folder whose games are kept in its own file: making it
    takes several times as long, which tests of that do themselves."""
    if address_for(folder) is None:
        _copy_empty_file(folder)


def _copy_empty_file(folder: Path) -> None:
    if not (folder / DATABASE).exists() and folder.is_dir():
        (folder / DATABASE).write_bytes(_empty_file())


@cache
def _statements(revision: str) -> list[str]:
    """Statements that make an empty SQLite database of a revision."""
    with create_engine("sqlite://").begin() as scratch:
        migrate(scratch, revision)
        raw: Any = scratch.connection.driver_connection
        return list(raw.iterdump())[1:-1]  # without those that begin and end the transaction


def _migrate(connection: Connection, revision: str = "head") -> None:
    """What `migrate` does; an empty SQLite database is made at once, not through all earlier schemas."""
    if connection.dialect.name != "sqlite" or inspect(connection).get_table_names():
        migrate(connection, revision)
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    for statement in _statements(revision):
        connection.exec_driver_sql(statement)


for _module in (storage, salvage):
    vars(_module)["migrate"] = _migrate


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
