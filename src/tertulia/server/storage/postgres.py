"""Opens a PostgreSQL database, which several processes share, and upgrades its schema.

If the server refuses a connection, the error says what to do (`why_closed`). As on SQLite, each change of a table is
one transaction, which fails unless the stored table has the version before the change.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tertulia.server.domain.ports import StorageFault
from tertulia.server.storage.database import (
    Database,
    DatabaseError,
    encode_json,
    is_too_old,
    known_revisions,
    migrate,
    revision_of,
    too_old_message,
)
from tertulia.server.storage.health import INCREMENT_WRITES
from tertulia.server.storage.pools import FREE_WITHIN_SECONDS, ReaderPool, WriterPool

REMEDIES = (
    (
        r"password authentication failed|no password supplied",
        "the password is wrong or missing: see --database-password-file",
    ),
    (r"database \".*\" does not exist", "the database does not exist: create it with createdb, for this site only"),
    (r"role \".*\" does not exist", "its server does not have this user: create it with createuser"),
    (
        r"permission denied for database",
        "its user may not connect to it: grant this right to the user, or make them the owner",
    ),
    (
        r"pg_hba\.conf|[Pp]eer authentication failed",
        "its server rejects this user from this machine: see its pg_hba.conf",
    ),
    (
        r"Connection refused|No such file or directory|timeout expired|timed out|No route to host|Network is unreachable",
        "no server responds there: check that it runs and that the address is correct",
    ),
    (r"could not translate|resolve host|Name or service not known|nodename", "its host is unknown: check the address"),
)
"""Explanations of refused connections: a pattern of the server's or operating system's message, and what to do."""
MAX_MESSAGE_CHARACTERS = 200


def why_closed(fault: StorageFault) -> str | None:
    """Return why no connection was made and what to do about it, or None for any other fault."""
    message = _driver_message(fault)
    if fault.code != "storage-away" or message is None:
        return None
    meant = next((remedy for pattern, remedy in REMEDIES if re.search(pattern, message)), None)
    return f"{meant} ({message})" if meant else f"its server does not respond or rejects connections: {message}"


def _driver_message(fault: StorageFault) -> str | None:
    """Return the driver's last message about a failed connection, or None.

    The message contains no password.
    """
    seen: list[BaseException] = []
    waiting: list[BaseException | None] = [fault.__cause__]
    while waiting:
        each = waiting.pop()
        if each is not None and each not in seen:
            seen.append(each)
            waiting += [each.__cause__, each.__context__, getattr(each, "orig", None)]
    lines = [line for each in seen if type(each).__module__.startswith("psycopg") for line in str(each).splitlines()]
    failed = [line for line in lines if "failed" in line or "FATAL" in line or "could not" in line]
    if not failed:
        return None
    return failed[-1].rpartition("failed: ")[2].rpartition("error: ")[2].strip()[:MAX_MESSAGE_CHARACTERS]


DRIVER = "postgresql+psycopg"
MIN_SERVER_VERSION = 150000
"""Lowest accepted `server_version_num`: PostgreSQL 15, the oldest version that is tested."""
CONNECT = {"connect_timeout": "5", "application_name": "tertulia"}
SESSION = ("lock_timeout=5s", "idle_in_transaction_session_timeout=60s", "timezone=UTC")
"""Settings of every connection. The timeouts keep a process that was stopped within a transaction from blocking others
for ever."""
SERVING = (f"statement_timeout={FREE_WITHIN_SECONDS:g}s",)
"""Additional settings of engines that serve requests: the database ends slow statements.
`tertulia.server.storage.patient` closes connections two seconds later."""
READERS = 5
"""Number of connections that a process keeps for reading. Under load its pool opens up to ten more, SQLAlchemy's
default."""
MIGRATING = 7_368_572
"""Key of the advisory lock under which one process at a time upgrades the schema."""
CODES = {
    "53100": "disk-full",
    "55P03": "storage-busy",  # lock not available
    "57014": "storage-busy",  # statement timeout
    "40P01": "storage-busy",  # deadlock
    "40001": "storage-busy",
    "53300": "storage-busy",  # too many connections
    "XX001": "storage-damaged",
    "XX002": "storage-damaged",
    "25006": "storage",  # read-only transaction
    "42501": "storage",  # insufficient privilege
    "58030": "storage",  # I/O error
}
LOST_CONNECTION_CODES = ("08", "57P")
"""Prefixes of PostgreSQL's error codes for a lost connection, and for a server that stops or starts."""
FAULT_ADVICE = {
    "disk-full": "its disk is full: free some space, then start again",
    "storage-busy": "it is locked by another program or has no free connection: check its server, then start again",
    "storage-damaged": "it is damaged: restore it from a backup",
    "storage-away": "it does not respond: check that it runs, that its address is correct, and that it accepts this user",
    "storage": "it cannot be written: grant its user write permission",
}


class PostgresDatabase(Database):
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, address: str) -> None:
        """Prepare connections to the database at `address`, without connecting yet.

        Raises `DatabaseError` if `address` is not a PostgreSQL address, or if the driver is not installed.
        """
        if find_spec("psycopg") is None:
            raise DatabaseError("the driver of PostgreSQL is not installed (psycopg): pip install 'tertulia[site]'")
        try:
            url = make_url(address)
        except ArgumentError:
            raise DatabaseError(f"{address[:80]!r} is not the address of a database: {EXAMPLE}") from None
        if url.get_backend_name() != "postgresql" or not url.database:
            raise DatabaseError(f"{redact_address(url)} is not the address of a PostgreSQL database: {EXAMPLE}")
        self._url = url.set(drivername=DRIVER)
        self.address, self.name = address, redact_address(url)
        """`name` is the address without password and query, for messages."""

    def reader(self) -> AsyncEngine:
        """Return an engine for reading from the event loop. Each session sees one snapshot of the database."""
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
        engine = create_engine(self._url, poolclass=WriterPool, **self._common(SERVING if serving else ()))
        if serving:
            event.listen(engine, "do_connect", _connect_patiently)
        watch(engine)
        return engine

    def prepare(self) -> None:
        """Create the tables or upgrade their schema, completely or not at all, one process at a time.

        Raises `DatabaseError` if the database is not writable, of another program, of a newer version or of Tertulia
        0.1, or if its server is older than `MIN_SERVER_VERSION`.
        """
        engine = self.writer()
        try:
            with engine.begin() as connection:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                self._refuse_strange(connection)
                migrate(connection)
                connection.exec_driver_sql(INCREMENT_WRITES)
        except StorageFault as fault:
            why = why_closed(fault) or FAULT_ADVICE[fault.code]
            raise DatabaseError(f"the database {self.name} cannot be opened: {why}") from fault
        except DBAPIError as error:
            code = getattr(error.orig, "sqlstate", None) or type(error.orig).__name__
            raise DatabaseError(f"the database {self.name} cannot be opened: it answers with error {code}") from error
        finally:
            engine.dispose()

    def _refuse_strange(self, connection: Connection) -> None:
        """Raises `DatabaseError` for an old server, an encoding other than UTF8, or tables that do not fit.

        Tables do not fit if they are of another program, of a newer version, or of Tertulia 0.1.
        """
        version = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one())
        if version < MIN_SERVER_VERSION:
            raise DatabaseError(
                f"{self.name} is of PostgreSQL {version // 10000}: "
                f"at least version {MIN_SERVER_VERSION // 10000} is required"
            )
        if connection.exec_driver_sql("SHOW server_encoding").scalar_one() != "UTF8":
            raise DatabaseError(f"{self.name} cannot store all characters: create a database with the encoding UTF8")
        revision, known = revision_of(connection), known_revisions()
        if revision is None and inspect(connection).get_table_names():
            raise DatabaseError(f"{self.name} has tables of another program: name an empty database")
        if revision is not None and is_too_old(revision):
            raise DatabaseError(too_old_message(self.name, revision, "--database ADDRESS"))
        if revision is not None and revision not in known:
            raise DatabaseError(
                f"{self.name} was written by a newer Tertulia (its schema is {revision}, this program knows schemas up to "
                f"{known[-1]}): install that version again, or name another database"
            )

    def _common(self, more: Sequence[str]) -> dict[str, Any]:
        options = " ".join(f"-c {each}" for each in (*SESSION, *more))
        # Positional parameters, because statements are compiled once for both databases (`statement_cache`). They are
        # hidden in errors, which are logged, because values such as a table's key must not be. Idle connections that
        # broke are replaced.
        return {
            "connect_args": {**CONNECT, "options": options, **self._url.query},
            "paramstyle": "format",
            "hide_parameters": True,
            "json_serializer": encode_json,
            "pool_pre_ping": True,
        }


def _connect_patiently(_dialect: Any, _record: Any, address: Sequence[Any], arguments: Mapping[str, Any]) -> Any:
    from tertulia.server.storage.patient import PatientConnection

    return PatientConnection.connect(*address, **arguments)


EXAMPLE = "expected an address like postgresql://user:password@host/tertulia"


def redact_address(url: URL) -> str:
    """Return a database address without its password and query."""
    return url.set(password=None, query={}).render_as_string()


def fault_of(error: BaseException) -> StorageFault | None:
    """Return the storage fault that caused an error of the driver, or None for other errors.

    A wrong statement is no storage fault, for example.
    """
    code = getattr(error, "sqlstate", None)
    if isinstance(code, str) and code:
        known = "storage-away" if code.startswith(LOST_CONNECTION_CODES) else CODES.get(code)
        return None if known is None else StorageFault(known, error)
    with contextlib.suppress(ImportError):
        from psycopg import InterfaceError, OperationalError

        if isinstance(error, OperationalError | InterfaceError):  # no server, no network, or a broken connection
            return StorageFault("storage-away", error)
    return None


def watch(engine: Engine) -> None:
    """Make an engine raise `StorageFault` if the storage is at fault.

    Other database errors are raised unchanged.
    """

    def translate(context: ExceptionContext) -> StorageFault | None:
        # A pooled connection that fails its check is no fault: the pool replaces it.
        return None if context.is_pre_ping else fault_of(context.original_exception)

    event.listen(engine, "handle_error", translate, retval=True)
