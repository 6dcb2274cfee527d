"""Tables of one game with different component sets: each keeps its own, also after restarts and crashes."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from bench import usual
from tertulia.kernel.component_sets import changed_parts, set_digest
from tertulia.kernel.component_text import ComponentsText
from tertulia.kernel.game import Game
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.sets import random_set
from tertulia.play import GameRecord, Match, decode_record
from tertulia.play.log import Log
from tertulia.play.replay import replay
from tertulia.server.domain.commands import Start
from tertulia.server.domain.component_sets import ComponentSet, ComponentSets, body_of, own_set
from tertulia.server.domain.errors import ComponentsChanged
from tertulia.server.domain.running import run_command
from tertulia.server.domain.seats import GuestId, Seat
from tertulia.server.domain.state import TableState
from tertulia.server.domain.table import Table
from tests.server.asgi import Site, site
from tests.server.conftest import Guest, RunningServer
from tests.server.own_sets import make_own_set

GAME = find_game(usual.RICH)
ANA, BEN = GuestId("ana"), GuestId("ben")
SEATS = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
MINE, YOURS = make_own_set(GAME, "My box", 1), make_own_set(GAME, "Your box", 2)


class Visit:
    """Requests of one guest to a site."""

    def __init__(self, server: Site, guest: GuestId = ANA) -> None:
        self.server, self.guest = server, guest

    async def get(self, path: str) -> Any:
        answer = await self.server.ask(self.guest, "GET", f"/api/{path}")
        assert answer.status == 200, answer.body
        return msgspec.json.decode(answer.body)

    async def request_refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
        answer = await self.server.ask(self.guest, method, f"/api/{path}", body)
        error = msgspec.json.decode(answer.body)
        return answer.status, error["error"], error["message"]

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.server.ask(self.guest, "POST", f"/api/{path}", {} if body is None else body)
        assert answer.status in (200, 201), answer.body
        return msgspec.json.decode(answer.body)

    async def open(self, components: Any = None, **more: Any) -> str:
        wish = {"game": GAME.name, "seats": SEATS, **more}
        return str((await self.post("tables", wish | ({"components": components} if components else {})))["id"])

    async def start(self, components: Any = None, **more: Any) -> str:
        table = await self.open(components, **more)
        await self.post(f"tables/{table}/start")
        return table

    async def act(self, table: str, times: int = 1) -> None:
        for _ in range(times):
            now = await self.get(f"tables/{table}")
            body = {"position": now["position"], "seat": now["as"], "actions": [now["legal"][0]["notation"]]}
            await self.post(f"tables/{table}/moves", body)

    async def finish(self, table: str) -> None:
        """Play the table's game to its end."""
        found = await self.server.assembly.service.table(table)
        while found.state.phase != "over":
            await self.act(table)


@asynccontextmanager
async def open_visit(folder: Path) -> AsyncIterator[Visit]:
    async with site(folder) as server:
        yield Visit(server)


def load_match(guest: Visit, table: str) -> Match:
    match = guest.server.assembly.service._tables[table].state.match
    assert match is not None
    return match


def uses_set(match: Match, sent: dict[str, Any]) -> bool:
    """Return whether a match was dealt with this set, and its record carries the set."""
    box = GAME.components(ComponentsText("sent", msgspec.json.encode(sent)))
    record = match.record()
    carried = record.printed is not None and record.printed["set"]["name"] == sent["set"]["name"]
    laid = GAME.zero_state(box)["box"].tobytes() == match.state["box"].tobytes()
    return carried and laid and record.components == box.hash == match.components


async def test_tables_of_one_game_use_different_sets(tmp_path: Path) -> None:
    async with open_visit(tmp_path) as ana:
        tables = [(await ana.start({"set": sent}), sent) for sent in (MINE, YOURS)]
        usual_one = await ana.start()
        for table, sent in tables:
            await ana.act(table, 5)
            components = (await ana.get(f"tables/{table}"))["components"]
            whole = GAME.components(ComponentsText("sent", msgspec.json.encode(sent)))
            assert components["name"] == sent["set"]["name"]
            assert (components["hash"], components["is_default"]) == (whole.hash, False)
            assert uses_set(load_match(ana, table), sent)
        components = (await ana.get(f"tables/{usual_one}"))["components"]
        assert (components["hash"], components["name"], components["is_default"]) == (GAME.components().hash, "", True)
        assert load_match(ana, usual_one).record().printed is None
        names = {one["id"]: one["set_name"] for one in (await ana.get("tables"))["tables"]}
        assert names == {tables[0][0]: "My box", tables[1][0]: "Your box", usual_one: ""}


async def test_tables_keep_their_sets_after_restart(tmp_path: Path) -> None:
    async with open_visit(tmp_path) as ana:
        tables = [(await ana.start({"set": sent}), sent) for sent in (MINE, YOURS)]
        waiting = await ana.open({"set": MINE})
        for table, _ in tables:
            await ana.act(table, 5)
        before = {table: await ana.get(f"tables/{table}") for table, _ in tables}
    async with open_visit(tmp_path) as ana:
        for table, sent in tables:
            assert await ana.get(f"tables/{table}") == before[table]
            assert uses_set(load_match(ana, table), sent)
            moment = await ana.get(f"tables/{table}/position?ply=0")
            assert moment["ply"] == 0
            await ana.act(table, 3)
            assert uses_set(load_match(ana, table), sent)
        await ana.post(f"tables/{waiting}/start")
        assert uses_set(load_match(ana, waiting), MINE)


async def test_names_in_a_set_are_known_after_restart(tmp_path: Path) -> None:
    """A snapshot holds only numbers. The set's own words in a view come from the stored set."""
    async with open_visit(tmp_path) as ana:
        table = await ana.start({"set": MINE})
        view = (await ana.get(f"tables/{table}"))["view"]
        unload_sets()
    async with open_visit(tmp_path) as ana:
        assert (await ana.get(f"tables/{table}"))["view"] == view


def unload_sets() -> None:
    """Forget loaded sets, as in a new process, which knows only the game's own set."""
    from tertulia.games.la_granja.components import load

    load._RECORDS.clear()
    load._NAMES.clear()


async def test_rematch_and_practice_use_the_tables_set(tmp_path: Path) -> None:
    """A rematch, the record, and practice from the table and from the file, also at another site."""
    async with open_visit(tmp_path) as ana:
        table = await ana.start({"set": MINE})
        await ana.finish(table)
        record = await load_record(ana, table)
    async with open_visit(tmp_path) as ana:
        assert await load_record(ana, table) == record
        assert len(list(replay(record))) == len(record.actions) + 1
        digest = (await ana.get(f"tables/{table}"))["components"]["digest"]
        assert record.printed is not None
        assert set_digest(record.printed) == digest
        await ana.post(f"tables/{table}/rematch")
        following = (await ana.get(f"tables/{table}"))["rematch_table"]
        text = msgspec.json.encode(record).decode()
        later = (await ana.post(f"tables/{table}/practice", {"ply": 10, "seat": 0, "bot": "random"}))["id"]
        uploaded = (await ana.post("practice", {"record": text, "ply": 10, "seat": 0, "bot": "random"}))["id"]
        for other in (following, later, uploaded):
            assert (await ana.get(f"tables/{other}"))["components"]["digest"] == digest
    async with open_visit(tmp_path / "elsewhere") as ben:
        there = (await ben.post("practice", {"record": text, "ply": 10, "seat": 0, "bot": "random"}))["id"]
        assert (await ben.get(f"tables/{there}"))["components"]["digest"] == digest
        assert (await ben.get(f"sets/{GAME.name}/{digest}"))["name"] == "My box"


async def load_record(guest: Visit, table: str) -> GameRecord:
    answer = await guest.server.ask(guest.guest, "GET", f"/api/tables/{table}/record")
    assert answer.status == 200
    return decode_record(answer.body)


async def test_set_is_found_and_exported_by_digest(tmp_path: Path) -> None:
    async with open_visit(tmp_path) as ana:
        table = await ana.open({"set": MINE})
        components = (await ana.get(f"tables/{table}"))["components"]
        facts = await ana.get(f"sets/{GAME.name}/{components['digest']}")
        assert (facts["name"], facts["hash"], facts["digest"]) == ("My box", components["hash"], components["digest"])
        file = await ana.get(f"sets/{GAME.name}/{components['digest']}?as=file")
        assert file["set"] == MINE["set"]
        again = await ana.open({"set": file})
        assert (await ana.get(f"tables/{again}"))["components"] == components
        by_digest = await Visit(ana.server, BEN).open({"digest": components["digest"]})
        assert (await ana.get(f"tables/{by_digest}"))["components"] == components
        assert await ana.get(f"sets/{GAME.name}") == []  # the set is stored, but not published
        usual_one = await ana.get(f"components/{GAME.name}")
        assert (usual_one["name"], usual_one["hash"]) == ("", GAME.components().hash)
        assert (await ana.get(f"sets/{GAME.name}/{usual_one['digest']}")) == usual_one
        assert (await ana.request_refusal("GET", f"sets/{GAME.name}/{'0' * 64}"))[:2] == (404, "set-unknown")
        assert (await ana.request_refusal("GET", f"sets/{usual.QUICK}/{components['digest']}"))[:2] == (
            404,
            "set-unknown",
        )
        wish = {"game": GAME.name, "seats": SEATS, "components": {"digest": "0" * 64}}
        assert (await ana.request_refusal("POST", "tables", wish))[:2] == (404, "set-unknown")


async def test_killed_server_keeps_sets_of_its_tables(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    wish = {"game": GAME.name, "seats": SEATS}
    tables = []
    for sent in (MINE, YOURS):
        table = host.post("tables", {**wish, "components": {"set": sent}}).json()["id"]
        assert host.post(f"tables/{table}/start").status_code == 200
        assert host.act(table).status_code == 200
        tables.append((table, sent))
    before = [host.table(table) for table, _ in tables]
    server.stop(signal.SIGKILL)
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        for (table, sent), then in zip(tables, before, strict=True):
            now = host.table(table)
            assert (now["components"], now["view"]) == (then["components"], then["view"])
            assert now["components"]["name"] == sent["set"]["name"]
            assert host.act(table).status_code == 200
    finally:
        assert again.stop() == 0


@pytest.mark.parametrize("name", ["My box", "Schachtel von Jörg", "La caja de María – 2.ª edición"])
async def test_set_name_may_contain_accents_and_punctuation(tmp_path: Path, name: str) -> None:
    async with open_visit(tmp_path) as ana:
        table = await ana.open({"set": {"set": {"name": name, "game": GAME.name}}})
        components = (await ana.get(f"tables/{table}"))["components"]
        assert (components["name"], components["is_default"], components["hash"]) == (
            name,
            False,
            GAME.components().hash,
        )


@pytest.mark.parametrize(
    "game", [game for game in installed_games().values() if game.components().data], ids=lambda game: str(game.name)
)
def test_partial_set_is_stored_complete(game: Game) -> None:
    """The stored set is complete, and has the same digest when it is read again."""
    for seed in range(4):
        own = random_set(game, Random(f"partial {seed}"), 6).data
        header = {"set": {"name": "My box", "game": game.name}}
        sent = own_set(game, msgspec.json.encode(header | changed_parts(game.components().data, own)))
        again = ComponentSets({game.name: game.components()}).read(game.name, sent.digest, body_of(sent))
        assert again is not None
        assert (again.digest, again.components.hash) == (sent.digest, sent.components.hash)
        assert again.components.marks == sent.components.marks


GRANADA, HOST = find_game("granada"), GuestId("host")


def make_open_table(printed: ComponentSet) -> Table:
    seats = (Seat("guest", HOST), Seat("bot", None, "Olivo", "greedy"))
    state = TableState("open", HOST, seats, None, Log())
    return Table("table", GRANADA, {"scoring": "normal"}, True, bytes(32), printed.components.hash, state, printed)


def test_table_with_missing_set_is_not_started() -> None:
    table = make_open_table(ComponentSet(GRANADA.name, GRANADA.components()))
    table.printed, printed_set = None, table.printed
    with pytest.raises(ComponentsChanged):
        run_command(Start(HOST), table, table.state.fork())
    table.printed = printed_set
    run_command(Start(HOST), table, table.state)
    assert table.state.phase == "running"


def test_record_contains_set_unless_it_is_the_packages() -> None:
    for printed in (GRANADA.components(), replace(GRANADA.components(), hash="f" * 64, name="My box")):
        table = make_open_table(ComponentSet(GRANADA.name, printed))
        run_command(Start(HOST), table, table.state)
        carried = table.state.fork().record().printed
        assert (carried is None) == (not printed.name)
        assert carried is None or carried["set"] == {"name": "My box", "game": "granada"}
