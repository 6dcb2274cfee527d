"""PostgreSQL: a database that many processes share. Each change is still one transaction with a condition."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.database import DatabaseError, known_revisions, migrate, revision_of
from tertulia.server.storage.health import BEAT
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS, ReaderPool, WriterPool
from tertulia.server.storage.postgres_refusals import why_closed

DRIVER = "postgresql+psycopg"
OLDEST = 150000
"""PostgreSQL 15: what this is tested with, from there on."""
CONNECT = {"connect_timeout": "5", "application_name": "tertulia"}
SESSION = ("lock_timeout=5s", "idle_in_transaction_session_timeout=60s", "timezone=UTC")
"""A process that was stopped in the middle of a transaction must not stop the others for ever."""
SERVING = (f"statement_timeout={FREE_WITHIN_SECONDS:g}s",)
"""Where people wait. A network that says nothing is given up two seconds later (`tertulia.server.storage.patient`)."""
READERS = 5
"""Connections of one process that are kept for reading, and as many again where they do not do."""
MIGRATING = 7_368_572
"""The number of the lock under which one process at a time brings the database to the newest shape."""
CODES = {
    "53100": "disk-full",
    "55P03": "storage-busy",  # a lock was not to be had in time
    "57014": "storage-busy",  # a statement took too long
    "40P01": "storage-busy",  # two waited for each other
    "40001": "storage-busy",
    "53300": "storage-busy",  # too many connections
    "XX001": "storage-damaged",
    "XX002": "storage-damaged",
    "25006": "storage",  # it takes no writes
    "42501": "storage",  # no right to it
    "58030": "storage",  # an error of its disk
}
AWAY = ("08", "57P")
"""The first characters of the codes of a connection that is lost, and of a server that stops or starts."""
WHAT_TO_DO = {
    "disk-full": "its disk is full: make room, then start again",
    "storage-busy": "it is held by another program, or has no connection free: look there, then start again",
    "storage-damaged": "it is damaged: bring it back from a backup",
    "storage-away": "it does not answer: see that it runs, that its address is right, and that it lets this user in",
    "storage": "it cannot be written: give its user the right to do so",
}


class PostgresDatabase:
    """A database on a PostgreSQL server (`tertulia.server.storage.database.Database`)."""

    shared = True

    def __init__(self, address: str) -> None:
        """Raises `DatabaseError` for what is no address of such a database, and where its driver is not installed."""
        if find_spec("psycopg") is None:
            raise DatabaseError("the driver of PostgreSQL is not installed (psycopg): pip install 'tertulia[site]'")
        try:
            url = make_url(address)
        except ArgumentError:
            raise DatabaseError(f"{address[:80]!r} is no address of a database: {EXAMPLE}") from None
        if url.get_backend_name() != "postgresql" or not url.database:
            raise DatabaseError(f"{shown(url)} is no address of a PostgreSQL database: {EXAMPLE}")
        self._url = url.set(drivername=DRIVER)
        self.address, self.name = address, shown(url)
        """How it is called where somebody reads it: without the password."""

    def reader(self) -> AsyncEngine:
        """The engine of those who read; each session sees the database as it was at one moment."""
        from tertulia.server.storage.patient import AsyncPatientConnection

        common = self._common(SERVING)
        common["connect_args"]["async_creator_fn"] = AsyncPatientConnection.connect
        engine = create_async_engine(
            self._url,
            isolation_level="REPEATABLE READ",
            poolclass=ReaderPool,
            pool_size=READERS,
            pool_timeout=FREE_WITHIN_SECONDS,
            **common,
        )
        watch(engine.sync_engine)
        return engine

    def writer(self, serving: bool = False) -> Engine:
        """The engine through which one thread writes."""
        engine = create_engine(self._url, poolclass=WriterPool, **self._common(SERVING if serving else ()))
        if serving:
            event.listen(engine, "do_connect", _connect_patiently)
        watch(engine)
        return engine

    def prepare(self) -> None:
        """Make the tables, or bring old ones to the newest shape, all of it or nothing, one process at a time. Raises
        `DatabaseError` where the database is foreign, newer than this program, or cannot be written."""
        engine = self.writer()
        try:
            with engine.begin() as connection:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                self._refuse_strange(connection)
                migrate(connection)
                connection.exec_driver_sql(BEAT)
        except StorageFault as fault:
            why = why_closed(fault) or WHAT_TO_DO[fault.code]
            raise DatabaseError(f"the database {self.name} cannot be opened: {why}") from fault
        except DBAPIError as error:
            code = getattr(error.orig, "sqlstate", None) or type(error.orig).__name__
            raise DatabaseError(f"the database {self.name} cannot be opened: it answers with error {code}") from error
        finally:
            engine.dispose()

    def _refuse_strange(self, connection: Connection) -> None:
        """Raises `DatabaseError` for a database that this program does not understand."""
        version = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one())
        if version < OLDEST:
            raise DatabaseError(f"{self.name} is of PostgreSQL {version // 10000}: it needs {OLDEST // 10000} or newer")
        if connection.exec_driver_sql("SHOW server_encoding").scalar_one() != "UTF8":
            raise DatabaseError(f"{self.name} cannot keep all letters: make a database with the encoding UTF8")
        revision, known = revision_of(connection), known_revisions()
        if revision is None and inspect(connection).get_table_names():
            raise DatabaseError(f"{self.name} has tables of another program: name an empty database")
        if revision is not None and revision not in known:
            raise DatabaseError(
                f"{self.name} was written by a newer Tertulia (its shape is {revision}, this program knows shapes up to "
                f"{known[-1]}): install that version again, or name another database"
            )

    def _common(self, more: Sequence[str]) -> dict[str, Any]:
        options = " ".join(f"-c {each}" for each in (*SESSION, *more))
        # Values by their place: statements are compiled once for both databases (`statement_cache`). An error must not carry
        # values, a table's key among them, into a log. A connection that broke while nobody used it is made anew.
        return {
            "connect_args": {**CONNECT, "options": options, **self._url.query},
            "paramstyle": "format",
            "hide_parameters": True,
            "pool_pre_ping": True,
        }


def _connect_patiently(_dialect: Any, _record: Any, address: Sequence[Any], arguments: Mapping[str, Any]) -> Any:
    from tertulia.server.storage.patient import PatientConnection

    return PatientConnection.connect(*address, **arguments)


EXAMPLE = "one is like postgresql://user:password@host/tertulia"


def shown(url: URL) -> str:
    """An address without its password."""
    return url.set(password=None, query={}).render_as_string()


def fault_of(error: BaseException) -> StorageFault | None:
    """The fault of the storage behind an error of the driver; None where it is something else, as a mistake in a statement."""
    code = getattr(error, "sqlstate", None)
    if isinstance(code, str) and code:
        known = "storage-away" if code.startswith(AWAY) else CODES.get(code)
        return None if known is None else StorageFault(known, error)
    with contextlib.suppress(ImportError):
        from psycopg import InterfaceError, OperationalError

        if isinstance(error, OperationalError | InterfaceError):  # no server, no network, or the connection broke
            return StorageFault("storage-away", error)
    return None


def watch(engine: Engine) -> None:
    """Let an engine raise `StorageFault` where the storage is at fault; other errors of the database stay what they are."""

    def translate(context: ExceptionContext) -> StorageFault | None:
        # What breaks while a connection is tried out is nobody's fault: another one is made in its place.
        return None if context.is_pre_ping else fault_of(context.original_exception)

    event.listen(engine, "handle_error", translate, retval=True)
