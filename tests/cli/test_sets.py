"""`tertulia sets`: the host publishes component sets for all tables while the server runs."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bench import usual
from tertulia.kernel.registry import find_game
from tertulia.play import Match, save_record
from tertulia.server.storage.database import SqliteDatabase, known_revisions, migrate, revision_of
from tertulia.server.storage.postgres import PostgresDatabase
from tertulia.server.storage.upkeep.administration import sets_in
from tests.cli.conftest import Tertulia
from tests.server import postgres
from tests.server.asgi import site
from tests.server.conftest import Guest, RunningServer
from tests.server.later_schema.known import later_schema
from tests.server.own_sets import make_own_set
from tests.server.storage.data_folder import DataFolder

GAME = find_game(usual.RICH)
SEATS = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


def write_set(folder: Path, name: str, seed: int = 1) -> str:
    file = folder / f"{name}-{seed}.json"
    file.write_bytes(msgspec.json.encode(make_own_set(GAME, name, seed)))
    return str(file)


def test_running_server_offers_published_sets(tertulia: Tertulia, tmp_path: Path) -> None:
    server = RunningServer(tmp_path / "games")
    data = ("--data", str(server.data))
    try:
        assert tertulia("sets", GAME.name, *data).out == f"{server.data} has no component set of {GAME.name}.\n"
        for name in ("My box", "Your box"):
            ran = tertulia("sets", GAME.name, "--publish", write_set(tmp_path, name), *data)
            assert (ran.status, ran.err) == (0, "")
            assert ran.out.startswith(f"'{name}' is published; ")
        guest = Guest(server.address)
        offered = guest.get(f"sets/{GAME.name}").json()
        assert [one["name"] for one in offered] == ["My box", "Your box"]
        assert all(one["changes"] > 0 and one["added"].endswith("Z") for one in offered)
        table = guest.open(SEATS, game=GAME.name, components={"digest": offered[0]["digest"]})
        assert guest.table(table)["components"]["name"] == "My box"
        ran = tertulia("sets", GAME.name, "--withdraw", "My box", *data)
        assert (ran.status, ran.out) == (0, "'My box' is withdrawn; 1 table keeps it.\n")
        assert [one["name"] for one in guest.get(f"sets/{GAME.name}").json()] == ["Your box"]
        assert guest.post(f"tables/{table}/start").status_code == 200
        listed = json.loads(tertulia("sets", GAME.name, "--json", *data).out)
        assert [(one["name"], one["listed"], one["tables"]) for one in listed] == [
            ("My box", False, 1),
            ("Your box", True, 0),
        ]
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("source", ["the command line", "the settings file"])
async def test_servers_of_one_database_offer_published_sets(source: str, tertulia: Tertulia, tmp_path: Path) -> None:
    with postgres.get_server().open_database(prepared=True) as address:
        where = ["--data", str(tmp_path), "--database", address]
        if source == "the settings file":
            (tmp_path / "site.toml").write_text(f"data = '.'\ndatabase = '{address}'\n", encoding="utf-8")
            where = ["--config", str(tmp_path / "site.toml")]
        assert tertulia("sets", GAME.name, *where).out.endswith(f" has no component set of {GAME.name}.\n")
        ran = tertulia("sets", GAME.name, "--publish", write_set(tmp_path, "My box"), *where)
        assert (ran.status, ran.err) == (0, "")
        async with site(tmp_path, database=address) as server:
            answer = await server.ask(server.signer.new_guest(), "GET", f"/api/sets/{GAME.name}")
            assert [one["name"] for one in msgspec.json.decode(answer.body)] == ["My box"]
            for seed in (1, 2):  # first again, then a different set of that name
                assert tertulia("sets", GAME.name, "--publish", write_set(tmp_path, "My box", seed), *where).status == 0
            assert tertulia("sets", GAME.name, "--withdraw", "My box", *where).status == 0
            answer = await server.ask(server.signer.new_guest(), "GET", f"/api/sets/{GAME.name}")
            assert msgspec.json.decode(answer.body) == []
        listed = json.loads(tertulia("sets", GAME.name, "--json", *where).out)
        assert [(one["name"], one["listed"]) for one in listed] == [("My box", False)] * 2
        assert not (tmp_path / "tertulia.sqlite").exists()


def test_database_of_other_schema_is_refused(tertulia: Tertulia, tmp_path: Path) -> None:
    with postgres.get_server().open_database() as address:
        where = ["--data", str(tmp_path), "--database", address]
        engine = PostgresDatabase(address).writer()
        with engine.begin() as connection:
            migrate(connection)
        with later_schema():
            ran = tertulia("sets", GAME.name, "--publish", write_set(tmp_path, "My box"), *where)
        assert (ran.status, "start this version's servers first" in ran.err) == (2, True)
        with engine.begin() as connection:
            assert revision_of(connection) == known_revisions()[-1]
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0999'")
        for more in ([], ["--withdraw", "My box"], ["--publish", write_set(tmp_path, "My box")]):
            ran = tertulia("sets", GAME.name, *more, *where)
            assert (ran.status, "was written by a newer Tertulia" in ran.err) == (2, True)
        engine.dispose()


def test_published_set_replaces_set_of_same_name(tertulia: Tertulia, tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "games").folder
    data = ("--data", str(folder))
    for seed, says in ((1, "is published"), (1, "is published"), (2, "It replaces the set with that name.")):
        ran = tertulia("sets", GAME.name, "--publish", write_set(tmp_path, "My box", seed), *data)
        assert ran.status == 0
        assert says in ran.out
    assert [one.listed for one in sets_in(SqliteDatabase(folder), GAME.name)] == [False, True]
    ran = tertulia("sets", GAME.name, "--publish", write_set(tmp_path, "My box"), "--name", "La caja", *data)
    assert ran.status == 0
    assert {one.name for one in sets_in(SqliteDatabase(folder), GAME.name) if one.listed} == {"My box", "La caja"}
    words = tertulia("sets", GAME.name, *data).out.splitlines()
    assert len(words) == 4
    assert words[0].split()[:2] == ["name", "digest"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--publish", "draft.json"), "is a draft"),
        (("--publish", "nameless.toml"), "a published set needs a name"),
        (("--publish", "nameless.toml", "--name", "<b>"), "a published set needs a name"),
        (("--publish", "gone.toml"), "cannot be read"),
        (("--withdraw", "My box"), "no set is named 'My box'; published are none"),
        (("--publish", "draft.json", "--withdraw", "x"), "cannot be combined"),
        (("--name", "x"), "--name requires --publish FILE"),
    ],
)
def test_publish_refuses_unusable_set(
    tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], says: str
) -> None:
    folder = DataFolder(tmp_path / "games").folder
    monkeypatch.chdir(tmp_path)
    Path("draft.json").write_bytes(msgspec.json.encode({"set": {"name": "My box", "game": GAME.name, "draft": True}}))
    Path("nameless.toml").write_text(GAME.components().text, encoding="utf-8")
    ran = tertulia("sets", GAME.name, *arguments, "--data", str(folder))
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert sets_in(SqliteDatabase(folder), GAME.name) == []


def test_folder_without_games_is_refused(tertulia: Tertulia, tmp_path: Path) -> None:
    ran = tertulia("sets", GAME.name, "--data", str(tmp_path))
    assert (ran.status, ran.out) == (2, "")
    assert f"no games found in {tmp_path}" in ran.err


def test_replay_names_component_set(tertulia: Tertulia, tmp_path: Path) -> None:
    box = GAME.components(Path(write_set(tmp_path, "My box")))
    for components, says in ((box, True), (GAME.components(), False)):
        match = Match.new(GAME, seats=["human", "human"], options={}, key=bytes(32), components=components)
        match.act(match.actors()[0], match.legal(match.actors()[0])[0])
        save_record(match.record(), tmp_path / "game.json")
        ran = tertulia("replay", str(tmp_path / "game.json"), "--language", "en")
        assert ran.status == 0
        assert ran.out.startswith("Component set: My box\n0.") == says
        assert tertulia("replay", str(tmp_path / "game.json"), "--json").out.startswith('{"ply":0,')
