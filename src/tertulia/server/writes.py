"""A change as it goes to the disk: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Executable, bindparam, delete, insert, update

from tertulia.server.models import LogRow, SeatRow, SnapshotRow, TableRow

Row = dict[str, Any]

CREATE = insert(TableRow)
CHANGE = update(TableRow).where(TableRow.id == bindparam("of"))
CLOSE = delete(TableRow).where(TableRow.id == bindparam("of"))
EMPTY = delete(SeatRow).where(SeatRow.table_id == bindparam("of"))
SEAT = insert(SeatRow)
CUT = delete(LogRow).where(LogRow.table_id == bindparam("of"), LogRow.ply > bindparam("after"))
LOG = insert(LogRow)
SNAPSHOT = insert(SnapshotRow)


@dataclass(slots=True)
class Write:
    """What one change of one table does to the database."""

    table: str
    create: Row | None = None
    change: Row | None = None
    """Columns of the table with their new values."""
    close: bool = False
    seats: list[Row] | None = None
    """All seats anew; None leaves them."""
    cut: int | None = None
    """The last ply that stays; None leaves all."""
    log: list[Row] = field(default_factory=list)
    snapshots: list[Row] = field(default_factory=list)


def carry_out(connection: Connection, writes: Sequence[Write]) -> None:
    """Execute writes of different tables, each kind of statement once for all of them."""
    for statement, rows in _batches(writes):
        if rows:
            connection.execute(statement, rows)


def _batches(writes: Sequence[Write]) -> Iterable[tuple[Executable, list[Row]]]:
    seated = [write for write in writes if write.seats is not None]
    yield CLOSE, [{"of": write.table} for write in writes if write.close]
    yield CREATE, [write.create for write in writes if write.create is not None]
    for columns, rows in _alike(write for write in writes if write.change):
        yield CHANGE.values({column: bindparam(f"to_{column}") for column in columns}), rows
    yield EMPTY, [{"of": write.table} for write in seated]
    yield SEAT, [row for write in seated for row in write.seats or ()]
    yield CUT, [{"of": write.table, "after": write.cut} for write in writes if write.cut is not None]
    yield LOG, [row for write in writes for row in write.log]
    yield SNAPSHOT, [row for write in writes for row in write.snapshots]


def _alike(writes: Iterable[Write]) -> Iterable[tuple[tuple[str, ...], list[Row]]]:
    """Changes of the same columns together."""
    groups: dict[tuple[str, ...], list[Row]] = {}
    for write in writes:
        change = write.change or {}
        row = {"of": write.table} | {f"to_{column}": value for column, value in change.items()}
        groups.setdefault(tuple(sorted(change)), []).append(row)
    return groups.items()
