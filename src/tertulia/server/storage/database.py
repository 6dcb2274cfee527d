"""Opens the SQLite database of a data folder, and upgrades its schema (`prepare_database`).

The schema stays near the start of the file, so that a truncated file can still be read (`keep_near`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.faults import watch
from tertulia.server.storage.health import INCREMENT_WRITES
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS, ReaderPool, WriterPool

HEADER = 100
"""Size in bytes of the header at the start of a SQLite file."""
MAGIC = b"SQLite format 3\0"
INTERIOR = 5
"""Type byte of a b-tree page of SQLite that refers to other pages."""
MAX_SCHEMA_PAGE = 160
"""Number of pages at the start of a SQLite file among which the schema must lie. The schema of a new site needs less
than half as many."""


def schema_pages(file: Path) -> list[int]:
    """Return the numbers of the pages that hold the schema of a SQLite file, counted from 1.

    The file must contain all changes, so that no write-ahead log is needed. Raises `OSError` if the file cannot be
    read, and `ValueError` if it is damaged or no SQLite database.
    """
    with file.open("rb") as opened:
        header = opened.read(HEADER)
        size = int.from_bytes(header[16:18], "big")
        size = 65536 if size == 1 else size
        if not header.startswith(MAGIC):
            raise ValueError(f"{file} is not an SQLite database")
        found, waiting = [], [1]
        while waiting:
            number = waiting.pop()
            found.append(number)
            opened.seek((number - 1) * size)
            waiting += _child_pages(opened.read(size), HEADER if number == 1 else 0)
            if len(found) > MAX_SCHEMA_PAGE:
                raise ValueError(f"{file} is not an intact SQLite database")
    return sorted(found)


def keep_near(file: Path) -> None:
    """Rewrite a SQLite file by `VACUUM` if parts of its schema are far from its start.

    An upgrade can store new parts of the schema far from the start; `VACUUM` puts the schema first. If the disk is
    full, or another process locks the file, the file stays unchanged and intact.
    """
    with (
        contextlib.suppress(OSError, ValueError, sqlite3.Error),
        contextlib.closing(sqlite3.connect(file)) as connection,
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        if schema_pages(file)[-1] > MAX_SCHEMA_PAGE:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _child_pages(page: bytes, start: int) -> list[int]:
    """Return the numbers of the pages that a b-tree page of SQLite refers to; none for a leaf page.

    `start` is the offset of the page's header in bytes.
    """
    if page[start] != INTERIOR:
        return []
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    places = (int.from_bytes(page[start + 12 + 2 * each : start + 14 + 2 * each], "big") for each in range(cells))
    last = int.from_bytes(page[start + 8 : start + 12], "big")
    return [*(int.from_bytes(page[place : place + 4], "big") for place in places), last]


DATABASE = "tertulia.sqlite"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=FAST")
"""Settings of each SQLite connection. Readers never wait for the writer (WAL), and a committed transaction survives a
power cut (FULL)."""
FAULT_ADVICE = {
    "disk-full": "its disk is full: free some space, then start again",
    "storage-busy": "another program has locked it: stop that program, then start again",
    "storage-damaged": (
        "it is damaged or not a database. Check it with `tertulia doctor`, repair it with `tertulia doctor --repair`, "
        "or restore a backup into another folder with `tertulia restore`"
    ),
    "storage": "it cannot be read or written: get write permission for its folder, or name another folder with --data",
}
MAX_CHECKED_BYTES = 256 << 20
"""Maximum size in bytes of a SQLite database that each start of a server checks for damage.

The check of a database of this size takes at most half a second. `tertulia doctor` checks databases of any size.
"""
decoded = partial(str, encoding="utf-8", errors="replace")
"""Decoder for texts read from SQLite. Damaged bytes are replaced, so that the other rows of a list can still be
read."""


class DatabaseError(ValueError):
    """The database of a site cannot be used. The message says why and what to do."""


class Database(Protocol):
    """The database of a site: a SQLite file in the data folder, or a PostgreSQL database.

    Several processes can share the latter.
    """

    shared: bool
    """Whether several processes may write to the database."""
    address: str | None
    """URL of the PostgreSQL database in the settings; None for the SQLite database of the data folder."""
    name: str
    """Name of the database in messages: the data folder, or the URL without its password."""

    def reader(self) -> AsyncEngine:
        """Return an engine for reading from the event loop."""

    def writer(self, serving: bool = False) -> Engine:
        """Return an engine for writing from one thread.

        `serving` means that the engine serves requests. Then a PostgreSQL statement fails after
        `patient.ANSWER_TIMEOUT_SECONDS` without an answer of the database.
        """

    def prepare(self) -> None:
        """Create the database or upgrade its schema, completely or not at all.

        Raises `DatabaseError`, and changes nothing, if the database is damaged, not writable, of another program, of a
        newer version, or of Tertulia 0.1.
        """


class SqliteDatabase(Database):
    """The SQLite database of a data folder. One process at a time uses it."""

    shared = False

    def __init__(self, folder: Path) -> None:
        self.folder, self.name, self.address = folder, str(folder), None

    def reader(self) -> AsyncEngine:
        return open_reader(self.folder)

    def writer(self, serving: bool = False) -> Engine:
        return open_writer(self.folder)

    def prepare(self) -> None:
        prepare_database(self.folder)


def encode_json(value: object) -> str:
    """Return the JSON of a column's value, by msgspec.

    Encoding by the `json` module would take 10 % of the time in which the server processes a move.
    """
    return msgspec.json.encode(value).decode()


def open_reader(folder: Path) -> AsyncEngine:
    """Return an engine for reading a folder's database from the event loop.

    The database must exist (`prepare_database`).
    """
    # Parameters are hidden, because errors are logged and values such as a table's key must not be.
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{folder / DATABASE}",
        poolclass=ReaderPool,
        pool_timeout=FREE_WITHIN_SECONDS,
        hide_parameters=True,
        json_serializer=encode_json,
    )
    _set_up(engine.sync_engine, folder)
    return engine


def open_writer(folder: Path) -> Engine:
    """Return an engine for writing to a folder's database from one thread.

    The database must exist (`prepare_database`).
    """
    engine = create_engine(
        f"sqlite:///{folder / DATABASE}", poolclass=WriterPool, hide_parameters=True, json_serializer=encode_json
    )
    _set_up(engine, folder)
    return engine


def prepare_database(folder: Path) -> None:
    """Create a folder's SQLite database or upgrade its schema, completely or not at all.

    Raises `DatabaseError`, and changes nothing, if the database is damaged, not writable, of another program, of a
    newer version, or of Tertulia 0.1.
    """
    path = folder / DATABASE
    engine = open_writer(folder)
    try:
        with engine.begin() as connection:
            _refuse_strange(connection, path)
            small = path.stat().st_size <= MAX_CHECKED_BYTES
            if small:
                _refuse_damaged(connection)
            before = revision_of(connection)
            migrate(connection)
            upgraded = before is not None and before != revision_of(connection)
            connection.exec_driver_sql(INCREMENT_WRITES)  # fail at the start, not at the first move
    except StorageFault as fault:
        raise DatabaseError(f"the database {path} cannot be opened: {FAULT_ADVICE[fault.code]}") from fault
    except DBAPIError as error:
        raise DatabaseError(f"the database {path} cannot be opened: {FAULT_ADVICE['storage-damaged']}") from error
    finally:
        engine.dispose()
    if upgraded and small:
        keep_near(path)


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upgrade a database to a schema revision, within the connection's transaction.

    If the process is killed during the upgrade, the old schema stays.
    """
    if revision == "head" and revision_of(connection) == known_revisions()[-1]:
        return  # loading Alembic's scripts would take a fifth of the start time
    raw: Any = connection.connection.driver_connection
    if (
        connection.dialect.name == "sqlite" and not raw.in_transaction
    ):  # SQLite's driver begins no transaction before a change of the schema
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def known_revisions() -> Sequence[str]:
    """The schema revisions that this program knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def is_too_old(revision: str | None) -> bool:
    """Return whether a schema revision is of Tertulia 0.1, whose databases this program does not upgrade."""
    return revision is not None and revision.isdigit() and revision < known_revisions()[0]


def too_old_message(name: str, revision: str, place: str = "--data FOLDER") -> str:
    """Return the error message for a database of Tertulia 0.1, which this program cannot use.

    The message quotes the parameters: the database's `name` and schema `revision`, and the command line option `place`
    by which `tertulia doctor` finds the database.
    """
    return (
        f"{name} was written by Tertulia 0.1 (schema {revision}), cannot be upgraded and was not changed: export its games "
        f"with version 0.1 (`tertulia doctor {place} --export DIR`), then start this version with another folder or database"
    )


def revision_of(connection: Connection) -> str | None:
    """Return the schema revision of a database, or None if it has no schema of Tertulia."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _refuse_strange(connection: Connection, path: Path) -> None:
    """Raise `DatabaseError` if the database is of another program, of a newer version, or of Tertulia 0.1.

    Raises `StorageFault` if no version of Tertulia uses the stored schema revision: then the database is damaged.
    """
    tables = inspect(connection).get_table_names()
    revision, known = revision_of(connection), known_revisions()
    if revision is None and tables:
        raise DatabaseError(f"{path} is a database of another program: name another folder with --data")
    if revision is not None and revision.isdigit() and revision > known[-1]:
        raise DatabaseError(
            f"{path} was written by a newer Tertulia (its schema is {revision}, this program knows schemas up to {known[-1]}): "
            "install that version again, or name another folder with --data"
        )
    if revision is not None and is_too_old(revision):
        raise DatabaseError(too_old_message(str(path), revision))
    if revision is not None and revision not in known:
        raise StorageFault("storage-damaged")


def _refuse_damaged(connection: Connection) -> None:
    """Raise `StorageFault` if a page of the database is damaged: writing could spread the damage."""
    if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
        raise StorageFault("storage-damaged")


def _set_up(engine: Engine, folder: Path) -> None:
    watch(engine, folder)
    event.listen(engine, "connect", _prepare)


def _prepare(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    getattr(connection, "driver_connection", connection).text_factory = decoded
