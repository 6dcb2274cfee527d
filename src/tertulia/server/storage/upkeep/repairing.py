"""Repairs a database.

Copies it to a new file, repairs the copy, and at the end replaces the old file by the copy.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, text

from tertulia.server.domain.component_sets import ComponentSets
from tertulia.server.domain.table import Table
from tertulia.server.storage.changes import Change, write_changes
from tertulia.server.storage.database import DATABASE
from tertulia.server.storage.folder import hold_folder, private_folder
from tertulia.server.storage.packing import UNPACKED, packed_row
from tertulia.server.storage.sets import UNUSED, row_of
from tertulia.server.storage.stored import read_stored
from tertulia.server.storage.tables import clock_job, no_clock_job, replacement
from tertulia.server.storage.upkeep.checking import Progress, look_at_database, look_at_files, look_at_tables
from tertulia.server.storage.upkeep.opening import (
    UpkeepError,
    damaged_places,
    database_in,
    engine_on,
    explain_storage_errors,
    for_the_owner,
    log_left,
    sqlite_helper_files,
    to_disk,
)
from tertulia.server.storage.upkeep.report import CheckReport
from tertulia.server.storage.upkeep.salvage import PARTS, RejectedRow, copy_readable_rows

REPAIRED = {"mendable": "repaired", "lost": "its readable parts are saved"}


class RepairResult(NamedTuple):
    """Result of a repair: the report, the size of the database, and files with the damaged data."""

    report: CheckReport
    """Report on the faults that were found."""
    bytes: int
    """Size of the repaired database in bytes."""
    damaged_copy: Path | None
    """Path of the copy of the damaged database; None if the database was intact."""
    saved: Path | None
    """Path of the file with rows that could not be restored; None if all rows were restored."""


@for_the_owner()
def repair(folder: Path, sets: ComponentSets, progress: Progress = lambda done, of: None) -> RepairResult:
    """Repair the database of a data folder that no server uses.

    The database stays unchanged until the last step replaces it. Raises `FolderInUse` if a server uses the folder, and
    `UpkeepError` if the database cannot be read at all or the disk is full.
    """
    file = database_in(folder)
    report, stamp = CheckReport(str(folder), bytes=file.stat().st_size), datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    with hold_folder(folder), explain_storage_errors(str(file)):
        for old_draft in folder.glob(f"{DATABASE}.draft-*"):  # by a repair that was killed
            shutil.rmtree(old_draft)
        with tempfile.TemporaryDirectory(dir=folder, prefix=f"{DATABASE}.draft-") as place:
            draft = Path(place) / DATABASE
            look_at_database(file, report, "made right")
            rest = copy_readable_rows(file, draft, report, "made right")
            with engine_on(draft, sqlite3.connect).connect() as connection:
                for examined in look_at_tables(connection, sets, progress, report, REPAIRED):
                    if examined.verdict == "lost":
                        rest += _delete_table(connection, examined.id)
                    elif examined.verdict == "mendable" and examined.table is not None:
                        examined.table.state.version += 1  # lets browsers fetch the repaired table
                        write_changes(connection, [_make_repair(examined.table)])
                _tidy_sets(connection, sets)
                _pack_finished(connection)
                connection.commit()
            _compact(draft)
            saved = _save_rows(rest, file.with_name(f"{DATABASE}.unreadable-{stamp}.jsonl")) if rest else None
            damaged_copy = None if report.sound else file.with_name(f"{DATABASE}.damaged-{stamp}")
            _swap(file, draft, damaged_copy)
        private_folder(folder)
        look_at_files(folder, report)
        return RepairResult(report, file.stat().st_size, damaged_copy, saved)


def _make_repair(table: Table) -> Change:
    """Return the change that stores a repaired table, and adds or deletes the table's clock job as needed."""
    change, due = replacement(table), table.state.course.due(table.agreement.end_proposal_days)
    if due is None:
        change.ended.append(no_clock_job(table.id))
    else:
        change.jobs.append(clock_job(table.id, due))
    return change


def _delete_table(connection: Connection, table_id: Any) -> list[RejectedRow]:
    """Delete a table of a game from the database, and return its deleted rows."""
    rows = list[RejectedRow]()
    for table, key in (*((part, "table_id") for part in PARTS), ("game_table", "id")):
        for row in connection.execute(text(f"SELECT * FROM {table} WHERE {key} IS :id"), {"id": table_id}):
            rows.append((table, dict(row._mapping)))
        connection.execute(text(f"DELETE FROM {table} WHERE {key} IS :id"), {"id": table_id})
    return rows


def _tidy_sets(connection: Connection, sets: ComponentSets) -> None:
    """Store the component sets of tables again if `sets` has them in memory, and delete unused sets.

    Damaged copies in the database are thereby replaced.
    """
    played = connection.execute(text("SELECT DISTINCT game, component_set FROM game_table")).all()
    for found in filter(None, (sets.find_cached(str(game), str(digest)) for game, digest in played)):
        write_changes(connection, [Change(printed=row_of(found))])
    connection.execute(UNUSED)


def _pack_finished(connection: Connection) -> None:
    """Replace the log rows of each finished game by one compressed row, if the log can be read completely."""
    for (table_id,) in connection.execute(UNPACKED).all():
        stored = read_stored(connection, table_id)
        packed = None if stored is None else packed_row(stored)
        write_changes(connection, [Change(table_id, packed=packed)] if packed else [])


def _compact(draft: Path) -> None:
    """Remove unused space from the repaired database, and check it. Raises `UpkeepError` if it is damaged."""
    with contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        places = damaged_places(connection)
    if places:
        raise UpkeepError(f"the repaired database is not intact ({places[0]}); nothing has changed")
    to_disk(draft)


def _save_rows(rest: Sequence[RejectedRow], file: Path) -> Path:
    """Write rows that could not be restored to `file`, and return its path.

    Each line is a JSON object with the database table and the row; bytes are encoded as base64.
    """
    file.write_bytes(b"".join(msgspec.json.encode({"from": table, "row": row}) + b"\n" for table, row in rest))
    to_disk(file)
    return file


def _swap(file: Path, draft: Path, damaged_copy: Path | None) -> None:
    """Replace the database by the repaired `draft`.

    The old file is kept as `damaged_copy` unless that is None. After a crash, either the old or the repaired database
    is in place.
    """
    if log_left(file):
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if damaged_copy is not None:
        for path in filter(None, (file, log_left(file))):
            _second_name(path, damaged_copy.with_name(path.name.replace(file.name, damaged_copy.name)))
    for path in sqlite_helper_files(file):  # a log of the old database must never be applied to the new one
        path.unlink(missing_ok=True)
    draft.replace(file)
    to_disk(file.parent)


def _second_name(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:  # a file system without hard links
        shutil.copy2(file, name)
    name.chmod(0o600)
