"""A change as it goes to the disk: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from sqlalchemy import Connection, Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from tertulia.server.storage.models import GuestRow, LogRow, PackedRow, SeatRow, SnapshotRow, TableRow
from tertulia.server.storage.prepared import execute

Row = dict[str, Any]

# Plain tables: a statement about mapped classes is prepared anew, at some cost, each time it is executed.
GAME, SEATS, LINES, SNAPSHOTS, PACKED, GUESTS = (
    cast(Table, model.__table__) for model in (TableRow, SeatRow, LogRow, SnapshotRow, PackedRow, GuestRow)
)
CREATE = insert(GAME)
CLOSE = delete(GAME).where(GAME.c.id == bindparam("of"))
EMPTY = delete(SEATS).where(SEATS.c.table_id == bindparam("of"))
SEAT = insert(SEATS)
CUT = delete(LINES).where(LINES.c.table_id == bindparam("of"), LINES.c.ply > bindparam("after"))
LOG = insert(LINES)
UNPACK = delete(PACKED).where(PACKED.c.table_id == bindparam("of"))
UNLOG = delete(LINES).where(LINES.c.table_id == bindparam("of"))


@cache
def _change(columns: tuple[str, ...]) -> Executable:
    """Give a table's columns new values."""
    return update(GAME).where(GAME.c.id == bindparam("of")).values({name: bindparam(f"to_{name}") for name in columns})


def _anew(table: Table, key: str) -> Executable:
    """Insert a row, in place of the one that has its key."""
    statement = upsert(table)
    others = {column.name: statement.excluded[column.name] for column in table.columns if column.name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=others)


SNAPSHOT = _anew(SNAPSHOTS, "table_id")
PACK = _anew(PACKED, "table_id")
GUEST = _anew(GUESTS, "id")


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
            execute(connection, statement, rows)


def _batches(writes: Sequence[Write]) -> Iterable[tuple[Executable, list[Row]]]:
    seated = [write for write in writes if write.seats is not None]
    packed = [write.packed for write in writes if write.packed is not None]
    yield CLOSE, [{"of": write.table} for write in writes if write.close]
    yield CREATE, [write.create for write in writes if write.create is not None]
    for columns, rows in _alike(write for write in writes if write.change):
        yield _change(columns), rows
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
