"""PostgreSQL databases of every older schema: this program upgrades them, and games go on.

The stored samples of older schemas are SQLite files (`tests/server/shapes`). The test migrates an empty PostgreSQL
database to the older revision and copies the rows of the SQLite file into it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Table, insert, select

from tertulia.server.storage.database import SqliteDatabase, migrate, revision_of
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep.moving import copied_to_folder
from tests.server import postgres
from tests.server.shapes.kept import SHAPES, WRITTEN, lay
from tests.server.storage.test_shapes import facts, goes_on

pytestmark = pytest.mark.file

FIRST = "0009"
"""The first schema with which a site could use PostgreSQL."""
LEFT = [each for each in WRITTEN if each >= FIRST]
WAITING = {"pulse", "alembic_version"}
"""Tables whose only row is created by the migrations."""


def lay_in(address: str, shape: str, folder: Path) -> None:
    """Copy the sample of a schema from a folder's SQLite file into a PostgreSQL database of the same schema."""
    target = PostgresDatabase(address).writer()
    with target.begin() as writing:
        migrate(writing, shape)
    there = MetaData()
    there.reflect(target)
    source = SqliteDatabase(folder).writer()
    with source.connect() as reading, target.begin() as writing:
        for table in there.sorted_tables:
            if table.name not in WAITING:
                copy(table, reading, writing)
    source.dispose()
    target.dispose()


def copy(table: Table, reading: Connection, writing: Connection) -> None:
    """Copy a table's rows, converted to the column types of PostgreSQL."""
    found = [dict(row) for row in reading.execute(select(table)).mappings()]
    if found:
        writing.execute(insert(table), found)


@pytest.mark.parametrize(
    "shape", [LEFT[0], LEFT[-1], *(pytest.param(each, marks=pytest.mark.proof) for each in LEFT[1:-1])]
)
async def test_a_database_of_that_shape_goes_on(shape: str, tmp_path: Path) -> None:
    old, now = tmp_path / "old", tmp_path / "now"
    lay(shape, old)
    with postgres.server().database() as address:
        lay_in(address, shape, old)
        database = PostgresDatabase(address)
        database.prepare()
        with database.writer().connect() as connection:
            assert revision_of(connection) == SHAPES[-1]
        now.mkdir()
        copied_to_folder(database, old, now)
        assert facts(now) == facts(old)
        await goes_on(old, shape, address)
