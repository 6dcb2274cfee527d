"""Databases as earlier programs wrote them, one file of statements a shape, each made by the last program that wrote that shape
(`tests/server/shapes/write.py`): a game that runs between two people, one of another game, one that is over, a table that has not
begun and, where programs had them, a practice game."""

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
"""The shapes of which there is a file."""
BETWEEN = ("0004", "0005", "0012", "0013", "0014", "0019")
"""Shapes that no program wrote, because the next shape came with them or before them. No such database exists."""
SHAPES = known_revisions()
RUNS = 24
"""Actions of the game that runs."""


def lay(shape: str, folder: Path) -> None:
    """Put a database of that shape into a folder: of one without a file what a step from the one before makes."""
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
    """Rows of a folder's database, whatever its shape."""
    engine = open_writer(folder)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found


TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
COLUMNS = "SELECT name FROM pragma_table_info(?)"
INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


def back_to(shape: str, folder: Path) -> Iterator[str]:
    """The statements that take away what a database has that one of an earlier shape had not."""
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
