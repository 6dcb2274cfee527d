"""Looking over a whole data folder: permissions, secret, database, every table and every guest. Nothing is changed."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine

from tertulia.kernel.components import Components
from tertulia.server.domain.analysis_report import AnalysisReport
from tertulia.server.identity.signing import SECRET_BYTES, SECRET_FILE
from tertulia.server.storage.analyses import OLDER, unpacked
from tertulia.server.storage.database import decoded, known_revisions
from tertulia.server.storage.upkeep.default_repairs import put_right, wrong_values
from tertulia.server.storage.upkeep.examine import Examined, examine
from tertulia.server.storage.upkeep.opening import (
    damaged_places,
    database_in,
    open_to_read,
    plainly,
    reading_engine,
    schema_revision,
)
from tertulia.server.storage.upkeep.report import Report
from tertulia.server.storage.upkeep.salvage import Poured, pour

REPAIR = "`tertulia doctor --repair`"
CHECKED = {"mendable": f"{REPAIR} makes it right", "lost": f"{REPAIR} saves what there is of it"}
PARTS = ("seat", "log", "packed_log", "snapshot", "analysis")
Progress = Callable[[int, int], None]
"""(done, of): called now and then while tables are looked at."""


def check(folder: Path, components: Mapping[str, Components], progress: Progress = lambda done, of: None) -> Report:
    """The state of a data folder. Raises `UpkeepError` where there is no database that could be looked at."""
    file = database_in(folder)
    report = Report(str(folder), bytes=file.stat().st_size)
    look_at_files(folder, report)
    with plainly(str(file)), sound_copy(file, report) as (engine, _):
        for examined in examined_tables(engine, components, progress):
            note(examined, report, CHECKED)
        with engine.connect() as connection:
            report.guests = int(connection.exec_driver_sql("SELECT count(*) FROM guest").scalar() or 0)
            for table_id in orphans(connection.connection.driver_connection):
                note(Examined(table_id, "lost", "what it was played with is lost"), report, CHECKED)
            for table_id, analysis in analyses(connection):
                if analysis is None:
                    report.found(
                        f"table {table_id}", "its analysis is damaged: it is made again when somebody asks for it"
                    )
    return report


def note(examined: Examined, report: Report, remedies: Mapping[str, str]) -> None:
    """Count a table, and say what is the matter with it, and by its verdict what helps."""
    report.tables += 1
    counts = Counter({examined.verdict: 1})
    report.fine += counts["fine"]
    report.mendable += counts["mendable"]
    report.kept += counts["kept"]
    report.lost += counts["lost"]
    if examined.what:
        report.found(f"table {examined.id}", examined.what, remedies.get(examined.verdict, ""))


@contextlib.contextmanager
def sound_copy(file: Path, report: Report) -> Iterator[tuple[Engine, Poured]]:
    """An engine on the database where it is sound and of today's shape; otherwise on a copy of all that can be read of it, brought
    into that shape, which is gone afterwards. What is wrong is noted."""
    source = open_to_read(file)
    report.shape = schema_revision(source, file)
    places = damaged_places(source)
    for place in places:
        report.found("database", place, REPAIR)
    today = report.shape == known_revisions()[-1]
    sound = today and not places and not wrong_values(source)
    source.close()
    if sound:
        engine = reading_engine(file)
        yield engine, Poured()
        engine.dispose()
        return
    with tempfile.TemporaryDirectory() as place:
        poured = poured_copy(file, Path(place) / "copy", report, REPAIR)
        engine = create_engine(f"sqlite:///{Path(place) / 'copy'}", hide_parameters=True)
        yield engine, poured
        engine.dispose()


def poured_copy(file: Path, draft: Path, report: Report, remedy: str) -> Poured:
    """Make the copy, plain values put right; what was lost on the way is noted."""
    poured = pour(file, draft)
    connection = sqlite3.connect(draft)
    connection.text_factory = decoded
    with connection:
        for table, name, what in wrong_values(connection):
            report.found(f"{'guest' if table == 'guest' else 'table'} {name}", f"{what} is damaged", remedy)
        put_right(connection)
    connection.close()
    for table, gaps in poured.gaps.items():
        report.found("database", f"rows of `{table}` cannot be read in {gaps} place{'s' * (gaps > 1)}", remedy)
    for table, _ in poured.refused:
        report.found("database", f"a row of `{table}` is damaged", remedy)
    return poured


def examined_tables(engine: Engine, components: Mapping[str, Components], progress: Progress) -> Iterator[Examined]:
    """Every table, each as it stood at one moment."""
    with engine.connect() as connection:
        ids = [row[0] for row in connection.exec_driver_sql("SELECT id FROM game_table ORDER BY rowid")]
        for done, table_id in enumerate(ids):
            progress(done, len(ids))
            connection.exec_driver_sql("BEGIN")  # a server may be writing: its rows belong together
            try:
                yield examine(connection, table_id, components)
            finally:
                connection.rollback()
        progress(len(ids), len(ids))


def analyses(connection: Connection) -> Iterator[tuple[Any, AnalysisReport | None]]:
    """The reports on finished games by their tables' ids; None where one is damaged. Those by an older version, which are made
    again when somebody asks, are left out."""
    for table_id, form, packed in connection.exec_driver_sql("SELECT table_id, format, packed FROM analysis"):
        if form not in OLDER:
            yield table_id, unpacked(form, packed)


def orphans(connection: sqlite3.Connection | None) -> list[Any]:
    """The ids of tables of which only parts are left; a damaged id may be of any type."""
    assert connection is not None
    every = " UNION ".join(f"SELECT table_id FROM {part}" for part in PARTS)
    return [row[0] for row in connection.execute(f"{every} EXCEPT SELECT id FROM game_table")]


def look_at_files(folder: Path, report: Report) -> None:
    """Who may get at the folder and its files, and whether there is a secret."""
    secret, file = folder / SECRET_FILE, database_in(folder)
    if not secret.is_file():
        report.found("secret", "there is none, so every guest will be a new one", "put it back from a backup")
    elif secret.stat().st_size < SECRET_BYTES:
        report.found("secret", f"it is shorter than {SECRET_BYTES} bytes", "put it back from a backup")
    if os.name != "posix":
        return
    for path in (folder, secret, file):
        if path.exists() and path.stat().st_mode & 0o077:
            mode = stat.S_IMODE(path.stat().st_mode)
            right = "700" if path.is_dir() else "600"
            report.found("folder", f"others on this machine may get at {path} (mode {mode:04o})", f"chmod {right}")
    if not os.access(folder, os.W_OK) or not os.access(file, os.W_OK):
        report.found("folder", f"{folder} cannot be written by you", "a server needs the right to write there")
