"""Moves all data of a site to another database, and replays every game there.

A site that began with SQLite can move to PostgreSQL in this way, or back. To back up or check a PostgreSQL database, it
is copied to a folder first (`copied_to_folder`).
"""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.ports import StorageFault
from tertulia.server.identity.keys import SECRET_FILE
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.database import Database, DatabaseError, SqliteDatabase
from tertulia.server.storage.folder import hold_folder
from tertulia.server.storage.models import HealthCheckRow
from tertulia.server.storage.upkeep.checking import examine
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    database_in,
    explain_storage_errors,
    for_the_owner,
    require_current_shape,
)

ROWS_PER_BATCH = 500
"""Number of rows read and written at a time."""
MOVED = [table for table in METADATA.sorted_tables if table.name != HealthCheckRow.__tablename__]
"""The database tables to copy, in an order that satisfies foreign keys."""
COUNT_OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'tertulia' AND pid <> pg_backend_pid()"""
"""Query that counts the other connections of Tertulia to a PostgreSQL database."""
LEAVE_TIMEOUT_SECONDS = 2.0
"""Seconds to wait for closed connections to disappear from the count of `COUNT_OTHERS`."""
DAMAGED = "it is damaged: run `tertulia doctor --repair` first"


class MoveResult(NamedTuple):
    """Result of copying a site's data to another database (`move`)."""

    tables: int
    """Number of game tables of the site. All game tables were examined after the copy."""
    rows: int
    """Number of copied rows in all database tables."""
    unplayable: list[str]
    """A sentence for each game table that cannot be replayed, with the reason. The copy does not cause this: all rows
    equal those of the source."""


@for_the_owner()
def move(source: Database, target: Database, sets: ComponentSets, progress: Callable[[int, int], None]) -> MoveResult:
    """Copy all data of a site to an empty database, completely or not at all.

    The source stays unchanged, except that an old schema is upgraded. Raises `UpkeepError` if the target has rows, or
    the source is missing or damaged. Raises `UpkeepError`, too, if a server uses a PostgreSQL database, or a row was
    not copied exactly. Raises `DatabaseError` or `FolderInUse` if a database cannot be opened.
    """
    with contextlib.ExitStack() as stack:
        for database in (source, target):
            stack.enter_context(_lock_folder(database, must_be_there=database is source))
            database.prepare()
        try:
            reading = stack.enter_context(_one_moment(source))
            writing = stack.enter_context(_all_or_nothing(target))
            _require_empty(writing, target)
            _require_alone(reading, source)
            _require_alone(writing, target)
            rows = sum(_copy_rows(table, reading, writing) for table in MOVED)
            for table in MOVED:
                if _digest(table, reading) != _digest(table, writing):
                    raise UpkeepError(f"the rows of {table.name} in {target.name} differ from those in {source.name}")
            tables, unplayable = _played_again(writing, sets, progress)
            _require_alone(reading, source)
            _require_alone(writing, target)
        except StorageFault as fault:
            raise UpkeepError(f"nothing was moved: {fault.message}") from fault
        except (ValueError, LookupError, DBAPIError) as error:
            if isinstance(error, UpkeepError | DatabaseError):
                raise
            raise UpkeepError(f"{source.name} cannot be read completely, {DAMAGED}") from error
        return MoveResult(tables, rows, unplayable)


@for_the_owner()
def copied_to_folder(source: Database, data: Path, folder: Path) -> None:
    """Copy one snapshot of a database, and the secret in `data`, to a folder for a backup or a check.

    Raises `UpkeepError` if the database is empty, or has an older schema.
    """
    target = SqliteDatabase(folder)
    target.prepare()
    with explain_storage_errors(source.name), _one_moment(source) as reading, _all_or_nothing(target) as writing:
        require_current_shape(source, reading)
        for table in MOVED:
            _copy_rows(table, reading, writing)
    copy_secret(data, folder)


def copy_secret(source: Path, target: Path) -> None:
    """Copy the site's secret from the folder `source` to the folder `target`.

    Does nothing if `source` has no secret, or if `target` has one. If needed, the folder `target` is created,
    accessible to its owner only.
    """
    if (source / SECRET_FILE).is_file() and not (target / SECRET_FILE).exists():
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy2(source / SECRET_FILE, target / SECRET_FILE)


@contextlib.contextmanager
def _lock_folder(database: Database, must_be_there: bool) -> Iterator[None]:
    """Lock the folder of a SQLite database during the block, so that no server uses the database.

    Raises `FolderInUse` if a server uses the folder. If `must_be_there`, raises `UpkeepError` if the folder has no
    database; otherwise a missing folder is created. Does nothing for PostgreSQL.
    """
    if not isinstance(database, SqliteDatabase):
        yield
        return
    folder = database.folder
    if must_be_there:
        database_in(folder)
    else:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold_folder(folder):
        yield


def _require_alone(connection: Connection, database: Database) -> None:
    """Raises `UpkeepError` if a server uses a PostgreSQL database.

    Actions that players take while the data is copied would be lost.
    """
    if connection.dialect.name != "postgresql":
        return
    until = time.monotonic() + LEAVE_TIMEOUT_SECONDS
    while _others(connection):
        if time.monotonic() > until:
            raise UpkeepError(f"a server uses {database.name}: stop all servers first")
        time.sleep(LEAVE_TIMEOUT_SECONDS / 20)


def _others(connection: Connection) -> int:
    connection.exec_driver_sql(
        "SELECT pg_stat_clear_snapshot()"
    )  # the current connections, not those at the start of the transaction
    return int(connection.exec_driver_sql(COUNT_OTHERS).scalar_one())


@contextlib.contextmanager
def _one_moment(database: Database) -> Iterator[Connection]:
    """Yield a connection to a snapshot of the database: later writes by other processes are not visible."""
    engine = database.writer()
    if engine.dialect.name != "sqlite":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


@contextlib.contextmanager
def _all_or_nothing(database: Database) -> Iterator[Connection]:
    engine = database.writer()
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _require_empty(connection: Connection, database: Database) -> None:
    for table in MOVED:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise UpkeepError(f"{database.name} already has games: name a database that has none")


def _copy_rows(table: Table, reading: Connection, writing: Connection) -> int:
    """Copy the rows of a database table, and return their number."""
    many = 0
    found = reading.execution_options(yield_per=ROWS_PER_BATCH).execute(select(table))
    for rows in found.mappings().partitions(ROWS_PER_BATCH):
        writing.execute(insert(table), [dict(row) for row in rows])
        many += len(rows)
    return many


def _digest(table: Table, connection: Connection) -> int:
    """Return the sum of the hashes of all rows of a database table.

    The sum does not depend on the order of the rows, as databases sort text differently.
    """
    found, total = connection.execution_options(yield_per=ROWS_PER_BATCH).execute(select(table)), 0
    for row in found:
        total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest(), "big")
    return total


def _played_again(
    connection: Connection, sets: ComponentSets, progress: Callable[[int, int], None]
) -> tuple[int, list[str]]:
    """Examine every game table.

    Returns the number of game tables, and a sentence for each table with a fault. `progress` is called with the numbers
    of examined and of all game tables.
    """
    game = METADATA.tables["game_table"].c
    ids = [row[0] for row in connection.execute(select(game.id).order_by(game.id))]
    unplayable = []
    for done, table_id in enumerate(ids):
        progress(done, len(ids))
        examined = examine(connection, table_id, sets)
        if examined.what:
            unplayable.append(f"table {table_id}: {examined.what}")
    progress(len(ids), len(ids))
    return len(ids), unplayable
