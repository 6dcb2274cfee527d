"""Database tables without column types, for reading values that may be damaged.

SQLite stores any value in any column, so a query must not fail on a damaged value: the caller checks the values.
PostgreSQL enforces column types; there, these queries return values in the form that SQLite returns.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import TableClause, column, table
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from tertulia.server.storage import community_models, models


def _plain(model: type[models.Base]) -> TableClause:
    """Return a model's database table with the names of its columns, but without their types."""
    return table(model.__tablename__, *(column(each.name) for each in model.__table__.columns))


GUEST, GAME, SET, SEAT, LINE, PACKED, ANALYSIS, SNAPSHOT, JOB = map(
    _plain,
    (
        models.GuestRow,
        models.TableRow,
        models.ComponentSetRow,
        models.SeatRow,
        models.LogRow,
        models.PackedRow,
        models.AnalysisRow,
        models.SnapshotRow,
        models.JobRow,
    ),
)


INVITATION, BLOCK = map(_plain, (models.InvitationRow, community_models.BlockRow))


class Text(FunctionElement[bytes]):
    """SQL expression that reads a text column (JSON, or a time in UTC) as bytes."""

    inherit_cache = True


class Binary(FunctionElement[bytes]):
    """SQL expression that reads a binary column as bytes."""

    inherit_cache = True


class Number(FunctionElement[int]):
    """SQL expression that reads an integer column, or a boolean column as 1 or 0."""

    inherit_cache = True


@compiles(Text, "sqlite")
@compiles(Binary, "sqlite")
def _as_blob(element: FunctionElement[bytes], compiler: SQLCompiler, **more: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **more)} AS BLOB)"


@compiles(Text, "postgresql")
def _as_text(element: Text, compiler: SQLCompiler, **more: Any) -> str:
    return f"convert_to(CAST({compiler.process(element.clauses, **more)} AS TEXT), 'UTF8')"


@compiles(Number, "postgresql")
def _as_integer(element: Number, compiler: SQLCompiler, **more: Any) -> str:
    return f"CAST({compiler.process(element.clauses, **more)} AS INTEGER)"


@compiles(Binary, "postgresql")
@compiles(Number, "sqlite")
def _as_it_is(element: FunctionElement[Any], compiler: SQLCompiler, **more: Any) -> str:
    return compiler.process(element.clauses, **more)
