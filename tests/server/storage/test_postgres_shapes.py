"""A PostgreSQL database of every shape that a program has left there is opened by this one: what was kept is there and goes on.

The files of earlier shapes are SQLite's (`tests/server/shapes`). The shape is made anew in PostgreSQL by the steps that led to it
then, and the rows of the file are put into it as they are, in the columns of then.
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
"""The shape of the first program that could keep a site in PostgreSQL."""
LEFT = [each for each in WRITTEN if each >= FIRST]
WAITING = {"pulse", "alembic_version"}
"""Tables that are made with their only row."""


def lay_in(address: str, shape: str, folder: Path) -> None:
    """Put what a folder's file of that shape holds into a PostgreSQL database of the same shape."""
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
    """The rows of a table, read as what PostgreSQL keeps them as."""
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
