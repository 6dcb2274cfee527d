"""A database of today in the shape of then, whatever later shapes have brought."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tests.server.databases import rows

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
COLUMNS = "SELECT name FROM pragma_table_info(?)"
INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


def back_to(shape: str, folder: Path) -> Iterator[str]:
    """The statements that take away what a database has that one of an earlier shape had not."""
    with contextlib.closing(sqlite3.connect(":memory:")) as before:
        before.executescript((Path(__file__).parent / f"{shape}.sql").read_text())
        tables, indexes = ({name for (name,) in before.execute(each)} for each in (TABLES, INDEXES))
        columns = {table: {name for (name,) in before.execute(COLUMNS, (table,))} for table in tables}
    yield from (f"DROP INDEX {name}" for (name,) in rows(folder, INDEXES) if name not in indexes)
    for (table,) in rows(folder, TABLES):
        if table not in tables:
            yield f"DROP TABLE {table}"
        else:
            newer = (name for (name,) in rows(folder, COLUMNS, table) if name not in columns[table])
            yield from (f'ALTER TABLE {table} DROP COLUMN "{name}"' for name in newer)
    yield f"UPDATE alembic_version SET version_num = '{shape}'"
