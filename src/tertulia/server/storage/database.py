"""The database: opened, and brought to the newest shape."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.faults import watch
from tertulia.server.storage.health import BEAT
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS, ReaderPool, WriterPool
from tertulia.server.storage.schema_pages import keep_near

DATABASE = "tertulia.sqlite"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "secure_delete=FAST")
"""Readers never wait for the writer (WAL), and what is committed survives a power cut (FULL)."""
WHAT_TO_DO = {
    "disk-full": "its disk is full: make room, then start again",
    "storage-busy": "another program holds it: end that program, then start again",
    "storage-damaged": (
        "it is damaged, or no database at all. `tertulia doctor` says what is left of it, `tertulia doctor --repair` rebuilds "
        "what can be rebuilt, and `tertulia restore` brings a backup into another folder"
    ),
    "storage": "it cannot be read or written: give yourself the right to write in its folder, or name another with --data",
}
MOST_CHECKED = 256 << 20
"""Bytes: so much is looked through at every start, in half a second; a larger one only by `tertulia doctor`."""
decoded = partial(str, encoding="utf-8", errors="replace")
"""How text is read: one damaged byte in it must not spoil all rows of a list."""


class DatabaseError(ValueError):
    """The database of a data folder cannot be used; the message says why and what to do."""


class Database(Protocol):
    """Where a site keeps its games: a file of its own, or a server that it shares with other processes."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write there, too."""

    @property
    def address(self) -> str | None:
        """As it stands in settings; None for the data folder's own."""

    @property
    def name(self) -> str:
        """How it is called where somebody reads it; no password is in it."""

    def reader(self) -> AsyncEngine:
        """The engine of those who read."""

    def writer(self, serving: bool = False) -> Engine:
        """The engine through which one thread writes; where people wait for it (`serving`), an answer that does not come is given
        up after some seconds."""

    def prepare(self) -> None:
        """Make the database, or bring an old one to the newest shape, all of it or nothing. Raises `DatabaseError` where it is
        damaged, foreign, newer than this program, or cannot be written: nothing of it has changed then."""


class SqliteDatabase:
    """The database of a data folder: one process at a time works in it."""

    shared = False

    def __init__(self, folder: Path) -> None:
        self.folder, self.name, self.address = folder, str(folder), None

    def reader(self) -> AsyncEngine:
        """The engine of those who read."""
        return open_reader(self.folder)

    def writer(self, serving: bool = False) -> Engine:
        """The engine through which one thread writes."""
        return open_writer(self.folder)

    def prepare(self) -> None:
        """Make the database, or bring an old one to the newest shape (`prepare_database`)."""
        prepare_database(self.folder)


def open_reader(folder: Path) -> AsyncEngine:
    """The engine of those who read the folder's database, which `prepare_database` has made."""
    # An error of the database must not carry the values, a table's key among them, into a log.
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{folder / DATABASE}",
        poolclass=ReaderPool,
        pool_timeout=FREE_WITHIN_SECONDS,
        hide_parameters=True,
    )
    _set_up(engine.sync_engine, folder)
    return engine


def open_writer(folder: Path) -> Engine:
    """The engine through which one thread writes, in the same mode as readers; `prepare_database` has made the database."""
    engine = create_engine(f"sqlite:///{folder / DATABASE}", poolclass=WriterPool, hide_parameters=True)
    _set_up(engine, folder)
    return engine


def prepare_database(folder: Path) -> None:
    """Make the folder's database, or bring an old one to the newest shape, all of it or nothing. Raises `DatabaseError` where it is
    damaged, foreign, newer than this program, or cannot be written: nothing of it has changed then."""
    path = folder / DATABASE
    engine = open_writer(folder)
    try:
        with engine.begin() as connection:
            _refuse_strange(connection, path)
            small = path.stat().st_size <= MOST_CHECKED
            if small:
                _refuse_damaged(connection)
            before = revision_of(connection)
            migrate(connection)
            upgraded = before is not None and before != revision_of(connection)
            connection.exec_driver_sql(BEAT)  # a file that cannot be written would be found out by the first move only
    except StorageFault as fault:
        raise DatabaseError(f"the database {path} cannot be opened: {WHAT_TO_DO[fault.code]}") from fault
    except DBAPIError as error:
        raise DatabaseError(f"the database {path} cannot be opened: {WHAT_TO_DO['storage-damaged']}") from error
    finally:
        engine.dispose()
    if upgraded and small:
        keep_near(path)


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a revision of the schema, within the connection's transaction: a process that is killed leaves the old
    one."""
    if revision == "head" and revision_of(connection) == known_revisions()[-1]:
        return  # loading Alembic's migration scripts takes a fifth of a start
    raw: Any = connection.connection.driver_connection
    if (
        connection.dialect.name == "sqlite" and not raw.in_transaction
    ):  # before changes of the shape, SQLite's driver begins none by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def known_revisions() -> Sequence[str]:
    """The revisions of the schema that a database may have, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema that a database has; None where it has none of ours."""
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _refuse_strange(connection: Connection, path: Path) -> None:
    """Raises `DatabaseError` for a database that this program does not understand."""
    tables = inspect(connection).get_table_names()
    revision, known = revision_of(connection), known_revisions()
    if revision is None and tables:
        raise DatabaseError(f"{path} is a database of another program: name another folder with --data")
    if revision is not None and revision.isdigit() and revision > known[-1]:
        raise DatabaseError(
            f"{path} was written by a newer Tertulia (its shape is {revision}, this program knows shapes up to {known[-1]}): "
            "install that version again, or name another folder with --data"
        )
    if revision is not None and revision not in known:
        raise StorageFault("storage-damaged")


def _refuse_damaged(connection: Connection) -> None:
    """Raises `StorageFault` where a page of the database is damaged: more writing could spoil more of it."""
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
