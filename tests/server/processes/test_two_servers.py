"""Two server processes on one PostgreSQL database: changes through one are visible through the other."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import httpx
import pytest

from bench import usual
from tests.server import postgres
from tests.server.conftest import Guest, RunningServer, wait_for
from tests.server.redis import NEEDS_BROKER, Broker


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broker]:
    running = Broker(tmp_path_factory.mktemp("broker"))
    yield running
    running.stop()


@pytest.fixture(scope="module", params=[pytest.param("broker", marks=NEEDS_BROKER), "polling"])
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    folder = tmp_path_factory.mktemp("two")
    over = request.getfixturevalue("broker").address if request.param == "broker" else None
    with postgres.run_two_processes(folder, lambda data, database: RunningServer(data, database, over)) as servers:
        yield servers


def connect_to(guest: Guest, server: RunningServer) -> Guest:
    """A client with this guest's cookies at another process."""
    twin = Guest.__new__(Guest)
    twin.http = httpx.Client(base_url=server.address, timeout=20, cookies=guest.http.cookies)
    twin.me = guest.me
    return twin


@pytest.mark.proof_for("polling")
def test_game_is_played_through_both_processes(two: list[RunningServer]) -> None:
    ana = Guest(two[0].address)
    there = connect_to(ana, two[1])
    assert there.get("me").json()["name"] == ana.me["name"]
    table = ana.start([{"kind": "me"}, {"kind": "device"}])
    for step in range(12):
        who = (ana, there)[step % 2]
        answer = who.act(table)
        while answer.status_code == 409:  # this process has not received the other's move yet
            answer = who.act(table)
        assert answer.status_code == 200, answer.text
    wait_for(lambda: ana.table(table)["position"] == there.table(table)["position"] == 12)


@pytest.mark.proof_for("polling")
def test_stream_at_other_process_gets_the_move(two: list[RunningServer]) -> None:
    ana = Guest(two[0].address)
    there = connect_to(ana, two[1])
    table = ana.start([{"kind": "me"}, {"kind": "device"}])
    version = there.table(table)["version"]
    with there.http.stream("GET", f"/api/events?topic={table}@{version}") as stream:
        assert ana.act(table).status_code == 200
        lines = (line for line in stream.iter_lines() if line.startswith("id: "))
        assert next(lines) == f"id: {table}@{version + 1}"


@pytest.mark.proof_for("polling")
def test_bot_moves_once_across_processes(two: list[RunningServer]) -> None:
    ana = Guest(two[0].address)
    there = connect_to(ana, two[1])
    table = ana.start([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    there.table(table)  # now both processes have the table in memory
    for _ in range(3):
        wait_for(lambda: bool(ana.table(table)["legal"]))
        ana.act(table)
    wait_for(lambda: bool(ana.table(table)["legal"]))
    wait_for(lambda: there.table(table)["version"] == ana.table(table)["version"])
    now = ana.table(table)
    assert [line["ply"] for line in now["log"]] == list(range(now["position"] + 1))


@pytest.mark.proof_for("polling")
def test_name_and_presence_reach_other_process(two: list[RunningServer], request: pytest.FixtureRequest) -> None:
    if "polling" in request.node.name:  # only a broker carries names and presence
        return
    ana, bea = Guest(two[0].address), Guest(two[1].address)
    # Two guests may have been given the same name
    assert bea.put("me", {"name": "Bea", "language": "es"}).status_code == 200
    table = ana.open([{"kind": "me"}, {"kind": "open"}])
    assert bea.post(f"tables/{table}/sit", {"seat": 1}).status_code == 200
    wait_for(lambda: ana.table(table)["seats"][1]["name"] == "Bea", poll_seconds=0.2)
    wait_for(lambda: ana.table(table)["seats"][1]["online"], poll_seconds=0.2)
    assert bea.put("me", {"name": "Beatriz", "language": "es"}).status_code == 200
    wait_for(lambda: ana.table(table)["seats"][1]["name"] == "Beatriz", poll_seconds=0.2)


@pytest.mark.proof_for("polling")
def test_ids_invalid_in_postgresql_are_not_found(two: list[RunningServer]) -> None:
    ana = Guest(two[1].address)
    for path in (
        "tables/%00",
        "tables/a%00b",
        "tables/%F0%9F%98%80",
        f"sets/{usual.QUICK}/%00",
        f"sets/{usual.QUICK}/a%00b",
    ):
        assert ana.get(path).status_code == 404, path


@pytest.mark.proof_for("polling")
def test_process_continues_after_the_other_is_killed(two: list[RunningServer]) -> None:
    ana = Guest(two[0].address)
    there = connect_to(ana, two[1])
    table = ana.start([{"kind": "me"}, {"kind": "device"}])
    assert ana.act(table).status_code == 200
    position = ana.table(table)["position"]
    two[0].stop(signal.SIGKILL)
    assert there.table(table)["position"] == position
    assert there.act(table).status_code == 200
