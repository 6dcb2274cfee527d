"""Writes changes of tables and guests to the database, each completely or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from sqlalchemy import Connection, Executable, Table, bindparam, delete, exists, insert, null, select, update
from sqlalchemy import cast as cast_to
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.ports import VersionConflict
from tertulia.server.storage.missing import write_missed
from tertulia.server.storage.models import (
    AnalysisRow,
    ComponentSetRow,
    GuestRow,
    JobRow,
    LogRow,
    PackedRow,
    PrivateSeatRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from tertulia.server.storage.outbox import write_notifications
from tertulia.server.storage.statement_cache import execute

Row = dict[str, Any]

# Core tables, because SQLAlchemy processes a statement on mapped classes again, at some cost, for each execution.
GAME, SEATS, LINES, SNAPSHOTS, PACKED, ANALYSES, GUESTS, SETS, JOBS, SEAT_DATA = (
    cast(Table, model.__table__)
    for model in (
        TableRow,
        SeatRow,
        LogRow,
        SnapshotRow,
        PackedRow,
        AnalysisRow,
        GuestRow,
        ComponentSetRow,
        JobRow,
        PrivateSeatRow,
    )
)
_KEPT = upsert(SETS)
UPSERT_SET = _KEPT.on_conflict_do_update(
    index_elements=["digest"],
    set_={name: _KEPT.excluded[name] for name in ("game", "hash", "name", "packed")},
    where=SETS.c.packed.is_distinct_from(_KEPT.excluded.packed),
)
"""Stores a component set. A stored set with another body is damaged, and is replaced."""
CREATE = insert(GAME)
CLOSE = delete(GAME).where(GAME.c.id == bindparam("of"))
EMPTY = delete(SEATS).where(SEATS.c.table_id == bindparam("of"))
SEAT = insert(SEATS)
CUT = delete(LINES).where(LINES.c.table_id == bindparam("of"), LINES.c.ply > bindparam("after"))
LOG = insert(LINES)
UNPACK = delete(PACKED).where(PACKED.c.table_id == bindparam("of"))
FORGET = delete(ANALYSES).where(ANALYSES.c.table_id == bindparam("of"))
HOLD = (
    select(GAME.c.id)
    .where(GAME.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(GAME.c.id)
    .with_for_update(key_share=True)
)
_GIVEN = upsert(JOBS)
RESET_JOB = _GIVEN.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={name: _GIVEN.excluded[name] for name in ("priority", "due", "lease", "holder")},
)
"""Adds a job, or makes an existing one due again and ends its lease: a worker may have read the old state."""
END = delete(JOBS).where(JOBS.c.kind == bindparam("of_kind"), JOBS.c.key == bindparam("of"))
DROP_PLAN = (
    update(SEAT_DATA)
    .where(SEAT_DATA.c.table_id == bindparam("of"), SEAT_DATA.c.seat == bindparam("by"), SEAT_DATA.c.plan.is_not(None))
    .values(plan=null(), waiting=SEAT_DATA.c.answers.is_not(None))
)
"""Removes the plan of a seat that has acted, whether or not the plan was carried out."""
_ASKED = upsert(JOBS).from_select(
    [column.name for column in JOBS.columns],
    select(*(cast_to(bindparam(f"to_{each.name}"), each.type).label(each.name) for each in JOBS.columns)).where(
        exists().where(
            SEAT_DATA.c.table_id == bindparam("of"), SEAT_DATA.c.seat == bindparam("by"), SEAT_DATA.c.waiting
        )
    ),
)
RESET_PLAN_JOB = _ASKED.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={name: _ASKED.excluded[name] for name in ("priority", "due", "lease", "holder")},
)
"""Adds a job for a seat, provided that it has a plan or a standing answer."""
UNLOG = delete(LINES).where(LINES.c.table_id == bindparam("of"))


@cache
def _update(columns: tuple[str, ...], conditional: bool) -> Executable:
    """An update of columns of a table. If `conditional`, the table must still have the version `made_from`."""
    statement = update(GAME).where(GAME.c.id == bindparam("of"))
    if conditional:
        statement = statement.where(GAME.c.version == bindparam("made_from"))
    return statement.values({name: bindparam(f"to_{name}") for name in columns})


def _replacement_insert(table: Table, key: str) -> Executable:
    """An insert that replaces the row with an equal `key`."""
    statement = upsert(table)
    others = {column.name: statement.excluded[column.name] for column in table.columns if column.name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=others)


SNAPSHOT = _replacement_insert(SNAPSHOTS, "table_id")
PACK = _replacement_insert(PACKED, "table_id")
ANALYSIS = _replacement_insert(ANALYSES, "table_id")
GUEST = _replacement_insert(GUESTS, "id")


@dataclass(slots=True)
class Change:
    """The rows to write for one change of a table or a guest."""

    table: str = ""
    """The table's id; empty for a change of a guest."""
    create: Row | None = None
    printed: Row | None = None
    """The component set of a new table. A stored set that is intact stays unchanged."""
    columns: Row | None = None
    """New values of the table's columns."""
    made_from: int | None = None
    """The version that the table must still have for its columns to change; None for an unconditional change."""
    close: bool = False
    seats: list[Row] | None = None
    """All seats of the table, or None if they do not change."""
    cut: int | None = None
    """The last ply to keep, or None to keep all. -1 deletes the complete log, also a packed one, and the analysis."""
    log: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    """Replaces the old snapshot: only the newest one is ever read."""
    packed: Row | None = None
    """The complete log in one row. The lines of the log are deleted."""
    analysis: Row | None = None
    """The report on the finished game."""
    guest: Row | None = None
    """The row of a guest: name and language."""
    acted: list[Row] = field(default_factory=list)
    """Seats (`of`, `by`) that have acted: their plans are removed."""
    asked: list[Row] = field(default_factory=list)
    """For each seat (`of`, `by`) that is to act, a job (`to_` and its columns) in case it has a plan."""
    jobs: list[Row] = field(default_factory=list)
    """Jobs that the change adds or makes due again."""
    ended: list[Row] = field(default_factory=list)
    """Jobs (`of_kind`, `of`) to delete."""
    notifications: list[Row] = field(default_factory=list)
    """Notifications of the change (`tertulia.server.storage.outbox.notification_rows`)."""

    missed: list[Row] = field(default_factory=list)
    """Guests who run out of time (`tertulia.server.storage.missing.missed_rows`)."""


def write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Write changes of different tables and guests within a transaction, batched by statement.

    Raises `VersionConflict` if a table no longer has the version that its change was made from: the caller must then
    roll back.
    """
    updates = _group_updates(change for change in changes if change.columns)
    if len(updates) > 1:
        _lock_in_order(connection, [change.table for change in changes if change.made_from is not None])
    for columns, conditional, rows in updates:
        changed = execute(connection, _update(columns, conditional), rows)
        if conditional and changed != len(rows):
            raise VersionConflict("a table has changed since it was read")
    write_missed(connection, [row for change in changes for row in change.missed])
    for statement, rows in _batches(changes):
        if rows:
            execute(connection, statement, rows)
    write_notifications(connection, [row for change in changes for row in change.notifications])


def _lock_in_order(connection: Connection, tables: Sequence[str]) -> None:
    """Lock the rows of several tables in the order of their ids, so that two processes cannot deadlock.

    A single statement locks its rows in that order anyway.
    """
    if len(tables) > 1 and connection.dialect.name != "sqlite":  # SQLite has one writer at a time
        connection.execute(HOLD, {"ids": sorted(tables)})


def _batches(changes: Sequence[Change]) -> Iterable[tuple[Executable, list[Row]]]:
    seated = [change for change in changes if change.seats is not None]
    packed = [change.packed for change in changes if change.packed is not None]
    yield CLOSE, [{"of": change.table} for change in changes if change.close]
    sets = [change.printed for change in changes if change.printed is not None]
    yield UPSERT_SET, sorted(sets, key=lambda row: str(row["digest"]))
    yield CREATE, [change.create for change in changes if change.create is not None]
    yield EMPTY, [{"of": change.table} for change in seated]
    yield SEAT, [row for change in seated for row in change.seats or ()]
    yield CUT, [{"of": change.table, "after": change.cut} for change in changes if change.cut is not None]
    yield UNPACK, [{"of": change.table} for change in changes if change.cut == -1]
    yield FORGET, [{"of": change.table} for change in changes if change.cut == -1]
    yield LOG, [row for change in changes for row in change.log]
    yield SNAPSHOT, [change.snapshot for change in changes if change.snapshot is not None]
    yield PACK, packed
    yield UNLOG, [{"of": row["table_id"]} for row in packed]
    yield ANALYSIS, [change.analysis for change in changes if change.analysis is not None]
    guests = [change.guest for change in changes if change.guest is not None]
    yield GUEST, sorted(guests, key=lambda row: str(row["id"]))
    yield DROP_PLAN, sorted((row for change in changes for row in change.acted), key=lambda row: (row["of"], row["by"]))
    # Sorted, because every transaction locks jobs in the order of their keys: see `tertulia.server.storage.jobs`.
    yield RESET_PLAN_JOB, sorted((row for change in changes for row in change.asked), key=lambda row: row["to_key"])
    yield END, sorted((row for change in changes for row in change.ended), key=lambda row: (row["of_kind"], row["of"]))
    yield (
        RESET_JOB,
        sorted((row for change in changes for row in change.jobs), key=lambda row: (row["kind"], row["key"])),
    )


def _group_updates(changes: Iterable[Change]) -> list[tuple[tuple[str, ...], bool, list[Row]]]:
    """Group changes by their columns and by whether they are conditional.

    The rows of each group are sorted by table.
    """
    groups: dict[tuple[tuple[str, ...], bool], list[Row]] = {}
    for change in changes:
        columns = change.columns or {}
        row = {"of": change.table} | {f"to_{column}": value for column, value in columns.items()}
        if change.made_from is not None:
            row["made_from"] = change.made_from
        groups.setdefault((tuple(sorted(columns)), change.made_from is not None), []).append(row)
    return [
        (columns, conditional, sorted(rows, key=lambda row: str(row["of"])))
        for (columns, conditional), rows in groups.items()
    ]
