"""Tables without types, for reading: what comes is what the database has, and nothing of it is trusted before it is looked at.

SQLite keeps any value in any column, so a damaged one must not stop a driver on its way. PostgreSQL keeps to its types; there the
same queries ask for the same plain values.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import TableClause, column, table
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from tertulia.server.storage import aside_models, community_models, models


def _plain(model: type[models.Base]) -> TableClause:
    """A table and its columns by name alone."""
    return table(model.__tablename__, *(column(each.name) for each in model.__table__.columns))


GUEST, GAME, SET, SEAT, LINE, PACKED, ANALYSIS, SNAPSHOT, JOB = map(
    _plain,
    (
        models.GuestRow,
        models.TableRow,
        models.KeptSetRow,
        models.SeatRow,
        models.LogRow,
        models.PackedRow,
        models.AnalysisRow,
        models.SnapshotRow,
        models.JobRow,
    ),
)


INVITED, BLOCK = map(_plain, (aside_models.InvitedRow, community_models.BlockRow))


class Text(FunctionElement[bytes]):
    """The bytes of a text: JSON or a moment, in UTC."""

    inherit_cache = True


class Binary(FunctionElement[bytes]):
    """The bytes of a column that keeps bytes."""

    inherit_cache = True


class Number(FunctionElement[int]):
    """A whole number, or 1 and 0 for what is true and false."""

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
