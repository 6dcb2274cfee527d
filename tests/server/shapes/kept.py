"""Databases of earlier schema revisions, one SQL file each, written by the last program with that revision.

Each has a running game of two people, a game of another kind, a finished game, an open table and, if the program had
them, a practice game (`tests/server/shapes/write.py`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import text

from tertulia.server.storage.database import DATABASE, known_revisions, migrate, open_writer
from tests.server import databases

FOLDER = Path(__file__).parent
WRITTEN = sorted(path.stem for path in FOLDER.glob("*.sql"))
"""Schema revisions with an SQL file."""
BETWEEN = ("0004", "0005", "0012", "0013", "0014", "0019")
"""Revisions that no program wrote, because the next one came with them or before them. No such database exists."""
SHAPES = known_revisions()
RUNS = 24
"""Number of actions in the running game."""


def lay(shape: str, folder: Path) -> None:
    """Create a database of this revision in a folder; without an SQL file, an earlier one is migrated to it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = max(each for each in WRITTEN if each <= shape)
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript((FOLDER / f"{file}.sql").read_text(encoding="utf-8"))
    if file != shape:
        engine = open_writer(folder)
        with engine.begin() as connection:
            migrate(connection, shape)
        engine.dispose()


def rows(folder: Path, question: str) -> list[tuple[object, ...]]:
    """Query the database in a folder, whatever its revision."""
    engine = open_writer(folder)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found


TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
COLUMNS = "SELECT name FROM pragma_table_info(?)"
INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


def back_to(shape: str, folder: Path) -> Iterator[str]:
    """Statements that reduce a database to an earlier revision: they drop its newer tables, columns and indexes."""
    with contextlib.closing(sqlite3.connect(":memory:")) as before:
        before.executescript((Path(__file__).parent / f"{shape}.sql").read_text())
        tables, indexes = ({name for (name,) in before.execute(each)} for each in (TABLES, INDEXES))
        columns = {table: {name for (name,) in before.execute(COLUMNS, (table,))} for table in tables}
    yield from (f"DROP INDEX {name}" for (name,) in databases.rows(folder, INDEXES) if name not in indexes)
    for (table,) in databases.rows(folder, TABLES):
        if table not in tables:
            yield f"DROP TABLE {table}"
        else:
            newer = (name for (name,) in databases.rows(folder, COLUMNS, table) if name not in columns[table])
            yield from (f'ALTER TABLE {table} DROP COLUMN "{name}"' for name in newer)
    yield f"UPDATE alembic_version SET version_num = '{shape}'"
