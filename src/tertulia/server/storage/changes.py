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
_INSERT_SET = upsert(SETS)
UPSERT_SET = _INSERT_SET.on_conflict_do_update(
    index_elements=["digest"],
    set_={name: _INSERT_SET.excluded[name] for name in ("game", "hash", "name", "packed")},
    where=SETS.c.packed.is_distinct_from(_INSERT_SET.excluded.packed),
)
"""Inserts a component set.

If a set with the same digest but other compressed content is stored, that set is damaged, and is replaced."""
INSERT_TABLE = insert(GAME)
DELETE_TABLE = delete(GAME).where(GAME.c.id == bindparam("of"))
DELETE_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("of"))
INSERT_SEAT = insert(SEATS)
DELETE_LATER_LINES = delete(LINES).where(LINES.c.table_id == bindparam("of"), LINES.c.ply > bindparam("after"))
INSERT_LINE = insert(LINES)
DELETE_PACKED = delete(PACKED).where(PACKED.c.table_id == bindparam("of"))
DELETE_ANALYSES = delete(ANALYSES).where(ANALYSES.c.table_id == bindparam("of"))
LOCK_TABLES = (
    select(GAME.c.id)
    .where(GAME.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(GAME.c.id)
    .with_for_update(key_share=True)
)
_INSERT_JOB = upsert(JOBS)
RESET_JOB = _INSERT_JOB.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={name: _INSERT_JOB.excluded[name] for name in ("priority", "due", "lease", "holder")},
)
"""Inserts a job, or gives the stored job with the same kind and key a new due time and no lease.

A worker that kept its lease could finish the job with data that it read before this transaction."""
DELETE_JOB = delete(JOBS).where(JOBS.c.kind == bindparam("of_kind"), JOBS.c.key == bindparam("of"))
DROP_PLAN = (
    update(SEAT_DATA)
    .where(SEAT_DATA.c.table_id == bindparam("of"), SEAT_DATA.c.seat == bindparam("by"), SEAT_DATA.c.plan.is_not(None))
    .values(plan=null(), waiting=SEAT_DATA.c.answers.is_not(None))
)
"""Deletes the planned move of a seat that has acted, even if the seat did not act as planned."""
_INSERT_PLAN_JOB = upsert(JOBS).from_select(
    [column.name for column in JOBS.columns],
    select(*(cast_to(bindparam(f"to_{each.name}"), each.type).label(each.name) for each in JOBS.columns)).where(
        exists().where(
            SEAT_DATA.c.table_id == bindparam("of"), SEAT_DATA.c.seat == bindparam("by"), SEAT_DATA.c.waiting
        )
    ),
)
RESET_PLAN_JOB = _INSERT_PLAN_JOB.on_conflict_do_update(
    index_elements=["kind", "key"],
    set_={name: _INSERT_PLAN_JOB.excluded[name] for name in ("priority", "due", "lease", "holder")},
)
"""Inserts a job for a seat that is to act: the job plays the seat's planned move or automatic answer.

If the job exists already, it gets the new due time and loses its lease. If the seat has neither a planned move nor an
automatic answer, nothing is inserted."""
DELETE_LINES = delete(LINES).where(LINES.c.table_id == bindparam("of"))


@cache
def _update(columns: tuple[str, ...], conditional: bool) -> Executable:
    """Build the UPDATE statement that changes the given columns of a row in `game_table`.

    If `conditional`, the row is changed only if its version equals the statement's parameter `made_from`.
    """
    statement = update(GAME).where(GAME.c.id == bindparam("of"))
    if conditional:
        statement = statement.where(GAME.c.version == bindparam("made_from"))
    return statement.values({name: bindparam(f"to_{name}") for name in columns})


def _replacement_insert(table: Table, key: str) -> Executable:
    """Build an INSERT that replaces a stored row with the same value in the column named `key`."""
    statement = upsert(table)
    others = {column.name: statement.excluded[column.name] for column in table.columns if column.name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=others)


REPLACE_SNAPSHOT = _replacement_insert(SNAPSHOTS, "table_id")
REPLACE_PACKED = _replacement_insert(PACKED, "table_id")
REPLACE_ANALYSIS = _replacement_insert(ANALYSES, "table_id")
REPLACE_GUEST = _replacement_insert(GUESTS, "id")


@dataclass(slots=True)
class Change:
    """One change of a table or a guest, as database rows that are all written in one transaction."""

    table: str = ""
    """Id of the changed table; empty for a change of a guest."""
    create: Row | None = None
    printed: Row | None = None
    """Row of the component set of a new table; None for other changes. An equal stored set stays unchanged."""
    columns: Row | None = None
    """New values of columns in the table's row of `game_table`, by column name."""
    made_from: int | None = None
    """Version that the stored table must have; another version raises `VersionConflict`. None if any version is
    accepted."""
    close: bool = False
    seats: list[Row] | None = None
    """Rows of all seats of the table, which replace the stored rows; None if no seat changes."""
    cut: int | None = None
    """Number of the last ply to keep, or None to keep all plies. -1 deletes the complete log, compressed or not, and
    the analysis."""
    log: list[Row] = field(default_factory=list)
    snapshot: Row | None = None
    """Row of a new snapshot of the game's state, which replaces the table's stored snapshot.

    None if the stored snapshot is kept. Only the newest snapshot is ever read."""
    packed: Row | None = None
    """Row with the compressed log of a finished game; None for other changes.

    It replaces the rows of the log's lines."""
    analysis: Row | None = None
    """Row of the analysis of the finished game; None for no new analysis."""
    guest: Row | None = None
    """Row of a guest with name and language; None for a change of a table."""
    acted: list[Row] = field(default_factory=list)
    """Seats that have acted, given as table id (`of`) and seat number (`by`). Their planned moves are deleted."""
    plan_jobs: list[Row] = field(default_factory=list)
    """For each seat that is to act, the job that plays the seat's planned move or automatic answer.

    A row holds the table id (`of`), the seat number (`by`), and the columns of the job with the prefix `to_`. The job
    is stored only if the seat has a planned move or an automatic answer."""
    jobs: list[Row] = field(default_factory=list)
    """Rows of jobs to add. An existing job with the same kind and key is made due again."""
    ended: list[Row] = field(default_factory=list)
    """Jobs to delete, each given as kind (`of_kind`) and key (`of`)."""
    notifications: list[Row] = field(default_factory=list)
    """Rows of notifications to store (`tertulia.server.storage.outbox.notification_rows`)."""

    missed: list[Row] = field(default_factory=list)
    """For each guest who times out at the table in this change: guest id (`of`) and table id (`table`). The table is
    added to the list of tables at which the guest timed out (`tertulia.server.storage.missing`)."""


def write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Write changes of different tables and guests within the caller's transaction, batched by statement.

    Raises `VersionConflict` if a stored table does not have the version `Change.made_from`: the caller must then roll
    back.
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

    Does nothing for one table, and on SQLite, which has one writer at a time.
    """
    if len(tables) > 1 and connection.dialect.name != "sqlite":  # SQLite has one writer at a time
        connection.execute(LOCK_TABLES, {"ids": sorted(tables)})


def _batches(changes: Sequence[Change]) -> Iterable[tuple[Executable, list[Row]]]:
    seated = [change for change in changes if change.seats is not None]
    packed = [change.packed for change in changes if change.packed is not None]
    yield DELETE_TABLE, [{"of": change.table} for change in changes if change.close]
    sets = [change.printed for change in changes if change.printed is not None]
    yield UPSERT_SET, sorted(sets, key=lambda row: str(row["digest"]))
    yield INSERT_TABLE, [change.create for change in changes if change.create is not None]
    yield DELETE_SEATS, [{"of": change.table} for change in seated]
    yield INSERT_SEAT, [row for change in seated for row in change.seats or ()]
    yield (
        DELETE_LATER_LINES,
        [{"of": change.table, "after": change.cut} for change in changes if change.cut is not None],
    )
    yield DELETE_PACKED, [{"of": change.table} for change in changes if change.cut == -1]
    yield DELETE_ANALYSES, [{"of": change.table} for change in changes if change.cut == -1]
    yield INSERT_LINE, [row for change in changes for row in change.log]
    yield REPLACE_SNAPSHOT, [change.snapshot for change in changes if change.snapshot is not None]
    yield REPLACE_PACKED, packed
    yield DELETE_LINES, [{"of": row["table_id"]} for row in packed]
    yield REPLACE_ANALYSIS, [change.analysis for change in changes if change.analysis is not None]
    guests = [change.guest for change in changes if change.guest is not None]
    yield REPLACE_GUEST, sorted(guests, key=lambda row: str(row["id"]))
    yield DROP_PLAN, sorted((row for change in changes for row in change.acted), key=lambda row: (row["of"], row["by"]))
    # Sorted, because every transaction locks jobs in the order of their keys: see `tertulia.server.storage.jobs`.
    yield RESET_PLAN_JOB, sorted((row for change in changes for row in change.plan_jobs), key=lambda row: row["to_key"])
    yield (
        DELETE_JOB,
        sorted((row for change in changes for row in change.ended), key=lambda row: (row["of_kind"], row["of"])),
    )
    yield (
        RESET_JOB,
        sorted((row for change in changes for row in change.jobs), key=lambda row: (row["kind"], row["key"])),
    )


def _group_updates(changes: Iterable[Change]) -> list[tuple[tuple[str, ...], bool, list[Row]]]:
    """Group the updates of `game_table` so that one SQL statement can execute each group.

    The updates of a group change the same columns, and all or none have a condition: the version `Change.made_from`.
    Returns for each group its column names, whether its updates have the condition, and a list of parameters. The list
    has one row for each update, and is sorted by table id.
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
