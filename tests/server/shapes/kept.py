"""Databases of every schema revision: of the newest one played by this program, of earlier ones from an SQL file each.

Each has a running game of two people, a game of another kind, a finished game and an open table. The last program of a
revision has written its file (`tests/server/shapes/write.py`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import MetaData, insert, select, text

from bench import usual
from tertulia.server.domain.seats import Seat
from tertulia.server.storage.changes import Change
from tertulia.server.storage.database import DATABASE, SqliteDatabase, known_revisions, migrate, open_writer
from tertulia.server.storage.postgres import PostgresDatabase
from tests.server.storage.data_folder import ANA, BEA, DataFolder

FOLDER = Path(__file__).parent
WRITTEN = sorted(path.stem for path in FOLDER.glob("*.sql"))
"""Schema revisions with an SQL file."""
SHAPES = known_revisions()
RUNS = 24
"""Number of actions in the running game."""
NAMES = {ANA: "Añá", BEA: "Bea"}
WAITING = {"health_check", "alembic_version"}
"""Tables whose only row is created by the migrations."""


def lay(shape: str, folder: Path) -> None:
    """Create a database of this revision in a folder."""
    if shape not in WRITTEN:
        _play(folder)
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript((FOLDER / f"{shape}.sql").read_text(encoding="utf-8"))


def _play(folder: Path) -> None:
    data_folder = DataFolder(folder)
    for guest, name in NAMES.items():
        data_folder.write(
            Change(guest={"id": guest, "name": name, "language": "es", "updated": datetime(2026, 3, 4, tzinfo=UTC)})
        )
    data_folder.play("runs", RUNS)
    data_folder.play("other", 20, usual.QUICK, (Seat("guest", ANA), Seat("device", ANA, "Eva")))
    data_folder.play("over", 5000)
    data_folder.open("open")
    data_folder.writer.dispose()


def lay_in(address: str, shape: str, folder: Path) -> None:
    """Create a PostgreSQL database of this revision, with the rows of a folder's SQLite file of the same revision."""
    target = PostgresDatabase(address).writer()
    with target.begin() as writing:
        migrate(writing, shape)
    there = MetaData()
    there.reflect(target)
    source = SqliteDatabase(folder).writer()
    with source.connect() as reading, target.begin() as writing:
        for table in there.sorted_tables:
            found = [dict(row) for row in reading.execute(select(table)).mappings()]
            if found and table.name not in WAITING:
                writing.execute(insert(table), found)
    source.dispose()
    target.dispose()


def rows(folder: Path, question: str) -> list[tuple[object, ...]]:
    """Query the database in a folder, whatever its revision."""
    engine = open_writer(folder)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found
