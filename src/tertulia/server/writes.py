"""A change as it goes to the disk: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from advanced_alchemy.base import DefaultBase
from sqlalchemy import Connection, Executable, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from tertulia.server.models import GuestRow, LogRow, PackedRow, SeatRow, SnapshotRow, TableRow

Row = dict[str, Any]

CREATE = insert(TableRow)
CHANGE = update(TableRow).where(TableRow.id == bindparam("of"))
CLOSE = delete(TableRow).where(TableRow.id == bindparam("of"))
EMPTY = delete(SeatRow).where(SeatRow.table_id == bindparam("of"))
SEAT = insert(SeatRow)
CUT = delete(LogRow).where(LogRow.table_id == bindparam("of"), LogRow.ply > bindparam("after"))
LOG = insert(LogRow)
UNPACK = delete(PackedRow).where(PackedRow.table_id == bindparam("of"))
UNLOG = delete(LogRow).where(LogRow.table_id == bindparam("of"))


def _anew(model: type[DefaultBase], key: str) -> Executable:
    """Insert a row, in place of the one that has its key."""
    statement = upsert(model)
    others = {column.name: statement.excluded[column.name] for column in model.__table__.columns if column.name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=others)


SNAPSHOT = _anew(SnapshotRow, "table_id")
PACK = _anew(PackedRow, "table_id")
GUEST = _anew(GuestRow, "id")


@dataclass(slots=True)
class Write:
    """What one change of one table, or of one guest, does to the database."""

    table: str = ""
    """Empty where it is a guest's."""
    create: Row | None = None
    change: Row | None = None
    """Columns of the table with their new values."""
    close: bool = False
    seats: list[Row] | None = None
    """All seats anew; None leaves them."""
    cut: int | None = None
    """The last ply that stays, -1 where none does, of a packed log either; None leaves all."""
    log: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    """Takes the old one's place: only the newest is ever read."""
    packed: Row | None = None
    """The whole log in one row: its lines go."""
    guest: Row | None = None
    """What a guest has chosen to be called."""


def carry_out(connection: Connection, writes: Sequence[Write]) -> None:
    """Execute writes of different tables and guests, each kind of statement once for all of them."""
    for statement, rows in _batches(writes):
        if rows:
            connection.execute(statement, rows)


def _batches(writes: Sequence[Write]) -> Iterable[tuple[Executable, list[Row]]]:
    seated = [write for write in writes if write.seats is not None]
    packed = [write.packed for write in writes if write.packed is not None]
    yield CLOSE, [{"of": write.table} for write in writes if write.close]
    yield CREATE, [write.create for write in writes if write.create is not None]
    for columns, rows in _alike(write for write in writes if write.change):
        yield CHANGE.values({column: bindparam(f"to_{column}") for column in columns}), rows
    yield EMPTY, [{"of": write.table} for write in seated]
    yield SEAT, [row for write in seated for row in write.seats or ()]
    yield CUT, [{"of": write.table, "after": write.cut} for write in writes if write.cut is not None]
    yield UNPACK, [{"of": write.table} for write in writes if write.cut == -1]
    yield LOG, [row for write in writes for row in write.log]
    yield SNAPSHOT, [write.snapshot for write in writes if write.snapshot is not None]
    yield PACK, packed
    yield UNLOG, [{"of": row["table_id"]} for row in packed]
    yield GUEST, [write.guest for write in writes if write.guest is not None]


def _alike(writes: Iterable[Write]) -> Iterable[tuple[tuple[str, ...], list[Row]]]:
    """Changes of the same columns together."""
    groups: dict[tuple[str, ...], list[Row]] = {}
    for write in writes:
        change = write.change or {}
        row = {"of": write.table} | {f"to_{column}": value for column, value in change.items()}
        groups.setdefault(tuple(sorted(change)), []).append(row)
    return groups.items()
