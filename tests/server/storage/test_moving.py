"""Moving a site between SQLite and PostgreSQL, and back: every row is kept, and running games go on."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from tertulia.server.backends import make_relay
from tertulia.server.live.relay import BrokerError
from tertulia.server.settings import Settings
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.analyses import FORMAT
from tertulia.server.storage.changes import Change
from tertulia.server.storage.database import Database, DatabaseError, SqliteDatabase
from tertulia.server.storage.folder import FolderInUse, hold_folder
from tertulia.server.storage.packing import packed_row
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.stored import read_stored
from tertulia.server.storage.upkeep import moving
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.moving import MOVED, copied_to_folder, move
from tertulia.server.storage.upkeep.opening import UpkeepError
from tests.cli.conftest import Tertulia, tertulia
from tests.server import postgres
from tests.server.storage.data_folder import ANA, SETS, DataFolder, collect_views

pytestmark = pytest.mark.file

__all__ = ["tertulia"]
NOW = datetime(2026, 3, 4, 5, 6, 7, 89, tzinfo=UTC)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> DataFolder:
    """A folder with a running game, a packed finished game, an open table, an analysis and a guest."""
    data_folder = DataFolder(tmp_path_factory.mktemp("full"))
    data_folder.play("runs", 40)
    data_folder.play("over", 5000)
    data_folder.open("open")
    with data_folder.writer.connect() as connection:
        stored = read_stored(connection, "over")
    assert stored is not None
    data_folder.write(
        Change(
            "over", packed=packed_row(stored), analysis={"table_id": "over", "format": FORMAT, "packed": b"\x00\xff"}
        ),
        Change(guest={"id": ANA, "name": "Añá 🌶", "language": "es", "updated": NOW}),
    )
    data_folder.writer.dispose()
    return data_folder


@pytest.fixture(params=postgres.find_versions())
def server(request: pytest.FixtureRequest) -> Iterator[Database]:
    """An empty PostgreSQL database, for each available version."""
    with postgres.get_server(request.param).open_database() as address:
        yield PostgresDatabase(address)


def read_rows(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    with engine.connect() as connection:
        return {table.name: sorted(map(tuple, connection.execute(table.select())), key=repr) for table in MOVED}


@pytest.mark.proof_for("15", "18")
def test_migration_and_return_keep_every_row(full: DataFolder, server: Database, tmp_path: Path) -> None:
    there = move(SqliteDatabase(full.folder), server, SETS, lambda done, of: None)
    assert (there.tables, there.unplayable) == (3, [])
    arrived = server.writer()
    assert read_rows(arrived) == read_rows(full.writer)
    arrived.dispose()
    assert len(MOVED) == len(METADATA.tables) - 1
    back = move(server, SqliteDatabase(tmp_path / "back"), SETS, lambda done, of: None)
    assert back == there
    returned = DataFolder(tmp_path / "back")
    assert read_rows(returned.writer) == read_rows(full.writer)
    assert [collect_views(returned.read(name)) for name in ("runs", "over", "open")] == [
        collect_views(full.read(name)) for name in ("runs", "over", "open")
    ]


def test_migration_to_database_with_games_is_refused(full: DataFolder, tmp_path: Path) -> None:
    other = DataFolder(tmp_path)
    other.open("mine")
    other.writer.dispose()
    before = read_rows(other.writer)
    with pytest.raises(UpkeepError, match="already has games"):
        move(SqliteDatabase(full.folder), SqliteDatabase(tmp_path), SETS, lambda done, of: None)
    assert read_rows(other.writer) == before


def test_migration_of_missing_folder_creates_nothing(tmp_path: Path) -> None:
    with pytest.raises(UpkeepError, match="no games found in"):
        move(SqliteDatabase(tmp_path / "none"), SqliteDatabase(tmp_path / "new"), SETS, lambda done, of: None)
    assert not (tmp_path / "none").exists()


def test_folder_of_running_server_is_not_migrated(full: DataFolder, tmp_path: Path) -> None:
    with hold_folder(full.folder), pytest.raises(FolderInUse):
        move(SqliteDatabase(full.folder), SqliteDatabase(tmp_path), SETS, lambda done, of: None)


def test_database_of_running_server_is_not_migrated(full: DataFolder, tmp_path: Path) -> None:
    """Neither as the source nor as the target: moves played meanwhile would be lost."""
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        database.prepare()
        working = database.writer(serving=True)
        try:
            for source, target in ((database, SqliteDatabase(tmp_path)), (SqliteDatabase(full.folder), database)):
                with (
                    working.connect(),
                    pytest.raises(UpkeepError, match="a server uses"),
                ):
                    move(source, target, SETS, lambda *_: None)
        finally:
            working.dispose()
        assert move(SqliteDatabase(full.folder), database, SETS, lambda *_: None).tables


def test_server_start_during_migration_stops_it(full: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        database.prepare()
        working, played = database.writer(serving=True), moving._played_again

        def meanwhile(*arguments: Any) -> Any:
            connections.append(working.connect())
            return played(*arguments)

        connections: list[Any] = []
        monkeypatch.setattr(moving, "_played_again", meanwhile)
        try:
            with pytest.raises(UpkeepError, match="a server uses"):
                move(SqliteDatabase(full.folder), database, SETS, lambda *_: None)
        finally:
            connections[0].close()
            working.dispose()
        monkeypatch.undo()
        assert move(SqliteDatabase(full.folder), database, SETS, lambda *_: None).tables


def test_changed_row_stops_migration(full: DataFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digest = moving._digest

    def wrong(table: object, connection: object) -> int:
        return digest(table, connection) + (str(tmp_path) in str(connection.engine.url))  # type: ignore[arg-type,attr-defined]

    monkeypatch.setattr(moving, "_digest", wrong)
    with pytest.raises(UpkeepError, match=r"the rows of .* differ from those in"):
        move(SqliteDatabase(full.folder), SqliteDatabase(tmp_path), SETS, lambda done, of: None)
    assert not any(read_rows(SqliteDatabase(tmp_path).writer()).values())


def test_damaged_tables_stop_migration(full: DataFolder, tmp_path: Path) -> None:
    damaged = DataFolder(tmp_path / "damaged")
    damaged.play("one", 10)
    damaged.damage("UPDATE game_table SET updated = '9999-99-99'")
    with pytest.raises(UpkeepError, match="doctor --repair"):
        move(SqliteDatabase(damaged.folder), SqliteDatabase(tmp_path / "new"), SETS, lambda done, of: None)
    assert full


def test_missing_driver_names_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(DatabaseError, match=r"pip install 'tertulia\[site\]'"):
        PostgresDatabase("postgresql://localhost/tertulia")
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(BrokerError, match=r"pip install 'tertulia\[site\]'"):
        make_relay(Settings(data=Path(), broker="redis://localhost"))


def test_postgresql_is_checked_and_backed_up_like_folder(full: DataFolder, tmp_path: Path, tertulia: Tertulia) -> None:
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        move(SqliteDatabase(full.folder), database, SETS, lambda done, of: None)
        (tmp_path / "copy").mkdir(mode=0o700)
        copied_to_folder(database, full.folder, tmp_path / "copy")
        report = check(tmp_path / "copy", SETS)
        assert (report.tables, report.fine) == (3, 3)
        file, data = tmp_path / "b.tar.gz", ["--data", str(full.folder)]
        assert tertulia("backup", str(file), "--database", address, *data).status == 0
        assert gzip.decompress(file.read_bytes())
        assert tertulia("restore", str(file), "--data", str(tmp_path / "restored")).status == 0
        assert read_rows(SqliteDatabase(tmp_path / "restored").writer()) == read_rows(full.writer)
        assert (tmp_path / "restored" / "secret").read_bytes() == (full.folder / "secret").read_bytes()
        refused = tertulia("doctor", "--repair", "--database", address)
        assert (refused.status, "data folder" in refused.err) == (2, True)


def test_migrate_command_reports_migrated_tables(full: DataFolder, tmp_path: Path, tertulia: Tertulia) -> None:
    with postgres.get_server().open_database() as address:
        done = tertulia("migrate", "--from", str(full.folder), "--to", address)
        assert (done.status, "3 tables" in done.out, "secret" in done.out) == (0, True, True)
        again = tertulia("migrate", "--from", str(full.folder), "--to", address)
        assert (again.status, "already has games" in again.err) == (2, True)
    for wrong in ("mysql://localhost/x", "postgresql://", "postgresql://nobody@127.0.0.1:1/none"):
        refused = tertulia("migrate", "--from", str(full.folder), "--to", wrong)
        assert (refused.status, "Traceback" in refused.err) == (2, False), refused.err
    folder = tmp_path / "new"
    assert tertulia("migrate", "--from", str(full.folder), "--to", str(folder)).status == 0
    assert (folder / "secret").read_bytes() == (full.folder / "secret").read_bytes()


def test_backup_is_restored_to_postgresql(full: DataFolder, tertulia: Tertulia, tmp_path: Path) -> None:
    file, new, copied = str(tmp_path / "games.tar.gz"), tmp_path / "new", tmp_path / "copied"
    assert tertulia("backup", file, "--data", str(full.folder)).status == 0
    with postgres.get_server().open_database() as address:
        where = ["--data", str(new), "--database", address]
        ran = tertulia("restore", file, *where)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith("3 tables of ")
        assert (new / "secret").read_bytes() == (full.folder / "secret").read_bytes()
        assert (new / "secret").stat().st_mode & 0o077 == 0
        looked = tertulia("doctor", *where)
        assert (looked.status, looked.out.splitlines()[-1]) == (0, "No problems found."), looked.out
        assert tertulia("migrate", "--from", address, "--to", str(copied)).status == 0
        assert [collect_views(DataFolder(copied).read(name)) for name in ("runs", "over")] == [
            collect_views(full.read(name)) for name in ("runs", "over")
        ]
        again = tertulia("restore", file, *where)
        assert (again.status, "already has games" in again.err) == (2, True)
    with postgres.get_server().open_database() as address:
        (new / "secret").write_bytes(b"another secret, of another site!")
        ran = tertulia("restore", file, "--data", str(new), "--database", address)
        assert (ran.status, "has another secret" in ran.err) == (2, True)
        assert tertulia("migrate", "--from", address, "--to", str(tmp_path / "empty")).out.startswith("0 tables")
