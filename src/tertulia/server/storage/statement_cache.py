"""SQL statements compiled for the database's driver: each once, however often it is executed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.sql.expression import ClauseElement

from tertulia.server.storage.faults import FOLDER, fault_of

Convert = Callable[[Any], Any]


def execute(connection: Connection, statement: Executable, rows: Sequence[Mapping[str, Any]]) -> int:
    """Execute an insert, an update or a delete for every row; all have the same keys. Returns the number of rows that it changed
    in all."""
    compiled = _compile(connection.dialect, statement, tuple(rows[0]))
    values = [compiled.values(row) for row in rows]
    raw = connection.connection.driver_connection
    if isinstance(raw, sqlite3.Connection):
        return _at_once(connection, raw, compiled.sql, values)
    return connection.exec_driver_sql(compiled.sql, values if len(values) > 1 else values[0]).rowcount


def _at_once(connection: Connection, raw: sqlite3.Connection, sql: str, values: Sequence[tuple[Any, ...]]) -> int:
    """The same on SQLite's own connection, within the connection's transaction. A move is some statements of two microseconds each;
    around each the library would do four times as much, to learn what is known here."""
    if not connection.in_transaction():
        connection.begin()
    try:
        cursor = raw.executemany(sql, values) if len(values) > 1 else raw.execute(sql, values[0])
    except sqlite3.Error as error:
        if (fault := fault_of(error, connection.info.get(FOLDER))) is None:
            raise
        raise fault from error
    return cursor.rowcount


class CompiledStatement(NamedTuple):
    """A statement as SQL of the driver's dialect."""

    sql: str
    columns: tuple[tuple[str, Convert | None], ...]
    """The keys in their order, each with what makes of a value what the driver takes (None: nothing is to be made)."""

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values of a row in the driver's order."""
        return tuple([row[key] if convert is None else convert(row[key]) for key, convert in self.columns])


@lru_cache(maxsize=256)
def _compile(dialect: Dialect, statement: Executable, keys: tuple[str, ...]) -> CompiledStatement:
    assert isinstance(statement, ClauseElement)
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(keys))
    assert compiled.positional, "a driver that takes values by their place"
    types = [(key, compiled.binds[key].type.dialect_impl(dialect)) for key in compiled.positiontup]
    return CompiledStatement(compiled.string, tuple((key, kind.bind_processor(dialect)) for key, kind in types))
