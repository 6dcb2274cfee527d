"""Moving all games of a site from one database to another: every row, and each game played again where it has arrived.

So a site that was begun on SQLite grows to PostgreSQL, and back; a PostgreSQL is backed up and looked over as a folder is.
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

from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.sets import ComponentSets
from tertulia.server.identity.signing import SECRET_FILE
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.database import Database, DatabaseError, SqliteDatabase, known_revisions
from tertulia.server.storage.lock import hold_folder
from tertulia.server.storage.models import PulseRow
from tertulia.server.storage.upkeep.examine import examine
from tertulia.server.storage.upkeep.files import UpkeepError, database_in, for_the_owner
from tertulia.server.storage.upkeep.opening import plainly, shape_of

AT_ONCE = 500
"""Rows that are read and written at a time."""
MOVED = [table for table in METADATA.sorted_tables if table.name != PulseRow.__tablename__]
"""What is moved, in an order in which every row belongs to one that is there already."""
OTHERS = """SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'tertulia' AND pid <> pg_backend_pid()"""
"""Connections of this program in the same database."""
LEAVING = 2.0
"""Seconds in which the last trace of a connection that was closed is gone."""
DAMAGED = "it is damaged: `tertulia doctor --repair` first"


class Moved(NamedTuple):
    """What has arrived."""

    tables: int
    rows: int
    unplayable: list[str]
    """Tables that could not be played again, neither before nor now, each with the reason."""


@for_the_owner()
def move(source: Database, target: Database, sets: ComponentSets, progress: Callable[[int, int], None]) -> Moved:
    """Bring everything to a database that has no games yet; all of it or nothing, and the source stays as it was. Raises
    `UpkeepError` where the target has games, where the source has none or is damaged, where a server works in one of the two, or
    where a row did not arrive as it was;
    `DatabaseError` and `FolderInUse` where one of the two cannot be opened."""
    with contextlib.ExitStack() as stack:
        for database in (source, target):
            stack.enter_context(_alone(database, must_be_there=database is source))
            database.prepare()
        try:
            reading = stack.enter_context(_one_moment(source))
            writing = stack.enter_context(_all_or_nothing(target))
            _require_empty(writing, target)
            _require_alone(reading, source)
            _require_alone(writing, target)
            rows = sum(_copied(table, reading, writing) for table in MOVED)
            for table in MOVED:
                if _digest(table, reading) != _digest(table, writing):
                    raise UpkeepError(
                        f"{target.name} did not keep the rows of {table.name} as they were in {source.name}"
                    )
            tables, unplayable = _played_again(writing, sets, progress)
            _require_alone(reading, source)
            _require_alone(writing, target)
        except StorageFault as fault:
            raise UpkeepError(f"nothing was moved: {fault.message}") from fault
        except (ValueError, LookupError, DBAPIError) as error:
            if isinstance(error, UpkeepError | DatabaseError):
                raise
            raise UpkeepError(f"{source.name} cannot be read whole, {DAMAGED}") from error
        return Moved(tables, rows, unplayable)


@for_the_owner()
def copied_to_folder(source: Database, data: Path, folder: Path) -> None:
    """Bring everything as it is now to a folder, with the data folder's secret: to be backed up, or looked over."""
    target = SqliteDatabase(folder)
    target.prepare()
    with plainly(source.name), _one_moment(source) as reading, _all_or_nothing(target) as writing:
        shape = shape_of(source, reading)
        if shape is None:
            raise UpkeepError(f"there are no games in {source.name}: name the database with --database")
        if shape != known_revisions()[-1]:
            raise UpkeepError(
                f"{source.name} has the shape of an older version ({shape}): start this version's servers first"
            )
        for table in MOVED:
            _copied(table, reading, writing)
    copy_secret(data, folder)


def copy_secret(source: Path, target: Path) -> None:
    """Copy the secret of a folder, where it has one, into one without, which is made for its owner alone."""
    if (source / SECRET_FILE).is_file() and not (target / SECRET_FILE).exists():
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy2(source / SECRET_FILE, target / SECRET_FILE)


@contextlib.contextmanager
def _alone(database: Database, must_be_there: bool) -> Iterator[None]:
    """No server works in a folder's database meanwhile."""
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
    """Raises `UpkeepError` where a server works in a PostgreSQL database: what is played meanwhile would be lost."""
    if connection.dialect.name != "postgresql":
        return
    until = time.monotonic() + LEAVING
    while _others(connection):
        if time.monotonic() > until:
            raise UpkeepError(f"a server works in {database.name}: stop all of them first")
        time.sleep(LEAVING / 20)


def _others(connection: Connection) -> int:
    connection.exec_driver_sql(
        "SELECT pg_stat_clear_snapshot()"
    )  # as it is now, not as it was at the transaction's begin
    return int(connection.exec_driver_sql(OTHERS).scalar_one())


@contextlib.contextmanager
def _one_moment(database: Database) -> Iterator[Connection]:
    """A connection that sees everything as it is now, whoever writes meanwhile."""
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
            raise UpkeepError(f"{database.name} has games already: name a database that has none")


def _copied(table: Table, reading: Connection, writing: Connection) -> int:
    """Copy a table's rows; returns how many there were."""
    many = 0
    found = reading.execution_options(yield_per=AT_ONCE).execute(select(table))
    for rows in found.mappings().partitions(AT_ONCE):
        writing.execute(insert(table), [dict(row) for row in rows])
        many += len(rows)
    return many


def _digest(table: Table, connection: Connection) -> int:
    """A sum of the hashes of all rows of a table: databases of different languages sort their rows differently."""
    found, total = connection.execution_options(yield_per=AT_ONCE).execute(select(table)), 0
    for row in found:
        total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest(), "big")
    return total


def _played_again(
    connection: Connection, sets: ComponentSets, progress: Callable[[int, int], None]
) -> tuple[int, list[str]]:
    """The number of tables, and those that cannot be played again from their logs."""
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
