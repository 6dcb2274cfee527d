"""Databases of earlier schemas are upgraded, moved to PostgreSQL and played on.

The upgrading program is a later version with a worked example of a migration (`tests/server/later_schema`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage import database as storage
from tertulia.server.storage.all_models import METADATA
from tertulia.server.storage.database import Database, DatabaseError, SqliteDatabase, migrate, revision_of
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.moving import copied_to_folder, move
from tests.cli.conftest import Tertulia, tertulia
from tests.server import postgres
from tests.server.asgi import site
from tests.server.databases import empty_database
from tests.server.later_schema.known import LATER_REVISION, later_schema
from tests.server.shapes.write import (
    REVISIONS,
    RUNS,
    SAVED_REVISIONS,
    create_database,
    create_postgres_database,
    query_rows,
)
from tests.server.storage.data_folder import SETS

pytestmark = pytest.mark.file

__all__ = ["tertulia"]
TABLE_REMARKS = [("open", "open"), ("other", "running"), ("over", "over"), ("runs", "running")]
"""What the example's migration writes, by table."""


@pytest.fixture
def later() -> Iterator[Callable[[], None]]:
    """A function that lets the later version of the program run from now on."""
    with contextlib.ExitStack() as stack:
        yield lambda: stack.enter_context(later_schema())


def test_models_match_migrated_schema_on_postgresql() -> None:
    with empty_database("postgresql", Path()) as database, database.writer().connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_models_match_migrated_columns_on_sqlite(tmp_path: Path) -> None:
    """The types differ on purpose: some tables are created by shorter statements there."""
    SqliteDatabase(tmp_path).prepare()
    for table in METADATA.sorted_tables:
        found = query_rows(tmp_path, f"SELECT name FROM pragma_table_info('{table.name}')")
        assert {name for (name,) in found} == {column.name for column in table.columns}, table.name
        indexes = query_rows(
            tmp_path, f"SELECT name FROM sqlite_schema WHERE tbl_name = '{table.name}' AND type = 'index'"
        )
        named = {str(name) for (name,) in indexes if not str(name).startswith("sqlite_")}
        assert named == {index.name for index in table.indexes}, table.name


def test_each_earlier_schema_has_a_sample() -> None:
    """After a change of the schema, store a sample of the previous one: `python -m tests.server.shapes.write`."""
    assert REVISIONS[:-1] == SAVED_REVISIONS


def read_facts(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Data that an upgrade must not change."""
    return {
        "guests": query_rows(folder, "SELECT id, name, language, updated FROM guest ORDER BY id"),
        "tables": query_rows(
            folder,
            "SELECT id, game, game_version, components, options, public, phase, host, key, version, actors FROM game_table "
            "ORDER BY id",
        ),
        "seats": query_rows(folder, "SELECT table_id, seat, kind, guest, name, bot FROM seat ORDER BY table_id, seat"),
        "log": query_rows(
            folder, "SELECT table_id, ply, seat, action, notation, shared, viewer_lines FROM log ORDER BY table_id, ply"
        ),
        "snapshots": query_rows(folder, "SELECT table_id, ply, state FROM snapshot ORDER BY table_id"),
    }


async def check_playable(folder: Path, database: str | None = None) -> None:
    """Check that players find their tables unchanged and can play on."""
    people = {str(name): GuestId(str(guest)) for guest, name in query_rows(folder, "SELECT id, name FROM guest")}
    ana, bea = people["Añá"], people["Bea"]
    async with site(folder, database=database) as server:

        async def send_request(guest: GuestId, path: str, body: Any = None) -> Any:
            answer = await server.ask(guest, "GET" if body is None else "POST", f"/api/tables/{path}", body)
            return {"status": answer.status, **msgspec.json.decode(answer.body)}

        now = await send_request(ana, "runs")
        assert (now["phase"], [line["ply"] for line in now["log"]]) == ("running", [*range(now["position"] + 1)])
        assert now["position"] >= RUNS
        if now["seats"][1]["bot"] is not None:
            assert (await send_request(bea, "runs/back", {"seat": 1}))["status"] == 200
        for guest in (ana, bea) * 2:
            now = await send_request(guest, "runs")
            if now["legal"]:
                body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
                assert (await send_request(guest, "runs/moves", body))["status"] == 200
                assert (await send_request(guest, "runs"))["position"] == now["position"] + 1
        over = await send_request(bea, "over")
        assert (over["phase"], over["log"][-1]["ply"]) == ("over", over["position"])
        assert (await send_request(ana, "open"))["phase"] == "open"
        assert (await send_request(ana, "other"))["legal"]
        begun = await send_request(ana, "over/practice", {"seat": 0, "ply": 12, "bot": "random"})
        assert begun["status"] == 201, "a finished game is replayed with its key"


@pytest.mark.parametrize("shape", REVISIONS)
async def test_upgraded_folder_is_playable(shape: str, later: Callable[[], None], tmp_path: Path) -> None:
    create_database(shape, tmp_path)
    later()
    before = read_facts(tmp_path)
    SqliteDatabase(tmp_path).prepare()
    assert query_rows(tmp_path, "SELECT version_num FROM alembic_version") == [(LATER_REVISION,)]
    assert query_rows(tmp_path, "SELECT id, remark FROM game_table WHERE id != 'practice' ORDER BY id") == TABLE_REMARKS
    assert read_facts(tmp_path) == before
    report = check(tmp_path, SETS)
    assert (report.shape, report.tables, report.fine) == (LATER_REVISION, len(before["tables"]), len(before["tables"]))
    await check_playable(tmp_path)


@pytest.mark.parametrize("shape", REVISIONS)
async def test_upgraded_postgresql_database_is_playable(shape: str, later: Callable[[], None], tmp_path: Path) -> None:
    old, now = tmp_path / "old", tmp_path / "now"
    create_database(shape, old)
    with postgres.get_server().open_database() as address:
        create_postgres_database(address, shape, old)
        later()
        database = PostgresDatabase(address)
        database.prepare()
        with database.writer().connect() as connection:
            assert revision_of(connection) == LATER_REVISION
        now.mkdir()
        copied_to_folder(database, old, now)
        assert read_facts(now) == read_facts(old)
        await check_playable(old, address)


@pytest.mark.parametrize("shape", REVISIONS)
async def test_older_folder_migrates_to_postgresql(shape: str, later: Callable[[], None], tmp_path: Path) -> None:
    create_database(shape, tmp_path)
    later()
    with postgres.get_server().open_database() as address:
        moved = move(SqliteDatabase(tmp_path), PostgresDatabase(address), SETS, lambda done, of: None)
        assert moved.unplayable == []
        await check_playable(tmp_path, address)


def downgrade(engine: Engine, revision: str) -> None:
    """Bring a database back to an earlier revision."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = storage._config()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_downgraded_database_is_upgraded_again(kind: str, later: Callable[[], None], tmp_path: Path) -> None:
    create_database(REVISIONS[-1], tmp_path)
    later()
    with contextlib.ExitStack() as stack:
        address: str | None = None
        database: Database = SqliteDatabase(tmp_path)
        database.prepare()
        if kind == "postgresql":
            address = stack.enter_context(postgres.get_server().open_database())
            database = PostgresDatabase(address)
            move(SqliteDatabase(tmp_path), database, SETS, lambda done, of: None)
        engine = database.writer()
        downgrade(engine, REVISIONS[-1])
        with engine.begin() as connection:
            assert revision_of(connection) == REVISIONS[-1]
            migrate(connection)
            assert connection.exec_driver_sql("SELECT id, remark FROM game_table ORDER BY id").all() == TABLE_REMARKS
        engine.dispose()
        await check_playable(tmp_path, address)


def test_first_schema_cannot_be_downgraded(tmp_path: Path) -> None:
    create_database(REVISIONS[-1], tmp_path)
    before = read_facts(tmp_path)
    with pytest.raises(NotImplementedError, match="no schema before"):
        downgrade(SqliteDatabase(tmp_path).writer(), "base")
    assert read_facts(tmp_path) == before


def test_newer_schema_is_refused(tmp_path: Path, tertulia: Tertulia) -> None:
    create_database(REVISIONS[-1], tmp_path / "old")
    with later_schema():
        SqliteDatabase(tmp_path / "old").prepare()
    with postgres.get_server().open_database() as address:
        database = PostgresDatabase(address)
        with later_schema():
            database.prepare()
        with pytest.raises(
            DatabaseError, match=rf"newer Tertulia \(its schema is {LATER_REVISION}.*install that version"
        ):
            database.prepare()
        refused = tertulia("migrate", "--from", str(tmp_path / "old"), "--to", address)
        assert (refused.status, "newer Tertulia" in refused.err, "Traceback" in refused.err) == (2, True, False)
    for arguments in (["migrate", "--to", str(tmp_path / "new"), "--from"], ["doctor", "--data"], ["serve", "--data"]):
        refused = tertulia(*arguments, str(tmp_path / "old"))
        assert (refused.status, "newer Tertulia" in refused.err, "Traceback" in refused.err) == (2, True, False), (
            arguments
        )


def test_game_of_other_rules_is_unchanged(tmp_path: Path, tertulia: Tertulia) -> None:
    """A repair does not set the game back, and its record can be exported."""
    create_database(REVISIONS[-1], tmp_path / "data")
    log = "SELECT ply, seat, action, notation, viewer_lines FROM log WHERE table_id = 'runs' ORDER BY ply"
    with SqliteDatabase(tmp_path / "data").writer().begin() as connection:
        connection.exec_driver_sql("UPDATE game_table SET game_version = 0 WHERE id = 'runs'")
        connection.exec_driver_sql("UPDATE snapshot SET state = x'789c030000000001' WHERE table_id = 'runs'")
        connection.exec_driver_sql("UPDATE log SET notation = 'take 6' WHERE ply = 2 AND table_id = 'runs'")
    before = query_rows(tmp_path / "data", log)
    looked = tertulia("doctor", "--data", str(tmp_path / "data"), "--repair")
    assert looked.status == 0
    why = f"version {find_game(usual.RICH).version} of the rules does not allow"
    assert f"- table runs: this table was played by a different version of the rules: {why}" in looked.out
    assert query_rows(tmp_path / "data", log) == before
    assert tertulia("doctor", "--data", str(tmp_path / "data"), "--export", str(tmp_path / "records")).status == 0
    record = msgspec.json.decode((tmp_path / "records" / f"{usual.RICH}-runs.json").read_bytes())
    assert len(record["actions"]) == len(before) - 1
    for action, (*_, notation, _viewer_lines) in zip(record["actions"], before[1:], strict=True):
        assert action.endswith(str(notation))
