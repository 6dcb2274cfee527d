"""Instructions of docs/scale.md for large sites: partitioned logs, deletion of old games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select, update

from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.database import Database, SqliteDatabase
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep.moving import MOVED, move
from tests.server import postgres
from tests.server.storage.data_folder import SETS, DataFolder

pytestmark = pytest.mark.file
SCALE = Path(__file__).parents[2] / "docs" / "scale.md"
SPLIT, DELETE = re.findall(r"```sql\n(.*?)```", SCALE.read_text(encoding="utf-8"), re.S)
SQLITE_REPLACEMENT = ("now() - interval '1 year'", "datetime('now', '-1 year')")
GAMES = METADATA.tables["game_table"]
PARTITIONED_TABLES = [table for table in MOVED if "table_id" in table.c and table.c.table_id.foreign_keys]


@pytest.fixture
def full(tmp_path: Path) -> DataFolder:
    """Create a folder with a running game and two finished ones, one of them finished long ago."""
    folder = DataFolder(tmp_path / "full")
    folder.play("runs", 40)
    folder.play("over", 5000)
    folder.play("ages-ago", 5000)
    ages_ago = datetime.now(UTC) - timedelta(days=400)
    with folder.writer.begin() as connection:
        connection.execute(update(GAMES).where(GAMES.c.id == "ages-ago").values(updated=ages_ago))
    folder.writer.dispose()
    return folder


@pytest.fixture
def moved(full: DataFolder) -> Iterator[Database]:
    """A PostgreSQL database with these games."""
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        move(SqliteDatabase(full.folder), database, SETS, lambda *_: None)
        yield database


def count_rows(engine: Engine) -> dict[str, int]:
    """Return the number of rows of each database table that belongs to game tables, by game table."""
    with engine.connect() as connection:
        return {
            f"{table.name} of {name}": many
            for table in PARTITIONED_TABLES
            for name, many in connection.execute(select(table.c.table_id, func.count()).group_by(table.c.table_id))
        }


def carry_out(engine: Engine, statements: str) -> None:
    with engine.begin() as connection:
        for statement in filter(str.strip, statements.split(";")):
            connection.exec_driver_sql(statement)


@pytest.mark.slow
def test_partitioned_log_has_same_rows(moved: Database, tmp_path: Path) -> None:
    """Every game can be replayed from it, and deleting a game deletes its rows."""
    engine = moved.writer()
    before = count_rows(engine)
    carry_out(engine, SPLIT)
    assert count_rows(engine) == before
    with engine.connect() as connection:
        parts = [connection.exec_driver_sql(f"SELECT count(*) FROM log_{part}").scalar_one() for part in range(4)]
    engine.dispose()
    assert sum(parts) == sum(many for what, many in before.items() if what.startswith("log of"))
    back = move(moved, SqliteDatabase(tmp_path / "back"), SETS, lambda *_: None)
    assert (back.tables, back.unplayable) == (3, [])
    carry_out(engine, "DELETE FROM game_table WHERE id = 'runs'")
    assert not [what for what in count_rows(engine) if what.endswith(" of runs")]
    engine.dispose()


def test_deleted_game_leaves_no_rows(moved: Database, full: DataFolder) -> None:
    in_sqlite = SqliteDatabase(full.folder).writer()  # its connections enforce foreign keys
    for engine, delete in ((moved.writer(), DELETE), (in_sqlite, DELETE.replace(*SQLITE_REPLACEMENT))):
        before = count_rows(engine)
        carry_out(engine, delete)
        assert count_rows(engine) == {what: many for what, many in before.items() if not what.endswith(" of ages-ago")}
        with engine.connect() as connection:
            assert set(connection.execute(select(GAMES.c.id)).scalars()) == {"runs", "over"}
        engine.dispose()
