"""After a server is killed and started again, every game is as it was."""

from __future__ import annotations

import signal
import stat
import threading
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Guest, RunningServer

RECORD = Path(__file__).parents[2] / "golden" / "la-granja-2-deluxe.json"
DEVICE_GAME = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]


def test_kill_in_mid_game_loses_no_answered_move(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    tables = [host.start(DEVICE_GAME) for _ in range(3)]
    answered = dict.fromkeys(tables, 0)

    def play(table: str) -> None:
        try:
            while host.act(table).status_code == 200:
                answered[table] += 1
        except (httpx.HTTPError, KeyError):
            return

    threads = [threading.Thread(target=play, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    while min(answered.values()) < 8:
        threading.Event().wait(0.01)
    server.stop(signal.SIGKILL)
    for thread in threads:
        thread.join(20)
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        for table in tables:
            now = host.table(table)
            assert now["position"] in (answered[table], answered[table] + 1)
            assert [line["ply"] for line in now["log"]] == list(range(now["position"] + 1))
            assert host.act(table).status_code == 200
    finally:
        assert again.stop() == 0


def test_undo_works_after_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    table = host.start(DEVICE_GAME)
    for _ in range(60):
        quiet = [a["notation"] for a in host.table(table)["legal"] if not a.get("reveals")]
        if quiet:
            break
        host.act(table)
    before = host.table(table)
    assert host.act(table, quiet[0]).status_code == 200
    server.stop(signal.SIGKILL)
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        now = host.table(table)
        assert now["undo"]
        body = {"position": now["position"], "seat": now["as"]}
        assert host.post(f"tables/{table}/undo", body).status_code == 200
        assert host.table(table)["view"] == before["view"]
    finally:
        assert again.stop() == 0


def test_practice_game_continues_after_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    host = Guest(server.address)
    wish = {"record": RECORD.read_text(encoding="utf-8"), "ply": 57, "seat": 1, "bot": "random"}
    table = host.post("practice", wish).json()["id"]
    server.stop(signal.SIGKILL)  # possibly in the middle of a bot's turn
    again = RunningServer(tmp_path)
    try:
        host.http.base_url = httpx.URL(again.address)
        now = host.table(table)
        assert now["practice"] == {"table": None, "ply": 57}
        while now["actors"] != [1] and now["phase"] == "running":
            now = host.table(table)
        assert host.act(table).status_code == 200
    finally:
        assert again.stop() == 0


@pytest.mark.file
def test_data_folder_admits_one_server(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    try:
        with pytest.raises(RuntimeError, match="another server is using"):
            RunningServer(tmp_path)
    finally:
        assert server.stop() == 0


def test_secret_file_is_private_and_kept_after_restart(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    guest = Guest(server.address)
    assert server.stop() == 0
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    again = RunningServer(tmp_path)
    try:
        guest.http.base_url = httpx.URL(again.address)
        assert guest.get("me").json()["id"] == guest.me["id"]
    finally:
        assert again.stop() == 0
