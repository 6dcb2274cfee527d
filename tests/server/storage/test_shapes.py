"""Databases of every earlier schema: this program upgrades them and moves them to PostgreSQL, and their games go on."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Engine

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage import database as shapes
from tertulia.server.storage.database import Database, DatabaseError, SqliteDatabase, migrate, revision_of
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep.checking import check
from tertulia.server.storage.upkeep.moving import move
from tests.cli.conftest import Tertulia, tertulia
from tests.server import postgres
from tests.server.asgi import site
from tests.server.shapes.kept import BETWEEN, RUNS, SHAPES, WRITTEN, lay, rows
from tests.server.storage.data_folder import SETS

pytestmark = pytest.mark.file

__all__ = ["tertulia"]
WITH_SETS = "0009"
"""From this revision on, a database stores the component set of each table."""
REFUSED = dict.fromkeys((shape for shape in SHAPES if shape < WITH_SETS), "components-changed")
"""The error code that refuses the table `other`.

Databases before `WITH_SETS` store no component sets, and today's set differs.
"""
NO_WAY_BACK = "0002"
"""The revision that cannot be downgraded: before it, logs were not packed."""
HANDED = "0006"
"""From this revision on, a bot plays for the second guest of the running game."""


def test_each_earlier_shape_has_its_file() -> None:
    """After a change of the schema, store a sample of the previous one: `python -m tests.server.shapes.write`."""
    assert sorted({*SHAPES[:-1]} - {*WRITTEN}) == list(BETWEEN)


def facts(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Data that exists in every schema, and that an upgrade must not change."""
    return {
        "guests": rows(folder, "SELECT id, name, language, seen FROM guest ORDER BY id"),
        "tables": rows(
            folder,
            "SELECT id, game, game_version, components, options, public, phase, host, key, version, actors FROM game_table "
            "ORDER BY id",
        ),
        "seats": rows(folder, "SELECT table_id, seat, kind, guest, name, bot FROM seat ORDER BY table_id, seat"),
        "log": rows(
            folder, "SELECT table_id, ply, seat, action, notation, shared, told FROM log ORDER BY table_id, ply"
        ),
        "last": rows(
            folder,
            "SELECT table_id, ply, state FROM snapshot AS one WHERE ply = "
            "(SELECT max(ply) FROM snapshot AS other WHERE other.table_id = one.table_id) ORDER BY table_id",
        ),
    }


def test_a_game_of_other_rules_is_kept_as_it_is(tmp_path: Path, tertulia: Tertulia) -> None:
    """The snapshot's other size is no damage: a repair does not set the game back, and its record can be exported."""
    lay("0006", tmp_path / "data")
    SqliteDatabase(tmp_path / "data").prepare()
    log = "SELECT ply, seat, action, notation, told FROM log WHERE table_id = 'other' ORDER BY ply"
    before = rows(tmp_path / "data", log)
    # With today's components only the rules differ.
    with SqliteDatabase(tmp_path / "data").writer().begin() as connection:
        connection.exec_driver_sql(
            "UPDATE game_table SET components = ? WHERE id = 'other'", (SETS.usual(usual.RICH).components.hash,)
        )
    looked = tertulia("doctor", "--data", str(tmp_path / "data"), "--repair")
    assert looked.status == 0
    why = f"version {find_game(usual.RICH).version} of the rules does not allow"
    assert f"- table other: this table was played by other rules: {why}" in looked.out
    assert rows(tmp_path / "data", log) == before
    assert tertulia("doctor", "--data", str(tmp_path / "data"), "--export", str(tmp_path / "records")).status == 0
    (record,) = (tmp_path / "records").glob(f"{usual.RICH}-*.json")
    told = msgspec.json.decode(record.read_bytes())
    assert len(told["actions"]) == len(before) - 1
    for action, (*_, notation, _told) in zip(told["actions"], before[1:], strict=True):
        assert action.endswith(str(notation))


async def refusal_of_other(folder: Path, database: str | None) -> object:
    """Return the error code with which the server refuses the table `other`, or None if it opens the table."""
    ((ana,),) = rows(folder, "SELECT id FROM guest WHERE name = 'Añá'")
    async with site(folder, database=database) as server:
        answer = await server.ask(GuestId(str(ana)), "GET", "/api/tables/other")
        return msgspec.json.decode(answer.body).get("error")


async def goes_on(folder: Path, shape: str, database: str | None = None, refused: str | None = None) -> None:
    """Check that players find their tables unchanged and can play on.

    `refused` is the error code of the table `other`.
    """
    people = {str(name): GuestId(str(guest)) for guest, name in rows(folder, "SELECT id, name FROM guest")}
    ana, bea = people["Añá"], people["Bea"]
    async with site(folder, database=database) as server:

        async def asked(guest: GuestId, path: str, body: Any = None) -> Any:
            answer = await server.ask(guest, "GET" if body is None else "POST", f"/api/tables/{path}", body)
            return {"status": answer.status, **msgspec.json.decode(answer.body)}

        now = await asked(ana, "runs")
        assert (now["phase"], [line["ply"] for line in now["log"]]) == ("running", [*range(now["position"] + 1)])
        assert now["position"] >= RUNS
        if shape >= HANDED:
            assert (await asked(bea, "runs/back", {"seat": 1}))["status"] == 200
        for guest in (ana, bea) * 2:
            now = await asked(guest, "runs")
            if now["legal"]:
                body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
                assert (await asked(guest, "runs/moves", body))["status"] == 200
                assert (await asked(guest, "runs"))["position"] == now["position"] + 1
        over = await asked(bea, "over")
        assert (over["phase"], over["log"][-1]["ply"]) == ("over", over["position"])
        assert (await asked(ana, "open"))["phase"] == "open"
        other = await asked(ana, "other")
        assert other.get("error") == refused, other
        assert bool(other.get("legal")) == (refused is None)
        begun = await asked(ana, "over/practice", {"seat": 0, "ply": 12, "bot": "random"})
        assert begun["status"] == 201, "a game that is over is played again with its key"


@pytest.mark.proof_for("0002", "0003", "0004", "0005", "0006", "0007", "0009", "0010", "0011", "0012", "0013", "0014")
@pytest.mark.parametrize("shape", SHAPES)
async def test_a_folder_of_that_shape_goes_on(shape: str, tmp_path: Path) -> None:
    lay(shape, tmp_path)
    before = facts(tmp_path)
    SqliteDatabase(tmp_path).prepare()
    assert rows(tmp_path, "SELECT version_num FROM alembic_version") == [(SHAPES[-1],)]
    assert facts(tmp_path) == before
    report = check(tmp_path, SETS)
    assert (report.tables, report.fine) == (len(before["tables"]), len(before["tables"]) - (shape in REFUSED))
    await goes_on(tmp_path, shape, refused=REFUSED.get(shape))


@pytest.mark.parametrize(
    "shape", [WRITTEN[0], WRITTEN[-1], *(pytest.param(each, marks=pytest.mark.proof) for each in WRITTEN[1:-1])]
)
async def test_a_folder_of_that_shape_moves_to_postgresql(shape: str, tmp_path: Path) -> None:
    lay(shape, tmp_path)
    with postgres.server().database() as address:
        moved = move(SqliteDatabase(tmp_path), PostgresDatabase(address), SETS, lambda done, of: None)
        assert len(moved.unplayable) == (shape in REFUSED)
        await goes_on(tmp_path, shape, address, refused=REFUSED.get(shape))


def to(engine: Engine, revision: str) -> None:
    """Downgrade a database to an older revision."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = shapes._config()
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def to_each_and_back(database: Database, revisions: Sequence[str]) -> None:
    engine = database.writer()
    for revision in revisions:
        to(engine, revision)
        with engine.connect() as connection:
            assert revision_of(connection) == revision
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_where_there_is_a_way_back_it_can_be_gone(kind: str, tmp_path: Path) -> None:
    lay(WRITTEN[-1], tmp_path)
    folder = SqliteDatabase(tmp_path)
    folder.prepare()
    back = [shape for shape in SHAPES[::-1] if NO_WAY_BACK <= shape < SHAPES[-1]]
    keeps_sets = [shape for shape in back if shape >= WITH_SETS]
    with contextlib.ExitStack() as stack:
        address: str | None = None
        database: Database = folder
        if kind == "postgresql":
            address = stack.enter_context(postgres.server().database())
            database = PostgresDatabase(address)
            move(folder, database, SETS, lambda done, of: None)
        to_each_and_back(database, keeps_sets)
        assert await refusal_of_other(tmp_path, address) is None
        to_each_and_back(database, back)
        await goes_on(tmp_path, WRITTEN[-1], address, refused=REFUSED[NO_WAY_BACK])


def test_where_there_is_no_way_back_it_is_said(tmp_path: Path) -> None:
    lay(NO_WAY_BACK, tmp_path)
    before = facts(tmp_path)
    with pytest.raises(NotImplementedError, match="restore a backup"):
        to(SqliteDatabase(tmp_path).writer(), "0001")
    assert facts(tmp_path) == before


def test_a_newer_shape_is_refused_on_both(tmp_path: Path, tertulia: Tertulia) -> None:
    lay(WRITTEN[-1], tmp_path / "old")
    newer = "UPDATE alembic_version SET version_num = '0099'"
    with postgres.server().database() as address:
        database = PostgresDatabase(address)
        database.prepare()
        with database.writer().begin() as connection:
            connection.exec_driver_sql(newer)
        with pytest.raises(DatabaseError, match=r"newer Tertulia \(its shape is 0099.*install that version"):
            database.prepare()
        refused = tertulia("migrate", "--from", str(tmp_path / "old"), "--to", address)
        assert (refused.status, "newer Tertulia" in refused.err, "Traceback" in refused.err) == (2, True, False)
    with SqliteDatabase(tmp_path / "old").writer().begin() as connection:
        connection.exec_driver_sql(newer)
    for asked in (["migrate", "--to", str(tmp_path / "new"), "--from"], ["doctor", "--data"], ["serve", "--data"]):
        refused = tertulia(*asked, str(tmp_path / "old"))
        assert (refused.status, "newer Tertulia" in refused.err, "Traceback" in refused.err) == (2, True, False), asked
