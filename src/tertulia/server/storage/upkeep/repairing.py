"""Repairing a database: what can be read is poured into a new one, made right there, and put in the old one's place at the end."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, create_engine, text

from tertulia.kernel.components import Components
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.folder import private_folder
from tertulia.server.storage.lock import hold_folder
from tertulia.server.storage.packing import packed_row
from tertulia.server.storage.stored import read_stored
from tertulia.server.storage.tables import anew
from tertulia.server.storage.upkeep.checking import (
    PARTS,
    Progress,
    examined_tables,
    look_at_files,
    note,
    orphans,
    poured_copy,
)
from tertulia.server.storage.upkeep.examine import Examined, examine
from tertulia.server.storage.upkeep.files import beside, to_disk
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    damaged_places,
    database_in,
    for_the_owner,
    open_to_read,
    plainly,
    schema_revision,
)
from tertulia.server.storage.upkeep.report import Report

REPAIRED = {"mendable": "made right", "lost": "what there is of it is saved"}
FINISHED = "SELECT DISTINCT id FROM game_table JOIN log ON table_id = id WHERE phase = 'over'"


class Repaired(NamedTuple):
    """What a repair did."""

    report: Report
    """What was found: sound tables, mended ones, lost ones."""
    bytes: int
    """Size of the new database."""
    kept: Path | None
    """The damaged database; None where there was no damage."""
    saved: Path | None
    """What nothing could be made of, row by row; None where there was no such thing."""


class Rest:
    """What nothing can be made of, written to a file beside the database before it goes: a JSON object a row, bytes in base64."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows = 0

    def add(self, table: str, row: dict[str, Any]) -> None:
        """Keep a row, on the disk when this returns."""
        descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(descriptor, "ab") as file:
            file.write(msgspec.json.encode({"from": table, "row": row}) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.rows += 1


@for_the_owner()
def repair(folder: Path, components: Mapping[str, Components], progress: Progress = lambda done, of: None) -> Repaired:
    """Mend the database of a folder that no server uses. Raises `FolderInUse` where one does, `UpkeepError` where it cannot be
    read at all or there is no room; until the very end everything is as it was."""
    file = database_in(folder)
    with hold_folder(folder), plainly(str(file)):
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        draft, rest = file.with_name(f"{DATABASE}.draft"), Rest(file.with_name(f"{DATABASE}.unreadable-{stamp}.jsonl"))
        with _removed_in_the_end(draft):
            report = _rebuild(file, draft, rest, components, progress)
            _compact(draft)
            damaged = any(finding.remedy for finding in report.findings)
            kept = file.with_name(f"{DATABASE}.damaged-{stamp}") if damaged else None
            _swap(file, draft, kept)
        private_folder(folder)
        look_at_files(folder, report)
        return Repaired(report, file.stat().st_size, kept, rest.path if rest.rows else None)


def _rebuild(file: Path, draft: Path, rest: Rest, components: Mapping[str, Components], progress: Progress) -> Report:
    source = open_to_read(file)
    report = Report(str(file.parent), schema_revision(source, file), file.stat().st_size)
    for place in damaged_places(source):
        report.found("database", place, "made right")
    source.close()
    for table, values in poured_copy(file, draft, report, "made right").refused:
        rest.add(table, values)
    engine = create_engine(f"sqlite:///{draft}", hide_parameters=True)
    damaged = list(_damaged(engine, components, progress, report))
    with engine.begin() as connection:
        for table_id in damaged:
            _mend(connection, examine(connection, table_id, components), rest)
        for table_id in orphans(connection.connection.driver_connection):
            note(Examined(table_id, "lost", "what it was played with is lost"), report, REPAIRED)
            _drop(connection, table_id, rest)
        report.guests = int(connection.exec_driver_sql("SELECT count(*) FROM guest").scalar() or 0)
        for (table_id,) in connection.exec_driver_sql(FINISHED).all():
            stored = read_stored(connection, table_id)
            packed = None if stored is None else packed_row(stored)
            write_changes(connection, [Change(table_id, packed=packed)] if packed else [])
    engine.dispose()
    return report


def _damaged(engine: Engine, components: Mapping[str, Components], progress: Progress, report: Report) -> Iterator[Any]:
    """The tables that are to be changed; all are counted."""
    for examined in examined_tables(engine, components, progress):
        note(examined, report, REPAIRED)
        if examined.verdict in REPAIRED:
            yield examined.id


def _mend(connection: Connection, examined: Examined, rest: Rest) -> None:
    if examined.verdict == "lost":
        _drop(connection, examined.id, rest)
    elif examined.table is not None:
        examined.table.state.version += 1  # a browser that still has the old one is told the new one
        write_changes(connection, [anew(examined.table)])


def _drop(connection: Connection, table_id: Any, rest: Rest) -> None:
    """Take a table out of the database, after its rows are saved."""
    for table, key in (("game_table", "id"), *((part, "table_id") for part in PARTS)):
        for row in connection.execute(text(f"SELECT * FROM {table} WHERE {key} IS :id"), {"id": table_id}):
            rest.add(table, dict(row._mapping))
    for table, key in (*((part, "table_id") for part in PARTS), ("game_table", "id")):
        connection.execute(text(f"DELETE FROM {table} WHERE {key} IS :id"), {"id": table_id})


def _compact(draft: Path) -> None:
    """Take out the room that is left over, and make sure of the result."""
    connection = sqlite3.connect(draft, isolation_level=None)
    connection.execute("VACUUM")
    places = damaged_places(connection)
    connection.close()
    if places:
        raise UpkeepError(f"the repaired database is not sound ({places[0]}); nothing has changed")
    draft.chmod(0o600)
    to_disk(draft)


def _swap(file: Path, draft: Path, kept: Path | None) -> None:
    """Put the draft in the database's place; from here on a crash leaves either of them."""
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size:
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if kept is not None:
        _second_name(file, kept)
        if log.exists() and log.stat().st_size:
            _second_name(log, kept.with_name(f"{kept.name}-wal"))
    for path in beside(file):  # a log of the old database must never be read as one of the new
        path.unlink(missing_ok=True)
    draft.replace(file)
    to_disk(file.parent)


def _second_name(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:  # a disk that knows no second names
        shutil.copy2(file, name)
    name.chmod(0o600)


@contextlib.contextmanager
def _removed_in_the_end(draft: Path) -> Iterator[None]:
    """Neither a draft of before nor a half one of now stays."""
    everything = [draft, *beside(draft)]
    for path in everything:
        path.unlink(missing_ok=True)
    try:
        yield
    finally:
        for path in everything:
            path.unlink(missing_ok=True)
