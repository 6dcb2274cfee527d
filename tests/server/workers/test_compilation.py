"""A server on a new machine answers at once. A game can start when its rules are compiled."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.kernel.precompile import CompileError, CompileProgress, Precompilation
from tertulia.kernel.registry import installed_games
from tertulia.server.domain.commands import Open, PlaceBot, SeatPlan, Start
from tertulia.server.domain.errors import RulesFailed
from tertulia.server.domain.readiness import Readiness
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.table import Table
from tertulia.server.workers import preparing
from tertulia.server.workers.bots import BotWorker
from tests.server.asgi import Site, site
from tests.server.clocks import MovedClock
from tests.server.conftest import wait_until

ME = GuestId("me")
BOTS = [SeatPlan("me"), SeatPlan("bot", "greedy")]
MAX_WAIT_SECONDS = 60.0


class Compiler:
    """Replaces the compiling processes: continues or fails when the test says so."""

    def __init__(self) -> None:
        self.go_on, self.stopped = threading.Event(), threading.Event()
        self.error: CompileError | None = None

    def __call__(self, names: list[str], report: Callable[[CompileProgress], None], niceness: int) -> Compiler:
        self.report, self.name = report, names[0]
        return self

    def run(self) -> None:
        self.report(CompileProgress(self.name, "bot", 3, 5, 0.4))
        self.go_on.wait(MAX_WAIT_SECONDS)
        if self.error:
            raise self.error

    def stop(self) -> None:
        self.stopped.set()
        self.go_on.set()


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    fake_compiler = Compiler()
    monkeypatch.setattr(preparing, "Precompilation", fake_compiler)
    return fake_compiler


async def load_game_facts(running: Site, name: str) -> dict[str, Any]:
    """The entry of a game in the list of games."""
    answer = await running.ask(None, "GET", "/api/games")
    return next(game for game in msgspec.json.decode(answer.body) if game["name"] == name)


async def wait_until_compiled(running: Site) -> None:
    async def all_ready() -> None:
        while running.assembly.readiness.missing:
            await asyncio.sleep(0.01)

    await asyncio.wait_for(all_ready(), MAX_WAIT_SECONDS)


async def test_lobby_is_open_while_rules_are_compiled(tmp_path: Path, compiler: Compiler) -> None:
    async with site(tmp_path, missing=["granada"]) as running:
        while not (await load_game_facts(running, "granada"))["compiled_share"]:
            await asyncio.sleep(0.01)
        assert await load_game_facts(running, "granada") | {"compiled_share": 0.38} == await load_game_facts(
            running, "granada"
        )
        assert "compiled_share" not in await load_game_facts(running, "la-granja")
        table = await running.assembly.service.open(Open(ME, "granada", BOTS, {}, True))
        refused = await running.ask(ME, "POST", f"/api/tables/{table.id}/start", {})
        assert refused.status == 503
        assert msgspec.json.decode(refused.body)["error"] == "rules-preparing"
        assert (b"retry-after", b"3") in refused.headers
        assert table.state.phase == "open"
        compiler.go_on.set()
        await wait_until_compiled(running)
        assert "compiled_share" not in await load_game_facts(running, "granada")
        assert (await running.ask(ME, "POST", f"/api/tables/{table.id}/start", {})).status == 200


async def test_running_table_opens_when_its_rules_are_compiled(tmp_path: Path, compiler: Compiler) -> None:
    async with site(tmp_path) as running:
        table = await running.assembly.service.open(Open(ME, "granada", [SeatPlan("me"), SeatPlan("device")], {}, True))
        await running.assembly.service.run(table, Start(ME))
    async with site(tmp_path, missing=["granada"]) as running:
        closed = await running.ask(ME, "GET", f"/api/tables/{table.id}")
        assert (closed.status, msgspec.json.decode(closed.body)["error"]) == (503, "rules-preparing")
        compiler.go_on.set()
        await wait_until_compiled(running)
        assert (await running.ask(ME, "GET", f"/api/tables/{table.id}")).status == 200


async def test_server_compiles_rules_if_processes_fail(
    tmp_path: Path, compiler: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    compiler.error = CompileError("the rules of granada could not be compiled: killed")
    compiler.go_on.set()
    async with site(tmp_path, missing=["granada"]) as running:
        await wait_until_compiled(running)
    assert "retrying in the server process" in caplog.text


async def test_game_that_cannot_be_compiled_stays_closed(
    tmp_path: Path, compiler: Compiler, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: object) -> None:
        raise RuntimeError("no room")

    async with site(tmp_path) as running:
        table = await running.assembly.service.open(Open(ME, "granada", [SeatPlan("me"), SeatPlan("device")], {}, True))
        await running.assembly.service.run(table, Start(ME))
    compiler.go_on.set()
    monkeypatch.setattr(type(installed_games()["granada"]), "precompile", broken)
    async with site(tmp_path, missing=["granada"]) as running:
        readiness = running.assembly.readiness
        await asyncio.wait_for(wait_until(lambda: readiness.has_failed("granada")), MAX_WAIT_SECONDS)
        with pytest.raises(RulesFailed, match="granada cannot be played on this server"):
            readiness.require(installed_games()["granada"])
        facts = await load_game_facts(running, "granada")
        assert facts["failed"]
        assert "compiled_share" not in facts
        assert "failed" not in await load_game_facts(running, "la-granja")
        for answer in (
            await running.ask(ME, "GET", f"/api/tables/{table.id}"),
            await running.ask(ME, "POST", f"/api/tables/{table.id}/start", {}),
        ):
            assert (answer.status, msgspec.json.decode(answer.body)["error"]) == (503, "rules-failed")
            assert (b"retry-after", b"60") in answer.headers
    assert "granada cannot be played: its rules cannot be compiled: no room" in caplog.messages


async def test_failed_compilation_is_retried(
    compiler: Compiler, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first attempt fails in a process and in the server. Later attempts use only processes, until one succeeds."""
    loaded, woken = list[str](), list[list[str]]()

    def broken(self: object) -> None:
        loaded.append("granada")
        if compiler.error:
            raise RuntimeError("no room")

    async def ready() -> None:
        woken.append(readiness.missing)

    class Pauses(MovedClock):
        async def sleep(self, seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 4:
                compiler.error = None

    compiler.error, pauses = CompileError("the rules of granada could not be compiled: killed"), list[float]()
    compiler.go_on.set()
    monkeypatch.setattr(type(installed_games()["granada"]), "precompile", broken)
    readiness = Readiness(["granada"])
    await asyncio.wait_for(preparing.prepare_until_ready(readiness, ready, clock=Pauses()), MAX_WAIT_SECONDS)
    assert pauses == [60, 240, 960, 3600]
    assert loaded == ["granada"] * 2
    assert woken == [["granada"], []]
    readiness.require(installed_games()["granada"])
    assert "granada can be played now" in caplog.text


async def test_failed_game_does_not_stop_bots_of_other_games(
    tmp_path: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: object) -> None:
        raise RuntimeError("no room")

    async with site(tmp_path) as running:
        service = running.assembly.service
        monkeypatch.setattr(BotWorker, "work", lambda self, claimed: asyncio.Event().wait())
        table = await service.open(Open(ME, "la-granja", [SeatPlan("me"), SeatPlan("device")], {}, True))
        await service.run(table, Start(ME))
        await service.run(table, PlaceBot(ME, table.state.actors()[0], "random"))
    monkeypatch.undo()
    monkeypatch.setattr(preparing, "Precompilation", compiler)
    monkeypatch.setattr(type(installed_games()["granada"]), "precompile", broken)
    compiler.go_on.set()
    async with site(tmp_path, missing=["granada"]) as running:
        woken = await asyncio.wait_for(_wait_for_move(running, table.id), MAX_WAIT_SECONDS)
        assert woken.state.position > 0


async def _wait_for_move(running: Site, table_id: str) -> Table:
    """Return a table once a bot has moved there, without requesting the table."""
    while (found := running.assembly.service._tables.get(table_id)) is None or found.state.position == 0:
        await asyncio.sleep(0.02)
    return found


async def test_closing_server_stops_compilation(tmp_path: Path, compiler: Compiler) -> None:
    async with site(tmp_path, missing=["granada"]):
        await asyncio.sleep(0.05)
    assert compiler.stopped.is_set()


def test_fake_compiler_has_interface_of_the_real_one() -> None:
    compiling = Precompilation([], lambda step: None, 0)
    assert all(hasattr(compiling, name) for name in ("run", "stop"))
