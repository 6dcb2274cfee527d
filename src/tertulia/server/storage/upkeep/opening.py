"""Opens a database for inspection, however damaged it is, without changing a byte."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.database import (
    DATABASE,
    Database,
    decoded,
    is_too_old,
    known_revisions,
    migrate,
    revision_of,
    too_old_message,
)
from tertulia.server.storage.faults import fault_of
from tertulia.server.storage.folder import UMASK
from tertulia.server.storage.postgres import why_closed


class UpkeepError(ValueError):
    """A command of the site's owner cannot be carried out. The message says why; nothing has changed."""


def database_in(folder: Path) -> Path:
    """Return the path of a data folder's database. Raises `UpkeepError` if the file does not exist."""
    file = folder / DATABASE
    if not file.is_file():
        raise UpkeepError(f"no games found in {folder} (no {DATABASE}): name the folder with --data")
    return file


def sqlite_helper_files(database: Path) -> list[Path]:
    """Return the paths of the helper files that SQLite may create beside a database."""
    return [database.with_name(database.name + ending) for ending in ("-wal", "-shm", "-journal")]


def to_disk(path: Path) -> None:
    """Flush a file, or the entries of a folder, from the system's buffers to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def for_the_owner() -> Iterator[None]:
    """Make files that are created in the block accessible to their owner only, because they hold secrets."""
    usual = os.umask(UMASK)
    try:
        yield
    finally:
        os.umask(usual)


UNWRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
COLUMNS = (
    "SELECT place.name, of_it.name FROM sqlite_schema AS place JOIN pragma_table_info(place.name) AS of_it "
    "WHERE place.type = 'table' AND place.name NOT LIKE 'sqlite%' AND place.name NOT LIKE 'alembic%'"
)
MAX_NAMED_PLACES = 5
"""Maximum number of damaged places that each check of a database names."""


@contextlib.contextmanager
def explain_storage_errors(what: str, written: str | None = None) -> Iterator[None]:
    """Convert storage errors of the block to `UpkeepError`, whose message a site's owner understands.

    The message begins with `what`, the name of a file or database. If the disk is full and `written` is given, the
    message begins with `written` instead, the name of the file that the block writes.
    """
    try:
        yield
    except (sqlite3.Error, StorageFault) as error:
        fault = fault_of(error)
        why = None if fault is None else why_closed(fault)
        full = fault is not None and fault.code == "disk-full"
        raise UpkeepError(
            f"{written if full and written else what}: {why or (fault.message if fault else error)}"
        ) from error


def log_left(file: Path) -> Path | None:
    """Return the path of a database's write-ahead log; None if the log is missing or empty.

    SQLite writes changes to this log first, so the log may hold changes that the database file lacks.
    """
    log = sqlite_helper_files(file)[0]
    return log if log.exists() and log.stat().st_size else None


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open a database file for reading only.

    If SQLite cannot create helper files in the folder, the database file alone is read. Raises `UpkeepError` if the
    file cannot be read, or is no database.
    """
    name = f"file:{quote(str(file.resolve()))}"
    for mode in ("mode=ro", "immutable=1"):
        connection = sqlite3.connect(f"{name}?{mode}", uri=True, timeout=5)
        connection.text_factory = decoded
        try:
            # Opens even a file whose end is missing.
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.OperationalError as error:
            connection.close()
            if mode == "immutable=1" or error.sqlite_errorcode & 0xFF not in UNWRITABLE or log_left(file):
                raise UpkeepError(f"{file} cannot be read: {error}") from None
        except sqlite3.DatabaseError:
            connection.close()
            break
        else:
            return connection
    raise UpkeepError(
        f"{file} cannot be read: its first page is damaged, or it is not an SQLite database. If it had games, "
        "restore a backup with `tertulia restore`"
    )


def engine_on(file: Path, opened: Callable[[Path], sqlite3.Connection] = open_to_read) -> Engine:
    """Return an engine for a SQLite file, with a new connection for each use.

    `opened` opens such a connection: by default, for reading only.
    """
    return create_engine("sqlite://", creator=lambda: opened(file), poolclass=NullPool, hide_parameters=True)


def damaged_places(connection: sqlite3.Connection) -> list[str]:
    """Return the faults that SQLite finds in pages, indices and foreign keys; empty if the file is intact."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MAX_NAMED_PLACES})")]
        broken = connection.execute("PRAGMA foreign_key_check").fetchmany(MAX_NAMED_PLACES)
    except sqlite3.DatabaseError as error:
        return [str(error)]
    lines = [line.strip() for each in found if each != "ok" for line in each.splitlines()]
    return [*lines, *(f"a row of {row[0]} refers to a missing row" for row in broken)]


def schema_revision(connection: sqlite3.Connection, file: Path) -> str:
    """Return the schema revision of a database, guessed from its tables if the stored one is damaged.

    Raises `UpkeepError` if the database is of another program, of a newer version, or of Tertulia 0.1.
    """
    known = known_revisions()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "game_table" not in tables:
        raise UpkeepError(f"{file} is not a database of Tertulia")
    try:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
    except sqlite3.DatabaseError:
        found = ""
    if str(found).isdigit() and str(found) > known[-1]:
        raise UpkeepError(f"{file} was written by a newer Tertulia (its schema is {found}): use that version")
    if is_too_old(str(found)):
        raise UpkeepError(too_old_message(str(file), str(found)))
    return str(found) if found in known else _guessed_revision(connection, file)


def shape_of(place: Database, connection: Connection) -> str | None:
    """Return the schema revision of a database, or None if the database is empty.

    Raises `UpkeepError` if the database is of a newer version, or of Tertulia 0.1.
    """
    revision = revision_of(connection)
    if revision is not None and is_too_old(revision):
        option = "--data FOLDER" if connection.dialect.name == "sqlite" else "--database ADDRESS"
        raise UpkeepError(too_old_message(place.name, revision, option))
    if revision is not None and revision not in known_revisions():
        raise UpkeepError(f"{place.name} was written by a newer Tertulia (its schema is {revision}): use that version")
    return revision


def require_current_shape(place: Database, connection: Connection) -> None:
    """Raises `UpkeepError` unless a database has the current schema.

    A server upgrades an older schema when it starts.
    """
    revision = shape_of(place, connection)
    if revision is None:
        raise UpkeepError(f"no games found in {place.name}: name the database with --database")
    if revision != known_revisions()[-1]:
        raise UpkeepError(
            f"{place.name} has the schema of an older version ({revision}): start this version's servers first"
        )


def _guessed_revision(connection: sqlite3.Connection, file: Path) -> str:
    """Return the newest schema revision that has exactly the tables and columns of a database.

    If no revision matches because whole tables are missing, the newest known revision is returned. Of two revisions
    with equal columns, the newer one is returned. Otherwise the migration to the newer one would change rows a second
    time, and could undo changes that guests have made since. Raises `UpkeepError` if no revision matches and a table
    lacks a column of the newest revision.
    """
    columns, found = set(connection.execute(COLUMNS)), list[str]()
    with create_engine("sqlite://").begin() as scratch:
        for revision in known_revisions():
            migrate(scratch, revision)
            if columns == set(map(tuple, scratch.exec_driver_sql(COLUMNS))):
                found.append(revision)
        known = set(map(tuple, scratch.exec_driver_sql(COLUMNS)))
    tables = {table for table, _ in columns}
    if not found and any(table in tables for table, _ in known - columns):
        raise UpkeepError(f"{file} has a schema that this version does not know: use the version that wrote it")
    return found[-1] if found else known_revisions()[-1]
