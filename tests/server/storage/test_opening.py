"""Opening a data folder: upgrades of older schemas, and errors for an unusable folder.

An upgrade is complete or changes nothing. An error is one sentence.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine

from tertulia.server.storage import database
from tertulia.server.storage.database import (
    DATABASE,
    MAX_SCHEMA_PAGE,
    DatabaseError,
    keep_near,
    open_writer,
    prepare_database,
    revision_of,
    schema_pages,
)
from tertulia.server.storage.upkeep.opening import _guessed_revision
from tests.server.later_schema.known import LATER_REVISION, later_schema
from tests.server.shapes.write import REVISIONS
from tests.server.storage.data_folder import DataFolder, collect_views

pytestmark = pytest.mark.file


def list_tables(file: Path) -> set[str]:
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    connection.close()
    return {name for (name,) in rows}


def test_schema_is_in_first_pages_of_file(tmp_path: Path) -> None:
    """If only the beginning of a file is left, the remaining pages can be read with its help."""
    data_folder = DataFolder(tmp_path)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    assert schema_pages(data_folder.file)[-1] <= MAX_SCHEMA_PAGE


def test_schema_is_moved_to_first_pages(tmp_path: Path) -> None:
    """Also if the file already has so many pages that new schema pages would lie far from the beginning."""
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 40)
    for number in range(25):
        data_folder.damage(f"CREATE TABLE filling_{number} ({'a_long_name_' * 20} TEXT)")
        data_folder.damage(f"INSERT INTO filling_{number} VALUES (printf('%.40000c', '-'))")
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    assert schema_pages(data_folder.file)[-1] > MAX_SCHEMA_PAGE
    before = collect_views(data_folder.read("one"))
    keep_near(data_folder.file)
    assert schema_pages(data_folder.file)[-1] <= MAX_SCHEMA_PAGE
    assert collect_views(data_folder.read("one")) == before


@pytest.mark.parametrize("content", [b"", b"once upon a time " * 40], ids=["empty", "some text"])
def test_file_that_is_no_database_is_left_unchanged(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / DATABASE
    file.write_bytes(content)
    with pytest.raises(ValueError, match="not an SQLite database"):
        schema_pages(file)
    keep_near(file)
    assert file.read_bytes() == content


def test_failed_upgrade_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 40)
    before, whole = data_folder.ask("SELECT * FROM game_table"), database.migrate

    def killed(connection: Connection, revision: str = "head") -> None:
        whole(connection, revision)
        raise RuntimeError("killed just before the end")

    with later_schema():
        monkeypatch.setattr(database, "migrate", killed)
        with pytest.raises(RuntimeError):
            prepare_database(tmp_path)
        monkeypatch.undo()
        assert "example" not in list_tables(data_folder.file)
        assert data_folder.ask("SELECT * FROM game_table") == before
        prepare_database(tmp_path)
        with open_writer(tmp_path).connect() as connection:
            assert revision_of(connection) == LATER_REVISION
        assert data_folder.read("one").state.position == 40


def flip_bytes(file: Path, place: int, length: int = 64) -> None:
    data = bytearray(file.read_bytes())
    data[place : place + length] = bytes(byte ^ 0x5A for byte in data[place : place + length])
    file.write_bytes(data)


DAMAGES = {
    "the first page": lambda file: flip_bytes(file, 0),
    "a page in the middle": lambda file: flip_bytes(file, (file.stat().st_size // 8192) * 4096, 1200),
    "the end is missing": lambda file: file.write_bytes(file.read_bytes()[: file.stat().st_size // 2]),
    "some text": lambda file: file.write_text("once upon a time " * 400),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_damaged_database_is_refused_with_remedy(tmp_path: Path, damage: object) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 60)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    assert callable(damage)
    damage(data_folder.file)
    bytes_before = data_folder.file.read_bytes()
    with pytest.raises(DatabaseError) as refused:
        prepare_database(tmp_path)
    message = str(refused.value)
    assert str(data_folder.file) in message
    assert "damaged" in message
    assert all(command in message for command in ("tertulia doctor", "--repair", "tertulia restore"))
    assert "\n" not in message
    assert data_folder.file.read_bytes() == bytes_before


def test_newer_schema_is_refused(tmp_path: Path) -> None:
    DataFolder(tmp_path).damage("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(DatabaseError, match=rf"newer Tertulia \(its schema is 0999.*up to {REVISIONS[-1]}"):
        prepare_database(tmp_path)


def test_database_of_other_program_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(DatabaseError, match="another program"):
        prepare_database(tmp_path)
    assert list_tables(tmp_path / DATABASE) == {"recipes"}


def test_unwritable_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    with pytest.raises(DatabaseError, match=r"write permission.*--data"):
        prepare_database(tmp_path)


def test_unwritable_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    DataFolder(tmp_path)
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "query_only=ON"))
    with pytest.raises(DatabaseError, match=r"write permission.*--data"):
        prepare_database(tmp_path)


def test_locked_database_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "busy_timeout=50"))
    holder = sqlite3.connect(data_folder.file)
    holder.execute("BEGIN IMMEDIATE")
    with later_schema(), pytest.raises(DatabaseError, match="another program has locked it"):
        prepare_database(tmp_path)
    holder.close()


def test_upgrade_on_full_disk_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data_folder = DataFolder(tmp_path)
    data_folder.play("one", 40)
    data_folder.damage("VACUUM")
    monkeypatch.setattr(
        database, "PRAGMAS", (*database.PRAGMAS, "max_page_count=1")
    )  # no room for even a single further page
    with later_schema(), pytest.raises(DatabaseError, match="full"):
        prepare_database(tmp_path)
    assert "example" not in list_tables(data_folder.file)


def test_newest_schema_is_opened_without_alembic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_database(tmp_path)
    monkeypatch.delattr("alembic.script.ScriptDirectory.run_env")
    prepare_database(tmp_path)


@pytest.mark.parametrize("shape", [*REVISIONS, LATER_REVISION])
def test_schema_is_guessed_from_columns(shape: str) -> None:
    with later_schema(), create_engine("sqlite://").begin() as connection:
        database.migrate(connection, shape)
        opened = connection.connection.driver_connection
        assert isinstance(opened, sqlite3.Connection)
        assert _guessed_revision(opened, Path()) == shape


def test_guessed_schema_is_the_newest_if_table_is_missing() -> None:
    with later_schema(), create_engine("sqlite://").begin() as connection:
        database.migrate(connection)
        connection.exec_driver_sql("DROP TABLE health_check")
        opened = connection.connection.driver_connection
        assert isinstance(opened, sqlite3.Connection)
        assert _guessed_revision(opened, Path()) == LATER_REVISION
