"""Statements as the database's driver takes them: put into its words once, however often they are executed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.sql.expression import ClauseElement

Convert = Callable[[Any], Any]


def execute(connection: Connection, statement: Executable, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute an insert, an update or a delete for every row; all have the same keys."""
    prepared = _prepare(connection.dialect, statement, tuple(rows[0]))
    values = [prepared.values(row) for row in rows]
    connection.exec_driver_sql(prepared.sql, values if len(values) > 1 else values[0])


class Prepared(NamedTuple):
    """A statement in the driver's words."""

    sql: str
    columns: tuple[tuple[str, Convert | None], ...]
    """The keys in their order, each with what makes of a value what the driver takes (None: nothing is to be made)."""

    def values(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        """A row in the driver's order."""
        return tuple([row[key] if convert is None else convert(row[key]) for key, convert in self.columns])


@lru_cache(maxsize=256)
def _prepare(dialect: Dialect, statement: Executable, keys: tuple[str, ...]) -> Prepared:
    assert isinstance(statement, ClauseElement)
    compiled: Any = statement.compile(dialect=dialect, column_keys=list(keys))
    assert compiled.positional, "a driver that takes values by their place"
    types = [(key, compiled.binds[key].type.dialect_impl(dialect)) for key in compiled.positiontup]
    return Prepared(compiled.string, tuple((key, kind.bind_processor(dialect)) for key, kind in types))
