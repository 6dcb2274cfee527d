"""A database of Tertulia 0.1 is refused with one sentence that says how to export its games, and is not changed."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tertulia.server.storage.database import DATABASE, DatabaseError, SqliteDatabase, known_revisions, prepare_database
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep import backup
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.moving import copied_to_folder
from tertulia.server.storage.upkeep.opening import UpkeepError
from tests.cli.conftest import Tertulia, bare, tertulia
from tests.server import postgres
from tests.server.storage.data_folder import SETS

pytestmark = pytest.mark.file

__all__ = ["bare", "tertulia"]
REVISIONS = ("0001", "0020")
"""The first and the last revision of Tertulia 0.1."""
STATEMENTS = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)",
    "CREATE TABLE game_table (id VARCHAR(32) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL)",
    "CREATE TABLE log (table_id VARCHAR(32) NOT NULL, ply INTEGER NOT NULL, told TEXT NOT NULL)",
    "INSERT INTO game_table VALUES ('one', 'granada')",
    "INSERT INTO log VALUES ('one', 0, '[{}]')",
)


@pytest.fixture(params=REVISIONS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder with a database of an old revision."""
    folder = tmp_path / "old"
    folder.mkdir(mode=0o700)
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        for statement in (*STATEMENTS, f"INSERT INTO alembic_version VALUES ('{request.param}')"):
            connection.execute(statement)
    (folder / "secret").write_bytes(b"a secret of thirty-two bytes, now")
    return folder


def test_start_refuses_old_folder(old: Path) -> None:
    before = (old / DATABASE).read_bytes()
    with pytest.raises(DatabaseError) as refused:
        prepare_database(old)
    message = str(refused.value)
    assert message.startswith(f"{old / DATABASE} was written by Tertulia 0.1 (schema 00")
    assert "was not changed" in message
    assert "with version 0.1 (`tertulia doctor --data FOLDER --export DIR`)" in message
    assert "\n" not in message
    assert (old / DATABASE).read_bytes() == before


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "command",
    [
        "doctor --data OLD",
        "doctor --repair --data OLD",
        "doctor --data OLD --export NEW",
        "backup NEW --data OLD",
        "migrate --from OLD --to NEW",
        "migrate --from NEW --to OLD",
        "admin --log --data OLD",
        "admin --find ana --data OLD",
        "sets granada --data OLD",
    ],
)
def test_command_refuses_old_folder(old: Path, command: str, tmp_path: Path, tertulia: Tertulia) -> None:
    before = (old / DATABASE).read_bytes()
    if "--from NEW" in command:
        SqliteDatabase(tmp_path / "new").folder.mkdir()
        SqliteDatabase(tmp_path / "new").prepare()
    places = {"OLD": str(old), "NEW": str(tmp_path / "new")}
    ran = tertulia(*(places.get(word, word) for word in command.split()))
    assert (ran.status, "Traceback" in ran.err) == (2, False), ran
    assert "was written by Tertulia 0.1" in ran.err
    assert ran.err.count("\n") == 1
    assert (old / DATABASE).read_bytes() == before
    file_names = {path.name for path in old.iterdir()}
    assert file_names <= {DATABASE, "secret", "lock", f"{DATABASE}-shm", f"{DATABASE}-wal"}


def test_restore_refuses_old_backup(old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as as_before:
        as_before.setattr(backup, "_check_database", lambda *_: ("0020", 1))
        backup.back_up(old, tmp_path / "backup.tar.gz")
    with pytest.raises(UpkeepError, match=r"was written by Tertulia 0\.1"):
        backup.bring_back(tmp_path / "backup.tar.gz", tmp_path / "new")
    assert not (tmp_path / "new" / DATABASE).exists()


def test_check_refuses_old_folder_without_revision(old: Path) -> None:
    """Otherwise a repair would take its tables for damaged ones."""
    with contextlib.closing(sqlite3.connect(old / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM alembic_version")
    before = (old / DATABASE).read_bytes()
    with pytest.raises(UpkeepError, match="use the version that wrote it"):
        check(old, SETS)
    assert (old / DATABASE).read_bytes() == before


@pytest.mark.parametrize("revision", REVISIONS)
def test_old_postgresql_database_is_refused(revision: str, tmp_path: Path, tertulia: Tertulia) -> None:
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        with database.writer().begin() as connection:
            for statement in (*STATEMENTS, f"INSERT INTO alembic_version VALUES ('{revision}')"):
                connection.exec_driver_sql(statement)
        sentence = r"written by Tertulia 0\.1 .*`tertulia doctor --database ADDRESS --export DIR`"
        with pytest.raises(DatabaseError, match=sentence):
            database.prepare()
        with pytest.raises(UpkeepError, match=sentence):
            copied_to_folder(database, tmp_path, tmp_path)
        ran = tertulia("sets", "granada", "--data", str(tmp_path / "none"), "--database", address)
        assert (ran.status, "written by Tertulia 0.1" in ran.err) == (2, True)
        with database.writer().connect() as connection:
            found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
            assert (found, len(connection.exec_driver_sql("SELECT * FROM log").all())) == (revision, 1)


def test_first_revision_is_above_those_of_tertulia_0_1() -> None:
    assert known_revisions()[0] > REVISIONS[-1]
