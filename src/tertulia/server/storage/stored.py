"""Reads the rows of a table as plain values, not yet verified.

One damaged value must not prevent reading the other values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, select

from tertulia.server.domain.seats import GuestId
from tertulia.server.storage import log_rows, plain
from tertulia.server.storage.log_rows import DataDamaged, StoredLine
from tertulia.server.storage.plain import Binary, Number, Text

T = TypeVar("T")
_ID: BindParameter[str] = bindparam("id")
_GAME, _SEAT, _LINE, _PACKED = plain.GAME.c, plain.SEAT.c, plain.LINE.c, plain.PACKED.c
TABLE = select(
    *(_GAME.id, _GAME.game, _GAME.game_version, _GAME.components, Text(_GAME.options), Number(_GAME.public)),
    *(_GAME.phase, _GAME.host, Binary(_GAME.key), _GAME.version, _GAME.rematch_table, _GAME.line_format),
    *(Text(_GAME.actors), Text(_GAME.substitutions), _GAME.patience_seconds, Number(_GAME.hints)),
    *(_GAME.practice_ply, _GAME.practice_table, _GAME.substitute, _GAME.component_set),
    select(Binary(plain.SET.c.packed)).where(plain.SET.c.digest == _GAME.component_set).scalar_subquery(),
    *(Binary(_GAME.agreement), Binary(_GAME.course)),
).where(_GAME.id == _ID)
SEATS = (
    select(_SEAT.seat, _SEAT.kind, _SEAT.guest, _SEAT.name, _SEAT.bot).where(_SEAT.table_id == _ID).order_by(_SEAT.seat)
)
LINES = (
    select(_LINE.ply, _LINE.seat, _LINE.action, _LINE.notation, _LINE.shared, Binary(_LINE.viewer_lines), _LINE.time)
    .where(_LINE.table_id == _ID)
    .order_by(_LINE.ply)
)
PACKED = select(_PACKED.format, _PACKED.line_count, _PACKED.actions, _PACKED.viewer_lines).where(
    _PACKED.table_id == _ID
)
SNAPSHOT = select(plain.SNAPSHOT.c.ply, plain.SNAPSHOT.c.state).where(plain.SNAPSHOT.c.table_id == _ID)


class StoredTableColumns(msgspec.Struct, array_like=True, frozen=True):
    """The stored columns of a table's row in `game_table`, not verified.

    The fields are in the order of the query `TABLE`.
    """

    id: str
    game: str
    game_version: int
    components: str
    options: bytes
    public: int
    phase: str
    host: GuestId
    key: bytes
    version: int
    rematch_table: str | None
    line_format: int
    actors: bytes
    substitutions: bytes
    patience_seconds: int
    hints: int
    practice_ply: int | None
    practice_table: str | None
    substitute: str | None
    digest: str | None
    """Digest of the table's component set; None if a repair removed a damaged digest."""
    packed_set: bytes | None
    """Compressed component set with the digest `digest`; None if it is not stored."""
    agreement: bytes | None
    course: bytes | None


class StoredSeat(msgspec.Struct, array_like=True, frozen=True):
    """A row of `seat`, with the columns of the query `SEATS` in their order."""

    seat: int
    kind: str
    guest: GuestId | None
    name: str | None
    bot: str | None


@dataclass
class StoredTable:
    """The rows of a table in the database, not yet verified."""

    facts: StoredTableColumns
    seats: list[StoredSeat]
    lines: list[StoredLine]
    """Lines of the log up to the first missing one: later lines cannot be replayed."""
    missing: bool
    """Whether lines of the log are known to be missing."""
    snapshot: tuple[int, bytes] | None
    """Ply and compressed state of the snapshot; None if the snapshot is missing or damaged."""


def read_stored(connection: Connection, table_id: str) -> StoredTable | None:
    """Read the rows of a table. Returns None if the table does not exist.

    Raises `DataDamaged` if its row in `game_table`, a seat, or a packed log cannot be read.
    """
    row = connection.execute(TABLE, {"id": table_id}).one_or_none()
    if row is None:
        return None
    facts = convert_row(tuple(row), StoredTableColumns, "its row")
    seats = [convert_row(tuple(seat), StoredSeat, "a seat") for seat in connection.execute(SEATS, {"id": table_id})]
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise DataDamaged("a seat is missing")
    lines, missing = _lines(connection, table_id)
    snapshot = _snapshot(connection, table_id)
    ahead = snapshot is not None and snapshot[0] >= len(lines)
    return StoredTable(facts, seats, lines, missing or ahead, snapshot)


def read_at_once(connection: Connection, table_id: str) -> StoredTable | None:
    """Read the rows of a table (`read_stored`) in one snapshot of the database.

    Without one snapshot, the rows would not fit together if another process writes between two statements.
    """
    if connection.dialect.name == "sqlite":  # its driver begins a transaction only before a write
        connection.exec_driver_sql("BEGIN")
    return read_stored(connection, table_id)


def line_of(values: Sequence[Any]) -> StoredLine:
    """Decode a row of the log.

    Values of a wrong type become None; in the field `StoredLine.encoded`, they become empty bytes.
    """
    seat, action, notation, shared, encoded, time = values
    return StoredLine(
        seat if isinstance(seat, int) else None,
        action if isinstance(action, int) else None,
        notation if isinstance(notation, str) else None,
        bool(shared),
        encoded if isinstance(encoded, bytes) else b"",
        time if isinstance(time, int) else None,
    )


def _lines(connection: Connection, table_id: str) -> tuple[list[StoredLine], bool]:
    """Read the log of a table from its rows or its packed row.

    Returns the lines, and whether lines are missing.
    """
    rows = [tuple(row) for row in connection.execute(LINES, {"id": table_id})]
    if rows:
        whole = next((place for place, row in enumerate(rows) if row[0] != place), len(rows))
        return [line_of(row[1:]) for row in rows[:whole]], whole < len(rows)
    found = connection.execute(PACKED, {"id": table_id}).one_or_none()
    return ([], False) if found is None else (log_rows.unpack(*found), False)


def _snapshot(connection: Connection, table_id: str) -> tuple[int, bytes] | None:
    row = connection.execute(SNAPSHOT, {"id": table_id}).one_or_none()
    if row is None or not isinstance(row[0], int) or not isinstance(row[1], bytes):
        return None
    return row[0], row[1]


def convert_row(values: tuple[Any, ...], kind: type[T], what: str) -> T:
    """Convert the values of a row to the struct `kind`.

    Raises `DataDamaged`, with `what` in its message, if a value has a wrong type.
    """
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise DataDamaged(f"{what} is damaged: {error}") from None
