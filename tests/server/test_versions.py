"""Running games after a change of the rules: replayed from their log, or refused with a clear message."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Guest, RunningServer, wait_for

pytestmark = pytest.mark.file

ALONE = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


def database(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.is_file() and path.read_bytes()[:6] == b"SQLite")


def changed(folder: Path, *statements: str) -> None:
    with sqlite3.connect(database(folder)) as connection:
        for statement in statements:
            connection.execute(statement)


def played(folder: Path, actions: int) -> tuple[Guest, str, dict[str, object]]:
    server = RunningServer(folder)
    host = Guest(server.address)
    table = host.start(ALONE, game="la-granja")
    for _ in range(actions):
        assert host.act(table).status_code == 200
    before = host.table(table)
    assert server.stop() == 0
    return host, table, before


@pytest.mark.proof_for("another size")
@pytest.mark.parametrize(
    "statement",
    ["UPDATE game_table SET game_version = 0", "UPDATE snapshot SET state = x'789c030000000001'"],
    ids=["another version", "another size"],
)
def test_a_running_game_is_played_again(tmp_path: Path, statement: str) -> None:
    host, table, before = played(tmp_path, 25)
    changed(tmp_path, statement)
    server = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(server.address)
        now = host.table(table)
        for part in ("view", "position", "legal", "log", "undo"):
            assert now[part] == before[part]
        for _ in range(20):
            assert host.act(table).status_code == 200
    finally:
        assert server.stop() == 0
    third = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(third.address)
        assert host.table(table)["position"] == int(str(before["position"])) + 20
    finally:
        assert third.stop() == 0


def test_what_is_no_longer_legal_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    host, table, _ = played(tmp_path, 6)
    changed(tmp_path, "UPDATE game_table SET game_version = 0", "UPDATE log SET notation = 'take 6' WHERE ply = 2")
    server = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(server.address)
        answer = host.get(f"tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "rules-changed")
        assert "action 2" in answer.json()["message"]
        assert "take" not in answer.text  # any visitor may ask, so the message names no played and no legal action
        assert "accepted" not in answer.json()
        assert Guest(server.address).get(f"tables/{table}").json() == answer.json()
        assert host.get("health").status_code == 200
    finally:
        assert server.stop() == 0
    with sqlite3.connect(database(tmp_path)) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (7,)


def test_a_bots_table_wakes_when_somebody_looks(tmp_path: Path) -> None:
    """A table with a player's seat wakes by itself."""
    first = RunningServer(tmp_path)
    host = Guest(first.address)
    table = host.start([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], game="la-granja")
    assert first.stop() == 0
    second = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(second.address)
        wait_for(lambda: host.table(table)["phase"] == "over", every=0.2)
    finally:
        assert second.stop() == 0
