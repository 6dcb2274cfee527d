"""Checks a data folder: permissions, secret, database, tables, component sets and analyses.

Nothing is changed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tertulia.play.errors import shorten_repr
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.domain.sets import ComponentSets, is_whole
from tertulia.server.identity.signing import SECRET_BYTES, SECRET_FILE
from tertulia.server.storage.analyses import OLDER, unpacked
from tertulia.server.storage.database import DATABASE, known_revisions
from tertulia.server.storage.folder import OTHERS, how_open
from tertulia.server.storage.moderation_log import find_faults
from tertulia.server.storage.sets import body_in
from tertulia.server.storage.upkeep.default_repairs import wrong_values
from tertulia.server.storage.upkeep.examine import NO_SET, Examined, examine
from tertulia.server.storage.upkeep.files import database_in
from tertulia.server.storage.upkeep.opening import damaged_places, engine_on, open_to_read, plainly, schema_revision
from tertulia.server.storage.upkeep.report import Report
from tertulia.server.storage.upkeep.salvage import PARTS, pour

REPAIR = "`tertulia doctor --repair`"
CHECKED = {"mendable": f"{REPAIR} makes it right", "lost": f"{REPAIR} saves what there is of it"}
ONLY_KNOWN_THERE = "a backup from before says what it was; nothing makes it whole again"
FROM_BACKUP = "`tertulia restore` brings it back from a backup"
Progress = Callable[[int, int], None]
"""Called with (done, total) while tables are examined."""


def check(folder: Path, sets: ComponentSets, progress: Progress = lambda done, of: None) -> Report:
    """Check a data folder. Raises `UpkeepError` if it has no database that can be read."""
    file = database_in(folder)
    report = Report(str(folder), bytes=file.stat().st_size)
    look_at_files(folder, report)
    with plainly(str(file)), readable(file, report) as connection:
        for _ in look_at_tables(connection, sets, progress, report, CHECKED):
            pass
        for fault in find_faults(connection):
            report.found("moderators' log", fault, ONLY_KNOWN_THERE)
    return report


def look_at_files(folder: Path, report: Report) -> None:
    """Report a missing or short secret, files that other users can access, and missing write access."""
    secret, file = folder / SECRET_FILE, database_in(folder)
    if not secret.is_file():
        report.found("secret", "there is none, so every guest will be a new one", "put it back from a backup")
    elif secret.stat().st_size < SECRET_BYTES:
        report.found("secret", f"it is shorter than {SECRET_BYTES} bytes", "put it back from a backup")
    if os.name != "posix":
        return
    for path in filter(Path.exists, (folder, secret, file)):
        if path.stat().st_mode & OTHERS:
            report.found("folder", *how_open(path))
    if not os.access(folder, os.W_OK) or not os.access(file, os.W_OK):
        report.found("folder", f"{folder} cannot be written by you", "a server needs the right to write there")


def look_at_database(file: Path, report: Report, remedy: str) -> bool:
    """Report damage of a database, and note its schema revision.

    Returns whether it is intact and of the current revision.
    """
    with closing(open_to_read(file)) as source:
        report.shape = schema_revision(source, file)
        places = damaged_places(source)
        for place in places:
            report.found("database", place, remedy)
        return report.shape == known_revisions()[-1] and not places and not wrong_values(source)


@contextmanager
def readable(file: Path, report: Report) -> Iterator[Connection]:
    """A connection to the database if it is intact and of the current schema, otherwise to a copy.

    The temporary copy has the current revision and holds everything that can be read. Damage is reported.
    """
    with tempfile.TemporaryDirectory() as place:
        if not look_at_database(file, report, REPAIR):
            file, source = Path(place) / DATABASE, file
            pour(source, file, report, REPAIR)
        with engine_on(file).connect() as connection:
            yield connection


def look_at_tables(
    connection: Connection,
    sets: ComponentSets,
    progress: Progress,
    report: Report,
    remedies: Mapping[str, str],
) -> Iterator[Examined]:
    """Examine and yield every table, including those of which only parts are left.

    Faults are reported with the remedy for the verdict. Afterwards, component sets and analyses are checked, and guests
    are counted.
    """
    for examined in chain(examined_tables(connection, sets, progress), orphans(connection)):
        report.tables += 1
        setattr(report, examined.verdict, getattr(report, examined.verdict) + 1)
        if examined.what:
            remedy = FROM_BACKUP if NO_SET in examined.what else remedies.get(examined.verdict, "")
            report.found(f"table {examined.id}", examined.what, remedy)
        yield examined
    report.sets = int(connection.exec_driver_sql("SELECT count(*) FROM component_set").scalar() or 0)
    for game, digest, name in damaged_sets(connection):
        what = (
            f"the set of {shorten_repr(game)} called {shorten_repr(name)} is damaged: its body does not have its digest"
        )
        report.found(f"set {digest[:12]}", what, FROM_BACKUP)
    report.guests = int(connection.exec_driver_sql("SELECT count(*) FROM guest").scalar() or 0)
    for table_id, analysis in analyses(connection):
        if analysis is None:
            report.found(f"table {table_id}", "its analysis is damaged: it is made again when somebody asks for it")


def examined_tables(connection: Connection, sets: ComponentSets, progress: Progress) -> Iterator[Examined]:
    """Examine every table, each in a transaction, so that its rows match although a server may be writing."""
    ids = [row[0] for row in connection.exec_driver_sql("SELECT id FROM game_table ORDER BY rowid")]
    for done, table_id in enumerate(ids):
        progress(done, len(ids))
        connection.exec_driver_sql("BEGIN")
        yield examine(connection, table_id, sets)
        connection.commit()
    progress(len(ids), len(ids))


def damaged_sets(connection: Connection) -> Iterator[tuple[str, str, str]]:
    """Game, digest and name of each component set whose body does not match its digest."""
    rows = "SELECT digest, game, name, CAST(packed AS BLOB) FROM component_set ORDER BY rowid"
    for digest, game, name, packed in connection.exec_driver_sql(rows):
        if not is_whole(str(digest), body_in(packed)):
            yield str(game), str(digest), str(name)


def orphans(connection: Connection) -> Iterator[Examined]:
    """The tables whose row in `game_table` is lost. A damaged id may be of any type."""
    every = " UNION ".join(f"SELECT table_id FROM {part}" for part in PARTS)
    for row in connection.exec_driver_sql(f"{every} EXCEPT SELECT id FROM game_table").all():
        yield Examined(row[0], "lost", "what it was played with is lost")


def analyses(connection: Connection) -> Iterator[tuple[Any, AnalysisReport | None]]:
    """The analyses of finished games by table id; None for a damaged one.

    Analyses of an older format are omitted, as they are computed again on request.
    """
    for table_id, form, packed in connection.exec_driver_sql("SELECT table_id, format, packed FROM analysis"):
        if form not in OLDER:
            yield table_id, unpacked(form, packed)
